#include "ui/pages/play/match_menu.h"

#include "ui/dialogs/ask.h"
#include "ui/language.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/match_plan.h"

#include <QActionGroup>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

namespace {

/// Asks beside the match, which does not wait for the answer; the button that says yes.
QPushButton* openQuestion(const Asking& question, QMessageBox::ButtonRole role, QWidget* parent)
{
    auto* box = new QMessageBox(parent);
    QPushButton* const yes = setQuestion(*box, question, role);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
    return yes;
}

} // namespace

QString aiPauseWord(int milliseconds)
{
    return milliseconds <= 0            ? MatchMenu::tr("None", "a pause")
        : milliseconds < kUsualAiPause  ? MatchMenu::tr("Short", "a pause")
        : milliseconds == kUsualAiPause ? MatchMenu::tr("Normal", "a pause")
                                        : MatchMenu::tr("Long", "a pause");
}

MatchMenu::MatchMenu(QWidget* parent)
    : QToolButton(parent)
{
    setPopupMode(InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    auto* entries = new QMenu(this);
    QAction* start = entries->addAction(QString(), this, &MatchMenu::newMatchAsked);
    entries->addSeparator();
    m_undo = entries->addAction(QString(), this, &MatchMenu::undoAsked);
    m_redo = entries->addAction(QString(), this, &MatchMenu::redoAsked);
    m_skip = entries->addAction(QString(), this, &MatchMenu::skipAsked);
    QAction* leave = entries->addAction(QString(), this, &MatchMenu::leaveAsked);
    m_draw = entries->addAction(QString(), this, &MatchMenu::confirmDraw);
    QAction* giveUp = entries->addAction(QString(), this, &MatchMenu::confirmGivingUp);
    m_ofMatch << m_skip << leave << giveUp;
    QMenu* speed = entries->addMenu(QString());
    auto* group = new QActionGroup(speed);
    for (const int milliseconds : kAiPauses) {
        QAction* action = speed->addAction(QString());
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, milliseconds] { Q_EMIT pauseChosen(milliseconds); });
        m_pauses << action;
    }
    m_waits = entries->addAction(QString());
    m_waits->setCheckable(true);
    connect(m_waits, &QAction::triggered, this, &MatchMenu::waitsChosen);
    m_asking = entries->addMenu(QString());
    auto* whens = new QActionGroup(m_asking);
    for (const AskWhen when : { AskWhen::Never, AskWhen::WhenItMatters, AskWhen::Always }) {
        QAction* action = m_asking->addAction(QString(), this, [this, when] { Q_EMIT askWhenChosen(when); });
        action->setCheckable(true);
        whens->addAction(action);
        m_askWhen << action;
    }
    inEachLanguage(this, [=, this] {
        setText(tr("Match"));
        setAccessibleName(tr("Match menu"));
        // The window's own menu and the table have the keys; a second action with one would leave both without.
        const auto withKey = [](const QString& text, QKeySequence::StandardKey key) {
            return text + QLatin1Char('\t') + QKeySequence(key).toString(QKeySequence::NativeText);
        };
        start->setText(withKey(tr("New match…"), QKeySequence::New));
        m_undo->setText(withKey(tr("Undo"), QKeySequence::Undo));
        m_redo->setText(withKey(tr("Redo"), QKeySequence::Redo));
        m_skip->setText(tr("Skip to my turn"));
        leave->setText(tr("Put away for later"));
        m_draw->setText(tr("Offer a draw…"));
        giveUp->setText(tr("Give up this match"));
        speed->setTitle(tr("Pause between choices of an AI"));
        m_waits->setText(tr("Wait for me after a base has scored"));
        m_asking->setTitle(tr("Ask me before and after bases score"));
        for (const AskWhen when : { AskWhen::Never, AskWhen::WhenItMatters, AskWhen::Always })
            m_askWhen[static_cast<int>(when)]->setText(askWhenWord(when));
        for (qsizetype i = 0; i < m_pauses.size(); ++i)
            m_pauses[i]->setText(aiPauseWord(kAiPauses[static_cast<std::size_t>(i)]));
    });
    setMenu(entries);
}

void MatchMenu::insert(QAction* action)
{
    menu()->insertAction(m_skip, action);
}

void MatchMenu::setMatchRunning(bool running)
{
    for (QAction* action : m_ofMatch)
        action->setEnabled(running);
}

void MatchMenu::setTakeBack(bool undo, bool redo)
{
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
}

void MatchMenu::setAskWhen(AskWhen when)
{
    m_askWhen[static_cast<int>(when)]->setChecked(true);
}

void MatchMenu::setPause(int milliseconds)
{
    for (qsizetype i = 0; i < m_pauses.size(); ++i)
        m_pauses[i]->setChecked(kAiPauses[static_cast<std::size_t>(i)] == milliseconds);
}

void MatchMenu::setAnswerTimes(bool has)
{
    m_waits->setVisible(has);
    m_asking->menuAction()->setVisible(has);
}

void MatchMenu::setWaits(bool waits)
{
    m_waits->setChecked(waits);
}

void MatchMenu::setDrawPossible(bool possible, int persons)
{
    m_draw->setEnabled(possible);
    m_persons = persons;
}

void MatchMenu::confirmDraw()
{
    const bool several = m_persons > 1;
    const auto sentence = [several] {
        return several ? tr("End this match as a draw? Everybody at this screen must agree; other players are asked.")
                       : tr("Offer to end this match as a draw? It is over if all other players agree.");
    };
    const auto verb = [several] { return several ? tr("We all agree") : tr("Offer a draw"); };
    connect(openQuestion({ [] { return tr("Draw"); }, sentence, verb }, QMessageBox::AcceptRole, parentWidget()),
        &QPushButton::clicked, this, &MatchMenu::drawOffered);
}

void MatchMenu::confirmGivingUp()
{
    const auto sentence = [] { return tr("It ends here. It stays in the list as given up and cannot be played on."); };
    connect(openQuestion({ [] { return tr("Give up this match?"); }, sentence, [] { return tr("Give up"); },
                             [] { return tr("Play on"); } },
                QMessageBox::DestructiveRole, parentWidget()),
        &QPushButton::clicked, this, &MatchMenu::giveUpAsked);
}

} // namespace ui
