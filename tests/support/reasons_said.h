#pragma once

#include "core/ai/players/explanation.h"
#include "core/game/game.h"

#include <QStringList>

namespace tests {

/// The answers on offer in `match`, in their order, in words.
inline QStringList labels(const core::Game& game, const core::Match& match)
{
    QStringList all;
    for (const core::Choice each : match.prompt().choices)
        all << QString::fromStdString(game.notation().label(match, match.prompt(), each));
    return all;
}

/// The answer of these words; one that is none where it is not on offer.
inline core::Choice choiceNamed(const core::Game& game, const core::Match& match, const QString& label)
{
    const auto place = labels(game, match).indexOf(label);
    return place < 0 ? core::Choice {} : match.prompt().choices[static_cast<std::size_t>(place)];
}

/// What is wrong with what is said for `choice` rather than `other`: they are not on offer, `reason` is missing,
/// `notSaid` is in it, or there are more than three. Empty where nothing is.
inline QString faultOfReasons(const core::Game& game, const core::Match& match, const QString& choice,
    const QString& other, const QString& reason, const QString& notSaid)
{
    const QStringList offered = labels(game, match);
    if (!offered.contains(choice) || !offered.contains(other))
        return QStringLiteral("on offer: ") + offered.join(QStringLiteral(" | "));
    QStringList reasons;
    for (const core::language::Saying& each : core::reasonsFor(game, core::SeatView(match, match.prompt().seat),
             { choiceNamed(game, match, choice) }, { choiceNamed(game, match, other) }))
        reasons << QString::fromStdString(each.words());
    const QString all = reasons.join(QStringLiteral(" | "));
    const bool right = reasons.contains(reason) && !all.contains(notSaid) && reasons.size() <= 3;
    return right ? QString() : QStringLiteral("said: ") + all;
}

} // namespace tests
