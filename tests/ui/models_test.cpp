#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_game.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/match_list_model.h"
#include "ui/models/match_query.h"
#include "ui/models/move_list_model.h"
#include "ui/models/pair_card_filter.h"
#include "ui/models/pair_card_model.h"
#include "ui/models/pair_list_model.h"
#include "ui/models/score_table_model.h"
#include "ui/text/match_words.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace {

using Tester = QAbstractItemModelTester;
constexpr auto kMode = Tester::FailureReportingMode::QtTest;

core::MatchSummary summary(std::int64_t id, core::MatchStatus status, const std::string& second)
{
    core::MatchSummary match;
    match.id = id;
    match.game = "fake";
    match.seats = { { "You", "human", { "Keepers", "Raiders" } }, { second, "greedy", { "Tinkers", "Drifters" } } };
    match.status = status;
    match.turns = static_cast<int>(10 + id);
    match.score = { 16, 13, 0, 0 };
    match.winners = status == core::MatchStatus::Finished ? core::maskOf(core::seatAt(0)) : core::SeatMask { 0 };
    match.startedAt = "2026-11-14T10:00:0" + std::to_string(id) + "Z";
    return match;
}

} // namespace

/// Every model of the pages, under Qt's own model tester while it changes.
class ModelsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void factionsStandUnderTheirSets();
    void marksTheChosenFactions();
    void listsTheCardsOfAPair();
    void findsCardsByWordsAndKinds_data();
    void findsCardsByWordsAndKinds();
    void sortsCardsByPower();
    void listsPairs();
    void findsMatchesAsAsked();
    void growsTheListOfMatches();
    void saysResultsOfEveryKind();
    void listsMoves();
    void listsScores();

private:
    tests::FakeGame m_game;
};

