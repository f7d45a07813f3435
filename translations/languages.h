#pragma once

#include "core/language/language.h"

#include <QString>

#include <vector>

namespace translations {

/// A language that both programs have words for; its file is breakpoint_CODE.ts.
struct Language {
    QString code; ///< ISO 639, as the settings and `--language` name it
    QString name; ///< as its speakers call it
    core::language::Language inCore; ///< how core knows it
    bool whole; ///< the games speak it, too; only such a language is offered in the window
};

/// All of core's that have a file, English first.
const std::vector<Language>& languages();
/// Whether there is such a language, whole or not.
bool hasLanguage(const QString& code);
/// "en, de".
QString languageCodes();
/// The first language that the user reads, by the settings of the system, and that there is; else English.
QString systemLanguage();

/// Says everything in this language from now on, core's sentences included. English for one that there is not. Until
/// this is called English is spoken. There must be an application. Numbers and dates are written as its speakers do
/// from then on, by QLocale().
void speak(const QString& code);
/// The code of the language that is spoken.
QString spoken();

} // namespace translations
