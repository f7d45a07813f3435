#include "core/hyperborea/rules/cubes.h"

#include "core/hyperborea/rules/effects.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>
#include <bit>

// Cubes on spaces, and what takes them away or changes them.

namespace core::hyperborea {

namespace {

constexpr auto kGrey = static_cast<std::size_t>(Colour::Grey);

/// Colours that a grey cube may become, of all parts that are there.
ColourMask convertible(const State& s)
{
    ColourMask mask = 0;
    for (const ColourMask each : s.pool.convert)
        mask |= each;
    for (std::size_t i = 0; i < kRows; ++i)
        if (s.reserve[i] == 0)
            mask = static_cast<ColourMask>(mask & ~(1U << i));
    return mask;
}

/// Calls `act` with each colour on a set and the kind of space it lies on, each pair once. The kind is told only where
/// the colour lies on spaces of several kinds, since what is empty afterwards differs then.
template <typename Act>
void eachCubeOn(const State& s, const Library& lib, SetId set, Act act)
{
    const SetDef& def = lib.set(set);
    const Spaces& on = s.on(s.current, set);
    std::array<std::uint8_t, kColours> kinds {};
    for (std::size_t i = 0; i < def.count; ++i)
        if (on[i] != kNone)
            kinds[on[i]] = static_cast<std::uint8_t>(kinds[on[i]] | 1U << static_cast<unsigned>(def.spaces[i]));
    for (std::uint8_t colour = 0; colour < kColours; ++colour) {
        const bool one = std::popcount(kinds[colour]) == 1;
        for (unsigned left = kinds[colour]; left != 0; left &= left - 1)
            act(colour, one ? kNone : static_cast<std::uint8_t>(std::countr_zero(left)));
    }
}

/// Calls `act` with each place and colour of a cube that the deed may be done with, and the kind of its space where
/// that matters.
template <typename Act>
void eachSource(const State& s, const Library& lib, Deed deed, Act act)
{
    const SeatState& own = s.own();
    const auto colours = [&](std::uint8_t place, const Cubes& cubes) {
        for (std::size_t i = 0; i < kColours; ++i)
            if (cubes[i] > 0 && (deed == Deed::Restore || i == kGrey))
                act(place, static_cast<std::uint8_t>(i), kNone);
    };
    colours(kUnusedArea, own.unused);
    if (deed != Deed::Restore)
        colours(kAvailableArea, own.available);
    eachSet(s, s.current, [&](SetId set) {
        if (deed == Deed::Restore && lib.set(set).restores)
            return;
        eachCubeOn(s, lib, set, [&](std::uint8_t colour, std::uint8_t kind) {
            if (deed == Deed::Restore || colour == kGrey)
                act(set, colour, kind);
        });
    });
}

/// Where a cube of that colour lies on a set of the seat at turn: on a space of that kind, or on any where it is kNone.
std::uint8_t& cubeOn(State& s, const Library& lib, SetId set, std::uint8_t colour, std::uint8_t kind)
{
    const SetDef& def = lib.set(set);
    Spaces& on = s.on(s.current, set);
    std::size_t at = 0;
    while (on[at] != colour || (kind != kNone && static_cast<std::uint8_t>(def.spaces[at]) != kind))
        ++at;
    return on[at];
}

/// Takes one of those away; it is in no zone then.
void lift(State& s, const Library& lib, Choice from)
{
    if (from.a == kUnusedArea)
        --s.own().unused[from.b];
    else if (from.a == kAvailableArea)
        --s.own().available[from.b];
    else
        cubeOn(s, lib, from.a, from.b, from.c) = kNone;
}

/// Puts one in the place of another that was there.
void exchange(State& s, const Library& lib, std::uint8_t place, std::uint8_t was, std::uint8_t colour)
{
    ++s.reserve[was];
    --s.reserve[colour];
    if (place == kUnusedArea || place == kAvailableArea) {
        Cubes& area = place == kUnusedArea ? s.own().unused : s.own().available;
        --area[was];
        ++area[colour];
    } else {
        cubeOn(s, lib, place, was, kNone) = colour;
    }
}

/// The narrowest of the waiting parts that could make the colour is used up.
void useUp(std::array<ColourMask, kMaxWaiting>& waiting, std::uint8_t colour)
{
    ColourMask* best = nullptr;
    for (ColourMask& each : waiting)
        if ((each >> colour & 1U) != 0 && (best == nullptr || std::popcount(each) < std::popcount(*best)))
            best = &each;
    if (best != nullptr)
        *best = 0;
}

} // namespace

bool hasCubeFor(const State& s, const Library& lib, Deed deed)
{
    if (deed == Deed::Convert && convertible(s) == 0)
        return false;
    bool has = false;
    eachSource(s, lib, deed, [&](std::uint8_t, std::uint8_t, std::uint8_t) { has = true; });
    return has;
}

void askPlace(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Place);
    const std::uint8_t cube = s.top().a;
    prompt.detail = cube;
    const auto colour = static_cast<Colour>(cube);
    eachSet(s, s.current, [&](SetId set) {
        const OpenSpaces open = openSpaces(s, lib, s.current, set, colour);
        for (const Space kind : { static_cast<Space>(cube), Space::Any }) {
            const int space = open.of(kind);
            if (space < 0)
                continue;
            const bool forbidden = lib.set(set).corrupts
                && completes(s, lib, s.current, set, static_cast<std::size_t>(space))
                && !canCorrupt(s, lib, set, set, cube);
            if (!forbidden)
                offer(prompt, make(Verb::Space, set, static_cast<std::uint8_t>(kind)));
        }
    });
    offer(prompt, make(Verb::Unused));
}

