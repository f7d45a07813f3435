#include "ui/table/smashup/seat_answers.h"

#include "ui/table/prompt_bar.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/outcome_words.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/theme.h"
#include "ui/widgets/colour_square.h"

#include <QEvent>
#include <QPushButton>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;

namespace {

constexpr double kSeatSquare = 12; ///< pixels of the mock-ups

} // namespace

SeatAnswers::SeatAnswers(const Parts& parts)
    : m_parts(parts)
{
    const RowHeader& header = m_parts.board.header();
    connect(&header, &RowHeader::seatChosen, this, [this](Seat seat) {
        if (const ChoiceView* choice = choiceOf(seat))
            Q_EMIT chosen(choice->choice);
    });
    connect(&header, &RowHeader::seatPointed, this, &SeatAnswers::point);
}

void SeatAnswers::forget()
{
    m_table = nullptr;
    m_world = nullptr;
    m_choices.clear();
    m_pointed = Seat::None;
    m_parts.board.header().setAsked({});
}

void SeatAnswers::ask(const core::smashup::TableView& table, const Marks* marks, const core::Match* world)
{
    forget();
    m_table = &table;
    m_world = world;
    for (const ChoiceView& each : marks != nullptr ? marks->buttons() : std::vector<ChoiceView> {})
        if (each.kind == ChoiceView::Kind::Seat && each.seat != Seat::None)
            m_choices.push_back(each);
    const auto twice = [this](const ChoiceView& one) {
        return std::count_if(m_choices.begin(), m_choices.end(), [&one](const ChoiceView& each) {
            return each.seat == one.seat;
        }) > 1;
    };
    if (std::any_of(m_choices.begin(), m_choices.end(), twice))
        m_choices.clear(); // which of several answers is meant only their words say
    std::vector<Seat> seats;
    for (const ChoiceView& each : m_choices) {
        seats.push_back(each.seat);
        if (QPushButton* button = m_parts.prompt.buttonOf(each.choice)) {
            const int side = scaled(button->font(), kSeatSquare);
            button->setIcon(colourSquare(seatColour(each.seat), side, button->devicePixelRatioF()));
            button->setIconSize({ side, side });
            button->installEventFilter(this);
        }
    }
    m_parts.board.header().setAsked(seats);
}

const ChoiceView* SeatAnswers::choiceOf(Seat seat) const
{
    const auto found = std::find_if(
        m_choices.begin(), m_choices.end(), [seat](const ChoiceView& each) { return each.seat == seat; });
    return found == m_choices.end() ? nullptr : &*found;
}

bool SeatAnswers::eventFilter(QObject* watched, QEvent* event)
{
    const bool comes = event->type() == QEvent::Enter || event->type() == QEvent::FocusIn;
    if (comes || event->type() == QEvent::Leave || event->type() == QEvent::FocusOut) {
        const auto own = std::find_if(m_choices.begin(), m_choices.end(),
            [&](const ChoiceView& each) { return m_parts.prompt.buttonOf(each.choice) == watched; });
        point(comes && own != m_choices.end() ? own->seat : Seat::None);
    }
    return QObject::eventFilter(watched, event);
}

/// On the cards that would change, and beside the table at the base where most would.
void SeatAnswers::point(Seat seat)
{
    if (std::exchange(m_pointed, seat) == seat)
        return;
    const ChoiceView* choice = choiceOf(seat);
    if (choice == nullptr || m_world == nullptr || m_table == nullptr) {
        if (seat == Seat::None)
            Q_EMIT left();
        return;
    }
    QHash<int, QList<OutcomePart>> outcomes;
    const core::smashup::Trial trial = core::smashup::tryOut(*m_world, m_table->viewer, { &choice->choice, 1 });
    for (const auto& [card, change] :
        trial.certain ? changedCards(trial, *m_table) : std::vector<std::pair<int, CardConsequence>> {}) {
        Consequence at;
        at.known = true;
        at.onCard = change;
        if (const QList<OutcomePart> parts = outcomeParts(at, *m_table); !parts.isEmpty())
            outcomes[card] = parts;
    }
    m_parts.model.setOutcomes(outcomes);
    DropTargets targets;
    targets.anywhere = true;
    targets.toAnywhere = { choice->choice };
    m_parts.closeUp.showOutcome(tr("If you choose %1").arg(QString::fromStdString(choice->label)),
        playedOutright(*m_world, *m_table, targets), *m_table);
}

} // namespace ui
