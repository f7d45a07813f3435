#include "core/analysis/analyser.h"

#include "core/ai/player.h"
#include "core/ai/workers.h"
#include "core/analysis/line_values.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <mutex>
#include <numeric>

namespace core {

namespace {

/// Answers that are as good as the best but for so many standard deviations are compared again.
constexpr double kMayBeBest = 2.5;
constexpr std::size_t kMostComparedAgain = 5;

constexpr std::uint64_t kOfCourse = 0xC0035E;
constexpr std::uint64_t kOfChoices = 0xC401CE;
constexpr std::uint64_t kOfStart = 0x57A3;

/// A point of the course: what each seat's chance is, by the measure of this turn and of the turn that follows.
struct Point {
    PerSeat<Measured> now {};
    PerSeat<Measured> later {};
    PerSeat<Measured> between {}; ///< later less now
};

/// What was found of one choice.
struct Weighed {
    ChoiceWorth worth;
    PerSeat<Measured> gain {}; ///< of the answer that was played over what the policy plays
};

class Course;

class Analyser {
public:
    Analyser(const Game& game, const Walk& walk, const AnalysisDepth& depth, const std::atomic<bool>& stop)
        : m_game(game)
        , m_walk(walk)
        , m_depth(depth)
        , m_stop(stop)
        , m_seats(static_cast<std::size_t>(walk.end->seatCount()))
        , m_after(walk.steps.size())
        , m_reached(walk.steps.size() + 1)
        , m_weighed(walk.steps.size())
    {
    }

    int parts() const { return static_cast<int>(m_walk.steps.size()) + (wasBrokenOff() ? 2 : 1); }

    /// Part 0 is the start; part n belongs to choice n, the one after the last to the table that was left.
    void measure(int part)
    {
        if (part == 0) {
            measureStart();
            return;
        }
        const auto i = static_cast<std::size_t>(part) - 1;
        if (i == 0 || chanceBefore(i) || turnBefore(i))
            m_reached[i] = valueAt(i, {});
        if (isEnd(i))
            return;
        const Step& step = m_walk.steps[i];
        if (step.before->prompt().choices.size() > 1) {
            m_after[i] = valueAt(i, step.choice);
            if (m_depth.firstDeals > 0)
                weigh(i);
        }
    }

    Analysis assemble() const;

private:
    std::size_t count() const { return m_walk.steps.size(); }
    bool isEnd(std::size_t i) const { return i == count(); }
    bool wasBrokenOff() const { return !m_walk.end->outcome().decided; }
    const Match& tableAt(std::size_t i) const { return isEnd(i) ? *m_walk.end : *m_walk.steps[i].before; }
    int turnAt(std::size_t i) const { return isEnd(i) ? m_walk.end->standing().turn : m_walk.steps[i].turn; }
    std::uint32_t disclosuresAt(std::size_t i) const
    {
        return isEnd(i) ? m_walk.end->disclosures() : m_walk.steps[i].disclosures;
    }
    /// Whether anything came to light, or was left to chance, by the choice before number `i`.
    bool chanceBefore(std::size_t i) const { return disclosuresAt(i) != m_walk.steps[i - 1].disclosures; }
    bool turnBefore(std::size_t i) const { return turnAt(i) != turnAt(i - 1); }
    Seat whoseTurn(std::size_t i) const
    {
        const SeatMask current = tableAt(i).standing().current;
        return std::has_single_bit(current) ? seatAt(std::countr_zero(current)) : Seat::None;
    }
    int horizon(int turn) const { return m_depth.turns == 0 ? kToTheEnd : turn + m_depth.turns; }

    void measureStart();
    Point valueAt(std::size_t i, std::optional<Choice> choice) const;
    std::vector<double> policyShares(const Match& match) const;
    void weigh(std::size_t i);
    void setCost(ChoiceWorth& choice, const LineValues& values, std::size_t best, std::size_t own) const;
    std::vector<Choice> restOfTurn(std::size_t i) const;
    void reach(Course& course, std::size_t i) const;

