#include "ui/text/explanation_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace ui {

namespace {

constexpr std::size_t kNextBest = 2; ///< answers told of beside the one explained

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
    QString line = QString::fromStdString(
        core::lineInWords(game, core::SeatView(match, match.prompt()), explanation.line(choice)));
    if (line.endsWith(QLatin1Char('.'))) // one way of an effect is a sentence, and this stands within another
        line.chop(1);
    return line;
}

QString reasonsText(const core::Explanation& explanation)
{
    return QString::fromStdString(
        core::language::Saying::list(core::language::Between::Semicolon, explanation.reasons).words());
}

/// That another answer would have done as well.
QString alikeText(const core::Game& game, const core::Match& match, const core::Explanation& explanation)
{
    const double most = std::max(std::abs(explanation.lead.low), std::abs(explanation.lead.high));
    return Words::tr("“%1” does about as well: the difference is at most %2 wins in 100.")
        .arg(lineText(game, match, explanation, explanation.other.value_or(explanation.choice)), percent(most));
}

/// What speaks for it. All of that is by comparison, so it says with what: "has 1 more power" is not how it stands.
QString ratherText(const core::Game& game, const core::Match& match, const core::Explanation& explanation)
{
    const QString reasons = reasonsText(explanation);
    return explanation.other
        ? Words::tr("Why rather than “%1”: %2.").arg(lineText(game, match, explanation, *explanation.other), reasons)
        : Words::tr("Why: %1.").arg(reasons);
}

/// How another answer compares with the one that is explained.
enum class Beside {
    More, ///< it wins more often, and the interval of what is expected of it lies above
    Level, ///< it wins less often by core::kAlike at most; whether more is within what can be told
    Less,
};

Beside beside(const core::Expectation& other, const core::Expectation& explained)
{
    if (other.low > explained.winChance)
        return Beside::More;
    return other.winChance > explained.winChance - core::kAlike ? Beside::Level : Beside::Less;
}

/// The other answers that compare so, the best first, but for the one that alikeText() has told of.
std::vector<core::Expectation> others(const core::Explanation& explanation, Beside wanted)
{
    const core::Expectation* const explained = explanation.of(explanation.choice);
    const std::optional<core::Choice> told = explanation.alike() ? explanation.other : std::nullopt;
    std::vector<core::Expectation> found;
    for (const core::Expectation& each : explanation.answers)
        if (explained != nullptr && each.choice != explanation.choice && each.choice != told
            && beside(each, *explained) == wanted)
            found.push_back(each);
    return found;
}

/// What else could be chosen, a line for each way to compare, and how often all was played out.
QStringList restText(const core::Game& game, const core::Match& match, const core::Explanation& explanation)
{
    std::size_t left = kNextBest;
    const auto told = [&](const std::vector<core::Expectation>& answers) {
        QStringList words;
        for (std::size_t i = 0; i < answers.size() && left > 0; ++i, --left)
            words << Words::tr("%1, %2", "an answer, and how many wins")
                         .arg(lineText(game, match, explanation, answers[i].choice), expectationText(answers[i]));
        return words.join(QStringLiteral("; "));
    };
    QStringList lines;
    if (const QString words = told(others(explanation, Beside::More)); !words.isEmpty())
        lines << Words::tr("Wins more often: %1.").arg(words);
    if (const QString words = told(others(explanation, Beside::Level)); !words.isEmpty())
        lines << Words::tr("As good, as far as can be told: %1.").arg(words);
    if (const QString words = told(others(explanation, Beside::Less)); !words.isEmpty())
        lines << Words::tr("Less good: %1.").arg(words);
    if (const core::Expectation* const explained = explanation.of(explanation.choice); explained != nullptr)
        lines << Words::tr("Each was played to the end %Ln time(s), the hidden cards dealt by lot.", nullptr,
            static_cast<int>(std::min<std::uint64_t>(explained->playouts, std::numeric_limits<int>::max())));
    return lines;
}

} // namespace

QString expectationText(const core::Expectation& expected)
{
    return Words::tr("about %1 wins in 100 (%2 to %3)")
        .arg(percent(expected.winChance), percent(expected.low), percent(expected.high));
}

HintText hintText(const core::Game& game, const core::Match& match, const core::Explanation& hint)
{
    const QString label = lineText(game, match, hint, hint.choice);
    const core::Expectation* const expected = hint.of(hint.choice);
    if (expected == nullptr)
        return { Words::tr("Hint: %1, there is nothing else to choose.").arg(label), {} };
    QStringList lines {
        Words::tr("Hint: %1, %2.", "an answer, and how many wins").arg(label, expectationText(*expected))
    };
    lines << (hint.alike()         ? alikeText(game, match, hint)
            : hint.reasons.empty() ? Words::tr("What sets it apart cannot be told for sure.")
                                   : ratherText(game, match, hint));
    return { lines.join(QLatin1Char('\n')), restText(game, match, hint).join(QLatin1Char('\n')),
        core::placeOf(game, core::SeatView(match, match.prompt()), hint.line(hint.choice)) };
}

HintText nextHintText(const core::Game& game, const core::Match& match, core::Choice choice)
{
    return { Words::tr("Hint: %1.").arg(QString::fromStdString(game.notation().label(match, match.prompt(), choice))),
        {} };
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
                                  : ratherText(game, match, why));
    lines << restText(game, match, why);
    lines << (why.own ? Words::tr("The player of that seat was asked again for this.")
                      : Words::tr("The player that gives hints was asked for this."));
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
