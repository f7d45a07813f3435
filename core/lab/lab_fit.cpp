#include "core/lab/lab_fit.h"

#include "core/game/outcome.h"
#include "core/statistics/matrix.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

constexpr double kSpreadOfFactions = 1; ///< far more than any have: it only holds them where there are no counts
constexpr double kFirstSpread = 0.2; ///< of fits and meetings, until the counts say more
constexpr double kLeastSpread = 0.005;
constexpr int kMostRounds = 300;
constexpr double kSteadySpread = 1e-4; ///< a round's change, as a part of the spread
constexpr int kMostSteps = 50;
constexpr double kEnough = 1e-8; ///< logits
constexpr double kLongestStep = 1; ///< logits

double logistic(double logit)
{
    return 1 / (1 + std::exp(-logit));
}

/// Strengths, fits and the first seat stand in one row of numbers. A meeting concerns its own cell alone, so all of
/// them are taken out of the equations before these are solved.
class Solver {
public:
    explicit Solver(const LabTable& table)
        : m_table(table)
        , m_factions(factionsOf(table.terms))
        , m_pairs(table.terms.pairs.size())
        , m_values(m_factions.size() + m_pairs + 1, 0.0)
        , m_meetings(table.cells.size(), 0.0)
    {
        for (const LabCell& cell : table.cells)
            m_rows.push_back(rowOf(cell));
    }

    void run()
    {
        for (int round = 0; round < kMostRounds; ++round) {
            find();
            const double fits = spread(m_fitSpread, m_pairs, [&](std::size_t pair) {
                const std::size_t at = fitAt(pair);
                return m_values[at] * m_values[at] + m_covariance[at][at];
            });
            const double meetings = spread(m_meetingSpread, m_meetings.size(), [&](std::size_t cell) {
                const double deviation = meetingDeviation(cell);
                return m_meetings[cell] * m_meetings[cell] + deviation * deviation;
            });
            const bool steady = std::abs(fits - m_fitSpread) <= kSteadySpread * m_fitSpread
                && std::abs(meetings - m_meetingSpread) <= kSteadySpread * m_meetingSpread;
            m_fitSpread = fits;
            m_meetingSpread = meetings;
            if (steady)
                break;
        }
        find();
    }

    LabFit fit() const
    {
        LabFit fit;
        fit.names = m_factions;
        tellApart(fit);
        fit.spreadOfFits = m_fitSpread;
        fit.spreadOfMeetings = m_meetingSpread;
        return fit;
    }

private:
    using Dense = std::vector<double>; ///< a factor of each value
    using Sparse = std::vector<std::pair<std::size_t, double>>;

    /// Sums of values and meetings, each with a factor: first those of the values, then those of the meetings.
    Dense nothing() const { return Dense(m_values.size() + m_meetings.size(), 0.0); }

    /// The strengths of pairs that come nearest to what is found of the cells, by least squares over these; each as a
    /// sum.
    Matrix strengthsOfPairs() const
    {
        constexpr double kLeast = 1e-9; ///< pairs that are not joined by any meetings have the mean nought
        Matrix met(m_pairs, Dense(m_pairs, 0.0));
        for (std::size_t pair = 0; pair < m_pairs; ++pair)
            met[pair][pair] = kLeast;
        for (const LabCell& cell : m_table.cells) {
            met[cell.first][cell.first] += 1;
            met[cell.second][cell.second] += 1;
            met[cell.first][cell.second] -= 1;
            met[cell.second][cell.first] -= 1;
        }
        const Matrix inverse = inverseOf(std::move(met)).value_or(Matrix(m_pairs, Dense(m_pairs, 0.0)));
        Matrix strengths;
        for (std::size_t pair = 0; pair < m_pairs; ++pair) {
            Dense& row = strengths.emplace_back(nothing());
            row[fitAt(pair)] = 1;
            for (const std::size_t faction : factionsIn(pair))
                row[faction] = 1;
            for (std::size_t cell = 0; cell < m_meetings.size(); ++cell)
                row[m_values.size() + cell]
                    = inverse[pair][m_table.cells[cell].first] - inverse[pair][m_table.cells[cell].second];
        }
        return aroundMean(std::move(strengths));
    }

