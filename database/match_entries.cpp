#include "database/match_entries.h"

#include "core/language/saying.h"
#include "database/match_results.h"
#include "database/match_rows.h"
#include "database/statement.h"
#include "database/transaction.h"

#include <QStringList>

namespace database {

namespace {

constexpr int kPart = 1000; // rows written in one transaction

QString wordsOf(const core::MatchSummary& match)
{
    QStringList words { QString::fromStdString(match.startedAt), QString::fromStdString(match.place),
        QString::fromStdString(match.notes) };
    for (const core::RecordedSeat& seat : match.seats) {
        if (!core::language::unnamedNumber(seat.name))
            words << QString::fromStdString(seat.name);
        for (const std::string& faction : seat.factions)
            words << QString::fromStdString(faction);
    }
    for (const std::string& tag : match.tags)
        words << QString::fromStdString(tag);
    return folded(words.join(QLatin1Char('\n')));
}

/// The names of all seats but the person's, in no language: of one without a name it is the number.
QString opponentsOf(const core::MatchSummary& match)
{
    const core::Seat person = core::personOf(match);
    QStringList names;
    for (std::size_t i = 0; i < match.seats.size(); ++i)
        if (core::seatAt(static_cast<int>(i)) != person) {
            const std::optional<int> unnamed = core::language::unnamedNumber(match.seats[i].name);
            names << (unnamed ? QString::number(*unnamed) : QString::fromStdString(match.seats[i].name));
        }
    return folded(names.join(QLatin1Char(' ')));
}

} // namespace

QString folded(const QString& text)
{
    QString plain;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (letter.category() != QChar::Mark_NonSpacing)
            plain += letter;
    return plain.toCaseFolded();
}

core::StoreResult writeEntry(Connection& connection, std::int64_t match)
{
    Statement head(connection, std::string("SELECT ") + kMatchHead + " FROM matches WHERE id = ? AND removed_at = ''");
    head.bind(match).run();
    if (!head.next())
        return head.result().ok() ? unknownMatch(match) : head.result();
    core::MatchSummary summary = summaryFrom(head);
    if (core::StoreResult result = readBelowHead(connection, summary); !result.ok())
        return result;
    const core::Seat person = core::personOf(summary);
    const auto counted = static_cast<std::size_t>(person == core::Seat::None ? 0 : core::indexOf(person));
    Statement row(connection,
        "INSERT OR REPLACE INTO match_entries (match_id, game, card_set, kind, running, seats, begun, result, level, "
        "points, turns, opponents, practice, words) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    row.bind(match).bind(summary.game).bind(summary.set).bind(std::string(kindWord(summary.kind)));
    row.bind(summary.status == core::MatchStatus::Running).bind(summary.seats.size()).bind(summary.startedAt);
    row.bind(static_cast<int>(core::resultForPerson(summary))).bind(core::highestLevel(summary));
    row.bind(summary.score[counted]).bind(summary.turns).bind(opponentsOf(summary).toStdString());
    row.bind(summary.practice).bind(wordsOf(summary).toStdString()).run();
    return row.result().ok() ? writeResult(connection, summary) : row.result();
}

core::StoreResult writeMissingWords(Connection& connection, const Progress& progress)
{
    std::int64_t all = -1; // not counted yet: as a rule none is missing
    std::int64_t done = 0;
    while (true) {
        std::vector<std::int64_t> part;
        {
            Statement row(connection, "SELECT match_id FROM match_entries WHERE words IS NULL LIMIT ?");
            row.bind(kPart).run();
            while (row.next())
                part.push_back(row.number(0));
            if (part.empty() || !row.result().ok())
                return row.result();
        }
        core::StoreResult result;
        if (all < 0)
            all = connection.ask("SELECT count(*) FROM match_entries WHERE words IS NULL", result);
        if (!result.ok())
            return result;
        if (progress)
            progress(done, all);
        Transaction transaction(connection, Transaction::Kind::Write);
        result = transaction.begun();
        for (const std::int64_t match : part)
            if (result.ok())
                result = writeEntry(connection, match);
        if (result.ok())
            result = transaction.commit();
        if (!result.ok())
            return result;
        done += static_cast<std::int64_t>(part.size());
        if (progress)
            progress(done, all);
    }
}

} // namespace database
