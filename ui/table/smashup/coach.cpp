#include "ui/table/smashup/coach.h"

#include "ui/table/smashup/marks.h"
#include "ui/text/joined.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

using core::ChoiceView;
using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::Phase;
using core::smashup::Reason;
using core::smashup::TableView;

namespace {

constexpr int kNearGoal = 5; ///< points short of the goal from which the race is spoken of
constexpr int kLargeHand = 9; ///< cards; with two more there are too many

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Coach)
};

using Saying = Coach::Saying;
using Topic = Coach::Topic;

QString nameOf(const BaseView& base)
{
    return QString::fromStdString(base.name);
}

const core::smashup::SeatInfo& infoOf(const TableView& table, Seat seat)
{
    return table.seats[static_cast<std::size_t>(core::indexOf(seat))];
}

/// What the answers offer to be done in the own play phase.
struct Offered {
    bool minion = false;
    bool action = false;
    QStringList minions; ///< the names of those that may be played
    bool allMinions = true; ///< every minion of the hand is among them
    QString talent; ///< the first card that has one to be used
    bool ends = false; ///< the phase can be ended
};

Offered offeredIn(const TableView& table)
{
    Offered offered;
    for (const ChoiceView& each : table.prompt.choices) {
        offered.ends = offered.ends || each.kind == ChoiceView::Kind::End;
        if (each.kind != ChoiceView::Kind::Card)
            continue;
        const auto held = std::find_if(
            table.hand.begin(), table.hand.end(), [&](const CardView& card) { return card.id == each.card; });
        if (held != table.hand.end()) {
            (held->isMinion ? offered.minion : offered.action) = true;
            if (const QString name = QString::fromStdString(held->name);
                held->isMinion && !offered.minions.contains(name))
                offered.minions << name;
        } else if (const CardView* card = findCard(table, each.card);
                   card != nullptr && card->talent && offered.talent.isEmpty()) {
            offered.talent = QString::fromStdString(card->name);
        }
    }
    offered.allMinions = std::all_of(table.hand.begin(), table.hand.end(), [&offered](const CardView& each) {
        return !each.isMinion || offered.minions.contains(QString::fromStdString(each.name));
    });
    return offered;
}

/// The base that is nearest to its breakpoint without having it; null where there is none.
const BaseView* nearestBase(const TableView& table)
{
    const BaseView* nearest = nullptr;
    for (const BaseView& base : table.bases)
        if (base.total < base.breakpoint
            && (nearest == nullptr || base.breakpoint - base.total < nearest->breakpoint - nearest->total))
            nearest = &base;
    return nearest;
}

QString toBreak(const TableView& table)
{
    const BaseView* base = nearestBase(table);
    return base == nullptr ? QString()
                           : QLatin1Char(' ')
            + Words::tr("%n more power and %1 scores.", nullptr, base->breakpoint - base->total).arg(nameOf(*base));
}

void addPlays(std::vector<Saying>& all, const TableView& table, const Offered& offered)
{
    if (offered.minion && table.minionPlaysLeft > 1)
        all.push_back(
            { Topic::ExtraMinions, Words::tr("You may still play %n minion(s).", nullptr, table.minionPlaysLeft),
                Words::tr("A card or a base gave more than the one of each turn. What is not used now is lost.") });
    if (offered.action && table.actionPlaysLeft > 1)
        all.push_back(
            { Topic::ExtraActions, Words::tr("You may still play %n action(s).", nullptr, table.actionPlaysLeft),
                Words::tr("A card or a base gave more than the one of each turn. What is not used now is lost.") });
    if (offered.minion && !offered.allMinions)
        all.push_back({ Topic::SomeMinions,
            Words::tr("Of your minions you may play %1 now.")
                .arg(joined(offered.minions, Words::tr("%1 or %2", "two cards of which one may be played"))),
            Words::tr("What is left to be played is not for every card; the question says for which.") });
    else if (offered.minion && offered.action)
        all.push_back({ Topic::BothPlays, Words::tr("You may play a minion and an action, in any order, or less."),
            Words::tr("A minion stays at a base and adds its power there.") + toBreak(table) });
    else if (offered.minion)
        all.push_back({ Topic::MinionLeft,
            table.actionPlaysLeft > 0 ? Words::tr("You may play a minion.") : Words::tr("You may still play a minion."),
            Words::tr("Its power counts at the base where it lies. Every turn gives one minion; none can be saved.")
                + toBreak(table) });
    else if (offered.action)
        all.push_back({ Topic::ActionLeft,
            table.minionPlaysLeft > 0 ? Words::tr("You may play an action.")
                                      : Words::tr("You may still play an action."),
            Words::tr("It does what it says and is discarded, unless it is played on a base or a minion: there it "
                      "stays.") });
    else if (std::none_of(table.prompt.choices.begin(), table.prompt.choices.end(),
                 [](const ChoiceView& each) { return each.deed; }))
        all.push_back({ Topic::NothingLeft, Words::tr("There is nothing that you could play now: end your play phase."),
            Words::tr("Then bases with enough power score, and you draw two cards.") });
}

