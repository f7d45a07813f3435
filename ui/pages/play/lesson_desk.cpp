#include "ui/pages/play/lesson_desk.h"

#include "core/record/match_store.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/pages/play/coach_panel.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/match_plan.h"
#include "ui/table/lesson.h"
#include "ui/table/table_surface.h"

#include <QWidget>

#include <algorithm>

namespace ui {

using State = PlayPresenter::State;

LessonDesk::LessonDesk(
    PlayPresenter& presenter, const core::MatchStore* matches, PlaySettings* settings, QWidget* stack)
    : QObject(stack)
    , m_presenter(presenter)
    , m_matches(matches)
    , m_settings(settings)
    , m_stack(stack)
{
}

void LessonDesk::begin(MatchBoard& board) const
{
    board.table().setTeaching(isWanted());
}

void LessonDesk::show(MatchBoard& board, bool reading) const
{
    const State state = m_presenter.state();
    const bool playing = state == State::Asking || state == State::Thinking;
    board.setLesson(playing && !reading ? board.table().lesson() : Lesson());
}

/// True as long as the store has no other match of a person in this game: each has its own to be taught.
bool LessonDesk::isFirstMatch() const
{
    constexpr int kLooked = 32; // whoever has so many matches has seen some
    if (m_matches == nullptr)
        return false;
    const core::MatchSummary& own = m_presenter.session()->record().summary;
    core::MatchFilter filter;
    filter.games = { own.game };
    std::vector<core::MatchEntry> stored;
    if (!m_matches->find(filter, {}, 0, kLooked, stored).ok() || static_cast<int>(stored.size()) == kLooked)
        return false;
    return std::none_of(stored.begin(), stored.end(), [&own](const core::MatchEntry& match) {
        return match.summary.id != own.id
            && std::any_of(match.summary.seats.begin(), match.summary.seats.end(),
                [](const core::RecordedSeat& seat) { return seat.player == core::kHumanPlayer; });
    });
}

bool LessonDesk::isWanted() const
{
    const Teaching teaching = m_settings == nullptr ? Teaching::Never : m_settings->teaching();
    return m_presenter.persons() > 0
        && (teaching == Teaching::Asked || (teaching == Teaching::FirstMatch && isFirstMatch()));
}

bool LessonDesk::teach(MatchBoard& board) const
{
    const State state = m_presenter.state();
    if (state == State::Idle || state == State::Finished || m_presenter.persons() == 0)
        return false;
    board.table().setTeaching(true);
    if (m_notice != nullptr)
        m_notice->hide(); // it is brought back
    return true;
}

void LessonDesk::silence(MatchBoard& board)
{
    if (m_settings != nullptr)
        m_settings->setTeaching(Teaching::Never);
    const bool hadKeyboard = board.coach().isAncestorOf(board.window()->focusWidget());
    board.table().setTeaching(false);
    board.setLesson({});
    if (hadKeyboard)
        board.table().focusChoice();
    if (m_notice == nullptr) {
        m_notice = new NoticeBar(m_stack);
        floatOver(m_notice, m_stack);
    }
    m_notice->tell([] {
        return tr(
            "You are told no more what can be done. “Show me how” in the menu brings it back, or in Settings “Say "
            "what can be done and why”.");
    });
}

void LessonDesk::end() const
{
    if (m_settings != nullptr && m_settings->teaching() == Teaching::Asked)
        m_settings->setTeaching(Teaching::Never);
}

} // namespace ui
