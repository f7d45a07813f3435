#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "tests/support/json_schema.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

/// The schema that comes with the program, held against matches as they are written.
class RecordSchemaTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsPlayedMatches_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("practice");
        QTest::newRow("two seats") << 2 << false;
        QTest::newRow("four seats, for practice") << 4 << true;
    }

    void fitsPlayedMatches()
    {
        QFETCH(const int, seats);
        QFETCH(const bool, practice);
        core::MatchSetup setup = tests::smashUpSetup(seats, 5);
        if (practice)
            setup.seats.front().name = core::language::unnamed(0);
        core::Problems problems;
        const std::vector<std::string> players(static_cast<std::size_t>(seats), std::string(core::kHumanPlayer));
        const auto session = core::MatchSession::start(tests::smashUp(), setup, players, nullptr, problems, practice);
        QVERIFY(session != nullptr);
        core::Rng rng(3);
        while (!session->match().outcome().decided) {
            const auto& choices = session->match().prompt().choices;
            QVERIFY(session->choose(choices[rng.below(static_cast<std::uint32_t>(choices.size()))]).ok());
        }
        QVERIFY(!session->record().marks.empty());
        QCOMPARE(tests::recordFault(core::toJson(session->record())), "");
    }
};

REGISTER_TEST(RecordSchemaTest)
#include "record_schema_test.moc"
