#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/match_list_model.h"
#include "ui/models/match_query.h"
#include "ui/models/move_list_model.h"
#include "ui/models/pair_card_filter.h"
#include "ui/models/pair_card_model.h"
#include "ui/models/pair_list_model.h"
#include "ui/models/score_table_model.h"
#include "ui/pages/home/recent_matches.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"

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
    match.seats = { { core::language::unnamed(0), "human", { "Keepers", "Raiders" } },
        { second, "greedy", { "Tinkers", "Drifters" } } };
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
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }
    void factionsStandUnderTheirSets();
    void marksTheChosenFactions();
    void listsTheCardsOfAPair();
    void findsCardsByWordsAndKinds_data();
    void findsCardsByWordsAndKinds();
    void sortsCardsByPower();
    void listsPairs();
    void asksForMatchesInTheStoresWords();
    void listsMatchesPageByPage();
    void holdsNotMoreOfALongListThanItMust();
    void sortsByWhatColumnsShow();
    void saysWhereAMatchComesFrom();
    void saysResultsOfEveryKind();
    void saysWhoWasWithWhom();
    void listsMoves();
    void listsScores();

private:
    /// Fails unless this says what it does like this in English.
    static void says(const QString& shown, const QString& english)
    {
        QVERIFY2(tests::says(shown, english), qPrintable(shown + QStringLiteral(" / ") + english));
    }

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
    says(raiders.data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Raiders, in the pair. Destroy the weak and move on before a pier scores"));
    model.setChosen({});
    QVERIFY(!raiders.data(ui::FactionListModel::ChosenRole).toBool());
    says(raiders.data(Qt::AccessibleTextRole).toString(),
        QStringLiteral("Raiders. Destroy the weak and move on before a pier scores"));
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
    QCOMPARE(model.index(0, ui::PairCardModel::FigureColumn).data().toString(), QStringLiteral("5"));
    QCOMPARE(model.index(4, ui::PairCardModel::KindColumn).data().toString(), QStringLiteral("action"));
    QCOMPARE(model.index(4, ui::PairCardModel::FigureColumn).data().toString(), QString());
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
    filter.sort(ui::PairCardModel::FigureColumn, Qt::AscendingOrder);
    QStringList powers;
    for (int row = 0; row < filter.rowCount(); ++row)
        powers << filter.index(row, ui::PairCardModel::FigureColumn).data().toString();
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
    const auto record = [&model] { return model.index(0).data(ui::PairListModel::RecordRole).toString(); };
    says(record(), QStringLiteral("played 23 times · won 14"));
    model.replaceAll({ { 9, "Toys", "fake", "current", { "Tinkers", "Keepers" }, 0, 0 } },
        { { "first", "first printing" }, { "current", "current printing" } });
    says(record(), QStringLiteral("current printing · no match ended yet"));
    model.replaceAll({ { 9, "Toys", "fake", "plain", { "Tinkers", "Keepers" }, 0, 0 } }, { { "plain", "plain" } });
    says(record(), QStringLiteral("no match ended yet"));
    model.replaceAll({}, {});
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::asksForMatchesInTheStoresWords()
{
    ui::MatchQuery query;
    query.words = QStringLiteral("  quill PLAIN ");
    query.filter.seats = 3;
    const core::MatchFilter filter = ui::filterOf(query, m_game);
    QCOMPARE(filter.games, (std::vector<std::string> { "fake" }));
    QCOMPARE(filter.seats, std::optional(3));
    QCOMPARE(filter.words.size(), 2U);
    QCOMPARE(filter.words[0], (core::SearchWord { "quill" }));
    QCOMPARE(filter.words[1], (core::SearchWord { "PLAIN", {}, { "plain" } })); // as the printing is called
    // Who has no name is found by what he is called where the list is read.
    const QString you = ui::shownName(ui::kYou);
    const QString second = ui::shownName(ui::numberedPlayer(2));
    says(you, QStringLiteral("You"));
    says(second, QStringLiteral("Player 2"));
    query.words = you.toLower() + QLatin1Char(' ') + second.toLower();
    const std::vector<core::SearchWord> words = ui::filterOf(query, m_game).words;
    QCOMPARE(words.size(), 3U);
    QCOMPARE(words[0].unnamed, std::vector { 0 });
    QCOMPARE(words[1].unnamed, (std::vector { 1, 2, 3, 4, 5, 6, 7, 8, 9 }));
    QCOMPARE(words[2].unnamed, std::vector { 2 });
    query.words = you.toUpper();
    QCOMPARE(ui::filterOf(query, m_game).words[0].unnamed, std::vector { 0 });
}

void ModelsTest::listsMatchesPageByPage()
{
    ui::MatchListModel model(m_game);
    Tester tester(&model, kMode); // it looks at rows that nothing is known of, too
    QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    QSignalSpy asked(&model, &ui::MatchListModel::pageAsked);
    const auto page = [&](int first, int count) {
        std::vector<core::MatchEntry> entries;
        for (int i = 0; i < count; ++i)
            entries.push_back({ summary(first + i, core::MatchStatus::Finished, "Quill") });
        return entries;
    };
    model.reset(250, page(1, 100));
    QCOMPARE(model.rowCount(), 250);
    QVERIFY(model.at(model.index(99, 0)) != nullptr);
    asked.clear();
    QVERIFY(model.at(model.index(100, 0)) == nullptr); // to ask what is known asks for nothing
    QCOMPARE(asked.count(), 0);
    model.index(249, 0).data();
    model.index(201, 3).data(); // of the same page: asked once
    QVERIFY(asked.count() <= 1); // the tester may have looked there
    model.setPage(200, page(201, 50));
    QCOMPARE(model.index(249, 0).data(ui::MatchListModel::MatchIdRole).toLongLong(), 250);
    QCOMPARE(model.indexOfId(250).row(), 249);
    QVERIFY(!model.indexOfId(150).isValid()); // not known yet
    const auto resets = reset.count();
    model.reset(250, page(1, 100)); // the same again: rows stay chosen
    QCOMPARE(reset.count(), resets);
    QVERIFY(model.at(model.index(249, 0)) == nullptr); // but may have changed
    model.reset(249, page(2, 100));
    QCOMPARE(reset.count(), resets + 1);
    model.reset(0, {});
    QCOMPARE(model.rowCount(), 0);
}

void ModelsTest::holdsNotMoreOfALongListThanItMust()
{
    ui::MatchListModel model(m_game);
    const auto entries = [&](int first) {
        std::vector<core::MatchEntry> page;
        for (int i = 0; i < 100; ++i)
            page.push_back({ summary(first + i, core::MatchStatus::Finished, "Quill") });
        return page;
    };
    model.reset(50000, entries(1));
    for (int row = 100; row < 50000; row += 100)
        model.setPage(row, entries(row + 1));
    int known = 0;
    for (int row = 0; row < 50000; row += 100)
        known += model.at(model.index(row, 0)) != nullptr ? 1 : 0;
    QVERIFY(known <= 20);
    QVERIFY(model.at(model.index(49900, 0)) != nullptr); // where somebody looks
}

void ModelsTest::sortsByWhatColumnsShow()
{
    for (int column = 0; column < ui::MatchListModel::ColumnCount; ++column) {
        const auto sort = ui::MatchListModel::sortOf(column);
        QCOMPARE(
            sort.has_value(), column != ui::MatchListModel::CourseColumn && column != ui::MatchListModel::TagsColumn);
        if (sort)
            QCOMPARE(ui::MatchListModel::columnOf(*sort), column);
    }
}

void ModelsTest::saysWhereAMatchComesFrom()
{
    core::MatchSummary match = summary(1, core::MatchStatus::Finished, "Marrow");
    QCOMPARE(ui::practiceWord(match), QString());
    match.practice = true;
    says(ui::practiceWord(match), QStringLiteral("Practice"));
    QVERIFY(tests::begins(ui::matchDetail(match, {}), QStringLiteral("Practice"))); // the end of a row may be cut
    match.practice = false;
    QCOMPARE(ui::matchOrigin(match), QString());
    says(ui::personResult(match), QStringLiteral("Won"));
    match.origin = { 12, 87 };
    says(ui::matchOrigin(match), QStringLiteral("From match 12, move 87"));
    match.origin = {};
    match.kind = core::MatchKind::Table;
    says(ui::matchOrigin(match), QStringLiteral("Table game"));
    match.place = "Ada's kitchen";
    says(ui::matchOrigin(match), QStringLiteral("Table game, Ada's kitchen"));
    match.seats[0].player = "greedy";
    says(ui::personResult(match), QStringLiteral("You")); // who won, where only computers play
}

void ModelsTest::saysResultsOfEveryKind()
{
    core::MatchSummary match = summary(1, core::MatchStatus::Finished, "Marrow");
    says(ui::matchTitle(match), QStringLiteral("You vs. Marrow (AI)"));
    match.seats[1].player = "level:3,style=leader-hunter";
    const QString player = ui::playerTitle(match.seats[1].player);
    says(player, QStringLiteral("Level 3, leader hunter"));
    says(ui::matchTitle(match), QStringLiteral("You vs. Marrow (%1)").arg(player));
    match.seats[1].name = player.toStdString() + " (2)"; // as the command line calls it
    says(ui::matchTitle(match), QStringLiteral("You vs. %1 (2) (AI)").arg(player));
    match = summary(1, core::MatchStatus::Finished, "Marrow");
    says(ui::matchPairs(match), QStringLiteral("Keepers + Raiders against Tinkers + Drifters"));
    match.set = "first";
    says(ui::matchCards(match, { { "first", "first printing" } }),
        QStringLiteral("Keepers + Raiders against Tinkers + Drifters · first printing"));
    says(ui::matchResult(match), QStringLiteral("You won 16 to 13"));
    match.count = core::FinalCount { "Madness", { 0, 2, 0, 0 } };
    const QString count = ui::countText(match.score, *match.count, 1);
    says(count, QStringLiteral("15 − 2 for Madness"));
    says(ui::matchResult(match), QStringLiteral("You won 16 to 13 (%1)").arg(count));
    match.count.reset();
    match.winners = core::maskOf(core::seatAt(1));
    match.score = { 9, 15, 0, 0 };
    says(ui::matchResult(match), QStringLiteral("Marrow won 15 to 9")); // the winner's score first
    match.winners = 0b11;
    match.score = { 15, 15, 0, 0 };
    says(ui::matchResult(match), QStringLiteral("A draw, 15 to 15")); // all share it
    core::MatchSummary three = match;
    three.seats.push_back({ "Cai", "human", {} });
    QVERIFY2(
        tests::mentions(ui::matchResult(three), QStringLiteral("You and Marrow")), qPrintable(ui::matchResult(three)));
    match.status = core::MatchStatus::Running;
    match.winners = 0;
    says(ui::matchResult(match), QStringLiteral("Running, 15 to 15 after turn 11"));
    match.turns = 0;
    says(ui::matchResult(match), QStringLiteral("Running, just begun"));
    match.status = core::MatchStatus::Abandoned;
    says(ui::matchResult(match), QStringLiteral("Given up at 15 to 15"));
    says(ui::personResult(match), QStringLiteral("Given up"));
    match.kind = core::MatchKind::Table; // whoever put the cards away at a table has given nothing up
    says(ui::matchResult(match), QStringLiteral("Nobody won, 15 to 15"));
    says(ui::personResult(match), QStringLiteral("No winner"));
    says(ui::resultWord(match), QStringLiteral("no winner"));
}

/// Two of four seats each are a side with one score; or all of them play against something, and one score is theirs.
void ModelsTest::saysWhoWasWithWhom()
{
    core::MatchSummary match = summary(1, core::MatchStatus::Finished, "Marrow");
    match.seats = { { "Ada", "human", {} }, { "Ben", "human", {} }, { "Cai", "human", {} }, { "Dee", "human", {} } };
    match.winners = 0b0101;
    match.score = { 61, 0, 61, 0 };
    const core::MatchMode teams { "Two teams", "", "", { 0b0101, 0b1010 }, true };
    says(ui::matchTitle(match, teams), QStringLiteral("Ada and Cai vs. Ben and Dee"));
    says(ui::matchResult(match, teams), QStringLiteral("Ada and Cai won 61 to 0"));
    QCOMPARE(ui::scoreInSeatOrder(match, teams).simplified(), QStringLiteral("61 : 0"));
    says(ui::scoreWords(match, teams), QStringLiteral("Ada and Cai 61 : 0 Ben and Dee"));
    const core::MatchMode each { "Two teams", "", "", { 0b0101, 0b1010 }, false };
    match.score = { 61, 0, 7, 0 };
    QCOMPARE(ui::scoreInSeatOrder(match, each).simplified(), QStringLiteral("61/7 : 0/0"));
    const core::MatchMode together { "Challenge", "The Beast", "", { 0b1111 }, true };
    match.together = true;
    match.winners = 0b1111;
    match.score = { 91, 91, 91, 91 };
    says(ui::matchTitle(match, together), QStringLiteral("Ada, Ben, Cai and Dee vs. The Beast"));
    says(ui::matchResult(match, together), QStringLiteral("Won together against The Beast, 91"));
    QCOMPARE(ui::scoreInSeatOrder(match, together), QStringLiteral("91"));
    match.winners = 0;
    says(ui::matchResult(match, together), QStringLiteral("Lost to The Beast, 91"));
}

void ModelsTest::listsMoves()
{
    ui::MoveListModel model;
    Tester tester(&model, kMode);
    model.replaceAll({ { 1, core::seatAt(0), QStringLiteral("You"), QStringLiteral("Play Gull"), {} },
        { 1, core::seatAt(0), QStringLiteral("You"), QStringLiteral("End"),
            QStringLiteral("Old Pier scored 4 : 2") } });
    QCOMPARE(model.rowCount(), 3); // the start, and two moves
    says(model.index(0, ui::MoveListModel::MoveColumn).data().toString(), QStringLiteral("Start"));
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
    says(model.index(1, 0).data().toString(), QStringLiteral("1 · Old Pier, less for Fog"));
    record.summary.seats.push_back({ "Captain Quill", "greedy", {} });
    model.show(record);
    QCOMPARE(model.columnCount(), 4);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("0"));
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), QStringLiteral("Captain Quill"));
    QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::ToolTipRole).toString(), QStringLiteral("Captain Quill"));
}

REGISTER_TEST(ModelsTest)
#include "models_test.moc"