    /// The same of factions over those of the pairs.
    Matrix strengthsOfFactions(const Matrix& ofPairs) const
    {
        constexpr double kLeast = 1e-9; ///< where the pairs do not say which of their factions it is, each has a half
        const std::size_t factions = m_factions.size();
        Matrix together(factions, Dense(factions, 0.0));
        Matrix sums(factions, nothing());
        for (std::size_t faction = 0; faction < factions; ++faction)
            together[faction][faction] = kLeast;
        for (std::size_t pair = 0; pair < m_pairs; ++pair)
            for (const std::size_t one : factionsIn(pair)) {
                addTo(sums[one], ofPairs[pair], 1);
                for (const std::size_t other : factionsIn(pair))
                    together[one][other] += 1;
            }
        const Matrix inverse = inverseOf(std::move(together)).value_or(Matrix(factions, Dense(factions, 0.0)));
        Matrix strengths(factions, nothing());
        for (std::size_t faction = 0; faction < factions; ++faction)
            for (std::size_t other = 0; other < factions; ++other)
                addTo(strengths[faction], sums[other], inverse[faction][other]);
        return strengths;
    }

    void tellApart(LabFit& fit) const
    {
        const Matrix pairs = strengthsOfPairs();
        Matrix factions = strengthsOfFactions(pairs);
        for (std::size_t pair = 0; pair < m_pairs; ++pair) {
            Dense more = pairs[pair];
            for (const std::size_t faction : factionsIn(pair))
                addTo(more, factions[faction], -1);
            fit.fits.push_back(figure(more));
            fit.pairs.push_back(figure(pairs[pair]));
        }
        for (const Dense& row : aroundMean(std::move(factions)))
            fit.factions.push_back(figure(row));
        for (std::size_t cell = 0; cell < m_rows.size(); ++cell) {
            Dense row = nothing();
            for (const auto& [at, factor] : m_rows[cell])
                row[at] = factor;
            row[m_values.size() + cell] = 1;
            fit.cells.push_back(figure(row));
            addTo(row, pairs[m_table.cells[cell].first], -1);
            addTo(row, pairs[m_table.cells[cell].second], 1);
            fit.meetings.push_back(figure(row));
        }
        Dense seat = nothing();
        seat[seatAt()] = 1;
        fit.firstSeat = figure(seat);
    }

    /// A sum's value and how sure it is.
    LabFit::Figure figure(Dense sum) const
    {
        double value = 0;
        double own = 0; ///< variance of the meetings where the values are known
        for (std::size_t at = 0; at < m_values.size(); ++at)
            value += sum[at] * m_values[at];
        for (std::size_t cell = 0; cell < m_meetings.size(); ++cell) {
            const double factor = sum[m_values.size() + cell];
            if (factor == 0)
                continue;
            value += factor * m_meetings[cell];
            own += factor * factor / m_known[cell];
            for (const auto& [at, joined] : m_joined[cell])
                sum[at] -= factor * joined / m_known[cell];
        }
        double through = 0;
        for (std::size_t at = 0; at < m_values.size(); ++at)
            for (std::size_t other = 0; sum[at] != 0 && other < m_values.size(); ++other)
                through += sum[at] * sum[other] * m_covariance[at][other];
        return { value, std::sqrt(std::max(0.0, through) + own) };
    }

    static void addTo(Dense& row, const Dense& other, double factor)
    {
        for (std::size_t at = 0; at < row.size(); ++at)
            row[at] += factor * other[at];
    }

    static Matrix aroundMean(Matrix rows)
    {
        Dense sum(rows.empty() ? 0 : rows.front().size(), 0.0);
        for (const Dense& row : rows)
            addTo(sum, row, 1);
        for (Dense& row : rows)
            addTo(row, sum, -1 / static_cast<double>(rows.size()));
        return rows;
    }

    std::vector<std::size_t> factionsIn(std::size_t pair) const
    {
        std::vector<std::size_t> places;
        for (const std::string& faction : m_table.terms.pairs[pair]) {
            const auto found = std::lower_bound(m_factions.begin(), m_factions.end(), faction);
            places.push_back(static_cast<std::size_t>(found - m_factions.begin()));
        }
        return places;
    }

