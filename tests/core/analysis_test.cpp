#include "core/ai/search/rollout.h"
#include "core/analysis/analyser.h"
#include "core/analysis/analysis_record.h"
#include "core/analysis/ledger.h"
#include "core/analysis/likely_line.h"
#include "core/record/match_session.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"

#include <QTest>

#include <cmath>

namespace {

using core::Analysis;
using core::Cause;
using core::Seat;
using core::Walk;

using tests::kGame;
const tests::TowerGame kTowers;
constexpr core::AnalysisDepth kShort { .turns = 2, .tableDeals = 20, .firstDeals = 12, .deals = 16, .markDeals = 20 };

/// Likes the last answer best.
class LastAnswer final : public core::Policy {
public:
    void weigh(const core::Match&, const core::Prompt&, double, std::span<float> weights) const override
    {
        for (std::size_t each = 0; each < weights.size(); ++each)
            weights[each] = static_cast<float>(each + 1);
    }
};

class GameOfLastAnswers final : public tests::FakeGame {
public:
    const core::Policy* policy() const override { return &m_policy; }

private:
    LastAnswer m_policy;
};

/// To its end, or so many choices.
core::MatchRecord played(const core::Game& game, const core::MatchSetup& setup, int atMost = 10'000)
{
    core::Problems problems;
    const auto session = core::MatchSession::start(game, setup, {}, nullptr, problems);
    core::Rng rng(setup.seed);
    while (!session->match().outcome().decided && session->record().summary.choices < atMost) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

Walk walkOf(const core::Game& game, const core::MatchSetup& setup)
{
    core::Problems problems;
    return std::move(*core::walk(game, played(game, setup), problems));
}

Analysis analysed(const core::Game& game, const Walk& walk, const core::AnalysisDepth& depth = kShort, int threads = 1)
{
    const std::atomic<bool> stop { false };
    return *core::analyse(game, walk, depth, threads, stop);
}

/// One question, as though the match ended with its answer.
Walk oneStep(const core::Match& match, core::Choice choice)
{
    Walk walk;
    walk.setup = tests::fakeSetup(2, 9);
    walk.steps.push_back({ match.clone(), choice, match.standing().turn, match.disclosures() });
    walk.end = match.clone();
    walk.end->apply(choice);
    return walk;
}

core::ChoiceWorth choiceOf(core::Estimate loss)
{
    core::ChoiceWorth choice;
    choice.seat = Seat::First;
    choice.loss = loss;
    choice.cost[0] = core::millionths(loss.mean);
    // What was played is surely worse than the best.
    choice.answers = { { 0, { 0.6, 0.59, 0.61 }, 100 }, { 1, { 0.3, 0.29, 0.31 }, 100 } };
    choice.played = 1;
    return choice;
}

}

/// What every choice and every chance of a match was worth.
class AnalysisTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLedgerSumsToTheResult_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<bool>("towers");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats << false;
        for (int seats : { 2, 6 })
            QTest::addRow("%d towers", seats) << seats << true;
    }

