#include "ui/pages/matches/analysis_reading.h"

#include "core/analysis/ledger.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/text/analysis_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

struct ReadingWords {
    Q_DECLARE_TR_FUNCTIONS(ReadingWords)
};

constexpr double kLuckWorthAWord = 1; ///< points

QString doneBy(const OpenedMatch& match, int choices)
{
    const auto move = static_cast<std::size_t>(choices);
    if (move == 0 || move > match.moves.size())
        return ReadingWords::tr("Start");
    return ReadingWords::tr("Turn %1: %2", "what was done")
        .arg(QString::number(match.moves[move - 1].turn), match.moves[move - 1].text);
}

}

double chartTurn(const core::MatchRecord& record, int choices)
{
    double turn = 0;
    int before = 0;
    for (const core::TurnStanding& standing : record.standings) {
        if (standing.choice <= choices) {
            turn = standing.turn;
            before = standing.choice;
            continue;
        }
        const double share = static_cast<double>(choices - before) / std::max(1, standing.choice - before);
        return turn + share * (standing.turn - turn);
    }
    return turn;
}

std::vector<ChanceChart::Point> chancePoints(const OpenedMatch& match, const core::Analysis& analysis)
{
    const core::Seat seat = toldSeat(match.record.summary);
    const std::vector<double> course = core::courseOf(analysis, seat);
    std::vector<ChanceChart::Point> points;
    for (std::size_t i = 0; i < course.size(); ++i) {
        const core::Change& change = analysis.changes[i];
        const double variance = static_cast<double>(change.level[static_cast<std::size_t>(core::indexOf(seat))]);
        const double half = core::kDeviations95 * std::sqrt(variance);
        ChanceChart::Point point { change.choice, chartTurn(match.record, change.choice),
            { course[i], std::max(0.0, course[i] - half), std::min(1.0, course[i] + half) },
            doneBy(match, change.choice) };
        if (!points.empty() && points.back().choice == change.choice)
            points.back() = std::move(point);
        else
            points.push_back(std::move(point));
    }
    // What is settled before the end stays so: the course goes on to where the match ends.
    const auto end = static_cast<int>(match.record.choices.size());
    constexpr double kSettled = 1e-6;
    if (!points.empty() && points.back().choice < end
        && std::abs(course.back() - std::round(course.back())) < kSettled) {
        ChanceChart::Point last = points.back();
        last.choice = end;
        last.turn = std::max<double>(last.turn, match.record.summary.turns);
        last.label = doneBy(match, end);
        points.push_back(std::move(last));
    }
    return points;
}

std::vector<ChanceChart::Mark> chanceMarks(const core::Analysis& analysis)
{
    std::vector<ChanceChart::Mark> marks;
    for (const core::ChoiceWorth& choice : analysis.choices)
        if (choice.label() != core::Label::None)
            marks.push_back({ choice.choice, choice.label(), choice.seat });
    return marks;
}

std::map<int, MoveBadge> moveBadges(const OpenedMatch& match, const core::Analysis& analysis)
{
    const auto own = static_cast<std::size_t>(core::indexOf(toldSeat(match.record.summary)));
    std::map<int, double> luck; // in points
    for (const core::Change& change : analysis.changes)
        if (change.cause == core::Cause::Luck)
            luck[change.choice] += 100.0 * change.amount[own] / core::kCertain;
    std::map<int, MoveBadge> badges;
    for (const auto& [choice, points] : luck)
        if (std::abs(points) >= kLuckWorthAWord)
            badges[choice] = { core::Label::None, points, ReadingWords::tr("luck %1").arg(signedPoints(points)) };
    for (const core::ChoiceWorth& choice : analysis.choices) {
        if (choice.label() == core::Label::None)
            continue;
        MoveBadge& badge = badges[choice.choice];
        badge.label = choice.label();
        badge.points = -100 * choice.loss.mean;
        const QString words
            = ReadingWords::tr("%1 %2", "mistake −7.6").arg(labelWord(choice.label()), signedPoints(badge.points));
        badge.words = badge.words.isEmpty() ? words : QStringLiteral("%1, %2").arg(words, badge.words);
    }
    return badges;
}

} // namespace ui
