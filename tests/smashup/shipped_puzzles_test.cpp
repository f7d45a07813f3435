#include "core/puzzles/puzzle_finder.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

/// The puzzles that come with the program.
class ShippedPuzzlesTest final : public QObject {
    Q_OBJECT

private:
    std::string m_text;
    std::vector<core::Puzzle> m_puzzles;

private Q_SLOTS:
    void initTestCase()
    {
        core::Problems problems;
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("puzzles/smashup")))
            if (file.path.find("found.json") != std::string::npos)
                m_text = file.text;
        std::optional<std::vector<core::Puzzle>> read = core::puzzlesFrom(m_text, problems);
        QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        m_puzzles = std::move(*read);
        QCOMPARE(m_puzzles.size(), std::size_t { 50 });
    }

    /// As `puzzles find` writes them, so that they can be found again.
    void areAsTheProgramWritesThem() { QVERIFY(core::toJson(m_puzzles) == m_text); }

    /// Each replays by the rules there are, has all answers, and one that is ten points better than all others, which
    /// was not played.
    void haveOneAnswer()
    {
        for (const core::Puzzle& puzzle : m_puzzles) {
            core::Problems problems;
            QVERIFY2(core::openPuzzle(tests::smashUp(), puzzle, problems).has_value(),
                problems.empty() ? "" : problems.front().text().c_str());
            QVERIFY(puzzle.answers.size() >= 3);
            QVERIFY2(core::givenAway(puzzle, 1) >= 0.10, puzzle.key.c_str());
            QVERIFY(puzzle.answers.front().deals >= 20'000); // ten times as many as an analysis of normal depth takes
            QVERIFY(puzzle.played != puzzle.answers.front().words);
        }
    }

    /// In other worlds than those they were found in.
    void areSound()
    {
        if (!qEnvironmentVariableIsSet("BREAKPOINT_LONG"))
            QSKIP("takes minutes; with --long");
        const std::atomic<bool> goOn { false };
        for (const core::Puzzle& puzzle : m_puzzles) {
            core::Problems problems;
            const auto opened = core::openPuzzle(tests::smashUp(), puzzle, problems);
            const core::WeighedAnswers now
                = core::weighAnswers(tests::smashUp(), *opened->match, 20'000, puzzle.record.seed + 0x5EED, goOn);
            QCOMPARE(now.answers.front().words, puzzle.answers.front().words);
            QVERIFY2(now.lead.low >= 0.10, puzzle.key.c_str());
        }
    }
};

REGISTER_TEST(ShippedPuzzlesTest)

#include "shipped_puzzles_test.moc"
