#include "ui/table/motion.h"

#include <algorithm>
#include <array>

namespace ui {

namespace {

constexpr int kDrawnApart = 3; ///< of more than kMostApart cards; the rest comes at once
constexpr int kMostApart = 5;
constexpr int kShownMore = 300; ///< milliseconds that each further card of those that are shown together is read
constexpr int kMostShown = 5; ///< cards for which there is such time
constexpr int kReading = 1700; ///< milliseconds that places and points are read before anything else moves

/// Whether an event that does this to one card goes with the same done to the next one.
bool goesWithNext(Motion::Kind kind)
{
    return kind == Motion::Kind::Draw || kind == Motion::Kind::Leave || kind == Motion::Kind::Return
        || kind == Motion::Kind::Mark || kind == Motion::Kind::Show;
}

bool goesWith(const QList<Motion>& event, const QList<Motion>& before)
{
    if (event.isEmpty() || before.isEmpty())
        return false;
    const Motion& first = event.first();
    const auto same = [&first](const Motion& each) { return each.kind == first.kind; };
    const auto placed = [&first](const Motion& each) { return each.from == first.from; };
    if (!goesWithNext(first.kind) || !std::all_of(event.begin(), event.end(), same)
        || !std::all_of(before.begin(), before.end(), same))
        return false;
    if (first.kind == Motion::Kind::Show && first.seat != before.first().seat)
        return false;
    // Of one hand; and nothing is marked twice at a time.
    return first.kind == Motion::Kind::Draw ? placed(before.first())
                                            : std::none_of(before.begin(), before.end(), placed);
}

QList<QList<Motion>> gathered(const QList<QList<Motion>>& events)
{
    QList<QList<Motion>> groups;
    for (const QList<Motion>& event : events) {
        if (!groups.isEmpty() && goesWith(event, groups.last()))
            groups.last() += event;
        else if (!event.isEmpty())
            groups.append(event);
    }
    return groups;
}

/// Places are read until the points have come to where they go, and the base goes.
void keepPlaces(QList<Motion>& all)
{
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].kind != Motion::Kind::Places)
            continue;
        int end = all[i].begin + all[i].length;
        for (qsizetype j = i + 1; j < all.size(); ++j) {
            if (all[j].kind == Motion::Kind::Token && all[j].from == all[i].from)
                end = std::max(end, all[j].begin + all[j].length);
            if (bringsBase(all[j].kind) && all[j].from == all[i].from) {
                end = std::max(end, all[j].begin);
                break;
            }
        }
        all[i].length = end - all[i].begin;
    }
}

} // namespace

const MotionRule& ruleOf(Motion::Kind kind)
{
    using Curve = QEasingCurve::Type;
    static constexpr std::array<MotionRule, 15> kRules {
        MotionRule { 260, 120, Curve::InOutQuad, 24, 0 },
        MotionRule { 300, 120, Curve::InOutQuad, 40, 0 },
        MotionRule { 280, 120, Curve::InQuad, 0, 40 },
        MotionRule { 260, 120, Curve::InOutQuad, 0, 40 },
        MotionRule { 220, 0, Curve::OutCubic, 0, 90 },
        MotionRule { 400, 400, Curve::OutCubic, 0, 0 },
        MotionRule { 520, 0, Curve::InOutQuad, 60, 110 },
        MotionRule { 420, 160, Curve::InOutQuad, 0, 0 },
        MotionRule { 640, 160, Curve::Linear, 0, 0 },
        MotionRule { 450, 450, Curve::OutCubic, 0, 0 },
        MotionRule { 400, 400, Curve::OutCubic, 0, 60 },
        MotionRule { 180, 180, Curve::OutCubic, 0, 0 },
        MotionRule { 160, 600, Curve::InOutSine, 0, 0 },
        MotionRule { 1200, 1000, Curve::Linear, 0, 0 },
        MotionRule { 1200, 1000, Curve::Linear, 0, 0 },
    };
    return kRules[static_cast<std::size_t>(kind)];
}

bool carriesCard(Motion::Kind kind)
{
    switch (kind) {
    case Motion::Kind::Play:
    case Motion::Kind::Move:
    case Motion::Kind::Leave:
    case Motion::Kind::Return:
    case Motion::Kind::Draw:
    case Motion::Kind::Present:
    case Motion::Kind::Show:
        return true;
    default:
        return false;
    }
}

bool isHeldUp(Motion::Kind kind)
{
    return kind == Motion::Kind::Present || kind == Motion::Kind::Show;
}

bool isRing(Motion::Kind kind)
{
    return kind == Motion::Kind::Ready || kind == Motion::Kind::Mark || kind == Motion::Kind::Answer;
}

bool isOfBase(Motion::Kind kind)
{
    return bringsBase(kind) || kind == Motion::Kind::Places;
}

bool bringsBase(Motion::Kind kind)
{
    return kind == Motion::Kind::Flip || kind == Motion::Kind::Break;
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
            if (motion.kind == Motion::Kind::Show) {
                motion.row = place;
                motion.inRow = static_cast<int>(group.size());
                motion.length += kShownMore * (std::min(motion.inRow, kMostShown) - 1);
            }
            motion.begin = begin + (pace.reduced ? 0 : rule.apart * (many ? std::min(place, kDrawnApart) : place));
            ++place;
            end = std::max(end, motion.begin + motion.length);
            all.append(motion);
        }
        const bool read = std::any_of(
            group.begin(), group.end(), [](const Motion& each) { return each.kind == Motion::Kind::Places; });
        begin = end + (read ? kReading : 0);
    }
    keepPlaces(all);
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
