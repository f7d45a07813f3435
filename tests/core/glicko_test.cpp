#include "core/statistics/glicko.h"
#include "tests/support/suite.h"

#include <array>
#include <cmath>

/// Ratings, by the example of Glickman's paper.
class GlickoTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theExampleOfThePaper()
    {
        const std::array<core::GlickoResult, 3> results { { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } } };
        const core::GlickoRating after = core::afterPeriod({ 1500, 200, 0.06 }, results, 0.5);
        QVERIFY2(std::abs(after.rating - 1464.06) < 0.01, QByteArray::number(after.rating, 'f', 4).constData());
        QVERIFY2(std::abs(after.deviation - 151.52) < 0.01, QByteArray::number(after.deviation, 'f', 4).constData());
        QVERIFY(std::abs(after.volatility - 0.05999) < 0.00001);
    }

    /// Step 6 of the paper: the root of the sum of the squares, 200 / 173.7178 and 0.06.
    void whoDoesNotPlayIsLessSurelyKnown()
    {
        const core::GlickoRating after = core::afterPeriod({ 1500, 200, 0.06 }, {});
        QCOMPARE(after.rating, 1500.0);
        QVERIFY(std::abs(after.deviation - 200.2714) < 0.0001);
        QCOMPARE(after.volatility, 0.06);
    }

    void theMiddleOfTheScaleDoesNotMatter()
    {
        const std::array<core::GlickoResult, 2> here { { { 1400, 30, 1 }, { 1700, 300, 0.5 } } };
        const std::array<core::GlickoResult, 2> there { { { 400, 30, 1 }, { 700, 300, 0.5 } } };
        const core::GlickoRating first = core::afterPeriod({ 1500, 200, 0.06 }, here);
        const core::GlickoRating second = core::afterPeriod({ 500, 200, 0.06 }, there);
        QVERIFY(std::abs(first.rating - second.rating - 1000) < 1e-6);
        QVERIFY(std::abs(first.deviation - second.deviation) < 1e-9);
    }

    /// A result that nobody expected leads over the other branch of the search for the volatility.
    void aGreatSurpriseMakesItRestless()
    {
        const std::vector<core::GlickoResult> results(20, { 2400, 30, 1 });
        const core::GlickoRating after = core::afterPeriod({ 1500, 50, 0.06 }, results);
        QVERIFY(after.volatility > 0.06);
        QVERIFY(after.rating > 1600);
        QVERIFY(std::isfinite(after.deviation));
    }

    void anIntervalHasNinetyFivePercent()
    {
        const core::Estimate estimate = core::GlickoRating { 1500, 100, 0.06 }.estimate();
        QVERIFY(std::abs(estimate.low - 1304.0036) < 0.001);
        QVERIFY(std::abs(estimate.high - 1695.9964) < 0.001);
    }
};

REGISTER_TEST(GlickoTest)

#include "glicko_test.moc"
