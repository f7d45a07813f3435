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
    void believesNoDamagedFile();
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
    core::Import import;
    DONE(store().importFiles("towers", kTwoFiles, import));
    QCOMPARE(import.changed, 2);
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
    core::Import import;
    DONE(store().importFiles("towers", given, import));
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 3U);
    for (std::size_t i = 0; i < given.size(); ++i) {
        QCOMPARE(files[i].path, given[i].path);
        QCOMPARE(files[i].text, given[i].text);
    }
    DONE(store().importFiles("towers", given, import));
    QCOMPARE(import.changed, 0);
}

void ContentStoreTest::importsOnlyWhatChanged()
{
    core::Import import;
    DONE(store().importFiles("towers", kTwoFiles, import));
    DONE(store().importFiles("towers", kTwoFiles, import));
    QCOMPARE(import.changed, 0);

    std::vector<SourceFile> next = kTwoFiles;
    next[0].text = "[1, 1]";
    DONE(store().importFiles("towers", next, import));
    QCOMPARE(import.changed, 1);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files[1].text, "[1, 1]");

    next.pop_back();
    next.push_back({ "cards/towers/first/nuns.json", "[3]" });
    DONE(store().importFiles("towers", next, import)); // one gone, one new
    QCOMPARE(import.changed, 2);
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[1].path, "cards/towers/first/nuns.json");

    DONE(store().importFiles("towers", {}, import));
    QCOMPARE(import.changed, 2);
    DONE(store().files("towers", files));
    QVERIFY(files.empty());
}

void ContentStoreTest::keepsGamesApart()
{
    core::Import import;
    DONE(store().importFiles("towers", kTwoFiles, import));
    DONE(store().importFiles("rivers", { kTwoFiles[0] }, import));
    QCOMPARE(import.changed, 1);
    DONE(store().importFiles("rivers", {}, import));
    QCOMPARE(import.changed, 1);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
}

void ContentStoreTest::refusesAFileGivenTwice()
{
    core::Import import;
    REFUSED(store().importFiles("towers", { kTwoFiles[0], kTwoFiles[0] }, import), "masons.json is given twice");
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QVERIFY(files.empty());
}

void ContentStoreTest::importsAllOrNothing()
{
    core::Import import;
    DONE(store().importFiles("towers", kTwoFiles, import));
    const int pages = rows("PRAGMA page_count").toInt();
    rows("PRAGMA max_page_count = " + std::to_string(pages + 20));
    // The first fits into the twenty pages left, the second does not.
    const std::vector<SourceFile> big { { "a", std::string(4096, 'a') }, { "b", std::string(400'000, 'b') } };
    REFUSED(store().importFiles("towers", big, import), "is full");
    QCOMPARE(import.changed, 0);
    std::vector<SourceFile> files;
    DONE(store().files("towers", files));
    QCOMPARE(files.size(), 2U);
    QCOMPARE(files[0].text, "[2]");
    QCOMPARE(files[1].text, "[1]");
}

void ContentStoreTest::believesNoDamagedFile()
{
    core::Import import;
    DONE(store().importFiles("towers", kTwoFiles, import));
    QVERIFY(import.damaged.empty());
    for (const char* damage : { "UPDATE content_files SET text = x'5b395d' WHERE path = '%1'",
             "UPDATE content_files SET hash = 'short' WHERE path = '%1'" }) {
        rows(QString::fromLatin1(damage).arg(QString::fromStdString(kTwoFiles[0].path)).toStdString());
        std::vector<SourceFile> files;
        REFUSED(store().files("towers", files), kTwoFiles[0].path.c_str());
        QVERIFY(files.empty());
        DONE(store().importFiles("towers", kTwoFiles, import));
        QCOMPARE(import.changed, 1);
        QCOMPARE(import.damaged, (std::vector<std::string> { kTwoFiles[0].path }));
        DONE(store().files("towers", files));
        QCOMPARE(files.size(), 2U);
        DONE(store().importFiles("towers", kTwoFiles, import));
        QCOMPARE(import.changed, 0);
        QVERIFY(import.damaged.empty());
    }
}

void ContentStoreTest::readsWithoutTheWriteLock()
{
    const samples::Place place;
    core::StoreResult result;
    const database::Database::Options impatient { 10, database::migrations() };
    const auto first = database::Database::open(place.file(), impatient, result);
    DONE(result);
    const samples::CardGame game;
    core::Import import;
    DONE(first->content().importFiles("towers", kTwoFiles, import));
    DONE(first->content().storeCards(game));
    const auto second = database::Database::open(place.file(), impatient, result);
    DONE(result);
    DONE(first->connection().execute("BEGIN IMMEDIATE"));
    DONE(second->content().importFiles("towers", kTwoFiles, import));
    QCOMPARE(import.changed, 0);
    DONE(second->content().storeCards(game));
    REFUSED(second->content().importFiles("towers", {}, import), "in use");
}

void ContentStoreTest::storesCards()
{
    DONE(store().storeCards(samples::CardGame()));
    QCOMPARE(rows("SELECT game, name, hash FROM sets"), QByteArray("towers|first|00000000000000aa"));
    QCOMPARE(rows("SELECT game, card_set, name, theme, colour, emblem, complexity FROM factions"),
        QByteArray("towers|first|Masons|Build high|#aabbcc|mason|2"));
    QCOMPARE(rows("SELECT id, name, card_group, card_set, type, kind, copies, text FROM cards ORDER BY id"),
        QByteArray("masons.apprentice|Apprentice|Masons|first|minion|minion|4|Draw a card.\n"
                   "masons.quarry|Quarry|Masons|first|base|base|1|\n"
                   "masons.scaffold|Scaffold|Masons|first|action|action|2|"));
    QCOMPARE(rows("SELECT card, name, position, value FROM card_figures ORDER BY card, name, position"),
        QByteArray("masons.apprentice|power|0|2\nmasons.quarry|VP|0|4\nmasons.quarry|VP|1|2\nmasons.quarry|VP|2|1\n"
                   "masons.quarry|breakpoint|0|18"));
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
    QCOMPARE(rows("SELECT count(*) FROM cards WHERE game = 'towers' AND type = 'base'"), QByteArray("0"));
    QCOMPARE(rows("SELECT count(*) FROM card_figures WHERE game = 'rivers' AND name = 'breakpoint'"), QByteArray("1"));
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
