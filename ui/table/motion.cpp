#include "ui/table/motion.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr int kDrawnApart = 3; ///< of more than kMostApart cards; the rest comes at once
constexpr int kMostApart = 5;

bool allDrawn(const QList<Motion>& motions)
{
    return !motions.isEmpty() && std::all_of(motions.begin(), motions.end(), [](const Motion& each) {
        return each.kind == Motion::Kind::Draw;
    });
}

/// Draws of one hand become one event.
QList<QList<Motion>> gathered(const QList<QList<Motion>>& events)
{
    QList<QList<Motion>> groups;
    for (const QList<Motion>& event : events) {
        if (!groups.isEmpty() && allDrawn(event) && allDrawn(groups.last())
            && event.first().from == groups.last().first().from)
            groups.last() += event;
        else if (!event.isEmpty())
            groups.append(event);
    }
    return groups;
}

} // namespace

const MotionRule& ruleOf(Motion::Kind kind)
{
    using Curve = QEasingCurve::Type;
    static constexpr std::array<MotionRule, 8> kRules {
        MotionRule { 260, 120, Curve::InOutQuad, 24, 0 },
        MotionRule { 300, 120, Curve::InOutQuad, 40, 0 },
        MotionRule { 280, 120, Curve::InQuad, 0, 0 },
        MotionRule { 260, 120, Curve::InOutQuad, 0, 0 },
        MotionRule { 220, 0, Curve::OutCubic, 0, 90 },
        MotionRule { 400, 400, Curve::OutCubic, 0, 0 },
        MotionRule { 520, 0, Curve::InOutQuad, 60, 110 },
        MotionRule { 420, 160, Curve::InOutQuad, 0, 0 },
    };
    return kRules[static_cast<std::size_t>(kind)];
}

double speedFactor(int speed)
{
    static constexpr std::array<double, 5> kFactors { 0, 2, 1, 0.6, 0.3 };
    return kFactors[static_cast<std::size_t>(std::clamp(speed, 0, 4))];
}

QList<Motion> timed(const QList<QList<Motion>>& events, const Pace& pace)
{
    QList<Motion> all;
    if (speedFactor(pace.speed) <= 0)
        return all;
    int begin = 0;
    for (const QList<Motion>& group : gathered(events)) {
        int end = begin;
        int place = 0;
        for (Motion motion : group) {
            const MotionRule& rule = ruleOf(motion.kind);
            motion.length = pace.reduced ? rule.reduced : rule.length;
            if (motion.length == 0)
                continue;
            const bool many = motion.kind == Motion::Kind::Draw && group.size() > kMostApart;
            motion.begin = begin + (pace.reduced ? 0 : rule.apart * (many ? std::min(place, kDrawnApart) : place));
            ++place;
            end = std::max(end, motion.begin + motion.length);
            all.append(motion);
        }
        begin = end;
    }
    double factor = speedFactor(pace.speed);
    if (pace.most > 0 && begin * factor > pace.most)
        factor = static_cast<double>(pace.most) / begin;
    for (Motion& motion : all) {
        motion.begin = static_cast<int>(motion.begin * factor);
        motion.length = std::max(1, static_cast<int>(motion.length * factor));
    }
    return all;
}

int lengthOf(const QList<Motion>& motions)
{
    int end = 0;
    for (const Motion& motion : motions)
        end = std::max(end, motion.begin + motion.length);
    return end;
}

} // namespace ui
