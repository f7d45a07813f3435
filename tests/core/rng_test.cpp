#include "core/game/rng.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <numeric>

class RngTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givesThePublishedNumbers();
    void staysBelowItsBound();
    void shufflesEveryItemToEveryPlace();
    void splitsWithoutRepeatingItself();
};

void RngTest::givesThePublishedNumbers()
{
    // The published check values of SplitMix64 for the seed 1234567.
    core::Rng rng(1234567);
    QCOMPARE(rng.next(), 6457827717110365317ULL);
    QCOMPARE(rng.next(), 3203168211198807973ULL);
    QCOMPARE(rng.next(), 9817491932198370423ULL);
    QCOMPARE(rng.next(), 4593380528125082431ULL);
    QCOMPARE(rng.next(), 16408922859458223821ULL);
}

void RngTest::staysBelowItsBound()
{
    core::Rng rng(1);
    std::array<int, 6> thrown {};
    for (int i = 0; i < 6000; ++i)
        ++thrown.at(rng.below(6));
    for (const int count : thrown) // 1000 expected, standard deviation 29
        QVERIFY(count > 850 && count < 1150);
    QCOMPARE(core::Rng(7).below(1), 0U);
    const double unit = rng.unit();
    QVERIFY(unit >= 0.0 && unit < 1.0);
}

void RngTest::shufflesEveryItemToEveryPlace()
{
    core::Rng rng(99);
    std::array<std::array<int, 4>, 4> seen {};
    for (int i = 0; i < 4000; ++i) {
        std::array<std::size_t, 4> items {};
        std::iota(items.begin(), items.end(), 0U);
        rng.shuffle(items);
        for (std::size_t place = 0; place < items.size(); ++place)
            ++seen[items[place]][place];
        std::sort(items.begin(), items.end());
        QCOMPARE(items, (std::array<std::size_t, 4> { 0, 1, 2, 3 }));
    }
    for (const auto& places : seen)
        for (const int count : places) // 1000 expected, standard deviation 27
            QVERIFY(count > 850 && count < 1150);
}

void RngTest::splitsWithoutRepeatingItself()
{
    core::Rng rng(5);
    core::Rng child = rng.split();
    QVERIFY(!(child == rng));
    QVERIFY(child.next() != rng.next());
}

REGISTER_TEST(RngTest)
#include "rng_test.moc"
