#include "core/ai/players/styled_player.h"

namespace core {

double StyledEvaluator::value(const Match& match, Seat seat) const
{
    const double value = m_base.value(match, seat);
    return seat == m_seat ? value + m_style.bias(match, seat) : value;
}

StyledPlayer::StyledPlayer(
    const Evaluator& base, const Style& style, const std::function<std::unique_ptr<Player>(const Evaluator&)>& make)
    : m_evaluator(base, style)
    , m_player(make(m_evaluator))
{
}

Choice StyledPlayer::choose(const SeatView& view, const Budget& budget)
{
    m_evaluator.sitAt(view.seat());
    return m_player->choose(view, budget);
}

} // namespace core