    void everyLedgerSumsToTheResult()
    {
        QFETCH(int, seats);
        QFETCH(bool, towers);
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const core::Game& game = towers ? static_cast<const core::Game&>(kTowers) : kGame;
            const Walk walk = walkOf(game, towers ? tests::towerSetup(seats, seed) : tests::fakeSetup(seats, seed));
            const Analysis analysis = analysed(game, walk);
            const core::PerSeat<double> shares = core::sharesOf(*walk.end);
            for (int seat = 0; seat < seats; ++seat) {
                const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(seat));
                QCOMPARE(ledger.result(), core::millionths(shares[static_cast<std::size_t>(seat)]));
                QCOMPARE(core::courseOf(analysis, core::seatAt(seat)).back(), shares[static_cast<std::size_t>(seat)]);
            }
        }
    }

    void anyNumberOfThreadsSaysTheSame()
    {
        const Walk walk = walkOf(kGame, tests::fakeSetup(2, 4));
        QCOMPARE(core::toJson(analysed(kGame, walk, kShort, 3)), core::toJson(analysed(kGame, walk)));
    }

    void aStoppedAnalysisIsNone()
    {
        const Walk walk = walkOf(kGame, tests::fakeSetup(2, 4));
        std::atomic<bool> stop { false };
        int told = 0;
        const auto analysis = core::analyse(kGame, walk, kShort, 1, stop, [&](int done, int of) {
            QCOMPARE(done, ++told);
            QCOMPARE(of, static_cast<int>(walk.steps.size()) + 1);
            stop = done == 5;
        });
        QVERIFY(!analysis);
        QCOMPARE(told, 5);
    }

    /// Of each answer, and of what was played among them.
    void everyQuestionIsWeighed()
    {
        const Walk walk = walkOf(kGame, tests::fakeSetup(2, 6));
        const Analysis analysis = analysed(kGame, walk);
        std::size_t number = 0;
        for (std::size_t i = 0; i < walk.steps.size(); ++i) {
            const core::Prompt& prompt = walk.steps[i].before->prompt();
            if (prompt.choices.size() < 2)
                continue;
            const core::ChoiceWorth& choice = analysis.choices.at(number++);
            QCOMPARE(choice.choice, static_cast<int>(i) + 1);
            QCOMPARE(choice.seat, prompt.seat);
            QCOMPARE(choice.answers.size(), prompt.choices.size());
            const auto answer
                = static_cast<std::size_t>(choice.answers[static_cast<std::size_t>(choice.played)].answer);
            QVERIFY(prompt.choices[answer] == walk.steps[i].choice);
            QVERIFY(choice.loss.mean >= 0);
        }
        QCOMPARE(number, analysis.choices.size());
    }

    /// What was drawn is as likely as what was not, so luck is worth nothing on average: within three standard errors.
    void luckIsWorthNothingOnAverage()
    {
        constexpr int kMatches = 60;
        double sum = 0;
        double squares = 0;
        for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
            const Analysis analysis = analysed(kGame, walkOf(kGame, tests::fakeSetup(2, seed)),
                { .turns = 2, .tableDeals = 60, .firstDeals = 1, .deals = 1, .markDeals = 1 });
            const double luck = core::ledgerOf(analysis, Seat::First).luck.estimate().mean;
            sum += luck;
            squares += luck * luck;
        }
        const double mean = sum / kMatches;
        const double error = std::sqrt((squares / kMatches - mean * mean) / kMatches);
        QVERIFY2(std::abs(mean) < 3 * error, qPrintable(QStringLiteral("%1 +- %2").arg(mean).arg(error)));
        QVERIFY(error > 0);
    }

    /// What others hold is no part of what a choice was worth.
    void aChoiceIsJudgedByWhatItsSeatCouldKnow()
    {
        core::Problems problems;
        const std::unique_ptr<core::Match> match = kGame.newMatch(tests::fakeSetup(2, 9), problems);
        core::Rng rng(3);
        int twins = 0;
        for (int choices = 0; choices < 30 && !match->outcome().decided; ++choices) {
            const core::Prompt prompt = match->prompt();
            const core::Choice choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
            const std::unique_ptr<core::Match> twin = match->clone();
            twin->conceal(prompt.seat, rng);
            if (prompt.choices.size() > 1 && twin->hash() != match->hash()) {
                Analysis one = analysed(kGame, oneStep(*match, choice));
                Analysis other = analysed(kGame, oneStep(*twin, choice));
                one.changes.resize(1);
                other.changes.resize(1);
                QCOMPARE(core::toJson(one), core::toJson(other));
                ++twins;
            }
            match->apply(choice);
        }
        QVERIFY(twins > 5);
    }

    /// The answer, and then what the policy likes best, as long as the turns last.
    void aLineGoesOnByThePolicy()
    {
        const GameOfLastAnswers game;
        core::Problems problems;
        const std::unique_ptr<core::Match> match = game.newMatch(tests::fakeSetup(2, 9), problems);
        const core::Choice first = match->prompt().choices[0];
        const int lastTurn = match->standing().turn + 5;
        const std::vector<core::LineStep> line = core::likelyLine(game, *match, first, lastTurn);

        std::vector<std::pair<std::string, std::uint64_t>> expected;
        const std::unique_ptr<core::Match> by = match->clone();
        for (bool begun = false; !by->outcome().decided && by->standing().turn <= lastTurn; begun = true) {
            const core::Prompt prompt = by->prompt();
            const core::Choice choice = begun ? prompt.choices[prompt.choices.size() - 1] : first;
            if (!begun || prompt.choices.size() > 1)
                expected.push_back({ game.notation().label(*by, prompt, choice), 0 });
            by->apply(choice);
            expected.back().second = by->hash();
        }
        QVERIFY(expected.size() > 2);
        QCOMPARE(line.size(), expected.size());
        for (std::size_t step = 0; step < line.size(); ++step) {
            QCOMPARE(line[step].label, expected[step].first);
            QCOMPARE(line[step].after->hash(), expected[step].second);
        }

        // Without a policy nobody knows how it would go on.
        QCOMPARE(core::likelyLine(kGame, *match, first, lastTurn).size(), std::size_t { 1 });
    }

    void anAnalysisIsReadAsItWasWritten()
    {
        const std::string text = core::toJson(analysed(kGame, walkOf(kGame, tests::fakeSetup(3, 5))));
        core::Problems problems;
        const std::optional<Analysis> read = core::analysisFrom(text, problems);
        QVERIFY(read && problems.empty());
        QCOMPARE(core::toJson(*read), text);
    }

    void faultsOfATextAreNamed_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("place");
        QTest::newRow("cause") << QStringLiteral("\"start\"") << QStringLiteral("\"fate\"")
                               << QStringLiteral("/changes/0/cause");
        QTest::newRow("seats") << QStringLiteral("\"seats\":2") << QStringLiteral("\"seats\":3")
                               << QStringLiteral("/changes/0/amount");
        QTest::newRow("missing") << QStringLiteral("\"deals\":16,\"seats\"") << QStringLiteral("\"seats\"")
                                 << QStringLiteral("/deals");
        QTest::newRow("none") << QStringLiteral("{\"engine") << QStringLiteral("[\"engine") << QString();
    }

    void faultsOfATextAreNamed()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, place);
        QString text = QString::fromStdString(core::toJson(analysed(kGame, walkOf(kGame, tests::fakeSetup(2, 5)))));
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        core::Problems problems;
        QVERIFY(!core::analysisFrom(text.toStdString(), problems));
        QVERIFY(!problems.empty());
        const QString where = QString::fromStdString(problems.front().where);
        QVERIFY2(where.startsWith(place), qPrintable(where));
    }

    /// Giving up is no choice of the game: the lines add up to what the last table was worth, and no more. The chances
    /// of all seats there are a whole win.
    void aMatchThatWasGivenUpAddsUpToItsLastTable()
    {
        const core::MatchSetup setup = tests::fakeSetup(3, 4);
        const int all = played(kGame, setup).summary.choices;
        QVERIFY(all > 30);
        for (const int kept : { 1, 2, 3, 8, 15, 30 }) {
            core::MatchRecord record = played(kGame, setup, kept);
            record.summary.status = core::MatchStatus::Abandoned;
            core::Problems problems;
            const std::optional<Walk> walk = core::walk(kGame, record, problems);
            QVERIFY(walk && problems.empty());
            QVERIFY(!walk->end->outcome().decided);
            const Analysis analysis = analysed(kGame, *walk);
            core::Millionths sum = 0;
            for (int seat = 0; seat < 3; ++seat) {
                const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(seat));
                const double end = core::courseOf(analysis, core::seatAt(seat)).back();
                QCOMPARE(ledger.result(), core::millionths(end));
                QVERIFY(end > 0 && end < 1);
                sum += ledger.result();
            }
            QVERIFY2(std::abs(sum - core::kCertain) <= 3, qPrintable(QString::number(sum)));
        }
    }

    /// Nor is agreeing to a draw: it is no answer of the question at that table, and nobody's error or hidden card.
    void aMatchThatAllAgreedToEndAddsUpToItsLastTable()
    {
        const core::MatchSetup setup = tests::fakeSetup(2, 4);
        core::Problems problems;
        const auto session = core::MatchSession::start(kGame, setup, {}, nullptr, problems);
        core::Rng rng(setup.seed);
        while (session->record().summary.choices < 20) {
            const core::Prompt prompt = session->match().prompt();
            session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        QVERIFY(!session->match().outcome().decided);
        const auto last = session->match().clone();
        session->choose(core::kAgreeToEnd);
        const core::MatchRecord record = session->record();
        QVERIFY(record.summary.isDraw());
        QVERIFY(core::wasAgreed(kGame, record, *last));
        QVERIFY(!core::wasAgreed(kGame, played(kGame, setup), *last));
        const std::optional<Walk> walk = core::walk(kGame, record, problems);
        QVERIFY(walk && problems.empty());
        QCOMPARE(walk->steps.size(), std::size_t { 20 });
        QVERIFY(!walk->end->outcome().decided);

        const Analysis analysis = analysed(kGame, *walk);
        core::MatchRecord left = played(kGame, setup, 20);
        left.summary.status = core::MatchStatus::Abandoned;
        const Analysis same = analysed(kGame, *core::walk(kGame, left, problems));
        QCOMPARE(core::toJson(analysis), core::toJson(same));
        for (const core::ChoiceWorth& choice : analysis.choices)
            QVERIFY(choice.choice <= 20);
    }

    void aMarkWantsTheWholeInterval()
    {
        using core::Label;
        QCOMPARE(choiceOf({ 0.05, 0.02, 0.08 }).label(), Label::None);
        QCOMPARE(choiceOf({ 0.05, 0.04, 0.06 }).label(), Label::Inexact);
        QCOMPARE(choiceOf({ 0.12, 0.065, 0.2 }).label(), Label::Inexact);
        QCOMPARE(choiceOf({ 0.12, 0.08, 0.2 }).label(), Label::Mistake);
        QCOMPARE(choiceOf({ 0.3, 0.16, 0.5 }).label(), Label::Blunder);
    }

    /// By Lichess's curve 15 points keep 103.1668 e^(-0.6531) - 3.1669 + 1 = 51.52 of a hundred.
    void playIsGradedAsElsewhere()
    {
        Analysis analysis;
        analysis.seats = 2;
        analysis.choices = { choiceOf({ 0.15, 0.14, 0.16 }), choiceOf({ 0, 0, 0 }) };
        const core::Play play = core::playOf(analysis, Seat::First);
        QCOMPARE(play.choices, 2);
        QCOMPARE(play.unforced, 2);
        QCOMPARE(play.errorRate, 75.0);
        QVERIFY2(std::abs(play.accuracy - (51.52 + 100) / 2) < 0.01, qPrintable(QString::number(play.accuracy)));
        QCOMPARE(core::playOf(analysis, core::seatAt(1)).choices, 0);
        QCOMPARE(core::playOf(analysis, core::seatAt(1)).accuracy, 100.0);
    }

    /// What a marked choice cost stands with the errors, what is left of it with the other choices.
    void marksAreTheErrorsOfALedger()
    {
        Analysis analysis;
        analysis.seats = 2;
        core::ChoiceWorth marked = choiceOf({ 0.2, 0.16, 0.24 });
        marked.choice = 3;
        marked.cost = { 200'000, -200'000 };
        core::ChoiceWorth small = choiceOf({ 0.02, 0.01, 0.03 });
        small.choice = 4;
        analysis.choices = { marked, small };
        analysis.changes = { { Cause::Start, 0, Seat::None, { 500'000, 500'000 }, {}, {} },
            { Cause::Choice, 3, Seat::First, { -150'000, 150'000 }, {} },
            { Cause::Hidden, 3, Seat::First, { 10'000, -10'000 }, {} },
            { Cause::Choice, 4, Seat::First, { -20'000, 20'000 }, {} } };
        const core::Ledger own = core::ledgerOf(analysis, Seat::First);
        QCOMPARE(own.errors[0].amount, -200'000);
        QCOMPARE(own.choices[0].amount, 30'000);
        QCOMPARE(own.hidden.amount, 10'000);
        QCOMPARE(own.result(), 340'000);
        const core::Ledger other = core::ledgerOf(analysis, core::seatAt(1));
        QCOMPARE(other.errors[0].amount, 200'000);
        QCOMPARE(other.choices[0].amount, -30'000);
        QCOMPARE(other.result(), 660'000);
    }

    void whatIsNotOverIsNotAnalysed()
    {
        core::MatchRecord record = played(kGame, tests::fakeSetup(2, 3));
        const auto fault = [&](core::MatchStatus status, core::MatchKind kind) {
            record.summary.status = status;
            record.summary.kind = kind;
            core::Problems problems;
            return core::walk(kGame, record, problems) ? QString()
                                                       : QString::fromStdString(problems.front().what.words());
        };
        QCOMPARE(fault(core::MatchStatus::Finished, core::MatchKind::Played), QString());
        QCOMPARE(fault(core::MatchStatus::Running, core::MatchKind::Played), QStringLiteral("the match is not over"));
        QVERIFY(fault(core::MatchStatus::Finished, core::MatchKind::Table).contains(QStringLiteral("real cards")));
        record.choices.clear();
        QCOMPARE(fault(core::MatchStatus::Abandoned, core::MatchKind::Played),
            QStringLiteral("the match was over before anybody had chosen"));
    }
};

REGISTER_TEST(AnalysisTest)

#include "analysis_test.moc"