void answerPlace(Engine& e, Choice choice)
{
    State& s = e.s;
    const std::uint8_t cube = s.top().a;
    popFrame(s);
    --s.own().available[cube];
    if (verbOf(choice) == Verb::Unused) {
        ++s.own().unused[cube];
        e.report(EventKind::Unused, s.current, { .other = cube });
        return;
    }
    const SetId set = choice.a;
    const auto space = static_cast<std::size_t>(
        openSpaces(s, e.lib, s.current, set, static_cast<Colour>(cube)).of(static_cast<Space>(choice.b)));
    const bool complete = completes(s, e.lib, s.current, set, space);
    s.on(s.current, set)[space] = cube;
    e.report(EventKind::Placed, s.current, { .card = set, .other = cube });
    if (!complete)
        return;
    if (isBase(set))
        s.firedBase = static_cast<std::uint16_t>(s.firedBase | 1U << set);
    else
        s.firedCards |= bitOfCard(cardOf(set));
    e.report(EventKind::Activated, s.current, { .card = set });
    if (!e.lib.set(set).continuous())
        begin(e, Source::Set, set);
}

void askCube(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::WhichCube);
    prompt.detail = s.top().a;
    const auto deed = static_cast<Deed>(s.top().a);
    const ColourMask into = convertible(s);
    eachSource(s, lib, deed, [&](std::uint8_t place, std::uint8_t colour, std::uint8_t kind) {
        if (deed != Deed::Convert)
            offer(prompt, make(Verb::From, place, colour, kind));
        else
            for (std::uint8_t to = 0; to < kRows; ++to)
                if ((into >> to & 1U) != 0)
                    offer(prompt, make(Verb::Into, place, colour, to));
    });
}

void answerCube(Engine& e, Choice choice)
{
    State& s = e.s;
    const auto deed = static_cast<Deed>(s.top().a);
    popFrame(s);
    if (deed == Deed::Convert) {
        exchange(s, e.lib, choice.a, choice.b, choice.c);
        useUp(s.pool.convert, choice.c);
        e.report(EventKind::Converted, s.current, { .other = choice.c });
        return;
    }
    lift(s, e.lib, choice);
    const bool restored = deed == Deed::Restore;
    --(restored ? s.pool.restore : s.pool.purge);
    ++(restored ? s.own().bag : s.reserve)[choice.b];
    e.report(restored ? EventKind::Restored : EventKind::Purged, s.current, { .other = choice.b });
}

void askCorrupt(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Corrupt);
    const Frame& frame = s.top();
    prompt.source = frame.a;
    const SeatState& own = s.own();
    for (std::uint8_t colour = 0; colour < kRows; ++colour) {
        if (own.available[colour] > 0)
            offer(prompt, make(Verb::From, kAvailableArea, colour));
        if (own.unused[colour] > 0)
            offer(prompt, make(Verb::From, kUnusedArea, colour));
    }
    eachSet(s, s.current, [&](SetId set) {
        if (frame.b == 0 && set == frame.a)
            return;
        eachCubeOn(s, lib, set, [&](std::uint8_t colour, std::uint8_t kind) {
            if (colour < kRows)
                offer(prompt, make(Verb::From, set, colour, kind));
        });
    });
}

void answerCorrupt(Engine& e, Choice choice)
{
    const Frame frame = e.s.top();
    popFrame(e.s);
    lift(e.s, e.lib, choice);
    ++e.s.reserve[choice.b];
    e.report(EventKind::GaveUp, e.s.current, { .other = choice.b });
    goOn(e, frame.b == 0 ? Source::Set : Source::Copied, frame.a);
}

} // namespace core::hyperborea
