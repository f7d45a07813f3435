#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

namespace {

core::Analysis analysis(int deals)
{
    core::Analysis made;
    made.terms = { "engine-7", "abc", 3, 100, deals };
    made.seats = 2;
    made.changes = { { core::Cause::Start, 0, core::Seat::None, { 400'000, 600'000 }, {} } };
    return made;
}

}

/// Analyses of matches, one a match.
class AnalysisStoreTest final : public QObject {
    Q_OBJECT

private:
    std::int64_t stored(core::MatchStatus status)
    {
        core::MatchRecord record = samples::record();
        record.choices = samples::choices(0, 3);
        record.summary.choices = 3;
        record.summary.status = status;
        return samples::begin(m_database->matches(), record);
    }

    std::unique_ptr<database::Database> m_database;

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
    }

    void keepsTheLastOne()
    {
        const std::int64_t id = stored(core::MatchStatus::Finished);
        std::optional<core::Analysis> found;
        DONE(m_database->analyses().load(id, found));
        QVERIFY(!found);
        DONE(m_database->analyses().store(id, analysis(50)));
        DONE(m_database->analyses().store(id, analysis(200)));
        DONE(m_database->analyses().load(id, found));
        QVERIFY(found && found->terms == analysis(200).terms);
        QCOMPARE(found->changes.at(0).amount[1], 600'000);
    }

    void keepsThatOfAMatchThatWasGivenUp()
    {
        const std::int64_t id = stored(core::MatchStatus::Abandoned);
        DONE(m_database->analyses().store(id, analysis(50)));
    }

    void refusesWhatIsNotOver()
    {
        const std::int64_t running = stored(core::MatchStatus::Running);
        REFUSED(m_database->analyses().store(running, analysis(50)), "There is no match 1 that is over");
        REFUSED(m_database->analyses().store(running + 7, analysis(50)), "There is no match 8 that is over");
    }

    void goesWithItsMatch()
    {
        const std::int64_t id = stored(core::MatchStatus::Finished);
        DONE(m_database->analyses().store(id, analysis(50)));
        DONE(m_database->matches().remove(id));
        DONE(m_database->matches().removeForGood({ id }));
        QCOMPARE(samples::rows(*m_database, "SELECT count(*) FROM analyses").toInt(), 0);
    }

    void isOfTheMatchAsItWas()
    {
        const std::int64_t id = stored(core::MatchStatus::Finished);
        core::MatchRecord record;
        DONE(m_database->matches().load(id, record));
        DONE(m_database->analyses().store(id, analysis(50)));
        DONE(m_database->matches().truncate(id, { static_cast<int>(record.choices.size()), record.summary.edits }, 1));
        std::optional<core::Analysis> found;
        DONE(m_database->analyses().load(id, found));
        QVERIFY(!found);
    }

    void aDamagedOneIsTold()
    {
        const std::int64_t id = stored(core::MatchStatus::Finished);
        DONE(m_database->analyses().store(id, analysis(50)));
        samples::rows(*m_database, "UPDATE analyses SET text = '{}' RETURNING 1");
        std::optional<core::Analysis> found;
        REFUSED(m_database->analyses().load(id, found), "analyse it again");
        QVERIFY(!found);
    }
};

REGISTER_TEST(AnalysisStoreTest)

#include "analysis_store_test.moc"