/// Another seat that is level with the viewer at a base which is half full at least.
void addTie(std::vector<Saying>& all, const TableView& table)
{
    const auto own = static_cast<std::size_t>(core::indexOf(table.viewer));
    for (const BaseView& base : table.bases)
        for (std::size_t i = 0; i < table.seats.size(); ++i)
            if (i != own && base.place[own] >= 0 && base.place[own] < 3 && base.place[i] == base.place[own]
                && 2 * base.total >= base.breakpoint) {
                all.push_back({ Topic::Tie,
                    Words::tr("At %1 you are level with %2.").arg(nameOf(base), shownName(table.seats[i].name)),
                    Words::tr("If it scored now, both would get the points of the better place, and the next place "
                              "would go to nobody.") });
                return;
            }
}

void addOwnPhase(std::vector<Saying>& all, const TableView& table)
{
    const Offered offered = offeredIn(table);
    const auto ready = std::find_if(
        table.bases.begin(), table.bases.end(), [](const BaseView& base) { return base.total >= base.breakpoint; });
    if (ready != table.bases.end())
        all.push_back({ Topic::BaseReady, Words::tr("%1 scores after your plays.").arg(nameOf(*ready)),
            Words::tr(
                "It has %1 power of %2. The most power there is worth %3 VP, the second most %4; until then every "
                "play counts.")
                .arg(QString::number(ready->total), QString::number(ready->breakpoint), QString::number(ready->vp[0]),
                    QString::number(ready->vp[1])) });
    if (!offered.talent.isEmpty())
        all.push_back({ Topic::Talent, Words::tr("You may use the talent of %1.").arg(offered.talent),
            Words::tr("A talent works once in each of your turns and takes no play.") });
    addPlays(all, table, offered);
    addTie(all, table);
    int lead = 0;
    for (const core::smashup::SeatInfo& seat : table.seats)
        lead = std::max(lead, seat.vp);
    if (lead + kNearGoal >= table.pointsToWin)
        all.push_back(
            { Topic::Race, Words::tr("The lead is at %n point(s); %1 win.", nullptr, lead).arg(table.pointsToWin),
                Words::tr("It is looked at when a turn ends: the most points win then, and a tie plays on.") });
    if (static_cast<int>(table.hand.size()) >= kLargeHand)
        all.push_back(
            { Topic::FullHand, Words::tr("You hold %n card(s).", nullptr, static_cast<int>(table.hand.size())),
                Words::tr("After your plays you draw two, and what is more than ten then has to be discarded.") });
}

/// The base or card that asks.
QString askerOf(const TableView& table)
{
    return QString::fromStdString(table.prompt.source);
}

bool isAskedForMinion(const TableView& table)
{
    return (table.prompt.asker && table.prompt.asker->type == "minion")
        || std::any_of(table.hand.begin(), table.hand.end(),
            [&](const CardView& each) { return each.id == table.prompt.sourceCard && each.isMinion; });
}

