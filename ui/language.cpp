#include "ui/language.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace ui {

namespace {

const QString kEnglish = QStringLiteral("en");

/// Qt tells every widget that the language has changed, and every widget tells what lies in it.
class LanguageWatch final : public QObject {
public:
    LanguageWatch(QObject* owner, std::function<void()> setTexts)
        : QObject(owner)
        , m_setTexts(std::move(setTexts))
    {
        owner->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_setTexts();
        return false;
    }

private:
    std::function<void()> m_setTexts;
};

/// The words of Qt's own dialogs, where they are installed, and ours.
std::vector<QTranslator*> translatorsFor(const QString& code, QObject* owner)
{
    std::vector<QTranslator*> translators;
    for (const auto& [file, folder] :
        { std::pair { QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath) },
            std::pair { QStringLiteral("breakpoint_") + code, QStringLiteral(":/i18n") } }) {
        auto* translator = new QTranslator(owner);
        if (translator->load(file, folder))
            translators.push_back(translator);
        else
            delete translator;
    }
    return translators;
}

void install(const QString& code)
{
    QCoreApplication* const application = QCoreApplication::instance();
    const QString mine = QStringLiteral("language");
    const auto before = application->findChildren<QTranslator*>(mine, Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : translatorsFor(code, application)) {
        translator->setObjectName(mine);
        QCoreApplication::installTranslator(translator);
    }
    qDeleteAll(before);
}

/// English has a file, too: one turn, two turns.
void speakEnglish()
{
    install(kEnglish);
}

Q_COREAPP_STARTUP_FUNCTION(speakEnglish)

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all {
        { kEnglish, QStringLiteral("English"), true },
        { QStringLiteral("de"), QStringLiteral("Deutsch"), false },
    };
    return all;
}

bool hasLanguage(const QString& code)
{
    return std::any_of(languages().begin(), languages().end(), [&](const Language& each) { return each.code == code; });
}

void speak(const QString& code)
{
    const QString spoken = hasLanguage(code) ? code : kEnglish;
    // Whoever reads English may write dates as they do at home.
    const QLocale home = QLocale::system();
    const QLocale own(spoken);
    QLocale::setDefault(spoken == kEnglish || own.language() == home.language() ? home : own);
    QGuiApplication::setLayoutDirection(own.textDirection());
    install(spoken);
}

void inEachLanguage(QObject* owner, std::function<void()> setTexts)
{
    setTexts();
    onNewLanguage(owner, std::move(setTexts));
}

void onNewLanguage(QObject* owner, std::function<void()> setTexts)
{
    new LanguageWatch(owner, std::move(setTexts));
}

void retellInEachLanguage(QAbstractItemModel* model)
{
    onNewLanguage(model, [model] {
        const int rows = model->rowCount();
        const int columns = model->columnCount();
        if (columns > 0)
            Q_EMIT model->headerDataChanged(Qt::Horizontal, 0, columns - 1);
        if (rows > 0 && columns > 0)
            Q_EMIT model->dataChanged(model->index(0, 0), model->index(rows - 1, columns - 1));
    });
}

} // namespace ui
