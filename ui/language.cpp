#include "ui/language.h"

#include "translations/languages.h"

#include <QAbstractItemModel>
#include <QEvent>
#include <QGuiApplication>
#include <QLocale>

namespace ui {

namespace {

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

} // namespace

void speak(const QString& code)
{
    const QString spoken = translations::hasLanguage(code) ? code : translations::languages().front().code;
    QGuiApplication::setLayoutDirection(QLocale(spoken).textDirection());
    translations::speak(spoken);
}

QString spokenLanguage()
{
    return translations::spoken();
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