    const Game& m_game;
    const Walk& m_walk;
    AnalysisDepth m_depth;
    const std::atomic<bool>& m_stop;
    std::size_t m_seats;
    Point m_start;
    std::vector<Point> m_after; ///< of each choice: where it leads, before chance has its say
    std::vector<Point> m_reached; ///< of each choice that chance or a turn's end came before: where it was made
    std::vector<std::optional<Weighed>> m_weighed;
};

PerSeat<Measured> valuesOf(const LineValues& values, std::size_t horizon, std::size_t seats)
{
    PerSeat<Measured> all {};
    for (std::size_t seat = 0; seat < seats; ++seat)
        all[seat] = values.value(0, horizon, seatAt(static_cast<int>(seat)));
    return all;
}

void Analyser::measureStart()
{
    const LineValues::Deal anyDeal = [this](Match& world, Rng& rng, int) {
        MatchSetup setup = m_walk.setup;
        setup.seed = rng.next();
        Problems problems;
        world.assign(*m_game.newMatch(setup, problems));
    };
    const Match& first = m_walk.steps.empty() ? *m_walk.end : *m_walk.steps.front().before;
    LineValues values(m_game);
    const std::array<ValuedLine, 1> asItIs {};
    const std::array<int, 1> horizons { horizon(turnAt(0)) };
    values.play(first, anyDeal, kOfStart ^ m_walk.setup.seed, m_depth.tableDeals, asItIs, horizons, m_stop);
    m_start.now = valuesOf(values, 0, m_seats);
}

/// What the table of choice number `i` is worth, with or without that choice, where only what nobody could know is left
/// to chance. The value without it is judged as before the turn ended that ended there, too.
Point Analyser::valueAt(std::size_t i, std::optional<Choice> choice) const
{
    const Match& table = tableAt(i);
    const SeatMask all = firstSeats(static_cast<int>(m_seats));
    const LineValues::Deal future = [&](Match& world, Rng& rng, int) {
        world.assign(table);
        world.conceal(all, rng);
    };
    const std::array<ValuedLine, 1> lines { ValuedLine { choice, {} } };
    const int own = horizon(turnAt(i));
    const int earlier = i == 0 || choice ? own : horizon(turnAt(i - 1));
    const std::array<int, 2> horizons { earlier, own };
    LineValues values(m_game);
    // Between two strokes of chance all points are measured in the same worlds.
    const std::uint64_t seed = Rng(kOfCourse ^ m_walk.setup.seed).next() + (std::uint64_t { disclosuresAt(i) } << 32U);
    values.play(
        table, future, seed, m_depth.tableDeals, lines, std::span(horizons).first(earlier == own ? 1 : 2), m_stop);
    Point point;
    if (m_stop)
        return point;
    point.now = valuesOf(values, 0, m_seats);
    point.later = point.now;
    if (earlier == own)
        return point;
    point.later = valuesOf(values, 1, m_seats);
    constexpr std::array<double, 2> kGrowth { -1, 1 };
    for (std::size_t seat = 0; seat < m_seats; ++seat)
        point.between[seat] = values.sum(kGrowth, seatAt(static_cast<int>(seat)));
    return point;
}

/// What its seat chose after choice number `i` in the same turn, as far as nothing came to light before.
std::vector<Choice> Analyser::restOfTurn(std::size_t i) const
{
    std::vector<Choice> rest;
    const Seat seat = m_walk.steps[i].before->prompt().seat;
    for (std::size_t next = i + 1;
         !isEnd(next) && !turnBefore(next) && !chanceBefore(next) && m_walk.steps[next].before->prompt().seat == seat;
         ++next)
        rest.push_back(m_walk.steps[next].choice);
    return rest;
}

/// How often the policy gives each answer.
std::vector<double> Analyser::policyShares(const Match& match) const
{
    const Prompt& prompt = match.prompt();
    std::vector<float> weights(prompt.choices.size(), 1.0F);
    if (m_game.has(Has::Policy))
        m_game.policy()->weigh(match, prompt, kLineSharpness, weights);
    const double all = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> shares;
    for (const float each : weights)
        shares.push_back(static_cast<double>(each) / all);
    return shares;
}

/// What the one line is worth more than the other that was played.
void Analyser::setCost(ChoiceWorth& choice, const LineValues& values, std::size_t best, std::size_t own) const
{
    choice.loss = values.lead(best, own, choice.seat).estimate();
    choice.loss.mean = std::max(0.0, choice.loss.mean);
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        const Measured cost = values.lead(best, own, seatAt(static_cast<int>(seat)));
        choice.cost[seat] = millionths(cost.mean);
        choice.costVariance[seat] = static_cast<float>(cost.variance);
    }
}

void Analyser::weigh(std::size_t i)
{
    const Step& step = m_walk.steps[i];
    const Prompt& prompt = step.before->prompt();
    const SeatView view(*step.before, prompt);
    const LineValues::Deal known = [&](Match& world, Rng& rng, int) { view.dealInto(world, rng); };
    const std::uint64_t seed = Rng(kOfChoices ^ view.hash() ^ m_walk.setup.seed).next();
    const std::array<int, 1> horizons { horizon(step.turn) };
    const std::size_t answers = prompt.choices.size();

    std::size_t played = 0;
    std::vector<ValuedLine> lines;
    for (std::size_t each = 0; each < answers; ++each) {
        lines.push_back({ prompt.choices[each], {} });
        if (prompt.choices[each] == step.choice)
            played = each;
    }
    const std::vector<Choice> rest = restOfTurn(i);
    lines.push_back({ step.choice, rest });
    LineValues first(m_game);
    first.play(*step.before, known, seed, m_depth.firstDeals, lines, horizons, m_stop);
    if (m_stop)
        return;

    // Those that may be best are compared again, in other worlds.
    std::vector<std::size_t> order(answers);
    for (std::size_t each = 0; each < answers; ++each)
        order[each] = each;
    std::vector<Measured> worth;
    for (std::size_t each = 0; each < answers; ++each)
        worth.push_back(first.value(each, 0, prompt.seat));
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return worth[a].mean > worth[b].mean; });
    std::vector<std::size_t> again { played };
    for (const std::size_t each : order) {
        if (each == played || again.size() > kMostComparedAgain)
            continue;
        const Measured behind = first.lead(order[0], each, prompt.seat);
        if (behind.mean <= kMayBeBest * std::sqrt(behind.variance))
            again.push_back(each);
    }
    std::vector<ValuedLine> compared;
    for (const std::size_t each : again)
        compared.push_back(lines[each]);
    compared.push_back(lines.back());
    LineValues second(m_game);
    second.play(*step.before, known, seed + (std::uint64_t { 1 } << 32U), m_depth.deals, compared, horizons, m_stop);
    if (m_stop)
        return;

    Weighed weighed;
    ChoiceWorth& choice = weighed.worth;
    choice.choice = static_cast<int>(i) + 1;
    choice.turn = step.turn;
    choice.seat = prompt.seat;
    std::size_t best = 0;
    for (std::size_t each = 0; each < again.size(); ++each) {
        worth[again[each]] = second.value(each, 0, prompt.seat);
        if (second.value(each, 0, prompt.seat).mean > second.value(best, 0, prompt.seat).mean)
            best = each;
    }
    const std::size_t withRest = again.size();
    const std::size_t own
        = second.value(withRest, 0, prompt.seat).mean > second.value(0, 0, prompt.seat).mean ? withRest : 0;
    if (best != 0) {
        setCost(choice, second, best, own);
        if (choice.label() != Label::None) {
            // The network overrates what is on the table at the moment; how the match ends it cannot overrate.
            const std::array<ValuedLine, 2> two { compared[best], compared[own] };
            const std::array<int, 1> end { kToTheEnd };
            LineValues whole(m_game);
            whole.play(*step.before, known, seed + (std::uint64_t { 2 } << 32U), m_depth.markDeals, two, end, m_stop);
            if (m_stop)
                return;
            setCost(choice, whole, 0, 1);
        }
        choice.order = std::find(rest.begin(), rest.end(), prompt.choices[again[best]]) != rest.end();
    }
    std::stable_sort(
        order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return worth[a].mean > worth[b].mean; });
    for (std::size_t place = 0; place < answers; ++place) {
        const std::size_t each = order[place];
        const bool more = std::find(again.begin(), again.end(), each) != again.end();
        choice.answers.push_back(
            { static_cast<int>(each), worth[each].estimate(), more ? second.deals() : first.deals() });
        if (each == played)
            choice.played = static_cast<int>(place);
        if (each == again[best])
            choice.best = static_cast<int>(place);
    }

    // What was played is worth more or less than what the policy plays here; both in the same worlds.
    std::vector<double> weights = policyShares(*step.before);
    for (double& each : weights)
        each = -each;
    weights[played] += 1;
    weights.push_back(0);
    for (std::size_t seat = 0; seat < m_seats; ++seat)
        weighed.gain[seat] = first.sum(weights, seatAt(static_cast<int>(seat)));
    m_weighed[i] = std::move(weighed);
}

