#include "core/puzzles/puzzle.h"
#include "resources/content.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

/// The puzzles of Star Realms that come with the program.
class StarRealmsPuzzlesTest final : public QObject {
    Q_OBJECT

private:
    std::string m_text;
    std::vector<core::Puzzle> m_puzzles;

private Q_SLOTS:
    void initTestCase()
    {
        core::Problems problems;
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("puzzles/starrealms")))
            if (file.path.find("found.json") != std::string::npos)
                m_text = file.text;
        std::optional<std::vector<core::Puzzle>> read = core::puzzlesFrom(m_text, problems);
        QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        m_puzzles = std::move(*read);
        QCOMPARE(m_puzzles.size(), std::size_t { 12 });
    }

    /// As `puzzles find` writes them, so that they can be found again.
    void areAsTheProgramWritesThem() { QVERIFY(core::toJson(m_puzzles) == m_text); }

    /// Each replays by the rules there are, its marks with it, has all answers, and one that is ten points better than
    /// all others, which was not played.
    void haveOneAnswer()
    {
        for (const core::Puzzle& puzzle : m_puzzles) {
            core::Problems problems;
            QVERIFY2(core::openPuzzle(tests::starRealms(), puzzle, problems).has_value(),
                problems.empty() ? "" : problems.front().text().c_str());
            QVERIFY(puzzle.answers.size() >= 3);
            QVERIFY2(core::givenAway(puzzle, 1) >= 0.10, puzzle.key.c_str());
            QVERIFY(puzzle.answers.front().deals >= 20'000);
            QVERIFY(puzzle.played != puzzle.answers.front().words);
        }
    }
};

REGISTER_TEST(StarRealmsPuzzlesTest)

#include "star_realms_puzzles_test.moc"
