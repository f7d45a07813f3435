#include "ui/table/starrealms/realm_coach.h"

#include "core/starrealms/cards/program.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::starrealms::CardView;
using core::starrealms::Reason;
using core::starrealms::SeatView;
using core::starrealms::Slot;
using core::starrealms::TableView;
using core::starrealms::Verb;
using core::starrealms::verbOf;

namespace {

struct RealmWords {
    Q_DECLARE_TR_FUNCTIONS(RealmCoach)
};

using RealmSaying = RealmCoach::Saying;
using RealmTopic = RealmCoach::Topic;

bool isOffered(const TableView& table, Verb verb)
{
    return std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
        [verb](const ChoiceView& each) { return verbOf(each.choice) == verb; });
}

const SeatView& ownSeat(const TableView& table)
{
    return table.seats[static_cast<std::size_t>(core::indexOf(table.viewer))];
}

/// The first card in play that has one of these abilities to be used now; empty where there is none.
QString usableCard(const TableView& table, std::initializer_list<Slot> slots)
{
    for (const CardView& card : ownSeat(table).inPlay)
        for (const Slot slot : slots)
            if (card.usable[static_cast<std::size_t>(slot)])
                return QString::fromStdString(card.name);
    return {};
}

/// An enemy that cannot be attacked for the outposts before it.
const SeatView* guardedEnemy(const TableView& table)
{
    for (const SeatView& each : table.seats)
        if (each.guarded && !each.out && !core::contains(each.side, table.viewer))
            return &each;
    return nullptr;
}

void addFight(std::vector<RealmSaying>& all, const TableView& table)
{
    const int combat = ownSeat(table).combat;
    if (combat == 0)
        return;
    const SeatView* const guarded = guardedEnemy(table);
    if (guarded != nullptr)
        all.push_back(
            { RealmTopic::Outpost, RealmWords::tr("An outpost stands before %1.").arg(shownName(guarded->name)),
                RealmWords::tr("It has to be destroyed first, by as much combat as its shield says, in one turn.") });
    if (isOffered(table, Verb::Attack))
        all.push_back({ RealmTopic::Attack, RealmWords::tr("You have %n combat: attack.", nullptr, combat),
            RealmWords::tr("Each point takes one authority. What is not spent in this turn is lost.") });
    if (isOffered(table, Verb::Strike))
        all.push_back({ RealmTopic::StrikeBase, RealmWords::tr("A base of the others is within your reach."),
            RealmWords::tr("It takes exactly its shield in combat and goes to its owner's discard pile. What it would "
                           "give turn after turn is gone until it is played again.") });
}

void addMainPhase(std::vector<RealmSaying>& all, const TableView& table)
{
    if (isOffered(table, Verb::Play))
        all.push_back({ RealmTopic::PlayCards, RealmWords::tr("Play your cards: it costs nothing."),
            RealmWords::tr(
                "Trade buys cards, combat attacks. What stays in your hand is discarded at the end of the turn.") });
    if (const QString base = usableCard(table, { Slot::Primary }); !base.isEmpty())
        all.push_back({ RealmTopic::UseBase, RealmWords::tr("You may use %1.").arg(base),
            RealmWords::tr("A base stays in play and works once in each of your turns, but only if you say so.") });
    if (const QString ally = usableCard(table, { Slot::Ally, Slot::DoubleAlly }); !ally.isEmpty())
        all.push_back({ RealmTopic::UseAlly, RealmWords::tr("The ally ability of %1 is ready.").arg(ally),
            RealmWords::tr("Another card of its faction is in play. In which order they came does not matter.") });
    const int trade = ownSeat(table).trade;
    if (isOffered(table, Verb::Buy))
        all.push_back({ RealmTopic::Buy, RealmWords::tr("You have %n trade: buy a card.", nullptr, trade),
            RealmWords::tr("It goes to your discard pile and comes to your hand once that is shuffled. Cards of one "
                           "faction help each other. Trade that is left is lost.") });
    else if (trade > 0 && isOffered(table, Verb::Play))
        all.push_back({ RealmTopic::SavedTrade, RealmWords::tr("%n trade buys nothing yet.", nullptr, trade),
            RealmWords::tr("Play the others first: trade adds up within a turn.") });
    addFight(all, table);
    if (const QString card = usableCard(table, { Slot::Scrap }); !card.isEmpty())
        all.push_back({ RealmTopic::Scrap, RealmWords::tr("%1 may be scrapped for something.").arg(card),
            RealmWords::tr("Then it is out of your deck for good: worth it where the gain decides something, or where "
                           "the card is a weak one.") });
    if (isOffered(table, Verb::HandOver))
        all.push_back({ RealmTopic::HandOver, RealmWords::tr("You may let a teammate act first."),
            RealmWords::tr(
                "A team has its turn together and acts in any order. Whoever ends is done for this turn.") });
    if (!isOffered(table, Verb::Play) && isOffered(table, Verb::End))
        all.push_back({ RealmTopic::EndTurn, RealmWords::tr("When you are done, end the turn."),
            RealmWords::tr(
                "Ships and what is left in your hand are discarded, bases stay, and you draw five cards.") });
}

