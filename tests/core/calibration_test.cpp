#include "core/ai/arena/line_ups.h"
#include "core/ai/calibration/calibrator.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

using tests::kGame;

core::CalibrationRequest requestOf(int matches)
{
    core::CalibrationRequest request;
    request.set = kGame.setNames().front();
    request.player = "random";
    request.truth = "random";
    request.matches = matches;
    request.questions = 4;
    request.lines = 30;
    return request;
}

core::LineUps lineUps()
{
    std::vector<std::string> factions;
    for (const core::FactionInfo& each : kGame.factions())
        if (each.set == kGame.setNames().front())
            factions.push_back(each.name);
    return { core::allPairs(factions, kGame.factionsPerSeat()), 2 };
}

std::vector<const core::Told*> all(const std::vector<core::Told>& told)
{
    std::vector<const core::Told*> pointers;
    for (const core::Told& each : told)
        pointers.push_back(&each);
    return pointers;
}

}

/// How far chances can be trusted.
class CalibrationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Three times it said 80 %, once it came otherwise; twice 20 %, and it never came.
    void figuresAreThoseOfTheTextbook()
    {
        const std::vector<core::Told> told { { .chance = 0.8, .share = 1 }, { .chance = 0.8, .share = 1 },
            { .chance = 0.8, .share = 0 }, { .chance = 0.2, .share = 0 }, { .chance = 0.2, .share = 0 } };
        const core::CalibrationFigures figures = core::figuresOf("x", all(told));
        QCOMPARE(figures.questions, 5);
        QVERIFY(qAbs(figures.said - 2.8 / 5) < 1e-6);
        QVERIFY(qAbs(figures.won - 2.0 / 5) < 1e-6);
        QVERIFY(qAbs(figures.brier - (0.04 + 0.04 + 0.64 + 0.04 + 0.04) / 5) < 1e-6);
        // In one range 80 % said and two thirds won, in the other 20 % and none.
        QVERIFY(qAbs(figures.calibration.error - (3 * (0.8 - 2.0 / 3) + 2 * 0.2) / 5) < 1e-6);
        QVERIFY(!figures.errorInPosition);
    }

    /// An error of 0.3 in each position, found by ten coins each: their noise is no error.
    void noiseOfTheTruthIsNoError()
    {
        std::vector<core::Told> told;
        for (int i = 0; i < 400; ++i) {
            // The mean of ten coins lies 0.158 from one half, up as often as down: that is their noise, 0.025.
            const double seen = 0.5 + (i % 2 == 0 ? 1 : -1) * std::sqrt(0.025);
            told.push_back({ .chance = 0.8, .share = 1, .truth = seen, .truthNoise = 0.025 });
        }
        const core::CalibrationFigures figures = core::figuresOf("x", all(told));
        QCOMPARE(figures.positions, 400);
        QVERIFY(qAbs(figures.errorInPosition->mean - 0.3) < 1e-6);
        QVERIFY(figures.errorInPosition->low < 0.3 && figures.errorInPosition->high > 0.3);
    }

    /// Who says 90 and 10 % where it is 70 and 30 is too sure: logits of 2.197 where 0.847 is right.
    void whoIsTooSureHasASlopeUnderOne()
    {
        std::vector<core::Told> told;
        for (int i = 0; i < 200; ++i) {
            const bool likely = i % 2 == 0;
            told.push_back({ .chance = likely ? 0.9 : 0.1, .share = likely ? 0.7 : 0.3 });
        }
        const double slope = core::figuresOf("x", all(told)).slope;
        QVERIFY2(qAbs(slope - std::log(0.7 / 0.3) / std::log(9.0)) < 1e-3, qPrintable(QString::number(slope)));
    }

    void theSameRequestGivesTheSameReport()
    {
        core::CalibrationRequest request = requestOf(12);
        request.positions = 5;
        request.truthLines = 3;
        const std::atomic<bool> stop { false };
        core::Problems problems;
        const auto one = core::calibrate(kGame, request, lineUps(), stop, {}, problems);
        QVERIFY(one && problems.empty());
        request.threads = 3;
        const auto other = core::calibrate(kGame, request, lineUps(), stop, {}, problems);
        QVERIFY(other);
        QCOMPARE(core::toJson(*one), core::toJson(*other));
        const core::CalibrationFigures& figures = one->figures.front();
        QCOMPARE(figures.of, std::string("all"));
        QCOMPARE(figures.questions, 12 * 4);
        QCOMPARE(figures.positions, 5);
        int thirds = 0;
        for (std::size_t i = 1; i <= 3; ++i)
            thirds += one->figures[i].questions;
        QCOMPARE(thirds, figures.questions);
    }

    /// Random players are forecast by random lines: what is said of them is right but for chance.
    void whoPlaysLikeTheLinesIsForecastRight()
    {
        core::CalibrationRequest request = requestOf(400);
        request.questions = 1;
        request.lines = 100;
        const std::atomic<bool> stop { false };
        core::Problems problems;
        const auto report = core::calibrate(kGame, request, lineUps(), stop, {}, problems);
        QVERIFY(report);
        const core::CalibrationFigures& figures = report->figures.front();
        // Of 400 results between 0 and 1 the mean has a standard deviation of 0.025 at most.
        QVERIFY2(qAbs(figures.said - figures.won) < 4 * 0.025, qPrintable(QString::number(figures.said - figures.won)));
        QVERIFY(figures.brier < 0.25);
    }

    void whoIsNotThereIsSaid()
    {
        core::CalibrationRequest request = requestOf(2);
        request.player = "human";
        QVERIFY(!core::checkCalibration(kGame, request).empty());
        request.player = "nobody";
        const std::atomic<bool> stop { false };
        core::Problems problems;
        QVERIFY(!core::calibrate(kGame, request, lineUps(), stop, {}, problems));
        QVERIFY(!problems.empty());
    }
};

REGISTER_TEST(CalibrationTest)
#include "calibration_test.moc"
