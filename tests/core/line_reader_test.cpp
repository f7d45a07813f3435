#include "core/ai/learning/learned_line_reader.h"
#include "core/ai/learning/line_trainer.h"
#include "core/ai/search/reckoning.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

namespace {

using core::LinearWeights;
using core::PerSeat;
using core::Seat;

/// Who begins: 1 for the first seat, -1 for the others.
class Beginning final : public core::Features {
public:
    std::size_t count() const override { return 1; }
    std::string name(std::size_t) const override { return "begins"; }
    void read(const core::Match&, Seat seat, std::span<float> values) const override
    {
        values[0] = seat == Seat::First ? 1.0F : -1.0F;
    }
};

const Beginning kBeginning;

class ReadGame final : public tests::FakeGame {
public:
    const core::Features* origins() const override { return &kBeginning; }
    const core::LineReader* lineReader(int) const override { return reader.get(); }
    std::unique_ptr<core::LineReader> reader;
};

std::unique_ptr<core::Match> matchOf(int seats)
{
    core::Problems problems;
    return ReadGame().newMatch(tests::fakeSetup(seats, 1), problems);
}

std::unique_ptr<core::LearnedLineReader> readerOf(double slope, double intercept, double begins)
{
    LinearWeights weights { intercept, { { core::kLogitOfLines, 2, 2 * slope }, { "begins", 4, 4 * begins } } };
    core::Problems problems;
    return core::LearnedLineReader::make(kBeginning, weights, "lines.json", problems);
}

core::Problems faultsOf(const LinearWeights& weights)
{
    core::Problems problems;
    if (core::LearnedLineReader::make(kBeginning, weights, "lines.json", problems) != nullptr)
        problems.clear();
    return problems;
}

std::optional<core::TrainingRecord> learned(const core::Game& game, int matches, int threads, core::Problems& problems)
{
    core::LineRequest request;
    request.set = "plain";
    request.teacher = "random";
    request.seed = 3;
    request.matches = matches;
    request.questions = 6;
    request.lines = 100;
    request.threads = threads;
    const std::atomic<bool> stop { false };
    return core::trainLines(game, request, core::LineUps({ {} }, 2), stop, {}, problems);
}

}

