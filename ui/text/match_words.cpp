#include "ui/text/match_words.h"

#include "ui/text/card_names.h"
#include "ui/text/joined.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"
#include "ui/widgets/plain_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <bit>

namespace ui {

namespace {

struct PairWords {
    Q_DECLARE_TR_FUNCTIONS(PairWords)
};

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MatchWords)
};

/// "Level 3, patient", or that it is a computer where there is no level or the name says it.
QString computerWords(const core::RecordedSeat& seat, const QString& name)
{
    const QString title = playerTitle(seat.player);
    return seat.player.starts_with("level:") && !name.contains(title) ? title : Words::tr("AI");
}

QStringList seatNames(const core::MatchSummary& match, core::SeatMask seats)
{
    QStringList names;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (core::contains(seats, core::seatAt(static_cast<int>(i))))
            names << elided(shownName(match.seats[i].name));
    return names;
}

/// The scores, the winners' first and then as the seats sit.
QString scoreText(const core::MatchSummary& match, const core::MatchMode& mode)
{
    const core::FinalCount count = match.count.value_or(core::FinalCount {});
    QStringList first;
    QStringList rest;
    for (const core::SeatMask side : sidesOf(match, mode)) {
        QString points = sideScore(match.score, side, mode);
        if (std::has_single_bit(unsigned { side }))
            if (const QString sum
                = countText(match.score, count, static_cast<std::size_t>(std::countr_zero(unsigned { side })));
                !sum.isEmpty())
                points = Words::tr("%1 (%2)").arg(points, sum);
        ((side & match.winners) != 0 ? first : rest) << points;
    }
    return joined(first + rest, Words::tr("%1 to %2", "the points of two seats"));
}

/// In the reader's own time; invalid where the record has no time.
QDateTime begunAt(const core::MatchSummary& match)
{
    QDateTime begun = QDateTime::fromString(QString::fromStdString(match.startedAt), Qt::ISODate);
    if (begun.isValid() && begun.timeSpec() == Qt::LocalTime)
        begun.setTimeSpec(Qt::UTC); // the record is in UTC also where it does not say so
    return begun.toLocalTime();
}

} // namespace

core::MatchMode modeOf(const core::MatchSummary& match, const core::Shelf& games)
{
    const core::Game* game = games.find(match.game);
    return game == nullptr ? core::MatchMode {} : game->modeOf(match.setup());
}

std::vector<core::SeatMask> sidesOf(const core::MatchSummary& match, const core::MatchMode& mode)
{
    if (!mode.sides.empty())
        return mode.sides;
    std::vector<core::SeatMask> each;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        each.push_back(core::maskOf(core::seatAt(static_cast<int>(i))));
    return each;
}

QString sideScore(const core::PerSeat<std::int16_t>& score, core::SeatMask side, const core::MatchMode& mode)
{
    QStringList points;
    for (std::size_t i = 0; i < score.size() && (points.isEmpty() || !mode.oneScore); ++i)
        if (core::contains(side, core::seatAt(static_cast<int>(i))))
            points << QString::number(score[i]);
    return points.join(QLatin1Char('/'));
}

QString matchTitle(const core::MatchSummary& match, const core::MatchMode& mode)
{
    QStringList sides;
    for (const core::SeatMask side : sidesOf(match, mode)) {
        QStringList names;
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            if (!core::contains(side, core::seatAt(static_cast<int>(i))))
                continue;
            const core::RecordedSeat& seat = match.seats[i];
            const QString name = elided(shownName(seat.name));
            names << (seat.player == "human" ? name : Words::tr("%1 (%2)").arg(name, computerWords(seat, name)));
        }
        sides << namesText(names);
    }
    if (!mode.against.empty())
        sides << QString::fromStdString(mode.against);
    return joined(sides, Words::tr("%1 vs. %2", "two players"));
}

QString wholeNames(const core::MatchSummary& match)
{
    QStringList names;
    bool shortened = false;
    for (const core::RecordedSeat& seat : match.seats) {
        names << shownName(seat.name);
        shortened = shortened || elided(names.constLast()) != names.constLast();
    }
    return shortened ? names.join(QLatin1Char('\n')) : QString();
}

QStringList playerTitles(const core::MatchSummary& match)
{
    QStringList titles;
    for (const core::RecordedSeat& seat : match.seats)
        titles << playerTitle(seat.player);
    return titles;
}

QString namesText(const QStringList& names)
{
    return listed(names, Words::tr("%1, %2", "several players"), Words::tr("%1 and %2", "two players"));
}

QString turnsText(int turns)
{
    return Words::tr("%n turn(s)", nullptr, turns);
}

QString matchPairs(const core::MatchSummary& match)
{
    QStringList pairs;
    for (const core::RecordedSeat& seat : match.seats)
        if (!seat.factions.empty())
            pairs << factionsText(seat.factions);
    return joined(pairs, Words::tr("%1 against %2", "two pairs of factions"));
}

