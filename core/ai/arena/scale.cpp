#include "core/ai/arena/scale.h"

#include "core/statistics/matrix.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace core {

namespace {

constexpr int kMostSteps = 500;
constexpr double kEnough = 1e-9; ///< Elo
constexpr double kLongestStep = 100; ///< Elo

using Row = std::vector<double>;

/// The players by number, and the differences between them.
class Fit {
public:
    explicit Fit(const std::vector<Meeting>& meetings)
        : m_meetings(&meetings)
    {
        for (const Meeting& each : meetings)
            for (const std::string& player : each.players)
                if (std::find(m_players.begin(), m_players.end(), player) == m_players.end())
                    m_players.push_back(player);
    }

    const std::vector<std::string>& players() const { return m_players; }
    const Row& elo() const { return m_elo; }
    double deviation(std::size_t player) const { return std::sqrt(std::max(0.0, m_covariance[player][player])); }

    /// With that player at nought. False where the others cannot be told from it.
    bool find(std::size_t anchor)
    {
        m_elo.assign(m_players.size(), 0.0);
        for (int step = 0; step < kMostSteps; ++step) {
            const std::optional<Row> change = stepFrom(anchor);
            if (!change)
                return false;
            double longest = 0;
            for (const double each : *change)
                longest = std::max(longest, std::abs(each));
            for (std::size_t i = 0; i < m_elo.size(); ++i)
                m_elo[i] += (*change)[i] * std::min(1.0, kLongestStep / std::max(longest, kEnough));
            if (longest < kEnough)
                return true;
        }
        return false;
    }

private:
    std::size_t numberOf(const std::string& player) const
    {
        return static_cast<std::size_t>(std::find(m_players.begin(), m_players.end(), player) - m_players.begin());
    }

    /// One step of Gauss and Newton; leaves the inverse of the information in m_covariance.
    std::optional<Row> stepFrom(std::size_t anchor)
    {
        const std::size_t size = m_players.size();
        Matrix information(size, Row(size, 0.0));
        Row pull(size, 0.0);
        for (const Meeting& each : *m_meetings) {
            const std::size_t a = numberOf(each.players[0]);
            const std::size_t b = numberOf(each.players[1]);
            const double half = 0.5 / (static_cast<double>(each.sums.groups()) * each.sides);
            const double seen = std::clamp(each.sums.mean(), half, 1 - half);
            const double expected = shareFromElo(m_elo[a] - m_elo[b], each.sides);
            const double slope = expected * (1 - expected) * std::numbers::ln10 / 400;
            const double weight = 1 / (each.sums.standardError() * each.sums.standardError());
            pull[a] += weight * slope * (seen - expected);
            pull[b] -= weight * slope * (seen - expected);
            const double known = weight * slope * slope;
            information[a][a] += known;
            information[b][b] += known;
            information[a][b] -= known;
            information[b][a] -= known;
        }
        for (std::size_t i = 0; i < size; ++i)
            information[anchor][i] = information[i][anchor] = i == anchor ? 1 : 0;
        pull[anchor] = 0;
        std::optional<Matrix> inverse = inverseOf(std::move(information));
        if (!inverse)
            return std::nullopt;
        Row change(size, 0.0);
        for (std::size_t i = 0; i < size; ++i)
            for (std::size_t j = 0; j < size; ++j)
                change[i] += (*inverse)[i][j] * pull[j];
        m_covariance = std::move(*inverse);
        m_covariance[anchor][anchor] = 0;
        return change;
    }

    const std::vector<Meeting>* m_meetings;
    std::vector<std::string> m_players;
    Row m_elo;
    Matrix m_covariance;
};

}

std::vector<Rating> ratingsOf(const std::vector<Meeting>& meetings)
{
    const auto isEmpty = [](const Meeting& each) { return each.sums.groups() == 0; };
    Fit fit(meetings);
    if (meetings.empty() || std::any_of(meetings.begin(), meetings.end(), isEmpty) || !fit.find(0))
        return {};
    const auto weakest = std::min_element(fit.elo().begin(), fit.elo().end()) - fit.elo().begin();
    if (!fit.find(static_cast<std::size_t>(weakest)))
        return {};
    std::vector<Rating> ratings;
    for (std::size_t i = 0; i < fit.players().size(); ++i) {
        const double elo = fit.elo()[i];
        const double margin = kNormal95 * fit.deviation(i);
        Rating rating { fit.players()[i], elo, { elo - margin, elo + margin }, 0 };
        for (const Meeting& each : meetings)
            rating.groups
                += each.players[0] == rating.player || each.players[1] == rating.player ? each.sums.groups() : 0;
        ratings.push_back(std::move(rating));
    }
    std::stable_sort(
        ratings.begin(), ratings.end(), [](const Rating& left, const Rating& right) { return left.elo < right.elo; });
    return ratings;
}

} // namespace core
