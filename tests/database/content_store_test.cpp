#include "tests/database/card_game.h"
#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>

using core::SourceFile;

class ContentStoreTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void importsFiles();
    void keepsEveryByte();
    void importsOnlyWhatChanged();
    void keepsGamesApart();
    void refusesAFileGivenTwice();
    void importsAllOrNothing();
    void readsWithoutTheWriteLock();
    void storesCards();
    void storesCardsAnew();
    void leavesCardsThatAreTheSame();
    void keepsTheOldCardsWhenNewOnesAreRefused();

private:
    core::ContentStore& store() { return m_database->content(); }
    QByteArray rows(const std::string& sql) { return samples::rows(*m_database, sql); }

    std::unique_ptr<database::Database> m_database;
};

namespace {

const std::vector<SourceFile> kTwoFiles { { "cards/towers/first/masons.json", "[1]" },
    { "cards/towers/first/abbots.json", "[2]" } };

} // namespace

void ContentStoreTest::init()
{
    m_database = samples::open(":memory:");
    QVERIFY(m_database != nullptr);
}

void ContentStoreTest::importsFiles()
{
    int changed = -1;
    DONE(store().importFiles("towers", kTwoFiles, changed));
    QCOMPARE(changed, 2);
    std::vector<SourceFile> files(5);
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[0].path, "cards/towers/first/abbots.json");
    QCOMPARE(files[0].text, "[2]");
    QCOMPARE(files[1].path, "cards/towers/first/masons.json");
    const QByteArray hash = QCryptographicHash::hash("[2]", QCryptographicHash::Sha256).toHex();
    QCOMPARE(rows("SELECT hash FROM content_files ORDER BY path LIMIT 1"), hash);
}

void ContentStoreTest::keepsEveryByte()
{
    const std::string hostile("\xFF\xFE\0broken \xC3", 12); // no UTF-8, and a zero in it
    const std::vector<SourceFile> given { { "a", "" }, { "b", hostile }, { "ü.json", "Größe" } };
    int changed = 0;
    DONE(store().importFiles("towers", given, changed));
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 3U);
    for (std::size_t i = 0; i < given.size(); ++i) {
        QCOMPARE(files[i].path, given[i].path);
        QCOMPARE(files[i].text, given[i].text);
    }
    DONE(store().importFiles("towers", given, changed));
    QCOMPARE(changed, 0);
}

void ContentStoreTest::importsOnlyWhatChanged()
{
    int changed = -1;
    DONE(store().importFiles("towers", kTwoFiles, changed));
    DONE(store().importFiles("towers", kTwoFiles, changed));
    QCOMPARE(changed, 0);

    std::vector<SourceFile> next = kTwoFiles;
    next[0].text = "[1, 1]";
    DONE(store().importFiles("towers", next, changed));
    QCOMPARE(changed, 1);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files[1].text, "[1, 1]");

    next.pop_back();
    next.push_back({ "cards/towers/first/nuns.json", "[3]" });
    DONE(store().importFiles("towers", next, changed)); // one gone, one new
    QCOMPARE(changed, 2);
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[1].path, "cards/towers/first/nuns.json");

    DONE(store().importFiles("towers", {}, changed));
    QCOMPARE(changed, 2);
    DONE(store().files("towers", files));
    QVERIFY(files.empty());
}

void ContentStoreTest::keepsGamesApart()
{
    int changed = 0;
    DONE(store().importFiles("towers", kTwoFiles, changed));
    DONE(store().importFiles("rivers", { kTwoFiles[0] }, changed));
    QCOMPARE(changed, 1);
    DONE(store().importFiles("rivers", {}, changed));
    QCOMPARE(changed, 1);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
}

void ContentStoreTest::refusesAFileGivenTwice()
{
    int changed = 0;
    REFUSED(store().importFiles("towers", { kTwoFiles[0], kTwoFiles[0] }, changed), "masons.json is given twice");
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QVERIFY(files.empty());
}

