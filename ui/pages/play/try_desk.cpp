#include "ui/pages/play/try_desk.h"

#include "core/game/rng.h"
#include "ui/language.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/motion_desk.h"
#include "ui/pages/play/rules_desk.h"
#include "ui/pages/play/try_strip.h"
#include "ui/table/animator.h"
#include "ui/table/table_surface.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/announcer.h"

#include <QAction>
#include <QRandomGenerator>

#include <algorithm>
#include <utility>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr int kBetweenChoices = 250; ///< milliseconds, of others: it is seen that they chose, and soon one's own turn
constexpr const char* kStandIn = "greedy"; ///< plays for other persons, at once

}

TryDesk::TryDesk(PlayPresenter& match, MotionDesk& motions, RulesDesk& rules, QWidget* page)
    : QObject(page)
    , m_match(match)
    , m_line(new PlayPresenter(core::Shelf(), nullptr, this))
    , m_motions(motions)
    , m_rules(rules)
    , m_strip(new TryStrip(page))
    , m_frame(new TryFrame(page))
    , m_announcer(new Announcer(page))
    , m_action(new QAction(page))
    , m_back(new QAction(page))
{
    m_strip->hide();
    m_line->setPause(kBetweenChoices);
    m_action->setCheckable(true);
    m_action->setShortcut(Qt::Key_T);
    m_back->setShortcut(Qt::Key_Escape);
    for (QAction* action : { m_action, m_back }) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setEnabled(false);
        page->addAction(action);
    }
    inEachLanguage(page, [this] {
        m_action->setText(tr("Try out"));
        m_back->setText(tr("Put back what was tried out"));
    });
    connect(m_action, &QAction::triggered, this, &TryDesk::toggle);
    connect(m_back, &QAction::triggered, this, &TryDesk::end);
    // The rules have the key first, while they lie open.
    connect(&m_rules, &RulesDesk::changed, this, [this] { m_back->setEnabled(isOn() && !m_rules.isOpen()); });
    connect(m_strip, &TryStrip::putBackAsked, this, &TryDesk::end);
    connect(m_strip, &TryStrip::stepBackAsked, this, &TryDesk::stepBack);
    connect(m_line, &PlayPresenter::changed, this, [this] {
        if (isOn() && m_line->state() != State::Idle)
            Q_EMIT changed();
    });
}

TryDesk::~TryDesk() = default;

QFrame& TryDesk::strip()
{
    return *m_strip;
}

bool TryDesk::isOn() const
{
    return m_board != nullptr;
}

void TryDesk::toggle()
{
    if (isOn())
        end();
    else
        Q_EMIT asked();
}

void TryDesk::begin(MatchBoard& board)
{
    if (isOn() || m_match.state() != State::Asking)
        return follow();
    const std::uint64_t seed = QRandomGenerator::global()->generate64();
    core::Rng rng(seed);
    m_place = board.table().place();
    m_board = &board;
    m_shown = State::Idle;
    m_motions.animator().finish();
    m_motions.setPlayed(*m_line);
    m_rules.setPlayed(*m_line);
    m_strip->setGuessed(!m_match.isPractice());
    m_strip->show();
    m_frame->surround(&board.table());
    m_back->setEnabled(!m_rules.isOpen());
    board.showAnswerTime(false);
    m_announcer->say(m_strip->words());
    if (!m_line->tryOut(core::MatchSession::tryOut(*m_match.session(), m_match.viewer(), rng, kStandIn), seed))
        end();
}

void TryDesk::follow()
{
    if (isOn() && m_match.state() != State::Asking)
        leave();
    m_action->setEnabled(m_match.state() == State::Asking);
    m_action->setChecked(isOn());
}

/// The line is gone; the table shows nothing yet.
void TryDesk::leave()
{
    m_board = nullptr;
    m_place = {};
    m_motions.animator().finish();
    m_motions.setPlayed(m_match);
    m_rules.setPlayed(m_match);
    m_strip->hide();
    m_frame->surround(nullptr);
    m_back->setEnabled(false);
    m_line->leave();
    m_action->setChecked(false);
}

void TryDesk::end()
{
    if (!isOn())
        return;
    const std::function<void()> place = std::exchange(m_place, {});
    leave();
    Q_EMIT putBack();
    if (place)
        place();
    m_announcer->say(tr("Put back. The match is as it was."));
}

void TryDesk::stepBack()
{
    m_line->undo();
    if (isOn())
        m_board->table().focusChoice();
}

/// The person's own, for those of others come by themselves.
int TryDesk::steps() const
{
    const std::vector<core::RecordedChoice>& choices = m_line->session()->record().choices;
    return static_cast<int>(std::count_if(choices.begin(), choices.end(),
        [this](const core::RecordedChoice& each) { return each.seat == m_line->viewer(); }));
}

QString TryDesk::notice() const
{
    if (m_line->state() == State::Finished)
        return tr("Here the match would be over. Take a step back, or put it back.");
    return m_line->state() == State::Thinking ? tr("Trying out: %1 is thinking.").arg(m_line->seatName(m_line->next()))
                                              : QString();
}

void TryDesk::show()
{
    if (m_line->session() == nullptr)
        return;
    TableSurface& table = m_board->table();
    const State state = m_line->state();
    const State before = std::exchange(m_shown, state);
    table.setAsking(state == State::Asking);
    table.setPlayers(playerTitles(m_line->session()->record().summary));
    m_motions.show(table);
    table.setUndoPossible(m_line->canUndo());
    table.setUndoReason(m_line->whyNoUndo());
    table.setRedoPossible(m_line->canRedo());
    table.setOffers(state == State::Finished
            ? QList<TableOffer> { { tr("Put back"), tr("Shows the match again as it is"), true, [this] { end(); } } }
            : QList<TableOffer>());
    table.setNotice(notice(), state == State::Thinking);
    QStringList names;
    for (const core::RecordedSeat& seat : m_line->session()->record().summary.seats)
        names << shownName(seat.name);
    m_board->log().setLines(m_line->log(), names);
    m_board->showCourse(*m_line->session(), m_line->onTable().standing());
    m_strip->setSteps(steps(), m_line->canUndo());
    m_action->setChecked(true);
    const QWidget* focus = table.window()->focusWidget();
    if (state != State::Thinking && (before != state || focus == nullptr || table.isAncestorOf(focus)))
        table.focusChoice();
}

} // namespace ui
