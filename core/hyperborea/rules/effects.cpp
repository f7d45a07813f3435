#include "core/hyperborea/rules/effects.h"

#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/table/zones.h"

#include <algorithm>

namespace core::hyperborea {

namespace {

void add(std::uint8_t& to, int n)
{
    constexpr int kMost = 250;
    to = static_cast<std::uint8_t>(std::min(to + n, kMost));
}

/// Puts a part among those that are kept one by one, so often.
void keep(State& s, std::array<std::uint8_t, kMaxWaiting>& list, std::uint8_t what, int times)
{
    for (; times > 0; --times) {
        const auto free = std::find(list.begin(), list.end(), std::uint8_t { 0 });
        if (free == list.end()) {
            s.overflowed = 1;
            return;
        }
        *free = what;
    }
}

void gainSteps(State& s, const Part& part)
{
    const auto n = std::min<std::uint8_t>(part.n, kRows);
    if (part.n == 1 || part.how == How::Plain)
        add(s.pool.develop, part.n);
    else if (part.how == How::Same)
        ++s.pool.same[n];
    else
        keep(s, s.pool.stepsLeft, n, 1);
}

template <typename Act>
void eachNeighbour(const State& s, Act act)
{
    const SeatMask neighbours = neighboursOf(s, s.current);
    for (int i = 0; i < s.seats; ++i)
        if (contains(neighbours, seatAt(i)))
            act(seatAt(i));
}

void give(Engine& e, const Part& part)
{
    eachNeighbour(e.s, [&](Seat seat) {
        if (part.how == How::Gem)
            gainGems(e, seat, part.n);
        else
            for (int i = 0; i < part.n; ++i)
                bringOn(e, seat, e.map().capitalOf(indexOf(seat)));
    });
}

void plunder(Engine& e, const Part& part)
{
    eachNeighbour(e.s, [&](Seat seat) {
        const int taken = std::min<int>(part.n, e.s.of(seat).gems);
        if (taken == 0)
            return;
        loseGems(e, seat, taken);
        gainGems(e, e.s.current, taken);
    });
}

void gainPart(Engine& e, const Part& part)
{
    Pool& pool = e.s.pool;
    switch (part.code) {
    case OpCode::Move:
        return add(pool.move, part.n);
    case OpCode::Fly:
        return add(pool.fly, part.n);
    case OpCode::Attack:
        return add(pool.attack, part.n);
    case OpCode::Ranged:
        return add(pool.ranged, part.n);
    case OpCode::Raze:
        ++pool.raze[std::min<std::size_t>(part.n, kRows)];
        return;
    case OpCode::Fortress:
        return add(pool.fortress, part.n);
    case OpCode::Miniature:
        return add(pool.miniature, part.n);
    case OpCode::Clone:
        return add(pool.clone, part.n);
    case OpCode::Develop:
        return gainSteps(e.s, part);
    case OpCode::Gem:
        return gainGems(e, e.s.current, part.n);
    case OpCode::Technology:
        return add(pool.technology, part.n);
    case OpCode::Draw:
        ++pool.draws[std::min<std::size_t>(part.n, kMostDraws)];
        return;
    case OpCode::Generate:
        return keep(e.s, pool.generate, part.colours, part.n);
    case OpCode::Restore:
        return add(pool.restore, part.n);
    case OpCode::Convert:
        return keep(e.s, pool.convert, part.colours, part.n);
    case OpCode::Purge:
        return add(pool.purge, part.n);
    case OpCode::Espionage:
        return add(pool.espionage, part.n);
    case OpCode::SetBack:
        if (part.how == How::Plain)
            return add(pool.setBack, part.n);
        eachNeighbour(e.s, [&](Seat seat) { add(pool.setBackOf[static_cast<std::size_t>(indexOf(seat))], part.n); });
        return;
    case OpCode::Plunder:
        return plunder(e, part);
    case OpCode::Corrupt:
        return; // done by now
    case OpCode::Give:
        return give(e, part);
    }
}

} // namespace

const Program& programOf(const Library& lib, Source source, std::uint8_t id)
{
    switch (source) {
    case Source::Set:
    case Source::Copied:
        return lib.set(id).program;
    case Source::City:
        return lib.city(id).program;
    case Source::Token:
        return lib.token(id).program;
    case Source::RaceTile:
        break;
    }
    return lib.raceTile(id).program;
}

void begin(Engine& e, Source source, std::uint8_t id)
{
    if (programOf(e.lib, source, id).has(OpCode::Corrupt))
        pushFrame(e.s, FrameKind::Corrupt, id, source == Source::Copied ? 1 : 0);
    else
        goOn(e, source, id);
}

void goOn(Engine& e, Source source, std::uint8_t id)
{
    const Program& program = programOf(e.lib, source, id);
    if (program.ways.size() > 1) {
        pushFrame(e.s, FrameKind::Way, static_cast<std::uint8_t>(source), id);
        return;
    }
    if (!program.empty())
        gain(e, program.ways.front(), source <= Source::City);
}

void gain(Engine& e, const Parts& parts, bool activated)
{
    for (const Part& part : parts)
        gainPart(e, part);
    if (!activated)
        return;
    const auto bonus = [&](OpCode code, Rule rule, std::uint8_t& to) {
        const bool has
            = std::any_of(parts.begin(), parts.end(), [code](const Part& part) { return part.code == code; });
        if (has && hasRule(e.s, e.lib, e.s.current, rule))
            add(to, 1);
    };
    bonus(OpCode::Miniature, Rule::ExtraMiniature, e.s.pool.miniature);
    bonus(OpCode::Develop, Rule::ExtraDevelop, e.s.pool.develop);
}

void fire(Engine& e, Trigger trigger)
{
    eachCard(e.s.own().owned, [&](CardId card) {
        const SetDef& set = e.lib.set(setOf(card));
        if (set.when == trigger && isFull(e.s, e.lib, e.s.current, setOf(card)))
            gain(e, set.program.ways.front(), false);
    });
}

bool canCorrupt(const State& s, const Library& lib, SetId set, std::uint8_t besides, std::uint8_t placed)
{
    for (const Parts& way : lib.set(set).program.ways)
        for (const Part& part : way) {
            int there = part.n;
            if (part.code == OpCode::Technology) {
                there = 0;
                for (const auto& deck : s.open)
                    there += static_cast<int>(
                        std::count_if(deck.begin(), deck.end(), [](CardId card) { return card != kNone; }));
            } else if (part.code == OpCode::Generate) {
                there = 0;
                for (std::size_t i = 0; i < kRows; ++i)
                    there += (part.colours >> i & 1U) != 0 ? s.reserve[i] : 0;
            }
            if (there < part.n)
                return false;
        }
    const SeatState& own = s.own();
    int cubes = placed < kRows ? -1 : 0;
    for (std::size_t i = 0; i < kRows; ++i)
        cubes += own.available[i] + own.unused[i];
    eachSet(s, s.current, [&](SetId each) {
        if (each == besides)
            return;
        for (const std::uint8_t cube : s.on(s.current, each))
            cubes += cube < kRows ? 1 : 0;
    });
    return cubes > 0;
}

void askWay(const State& s, const Library& lib, Prompt& prompt)
{
    prompt.seat = s.current;
    prompt.reason = static_cast<std::uint8_t>(Reason::Way);
    const Frame& frame = s.top();
    prompt.source = frame.b;
    prompt.detail = frame.a;
    const Program& program = programOf(lib, static_cast<Source>(frame.a), frame.b);
    for (std::size_t i = 0; i < program.ways.size(); ++i)
        offer(prompt, make(Verb::Way, static_cast<std::uint8_t>(i)));
}

void answerWay(Engine& e, Choice choice)
{
    const Frame frame = e.s.top();
    popFrame(e.s);
    const auto source = static_cast<Source>(frame.a);
    gain(e, programOf(e.lib, source, frame.b).ways[choice.a], source <= Source::City);
}

} // namespace core::hyperborea