void ContentStoreTest::importsAllOrNothing()
{
    int changed = 0;
    DONE(store().importFiles("towers", kTwoFiles, changed));
    const int pages = rows("PRAGMA page_count").toInt();
    rows("PRAGMA max_page_count = " + std::to_string(pages + 20));
    // The first fits into the twenty pages left, the second does not.
    const std::vector<SourceFile> big { { "a", std::string(4096, 'a') }, { "b", std::string(400'000, 'b') } };
    REFUSED(store().importFiles("towers", big, changed), "is full");
    QCOMPARE(changed, 0);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[0].text, "[2]");
    QCOMPARE(files[1].text, "[1]");
}

void ContentStoreTest::readsWithoutTheWriteLock()
{
    const samples::Place place;
    core::StoreResult result;
    const database::Database::Options impatient { 10, database::migrations() };
    const auto first = database::Database::open(place.file(), impatient, result);
    DONE(result);
    const samples::CardGame game;
    int changed = 0;
    DONE(first->content().importFiles("towers", kTwoFiles, changed));
    DONE(first->content().storeCards(game));
    const auto second = database::Database::open(place.file(), impatient, result);
    DONE(result);
    DONE(first->connection().execute("BEGIN IMMEDIATE"));
    DONE(second->content().importFiles("towers", kTwoFiles, changed));
    QCOMPARE(changed, 0);
    DONE(second->content().storeCards(game));
    REFUSED(second->content().importFiles("towers", {}, changed), "in use");
}

void ContentStoreTest::storesCards()
{
    DONE(store().storeCards(samples::CardGame()));
    QCOMPARE(rows("SELECT game, name, hash FROM sets"), QByteArray("towers|first|00000000000000aa"));
    QCOMPARE(rows("SELECT game, card_set, name, theme, colour, emblem, complexity FROM factions"),
        QByteArray("towers|first|Masons|Build high|#aabbcc|mason|2"));
    QCOMPARE(rows("SELECT id, name, faction, card_set, type, kind, copies, power, text FROM cards ORDER BY id"),
        QByteArray("masons.apprentice|Apprentice|Masons|first|minion|minion|4|2|Draw a card.\n"
                   "masons.scaffold|Scaffold|Masons|first|action|action|2|0|"));
    QCOMPARE(rows("SELECT id, name, faction, kind, copies, breakpoint, vp_1, vp_2, vp_3 FROM bases"),
        QByteArray("masons.quarry|Quarry|Masons|base|1|18|4|2|1"));
    QCOMPARE(rows("SELECT owner, kind, word FROM card_words WHERE owner_kind = 'card' ORDER BY kind, position"),
        QByteArray("masons.apprentice|name|Novice\nmasons.apprentice|name|Prentice\nmasons.apprentice|tag|draws"));
    QCOMPARE(rows("SELECT owner, word FROM card_words WHERE owner_kind = 'faction' ORDER BY position"),
        QByteArray("Masons|builds\nMasons|builds\nMasons|draws"));
}

void ContentStoreTest::storesCardsAnew()
{
    samples::CardGame game;
    DONE(store().storeCards(game));
    DONE(store().storeCards(samples::CardGame("rivers")));
    game.theCards[0].text = "Draw two cards.";
    game.theCards.pop_back(); // the base
    game.theSetHash = "00000000000000bb";
    DONE(store().storeCards(game));
    QCOMPARE(rows("SELECT text FROM cards WHERE game = 'towers' AND id = 'masons.apprentice'"),
        QByteArray("Draw two cards."));
    QCOMPARE(rows("SELECT hash FROM sets WHERE game = 'towers'"), QByteArray("00000000000000bb"));
    QCOMPARE(rows("SELECT count(*) FROM bases WHERE game = 'towers'"), QByteArray("0"));
    QCOMPARE(rows("SELECT count(*) FROM bases WHERE game = 'rivers'"), QByteArray("1"));
    QCOMPARE(rows("SELECT text FROM cards WHERE game = 'rivers' AND type = 'minion'"), QByteArray("Draw a card."));
}

void ContentStoreTest::leavesCardsThatAreTheSame()
{
    samples::CardGame game;
    DONE(store().storeCards(game));
    const QByteArray before = rows("SELECT total_changes()");
    DONE(store().storeCards(game));
    QCOMPARE(rows("SELECT total_changes()"), before);
    // Every field counts, also those that play no part in a match.
    game.theFactions[0].emblem = "trowel";
    DONE(store().storeCards(game));
    QCOMPARE(rows("SELECT emblem FROM factions"), QByteArray("trowel"));
    game.theCards[0].otherNames.pop_back();
    DONE(store().storeCards(game));
    QCOMPARE(rows("SELECT word FROM card_words WHERE kind = 'name'"), QByteArray("Novice"));
}

void ContentStoreTest::keepsTheOldCardsWhenNewOnesAreRefused()
{
    samples::CardGame game;
    DONE(store().storeCards(game));
    game.theCards.push_back(game.theCards[0]); // the same id twice in a set
    game.theCards[0].text = "Another text.";
    REFUSED(store().storeCards(game), "nothing was saved");
    QCOMPARE(rows("SELECT text FROM cards WHERE type = 'minion'"), QByteArray("Draw a card."));
    game.theCards.pop_back();
    DONE(store().storeCards(game));
    QCOMPARE(rows("SELECT text FROM cards WHERE type = 'minion'"), QByteArray("Another text."));
}

REGISTER_TEST(ContentStoreTest)
#include "content_store_test.moc"
