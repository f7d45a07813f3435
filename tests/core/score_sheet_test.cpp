#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "core/record/score_sheet.h"
#include "core/record/told_moves.h"
#include "tests/support/fake_game.h"
#include "tests/support/json_schema.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

using core::MatchStatus;
using core::PerSeat;
using core::ScoreSheet;
using core::Seat;
using core::SheetRow;
using Kind = core::SheetVerdict::Kind;

namespace {

/// A sheet of three for 15 points, where two of something cost one point at the end.
ScoreSheet sheet()
{
    ScoreSheet sheet;
    sheet.game = "fake";
    sheet.set = "plain";
    sheet.rules = { "base", "VP", "Madness", 2 };
    sheet.goal = 15;
    sheet.seats = { { core::language::unnamed(0), { "Dinosaurs", "Wizards" } }, { "Ada", { "Zombies", "Tricksters" } },
        { "Tom", { "Pirates", "Innsmouth" } } };
    sheet.place = "Ada's kitchen";
    sheet.startedAt = "2026-11-22T18:00:00Z";
    return sheet;
}

SheetRow base(const char* name, std::vector<int> worth, PerSeat<int> places)
{
    return { name, std::move(worth), places, {} };
}

/// The six bases of the picture of a score sheet: 14 : 13 : 12 after five, 19 : 16 : 14 with the last.
ScoreSheet pictured()
{
    ScoreSheet all = sheet();
    all.rows = { base("Ninja Dojo", { 2, 3, 2 }, { 2, 1, 3 }), base("Evans City Cemetery", { 5, 3, 2 }, { 1, 3, 2 }),
        base("Ritual Site", { 4, 2, 2 }, { 2, 1, 0 }), base("Tortuga", { 4, 3, 2 }, { 1, 3, 2 }),
        base("Tar Pits", { 4, 3, 2 }, { 0, 2, 1 }), base("Mushroom Kingdom", { 5, 3, 2 }, { 1, 2, 3 }) };
    return all;
}

} // namespace