/// How chances are read from what lines by the policy come to, and learning that.
class LineReaderTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutALeaningItReadsWhatTheLinesSay()
    {
        const auto match = matchOf(2);
        const PerSeat<double> read = readerOf(1, 0, 0)->chances(*match, { 0.3, 0.7 });
        QVERIFY(std::abs(read[0] - 0.3) < 1e-9);
        QVERIFY(std::abs(read[1] - 0.7) < 1e-9);
    }

    void whatASeatBringsMovesItsChance()
    {
        const auto match = matchOf(2);
        const PerSeat<double> read = readerOf(1.5, 0, 0.4)->chances(*match, { 0.5, 0.5 });
        QVERIFY(std::abs(read[0] - 1 / (1 + std::exp(-0.4))) < 1e-9);
        QVERIFY(std::abs(read[0] + read[1] - 1) < 1e-9);
    }

    void chancesOfManySeatsAreOneTogetherAndRiseWithTheShare()
    {
        const auto match = matchOf(4);
        const auto reader = readerOf(0.8, -0.6, 0.3);
        double last = 0;
        for (const double share : { 0.0, 0.1, 0.4, 0.9, 1.0 }) {
            const double rest = (1 - share) / 3;
            const PerSeat<double> read = reader->chances(*match, { rest, share, rest, rest });
            QVERIFY(std::abs(read[0] + read[1] + read[2] + read[3] - 1) < 1e-9);
            QVERIFY2(read[1] > last, "it falls");
            last = read[1];
        }
    }

    void weightsOfSomethingElseAreRefused()
    {
        QVERIFY(faultsOf({ 0, { { core::kLogitOfLines, 1, 1 } } }).empty());
        const core::Problems unknown = faultsOf({ 0, { { core::kLogitOfLines, 1, 1 }, { "pirates", 1, 1 } } });
        QCOMPARE(unknown.size(), 1U);
        QCOMPARE(unknown.front().where, std::string("lines.json"));
        QVERIFY(unknown.front().text().find("pirates") != std::string::npos);
        QCOMPARE(faultsOf({ 0, { { "begins", 1, 1 } } }).size(), 1U);
        QCOMPARE(faultsOf({ 0, { { core::kLogitOfLines, 1, -1 } } }).size(), 1U);
    }

    void reckonedChancesAreRead()
    {
        ReadGame game;
        const auto match = matchOf(2);
        core::Rng rng(5);
        while (match->prompt().choices.size() < 2 || match->standing().turn < 3) {
            const core::Prompt prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        const core::SeatView view(*match, match->prompt());
        const std::vector<core::Line> lines { { match->prompt().choices[0] }, { match->prompt().choices[1] } };
        const tests::FakeGame unread;
        core::Reckoning plain(unread, { .deals = 200 });
        plain.reckon(view, lines);
        game.reader = readerOf(0.5, 0, 0);
        core::Reckoning read(game, { .deals = 200 });
        read.reckon(view, lines);
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const auto half = [](double share) {
                const double logit = core::logitOfLines(share) / 2;
                return 1 / (1 + std::exp(-logit));
            };
            const core::Estimate came = plain.chance(line);
            const core::Estimate told = read.chance(line);
            QVERIFY(std::abs(told.mean - half(came.mean)) < 1e-6);
            QVERIFY(std::abs(told.low - half(came.low)) < 1e-6);
            QVERIFY(std::abs(told.high - half(came.high)) < 1e-6);
            const auto own = static_cast<std::size_t>(core::indexOf(view.seat()));
            QVERIFY(std::abs(read.chances(line)[own] - told.mean) < 1e-6);
        }
        const core::Estimate lead = read.lead(0, 1);
        QVERIFY(lead.low <= lead.mean && lead.mean <= lead.high);
        QVERIFY(lead.high - lead.low < plain.lead(0, 1).high - plain.lead(0, 1).low);
        QVERIFY(std::abs(lead.mean) <= std::abs(plain.lead(0, 1).mean));
    }

    /// Where the lines are played as the matches are, there is nothing to correct.
    void linesOfTheTeachersOwnPlayAreReadAsTheyCome()
    {
        core::Problems problems;
        const auto record = learned(ReadGame(), 400, 2, problems);
        QVERIFY(record.has_value());
        QCOMPARE(record->use, std::string("lines"));
        QCOMPARE(record->weights.weights.size(), 2U);
        const LinearWeights::Weight& lines = record->weights.weights[0];
        const LinearWeights::Weight& begins = record->weights.weights[1];
        QCOMPARE(lines.feature, std::string(core::kLogitOfLines));
        QVERIFY2(
            std::abs(lines.weight / lines.scale - 1) < 0.25, qPrintable(QString::number(lines.weight / lines.scale)));
        QVERIFY2(std::abs(begins.weight / begins.scale) < 0.25, qPrintable(QString::number(begins.weight)));
        QCOMPARE(record->positions, std::int64_t { 400 / 5 * 6 * 2 });
    }

    void anyNumberOfThreadsLearnsTheSame()
    {
        core::Problems problems;
        const auto one = learned(ReadGame(), 20, 1, problems);
        const auto three = learned(ReadGame(), 20, 3, problems);
        QVERIFY(one && three);
        QCOMPARE(core::toJson(*one), core::toJson(*three));
        core::TrainingRecord read;
        QVERIFY(core::readTraining(core::toJson(*one), "lines.json", read, problems));
        QCOMPARE(core::toJson(read), core::toJson(*one));
    }

    void whatCannotBeLearnedIsSaid()
    {
        core::Problems problems;
        QVERIFY(!learned(tests::FakeGame(), 20, 1, problems));
        QCOMPARE(problems.front().where, std::string("game"));
        problems.clear();
        QVERIFY(!learned(ReadGame(), 4, 1, problems));
        QCOMPARE(problems.front().where, std::string("matches"));
    }
};

REGISTER_TEST(LineReaderTest)
#include "line_reader_test.moc"
