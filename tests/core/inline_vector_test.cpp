#include "core/game/inline_vector.h"
#include "tests/support/suite.h"

#include <QTest>

#include <vector>

class InlineVectorTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsWhatIsPushedInOrder();
    void erasesOneAndKeepsTheOthersInOrder();
    void knowsWhenItIsFull();
};

namespace {

using Numbers = core::InlineVector<int, 4>;

std::vector<int> all(const Numbers& numbers)
{
    return { numbers.begin(), numbers.end() };
}

} // namespace

void InlineVectorTest::keepsWhatIsPushedInOrder()
{
    Numbers numbers;
    QVERIFY(numbers.empty());
    numbers.push(3);
    numbers.push(1);
    QCOMPARE(all(numbers), (std::vector<int> { 3, 1 }));
    QVERIFY(numbers.contains(1));
    QVERIFY(!numbers.contains(2));
    QCOMPARE(numbers.back(), 1);
    numbers.pop();
    QCOMPARE(all(numbers), std::vector<int> { 3 });
}

void InlineVectorTest::erasesOneAndKeepsTheOthersInOrder()
{
    Numbers numbers;
    for (const int number : { 1, 2, 3, 4 })
        numbers.push(number);
    numbers.erase(1);
    QCOMPARE(all(numbers), (std::vector<int> { 1, 3, 4 }));
    numbers.erase(2);
    QCOMPARE(all(numbers), (std::vector<int> { 1, 3 }));
    numbers.resize(1);
    QCOMPARE(all(numbers), std::vector<int> { 1 });
}

void InlineVectorTest::knowsWhenItIsFull()
{
    Numbers numbers;
    for (std::size_t i = 0; i < Numbers::capacity(); ++i) {
        QVERIFY(!numbers.full());
        numbers.push(0);
    }
    QVERIFY(numbers.full());
    numbers.clear();
    QVERIFY(numbers.empty());
}

REGISTER_TEST(InlineVectorTest)
#include "inline_vector_test.moc"
