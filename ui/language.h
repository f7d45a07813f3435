#pragma once

#include <QString>

#include <functional>

class QAbstractItemModel;
class QObject;

namespace ui {

/// Says everything in this language from now on, what is on the screen already included, and writes dates and reads
/// lines as its speakers do. English for one that there is not (translations/languages.h). Until this is called the
/// window speaks English.
void speak(const QString& code);
/// The code of the language that is spoken.
QString spokenLanguage();

/// A sentence in the language that is spoken when it is asked for. Whoever shows one for a while asks again in another.
using Sentence = std::function<QString()>;

/// Runs `setTexts` now and again whenever another language is spoken, as long as `owner` lives: a widget, or what has
/// one for its parent. Whoever sets a text sets it in here.
void inEachLanguage(QObject* owner, std::function<void()> setTexts);
/// Runs `setTexts` whenever another language is spoken, and not yet.
void onNewLanguage(QObject* owner, std::function<void()> setTexts);
/// Tells the views of `model`, which has a widget for its parent, to ask again for all it says in another language.
void retellInEachLanguage(QAbstractItemModel* model);

} // namespace ui