/// Puts together the changes of a match: from one measured value to the next.
class Course {
public:
    explicit Course(std::size_t seats)
        : m_seats(seats)
    {
    }

    struct Stroke {
        Cause cause;
        int choice;
    };
    struct Chosen {
        int choice;
        Seat by;
    };

    /// To a value that was measured in worlds of its own.
    void goTo(Stroke stroke, const PerSeat<Measured>& value)
    {
        leave();
        add({ stroke.cause, stroke.choice, Seat::None, {}, {}, {} }, millionths(value), true);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_changes.back().variance[seat] = variance(value, seat) + m_variance[seat];
        arrive(value);
    }

    /// To a value of the same lines, which is `more` than the one before.
    void judgeAnew(Chosen at, const PerSeat<Measured>& value, const PerSeat<Measured>& more)
    {
        add({ Cause::Drift, at.choice, at.by, {}, {}, {} }, millionths(value), true);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_changes.back().variance[seat] = variance(more, seat);
        arrive(value);
    }

    /// By a choice that was worth `gain` as far as its seat could know, to what it led to.
    void choose(Chosen chosen, const PerSeat<Measured>& gain, const PerSeat<Measured>& value)
    {
        add({ Cause::Choice, chosen.choice, chosen.by, {}, {}, {} }, millionths(gain), false);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_changes.back().variance[seat] = variance(gain, seat);
        add({ Cause::Hidden, chosen.choice, chosen.by, {}, {}, {} }, millionths(value), true);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_changes.back().variance[seat] = variance(gain, seat) + (m_hidden == kNone ? m_variance[seat] : 0.0F);
        arrive(value);
        m_hidden = m_changes.size() - 1;
    }