/// A match with real cards, worked out from who stood where.
class ScoreSheetTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void addsUp()
    {
        const ScoreSheet all = pictured();
        QCOMPARE(all.after(0), (PerSeat<std::int16_t> {}));
        QCOMPARE(all.after(5), (PerSeat<std::int16_t> { 14, 13, 12 }));
        QCOMPARE(all.after(6), (PerSeat<std::int16_t> { 19, 16, 14 }));
        QCOMPARE(all.finalScore(), all.after(6));
        QCOMPARE(all.winners(), core::maskOf(core::seatAt(0)));
    }

    /// Rules: tied players share the better place, and the place below is nobody's.
    void tiesShareTheBetterPlace_data()
    {
        QTest::addColumn<QList<int>>("typed");
        QTest::addColumn<QList<int>>("points");
        QTest::newRow("no tie") << QList<int> { 1, 2, 3 } << QList<int> { 4, 3, 2 };
        QTest::newRow("two firsts, nobody is second") << QList<int> { 1, 1, 2 } << QList<int> { 4, 4, 2 };
        QTest::newRow("the same, written otherwise") << QList<int> { 1, 1, 3 } << QList<int> { 4, 4, 2 };
        QTest::newRow("two seconds") << QList<int> { 2, 1, 2 } << QList<int> { 3, 4, 3 };
        QTest::newRow("three firsts") << QList<int> { 1, 1, 1 } << QList<int> { 4, 4, 4 };
        QTest::newRow("one was not there") << QList<int> { 0, 2, 1 } << QList<int> { 0, 3, 4 };
        QTest::newRow("alone") << QList<int> { 0, 1, 0 } << QList<int> { 0, 4, 0 };
        QTest::newRow("nobody") << QList<int> { 0, 0, 0 } << QList<int> { 0, 0, 0 };
    }

    void tiesShareTheBetterPlace()
    {
        QFETCH(const QList<int>, typed);
        QFETCH(const QList<int>, points);
        SheetRow row = base("Tortuga", { 4, 3, 2 }, {});
        for (std::size_t seat = 0; seat < 3; ++seat)
            row.places[seat] = typed[static_cast<qsizetype>(seat)];
        for (std::size_t seat = 0; seat < 3; ++seat)
            QCOMPARE(static_cast<int>(row.points(3)[seat]), points[static_cast<qsizetype>(seat)]);
    }

    void theFourthGetsNothing()
    {
        SheetRow row = base("Tortuga", { 4, 3, 2 }, { 1, 2, 3, 4 });
        QCOMPARE(row.points(4), (PerSeat<std::int16_t> { 4, 3, 2, 0 }));
    }

    void pointsComeFromCardsToo()
    {
        ScoreSheet all = pictured();
        all.rows.push_back({ "Invader", {}, {}, { 1, 0, 0 } });
        QCOMPARE(all.after(7), (PerSeat<std::int16_t> { 20, 16, 14 }));
    }

    /// Rules 15.6: a point less for two Madness cards, and of equal points the fewer cards win.
    void madnessCosts()
    {
        ScoreSheet all = pictured();
        all.seats[0].less = 7;
        all.seats[1].less = 1;
        QCOMPARE(all.finalScore(), (PerSeat<std::int16_t> { 16, 16, 14 }));
        QCOMPARE(all.count().what, "Madness");
        QCOMPARE(all.count().taken, (PerSeat<std::int16_t> { 3, 0, 0 }));
        QCOMPARE(all.winners(), core::maskOf(core::seatAt(1)));
        all.seats[1].less = 7;
        all.seats[2].less = 1;
        QCOMPARE(all.finalScore(), (PerSeat<std::int16_t> { 16, 13, 14 }));
        QCOMPARE(all.winners(), core::maskOf(core::seatAt(0)));
        all.rules.less.clear(); // a box without Madness
        QCOMPARE(all.finalScore(), all.after(6));
        QCOMPARE(all.count().what, "");
    }

    void saysWhoCouldHaveEndedIt()
    {
        ScoreSheet all = sheet();
        QCOMPARE(core::verdictOn(all).kind, Kind::Nothing);
        all = pictured();
        core::SheetVerdict verdict = core::verdictOn(all);
        QCOMPARE(verdict.kind, Kind::Over);
        QCOMPARE(verdict.row, 6U);
        QCOMPARE(verdict.leader, Seat::First);
        all.rows.pop_back();
        verdict = core::verdictOn(all);
        QCOMPARE(verdict.kind, Kind::GoesOn);
        QCOMPARE(verdict.leaders, core::maskOf(Seat::First));
        all.rows.push_back(base("The Homeworld", { 4, 2, 1 }, { 2, 1, 0 })); // 16 : 17
        QCOMPARE(core::verdictOn(all).leader, core::seatAt(1));
        all.rows.push_back(base("Tortuga", { 4, 3, 2 }, { 1, 2, 0 })); // 20 : 20
        verdict = core::verdictOn(all);
        QCOMPARE(verdict.kind, Kind::OverBefore);
        QCOMPARE(verdict.row, 6U);
        all.rows.erase(all.rows.end() - 2, all.rows.end());
        all.rows.push_back(base("A tie", { 3, 2, 1 }, { 2, 1, 0 })); // 16 : 16
        verdict = core::verdictOn(all);
        QCOMPARE(verdict.kind, Kind::Tie);
        QCOMPARE(verdict.leaders, 0b11);
    }

    void becomesAMatch()
    {
        const tests::FakeGame game;
        ScoreSheet all = pictured();
        all.seats[0].less = 5;
        const core::MatchRecord record = core::toRecord(all, game);
        QCOMPARE(record.summary.kind, core::MatchKind::Table);
        QCOMPARE(record.summary.status, MatchStatus::Finished);
        QCOMPARE(record.summary.score, (PerSeat<std::int16_t> { 17, 16, 14 }));
        QCOMPARE(record.summary.winners, core::maskOf(Seat::First));
        QCOMPARE(record.summary.seats[2].factions, (std::vector<std::string> { "Pirates", "Innsmouth" }));
        QCOMPARE(record.summary.place, "Ada's kitchen");
        QCOMPARE(record.standings.size(), 7U);
        QCOMPARE(record.standings[5].score, (PerSeat<std::int16_t> { 14, 13, 12 }));
        QCOMPARE(record.standings[6].score, record.summary.score);
        QCOMPARE(record.marks.size(), 6U);
        QCOMPARE(record.marks[1].what, "Evans City Cemetery");
        QCOMPARE(record.marks[1].points, (PerSeat<std::int16_t> { 5, 2, 3 }));
        all.rows.resize(3);
        QCOMPARE(core::toRecord(all, game).summary.status, MatchStatus::Abandoned); // nobody has 15
    }

    /// The places of a record are not kept, its points are: of a game that knows no such bases as points alone.
    void theSheetOfAMatchMakesTheSameMatch_data()
    {
        QTest::addColumn<QList<int>>("less");
        QTest::newRow("nobody has what costs points") << QList<int> { 0, 0, 0 };
        QTest::newRow("it costs points") << QList<int> { 5, 2, 0 };
        QTest::newRow("it decides a tie") << QList<int> { 7, 1, 0 }; // 16 : 16, see madnessCosts()
    }

    void theSheetOfAMatchMakesTheSameMatch()
    {
        QFETCH(const QList<int>, less);
        const tests::FakeGame game;
        ScoreSheet all = pictured();
        for (std::size_t seat = 0; seat < 3; ++seat)
            all.seats[seat].less = less[static_cast<qsizetype>(seat)];
        all.rows.push_back({ "Invader", {}, {}, { 0, 0, 1 } });
        all.notes = "King Rex won the kingdom.";
        const core::MatchRecord record = core::toRecord(all, game);
        ScoreSheet again = core::toSheet(record, game);
        QCOMPARE(again.rows.size(), 7U);
        QCOMPARE(again.place, "Ada's kitchen");
        again.rules = all.rules; // the game has none
        again.goal = all.goal;
        again.seats = all.seats;
        QCOMPARE(QString::fromStdString(core::toJson(core::toRecord(again, game))),
            QString::fromStdString(core::toJson(record)));
    }

    void thereIsNothingToReplayAndThatIsSaid()
    {
        const tests::FakeGame game;
        core::MatchRecord record = core::toRecord(pictured(), game);
        core::ReplayReport report = core::replay(game, record);
        QVERIFY(report.ok());
        QVERIFY(report.match == nullptr);
        QCOMPARE(report.notes.size(), 1U);
        QVERIFY(report.notes[0].text().find("no moves to replay") != std::string::npos);
        QCOMPARE(core::finalCount(game, record).what, "");
        QVERIFY(core::toldMoves(game, record).empty());
        core::Problems problems;
        QVERIFY(core::MatchSession::resume(game, record, nullptr, problems) == nullptr);
        QVERIFY(problems.at(0).text().find("written up from a table") != std::string::npos);

        record.marks[2].points[0] = 5; // forged
        report = core::replay(game, record);
        QVERIFY(!report.ok());
        QVERIFY(report.faults[0].text().find("13 : 8 : 5") != std::string::npos);
        record = core::toRecord(pictured(), game);
        record.summary.score[1] = 20;
        QVERIFY(!core::replay(game, record).ok());
        record = core::toRecord(pictured(), game);
        record.choices.push_back({ Seat::First, "play Gull" });
        QVERIFY(!core::replay(game, record).ok());
    }

    void isWrittenAndReadAgain()
    {
        const tests::FakeGame game;
        core::MatchRecord record = core::toRecord(pictured(), game);
        record.summary.tags = { "club night", "league" };
        record.summary.notes = "King Rex won the kingdom.\nAgain.";
        record.summary.origin = { 12, 87 };
        core::Problems problems;
        const auto read = core::fromJson(core::toJson(record), problems);
        QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QCOMPARE(read->summary.kind, core::MatchKind::Table);
        QCOMPARE(read->summary.place, record.summary.place);
        QCOMPARE(read->summary.tags, record.summary.tags);
        QCOMPARE(read->summary.notes, record.summary.notes);
        QCOMPARE(read->summary.origin, record.summary.origin);
        QCOMPARE(QString::fromStdString(core::toJson(*read)), QString::fromStdString(core::toJson(record)));
    }

    /// The schema that comes with the program names the keys that are written, and no others.
    void theSchemaKnowsEveryKey()
    {
        const tests::FakeGame game;
        core::MatchRecord record = core::toRecord(pictured(), game);
        record.summary.tags = { "league" };
        record.summary.notes = "x";
        record.summary.origin = { 12, 87 };
        record.summary.practice = true;
        record.summary.together = true;
        record.own = { "{}" };
        record.choices.push_back({ Seat::First, "play Gull" });
        QCOMPARE(tests::recordFault(core::toJson(record)), "");
        const nlohmann::json written = nlohmann::json::parse(core::toJson(record));
        QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../resources/schemas/breakpoint-match.schema.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const nlohmann::json schema = nlohmann::json::parse(file.readAll().toStdString());
        const auto keysOf = [](const nlohmann::json& object) {
            QStringList keys;
            for (const auto& [key, value] : object.items())
                keys << QString::fromStdString(key);
            return keys;
        };
        const nlohmann::json& properties = schema["properties"];
        QCOMPARE(keysOf(written), keysOf(properties));
        QCOMPARE(properties["version"]["enum"].back().get<int>(), written["version"].get<int>());
        for (const char* list : { "choices", "marks" })
            QCOMPARE(keysOf(written[list][0]), keysOf(properties[list]["items"]["properties"]));
        // A seat has one of these, and a standing whose turn it was, by the version.
        QStringList seat = keysOf(written["seats"][0]) + keysOf(written["seats"][1]);
        seat.removeDuplicates();
        seat.sort();
        QCOMPARE(seat, keysOf(properties["seats"]["items"]["properties"]));
        QCOMPARE(QStringList(keysOf(written["standings"][0]) << QStringLiteral("seat")).size(),
            keysOf(properties["standings"]["items"]["properties"]).size());
        for (const char* object : { "count", "from" })
            QCOMPARE(keysOf(written[object]), keysOf(properties[object]["properties"]));
        QStringList required;
        for (const nlohmann::json& key : schema["required"])
            required << QString::fromStdString(key.get<std::string>());
        QStringList optional;
        for (const QString& key : keysOf(written))
            if (!required.contains(key))
                optional << key;
        QCOMPARE(optional,
            QStringLiteral("count from kind notes own_factions place practice seed tags together")
                .split(QLatin1Char(' '))); // may be left out
        QCOMPARE(required.size() + optional.size(), keysOf(written).size());
    }

    /// A match is written as the oldest version that can hold it, and the schema has them all.
    void theSchemaFitsEachVersion()
    {
        const tests::FakeGame game;
        core::MatchRecord record = core::toRecord(pictured(), game);
        QCOMPARE(tests::recordFault(core::toJson(record)), "");
        record.summary.kind = core::MatchKind::Played;
        record.summary.place.clear();
        record.summary.notes.clear();
        for (core::RecordedSeat& seat : record.summary.seats)
            seat.name = "Tom";
        QVERIFY(core::toJson(record).find("\"version\": 2") != std::string::npos);
        QCOMPARE(tests::recordFault(core::toJson(record)), "");
        nlohmann::json forged = nlohmann::json::parse(core::toJson(record));
        forged["surprise"] = 1;
        QCOMPARE(tests::recordFault(forged.dump()), "/surprise: unknown");
        forged.erase("surprise");
        forged["seats"][0]["unnamed"] = 0;
        QVERIFY(tests::recordFault(forged.dump()).find("/seats/0: oneOf") == 0);
    }

    void faultsOfAFileAreNamed_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const QString& before, const QString& after, const QString& said) {
            QTest::newRow(name) << before << after << said;
        };
        row("kind", QStringLiteral("\"table\""), QStringLiteral("\"dream\""),
            QStringLiteral("/kind: unknown kind \"dream\""));
        row("tag", QStringLiteral("\"league\""), QStringLiteral("7"), QStringLiteral("/tags/0"));
        row("long tag", QStringLiteral("league"), QString(41, QLatin1Char('x')), QStringLiteral("/tags/0"));
        row("from", QStringLiteral("\"match\": 12"), QStringLiteral("\"match\": 0"), QStringLiteral("/from/match"));
        row("choice", QStringLiteral("\"choice\": 87"), QStringLiteral("\"choice\": -1"),
            QStringLiteral("/from/choice"));
    }

    void faultsOfAFileAreNamed()
    {
        QFETCH(const QString, from);
        QFETCH(const QString, to);
        QFETCH(const QString, fault);
        const tests::FakeGame game;
        core::MatchRecord record = core::toRecord(pictured(), game);
        record.summary.tags = { "league" };
        record.summary.origin = { 12, 87 };
        QString text = QString::fromStdString(core::toJson(record));
        QVERIFY(text.contains(from));
        text.replace(from, to);
        core::Problems problems;
        QVERIFY(!core::fromJson(text.toStdString(), problems).has_value());
        const QString said = QString::fromStdString(problems.at(0).text());
        QVERIFY2(said.startsWith(fault), qPrintable(said));
    }
};

REGISTER_TEST(ScoreSheetTest)
#include "score_sheet_test.moc"
