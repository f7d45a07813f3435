#include "ui/table/smashup/drop_targets.h"

#include "ui/table/smashup/marks.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace ui {

using core::Choice;
using core::ChoiceView;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

namespace {

int pointsFor(int place, const std::array<int, 3>& vp)
{
    return place >= 0 && place < 3 ? vp[static_cast<std::size_t>(place)] : 0;
}

const BaseView* baseIn(const TableView& table, int slot)
{
    const auto found = std::find_if(
        table.bases.begin(), table.bases.end(), [slot](const BaseView& base) { return base.slot == slot; });
    return found == table.bases.end() ? nullptr : &*found;
}

/// The places by power, ties sharing the better one; only who has power or a minion takes one.
void rank(Consequence& at, std::size_t seats)
{
    for (std::size_t i = 0; i < seats; ++i) {
        if (at.place[i] < 0 && at.power[i] <= 0)
            continue;
        int above = 0;
        for (std::size_t other = 0; other < seats; ++other)
            above += at.power[other] > at.power[i] ? 1 : 0;
        at.place[i] = above;
    }
}

/// What a card has at a base where it was played by trying, whatever else came of it; nothing where it does not lie
/// there.
std::optional<int> arrivedPower(const TableView& now, const BaseView* at, const CardView& card)
{
    QSet<int> before;
    for (const CardView* each : cardsInPlay(now))
        before.insert(each->id);
    if (at != nullptr)
        for (const CardView& minion : at->minions)
            if (minion.name == card.name && !before.contains(minion.id))
                return minion.power;
    return std::nullopt;
}

const CardView* findInPlay(const TableView& table, int card);

/// What the viewer is asked after a choice.
void tellAsked(Consequence& at, const TableView& after)
{
    at.asks = after.prompt.question();
    std::optional<AskedFor> all;
    at.asksHere = true;
    for (const ChoiceView& each : after.prompt.choices) {
        AskedFor kind = AskedFor::Other;
        const CardView* card = each.kind == ChoiceView::Kind::Card ? findInPlay(after, each.card) : nullptr;
        if (each.kind == ChoiceView::Kind::Pass || each.kind == ChoiceView::Kind::Done)
            continue;
        if (each.kind == ChoiceView::Kind::Card)
            kind = card != nullptr && card->isMinion ? AskedFor::Minion : AskedFor::Card;
        else if (each.kind == ChoiceView::Kind::Place)
            kind = AskedFor::Base;
        else if (each.kind == ChoiceView::Kind::Seat)
            kind = AskedFor::Player;
        const BaseView* base = card != nullptr ? baseOf(after, card->id) : nullptr;
        at.asksHere = at.asksHere && base != nullptr && base->slot == at.slot;
        const bool cards = (all == AskedFor::Minion && kind == AskedFor::Card)
            || (all == AskedFor::Card && kind == AskedFor::Minion);
        all = !all || *all == kind ? kind : cards ? AskedFor::Card : AskedFor::Other;
    }
    at.asksFor = all.value_or(AskedFor::Other);
}

const CardView* findInPlay(const TableView& table, int card)
{
    const std::vector<const CardView*> cards = cardsInPlay(table);
    const auto found
        = std::find_if(cards.begin(), cards.end(), [card](const CardView* each) { return each->id == card; });
    return found == cards.end() ? nullptr : *found;
}

std::optional<CardConsequence> changeOf(int card, const TableView& now, const core::smashup::Trial& trial)
{
    const CardView* before = findInPlay(now, card);
    if (before == nullptr)
        return std::nullopt;
    CardConsequence change;
    change.powerNow = change.power = before->power;
    const CardView* after = findInPlay(trial.after, card);
    if (after == nullptr) {
        change.leaves = true;
        for (const core::smashup::Departure& each : trial.departures)
            if (each.card == card)
                change.how = each.how;
        // What lay on a card that left goes without a word.
        const auto owner = static_cast<std::size_t>(core::indexOf(before->owner));
        if (!change.how && owner < trial.after.seats.size()) {
            const std::vector<CardView>& discard = trial.after.seats[owner].discard;
            if (std::any_of(discard.begin(), discard.end(), [card](const CardView& each) { return each.id == card; }))
                change.how = core::smashup::EventKind::Discarded;
        }
        return change;
    }
    change.power = after->power;
    const BaseView* from = baseOf(now, card);
    const BaseView* to = baseOf(trial.after, card);
    if (from != nullptr && to != nullptr && from->id != to->id)
        change.movesTo = to->slot;
    change.changesSides = after->controller != before->controller;
    change.bearsMore = after->attachments.size() > before->attachments.size();
    return change;
}

} // namespace

