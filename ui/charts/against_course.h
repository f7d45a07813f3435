#pragma once

#include "core/record/match_record.h"

#include <QPointF>
#include <QString>

#include <functional>
#include <vector>

namespace ui {

/// How the points of what all seats play against went (core::Standing::against): a record has those of seats alone.
struct AgainstCourse {
    QString name;
    std::vector<QPointF> points; ///< a turn and the points when it ended, rising; empty where there is none
};

/// By the standings of `record`; `tableAt` gives the match after so many choices, or null.
AgainstCourse againstCourse(const core::Game& game, const core::MatchRecord& record,
    const std::function<std::unique_ptr<core::Match>(int choices)>& tableAt);

} // namespace ui
