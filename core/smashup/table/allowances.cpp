#include "core/smashup/table/allowances.h"

#include "core/smashup/table/fields.h"
#include "core/smashup/table/sharing.h"

#include <algorithm>
#include <bit>

namespace core::smashup {

namespace {

/// A minion bearing the name at `slot`, or anywhere if that is kNoSlot.
bool isNamedThere(const State& s, const CardLibrary& lib, std::uint16_t name, Slot slot)
{
    for (Slot each = 0; each < s.slots; ++each)
        if (slot == kNoSlot || each == slot)
            for (const CardId id : cardsOf(s, s.slot[each].minions))
                if (lib.def(s.at(id).def).nameId == name)
                    return true;
    return false;
}

bool nameFits(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot)
{
    if (token.like == kAnyName)
        return true;
    if (token.like >= kNameInPlay)
        return isNamedThere(s, lib, def.nameId, token.like == kNameThere ? slot : kNoSlot);
    return lib.def(s.at(token.like).def).nameId == def.nameId;
}

/// Whether a play of that kind may be one of this card: a fusion is played as either (rules 19.4).
bool canBe(const CardDef& def, PlayKind kind)
{
    return def.fusion || def.playKind() == kind;
}

} // namespace

bool allows(const State& s, const CardLibrary& lib, const PlayToken& token, const CardDef& def, Slot slot)
{
    return canBe(def, token.kind) && isThere(s, token.slot, token.seat, slot)
        && (token.powerAtMost == kAnyPower || def.power <= token.powerAtMost) // printed power: rules 6.7.7
        && nameFits(s, lib, token, def, slot);
}

namespace {

OpenPlay openPlayOf(const Ways& ways)
{
    const unsigned right = !ways.ownRight ? kNoRight : ways.opening == kNoSlot ? kOwnRight : ways.opening;
    return { ways.tokens, right, ways.named ? 1U : 0U, ways.card };
}

/// Not std::has_single_bit, for which the oldest processors call a function. Of no bit true, too.
constexpr bool isSingle(std::uint32_t bits)
{
    return (bits & (bits - 1)) == 0;
}

bool isFree(const PlayToken& token)
{
    return token.powerAtMost == kAnyPower && token.slot == kNoSlot && token.like == kAnyName;
}

void useOpening(State& s, const CardLibrary& lib, Slot slot)
{
    const CardId used = openingsAt(s, lib, s.current, slot).last;
    assert(used != kNoCard);
    useThisTurn(s.at(used), kLastingText);
}

/// True when whatever could be played with `token`, now and later, could be played with `other` instead.
bool isWithin(const State& s, const CardLibrary& lib, const PlayToken& token, const PlayToken& other)
{
    if (token.kind != other.kind || token.seat != other.seat)
        return false;
    if (keepsToOneName(other) || keepsToOneName(token)) // used up or not they bind one another
        return token.like == other.like && token.slot == other.slot && token.powerAtMost == other.powerAtMost;
    if (token.slot == kGone)
        return true;
    const bool name = other.like == kAnyName || other.like == token.like
        || (other.like < kNameInPlay && token.like < kNameInPlay
            && nameOf(s, lib, other.like) == nameOf(s, lib, token.like));
    return name && token.powerAtMost <= other.powerAtMost && (other.slot == kNoSlot || other.slot == token.slot);
}

/// Of these tokens, which would do for the card, those that it may well have taken. One is passed by where there is a
/// narrower one, or a newer one like it: that leaves no less, as long as every other card that could have taken the
/// narrower one could have taken this. So the free play of the turn is used up last.
std::uint32_t narrowed(const State& s, const CardLibrary& lib, std::uint32_t tokens, std::size_t card)
{
    const auto isWantedAlone = [&](std::size_t token, std::size_t other) {
        for (std::size_t i = 0; i < s.openPlays.size(); ++i)
            if (i != card && (s.openPlays[i].tokens & bitAt(token)) != 0 && (s.openPlays[i].tokens & bitAt(other)) == 0)
                return true;
        return false;
    };
    for (std::size_t i = 0; i < s.tokens.size() && !isSingle(tokens); ++i)
        for (std::size_t j = 0; j < s.tokens.size() && (tokens & bitAt(i)) != 0; ++j)
            if (j != i && (tokens & bitAt(j)) != 0 && isWithin(s, lib, s.tokens[j], s.tokens[i])
                && !isWantedAlone(j, i))
                tokens &= ~bitAt(i);
    return tokens;
}

void eraseToken(State& s, std::size_t index)
{
    s.tokens.erase(index);
    const std::uint32_t below = bitAt(index) - 1;
    for (OpenPlay& each : s.openPlays)
        each.tokens = (each.tokens & below) | (each.tokens >> 1U & ~below);
}

void spendToken(State& s, const CardLibrary& lib, std::size_t index, CardId card)
{
    const PlayToken spent = s.tokens[index];
    eraseToken(s, index);
    if (!keepsToOneName(spent))
        return;
    for (std::size_t i = 0; i < s.tokens.size(); ++i) {
        if (s.tokens[i].like != spent.like)
            continue;
        s.tokens[i].like = card;
        for (OpenPlay& each : s.openPlays)
            if (nameOf(s, lib, static_cast<CardId>(each.card)) != nameOf(s, lib, card))
                each.tokens &= ~bitAt(i);
    }
}

/// Takes off the ways that no sharing has.
void dropImpossible(State& s, const CardLibrary& lib)
{
    for (std::size_t i = 0; i < s.openPlays.size(); ++i) {
        Ways ways = waysOf(s.openPlays[i]);
        const auto isPossible = [&](std::uint32_t tokens, bool ownRight) {
            Sharing sharing(s, lib);
            sharing.card(i).tokens = tokens;
            sharing.card(i).ownRight = ownRight;
            return sharing.isPossible();
        };
        std::uint32_t possible = 0;
        for (std::uint32_t left = ways.tokens; left != 0; left &= left - 1)
            if (const std::uint32_t token = left & ~(left - 1); isPossible(token, false))
                possible |= token;
        ways.ownRight = ways.ownRight && isPossible(0, true);
        if (!ways.ownRight && ways.opening != kNoSlot)
            useOpening(s, lib, ways.opening);
        ways.tokens = possible;
        s.openPlays[i] = openPlayOf(ways);
    }
}

/// Settles a card of which it is certain by now what it takes, or to which it makes no difference. False where there is
/// none.
bool settleOne(State& s, const CardLibrary& lib)
{
    for (std::size_t i = 0; i < s.openPlays.size(); ++i) {
        const Ways ways = waysOf(s.openPlays[i]);
        const std::uint32_t tokens = narrowed(s, lib, ways.tokens, i);
        s.openPlays[i].tokens = tokens;
        if (ways.ownRight ? tokens != 0 : !isSingle(tokens))
            continue;
        s.openPlays.erase(i);
        if (ways.ownRight)
            s.of(s.current).fromDiscard |= lib.def(s.at(ways.card).def).fromDiscard;
        else
            spendToken(s, lib, static_cast<std::size_t>(std::countr_zero(tokens)), ways.card);
        return true;
    }
    return false;
}

std::uint32_t wantedTokens(const State& s)
{
    std::uint32_t wanted = 0;
    for (const OpenPlay& each : s.openPlays)
        wanted |= each.tokens;
    return wanted;
}

void settle(State& s, const CardLibrary& lib)
{
    while (!s.openPlays.empty()) {
        dropImpossible(s, lib);
        if (!settleOne(s, lib))
            break;
    }
    const std::uint32_t wanted = wantedTokens(s);
    for (std::size_t i = s.tokens.size(); i-- > 0;)
        if (s.tokens[i].slot == kGone && (wanted & bitAt(i)) == 0)
            eraseToken(s, i);
}

/// For want of room the card that waits longest takes what leaves the most: its own right, or the narrowest token.
void settleOldest(State& s, const CardLibrary& lib)
{
    dropImpossible(s, lib);
    Ways ways = waysOf(s.openPlays[0]);
    if (ways.ownRight) {
        ways.tokens = 0;
    } else {
        const auto width = [&](std::size_t i) {
            const PlayToken& token = s.tokens[i];
            return token.slot == kGone ? 0
                                       : (token.like == kAnyName ? 4 : 0) + (token.slot == kNoSlot ? 2 : 0)
                    + (token.powerAtMost == kAnyPower ? 1 : 0) + 1;
        };
        std::size_t narrowest = static_cast<std::size_t>(std::countr_zero(ways.tokens));
        for (std::size_t i = narrowest; i < s.tokens.size(); ++i)
            if ((ways.tokens & bitAt(i)) != 0 && width(i) <= width(narrowest))
                narrowest = i;
        ways.tokens = bitAt(narrowest);
    }
    s.openPlays[0] = openPlayOf(ways);
    settle(s, lib);
}

/// Bits of the tokens that no open play may have taken and that bind no others.
std::uint32_t untouched(const State& s, std::uint32_t tokens)
{
    tokens &= ~wantedTokens(s);
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        if (keepsToOneName(s.tokens[i]))
            tokens &= ~bitAt(i);
    return tokens;
}

std::uint32_t groupOf(const State& s, const PlayToken& token)
{
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        group |= s.tokens[i].like == token.like ? bitAt(i) : 0;
    return group;
}

/// The card is named like one that may have been the first played with a token of this one's group, which settled the
/// name of all of them.
bool joins(const State& s, const CardLibrary& lib, CardId card, const PlayToken& token, Slot slot)
{
    for (const OpenPlay& each : s.openPlays) {
        const auto first = static_cast<CardId>(each.card);
        if ((each.tokens & groupOf(s, token)) == 0 || nameOf(s, lib, first) != nameOf(s, lib, card))
            continue;
        PlayToken named = token;
        named.like = first;
        return allows(s, lib, named, lib.def(s.at(card).def), slot);
    }
    return false;
}

} // namespace

/// The tokens of one seat and kind that would do for the card at `slot`, or anywhere if that is kNoSlot.
static void addTokens(const State& s, const CardLibrary& lib, PlayKind kind, Seat seat, Slot slot, Ways& ways)
{
    const CardDef& def = lib.def(s.at(ways.card).def);
    const auto wouldDo = [&](const PlayToken& token, Slot at) {
        if (!allows(s, lib, token, def, at))
            return keepsToOneName(token) && joins(s, lib, ways.card, token, at);
        ways.named = ways.named || keepsToOneName(token);
        return true;
    };
    const Slot first = slot == kNoSlot ? Slot { 0 } : slot;
    const Slot end = slot == kNoSlot ? s.slots : static_cast<Slot>(slot + 1);
    for (std::size_t i = 0; i < s.tokens.size(); ++i) {
        const PlayToken& token = s.tokens[i];
        if (token.seat != seat || token.kind != kind)
            continue;
        bool fits = isFree(token); // as most are
        for (Slot at = first; !fits && at < end; ++at)
            fits = s.slot[at].base != kNoCard && wouldDo(token, at);
        if (fits)
            ways.tokens |= bitAt(i);
    }
}

Ways waysToPlay(const State& s, const CardLibrary& lib, CardId card, PlayKind kind, Seat seat, Slot slot)
{
    Ways ways;
    ways.card = card;
    if (slot != kNoSlot && s.at(card).zone == Zone::Discard) {
        const std::uint8_t right = lib.def(s.at(card).def).fromDiscard;
        ways.ownRight
            = right != 0 && (s.of(seat).fromDiscard & right) == 0 && s.of(seat).minionsPlayed < kMostMinionsInATurn;
        const Openings openings = openingsAt(s, lib, seat, slot);
        if (!openings.always && openings.once == 0)
            return ways;
        if (!openings.always)
            ways.opening = slot;
    }
    addTokens(s, lib, kind, seat, slot, ways);
    return ways;
}

bool isPlayLeft(const State& s, const CardLibrary& lib, CardId card, PlayKind kind, Seat seat, Slot slot)
{
    if (!s.openPlays.empty() || s.at(card).zone == Zone::Discard)
        return isLeft(s, lib, waysToPlay(s, lib, card, kind, seat, slot));
    const CardDef& def = lib.def(s.at(card).def);
    for (const PlayToken& each : s.tokens)
        if (each.seat == seat && each.kind == kind && (isFree(each) || allows(s, lib, each, def, slot)))
            return true;
    return false;
}

bool isLeft(const State& s, const CardLibrary& lib, const Ways& ways)
{
    if (s.openPlays.empty())
        return ways.ownRight || ways.tokens != 0;
    if (!ways.ownRight && ways.tokens == 0)
        return false;
    if (ways.opening == kNoSlot && untouched(s, ways.tokens) != 0)
        return true;
    Sharing sharing(s, lib);
    sharing.add(ways);
    return sharing.isPossible();
}

void usePlay(State& s, const CardLibrary& lib, const Ways& ways)
{
    assert(isLeft(s, lib, ways));
    if (!ways.ownRight && ways.opening != kNoSlot)
        useOpening(s, lib, ways.opening);
    if (s.openPlays.empty() && !ways.ownRight)
        if (const std::uint32_t tokens = narrowed(s, lib, ways.tokens, 0); isSingle(tokens)) {
            spendToken(s, lib, static_cast<std::size_t>(std::countr_zero(tokens)), ways.card);
            return;
        }
    s.openPlays.push(openPlayOf(ways));
    settle(s, lib);
    while (s.openPlays.full()) // there must be room for the next card
        settleOldest(s, lib);
}

void addToken(State& s, const CardLibrary& lib, const PlayToken& token)
{
    while (s.tokens.full() && !s.openPlays.empty())
        settleOldest(s, lib);
    pushIfRoom(s, s.tokens, token);
}

void endPlays(State& s)
{
    s.tokens.clear();
    s.openPlays.clear();
}

void closePlaysAt(State& s, const CardLibrary& lib, Slot slot)
{
    bool any = false;
    for (PlayToken& each : s.tokens)
        if (each.slot == slot) {
            each.slot = kGone;
            any = true;
        }
    if (any)
        settle(s, lib);
}

void closeOpening(State& s, const CardLibrary& lib, CardId action)
{
    const CardInstance& card = s.at(action);
    if (s.openPlays.empty() || card.zone != Zone::BaseActions || card.controller != s.current
        || usedThisTurn(card, kLastingText) || !isOncePerTurn(lib.def(card.def)))
        return;
    for (std::size_t i = s.openPlays.size(); i-- > 0;)
        if (s.openPlays[i].right == card.where) {
            s.openPlays[i].right = kOwnRight; // this one card may have come by it, and no longer stands in others' way
            return;
        }
}

bool opensDiscard(const State& s, const CardLibrary& lib, Seat seat, Slot slot)
{
    const Openings openings = openingsAt(s, lib, seat, slot);
    return openings.always || openings.once > 0;
}

void useDiscardAt(State& s, const CardLibrary& lib, Slot slot)
{
    if (!openingsAt(s, lib, s.current, slot).always)
        useOpening(s, lib, slot);
}

std::uint32_t tokensOf(const State& s, Seat seat, PlayKind kind)
{
    std::uint32_t tokens = 0;
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        if (s.tokens[i].seat == seat && s.tokens[i].kind == kind && s.tokens[i].slot != kGone)
            tokens |= bitAt(i);
    return tokens;
}

std::uint32_t freeTokensOf(const State& s, Seat seat, PlayKind kind)
{
    std::uint32_t tokens = tokensOf(s, seat, kind);
    for (std::size_t i = 0; i < s.tokens.size(); ++i)
        if (!isFree(s.tokens[i]))
            tokens &= ~bitAt(i);
    return tokens;
}

PlaysLeft playsLeft(const State& s, const CardLibrary& lib, Seat seat)
{
    PlaysLeft left;
    if (s.openPlays.empty()) {
        for (const PlayToken& each : s.tokens) {
            if (each.seat != seat)
                continue;
            Plays& plays = each.kind == PlayKind::Minion ? left.minions : left.actions;
            plays = isFree(each) ? Plays::Free : std::max(plays, Plays::Bound);
        }
    } else {
        const auto of = [&](PlayKind kind) {
            const auto isOneLeft = [&](std::uint32_t tokens) { return isLeft(s, lib, { kNoCard, tokens }); };
            return isOneLeft(freeTokensOf(s, seat, kind)) ? Plays::Free
                : isOneLeft(tokensOf(s, seat, kind))      ? Plays::Bound
                                                          : Plays::None;
        };
        left = { of(PlayKind::Minion), of(PlayKind::Action) };
    }
    if (barredFromActions(s.of(seat)))
        left.actions = Plays::None;
    return left;
}

int countPlaysLeft(const State& s, const CardLibrary& lib, Seat seat, PlayKind kind)
{
    const std::uint32_t tokens = tokensOf(s, seat, kind);
    if (s.openPlays.empty())
        return std::popcount(tokens);
    Sharing sharing(s, lib);
    for (int left = 0; left < std::popcount(tokens); ++left) {
        sharing.add({ kNoCard, tokens });
        if (!sharing.isPossible())
            return left;
    }
    return std::popcount(tokens);
}

bool mayBeLeft(const State& s, const CardLibrary& lib, std::span<const std::uint32_t> sets, std::uint8_t ownRights)
{
    Sharing sharing(s, lib, ownRights);
    for (const std::uint32_t tokens : sets)
        sharing.add({ kNoCard, tokens });
    return sharing.isPossible();
}

std::uint8_t rightsInQuestion(const State& s, const CardLibrary& lib)
{
    std::uint8_t rights = 0;
    for (const OpenPlay& each : s.openPlays)
        if (each.right != kNoRight)
            rights |= lib.def(s.at(static_cast<CardId>(each.card)).def).fromDiscard;
    return rights;
}

} // namespace core::smashup
