#include "ui/pages/play/match_menu.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

MatchMenu::MatchMenu(int pause, QWidget* parent)
    : QToolButton(parent)
{
    setText(tr("Match"));
    setAccessibleName(tr("Match menu"));
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    auto* entries = new QMenu(this);
    // The window's own menu has the key; a second action with it would leave both without.
    const QString key = QKeySequence(QKeySequence::New).toString(QKeySequence::NativeText);
    entries->addAction(tr("New match…") + QLatin1Char('\t') + key, this, &MatchMenu::newMatchAsked);
    entries->addSeparator();
    m_ofMatch << entries->addAction(tr("Skip to my turn"), this, &MatchMenu::skipAsked);
    m_ofMatch << entries->addAction(tr("Put away for later"), this, &MatchMenu::leaveAsked);
    m_draw = entries->addAction(tr("Offer a draw…"), this, &MatchMenu::confirmDraw);
    m_ofMatch << entries->addAction(tr("Give up this match"), this, &MatchMenu::confirmGivingUp);
    QMenu* speed = entries->addMenu(tr("Pause between choices of an AI"));
    auto* group = new QActionGroup(speed);
    for (const auto& [name, milliseconds] : { std::pair { tr("None"), 0 }, std::pair { tr("Short"), 250 },
             std::pair { tr("Normal"), 600 }, std::pair { tr("Long"), 1400 } }) {
        QAction* action = speed->addAction(name);
        action->setCheckable(true);
        action->setChecked(milliseconds == pause);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
            [this, milliseconds = milliseconds] { Q_EMIT pauseChosen(milliseconds); });
    }
    setMenu(entries);
}

void MatchMenu::setMatchRunning(bool running)
{
    for (QAction* action : m_ofMatch)
        action->setEnabled(running);
}

void MatchMenu::setDrawPossible(bool possible, int persons)
{
    m_draw->setEnabled(possible);
    m_persons = persons;
}

void MatchMenu::confirmDraw()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Draw"),
        m_persons > 1 ? tr("End this match as a draw? Everybody at this screen must agree; other players are asked.")
                      : tr("Offer to end this match as a draw? It is over if all other players agree."),
        QMessageBox::Cancel, parentWidget());
    auto* yes = box->addButton(m_persons > 1 ? tr("We all agree") : tr("Offer a draw"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(yes, &QPushButton::clicked, this, &MatchMenu::drawOffered);
    box->open();
}

void MatchMenu::confirmGivingUp()
{
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("Give up"),
        tr("Give up this match? It stays in the list as given up and cannot be played on."), QMessageBox::Cancel,
        parentWidget());
    auto* yes = box->addButton(tr("Give up"), QMessageBox::DestructiveRole);
    box->setDefaultButton(QMessageBox::Cancel);
    box->setEscapeButton(QMessageBox::Cancel);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(yes, &QPushButton::clicked, this, &MatchMenu::giveUpAsked);
    box->open();
}

} // namespace ui
