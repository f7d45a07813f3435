#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

namespace {

core::LabTerms labTerms(const std::string& player)
{
    core::LabTerms terms;
    terms.game = "towers";
    terms.set = "first";
    terms.setHash = "0123456789abcdef";
    terms.engineVersion = "1";
    terms.signature = "fedcba9876543210";
    terms.player = player;
    terms.options = { { "ties", "shared" } };
    terms.pairs = core::inOrder(core::allPairs({ "A", "B", "C", "D" }, 2)); // three cells
    terms.seed = 0xFEDCBA9876543210ULL;
    return terms;
}

core::LabTable playedIn(std::size_t cell, const char* blocks, std::int64_t first, std::int64_t second)
{
    core::LabTable table = core::LabTable::of(labTerms("level:2"));
    table.cells[cell].blocks = *core::BlockSet::read(blocks);
    table.cells[cell].won = { first, second };
    return table;
}

}

/// Labs, each with what was played in its cells.
class LabStoreTest final : public QObject {
    Q_OBJECT

private:
    core::LabStore& store() { return m_database->labs(); }

    std::unique_ptr<database::Database> m_database;

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
    }

    void findsALabByItsTerms()
    {
        std::int64_t id = 7;
        DONE(store().find(labTerms("level:2"), id));
        QCOMPARE(id, 0);
        std::int64_t begun = 0;
        DONE(store().begin(labTerms("level:2"), begun));
        DONE(store().begin(labTerms("level:3"), id));
        QVERIFY(begun > 0 && id != begun);
        DONE(store().begin(labTerms("level:2"), id));
        QCOMPARE(id, begun);
        DONE(store().find(labTerms("level:2"), id));
        QCOMPARE(id, begun);
    }

    void addsWhatWasPlayed()
    {
        std::int64_t id = 0;
        DONE(store().begin(labTerms("level:2"), id));
        DONE(store().add(id, playedIn(0, "0-3", 600, 180)));
        DONE(store().add(id, playedIn(0, "7", 60, 0)));
        DONE(store().add(id, playedIn(2, "0", 240, 30)));
        core::LabTable table;
        DONE(store().load(id, table));
        core::LabTable expected = playedIn(0, "0-3,7", 660, 180);
        QVERIFY(!core::merge(expected, playedIn(2, "0", 240, 30)));
        QVERIFY(table == expected);
        std::vector<core::LabSummary> labs;
        DONE(store().list(labs));
        QCOMPARE(labs.size(), std::size_t { 1 });
        QCOMPARE(labs[0].id, id);
        QCOMPARE(labs[0].matches, std::int64_t { 6 * core::kMatchesOfBlock });
        QVERIFY(labs[0].terms == labTerms("level:2"));
    }

    void aBlockIsCountedOnce()
    {
        std::int64_t id = 0;
        DONE(store().begin(labTerms("level:2"), id));
        DONE(store().add(id, playedIn(0, "0-3", 600, 180)));
        core::LabTable again = playedIn(0, "3-4", 60, 60);
        QVERIFY(!core::merge(again, playedIn(1, "0", 0, 240)));
        DONE(store().add(id, again));
        core::LabTable table;
        DONE(store().load(id, table));
        QVERIFY(table.cells[0] == playedIn(0, "0-3", 600, 180).cells[0]);
        QVERIFY(table.cells[1] == playedIn(1, "0", 0, 240).cells[1]);
    }

    void otherTermsAreAnotherLab()
    {
        std::int64_t id = 0;
        DONE(store().begin(labTerms("level:3"), id));
        REFUSED(store().add(id, playedIn(0, "0-3", 600, 180)), "There is no lab 1");
        REFUSED(store().add(id + 6, playedIn(0, "0-3", 600, 180)), "There is no lab 7");
    }

    void goesWithAllOfIt()
    {
        std::int64_t id = 0;
        DONE(store().begin(labTerms("level:2"), id));
        DONE(store().add(id, playedIn(0, "0-3", 600, 180)));
        DONE(store().remove(id));
        QCOMPARE(samples::rows(*m_database, "SELECT count(*) FROM lab_cells").toInt(), 0);
        core::LabTable table;
        REFUSED(store().load(id, table), "There is no lab 1");
        REFUSED(store().remove(id), "There is no lab 1");
    }

    void aDamagedOneIsTold()
    {
        std::int64_t id = 0;
        DONE(store().begin(labTerms("level:2"), id));
        DONE(store().add(id, playedIn(0, "0-3", 600, 180)));
        samples::rows(*m_database, "UPDATE lab_cells SET blocks = '3-0' RETURNING 1");
        core::LabTable table;
        REFUSED(store().load(id, table), "The stored lab 1 cannot be read");
    }
};

REGISTER_TEST(LabStoreTest)

#include "lab_store_test.moc"
