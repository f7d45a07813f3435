#include "core/analysis/analysis.h"

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

} // namespace core
