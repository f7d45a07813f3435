#include "core/ai/arena/rating.h"
#include "core/game/rng.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

namespace {

/// A player that gives the match away with a chance of `givesAway` and is else as good as each of the others. The luck
/// of the deal is the group's: it helps A in one seat and harms it in the next, as mirrored matches have it.
struct KnownPlayer {
    int seats = 2;
    double givesAway = 0;

    double share() const { return (1 - givesAway) / seats; }
    double elo() const { return core::eloFromShare(share(), seats); }

    double playGroup(core::Rng& rng) const
    {
        double won = 0;
        const auto lucky = static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)));
        for (int seat = 0; seat < seats; ++seat) {
            const bool dealt = rng.unit() < 0.5;
            const bool wins = dealt ? seat == lucky : rng.unit() < 1.0 / seats;
            won += wins && rng.unit() >= givesAway ? 1 : 0;
        }
        return won / seats;
    }

    core::GroupSums play(int groups, core::Rng& rng) const
    {
        core::GroupSums sums;
        for (int i = 0; i < groups; ++i)
            sums.add(playGroup(rng));
        return sums;
    }
};

core::GroupSums sumsOf(const std::vector<double>& shares)
{
    core::GroupSums sums;
    for (const double share : shares)
        sums.add(share);
    return sums;
}

struct Ends {
    int h0 = 0;
    int h1 = 0;
    int groups = 0;
};

Ends tested(const KnownPlayer& player, const core::Sprt& sprt, int times, core::Rng& rng)
{
    Ends ends;
    for (int i = 0; i < times; ++i) {
        core::GroupSums sums;
        core::Verdict verdict = core::Verdict::Undecided;
        while (verdict == core::Verdict::Undecided) {
            sums.add(player.playGroup(rng));
            verdict = core::verdictOf(sprt, sums, player.seats);
        }
        ends.groups += sums.groups();
        ++(verdict == core::Verdict::H1 ? ends.h1 : ends.h0);
    }
    return ends;
}

bool near(double value, double wanted, double tolerance)
{
    return std::abs(value - wanted) <= tolerance;
}

}

#define NEAR(value, wanted, tolerance)                                                                                 \
    QVERIFY2(near(value, wanted, tolerance), qPrintable(QStringLiteral("%1").arg(value, 0, 'g', 8)))

