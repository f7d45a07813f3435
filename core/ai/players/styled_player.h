#pragma once

#include "core/ai/player.h"
#include "core/game/game.h"

#include <functional>

namespace core {

/// An evaluation as a seat of some style sees it: the style's bias is added for that seat, and the others are taken to
/// play plainly.
class StyledEvaluator final : public Evaluator {
public:
    /// Both must outlive it.
    StyledEvaluator(const Evaluator& base, const Style& style)
        : m_base(base)
        , m_style(style)
    {
    }

    void sitAt(Seat seat) { m_seat = seat; }
    double value(const Match& match, Seat seat) const override;
    double slip() const override { return m_base.slip(); }

private:
    const Evaluator& m_base;
    const Style& m_style;
    Seat m_seat = Seat::None; ///< nobody has a style
};

/// Gives any player that judges by an evaluation a style. Its expectations are coloured by it, too.
class StyledPlayer final : public Player {
public:
    /// `make` makes the player that judges by the evaluation it gets.
    StyledPlayer(const Evaluator& base, const Style& style,
        const std::function<std::unique_ptr<Player>(const Evaluator&)>& make);

    Choice choose(const SeatView& view, const Budget& budget) override;
    void takeBack() override { m_player->takeBack(); }
    void forget() override { m_player->forget(); }
    const std::vector<Expectation>& expectation() const override { return m_player->expectation(); }

private:
    StyledEvaluator m_evaluator;
    std::unique_ptr<Player> m_player;
};

} // namespace core
