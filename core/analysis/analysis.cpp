#include "core/analysis/analysis.h"

#include <algorithm>
#include <cmath>

namespace core {

Millionths millionths(double share)
{
    return static_cast<Millionths>(std::lround(share * kCertain));
}

Label ChoiceWorth::label() const
{
    if (loss.low > kBlunder)
        return Label::Blunder;
    if (loss.low > kMistake)
        return Label::Mistake;
    return loss.low > kInexact ? Label::Inexact : Label::None;
}

bool ChoiceWorth::madeADifference() const
{
    return std::any_of(answers.begin(), answers.end(),
        [&](const AnswerWorth& each) { return each.chance.high < answers.front().chance.low; });
}

} // namespace core
