#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

namespace {

core::Puzzle puzzle(const char* key, double best)
{
    core::Puzzle made;
    made.key = key;
    made.record = samples::record();
    made.answers = { { "a", { best, best, best }, 10 }, { "b", { 0.1, 0.0, 0.2 }, 5 } };
    made.played = "b";
    return made;
}

}

/// Puzzles of one's own, and how far one is with all.
class PuzzleStoreTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<database::Database> m_database;

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
    }

    void keepsOneOfAKey()
    {
        core::PuzzleStore& store = m_database->puzzles();
        DONE(store.keep(puzzle("match 1 choice 4", 0.5)));
        DONE(store.keep(puzzle("match 1 choice 9", 0.7)));
        DONE(store.keep(puzzle("match 1 choice 4", 0.6)));
        std::vector<core::Puzzle> all;
        const std::string game = samples::record().summary.game;
        DONE(store.list(game, all));
        QCOMPARE(all.size(), std::size_t { 2 });
        QCOMPARE(all[0].answers.front().chance.mean, 0.6);
        QCOMPARE(all[1].key, std::string("match 1 choice 9"));
        DONE(store.list("another game", all));
        QVERIFY(all.empty());
    }

    void keepsHowFarOneIs()
    {
        core::PuzzleStore& store = m_database->puzzles();
        const core::PuzzleProgress due { 2, std::chrono::sys_days(std::chrono::days(20'000)), 3, 2 };
        const core::PuzzleProgress sits { 4, {}, 4, 4 };
        DONE(store.note("shipped 1", due));
        DONE(store.note("shipped 2", due));
        DONE(store.note("shipped 2", sits));
        std::map<std::string, core::PuzzleProgress> all;
        DONE(store.progress(all));
        QCOMPARE(all.size(), std::size_t { 2 });
        QVERIFY(all["shipped 1"] == due);
        QVERIFY(all["shipped 2"] == sits);
    }

    void whatIsRemovedIsForgotten()
    {
        core::PuzzleStore& store = m_database->puzzles();
        DONE(store.keep(puzzle("own", 0.5)));
        DONE(store.note("own", { 1, {}, 1, 1 }));
        DONE(store.remove("own"));
        std::map<std::string, core::PuzzleProgress> all;
        DONE(store.progress(all));
        QVERIFY(all.empty());
        REFUSED(store.remove("own"), "There is no puzzle \"own\" of your own");
    }

    void aDamagedOneIsTold()
    {
        core::PuzzleStore& store = m_database->puzzles();
        DONE(store.keep(puzzle("own", 0.5)));
        samples::rows(*m_database, "UPDATE puzzles SET text = '{}' RETURNING 1");
        std::vector<core::Puzzle> all;
        REFUSED(store.list(samples::record().summary.game, all), "The stored puzzle \"own\" cannot be read; remove it");
        DONE(store.remove("own"));
    }
};

REGISTER_TEST(PuzzleStoreTest)

#include "puzzle_store_test.moc"
