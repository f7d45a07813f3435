#pragma once

#include "core/smashup/table/prompt_ids.h"
#include "core/smashup/words/view.h"
#include "ui/table/lesson_book.h"

#include <optional>
#include <vector>

namespace ui {

/// Tells somebody who learns Smash Up what can be done now and why. It knows no rules: what it says follows from the
/// question, the answers that are offered, the plays that are left and what lies at the bases, all as the viewer sees
/// them.
class Coach {
public:
    enum class Topic {
        NewHand,
        Scored,
        BaseReady,
        Talent,
        ExtraMinions,
        SomeMinions,
        ExtraActions,
        BothPlays,
        MinionLeft,
        ActionLeft,
        NothingLeft,
        Tie,
        Race,
        FullHand,
        WhereMinion,
        WhereAction,
        PlayNow,
        MayChoose,
        ChooseOne,
        ChooseSeveral,
        WhichScores,
        HandLimit,
        BeforeScoring,
        AfterScoring,
        UseNow,
        WhichFirst,
        OthersTurn,
    };
    struct Saying {
        Topic topic = Topic::OthersTurn;
        QString what;
        QString why;
    };
    /// A base that has scored, as the table before and after shows it.
    struct Scored {
        QString base;
        QString next; ///< what lies in its place
        int turn = 0;
    };

    /// Everything that could be said of this table, what is nearest at hand first. `reason` is that of the open
    /// question, which is looked at only where the viewer is asked.
    static std::vector<Saying> sayings(
        const core::smashup::TableView& table, core::smashup::Reason reason, const std::optional<Scored>& scored);

    /// The same table once more, in another language for example, says the same thing.
    void look(const core::smashup::TableView& table, core::smashup::Reason reason);
    /// What there is to say of the table that was looked at last.
    const Lesson& lesson() const { return m_lesson; }

private:
    void noteScoring(const core::smashup::TableView& table);

    LessonBook m_book;
    std::optional<Scored> m_scored;
    std::vector<std::pair<int, QString>> m_bases; ///< by slot: the base's number and name
    int m_points = 0; ///< of all seats together
    Lesson m_lesson;
};

} // namespace ui
