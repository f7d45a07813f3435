#pragma once

#include "ui/language.h"

#include <QMessageBox>
#include <QString>
#include <QStringList>

#include <string>

class QPushButton;
class QWidget;

namespace ui {

/// What a dialog asks. `verb` is what the button says that does it ("Delete"), `refusal` what the other one says
/// ("Play on"); null for "Cancel".
struct Asking {
    Sentence title;
    Sentence sentence;
    Sentence verb;
    Sentence refusal = nullptr;
};

/// Asks for a name that is not empty and not in `taken`. Empty when the person thought better of it.
QString askName(QWidget* parent, const Asking& question, const QString& proposal, const QStringList& taken);

/// Asks before something that cannot be taken back.
bool askToConfirm(QWidget* parent, const Asking& question);

/// Asks where to write a file, and proposes a name, in exportFolder(). Empty when the person thought better of it. With
/// `asksAgain` a name that is taken is confirmed here. `kinds` are Qt's filters, several parted by ";;": the name
/// follows the one that is chosen.
QString askWhereToWrite(
    QWidget* parent, const Sentence& title, const QString& proposal, const Sentence& kinds, bool asksAgain = true);
/// Asks for a file of a folder that is there.
QString askForFile(QWidget* parent, const Sentence& title, const QString& folder, const Sentence& kinds);
/// Asks for files of a folder that is there, one or several. Empty when the person thought better of it.
QStringList askForFiles(QWidget* parent, const Sentence& title, const QString& folder, const Sentence& kinds);
/// Asks for a folder to write into, from exportFolder() on. Empty when the person thought better of it.
QString askForFolder(QWidget* parent, const Sentence& title);

/// Has a message box ask this: its title also stands over the sentence, for not every desktop gives a dialog a bar with
/// it. Enter and Escape refuse; the button that says yes.
QPushButton* setQuestion(QMessageBox& box, const Asking& question, QMessageBox::ButtonRole role);
/// Has a message box say this in each language, as plain text.
void setTexts(QMessageBox& box, const Sentence& title, const Sentence& sentence);

} // namespace ui
