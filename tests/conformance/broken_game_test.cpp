#include "tests/conformance/conformance.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

enum class Defect {
    None,
    ConcealsNothing, ///< a player would see everything
    ConcealsForAnother, ///< the seat's own hand changes under it
    CloneForgets, ///< a clone is not the same match
    AssignDoesNothing,
    SharesItsState, ///< an old clone moves along
    LosesACard, ///< a breach after some choices
    NeverDecides,
};

/// The fake match with one thing wrong.
class BrokenMatch final : public core::Match {
public:
    BrokenMatch(std::shared_ptr<core::Match> match, Defect defect)
        : m_match(std::move(match))
        , m_defect(defect)
    {
    }

    std::unique_ptr<core::Match> clone() const override
    {
        if (m_defect == Defect::SharesItsState)
            return std::make_unique<BrokenMatch>(m_match, m_defect);
        auto copy = std::make_unique<BrokenMatch>(std::shared_ptr<core::Match>(m_match->clone()), m_defect);
        if (m_defect == Defect::CloneForgets) {
            core::Rng rng(1);
            copy->m_match->conceal(core::Seat::First, rng);
        }
        copy->m_applied = m_applied;
        return copy;
    }
    void assign(const core::Match& other) override
    {
        const auto& from = static_cast<const BrokenMatch&>(other);
        if (m_defect != Defect::AssignDoesNothing)
            m_match->assign(*from.m_match);
        m_applied = from.m_applied;
    }
    const core::Prompt& prompt() const override { return m_match->prompt(); }
    void apply(core::Choice choice, core::EventSink* events) override
    {
        m_match->apply(choice, events);
        ++m_applied;
    }
    void conceal(core::Seat seat, core::Rng& rng) override
    {
        if (m_defect == Defect::ConcealsForAnother)
            m_match->conceal(core::seatAt((core::indexOf(seat) + 1) % seatCount()), rng);
        else if (m_defect != Defect::ConcealsNothing)
            m_match->conceal(seat, rng);
    }
    core::Outcome outcome() const override
    {
        core::Outcome outcome = m_match->outcome();
        if (m_defect == Defect::NeverDecides)
            outcome.decided = false;
        return outcome;
    }
    core::Standing standing() const override { return m_match->standing(); }
    int seatCount() const override { return m_match->seatCount(); }
    bool quiet() const override { return m_match->quiet(); }
    std::uint32_t disclosures() const override { return m_match->disclosures(); }
    std::uint64_t hash() const override { return m_match->hash(); }
    std::uint64_t viewHash(core::Seat seat) const override { return m_match->viewHash(seat); }
    std::vector<std::string> breaches() const override
    {
        if (m_defect == Defect::LosesACard && m_applied > 20)
            return { "a card is gone" };
        return m_match->breaches();
    }

private:
    std::shared_ptr<core::Match> m_match;
    Defect m_defect;
    int m_applied = 0;
};

class BrokenGame final : public tests::FakeGame {
public:
    explicit BrokenGame(Defect defect)
        : m_defect(defect)
    {
    }
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override
    {
        return std::make_unique<BrokenMatch>(FakeGame::newMatch(setup, problems), m_defect);
    }

private:
    Defect m_defect;
};

}

/// A suite that finds nothing proves nothing: each defect is one it must find.
class BrokenGameTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFound_data()
    {
        QTest::addColumn<int>("defect");
        QTest::addColumn<bool>("byConcealing");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, Defect defect, bool byConcealing, const char* says) {
            QTest::newRow(name) << static_cast<int>(defect) << byConcealing << QString::fromLatin1(says);
        };
        row("conceals nothing", Defect::ConcealsNothing, true, "show a seat what others hold");
        row("conceals for another", Defect::ConcealsForAnother, true, "looks otherwise to its seat");
        row("clone forgets", Defect::CloneForgets, false, "a clone hashes otherwise");
        row("assign does nothing", Defect::AssignDoesNothing, false, "an assigned match hashes otherwise");
        row("shares its state", Defect::SharesItsState, false, "changed");
        row("loses a card", Defect::LosesACard, false, "breach: a card is gone");
        row("never decides", Defect::NeverDecides, false, "an undecided match");
    }

    void isFound()
    {
        QFETCH(int, defect);
        QFETCH(bool, byConcealing);
        QFETCH(QString, says);
        const BrokenGame game(static_cast<Defect>(defect));
        const tests::Conformance suite { game, tests::fakeSetup(2, 50), 5, 500 };
        const QStringList faults = byConcealing ? suite.concealedWorlds() : suite.randomMatches();
        QVERIFY2(faults.join(QLatin1Char('\n')).contains(says), qPrintable(faults.join(QLatin1Char('\n'))));
    }

    void theSameGameUnbrokenPasses()
    {
        const BrokenGame game(Defect::None);
        const tests::Conformance suite { game, tests::fakeSetup(2, 50), 5, 500 };
        QCOMPARE(suite.randomMatches(), QStringList());
        QCOMPARE(suite.concealedWorlds(), QStringList());
    }
};

REGISTER_TEST(BrokenGameTest)
#include "broken_game_test.moc"