QString matchCards(const core::MatchSummary& match, const std::vector<core::SetInfo>& sets)
{
    QStringList parts { matchPairs(match), setLabel(sets, match.set) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString matchDetail(const core::MatchSummary& match, const core::Shelf& games)
{
    const core::Game* game = games.find(match.game);
    QStringList parts { game == nullptr || !games.several() ? QString() : QString::fromStdString(game->name()),
        QString::fromStdString(modeOf(match, games).name),
        practiceWord(match), // before what is cut where it does not fit
        matchCards(match, game == nullptr ? std::vector<core::SetInfo>() : game->sets()), matchOrigin(match) };
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString countText(const core::PerSeat<std::int16_t>& score, const core::FinalCount& count, std::size_t seat)
{
    const int taken = count.taken[seat];
    return taken == 0
        ? QString()
        : Words::tr("%1 − %2 for %3")
              .arg(QString::number(score[seat] + taken), QString::number(taken), QString::fromStdString(count.what));
}

QString matchResult(const core::MatchSummary& match, const core::MatchMode& mode)
{
    if (match.status == core::MatchStatus::Running) // what is kept of one is how its last turn ended
        return match.turns == 0
            ? Words::tr("Running, just begun")
            : Words::tr("Running, %1 after turn %2").arg(scoreText(match, mode), QString::number(match.turns));
    if (match.status == core::MatchStatus::Abandoned && match.kind != core::MatchKind::Table)
        return Words::tr("Given up at %1").arg(scoreText(match, mode));
    const QStringList winners = seatNames(match, match.winners);
    if (match.together && !mode.against.empty())
        return (winners.isEmpty() ? Words::tr("Lost to %1, %2") : Words::tr("Won together against %1, %2"))
            .arg(QString::fromStdString(mode.against), scoreText(match, mode));
    if (match.together)
        return (winners.isEmpty() ? Words::tr("Lost to the game, %1") : Words::tr("Won together, %1"))
            .arg(scoreText(match, mode));
    if (winners.size() == 1)
        return Words::tr("%1 won %2").arg(winners.constFirst(), scoreText(match, mode));
    if (winners.isEmpty())
        return Words::tr("Nobody won, %1").arg(scoreText(match, mode));
    if (match.isDraw())
        return Words::tr("A draw, %1").arg(scoreText(match, mode));
    if (std::find(mode.sides.begin(), mode.sides.end(), match.winners) != mode.sides.end())
        return Words::tr("%1 won %2", "several players").arg(namesText(winners), scoreText(match, mode));
    return Words::tr("Shared by %1, %2").arg(namesText(winners), scoreText(match, mode));
}

QString personResult(const core::MatchSummary& match)
{
    switch (core::resultForPerson(match)) {
    case core::PersonResult::Running:
        return Words::tr("Running", "a match");
    case core::PersonResult::Abandoned:
        return match.kind == core::MatchKind::Table ? Words::tr("No winner", "a match")
                                                    : Words::tr("Given up", "a match");
    case core::PersonResult::Won:
        return Words::tr("Won", "a match");
    case core::PersonResult::Drawn:
        return Words::tr("Draw", "a match");
    case core::PersonResult::Lost:
        return Words::tr("Lost", "a match");
    case core::PersonResult::Practice:
        return Words::tr("Practice", "a match");
    case core::PersonResult::NoPerson:
        break;
    }
    const QStringList winners = seatNames(match, match.winners);
    return winners.isEmpty() ? Words::tr("Nobody") : namesText(winners);
}

QString scoreInSeatOrder(const core::MatchSummary& match, const core::MatchMode& mode)
{
    QStringList points;
    for (const core::SeatMask side : sidesOf(match, mode))
        points << sideScore(match.score, side, mode);
    return points.join(QStringLiteral("\u00a0:\u00a0"));
}

QString matchOrigin(const core::MatchSummary& match)
{
    if (match.kind == core::MatchKind::Table)
        return match.place.empty() ? Words::tr("Table game")
                                   : Words::tr("Table game, %1", "a place").arg(QString::fromStdString(match.place));
    return match.origin.match == 0
        ? QString()
        : Words::tr("From match %1, move %2")
              .arg(QString::number(match.origin.match), QString::number(match.origin.choice));
}

QString practiceWord(const core::MatchSummary& match)
{
    return match.practice ? Words::tr("Practice", "a match") : QString();
}

QString practiceMeaning(const core::Game& game)
{
    if (!game.has(core::Has::HiddenCards))
        return Words::tr("Everything can be taken back; the match counts nowhere.");
    return Words::tr("All hands are open and everything can be taken back; the match counts nowhere.");
}

QString matchDate(const core::MatchSummary& match)
{
    const QDateTime begun = begunAt(match);
    if (match.kind == core::MatchKind::Table && begun.isValid()) {
        const QString day = QLocale().toString(
            begun.date(), Words::tr("d MMMM yyyy", "day, month and year as QLocale::toString() reads it"));
        // Of another day than that of writing nobody knows the hour, and noon stands for it.
        return begun.time() == QTime(12, 0)
            ? day
            : Words::tr("%1, written %2", "a day, and when the match of a table was written up")
                  .arg(day, QLocale().toString(begun.time(), QStringLiteral("HH:mm")));
    }
    return begun.isValid() ? QLocale().toString(
               begun, Words::tr("d MMMM yyyy, HH:mm", "day, month, year and time as QLocale::toString() reads it"))
                           : QString::fromStdString(match.startedAt);
}

QString matchDay(const core::MatchSummary& match)
{
    const QDateTime begun = begunAt(match);
    return begun.isValid() ? QLocale().toString(
               begun, Words::tr("d MMM yyyy", "day, short month and year as QLocale::toString() reads it"))
                           : QString::fromStdString(match.startedAt);
}

QString factionsText(const std::vector<std::string>& factions)
{
    QStringList names;
    for (const std::string& faction : factions)
        names << shownCard(faction);
    return names.join(QStringLiteral(" + "));
}

QString pairRecordText(const core::SavedPair& pair)
{
    if (pair.played == 0)
        return PairWords::tr("no match ended yet");
    const QString played = PairWords::tr("played %Ln time(s)", nullptr, pair.played);
    return played + QStringLiteral(" · ") + PairWords::tr("won %1").arg(QLocale().toString(pair.won));
}

} // namespace ui