void addOther(std::vector<RealmSaying>& all, const TableView& table, Reason reason)
{
    const QString asker = QString::fromStdString(table.prompt.source);
    const bool freely
        = std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(), [](const ChoiceView& each) {
              return each.kind == ChoiceView::Kind::Pass || each.kind == ChoiceView::Kind::Done;
          });
    if (reason == Reason::MustDiscard)
        all.push_back({ RealmTopic::MustDiscard, RealmWords::tr("You have to discard: choose what you need least."),
            RealmWords::tr("It is not lost: it lies in your discard pile and comes back when that is shuffled.") });
    else if (freely && (reason == Reason::Scrap || reason == Reason::Discard))
        all.push_back({ RealmTopic::ChooseSeveral, RealmWords::tr("You may choose, and say when it is enough."),
            reason == Reason::Scrap
                ? RealmWords::tr("Scouts and Vipers that are scrapped make room for better cards: you draw those more "
                                 "often.")
                : RealmWords::tr("What is discarded comes back when your discard pile is shuffled.") });
    else if (freely || reason == Reason::OnTop)
        all.push_back({ RealmTopic::MayChoose, RealmWords::tr("%1 asks: you may, and need not.").arg(asker),
            RealmWords::tr("What a card says has to be done, except where it says that you may.") });
    else if (!asker.isEmpty())
        all.push_back({ RealmTopic::ChooseOne, RealmWords::tr("%1 wants something to be chosen.").arg(asker),
            RealmWords::tr("A card is done as it reads. What it can mean is marked.") });
}

} // namespace

std::vector<RealmSaying> RealmCoach::sayings(const TableView& table, Reason reason)
{
    std::vector<RealmSaying> all;
    if (table.viewer == Seat::None || table.outcome.decided || ownSeat(table).out)
        return all;
    if (table.prompt.seat == table.viewer)
        reason == Reason::Main ? addMainPhase(all, table) : addOther(all, table, reason);
    else if (table.current != Seat::None && table.current != table.viewer)
        all.push_back({ Topic::OthersTurn,
            RealmWords::tr("Now it is the turn of %1.")
                .arg(shownName(table.seats[static_cast<std::size_t>(core::indexOf(table.current))].name)),
            RealmWords::tr("You are asked only where a card makes you discard. What they buy is gone from the trade "
                           "row, and another card takes its place.") });
    return all;
}

void RealmCoach::look(const TableView& table, Reason reason)
{
    m_lesson = {};
    if (table.viewer == Seat::None)
        return;
    std::vector<LessonBook::Saying> all;
    for (const Saying& each : sayings(table, reason))
        all.push_back({ static_cast<int>(each.topic), each.what, each.why });
    m_lesson
        = m_book.tell(LessonBook::Moment::of(table.viewer, table.turn, table.prompt, static_cast<int>(reason)), all);
}

} // namespace ui
