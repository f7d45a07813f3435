#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/record/score_sheet.h"
#include "tests/support/json_schema.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTest>

using core::MatchStatus;
using core::ScoreSheet;

/// A match of Star Realms with real cards, written up by the authority that was left. Expectations are sums by hand.
class StarRealmsSheetTest final : public QObject {
    Q_OBJECT

private:
    using Kind = core::SheetVerdict::Kind;
    using Score = core::PerSeat<std::int16_t>;

    static ScoreSheet sheetOf(int seats, const std::string& format)
    {
        ScoreSheet sheet;
        sheet.game = tests::starRealms().id();
        sheet.set = tests::starRealms().setNames().front();
        sheet.rules = *tests::starRealms().sheetRules(sheet.set);
        sheet.goal = tests::starRealms().scoreScale().goal;
        sheet.options = tests::starRealmsSetup(seats, format, 1).options;
        for (const char* name : { "Ada", "Tom", "Quill", "Rex", "Mab", "Ivo" })
            if (static_cast<int>(sheet.seats.size()) < seats)
                sheet.seats.push_back({ name, {} });
        return sheet;
    }
    /// What each seat has after one more row.
    static void add(ScoreSheet& sheet, const Score& stand)
    {
        const Score before = sheet.after(sheet.rows.size());
        core::SheetRow row;
        for (std::size_t i = 0; i < sheet.seats.size(); ++i)
            row.given[i] = stand[i] - before[i];
        sheet.rows.push_back(row);
    }

private Q_SLOTS:
    /// Rules 5: with what each begins, and who wins with whom.
    void aTableIsLaid_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QList<int>>("start");
        QTest::addColumn<int>("firstSide");
        const auto row = [](const char* format, const QList<int>& start, int side) {
            QTest::newRow(format) << static_cast<int>(start.size()) << QString::fromLatin1(format) << start << side;
        };
        row("standard", { 50, 50 }, 0b1);
        row("free-for-all", { 50, 50, 50 }, 0b1);
        row("hunter", { 50, 50, 50, 50 }, 0b1);
        row("hydra", { 75, 75, 75, 75 }, 0b0011);
        row("challenge pirates", { 50, 50 }, 0b11);
    }

    void aTableIsLaid()
    {
        QFETCH(const int, seats);
        QFETCH(const QString, format);
        QFETCH(const QList<int>, start);
        QFETCH(const int, firstSide);
        ScoreSheet sheet = sheetOf(seats, format.toStdString());
        QVERIFY(core::layTable(sheet, tests::starRealms()).empty());
        QList<int> found;
        for (int i = 0; i < seats; ++i)
            found << sheet.start[static_cast<std::size_t>(i)];
        if (!format.startsWith(QLatin1String("challenge")))
            QCOMPARE(found, start);
        QCOMPARE(static_cast<int>(sheet.sideOf(core::Seat::First)), firstSide);
        QCOMPARE(sheet.isTogether(), format.startsWith(QLatin1String("challenge")));
    }

    void aFormatIsNotForSoMany()
    {
        ScoreSheet sheet = sheetOf(3, "standard");
        QVERIFY(!core::layTable(sheet, tests::starRealms()).empty());
    }

    void theLastOneLeftWins()
    {
        ScoreSheet sheet = sheetOf(3, "free-for-all");
        core::layTable(sheet, tests::starRealms());
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Nothing);
        add(sheet, { 50, 44, 38 });
        add(sheet, { 31, 44, 0 });
        core::SheetVerdict verdict = core::verdictOn(sheet);
        QCOMPARE(verdict.kind, Kind::GoesOn);
        QCOMPARE(verdict.leaders, 0b011);
        QCOMPARE(core::toRecord(sheet, tests::starRealms()).summary.status, MatchStatus::Abandoned);
        add(sheet, { 0, 12, 0 });
        verdict = core::verdictOn(sheet);
        QCOMPARE(verdict.kind, Kind::Over);
        QCOMPARE(verdict.row, 3U);
        QCOMPARE(sheet.winners(), 0b010);
        QCOMPARE(sheet.finalScore(), (Score { 0, 12, 0 }));
        add(sheet, { 0, 9, 0 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::OverBefore);
        QCOMPARE(core::verdictOn(sheet).row, 3U);
    }

    /// Those who sit side by side win together.
    void aTeamWinsTogether()
    {
        ScoreSheet sheet = sheetOf(4, "hydra");
        core::layTable(sheet, tests::starRealms());
        add(sheet, { 75, 75, 60, 60 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::GoesOn);
        add(sheet, { 20, 20, 0, 0 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Over);
        QCOMPARE(sheet.winners(), 0b0011);
        QCOMPARE(core::toRecord(sheet, tests::starRealms()).summary.together, false);
    }

    /// First Blood ends with the first who is out, and no points say who has won then.
    void whoWonCanBeSaid()
    {
        ScoreSheet sheet = sheetOf(3, "first-blood");
        core::layTable(sheet, tests::starRealms());
        add(sheet, { 0, 20, 30 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::GoesOn);
        sheet.won = 0b100;
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Over);
        const core::MatchRecord record = core::toRecord(sheet, tests::starRealms());
        QCOMPARE(record.summary.status, MatchStatus::Finished);
        QCOMPARE(record.summary.winners, 0b100);
        QCOMPARE(*core::toSheet(record, tests::starRealms()).won, 0b100);
    }

    void theGameIsBeatenOrWins()
    {
        ScoreSheet sheet = sheetOf(2, "challenge pirates");
        core::layTable(sheet, tests::starRealms());
        add(sheet, { 20, 15 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::GoesOn); // the boss's authority is not written down
        sheet.won = 0b11;
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Over);
        QVERIFY(core::toRecord(sheet, tests::starRealms()).summary.together);
        QVERIFY(!core::toRecord(sheet, tests::starRealms()).summary.isLostTogether());
        sheet.won.reset();
        add(sheet, { 0, 0 });
        QCOMPARE(core::verdictOn(sheet).kind, Kind::Over);
        QCOMPARE(sheet.winners(), 0);
        QVERIFY(core::toRecord(sheet, tests::starRealms()).summary.isLostTogether());
    }

    void becomesAMatchAndASheetAgain()
    {
        ScoreSheet sheet = sheetOf(2, "standard");
        sheet.startedAt = "2026-11-29T18:00:00Z";
        core::layTable(sheet, tests::starRealms());
        add(sheet, { 50, 47 });
        add(sheet, { 44, 47 });
        add(sheet, { 49, 0 });
        const core::MatchRecord record = core::toRecord(sheet, tests::starRealms());
        QCOMPARE(record.summary.kind, core::MatchKind::Table);
        QCOMPARE(record.summary.status, MatchStatus::Finished);
        QCOMPARE(record.summary.winners, 0b01);
        QCOMPARE(record.summary.score, (Score { 49, 0 }));
        QCOMPARE(record.standings.size(), 4U);
        QCOMPARE(record.standings[0].score, (Score { 50, 50 }));
        QCOMPARE(record.standings[2].score, (Score { 44, 47 }));
        QVERIFY(record.marks.empty());
        QVERIFY(!record.hasScoredRows());
        QVERIFY(core::replay(tests::starRealms(), record).ok());
        const ScoreSheet again = core::toSheet(record, tests::starRealms());
        QVERIFY(!again.won);
        QCOMPARE(QString::fromStdString(core::toJson(core::toRecord(again, tests::starRealms()))),
            QString::fromStdString(core::toJson(record)));
        QCOMPARE(tests::recordFault(core::toJson(record)), "");
        core::MatchRecord forged = record;
        forged.summary.score[1] = 3;
        QVERIFY(!core::replay(tests::starRealms(), forged).ok());
    }

    /// What is written of a match that was played is what the schema says of it.
    void theSchemaFitsPlayedMatches_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        for (const auto& [seats, format] : std::initializer_list<std::pair<int, const char*>> {
                 { 2, "standard" }, { 4, "hydra" }, { 6, "emperor" }, { 2, "challenge nemesis-beast" } })
            QTest::newRow(format) << seats << QString::fromLatin1(format);
    }

    void theSchemaFitsPlayedMatches()
    {
        QFETCH(const int, seats);
        QFETCH(const QString, format);
        core::MatchSetup setup = tests::starRealmsSetup(seats, format.toStdString(), 7);
        setup.seats.front().name = core::language::unnamed(0);
        core::Problems problems;
        const std::vector<std::string> players(static_cast<std::size_t>(seats), std::string(core::kHumanPlayer));
        const auto session = core::MatchSession::start(tests::starRealms(), setup, players, nullptr, problems, true);
        QVERIFY(session != nullptr);
        QCOMPARE(tests::recordFault(core::toJson(session->record())), "");
        core::Rng rng(11);
        while (!session->match().outcome().decided) {
            const auto& choices = session->match().prompt().choices;
            QVERIFY(session->choose(choices[rng.below(static_cast<std::uint32_t>(choices.size()))]).ok());
        }
        QCOMPARE(tests::recordFault(core::toJson(session->record())), "");
    }
};

REGISTER_TEST(StarRealmsSheetTest)
#include "star_realms_sheet_test.moc"