    std::size_t fitAt(std::size_t pair) const { return m_factions.size() + pair; }
    std::size_t seatAt() const { return m_values.size() - 1; }

    void add(Sparse& row, std::size_t pair, double sign) const
    {
        for (const std::size_t faction : factionsIn(pair))
            row.emplace_back(faction, sign);
        row.emplace_back(fitAt(pair), sign);
    }

    Sparse rowOf(const LabCell& cell) const
    {
        Sparse row;
        add(row, cell.first, 1);
        add(row, cell.second, -1);
        return row;
    }

    double dot(const Sparse& row) const
    {
        double sum = 0;
        for (const auto& [at, factor] : row)
            sum += factor * m_values[at];
        return sum;
    }

    double prior(std::size_t at) const
    {
        const double spread = at < m_factions.size() || at == seatAt() ? kSpreadOfFactions : m_fitSpread;
        return 1 / (spread * spread);
    }

    /// What one cell says where the values stand now.
    struct CellState {
        double pull = 0; ///< of its meeting, with the prior's
        double known = 0; ///< about its meeting, with the prior's
        double weight = 0; ///< of both orders of the seats
        double seatPull = 0;
        double seatWeight = 0; ///< of the first seat together with what else is in the row
    };

    CellState stateOf(std::size_t cell) const
    {
        const LabCell& counts = m_table.cells[cell];
        const double matches = static_cast<double>(counts.matches()) / 2;
        const double even = dot(m_rows[cell]) + m_meetings[cell];
        CellState state;
        for (std::size_t order = 0; order < 2; ++order) {
            const double seat = order == 0 ? 1 : -1;
            const double expected = logistic(even + seat * m_values[seatAt()]);
            const double pull = static_cast<double>(counts.won[order]) / kPartsOfMatch - matches * expected;
            const double weight = matches * expected * (1 - expected);
            state.pull += pull;
            state.weight += weight;
            state.seatPull += seat * pull;
            state.seatWeight += seat * weight;
        }
        const double held = 1 / (m_meetingSpread * m_meetingSpread);
        state.known = state.weight + held;
        state.pull -= m_meetings[cell] * held;
        return state;
    }

    /// The likeliest values with the spreads as they are, and how sure they are (Newton's method).
    void find()
    {
        for (int step = 0; step < kMostSteps; ++step)
            if (takeStep() < kEnough)
                return;
    }

    double takeStep()
    {
        const std::size_t size = m_values.size();
        Matrix information(size, std::vector<double>(size, 0.0));
        std::vector<double> pull(size, 0.0);
        std::vector<CellState> states;
        m_joined.clear();
        for (std::size_t at = 0; at < size; ++at) {
            information[at][at] = prior(at);
            pull[at] = -prior(at) * m_values[at];
        }
        for (std::size_t cell = 0; cell < m_rows.size(); ++cell) {
            const CellState& state = states.emplace_back(stateOf(cell));
            Sparse& joined = m_joined.emplace_back();
            for (const auto& [at, factor] : m_rows[cell])
                joined.emplace_back(at, factor * state.weight);
            joined.emplace_back(seatAt(), state.seatWeight);
            // Without the prior's part: that of the values is in `pull` already.
            const double own = state.pull + m_meetings[cell] * (state.known - state.weight);
            for (const auto& [at, factor] : m_rows[cell]) {
                pull[at] += factor * own;
                for (const auto& [other, otherFactor] : m_rows[cell])
                    information[at][other] += factor * otherFactor * state.weight;
                information[at][seatAt()] += factor * state.seatWeight;
                information[seatAt()][at] += factor * state.seatWeight;
            }
            pull[seatAt()] += state.seatPull;
            information[seatAt()][seatAt()] += state.weight;
            for (const auto& [at, one] : joined) {
                pull[at] -= one * state.pull / state.known;
                for (const auto& [other, another] : joined)
                    information[at][other] -= one * another / state.known;
            }
        }
        m_covariance = inverseOf(std::move(information)).value_or(Matrix(size, std::vector<double>(size, 0.0)));
        m_known.clear();
        for (const CellState& state : states)
            m_known.push_back(state.known);
        return apply(pull, states);
    }

