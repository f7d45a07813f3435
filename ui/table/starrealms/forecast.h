#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"

#include <QStringList>

#include <vector>

namespace ui {

/// What an attack with all combat would do, found by trying it in a copy of what the viewer may know: the outposts that
/// stand before it first, the smallest ones before the larger.
struct AttackForecast {
    struct Step {
        std::string name; ///< a base; empty for the seat itself
        bool outpost = false;
        int combat = 0;
    };
    core::Seat target = core::Seat::None; ///< None where there is nothing to tell
    std::vector<Step> steps;
    bool reached = false; ///< the score of the target is attacked
    int before = 0; ///< its authority
    int after = 0;
    bool wins = false; ///< nobody plays on after it
    int combat = 0; ///< what there was
    int left = 0; ///< and is left

    bool isEmpty() const { return target == core::Seat::None || steps.empty(); }
};

/// The seats and the boss against whom the viewer's combat can be turned now.
std::vector<core::Seat> attackable(const core::PromptView& prompt);
AttackForecast forecastAttack(const core::Match& world, core::Seat viewer, core::Seat target);

/// What an answer comes to as far as it is certain: figures, and what is lost.
struct AnswerForecast {
    bool known = false;
    int trade = 0;
    int combat = 0;
    int authority = 0; ///< of the viewer's side
    int drawn = 0;
    bool asks = false; ///< something is asked on the way
    bool asksOfHand = false; ///< the viewer, for cards of its hand
    std::vector<std::string> destroyed; ///< bases of others
    std::vector<std::string> harmed; ///< bases of the viewer's own that are destroyed without a word

    bool isEmpty() const
    {
        return !known
            || (trade == 0 && combat == 0 && authority == 0 && drawn == 0 && destroyed.empty() && harmed.empty());
    }
};
AnswerForecast forecastAnswer(const core::Match& world, core::Seat viewer, core::Choice choice);

} // namespace ui
