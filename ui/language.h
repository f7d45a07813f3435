#pragma once

#include <QString>

#include <functional>
#include <vector>

class QAbstractItemModel;
class QObject;

namespace ui {

/// A language that the window has words for; its file is translations/breakpoint_CODE.ts.
struct Language {
    QString code; ///< ISO 639, as the settings and `--language` name it
    QString name; ///< as its speakers call it
    bool whole; ///< the games speak it, too; only such a language is offered in the window
};

/// All of them, English first.
const std::vector<Language>& languages();
/// Whether there is such a language, whole or not.
bool hasLanguage(const QString& code);

/// Says everything in this language from now on, what is on the screen already included, and writes dates and reads
/// lines as its speakers do. English for one that there is not. Until this is called the window speaks English.
void speak(const QString& code);

/// Runs `setTexts` now and again whenever another language is spoken, as long as `owner` lives: a widget, or what has
/// one for its parent. Whoever sets a text sets it in here.
void inEachLanguage(QObject* owner, std::function<void()> setTexts);
/// Runs `setTexts` whenever another language is spoken, and not yet.
void onNewLanguage(QObject* owner, std::function<void()> setTexts);
/// Tells the views of `model`, which has a widget for its parent, to ask again for all it says in another language.
void retellInEachLanguage(QAbstractItemModel* model);

} // namespace ui
