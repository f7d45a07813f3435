#include "ui/dialogs/help_dialogs.h"

#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/text_table.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HelpDialogs)
};

void addRow(QStandardItemModel& model, const QString& keys, const QString& what)
{
    model.appendRow({ new QStandardItem(keys), new QStandardItem(what) });
}

/// Every key there is: those of the menus first.
void fill(QStandardItemModel& model, const QList<QAction*>& actions)
{
    model.removeRows(0, model.rowCount());
    model.setHorizontalHeaderLabels({ Words::tr("Keys"), Words::tr("What they do") });
    for (const QAction* action : actions)
        if (!action->shortcut().isEmpty())
            addRow(model, action->shortcut().toString(QKeySequence::NativeText),
                QString(action->text()).remove(QLatin1Char('&')).remove(QStringLiteral("…")));
    const auto native = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
    addRow(model, native(QKeySequence::Undo), Words::tr("Take your last choice back"));
    addRow(model, native(Qt::CTRL | Qt::Key_H), Words::tr("Hint: what a search would do, what it expects and why"));
    addRow(model, native(Qt::CTRL | Qt::Key_E), Words::tr("End, pass or be done, as the prompt offers it"));
    addRow(model, native(Qt::CTRL | Qt::Key_D), Words::tr("Look at the discard piles"));
    addRow(model, QStringLiteral("N"), Words::tr("On the table and in the hand: to the next that can be chosen"));
    addRow(model, native(QKeySequence::Find), Words::tr("Search on this page"));
    addRow(model, Words::tr("Tab, Shift+Tab"), Words::tr("To the next or the previous field"));
    addRow(model, Words::tr("Arrow keys"), Words::tr("Within a list, a table or the gallery"));
    addRow(model, Words::tr("Enter, Space"), Words::tr("Choose what the keyboard is on"));
    addRow(model, Words::tr("Enter in the log or the moves"), Words::tr("Why this was chosen"));
    addRow(model, Words::tr("Escape"), Words::tr("Back out of a choice or a dialog"));
    addRow(model, Words::tr("F2, Delete"), Words::tr("Rename or delete a saved pair; delete a match"));
    addRow(model, Words::tr("Alt+Left"), Words::tr("From a match back to the list; in the rules to the entry before"));
}

void addButtons(QDialog& dialog, QVBoxLayout& column)
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column.addWidget(buttons);
}

} // namespace

void showShortcuts(QWidget* window, const QList<QAction*>& actions)
{
    QDialog dialog(window);
    QStandardItemModel model;
    auto* table = new TextTable(&dialog);
    table->setModel(&model);
    table->setWideColumn(1);
    inEachLanguage(&dialog, [&] {
        dialog.setWindowTitle(Words::tr("Keyboard shortcuts"));
        table->setAccessibleName(Words::tr("Keyboard shortcuts"));
        fill(model, actions);
    });
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(16, 16, 16, 16);
    column->addWidget(table, 1);
    addButtons(dialog, *column);
    dialog.resize(scaled(dialog.font(), 460), scaled(dialog.font(), 520));
    boundToScreen(dialog);
    dialog.exec();
}

void showAbout(QWidget* parent)
{
    QDialog dialog(parent);
    auto* contents = new QWidget(&dialog);
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(28, 24, 28, 18);
    column->setSpacing(10);
    auto* picture = new PlainLabel(contents);
    const int side = scaled(dialog.font(), 72);
    picture->setPixmap(applicationIcon().pixmap(QSize(side, side), dialog.devicePixelRatioF()));
    auto* name = new PlainLabel(QStringLiteral("Breakpoint ") + QCoreApplication::applicationVersion(), contents);
    setRole(name, Role::Title);
    auto* text = new PlainLabel(contents);
    inEachLanguage(&dialog, [&dialog, text] {
        dialog.setWindowTitle(Words::tr("About Breakpoint"));
        text->setText(Words::tr(
            "Play Smash Up against the computer or each other, keep every match, and see how it went.\n\n"
            "Free software under the GNU General Public License, version 3 or later. It comes without any warranty.\n\n"
            "Made with Qt %1 and SQLite. Smash Up is a game by Paul Peterson, published by Alderac Entertainment "
            "Group; this program is not theirs.")
                          .arg(QLatin1String(qVersion())));
    });
    text->setWordWrap(true);
    text->setFixedWidth(scaled(dialog.font(), 380));
    column->addWidget(picture, 0, Qt::AlignHCenter);
    column->addWidget(name, 0, Qt::AlignHCenter);
    column->addWidget(text);
    auto* rows = new QVBoxLayout(&dialog);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(new ScrolledArea(contents, &dialog), 1);
    addButtons(dialog, *rows);
    dialog.resize(contents->sizeHint().width(), rows->sizeHint().height());
    boundToScreen(dialog);
    dialog.exec();
}

} // namespace ui
