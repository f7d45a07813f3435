#include "core/hyperborea/ai/reasoner.h"

#include "core/hyperborea/table/query.h"
#include "core/hyperborea/words/notation_names.h"

#include <algorithm>
#include <bit>

namespace core::hyperborea {

namespace {

// Set by hand, in points like the evaluation.
constexpr double kEndOfMatch = 100.0;
constexpr double kMeets = 3.0; ///< a condition
constexpr double kTechnology = 1.5; ///< beside its points
constexpr double kOnMapEach = 0.3;
constexpr double kStep = 0.2; ///< of a row
constexpr double kGreyEach = 0.2;
constexpr double kTokenKept = 1.0;
constexpr double kWasted = 0.2; ///< a cube that is put away
constexpr double kBegun = 0.25; ///< a cube on a set
constexpr double kInsideEach = 0.2;

class Comparison {
public:
    Comparison(const Match& before, const Match& after, const Match& other, Seat seat)
        : m_match(asHyperborea(before))
        , m_lib(m_match.library())
        , m_before(m_match.state())
        , m_after(asHyperborea(after).state())
        , m_other(asHyperborea(other).state())
        , m_seat(seat)
        , m_points(pointsOfAll(m_after, m_lib))
        , m_otherPoints(pointsOfAll(m_other, m_lib))
    {
    }

    std::vector<core::Reason> reasons()
    {
        ends();
        conditions();
        technologies();
        counted();
        takenFromOthers();
        pieces();
        return std::move(m_reasons);
    }

private:
    const SeatState& own(const State& s) const { return s.of(m_seat); }
    std::size_t at() const { return static_cast<std::size_t>(indexOf(m_seat)); }

    void add(Say what, std::vector<language::Saying> arguments, double weight)
    {
        if (weight > 0)
            m_reasons.push_back({ say(what, std::move(arguments)), weight, {} });
    }
    /// Of a number, which may differ from world to world.
    void addMore(Say what, int more, double each)
    {
        if (more > 0)
            m_reasons.push_back({ say(what, { more }), each * more, say(what, { language::Saying() }) });
    }

    void ends()
    {
        const auto wins = [](const State& s, Seat seat) { return s.decided != Ended::No && contains(s.winners, seat); };
        if (wins(m_after, m_seat) && !wins(m_other, m_seat))
            add(Say::WhyWins, {}, kEndOfMatch);
        for (int i = 0; i < m_before.seats; ++i)
            if (seatAt(i) != m_seat && wins(m_other, seatAt(i)) && !wins(m_after, seatAt(i)))
                add(Say::WhyKeepsFromWinning, { personAt(m_match, i) }, kEndOfMatch);
    }

    void conditions()
    {
        for (std::uint8_t condition = 0; condition < kConditions; ++condition)
            if ((own(m_after).met >> condition & 1U) != 0 && (own(m_other).met >> condition & 1U) == 0)
                add(Say::WhyMeets, { conditionWords(m_before, condition) }, kMeets);
    }

    bool wasOpen(CardId card) const
    {
        const auto& open = m_before.open[m_lib.technology(card).deck];
        return std::find(open.begin(), open.end(), card) != open.end();
    }

    /// Those that came up later are counted with the points.
    void technologies()
    {
        eachCard(own(m_after).owned & ~own(m_other).owned, [&](CardId card) {
            if (wasOpen(card))
                add(Say::WhyTakes, { m_lib.technology(card).name }, kTechnology + m_lib.pointsOf(card));
        });
    }

    void counted()
    {
        const Points& now = m_points[at()];
        const Points& instead = m_otherPoints[at()];
        addMore(Say::WhyMoreGems, now.gems - instead.gems, 1);
        addMore(
            Say::WhyMoreGhosts, own(m_after).ghosts - own(m_other).ghosts, std::max(1, now.ghosts - instead.ghosts));
        for (int i = 0; i < m_before.seats; ++i)
            if (contains(own(m_after).trophies, seatAt(i)) && !contains(own(m_other).trophies, seatAt(i)))
                add(Say::WhyCaptures, { personAt(m_match, i) }, 1);
        addMore(Say::WhyMoreCubes, now.cubes - instead.cubes, 1);
        addMore(Say::WhyMoreControl, now.control - instead.control, 1);
    }

    void takenFromOthers()
    {
        for (int i = 0; i < m_before.seats; ++i) {
            const auto seat = static_cast<std::size_t>(i);
            const int less = m_otherPoints[seat].total() - m_points[seat].total();
            if (seat != at() && less > 0)
                m_reasons.push_back(
                    { say(Say::WhyCosts, { less, personAt(m_match, i) }), less / std::max(1.0, m_before.seats - 1.0),
                        say(Say::WhyCosts, { language::Saying(), personAt(m_match, i) }) });
        }
    }

    int insideOf(const State& s) const
    {
        int inside = 0;
        for (const Hex& hex : s.hex)
            inside += hex.of(indexOf(m_seat)) - hex.openOf(indexOf(m_seat));
        return inside;
    }

    int begunOf(const State& s) const
    {
        int cubes = 0;
        eachSet(s, m_seat, [&](SetId set) {
            if (!s.fired(set))
                for (const std::uint8_t cube : s.on(m_seat, set))
                    cubes += cube != kNone ? 1 : 0;
        });
        return cubes;
    }

    static int levelsOf(const SeatState& own)
    {
        int levels = 0;
        for (const std::uint8_t each : own.level)
            levels += each;
        return levels;
    }

    int greyOf(const State& s) const
    {
        constexpr auto kGrey = static_cast<std::size_t>(Colour::Grey);
        int grey = own(s).bag[kGrey] + own(s).available[kGrey] + own(s).unused[kGrey];
        eachSet(s, m_seat, [&](SetId set) {
            for (const std::uint8_t cube : s.on(m_seat, set))
                grey += cube == kGrey ? 1 : 0;
        });
        return grey;
    }

    void pieces()
    {
        const SeatState& now = own(m_after);
        const SeatState& instead = own(m_other);
        addMore(Say::WhyMoreMiniatures, instead.reserve - now.reserve, kOnMapEach);
        addMore(Say::WhyMoreInside, insideOf(m_after) - insideOf(m_other), kInsideEach);
        addMore(Say::WhyMoreSteps, levelsOf(now) - levelsOf(instead), kStep);
        addMore(Say::WhyFewerGrey, greyOf(m_other) - greyOf(m_after), kGreyEach);
        if (now.stored != kNone && instead.stored == kNone)
            add(Say::WhyKeepsToken, {}, kTokenKept);
        if (m_after.turn != m_other.turn)
            return; // a reset takes cubes off again
        addMore(Say::WhyFewerWasted, sumOf(instead.unused) - sumOf(now.unused), kWasted);
        addMore(Say::WhyMoreOnSets, begunOf(m_after) - begunOf(m_other), kBegun);
    }

    const HyperboreaMatch& m_match; ///< as it was before
    const Library& m_lib;
    const State& m_before;
    const State& m_after;
    const State& m_other;
    Seat m_seat;
    PerSeat<Points> m_points;
    PerSeat<Points> m_otherPoints;
    std::vector<core::Reason> m_reasons;
};

} // namespace

std::vector<core::Reason> HyperboreaReasoner::compare(
    const Match& before, const Match& after, const Match& other, Seat seat) const
{
    return Comparison(before, after, other, seat).reasons();
}

} // namespace core::hyperborea