bool Consequence::changesAnything() const
{
    return total != totalNow || power != powerNow || drawn > 0 || !asks.empty() || (onCard && onCard->any())
        || gainedAtOnce != core::smashup::EachSeat<int> {};
}

int Consequence::gained(core::Seat seat) const
{
    const auto i = static_cast<std::size_t>(core::indexOf(seat));
    return power[i] - powerNow[i];
}

int Consequence::pointsNow(core::Seat seat) const
{
    return pointsFor(placeNow[static_cast<std::size_t>(core::indexOf(seat))], vp);
}

int Consequence::points(core::Seat seat) const
{
    return pointsFor(place[static_cast<std::size_t>(core::indexOf(seat))], vp);
}

DropTargets answersAsTargets(const TableView& table, int card, const std::vector<ChoiceView>& choices)
{
    DropTargets targets;
    targets.card = card;
    QSet<int> inPlay;
    for (const CardView* each : cardsInPlay(table))
        inPlay.insert(each->id);
    for (const ChoiceView& each : choices) {
        if (each.elsewhere || table.prompt.source.empty())
            continue;
        if (const int slot = slotOf(table, each.place); each.kind == ChoiceView::Kind::Place && slot >= 0) {
            targets.bases.insert(slot);
            targets.toBase[slot] = { each.choice };
        } else if (each.kind == ChoiceView::Kind::Card && inPlay.contains(each.card)) {
            if (targets.cards.contains(each.card))
                targets.toCard.remove(each.card); // which of several answers is meant is asked then
            else
                targets.toCard[each.card] = { each.choice };
            targets.cards.insert(each.card);
        }
    }
    return targets;
}

DropTargets findDropTargets(const core::Match& world, core::Seat viewer, int card, const std::vector<ChoiceView>& plays)
{
    DropTargets targets;
    targets.card = card;
    // Of equal cards the rules may play another one: it is known by its name, and by not having been there before.
    const TableView before = core::smashup::viewFor(world, viewer);
    const CardView* played = findCard(before, card);
    QSet<int> inPlay;
    for (const CardView* each : cardsInPlay(before))
        inPlay.insert(each->id);
    for (const ChoiceView& play : plays) {
        std::size_t made = 0;
        const core::smashup::Trial trial = core::smashup::tryOut(world, viewer, { &play.choice, 1 }, &made);
        if (made == 0)
            continue;
        const TableView& after = trial.after;
        // A single place is never asked for: the card lies there already, and what is asked then is another matter.
        bool found = false;
        for (const BaseView& base : after.bases)
            for (const CardView& minion : base.minions)
                if (!inPlay.contains(minion.id) && played != nullptr && minion.name == played->name) {
                    targets.bases.insert(base.slot);
                    targets.toBase[base.slot] = { play.choice };
                    found = true;
                }
        if (!found && after.prompt.seat == viewer) {
            const DropTargets next = answersAsTargets(after, card, after.prompt.choices);
            for (const int slot : next.bases) {
                targets.bases.insert(slot);
                targets.toBase[slot] = { play.choice, next.toBase[slot].front() };
            }
            for (const int on : next.cards) {
                targets.cards.insert(on);
                if (const auto choice = next.toCard.constFind(on); choice != next.toCard.constEnd())
                    targets.toCard[on] = { play.choice, choice->front() };
            }
            found = !next.empty();
        }
        if (!found) {
            targets.anywhere = true;
            targets.toAnywhere = { play.choice };
        }
    }
    return targets;
}

bool doNothing(const core::Match& world, core::Seat viewer, const std::vector<ChoiceView>& plays)
{
    return !plays.empty() && std::all_of(plays.begin(), plays.end(), [&](const ChoiceView& play) {
        return core::smashup::doesNothing(world, viewer, play.choice);
    });
}

Consequence consequenceAt(const core::Match& world, const TableView& now, int slot, const CardView* card,
    const std::vector<Choice>& choices, int on)
{
    std::size_t made = 0;
    core::smashup::Trial trial = core::smashup::tryOut(world, now.viewer, choices, &made);
    if (made != choices.size())
        trial.after.bases.clear(); // what it would come to was not reached
    return consequenceOf(trial, now, slot, card, on);
}