/// The arena's statistics, on figures worked out by hand and on players whose strength is known.
class RatingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sharesAndElo()
    {
        NEAR(core::eloFromShare(0.5, 2), 0, 1e-9);
        NEAR(core::eloFromShare(0.75, 2), 190.8485, 1e-4); // 400 log10 3
        NEAR(core::eloFromShare(1.0 / 3, 3), 0, 1e-9);
        NEAR(core::eloFromShare(0.25, 4), 0, 1e-9);
        NEAR(core::eloFromShare(0.5, 4), 190.8485, 1e-4); // three to one against each of three
        for (int seats = 2; seats <= 4; ++seats)
            for (const double elo : { -700.0, -20.0, 0.0, 3.5, 400.0 })
                NEAR(core::eloFromShare(core::shareFromElo(elo, seats), seats), elo, 1e-6);
    }

    void meanVarianceAndInterval()
    {
        // Four times each of 1, 3/4, 1/2 and 0: mean 9/16, sum of squares 4 * 29/16.
        std::vector<double> shares;
        for (int i = 0; i < 4; ++i)
            shares.insert(shares.end(), { 1, 0.75, 0.5, 0 });
        const core::GroupSums sums = sumsOf(shares);
        const double variance = (4 * 29.0 / 16 - 16 * 81.0 / 256) / 15;
        QCOMPARE(sums.groups(), 16);
        NEAR(sums.mean(), 0.5625, 1e-12);
        NEAR(sums.variance(), variance, 1e-12);
        const core::Strength strength = core::strengthOf(sums, 2);
        const double margin = 1.96 * std::sqrt(variance / 16);
        NEAR(strength.shareInterval.low, 0.5625 - margin, 1e-12);
        NEAR(strength.shareInterval.high, 0.5625 + margin, 1e-12);
        NEAR(strength.elo, 400 * std::log10(0.5625 / 0.4375), 1e-9);
        NEAR(strength.eloInterval.low, core::eloFromShare(0.5625 - margin, 2), 1e-9);
    }

    void whoNeverLosesHasAFiniteFigure()
    {
        const core::Strength won = core::strengthOf(sumsOf(std::vector<double>(20, 1.0)), 2);
        QCOMPARE(won.share, 1.0);
        QCOMPARE(won.shareInterval.high, 1.0);
        QVERIFY(won.shareInterval.low < 0.95); // twenty deals prove no more
        NEAR(won.elo, core::eloFromShare(1 - 0.5 / 40, 2), 1e-9);
        QVERIFY(won.eloInterval.low < won.elo && won.eloInterval.high == won.elo);
        const core::Strength lost = core::strengthOf(sumsOf(std::vector<double>(20, 0.0)), 2);
        NEAR(lost.elo, -won.elo, 1e-9);
        NEAR(lost.eloInterval.high, -won.eloInterval.low, 1e-9);
        const core::Strength none = core::strengthOf({}, 2);
        QCOMPARE(none.elo, 0.0);
        QCOMPARE(none.shareInterval.high, 1.0);
    }

    void theIntervalHoldsTheTruthInNineteenOfTwentyCases()
    {
        core::Rng rng(5);
        constexpr int kTimes = 2000;
        for (int seats = 2; seats <= 4; ++seats) {
            for (const double givesAway : { 0.0, 0.3, 0.6 }) {
                const KnownPlayer player { seats, givesAway };
                int held = 0;
                for (int i = 0; i < kTimes; ++i) {
                    const core::Interval elo = core::strengthOf(player.play(200, rng), seats).eloInterval;
                    held += elo.low <= player.elo() && player.elo() <= elo.high ? 1 : 0;
                }
                // Three standard errors of such a count, and one point for the normal approximation.
                NEAR(held / double { kTimes }, 0.95, 3 * std::sqrt(0.95 * 0.05 / kTimes) + 0.01);
            }
        }
    }

    void theTestIsWhatThePageSays()
    {
        std::vector<double> shares;
        for (int i = 0; i < 100; ++i)
            shares.insert(shares.end(), { 1, 0.5, 0.5, 0.25 });
        const core::GroupSums sums = sumsOf(shares);
        const core::Sprt sprt { 0, 35 };
        const double s1 = 1 / (1 + std::pow(10, -35 / 400.0));
        const double m = 0.5625;
        // Deviations of 100 times 7/16, 1/16, 1/16 and 5/16, and of one deal all lost and one all won.
        const double variance = (100 * (49 + 1 + 1 + 25) / 256.0 + m * m + (1 - m) * (1 - m)) / 401;
        const double wanted = 400 * (s1 - 0.5) * (2 * m - 0.5 - s1) / (2 * variance);
        NEAR(core::logLikelihoodRatio(sprt, sums, 2), wanted, 1e-9);
        QCOMPARE(core::verdictOf(sprt, sums, 2), core::Verdict::H1);
        const core::Interval bounds = core::sprtBounds(sprt);
        NEAR(bounds.low, -2.944439, 1e-6);
        NEAR(bounds.high, 2.944439, 1e-6);
        QCOMPARE(core::logLikelihoodRatio(sprt, {}, 2), 0.0);
    }

    void aFewEqualDealsDecideNothing()
    {
        const core::Sprt sprt { 0, 20 };
        for (const double share : { 0.0, 0.5, 1.0 }) {
            const core::GroupSums sums = sumsOf(std::vector<double>(4, share));
            QVERIFY(std::isfinite(core::logLikelihoodRatio(sprt, sums, 2)));
            QCOMPARE(core::verdictOf(sprt, sums, 2), core::Verdict::Undecided);
        }
        QCOMPARE(core::verdictOf(sprt, sumsOf(std::vector<double>(60, 1.0)), 2), core::Verdict::H1);
    }

    void theTestErrsNoMoreOftenThanItSays_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<double>("elo0");
        QTest::addColumn<double>("elo1");
        QTest::addColumn<bool>("better");
        for (int seats = 2; seats <= 4; ++seats) {
            const QByteArray name = QByteArray::number(seats) + " seats, ";
            QTest::newRow((name + "as good").constData()) << seats << 0.0 << 40.0 << false;
            QTest::newRow((name + "better").constData()) << seats << -40.0 << 0.0 << true;
        }
    }

    void theTestErrsNoMoreOftenThanItSays()
    {
        QFETCH(int, seats);
        QFETCH(double, elo0);
        QFETCH(double, elo1);
        QFETCH(bool, better);
        core::Rng rng(17);
        constexpr int kTimes = 1000;
        const Ends ends = tested({ seats, 0 }, { elo0, elo1 }, kTimes, rng);
        const int wrong = better ? ends.h0 : ends.h1;
        QCOMPARE(ends.h0 + ends.h1, kTimes);
        // Three standard errors above one in twenty; far fewer would mean that it plays on for nothing.
        QVERIFY2(wrong <= kTimes * 0.05 + 3 * std::sqrt(kTimes * 0.05 * 0.95), qPrintable(QString::number(wrong)));
        QVERIFY2(wrong >= kTimes * 0.02, qPrintable(QString::number(wrong)));
    }

    /// A player that throws one match in five away has lost 72 Elo; a test that asks about half of that sees it.
    void theTestSeesWhoGivesMatchesAway()
    {
        const KnownPlayer player { 2, 0.2 };
        NEAR(player.elo(), -70.4, 0.1);
        core::Rng rng(3);
        const Ends ends = tested(player, { -35, 0 }, 300, rng);
        QVERIFY2(ends.h0 >= 298, qPrintable(QString::number(ends.h0)));
        QVERIFY2(ends.groups < 300 * 200, qPrintable(QString::number(ends.groups)));
    }
};

REGISTER_TEST(RatingTest)
#include "rating_test.moc"
