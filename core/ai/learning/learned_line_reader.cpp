#include "core/ai/learning/learned_line_reader.h"

#include "core/ai/search/rollout.h"
#include "core/language/house.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cmath>

namespace core {

namespace {

constexpr double kSurestShare = 0.002; ///< a share is held away from 0 and 1 by this much

}

double logitOfLines(double share)
{
    const double p = std::clamp(share, kSurestShare, 1 - kSurestShare);
    return std::log(p / (1 - p));
}

LearnedLineReader::LearnedLineReader(const Features& origins)
    : m_origins(origins)
{
    assert(origins.count() <= kMaxFeatures);
}

std::unique_ptr<LearnedLineReader> LearnedLineReader::make(
    const Features& origins, const LinearWeights& weights, const std::string& where, Problems& problems)
{
    std::unique_ptr<LearnedLineReader> made(new LearnedLineReader(origins));
    made->m_intercept = weights.intercept;
    const auto placeOf = [&](const std::string& name) {
        std::size_t place = 0;
        while (place < origins.count() && origins.name(place) != name)
            ++place;
        return place;
    };
    for (const LinearWeights::Weight& each : weights.weights) {
        const std::size_t place = placeOf(each.feature);
        if (each.feature == kLogitOfLines) {
            made->m_slope = each.weight / each.scale;
        } else if (place < origins.count()) {
            made->m_logits[place] = each.weight / each.scale;
        } else {
            problems.push_back({ where, say(House::UnknownOrigin, { each.feature }),
                say(House::TrainAgain, { "breakpoint-cli train --use lines" }) });
            return nullptr;
        }
    }
    if (made->m_slope > 0)
        return made;
    problems.push_back({ where, say(House::LinesMeanNothing, { kLogitOfLines }),
        say(House::TrainAgain, { "breakpoint-cli train --use lines" }) });
    return nullptr;
}

PerSeat<double> LearnedLineReader::chances(const Match& match, const PerSeat<double>& shares) const
{
    std::array<float, kMaxFeatures> values {};
    const std::span<float> row(values.data(), m_origins.count());
    PerSeat<double> read {};
    for (int i = 0; i < match.seatCount(); ++i) {
        const auto seat = static_cast<std::size_t>(i);
        m_origins.read(match, seatAt(i), row);
        double logit = m_intercept + m_slope * logitOfLines(shares[seat]);
        for (std::size_t k = 0; k < row.size(); ++k)
            logit += m_logits[k] * static_cast<double>(row[k]);
        read[seat] = 1 / (1 + std::exp(-logit));
    }
    return sharedOut(match, read);
}

} // namespace core