    std::vector<Change> changes() const
    {
        std::vector<Change> some;
        std::copy_if(m_changes.begin(), m_changes.end(), std::back_inserter(some), [](const Change& each) {
            return std::any_of(each.amount.begin(), each.amount.end(), [](Millionths one) { return one != 0; });
        });
        return some;
    }

private:
    static constexpr std::size_t kNone = ~std::size_t { 0 };

    static float variance(const PerSeat<Measured>& value, std::size_t seat)
    {
        return static_cast<float>(value[seat].variance);
    }

    static PerSeat<Millionths> millionths(const PerSeat<Measured>& values)
    {
        PerSeat<Millionths> whole {};
        for (std::size_t seat = 0; seat < whole.size(); ++seat)
            whole[seat] = core::millionths(values[seat].mean);
        return whole;
    }

    void add(Change change, PerSeat<Millionths> amount, bool isLevel)
    {
        for (std::size_t seat = 0; seat < m_seats; ++seat) {
            change.amount[seat] = amount[seat] - (isLevel ? m_stand[seat] : 0);
            m_stand[seat] += change.amount[seat];
        }
        m_changes.push_back(change);
        m_changes.back().level = m_variance; // until arrive() knows better
    }

    void arrive(const PerSeat<Measured>& value)
    {
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            m_variance[seat] = variance(value, seat);
        m_changes.back().level = m_variance;
        m_hidden = kNone;
    }

