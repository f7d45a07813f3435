#pragma once

#include "core/game/choice_view.h"
#include "core/game/match.h"
#include "ui/table/lesson.h"

#include <map>
#include <set>
#include <vector>

namespace ui {

/// What was told to whom who learns a game, at any game's table. Of what there is to say it takes what was not said
/// yet; each thing is said with its reason in one turn, without it in two more, and then no more. Persons at one screen
/// are taught one by one, and the same moment once more, in another language for example, is told the same thing.
class LessonBook {
public:
    struct Saying {
        int topic = 0; ///< of the game's
        QString what;
        QString why;
        bool news = false; ///< said once, and no more in that turn
    };
    struct Moment {
        core::Seat viewer = core::Seat::None;
        int turn = 0;
        int reason = 0; ///< of the open question, where the viewer is asked
        std::vector<core::Choice> choices;

        /// What the viewer sees of a turn; the question counts only where the viewer is asked.
        static Moment of(core::Seat viewer, int turn, const core::PromptView& prompt, int reason);
        friend bool operator==(const Moment&, const Moment&) = default;
    };

    /// The lesson of the moment, of all that could be said of it, what is nearest at hand first.
    Lesson tell(const Moment& moment, const std::vector<Saying>& sayings);

private:
    struct Told {
        std::map<int, std::set<int>> turns; ///< in which each thing was said, by topic
        std::vector<std::pair<Moment, int>> now; ///< in this turn
    };
    static const Saying* pick(Told& told, const Moment& moment, const std::vector<Saying>& sayings);

    std::map<core::Seat, Told> m_told;
};

} // namespace ui
