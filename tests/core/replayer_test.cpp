#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace {

using core::MatchRecord;
using core::Problems;

using tests::kGame;

MatchRecord finished()
{
    Problems problems;
    const auto session = core::MatchSession::start(kGame, tests::fakeSetup(3, 77), {}, nullptr, problems);
    core::Rng rng(7);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

QString faultOf(const MatchRecord& record)
{
    const core::ReplayReport report = core::replay(kGame, record);
    return report.ok() ? QString() : QString::fromStdString(report.faults.front().text());
}

QString readFault(QString text, const char* from, const char* to)
{
    const QString changed = text.replace(QString::fromLatin1(from), QString::fromLatin1(to));
    Problems problems;
    const auto record = core::fromJson(changed.toStdString(), problems);
    if (record || problems.empty())
        return QStringLiteral("read");
    return QString::fromStdString(problems.front().text());
}

}

class ReplayerTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTrueRecordReplays()
    {
        const MatchRecord record = finished();
        const core::ReplayReport report = core::replay(kGame, record);
        QVERIFY(report.ok());
        QVERIFY(report.notes.empty());
        QCOMPARE(report.choices, static_cast<int>(record.choices.size()));
    }

    void aForgedChoiceIsNamed()
    {
        MatchRecord record = finished();
        record.choices[9].words = "play Kraken";
        const QString fault = faultOf(record);
        QVERIFY2(fault.startsWith(QStringLiteral("choice 10: \"play Kraken\"")), qPrintable(fault));
        QVERIFY2(fault.contains(QStringLiteral("may answer")), qPrintable(fault));
    }

    void theWrongSeatIsNamed()
    {
        MatchRecord record = finished();
        record.choices[9].seat = core::seatAt((core::indexOf(record.choices[9].seat) + 1) % 3);
        QVERIFY(faultOf(record).startsWith(QStringLiteral("choice 10: expected seat ")));
    }

    void aForgedStandingIsFoundAtItsChoice()
    {
        MatchRecord record = finished();
        core::TurnStanding& standing = record.standings[4];
        standing.score[1] = static_cast<std::int16_t>(standing.score[1] + 1);
        const QString where = QStringLiteral("choice %1: expected turn %2").arg(standing.choice).arg(standing.turn);
        QVERIFY2(faultOf(record).startsWith(where), qPrintable(faultOf(record)));
    }

    void aForgedScoringIsFound()
    {
        MatchRecord record = finished();
        record.marks.back().what = "Lost Pier";
        QVERIFY(faultOf(record).contains(QStringLiteral("expected Lost Pier")));
        record = finished();
        record.marks.pop_back();
        QVERIFY(faultOf(record).contains(QStringLiteral("no further scoring")));
        record = finished();
        record.marks.push_back(record.marks.back());
        QVERIFY(faultOf(record).contains(QStringLiteral("found no further scoring")));
    }

    void aForgedOutcomeIsFound()
    {
        MatchRecord record = finished();
        record.summary.winners = static_cast<core::SeatMask>(7U & ~record.summary.winners);
        QVERIFY(faultOf(record).contains(QStringLiteral("to win")));
        record = finished();
        record.choices.pop_back();
        QVERIFY(!faultOf(record).isEmpty());
        record = finished();
        record.choices.push_back(record.choices.back());
        QVERIFY(faultOf(record).contains(QStringLiteral("a match that is over")));
    }

    void anotherGameOrSetIsRefusedAndAnotherVersionTold()
    {
        MatchRecord record = finished();
        record.summary.game = "chess";
        QVERIFY(faultOf(record).contains(QStringLiteral("\"chess\"")));
        record = finished();
        record.summary.set = "painted";
        QVERIFY(faultOf(record).contains(QStringLiteral("\"painted\"")));
        record = finished();
        record.setHash = "1111111111111111";
        record.engineVersion = "fake-0";
        const core::ReplayReport report = core::replay(kGame, record);
        QVERIFY(report.ok());
        QCOMPARE(report.notes.size(), 2U);
    }

    void hostileRecordsAreRefused()
    {
        MatchRecord record = finished();
        record.summary.seats.resize(1);
        QVERIFY(!faultOf(record).isEmpty());
        record = finished();
        record.summary.seats.resize(40);
        QVERIFY(!faultOf(record).isEmpty());
        record = finished();
        record.choices[3].seat = core::Seat::None;
        QVERIFY(!faultOf(record).isEmpty());
    }

    void aRecordSurvivesItsText()
    {
        MatchRecord record = finished();
        record.summary.seats[0].name = "Zo\xC3\xAB \"the\\quick\"";
        record.seed = 0xFFFFFFFFFFFFFFFFULL;
        Problems problems;
        const auto read = core::fromJson(core::toJson(record), problems);
        QVERIFY(read.has_value());
        QCOMPARE(core::toJson(*read), core::toJson(record));
        QCOMPARE(read->seed, record.seed);
        QCOMPARE(read->summary.seats[0].name, record.summary.seats[0].name);
        QCOMPARE(read->choices.size(), record.choices.size());
    }

    /// As programs wrote and read it that knew no turn of several seats.
    void aTurnOfOneSeatIsWrittenAsBefore()
    {
        const auto text = nlohmann::json::parse(core::toJson(finished()));
        QCOMPARE(text["version"].get<int>(), 2);
        QVERIFY(text["standings"].at(0)["seat"].is_null());
        for (std::size_t turn = 1; turn < text["standings"].size(); ++turn) {
            QVERIFY(text["standings"].at(turn)["seat"].is_number());
            QVERIFY(!text["standings"].at(turn).contains("seats"));
        }
    }

    /// Older programs called a person without a name "You" or "Player 2". Only where somebody is called so they would
    /// take one for the other.
    void whoGaveNoNameIsWrittenAsBefore()
    {
        MatchRecord record = finished();
        std::vector<core::RecordedSeat>& seats = record.summary.seats;
        const auto written = [&record] { return nlohmann::json::parse(core::toJson(record)); };
        const auto readBack = [&] {
            Problems problems;
            const auto read = core::fromJson(core::toJson(record), problems);
            return read && read->summary.seats[0].name == seats[0].name && read->summary.seats[1].name == seats[1].name;
        };
        for (core::RecordedSeat& seat : seats)
            seat.player = "greedy";
        seats[0].player = seats[1].player = "human";
        seats[0].name = core::language::unnamed(2);
        seats[1].name = core::language::unnamed(1);
        QCOMPARE(written()["version"].get<int>(), 2);
        QCOMPARE(written()["seats"].at(0)["name"].get<std::string>(), std::string("Player 2"));
        QVERIFY(readBack());
        seats[0].name = "You"; // of two persons
        QCOMPARE(written()["version"].get<int>(), 2);
        QVERIFY(readBack());
        seats[1].name = "Player 1";
        QCOMPARE(written()["version"].get<int>(), 6);
        QVERIFY(readBack());
        seats[1] = { "Marrow", "greedy", seats[1].factions };
        QCOMPARE(written()["version"].get<int>(), 6); // somebody who plays alone, and is called You
        QVERIFY(readBack());
        seats[0].name = core::language::unnamed(0);
        QCOMPARE(written()["version"].get<int>(), 2);
        QCOMPARE(written()["seats"].at(0)["name"].get<std::string>(), std::string("You"));
        QVERIFY(readBack());
        seats[1].name = "Player 2";
        QCOMPARE(written()["version"].get<int>(), 6);
        QCOMPARE(written()["seats"].at(0)["unnamed"].get<int>(), 0);
        QVERIFY(!written()["seats"].at(0).contains("name"));
        QVERIFY(readBack());
    }

    void faultsOfATextAreNamedByPath()
    {
        const QString text = QString::fromStdString(core::toJson(finished()));
        QCOMPARE(readFault(text, "\"seed\": 77", "\"seed\": -1"),
            QStringLiteral("/seed: a whole number from 0 is expected"));
        QCOMPARE(readFault(text, "\"seed\": 77", "\"sead\": 77"), QStringLiteral("/sead: unknown key"));
        QCOMPARE(readFault(text, "\"version\": 2", "\"version\": 9"),
            QStringLiteral(
                "/version: version 9 is newer than this program, it reads up to version 7; use a newer program"));
        QCOMPARE(readFault(text, "\"version\": 2", "\"version\": 3"), QStringLiteral("/standings/0/seat: unknown key"));
        QCOMPARE(readFault(text, "breakpoint-match", "shopping-list"),
            QStringLiteral("/format: this is no match record, its format would be \"breakpoint-match\""));
        QVERIFY(readFault(text, "\"finished\"", "\"won\"").startsWith(QStringLiteral("/status: unknown status")));
        QVERIFY(readFault(text, "\"words\": \"end\"", "\"words\": 7")
                    .contains(QStringLiteral("/words: a text is expected")));
        QVERIFY(readFault(text, "\"choices\": [", "\"choices\": {").startsWith(QStringLiteral("line ")));
    }

    void hostileTextsAreRefused()
    {
        Problems problems;
        QVERIFY(!core::fromJson(std::string(5'000'000, '['), problems));
        QVERIFY(!core::fromJson("", problems));
        QVERIFY(!core::fromJson("[]", problems));
        QVERIFY(!core::fromJson("\"\xFF\xFE\"", problems));
        const std::string whole = core::toJson(finished());
        for (std::size_t cut = 0; cut < whole.size(); cut += 97)
            QVERIFY(!core::fromJson(whole.substr(0, cut), problems));
    }

    void whatATextMayHoldIsLimited_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        QTest::newRow("values") << "[" + QByteArray("[],").repeated(700'000) + "[]]"
                                << QStringLiteral("line 1: the text holds more than 500000 values, this is hardly the "
                                                  "file that was meant");
        QTest::newRow("depth") << QByteArray(
            100'000, '[') << QStringLiteral("line 1: nested too deep: more than 32 lists and objects in one another");
        QTest::newRow("length") << QByteArray((64 << 20) + 1,
            ' ') << QStringLiteral("the text is longer than 64 MB, this is hardly the file that was meant");
        QTest::newRow("key")
            << "{\"" + QByteArray(100'000, 'k') + "\":1}"
            << QStringLiteral("line 1: the key \"%1…\" is longer than 200 bytes").arg(QString(40, QLatin1Char('k')));
        QTest::newRow("number") << QByteArray("{\"format\":\n1e999}")
                                << QStringLiteral("line 2: this is no JSON that can be read: a number is too large");
        QTest::newRow("twice") << QByteArray("{\"format\":1,\n\"format\":2}")
                               << QStringLiteral("line 2: the key \"format\" is given twice, leave one of them out");
    }

    void whatATextMayHoldIsLimited()
    {
        QFETCH(QByteArray, text);
        Problems problems;
        QVERIFY(!core::fromJson({ text.constData(), static_cast<std::size_t>(text.size()) }, problems));
        QCOMPARE(problems.size(), std::size_t { 1 });
        QTEST(QString::fromStdString(problems.front().text()), "fault");
    }

    void ofManyFaultsAHundredAreTold()
    {
        nlohmann::json record = nlohmann::json::parse(core::toJson(finished()));
        record["choices"] = std::vector<int>(10'000, 7);
        Problems problems;
        QVERIFY(!core::fromJson(record.dump(), problems));
        QCOMPARE(problems.size(), std::size_t { 101 });
        QCOMPARE(problems.back().what.words(), std::string("more faults than these 100"));
    }
};

REGISTER_TEST(ReplayerTest)
#include "replayer_test.moc"