    /// Where the course is measured anew the last value before it stays in the sum of what was hidden.
    void leave()
    {
        if (m_hidden != kNone)
            for (std::size_t seat = 0; seat < m_seats; ++seat)
                m_changes[m_hidden].variance[seat] += m_variance[seat];
    }

    std::size_t m_seats;
    std::vector<Change> m_changes;
    PerSeat<Millionths> m_stand {}; ///< where the course has come to
    PerSeat<float> m_variance {}; ///< of that value
    std::size_t m_hidden = kNone; ///< the last change by what was hidden, since it was measured anew
};

/// To the table at which choice number `i` is to be made, by chance or by the end of a turn, if there was any.
void Analyser::reach(Course& course, std::size_t i) const
{
    const bool chance = i == 0 || chanceBefore(i);
    if (!chance && !turnBefore(i))
        return;
    const int number = static_cast<int>(i);
    course.goTo({ chance ? Cause::Luck : Cause::Drift, number }, m_reached[i].now);
    if (i > 0 && turnBefore(i) && m_depth.turns != 0)
        course.judgeAnew({ number, whoseTurn(i) }, m_reached[i].later, m_reached[i].between);
}

Analysis Analyser::assemble() const
{
    Analysis analysis;
    analysis.seats = static_cast<int>(m_seats);
    Course course(m_seats);
    course.goTo({ Cause::Start, 0 }, m_start.now);
    for (std::size_t i = 0; i < count(); ++i) {
        reach(course, i);
        const Prompt& prompt = m_walk.steps[i].before->prompt();
        if (prompt.choices.size() < 2)
            continue;
        const std::optional<Weighed>& weighed = m_weighed[i];
        course.choose(
            { static_cast<int>(i) + 1, prompt.seat }, weighed ? weighed->gain : PerSeat<Measured> {}, m_after[i].now);
        if (weighed)
            analysis.choices.push_back(weighed->worth);
    }
    if (wasBrokenOff()) { // the last table was worth what it was worth, whatever became of it
        reach(course, count());
    } else {
        PerSeat<Measured> result {};
        const PerSeat<double> shares = sharesOf(*m_walk.end);
        for (std::size_t seat = 0; seat < m_seats; ++seat)
            result[seat].mean = shares[seat];
        course.goTo({ Cause::Luck, static_cast<int>(count()) }, result);
    }
    analysis.changes = course.changes();
    return analysis;
}

}

AnalysisDepth depthOf(Thoroughness thoroughness, int seats)
{
    AnalysisDepth depth;
    depth.turns = seats + 1;
    const auto scale = [&](int times, int over) {
        for (int* const deals : { &depth.tableDeals, &depth.firstDeals, &depth.deals, &depth.markDeals })
            *deals = *deals * times / over;
    };
    if (thoroughness == Thoroughness::Quick)
        scale(1, 10);
    else if (thoroughness == Thoroughness::Deep)
        scale(4, 1);
    return depth;
}

AnalysisTerms termsOf(const Game& game, const Walk& walk, const AnalysisDepth& depth)
{
    return { game.engineVersion(), game.setHash(walk.setup.set), depth.turns, depth.tableDeals, depth.deals };
}

std::optional<Analysis> analyse(const Game& game, const Walk& walk, const AnalysisDepth& depth, int threads,
    const std::atomic<bool>& stop, const AnalysisProgress& progress)
{
    Analyser analyser(game, walk, depth, stop);
    std::atomic<int> next { 0 };
    std::mutex telling;
    int done = 0;
    inParallel(threads, [&](int) {
        for (int part = next++; part < analyser.parts() && !stop; part = next++) {
            analyser.measure(part);
            const std::scoped_lock lock(telling);
            if (progress && !stop)
                progress(++done, analyser.parts());
        }
    });
    if (stop)
        return std::nullopt;
    Analysis analysis = analyser.assemble();
    analysis.terms = termsOf(game, walk, depth);
    return analysis;
}

} // namespace core
