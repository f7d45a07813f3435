#pragma once

#include "core/hyperborea/table/prompt_ids.h"
#include "core/hyperborea/words/view.h"
#include "ui/table/lesson_book.h"

#include <vector>

namespace ui {

/// Tells somebody who learns Hyperborea what can be done now and why. It knows no rules: what it says follows from the
/// question, the answers that are offered and what lies open, all as the viewer sees it.
class HyperCoach {
public:
    enum class Topic {
        LastTurn,
        SetupCube,
        SetupRow,
        RaceTile,
        Take,
        NewMiniature,
        Develop,
        MoreCubes,
        Enter,
        Attack,
        Raze,
        Fortress,
        Move,
        Fly,
        Complete,
        PlaceCubes,
        PutAway,
        Upgrade,
        Power,
        Token,
        EndTurn,
        Reset,
        WhichSpace,
        WhereTo,
        WhatToStrike,
        FoundToken,
        KeepCubes,
        ChooseOne,
        OthersTurn,
    };
    struct Saying {
        Topic topic = Topic::OthersTurn;
        QString what;
        QString why;
    };

    /// Everything that could be said of this table, what is nearest at hand first. `reason` is that of the open
    /// question, which is looked at only where the viewer is asked.
    static std::vector<Saying> sayings(const core::hyperborea::TableView& table, core::hyperborea::Reason reason);

    /// The same table once more, in another language for example, says the same thing.
    void look(const core::hyperborea::TableView& table, core::hyperborea::Reason reason);
    /// What there is to say of the table that was looked at last.
    const Lesson& lesson() const { return m_lesson; }

private:
    LessonBook m_book;
    Lesson m_lesson;
};

} // namespace ui
