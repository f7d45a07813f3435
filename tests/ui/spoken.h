#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

namespace tests {

/// Ways the window says, in the language that is spoken, what it says like this in English: "First faction: Pirates"
/// may be "Erste Fraktion: Pirates". It looks through the translations, and through those of patterns, and gives the
/// text itself where there is none: names, and what the game says.
QStringList spoken(const QString& english);
/// The first of them.
QString inWords(const QString& english);

/// Whether a text of the window says this.
bool says(const QString& shown, const QString& english);
/// Whether it begins with this, or has it in it; in the latter "§" stands for anything.
bool begins(const QString& shown, const QString& english);
bool mentions(const QString& shown, const QString& english);

/// The words of the window's English that stand in nothing it says in German, in small letters.
QSet<QString> englishWords();

/// For initTestCase_data(): each test of the class runs once in each language, which init() speaks by speakNext(). With
/// BREAKPOINT_LANGUAGE=de it is that one alone.
void addLanguages();
/// Likewise, in one language that the name of the class decides, for classes that take long: all of them together go
/// through every language. With BREAKPOINT_LONG each does.
void addLanguageOf(const char* testClass);
void speakNext();
/// For what is long and the same whatever is spoken.
bool inFirstLanguage();

} // namespace tests