    double apply(const std::vector<double>& pull, const std::vector<CellState>& states)
    {
        std::vector<double> change(m_values.size(), 0.0);
        double longest = 0;
        for (std::size_t at = 0; at < change.size(); ++at) {
            for (std::size_t other = 0; other < change.size(); ++other)
                change[at] += m_covariance[at][other] * pull[other];
            longest = std::max(longest, std::abs(change[at]));
        }
        std::vector<double> meetings;
        for (std::size_t cell = 0; cell < states.size(); ++cell) {
            double left = states[cell].pull;
            for (const auto& [at, factor] : m_joined[cell])
                left -= factor * change[at];
            meetings.push_back(left / states[cell].known);
            longest = std::max(longest, std::abs(meetings.back()));
        }
        const double part = std::min(1.0, kLongestStep / std::max(longest, kEnough));
        for (std::size_t at = 0; at < change.size(); ++at)
            m_values[at] += part * change[at];
        for (std::size_t cell = 0; cell < states.size(); ++cell)
            m_meetings[cell] += part * meetings[cell];
        return longest;
    }

    double variance(const Sparse& row) const
    {
        double sum = 0;
        for (const auto& [at, factor] : row)
            for (const auto& [other, otherFactor] : row)
                sum += factor * otherFactor * m_covariance[at][other];
        return std::max(0.0, sum);
    }

    double meetingDeviation(std::size_t cell) const
    {
        return std::sqrt(1 / m_known[cell] + variance(m_joined[cell]) / (m_known[cell] * m_known[cell]));
    }

    /// One step of expectation and maximisation.
    template <typename Square>
    static double spread(double before, std::size_t many, const Square& square)
    {
        double sum = 0;
        for (std::size_t each = 0; each < many; ++each)
            sum += square(each);
        return many == 0 ? before : std::max(kLeastSpread, std::sqrt(sum / static_cast<double>(many)));
    }

    const LabTable& m_table;
    std::vector<std::string> m_factions;
    std::size_t m_pairs;
    std::vector<double> m_values;
    std::vector<double> m_meetings;
    std::vector<Sparse> m_rows; ///< of cells, without the first seat
    double m_fitSpread = kFirstSpread;
    double m_meetingSpread = kFirstSpread;
    Matrix m_covariance; ///< of m_values
    std::vector<Sparse> m_joined; ///< of cells: what is known of its meeting together with each value
    std::vector<double> m_known;
};

}

Estimate LabFit::shareIn(std::size_t cell) const
{
    const Estimate logit = cells[cell].estimate();
    return { logistic(logit.mean), logistic(logit.low), logistic(logit.high) };
}

double LabFit::shareOf(const LabTable& table, std::size_t pair) const
{
    double sum = 0;
    int met = 0;
    for (std::size_t cell = 0; cell < table.cells.size(); ++cell) {
        const bool first = table.cells[cell].first == pair;
        if (!first && table.cells[cell].second != pair)
            continue;
        const double share = logistic(cells[cell].value);
        sum += first ? share : 1 - share;
        ++met;
    }
    return met == 0 ? 0.5 : sum / met;
}

LabFit fitOf(const LabTable& table)
{
    Solver solver(table);
    solver.run();
    return solver.fit();
}

LabParts partsOf(const LabTable& table, const LabFit& fit, std::size_t cell)
{
    const LabCell& counts = table.cells[cell];
    const double fits = fit.fits[counts.first].value - fit.fits[counts.second].value;
    const double factions = fit.cells[cell].value - fit.meetings[cell].value - fits;
    LabParts parts;
    parts.factions = logistic(factions) - 0.5;
    parts.fit = logistic(factions + fits) - logistic(factions);
    parts.meeting = logistic(fit.cells[cell].value) - logistic(factions + fits);
    parts.chance = counts.matches() == 0 ? 0 : counts.share().mean - logistic(fit.cells[cell].value);
    return parts;
}

double shareOfLogit(double logit)
{
    return logistic(logit) - 0.5;
}

} // namespace core