void addQuestion(std::vector<Saying>& all, const TableView& table, Reason reason)
{
    const QString asker = askerOf(table);
    const auto declines = [](const ChoiceView& each) {
        return each.kind == ChoiceView::Kind::Pass || each.kind == ChoiceView::Kind::Done;
    };
    switch (reason) {
    case Reason::PlayPhase:
        return addOwnPhase(all, table);
    case Reason::Mulligan:
        all.push_back({ Topic::NewHand, Words::tr("No minion is in this hand: you may take a new one, once."),
            Words::tr("Only minions bring power to a base. The new hand has to be kept.") });
        return;
    case Reason::PlayWhere:
        if (isAskedForMinion(table))
            all.push_back({ Topic::WhereMinion, Words::tr("Choose the base for %1.").arg(asker),
                Words::tr("The power of all players together breaks a base; the points go by what each one has "
                          "there.") });
        else
            all.push_back({ Topic::WhereAction, Words::tr("Choose where %1 is to lie.").arg(asker),
                Words::tr("It stays there and goes on working. A gold ring says where it may go.") });
        return;
    case Reason::PlayExtra:
    case Reason::PlayFromPile:
        all.push_back({ Topic::PlayNow, Words::tr("This play is extra: use it now or not at all."),
            Words::tr("It takes none of the plays that a turn gives.") });
        return;
    case Reason::ChooseBaseToScore:
        all.push_back({ Topic::WhichScores, Words::tr("Several bases are ready: say which one scores first."),
            Words::tr("It is your turn, so you choose. The next one is looked at when this one is through.") });
        return;
    case Reason::DiscardToLimit:
        all.push_back({ Topic::HandLimit, Words::tr("Ten cards are the most you keep: choose what to discard."),
            Words::tr("That holds only here, after drawing. When your deck runs out, the discard pile becomes a new "
                      "one.") });
        return;
    case Reason::RespondBeforeScoring:
        all.push_back({ Topic::BeforeScoring,
            Words::tr("%1 is about to score: you may answer with a card, or pass.")
                .arg(table.scoring ? QString::fromStdString(table.scoring->base) : asker),
            Words::tr("Places go by the power that is there when all have passed. Such a card takes no play.") });
        return;
    case Reason::RespondAfterScoring:
        all.push_back({ Topic::AfterScoring, Words::tr("The points are given; you may answer with a card, or pass."),
            Words::tr("What can leave the base now is not discarded with the others.") });
        return;
    case Reason::UseAbility:
        all.push_back({ Topic::UseNow, Words::tr("You may use a card of yours at this moment, or pass."),
            Words::tr("Such a card works only when its time comes, also in another player's turn.") });
        return;
    case Reason::OrderAbilities:
        all.push_back({ Topic::WhichFirst, Words::tr("Several cards have something to do: say which comes first."),
            Words::tr("They are done one after the other, and each may change what the next one finds.") });
        return;
    case Reason::Offer:
    case Reason::PlayThis:
    case Reason::SaveInstead:
    case Reason::MayIgnore:
        all.push_back({ Topic::MayChoose, Words::tr("%1 asks: you may, and need not.").arg(asker),
            Words::tr("What a card says has to be done, except where it says that you may.") });
        return;
    case Reason::None:
        return;
    default:
        break;
    }
    const bool freely = std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(), declines);
    if (freely && (reason == Reason::ChooseMore || reason == Reason::DiscardCards))
        all.push_back({ Topic::ChooseSeveral, Words::tr("Choose one after the other, and say when it is enough."),
            Words::tr("What is chosen is marked and can be put back.") });
    else if (!asker.isEmpty())
        all.push_back({ Topic::ChooseOne, Words::tr("%1 wants something to be chosen.").arg(asker),
            Words::tr("A card is done as it reads. A gold ring says what it can mean.") });
}

} // namespace

std::vector<Saying> Coach::sayings(const TableView& table, Reason reason, const std::optional<Scored>& scored)
{
    std::vector<Saying> all;
    if (table.viewer == Seat::None || table.outcome.decided)
        return all;
    const bool asked = table.prompt.seat == table.viewer;
    if (scored && (!asked || reason == Reason::PlayPhase))
        all.push_back(
            { Topic::Scored, Words::tr("%1 has scored, and %2 lies in its place.").arg(scored->base, scored->next),
                Words::tr("The points stand on the race above. The cards that lay there went to their owners' discard "
                          "piles.") });
    if (asked)
        addQuestion(all, table, reason);
    else if (table.current != Seat::None && table.current != table.viewer)
        all.push_back({ Topic::OthersTurn,
            Words::tr("Now it is the turn of %1.").arg(shownName(infoOf(table, table.current).name)),
            Words::tr(
                "Each turn ends with two cards drawn. You are asked where a card of yours has something to say.") });
    return all;
}

/// A base that is gone after points were given has scored.
void Coach::noteScoring(const TableView& table)
{
    int points = 0;
    for (const core::smashup::SeatInfo& seat : table.seats)
        points += seat.vp;
    std::vector<std::pair<int, QString>> bases;
    for (const BaseView& base : table.bases) {
        const auto slot = static_cast<std::size_t>(std::max(0, base.slot));
        bases.resize(std::max(bases.size(), slot + 1), { -1, QString() });
        bases[slot] = { base.id, nameOf(base) };
        if (slot < m_bases.size() && m_bases[slot].first >= 0 && m_bases[slot].first != base.id && points > m_points)
            m_scored = Scored { m_bases[slot].second, nameOf(base), table.turn };
    }
    // While a base is being scored it lies there with its points given already.
    if (!table.scoring || m_bases.empty()) {
        m_bases = std::move(bases);
        m_points = points;
    }
    if (m_scored && table.turn > m_scored->turn + 1)
        m_scored.reset();
}

void Coach::look(const TableView& table, Reason reason)
{
    m_lesson = {};
    noteScoring(table);
    if (table.viewer == Seat::None)
        return;
    std::vector<LessonBook::Saying> all;
    for (const Saying& each : sayings(table, reason, m_scored))
        all.push_back({ static_cast<int>(each.topic), each.what, each.why, each.topic == Topic::Scored });
    m_lesson
        = m_book.tell(LessonBook::Moment::of(table.viewer, table.turn, table.prompt, static_cast<int>(reason)), all);
}

} // namespace ui
