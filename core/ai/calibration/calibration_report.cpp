#include "core/ai/calibration/calibration_report.h"

#include "core/ai/learning/rounded.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr double kSurest = 0.995; // a chance of 0 or 1 has no logit

/// The slope of the logistic regression of shares on the logits of chances.
double slopeOf(const std::vector<const Told*>& told)
{
    Examples examples;
    examples.width = 1;
    for (const Told* each : told) {
        const double chance = std::clamp(each->chance, 1 - kSurest, kSurest);
        const auto logit = static_cast<float>(std::log(chance / (1 - chance)));
        examples.add({ &logit, 1 }, static_cast<float>(each->share));
    }
    const LogisticFit fit = fitLogistic(examples, 0);
    return fit.weights[0] / fit.scales[0];
}

/// The root of a mean of squares whose noise is known; 0 where noise alone would explain it.
Estimate errorOf(const std::vector<const Told*>& told)
{
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (const Told* each : told) {
        if (!each->truth)
            continue;
        const double off = each->chance - *each->truth;
        const double error = off * off - each->truthNoise;
        sum += error;
        squares += error * error;
        ++count;
    }
    const double mean = sum / count;
    const double spread = std::sqrt(std::max(0.0, squares / count - mean * mean) / count);
    const auto root = [](double square) { return std::sqrt(std::max(0.0, square)); };
    return { root(mean), root(mean - kDeviations95 * spread), root(mean + kDeviations95 * spread) };
}

ordered_json asJson(const CalibrationFigures& figures)
{
    ordered_json json = { { "of", figures.of }, { "questions", figures.questions }, { "said", rounded(figures.said) },
        { "won", rounded(figures.won) }, { "brier", rounded(figures.brier) },
        { "log_loss", rounded(figures.calibration.logLoss) },
        { "calibration_error", rounded(figures.calibration.error) }, { "slope", rounded(figures.slope) } };
    if (figures.errorInPosition)
        json["error_in_position"] = { { "positions", figures.positions },
            { "error", rounded(figures.errorInPosition->mean) }, { "low", rounded(figures.errorInPosition->low) },
            { "high", rounded(figures.errorInPosition->high) } };
    json["reliability"] = ordered_json::array();
    for (const ReliabilityBin& bin : figures.calibration.bins)
        if (bin.positions > 0)
            json["reliability"].push_back(
                { { "questions", bin.positions }, { "said", rounded(bin.predicted) }, { "won", rounded(bin.seen) } });
    return json;
}

}

CalibrationFigures figuresOf(std::string name, const std::vector<const Told*>& told)
{
    CalibrationFigures figures;
    figures.of = std::move(name);
    figures.questions = static_cast<int>(told.size());
    if (told.empty())
        return figures;
    std::vector<float> chances;
    std::vector<float> shares;
    for (const Told* each : told) {
        const double off = each->chance - each->share;
        figures.said += each->chance;
        figures.won += each->share;
        figures.brier += off * off;
        figures.positions += each->truth ? 1 : 0;
        chances.push_back(static_cast<float>(each->chance));
        shares.push_back(static_cast<float>(each->share));
    }
    for (double* const sum : { &figures.said, &figures.won, &figures.brier })
        *sum /= figures.questions;
    figures.calibration = calibrationOf(chances, shares);
    figures.slope = slopeOf(told);
    if (figures.positions > 0)
        figures.errorInPosition = errorOf(told);
    return figures;
}

std::string toJson(const CalibrationReport& report)
{
    ordered_json root = { { "game", report.game }, { "set", report.set }, { "set_hash", report.setHash },
        { "engine_version", report.engineVersion }, { "command", report.command }, { "player", report.player },
        { "seats", report.seats }, { "matches", report.matches }, { "lines", report.lines } };
    if (!report.truth.empty())
        root["truth"] = report.truth;
    root["figures"] = ordered_json::array();
    for (const CalibrationFigures& each : report.figures)
        root["figures"].push_back(asJson(each));
    return root.dump(1) + '\n';
}

} // namespace core
