#include "ui/text/analysis_words.h"

#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {

namespace {

struct AnalysisWords {
    Q_DECLARE_TR_FUNCTIONS(AnalysisWords)
};

constexpr std::size_t kMostTurns = 3; ///< that are named
constexpr double kWorthAWord = 0.01;

QString points(double share)
{
    return QLocale().toString(100 * std::abs(share), 'f', 1);
}

/// What the marked choices of each of the seat's turns cost, the dearest turn first.
std::vector<std::pair<int, double>> dearTurns(const core::Analysis& analysis, core::Seat seat)
{
    std::map<int, double> costs;
    for (const core::ChoiceWorth& choice : analysis.choices)
        if (choice.seat == seat && choice.label() != core::Label::None)
            costs[choice.turn] += choice.loss.mean;
    std::vector<std::pair<int, double>> turns(costs.begin(), costs.end());
    std::stable_sort(turns.begin(), turns.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    return turns;
}

QString ofErrors(const core::Analysis& analysis, core::Seat seat)
{
    const std::vector<std::pair<int, double>> turns = dearTurns(analysis, seat);
    if (turns.empty())
        return AnalysisWords::tr("No choice is marked.");
    std::vector<int> dearest;
    double cost = 0;
    for (std::size_t i = 0; i < std::min(kMostTurns, turns.size()); ++i) {
        dearest.push_back(turns[i].first);
        cost += turns[i].second;
    }
    std::sort(dearest.begin(), dearest.end());
    QStringList named;
    for (const int turn : dearest)
        named << AnalysisWords::tr("turn %1").arg(turn);
    const QString last = named.takeLast();
    const QString turnsTold = named.isEmpty()
        ? last
        : AnalysisWords::tr("%1 and %2", "the last of several turns").arg(named.join(QStringLiteral(", ")), last);
    return AnalysisWords::tr("What cost most was chosen in %1: %2 points.").arg(turnsTold, points(cost));
}

QString ofLuck(const core::Ledger& ledger)
{
    const core::Estimate luck = ledger.luck.estimate();
    if (std::abs(luck.mean) < kWorthAWord)
        return AnalysisWords::tr("Luck made no difference.");
    return luck.mean > 0 ? AnalysisWords::tr("Luck gave %1.").arg(points(luck.mean))
                         : AnalysisWords::tr("Luck took %1.").arg(points(luck.mean));
}

}

QString labelWord(core::Label label)
{
    switch (label) {
    case core::Label::None:
        break;
    case core::Label::Inexact:
        return AnalysisWords::tr("inexact");
    case core::Label::Mistake:
        return AnalysisWords::tr("mistake");
    case core::Label::Blunder:
        return AnalysisWords::tr("blunder");
    }
    return {};
}

QString signedPoints(double points)
{
    const QString number = QLocale().toString(std::abs(points), 'f', 1);
    if (std::abs(points) < 0.05)
        return number;
    return (points < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number;
}

QString chanceText(double chance)
{
    return AnalysisWords::tr("%1 %").arg(QLocale().toString(100 * chance, 'f', 1));
}

QString whySentences(const core::Analysis& analysis, core::Seat seat, const core::Game& game)
{
    const core::Ledger ledger = core::ledgerOf(analysis, seat);
    const double start = ledger.start.estimate().mean;
    if (const core::Roles roles = game.roles(); !roles.empty())
        return AnalysisWords::tr("%1 %2 %3 and seat alone win %4 of 100 such matches.", "%3: what a seat is")
            .arg(ofErrors(analysis, seat), ofLuck(ledger), QString::fromStdString(roles.title),
                QLocale().toString(100 * start, 'f', 0));
    return (game.has(core::Has::Pairs) ? AnalysisWords::tr("%1 %2 Factions and seat alone win %3 of 100 such matches.")
                                       : AnalysisWords::tr("%1 %2 The seat alone wins %3 of 100 such matches."))
        .arg(ofErrors(analysis, seat), ofLuck(ledger), QLocale().toString(100 * start, 'f', 0));
}

QString givenUpSentence(const core::Analysis& analysis, core::Seat seat)
{
    return AnalysisWords::tr("The match was given up at a win chance of %1: that is what the lines add up to.")
        .arg(chanceText(static_cast<double>(core::ledgerOf(analysis, seat).result()) / core::kCertain));
}

QString agreedSentence(const core::Analysis& analysis, core::Seat seat)
{
    return AnalysisWords::tr("All agreed to end the match at a win chance of %1: that is what the lines add up to.")
        .arg(chanceText(static_cast<double>(core::ledgerOf(analysis, seat).result()) / core::kCertain));
}

QString whyHeading(const core::MatchSummary& match, core::Seat seat)
{
    if (match.status == core::MatchStatus::Abandoned)
        return AnalysisWords::tr("How it stood when it was given up");
    const bool won = core::contains(match.winners, seat);
    const std::string& name = match.seats[static_cast<std::size_t>(core::indexOf(seat))].name;
    if (match.isDraw())
        return AnalysisWords::tr("Why it was a draw");
    if (core::personOf(match) == seat)
        return won ? AnalysisWords::tr("Why you won") : AnalysisWords::tr("Why you lost");
    return (won ? AnalysisWords::tr("Why %1 won") : AnalysisWords::tr("Why %1 lost")).arg(shownName(name));
}

core::Seat toldSeat(const core::MatchSummary& match)
{
    const core::Seat person = core::personOf(match);
    return person == core::Seat::None ? core::Seat::First : person;
}

} // namespace ui
