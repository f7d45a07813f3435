#include "core/analysis/analyser.h"
#include "core/game/notation.h"
#include "core/puzzles/puzzle_finder.h"
#include "core/puzzles/schedule.h"
#include "core/record/match_session.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

namespace {

using core::Puzzle;
using core::PuzzleProgress;
using core::PuzzleVerdict;

const tests::FakeGame kPuzzleGame;
const std::atomic<bool> kGoOn { false };

core::MatchRecord anyRecord()
{
    core::Problems problems;
    const auto session = core::MatchSession::start(kPuzzleGame, tests::fakeSetup(2, 4), {}, nullptr, problems);
    while (!session->match().outcome().decided) {
        const core::Prompt& prompt = session->match().prompt();
        session->choose(prompt.choices[prompt.choices.size() / 2]);
    }
    return session->record();
}

/// A question of that match with several answers, the middle one of which was played.
core::ChoiceWorth questionOf(const core::MatchRecord& record)
{
    core::Problems problems;
    const core::Walk walk = std::move(*core::walk(kPuzzleGame, record, problems));
    for (std::size_t i = 5; i < walk.steps.size(); ++i) {
        const core::Prompt& prompt = walk.steps[i].before->prompt();
        if (prompt.choices.size() < 3)
            continue;
        core::ChoiceWorth worth;
        worth.choice = static_cast<int>(i) + 1;
        worth.seat = prompt.seat;
        for (std::size_t each = 0; each < prompt.choices.size(); ++each) {
            const double chance = 0.6 - 0.05 * static_cast<double>(each);
            worth.answers.push_back({ static_cast<int>(each), { chance, chance - 0.01, chance + 0.01 }, 100 });
        }
        worth.played = static_cast<int>(prompt.choices.size() / 2);
        worth.best = 0;
        return worth;
    }
    return {};
}

Puzzle anyPuzzle()
{
    const core::MatchRecord record = anyRecord();
    core::Problems problems;
    return *core::puzzleOf(kPuzzleGame, record, questionOf(record), problems);
}

constexpr std::chrono::sys_days day(int number)
{
    return std::chrono::sys_days(std::chrono::days(number));
}

}

class PuzzleTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The best is among those that a hint leaves; their order tells nothing. Few answers leave none.
    void aHintLeavesHalf()
    {
        const auto with = [](const std::vector<const char*>& words) {
            Puzzle puzzle;
            for (const char* each : words)
                puzzle.answers.push_back({ each, {}, 10 });
            return core::hintOf(puzzle);
        };
        QCOMPARE(with({ "b", "a", "c" }), std::vector<std::size_t> {});
        QCOMPARE(with({ "b", "a", "d", "c" }), (std::vector<std::size_t> { 1, 0 }));
        QCOMPARE(with({ "g", "i", "h", "a", "b", "c", "d", "e", "f" }), (std::vector<std::size_t> { 0, 2, 1 }));
    }

    /// Solved with a hint it stays where it is, and is back the next day.
    void aHintHoldsItsStep()
    {
        const PuzzleProgress held = core::afterTry({ 2, day(100), 2, 2 }, core::FirstTry::WithHint, day(100));
        QCOMPARE(held, (PuzzleProgress { 2, day(101), 3, 2 }));
    }

    /// A day, three, ten, thirty; then it sits. A miss begins again, and is back the next day.
    void comesBackUntilItSits()
    {
        PuzzleProgress progress;
        QVERIFY(progress.isDue(day(100)));
        int today = 100;
        for (const int days : { 1, 3, 10, 30 }) {
            QVERIFY(progress.isDue(day(today)));
            progress = core::afterTry(progress, core::FirstTry::Solved, day(today));
            if (days == 30)
                break;
            QCOMPARE(*progress.due, day(today + days));
            QVERIFY(!progress.isDue(day(today + days - 1)));
            today += days;
        }
        QVERIFY(progress.sits());
        QVERIFY(!progress.isDue(day(100'000)));
        QCOMPARE(progress.tries, 4);
        QCOMPARE(progress.solved, 4);

        PuzzleProgress missed = core::afterTry({ 2, day(100), 2, 2 }, core::FirstTry::Missed, day(100));
        QCOMPARE(missed.step, 0);
        QCOMPARE(*missed.due, day(101));
        QCOMPARE(missed.tries, 3);
        QCOMPARE(missed.solved, 2);
    }

    void standsAtTheQuestion()
    {
        const core::MatchRecord record = anyRecord();
        const core::ChoiceWorth worth = questionOf(record);
        core::Problems problems;
        const std::optional<Puzzle> puzzle = core::puzzleOf(kPuzzleGame, record, worth, problems);
        QVERIFY(puzzle.has_value());
        const core::Walk walk = std::move(*core::walk(kPuzzleGame, record, problems));
        const core::Match& before = *walk.steps[static_cast<std::size_t>(worth.choice) - 1].before;
        const std::optional<core::OpenedPuzzle> opened = core::openPuzzle(kPuzzleGame, *puzzle, problems);
        QVERIFY(opened.has_value());
        QCOMPARE(opened->match->hash(), before.hash());
        QCOMPARE(opened->choices.size(), before.prompt().choices.size());
        for (std::size_t each = 0; each < opened->choices.size(); ++each)
            QVERIFY(opened->choices[each] == before.prompt().choices[each]);
        QCOMPARE(puzzle->played, record.choices[static_cast<std::size_t>(worth.choice) - 1].words);
    }

    /// Which is the best was found in more worlds than the order of the others: it stands first all the same.
    void theBestStandsFirst()
    {
        const core::MatchRecord record = anyRecord();
        core::ChoiceWorth worth = questionOf(record);
        worth.best = 2;
        core::Problems problems;
        const Puzzle puzzle = *core::puzzleOf(kPuzzleGame, record, worth, problems);
        QCOMPARE(puzzle.answers.front().chance.mean, worth.answers[2].chance.mean);
        QCOMPARE(puzzle.answers[1].chance.mean, worth.answers[0].chance.mean);
    }

    void anAnswerIsTakenByWhatItGivesAway()
    {
        Puzzle puzzle;
        for (const double chance : { 0.60, 0.575, 0.54, 0.40 })
            puzzle.answers.push_back({ "", { chance, chance, chance }, 1 });
        QCOMPARE(core::verdictOf(puzzle, 0), PuzzleVerdict::Solved);
        QCOMPARE(core::verdictOf(puzzle, 1), PuzzleVerdict::Solved);
        QCOMPARE(core::verdictOf(puzzle, 2), PuzzleVerdict::Close);
        QCOMPARE(core::verdictOf(puzzle, 3), PuzzleVerdict::Missed);
        QVERIFY(std::abs(core::givenAway(puzzle, 3) - 0.2) < 1e-12);
    }

    void isReadAsItWasWritten()
    {
        const std::string text = core::toJson({ anyPuzzle(), anyPuzzle() });
        core::Problems problems;
        const auto read = core::puzzlesFrom(text, problems);
        QVERIFY(read.has_value());
        QCOMPARE(core::toJson(*read), text);
        QVERIFY(core::openPuzzle(kPuzzleGame, read->back(), problems).has_value());
        QCOMPARE(core::toJson(std::vector<Puzzle> {}),
            std::string("{\"format\":\"breakpoint-puzzles\",\"version\":1,"
                        "\"puzzles\":[\n]}\n"));
    }

    void faultsAreNamed()
    {
        const auto faultOf = [](std::string text) {
            core::Problems problems;
            const bool none = !core::puzzlesFrom(text, problems).has_value();
            return none ? problems.front().text() : std::string();
        };
        std::string text = core::toJson({ anyPuzzle() });
        QVERIFY(!faultOf("{").empty());
        QVERIFY(QString::fromStdString(faultOf("{\"format\":\"other\",\"version\":1,\"puzzles\":[]}"))
                    .contains(QLatin1String("/format")));
        const auto at = text.find("\"seed\"");
        QVERIFY(at != std::string::npos);
        text.replace(at, 6, "\"sead\"");
        QVERIFY2(QString::fromStdString(faultOf(text)).startsWith(QLatin1String("/puzzles/0/record/")),
            faultOf(text).c_str());
    }

    /// By other rules a question may have other answers.
    void otherAnswersAreNoPuzzle()
    {
        Puzzle puzzle = anyPuzzle();
        puzzle.answers.pop_back();
        core::Problems problems;
        QVERIFY(!core::openPuzzle(kPuzzleGame, puzzle, problems).has_value());
        QVERIFY(!problems.empty());
        const core::MatchRecord record = anyRecord();
        core::ChoiceWorth worth = questionOf(record);
        worth.answers.pop_back();
        QVERIFY(!core::puzzleOf(kPuzzleGame, record, worth, problems).has_value());
    }

    /// Each has one answer that leads all others by the margin, and it is not what was played.
    void areFoundInMatches()
    {
        core::PuzzleSearch search;
        search.set = kPuzzleGame.sets().front().name;
        search.player = "random";
        search.puzzles = 3;
        search.matches = 40;
        search.deals = 400;
        core::Problems problems;
        const auto found = core::findPuzzles(kPuzzleGame, search, kGoOn, problems);
        QVERIFY(found.has_value());
        QCOMPARE(found->size(), std::size_t { 3 });
        for (const Puzzle& puzzle : *found) {
            QVERIFY(puzzle.played != puzzle.answers.front().words);
            QVERIFY(core::givenAway(puzzle, 1) >= search.margin);
            QVERIFY(core::openPuzzle(kPuzzleGame, puzzle, problems).has_value());
        }
        search.threads = 3;
        QCOMPARE(core::toJson(*core::findPuzzles(kPuzzleGame, search, kGoOn, problems)), core::toJson(*found));
        search.player = "nobody";
        QVERIFY(!core::findPuzzles(kPuzzleGame, search, kGoOn, problems).has_value());
    }
};

REGISTER_TEST(PuzzleTest)

#include "puzzle_test.moc"
