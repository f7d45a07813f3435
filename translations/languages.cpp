#include "translations/languages.h"

#include "core/handbook/edition_reader.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <algorithm>

namespace translations {

namespace {

const QString kEnglish = QStringLiteral("en");

QString inQt(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const Language& languageOf(const QString& code)
{
    const auto found
        = std::find_if(languages().begin(), languages().end(), [&](const Language& each) { return each.code == code; });
    return found == languages().end() ? languages().front() : *found;
}

/// How the speakers of a language write numbers and dates; as at home where it is spoken there, and days have their
/// names in it, too (LC_TIME may have another than LANG). A home without a language is English.
QLocale localeFor(const QString& code)
{
    const QLocale home = QLocale::system();
    const QLocale own(code);
    const bool plain = home.language() == QLocale::C && own.language() == QLocale::English;
    const bool spoken = plain || own.language() == home.language();
    return spoken && home.dayName(Qt::Monday) == own.dayName(Qt::Monday) ? home : own;
}

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

/// What an edition in that language calls its cards. The files are in the program, and tests/translations reads them
/// all, so there is nobody to tell of a fault.
core::language::EditionNames editionIn(const QString& code)
{
    const QDir folder(QStringLiteral(":/i18n/cards/") + code);
    std::vector<core::SourceFile> files;
    for (const QString& name : folder.entryList({ QStringLiteral("*.json") }))
        if (QFile file(folder.filePath(name)); file.open(QIODevice::ReadOnly))
            files.push_back({ name.toStdString(), file.readAll().toStdString() });
    core::Problems problems;
    return core::readEditionNames(files, problems);
}

/// English has a file, too: one turn, two turns. Texts of cards are made when a game is, in all languages.
void speakEnglish()
{
    for (const Language& language : languages())
        core::language::setEditionNames(language.inCore, editionIn(language.code));
    speak(kEnglish);
}

Q_COREAPP_STARTUP_FUNCTION(speakEnglish)

} // namespace

const std::vector<Language>& languages()
{
    static const std::vector<Language> all = [] {
        std::vector<Language> found;
        for (const core::language::LanguageFacts& each : core::language::kAllLanguages) {
            const QString code = inQt(each.code);
            if (QFile::exists(QStringLiteral(":/i18n/breakpoint_%1.qm").arg(code)))
                found.push_back({ code, inQt(each.name), each.language, each.whole });
        }
        return found;
    }();
    return all;
}

bool hasLanguage(const QString& code)
{
    return languageOf(code).code == code;
}

QString languageCodes()
{
    QStringList codes;
    for (const Language& language : languages())
        codes << language.code;
    return codes.join(QStringLiteral(", "));
}

QString systemLanguage()
{
    const QLocale home = QLocale::system();
    if (home.language() == QLocale::C) // which is English, whatever LANGUAGE has
        return kEnglish;
    for (const QString& each : home.uiLanguages()) // "de-AT"
        if (const QString code = each.section(QLatin1Char('-'), 0, 0); hasLanguage(code))
            return code;
    return kEnglish;
}

void speak(const QString& code)
{
    const Language& language = languageOf(code);
    core::language::speak(language.inCore);
    QLocale::setDefault(localeFor(language.code));
    QCoreApplication* const application = QCoreApplication::instance();
    const QString mine = QStringLiteral("language");
    const auto before = application->findChildren<QTranslator*>(mine, Qt::FindDirectChildrenOnly);
    for (QTranslator* translator : translatorsFor(language.code, application)) {
        translator->setObjectName(mine);
        QCoreApplication::installTranslator(translator);
    }
    qDeleteAll(before);
}

QString spoken()
{
    for (const Language& language : languages())
        if (language.inCore == core::language::spoken())
            return language.code;
    return kEnglish;
}

} // namespace translations