void ModelsTest::factionsStandUnderTheirSets()
{
    const samples::PairGame game;
    ui::FactionListModel model;
    Tester tester(&model, kMode);
    model.replaceAll(game.factions(), game.sets());
    QCOMPARE(model.rowCount(), 9); // seven factions, two headings
    QVERIFY(model.index(0).data(ui::FactionListModel::HeadingRole).toBool());
    QVERIFY(!model.index(0).flags().testFlag(Qt::ItemIsEnabled));
    QCOMPARE(model.names(),
        QStringList({ QStringLiteral("Keepers"), QStringLiteral("Raiders"), QStringLiteral("Tinkers"),
            QStringLiteral("Drifters"), QStringLiteral("Keepers"), QStringLiteral("Raiders"),
            QStringLiteral("Anglers") }));
    QCOMPARE(model.indexOf(QStringLiteral("Drifters")).row(), 4);
    QVERIFY(!model.indexOf(QStringLiteral("tides")).isValid()); // a heading is no faction
    model.replaceAll({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::marksTheChosenFactions()
{
    const samples::PairGame game;
    ui::FactionListModel model;
    Tester tester(&model, kMode);
    model.replaceAll(game.factions(), game.sets());
    model.setChosen({ QStringLiteral("Raiders") });
    const QModelIndex raiders = model.indexOf(QStringLiteral("Raiders"));
    QVERIFY(raiders.data(ui::FactionListModel::ChosenRole).toBool());
    QVERIFY(raiders.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("in the pair")));
    model.setChosen({});
    QVERIFY(!raiders.data(ui::FactionListModel::ChosenRole).toBool());
}

void ModelsTest::listsTheCardsOfAPair()
{
    const samples::PairGame game;
    ui::PairCardModel model(game);
    Tester tester(&model, kMode);
    QCOMPARE(model.rowCount(), 0);
    model.setFactions({ QStringLiteral("Raiders"), QStringLiteral("Keepers") }, QStringLiteral("plain"));
    QCOMPARE(model.rowCount(), 12); // six different cards each, no bases
    QCOMPARE(model.cardCount(), 40);
    QCOMPARE(model.index(0, ui::PairCardModel::CardColumn).data().toString(), QStringLiteral("Raiders Captain"));
    QCOMPARE(model.index(0, ui::PairCardModel::PowerColumn).data().toString(), QStringLiteral("5"));
    QCOMPARE(model.index(4, ui::PairCardModel::KindColumn).data().toString(), QStringLiteral("action"));
    QCOMPARE(model.index(4, ui::PairCardModel::PowerColumn).data().toString(), QString());
    for (int row = 0; row < model.rowCount(); ++row)
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY(!model.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
    model.setFactions({ QStringLiteral("Keepers") }, QStringLiteral("tides")); // the same faction of another set
    QCOMPARE(model.index(0, ui::PairCardModel::CardColumn).data().toString(), QStringLiteral("Keepers Harbourmaster"));
    QCOMPARE(model.rowCount(), 6);
    model.setFactions({}, QStringLiteral("plain"));
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::findsCardsByWordsAndKinds_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("minions");
    QTest::addColumn<bool>("actions");
    QTest::addColumn<int>("rows");
    QTest::newRow("everything") << QString() << false << false << 12;
    QTest::newRow("both kinds asked for") << QString() << true << true << 12;
    QTest::newRow("minions") << QString() << true << false << 8;
    QTest::newRow("actions") << QString() << false << true << 4;
    QTest::newRow("a word, any case") << QStringLiteral("DESTROY") << false << false << 2;
    QTest::newRow("a faction") << QStringLiteral("raiders") << false << false << 6;
    QTest::newRow("every word must be there") << QStringLiteral("raiders draw") << false << false << 2;
    QTest::newRow("a power") << QStringLiteral("power 5") << true << false << 2;
    QTest::newRow("a tag") << QStringLiteral("returns") << false << false << 2;
    QTest::newRow("nothing") << QStringLiteral("zeppelin") << false << false << 0;
}

void ModelsTest::findsCardsByWordsAndKinds()
{
    QFETCH(QString, words);
    QFETCH(bool, minions);
    QFETCH(bool, actions);
    QFETCH(int, rows);
    const samples::PairGame game;
    ui::PairCardModel model(game);
    ui::PairCardFilter filter;
    filter.setSourceModel(&model);
    Tester tester(&filter, kMode);
    model.setFactions({ QStringLiteral("Raiders"), QStringLiteral("Keepers") }, QStringLiteral("plain"));
    filter.setWords(words);
    filter.setKinds(minions, actions);
    QCOMPARE(filter.rowCount(), rows);
}

void ModelsTest::sortsCardsByPower()
{
    const samples::PairGame game;
    ui::PairCardModel model(game);
    ui::PairCardFilter filter;
    filter.setSourceModel(&model);
    Tester tester(&filter, kMode);
    model.setFactions({ QStringLiteral("Raiders") }, QStringLiteral("plain"));
    filter.sort(ui::PairCardModel::PowerColumn, Qt::AscendingOrder);
    QStringList powers;
    for (int row = 0; row < filter.rowCount(); ++row)
        powers << filter.index(row, ui::PairCardModel::PowerColumn).data().toString();
    QCOMPARE(powers,
        QStringList({ QString(), QString(), QStringLiteral("2"), QStringLiteral("3"), QStringLiteral("4"),
            QStringLiteral("5") }));
}

void ModelsTest::listsPairs()
{
    ui::PairListModel model;
    Tester tester(&model, kMode);
    model.replaceAll({ { 7, "Sea dogs", "fake", "plain", { "Raiders", "Keepers" }, 23, 14 },
                         { 9, "Toys", "fake", "plain", { "Tinkers", "Keepers" }, 0, 0 } },
        {});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.indexOfId(9).row(), 1);
    QVERIFY(!model.indexOfId(8).isValid());
    QVERIFY(model.at({}) == nullptr);
    QCOMPARE(model.index(0).data(ui::PairListModel::FactionsRole).toString(), QStringLiteral("Raiders + Keepers"));
    QCOMPARE(model.index(0).data(ui::PairListModel::RecordRole).toString(), QStringLiteral("played 23 times · won 14"));
    model.replaceAll({ { 9, "Toys", "fake", "current", { "Tinkers", "Keepers" }, 0, 0 } },
        { { "first", "first printing" }, { "current", "current printing" } });
    QCOMPARE(model.index(0).data(ui::PairListModel::RecordRole).toString(),
        QStringLiteral("current printing · not played yet"));
    model.replaceAll({ { 9, "Toys", "fake", "plain", { "Tinkers", "Keepers" }, 0, 0 } }, { { "plain", "plain" } });
    QCOMPARE(model.index(0).data(ui::PairListModel::RecordRole).toString(), QStringLiteral("not played yet"));
    model.replaceAll({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::findsMatchesAsAsked()
{
    tests::MemoryMatchStore store;
    const auto add = [&](core::MatchStatus status, const char* second) {
        core::MatchRecord record;
        std::int64_t id = 0;
        record.summary = summary(1, status, second);
        QVERIFY(store.begin(record, id).ok());
    };
    add(core::MatchStatus::Abandoned, "Marrow");
    add(core::MatchStatus::Finished, "Quill");
    add(core::MatchStatus::Running, "Marrow");
    core::MatchRecord other;
    other.summary = summary(4, core::MatchStatus::Running, "Marrow");
    other.summary.game = "another";
    std::int64_t id = 0;
    QVERIFY(store.begin(other, id).ok());

    const auto found = [&](const ui::MatchQuery& query, std::size_t most = 10) {
        ui::MatchRows rows;
        if (!ui::readMatches(store, m_game, query, most, {}, rows).ok())
            return QStringLiteral("refused");
        QStringList ids;
        for (const core::MatchSummary& match : rows.matches)
            ids << QString::number(match.id);
        return ids.join(QLatin1Char(' ')) + (rows.more ? QStringLiteral(" …") : QString());
    };
    using Show = ui::MatchQuery::Show;
    QCOMPARE(found({}), QStringLiteral("3 2 1"));
    QCOMPARE(found({ {}, Show::Running }), QStringLiteral("3"));
    QCOMPARE(found({ {}, Show::Finished }), QStringLiteral("2 1")); // given up is over too
    QCOMPARE(found({ QStringLiteral("marrow KEEPERS") }), QStringLiteral("3 1"));
    QCOMPARE(found({ QStringLiteral("nobody at all") }), QString());
    QCOMPARE(found({}, 2), QStringLiteral("3 2 …"));
    QCOMPARE(found({}, 3), QStringLiteral("3 2 1"));
    QCOMPARE(found({ {}, Show::All, ui::MatchListModel::SeatsColumn, Qt::DescendingOrder }), QStringLiteral("2 3 1"));
    QCOMPARE(found({ {}, Show::All, ui::MatchListModel::SeatsColumn }, 1), QStringLiteral("3 …"));
    QCOMPARE(found({ {}, Show::All, ui::MatchListModel::ResultColumn }), QStringLiteral("1 3 2"));
    ui::MatchRows rows;
    QVERIFY(ui::readMatches(store, m_game, { QStringLiteral("quill") }, 10, {}, rows).ok());
    QCOMPARE(rows.totals.all, 3); // also of what was not asked for
    QCOMPARE(rows.totals.running, 1);
    std::stop_source stopped;
    stopped.request_stop();
    QVERIFY(ui::readMatches(store, m_game, {}, 10, stopped.get_token(), rows).ok());
    QVERIFY(rows.matches.empty());
}

void ModelsTest::growsTheListOfMatches()
{
    ui::MatchListModel model;
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy more(&model, &ui::MatchListModel::moreAsked);
    const core::MatchSummary three = summary(3, core::MatchStatus::Running, "Marrow");
    const core::MatchSummary two = summary(2, core::MatchStatus::Finished, "Quill");
    const core::MatchSummary one = summary(1, core::MatchStatus::Abandoned, "Marrow");
    model.replaceAll({ three, two }, true);
    QCOMPARE(reset.count(), 1);
    QVERIFY(model.canFetchMore({}));
    model.fetchMore({});
    model.fetchMore({}); // asked once
    QCOMPARE(more.count(), 1);
    Tester tester(&model, kMode); // it asks for more, too
    core::MatchSummary over = three;
    over.status = core::MatchStatus::Finished;
    model.replaceAll({ over, two, one });
    QCOMPARE(reset.count(), 1); // the rows stay where they are
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.at(model.index(0, 0))->status, core::MatchStatus::Finished);
    QVERIFY(!model.canFetchMore({}));
    QCOMPARE(model.indexOfId(2).row(), 1);
    model.replaceAll({ two });
    QCOMPARE(reset.count(), 2);
    QCOMPARE(model.rowCount(), 1);
}

void ModelsTest::saysResultsOfEveryKind()
{
    core::MatchSummary match = summary(1, core::MatchStatus::Finished, "Marrow");
    QCOMPARE(ui::matchTitle(match), QStringLiteral("You vs. Marrow (AI)"));
    match.seats[1].player = "level:3,style=leader-hunter";
    QCOMPARE(ui::matchTitle(match), QStringLiteral("You vs. Marrow (Level 3, leader hunter)"));
    match.seats[1].name = "Level 3, leader hunter (2)"; // as the command line calls it
    QCOMPARE(ui::matchTitle(match), QStringLiteral("You vs. Level 3, leader hunter (2) (AI)"));
    match = summary(1, core::MatchStatus::Finished, "Marrow");
    QCOMPARE(ui::matchPairs(match), QStringLiteral("Keepers + Raiders against Tinkers + Drifters"));
    match.set = "first";
    QCOMPARE(ui::matchCards(match, { { "first", "first printing" } }),
        QStringLiteral("Keepers + Raiders against Tinkers + Drifters · first printing"));
    QCOMPARE(ui::matchResult(match), QStringLiteral("You won 16 to 13"));
    match.count = core::FinalCount { "Madness", { 0, 2, 0, 0 } };
    QCOMPARE(ui::matchResult(match), QStringLiteral("You won 16 to 13 (15 − 2 for Madness)"));
    match.count.reset();
    match.winners = core::maskOf(core::seatAt(1));
    match.score = { 9, 15, 0, 0 };
    QCOMPARE(ui::matchResult(match), QStringLiteral("Marrow won 15 to 9")); // the winner's score first
    match.winners = 0b11;
    match.score = { 15, 15, 0, 0 };
    QCOMPARE(ui::matchResult(match), QStringLiteral("A draw, 15 to 15")); // all share it
    core::MatchSummary three = match;
    three.seats.push_back({ "Cai", "human", {} });
    QVERIFY(ui::matchResult(three).contains(QStringLiteral("You and Marrow")));
    match.status = core::MatchStatus::Running;
    match.winners = 0;
    QCOMPARE(ui::matchResult(match), QStringLiteral("Running, 15 to 15 after turn 11"));
    match.turns = 0;
    QCOMPARE(ui::matchResult(match), QStringLiteral("Running, just begun"));
    match.status = core::MatchStatus::Abandoned;
    QVERIFY(ui::matchResult(match).startsWith(QStringLiteral("Given up")));
}

void ModelsTest::listsMoves()
{
    ui::MoveListModel model;
    Tester tester(&model, kMode);
    model.replaceAll({ { 1, core::seatAt(0), QStringLiteral("You"), QStringLiteral("Play Gull"), {} },
        { 1, core::seatAt(0), QStringLiteral("You"), QStringLiteral("End"),
            QStringLiteral("Old Pier scored 4 : 2") } });
    QCOMPARE(model.rowCount(), 3); // the start, and two moves
    QCOMPARE(model.index(0, ui::MoveListModel::MoveColumn).data().toString(), QStringLiteral("Start"));
    QCOMPARE(model.index(2, ui::MoveListModel::MoveColumn).data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("End. Old Pier scored 4 : 2"));
    model.replaceAll({});
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::listsScores()
{
    ui::ScoreTableModel model;
    Tester tester(&model, kMode);
    core::MatchRecord record;
    record.summary = summary(1, core::MatchStatus::Finished, "Marrow");
    record.standings = { { 0, 0, {}, 0 }, { 1, core::maskOf(core::seatAt(0)), { 4, 2, 0, 0 }, 6 } };
    record.marks = { { 1, 6, "Old Pier", { 4, 2, 0, 0 } } };
    model.show(record);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.columnCount(), 3); // the turn with what scored in it, and two seats
    QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Marrow"));
    QCOMPARE(model.index(1, 1).data().toString(), QStringLiteral("4"));
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("1 · Old Pier"));
    model.show(record, { "Fog", { 1, 0, 0, 0 } });
    QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("1 · Old Pier, less for Fog"));
    record.summary.seats.push_back({ "Captain Quill", "greedy", {} });
    model.show(record);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("0"));
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Captain Quill"));
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("Captain Quill"));
}

REGISTER_TEST(ModelsTest)
#include "models_test.moc"
