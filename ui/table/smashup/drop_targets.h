#pragma once

#include "core/smashup/words/trial.h"

#include <QHash>
#include <QSet>

#include <map>
#include <optional>
#include <vector>

namespace ui {

/// Where a card in the hand may be dropped.
struct DropTargets {
    QSet<int> bases;
    QSet<int> cards;
    bool anywhere = false; ///< it needs no target: any place on the table will do
    int card = -1; ///< which card this is about
    /// What would be chosen to drop it there: by slot, by card where a single answer is meant by it, and where it needs
    /// no target.
    QHash<int, std::vector<core::Choice>> toBase;
    QHash<int, std::vector<core::Choice>> toCard;
    std::vector<core::Choice> toAnywhere;

    bool empty() const { return bases.isEmpty() && cards.isEmpty() && !anywhere; }
};

/// Where `card` may be dropped, found by trying `plays`, its choices, in copies of `world`: what is asked after each.
DropTargets findDropTargets(
    const core::Match& world, core::Seat viewer, int card, const std::vector<core::ChoiceView>& plays);
/// The same for a card that was played and asks where: `choices` are the answers.
DropTargets answersAsTargets(
    const core::smashup::TableView& table, int card, const std::vector<core::ChoiceView>& choices);

/// Whether each of these ways to play a card would do nothing at all now, whatever the viewer answers to what is asked
/// for it. False where there is too much to answer for trying it all.
bool doNothing(const core::Match& world, core::Seat viewer, const std::vector<core::ChoiceView>& plays);

/// What becomes of a card on the table that is chosen.
struct CardConsequence {
    int powerNow = 0;
    int power = 0;
    bool leaves = false; ///< play
    std::optional<core::smashup::EventKind> how {}; ///< it leaves, where that has a name
    int movesTo = -1; ///< the slot of another base; -1 where it stays at its own
    bool changesSides = false;
    bool bearsMore = false; ///< something stays on it

    bool any() const { return leaves || movesTo >= 0 || changesSides || bearsMore || power != powerNow; }
};

/// What a question is answered by.
enum class AskedFor {
    Other, ///< words, numbers, or more than one kind of thing
    Minion, ///< in play
    Card,
    Base,
    Player,
};

/// What a drop at one place would change, for a table to show. Only what is certain is in it.
struct Consequence {
    int slot = -1;
    bool known = false; ///< the drop could be tried, or at least the card's own power be counted
    /// Nothing hidden and no chance comes into it, but for which cards are drawn; else only the power counts that there
    /// is before anything comes to light.
    bool certain = true;
    int totalNow = 0;
    int total = 0;
    int breakpoint = 0;
    core::smashup::EachSeat<int> powerNow {};
    core::smashup::EachSeat<int> power {};
    core::smashup::EachSeat<int> placeNow { -1, -1, -1, -1 };
    core::smashup::EachSeat<int> place { -1, -1, -1, -1 };
    std::array<int, 3> vp {};
    int moreMinions = 0; ///< plays of that kind that the drop gives
    int moreActions = 0;
    int drawn = 0; ///< cards that the viewer draws
    core::smashup::EachSeat<int> gainedAtOnce {}; ///< points that abilities give, whether the base scores or not
    int arrives = -1; ///< the power that the card has there; -1 where it is no minion, or does not stay
    bool leaves = false; ///< the minion does not stay there
    std::optional<CardConsequence> onCard {}; ///< of the card that is chosen, where that is certain
    std::string asks {}; ///< what the viewer is asked then, as of a card that has to be discarded
    AskedFor asksFor = AskedFor::Other; ///< by that question
    bool asksHere = false; ///< all of it lies at this base

    /// Whether any of it is other than now.
    bool changesAnything() const;
    int gained(core::Seat seat) const;
    /// The points the base would be worth to the seat as it stood before and after.
    int pointsNow(core::Seat seat) const;
    int points(core::Seat seat) const;
};

/// What making `choices` would change at the base in `slot`; `card` is what is dropped there, and `on` the card in play
/// that is chosen, -1 for none.
Consequence consequenceAt(const core::Match& world, const core::smashup::TableView& now, int slot,
    const core::smashup::CardView* card, const std::vector<core::Choice>& choices, int on = -1);

/// The same of choices that have been tried.
Consequence consequenceOf(const core::smashup::Trial& trial, const core::smashup::TableView& now, int slot,
    const core::smashup::CardView* card, int on = -1);
/// What has become of the cards in play that are no longer as they were, by their numbers.
std::vector<std::pair<int, CardConsequence>> changedCards(
    const core::smashup::Trial& trial, const core::smashup::TableView& now);

/// What choosing each card in play of `toCard` would change about it and at its base.
std::map<int, Consequence> consequencesOn(
    const core::Match& world, const core::smashup::TableView& now, const QHash<int, std::vector<core::Choice>>& toCard);
/// What playing a card that needs no target would change at the base where that is most; the slot is -1 for one that
/// needs a target, or changes no power that is certain.
Consequence playedOutright(const core::Match& world, const core::smashup::TableView& now, const DropTargets& targets);
/// Of the cards on the table that the open question offers the one that is best for the viewer as far as power at its
/// base goes; -1 where they come to the same, or to what is not known.
int kindestTarget(const core::Match& world, const core::smashup::TableView& now);

} // namespace ui
