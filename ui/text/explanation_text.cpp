#include "ui/text/explanation_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace ui {

namespace {

constexpr qsizetype kNextBest = 2; ///< answers told of beside the one explained

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ExplanationText)
};

QString percent(double share)
{
    return QString::number(qRound(100 * share));
}

/// "Play Scout → The Factory", as the asked seat sees it.
QString lineText(
    const core::Game& game, const core::Match& match, const core::Explanation& explanation, core::Choice choice)
{
    return QString::fromStdString(
        core::lineInWords(game, core::SeatView(match, match.prompt()), explanation.line(choice)));
}

QString reasonsText(const core::Explanation& explanation)
{
    return QString::fromStdString(
        core::language::Saying::list(core::language::Between::Semicolon, explanation.reasons).words());
}

/// That another answer would have done as well.
QString alikeText(const core::Game& game, const core::Match& match, const core::Explanation& explanation)
{
    return Words::tr("It makes hardly any difference: %1 wins as often, within two points.")
        .arg(lineText(game, match, explanation, explanation.other.value_or(explanation.choice)));
}

/// The best of the other answers with what is expected of each; empty where there is none. Where
/// `than` is given, those alone of which more is expected.
QString othersText(const core::Game& game, const core::Match& match, const core::Explanation& explanation,
    const core::Expectation* than = nullptr)
{
    QStringList others;
    for (const core::Expectation& each : explanation.answers)
        if (each.choice != explanation.choice && others.size() < kNextBest
            && (than == nullptr || qRound(100 * each.winChance) > qRound(100 * than->winChance)))
            others << Words::tr("%1, %2").arg(lineText(game, match, explanation, each.choice), expectationText(each));
    return others.join(QStringLiteral("; "));
}

} // namespace

QString expectationText(const core::Expectation& expected)
{
    const auto playouts = static_cast<int>(std::min<std::uint64_t>(expected.playouts, std::numeric_limits<int>::max()));
    return Words::tr("wins %1 % (%2 to %3), %Ln playout(s)", nullptr, playouts)
        .arg(percent(expected.winChance), percent(expected.low), percent(expected.high));
}

QString hintText(const core::Game& game, const core::Match& match, const core::Explanation& hint)
{
    const QString label = lineText(game, match, hint, hint.choice);
    const core::Expectation* const expected = hint.of(hint.choice);
    QStringList lines;
    if (expected == nullptr)
        lines << Words::tr("Hint: %1, there is nothing else to choose.").arg(label);
    else
        lines << Words::tr("Hint: %1, %2.").arg(label, expectationText(*expected));
    if (hint.alike())
        lines << alikeText(game, match, hint);
    else if (!hint.reasons.empty())
        lines << Words::tr("Why: %1.").arg(reasonsText(hint));
    if (const QString more = expected == nullptr ? QString() : othersText(game, match, hint, expected);
        !more.isEmpty() && !hint.alike())
        lines << Words::tr("More often in these playouts: %1. The search, which looks further into what may follow, "
                           "prefers its own answer all the same.")
                     .arg(more);
    else if (const QString others = othersText(game, match, hint); !others.isEmpty())
        lines << Words::tr("Others: %1.").arg(others);
    return lines.join(QLatin1Char('\n'));
}

QString whyText(const core::Game& game, const core::Match& match, const core::Explanation& why, const QString& who)
{
    const QString label = lineText(game, match, why, why.choice);
    const core::Expectation* const expected = why.of(why.choice);
    QStringList lines;
    if (match.prompt().source != 0xFF) // the answer alone says little: "The Homeworld"
        lines << QString::fromStdString(game.notation().question(match, match.prompt()));
    if (why.answers.empty()) {
        lines << Words::tr("%1: %2. There was nothing else to choose.").arg(who, label);
        return lines.join(QLatin1Char('\n'));
    }
    lines << Words::tr("%1: %2, %3.").arg(who, label, expectationText(*expected));
    lines << (why.alike()         ? alikeText(game, match, why)
            : why.reasons.empty() ? Words::tr("What sets it apart cannot be told for sure.")
                                  : Words::tr("For it: %1.").arg(reasonsText(why)));
    if (const QString better = othersText(game, match, why, expected); !better.isEmpty() && !why.alike())
        lines << Words::tr("Wins more often: %1.").arg(better);
    else if (const QString others = othersText(game, match, why); !others.isEmpty())
        lines << Words::tr("Others: %1.").arg(others);
    lines << (why.own ? Words::tr("The player of that seat was asked again for this.")
                      : Words::tr("The player that gives hints was asked for this."));
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
