#include "core/smashup/plays_left.h"
#include "core/smashup/smash_up_match.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::smashup;

/// What binds an extra play is said where the plays left are counted.
class PlaysLeftTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void boundPlaysAreToldApart()
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, 1), problems);
        const auto& own = static_cast<const SmashUpMatch&>(*match);
        State s = own.state();
        const std::string base = own.library().def(s.at(s.slot[0].base).def).name;
        const auto said = [&] { return QString::fromStdString(playsLeftInWords(s, own.library())); };
        s.tokens.clear();
        QVERIFY(said().isEmpty());
        s.tokens.push({ PlayKind::Action, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First, 2, 0 });
        QCOMPARE(
            said(), QStringLiteral("1 minion of power 2 or less at %1 and 1 action").arg(QString::fromStdString(base)));
        s.tokens.push({ PlayKind::Minion, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First });
        s.tokens.push({ PlayKind::Minion, core::Seat::First, kAnyPower, kWithoutYours });
        QCOMPARE(said().section(QStringLiteral(","), 0, 0), QStringLiteral("2 minions"));
        QVERIFY(said().contains(QStringLiteral(", 1 minion at a base without a minion of yours")));
        QVERIFY(said().endsWith(QStringLiteral(" and 1 action")));
    }
};

REGISTER_TEST(PlaysLeftTest)
#include "plays_left_test.moc"