Consequence consequenceOf(
    const core::smashup::Trial& trial, const TableView& now, int slot, const CardView* card, int on)
{
    Consequence at;
    at.slot = slot;
    const BaseView* before = baseIn(now, slot);
    if (before == nullptr)
        return at;
    at.vp = before->vp;
    at.totalNow = at.total = before->total;
    at.breakpoint = before->breakpoint;
    at.powerNow = at.power = before->power;
    at.placeNow = at.place = before->place;
    const BaseView* after = baseIn(trial.after, slot);
    at.certain = (trial.certain || trial.drawn > 0) && after != nullptr && after->id == before->id;
    const bool minion = card != nullptr && card->isMinion && now.viewer != core::Seat::None;
    const std::optional<int> arrived = minion ? arrivedPower(now, after, *card) : std::nullopt;
    if (at.certain) {
        at.drawn = trial.drawn;
        at.onCard = changeOf(on, now, trial);
        if (const core::PromptView& next = trial.after.prompt;
            !now.scoring && trial.certain && next.seat == now.viewer && !next.source.empty())
            tellAsked(at, trial.after);
        // While a base scores what is given hangs on what others may answer.
        for (std::size_t i = 0; i < now.seats.size() && !now.scoring && !trial.after.scoring; ++i)
            at.gainedAtOnce[i] = trial.after.seats[i].vp - now.seats[i].vp;
        at.leaves = minion && !arrived;
        at.arrives = arrived.value_or(-1);
        at.known = true;
        at.total = after->total;
        at.breakpoint = after->breakpoint;
        at.power = after->power;
        at.place = after->place;
        if (card != nullptr && now.prompt.source.empty()) {
            at.moreMinions = trial.after.minionPlaysLeft - now.minionPlaysLeft + (card->isMinion ? 1 : 0);
            at.moreActions = trial.after.actionPlaysLeft - now.actionPlaysLeft + (card->isMinion ? 0 : 1);
        } else if (card != nullptr && now.current == now.viewer) {
            at.moreMinions = trial.after.minionPlaysLeft - now.minionPlaysLeft;
            at.moreActions = trial.after.actionPlaysLeft - now.actionPlaysLeft;
        }
    } else if (minion) {
        const auto own = static_cast<std::size_t>(core::indexOf(now.viewer));
        const int power = arrived.value_or(card->printedPower);
        at.arrives = power;
        at.known = true;
        if (arrived && trial.tableIsCertain && after->id == before->id) {
            at.total = after->total;
            at.power = after->power;
            at.place = after->place;
            return at;
        }
        at.total += power;
        at.power[own] += power;
        at.place[own] = std::max(at.place[own], 0);
        rank(at, now.seats.size());
    }
    return at;
}

std::vector<std::pair<int, CardConsequence>> changedCards(const core::smashup::Trial& trial, const TableView& now)
{
    std::vector<std::pair<int, CardConsequence>> all;
    for (const CardView* card : cardsInPlay(now))
        if (const auto change = changeOf(card->id, now, trial); change && change->any())
            all.emplace_back(card->id, *change);
    return all;
}

std::map<int, Consequence> consequencesOn(
    const core::Match& world, const TableView& now, const QHash<int, std::vector<Choice>>& toCard)
{
    std::map<int, Consequence> all;
    for (const CardView* card : cardsInPlay(now)) {
        const auto found = toCard.constFind(card->id);
        const BaseView* base = found == toCard.constEnd() ? nullptr : baseOf(now, card->id);
        if (base != nullptr)
            all[card->id] = consequenceAt(world, now, base->slot, nullptr, *found, card->id);
    }
    return all;
}

Consequence playedOutright(const core::Match& world, const TableView& now, const DropTargets& targets)
{
    Consequence most;
    if (!targets.anywhere || !targets.bases.isEmpty() || !targets.cards.isEmpty())
        return most;
    const auto change = [](const Consequence& at) { return std::abs(at.total - at.totalNow); };
    for (const BaseView& base : now.bases) {
        const Consequence at = consequenceAt(world, now, base.slot, nullptr, targets.toAnywhere);
        // Cards that are drawn are no base's affair: the card says so itself.
        if (at.known && at.certain && at.power != at.powerNow && (most.slot < 0 || change(at) > change(most)))
            most = at;
    }
    return most;
}

int kindestTarget(const core::Match& world, const TableView& now)
{
    std::map<int, int> gains;
    for (const auto& [card, at] : consequencesOn(world, now, answersAsTargets(now, -1, now.prompt.choices).toCard)) {
        if (!at.certain)
            return -1;
        int& gain = gains[card];
        for (std::size_t i = 0; i < now.seats.size(); ++i) {
            const core::Seat seat = core::seatAt(static_cast<int>(i));
            gain += at.gained(seat) * (seat == now.viewer ? 1 : -1);
        }
    }
    const auto [worst, best] = std::minmax_element(
        gains.begin(), gains.end(), [](const auto& one, const auto& other) { return one.second < other.second; });
    return gains.empty() || worst->second == best->second ? -1 : best->first;
}

} // namespace ui
