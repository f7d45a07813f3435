#include "core/analysis/ledger.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace core {

namespace {

void add(LedgerLine& line, Millionths amount, double variance)
{
    line.amount += amount;
    line.variance += variance;
}

}

Estimate LedgerLine::estimate() const
{
    const double mean = static_cast<double>(amount) / kCertain;
    const double half = kDeviations95 * std::sqrt(variance);
    return { mean, mean - half, mean + half };
}

Millionths Ledger::result() const
{
    Millionths sum = 0;
    for (const LedgerLine* line : { &start, &luck, &hidden, &drift })
        sum += line->amount;
    for (const PerSeat<LedgerLine>* lines : { &errors, &choices })
        for (const LedgerLine& line : *lines)
            sum += line.amount;
    return sum;
}

LedgerLine Ledger::allChoices() const
{
    LedgerLine all;
    for (const LedgerLine& line : choices)
        add(all, line.amount, line.variance);
    return all;
}

Ledger ledgerOf(const Analysis& analysis, Seat seat)
{
    std::map<int, const ChoiceWorth*> marked;
    for (const ChoiceWorth& choice : analysis.choices)
        if (choice.label() != Label::None)
            marked[choice.choice] = &choice;
    const auto own = static_cast<std::size_t>(indexOf(seat));
    Ledger ledger;
    for (const Change& change : analysis.changes) {
        Millionths amount = change.amount[own];
        LedgerLine* line = &ledger.start;
        switch (change.cause) {
        case Cause::Start:
            break;
        case Cause::Luck:
            line = &ledger.luck;
            break;
        case Cause::Hidden:
            line = &ledger.hidden;
            break;
        case Cause::Drift:
            line = &ledger.drift;
            break;
        case Cause::Choice: {
            const auto by = static_cast<std::size_t>(indexOf(change.by));
            line = &ledger.choices[by];
            if (const auto found = marked.find(change.choice); found != marked.end()) {
                const ChoiceWorth& error = *found->second;
                add(ledger.errors[by], -error.cost[own], static_cast<double>(error.costVariance[own]));
                amount += error.cost[own];
            }
            break;
        }
        }
        add(*line, amount, static_cast<double>(change.variance[own]));
    }
    return ledger;
}

std::vector<double> courseOf(const Analysis& analysis, Seat seat)
{
    std::vector<double> course;
    Millionths stand = 0;
    for (const Change& change : analysis.changes) {
        stand += change.amount[static_cast<std::size_t>(indexOf(seat))];
        course.push_back(static_cast<double>(stand) / kCertain);
    }
    return course;
}

Play playOf(const Analysis& analysis, Seat seat)
{
    Play play;
    double lost = 0;
    double accuracy = 0;
    for (const ChoiceWorth& choice : analysis.choices) {
        if (choice.seat != seat)
            continue;
        ++play.choices;
        ++play.marked[static_cast<std::size_t>(choice.label())];
        if (!choice.madeADifference())
            continue;
        ++play.unforced;
        const double loss = choice.loss.low > 0 ? choice.loss.mean : 0;
        lost += loss;
        accuracy += std::min(100.0, 103.1668 * std::exp(-0.04354 * 100 * loss) - 3.1669 + 1);
    }
    if (play.unforced > 0) {
        play.errorRate = 1000 * lost / play.unforced;
        play.accuracy = std::max(0.0, accuracy / play.unforced);
    }
    return play;
}

} // namespace core
