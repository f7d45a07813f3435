#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/events.h"
#include "core/smashup/table/query.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>

using core::smashup::EventKind;
using core::smashup::Phase;
using core::smashup::Slot;
using core::smashup::SmashUpMatch;

namespace {

constexpr int kMostChoices = 20'000;
constexpr int kMatchesInARow = 1'000;

/// Watches a match from outside: what it is told must account for every point, and what a phase promises must be true
/// at the moment the next one begins.
class Watcher final : public core::EventSink {
public:
    explicit Watcher(const SmashUpMatch& match)
        : m_match(match)
        , m_madness(madness())
    {
        for (std::size_t i = 0; i < match.state().seats; ++i)
            m_points[i] = match.state().seat[i].vp;
    }

    void onEvent(const core::Event& event) override
    {
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::VpGained:
            if (!toldOnceScored(event.card))
                gain(event.seat, event.amount);
            break;
        case EventKind::MadnessCounted:
            gain(event.seat, -std::abs(event.amount));
            break;
        case EventKind::BaseScored:
            for (int i = 0; i < m_match.seatCount(); ++i)
                gain(core::seatAt(i), event.points[static_cast<std::size_t>(i)]);
            break;
        case EventKind::PhaseBegan:
            if (event.amount == static_cast<int>(Phase::Draw))
                nothingReady();
            if (event.amount == static_cast<int>(Phase::End) && handOfCurrent() > core::smashup::kHandLimit)
                m_fault = "more than ten cards in hand when the draw phase ended";
            break;
        default:
            break;
        }
    }

    /// What is wrong now that a choice has been answered; empty when nothing is.
    std::string fault() const
    {
        if (!m_fault.empty())
            return m_fault;
        for (std::size_t i = 0; i < m_match.state().seats; ++i)
            if (m_match.state().seat[i].vp != m_points[i])
                return "seat " + std::to_string(i + 1) + " has points that nothing gave it";
        return madness() == m_madness ? std::string() : "there is another number of Madness cards than at first";
    }

private:
    void gain(core::Seat seat, int points)
    {
        int& own = m_points[static_cast<std::size_t>(core::indexOf(seat))];
        own += points;
    }

    /// What a base gives while it scores is told again among the points of its scoring.
    bool toldOnceScored(core::smashup::CardId source) const
    {
        return core::smashup::isBase(source)
            && m_match.library().def(m_match.state().at(source).def).whenScoring != core::smashup::kNoReg;
    }

    void nothingReady()
    {
        const auto& s = m_match.state();
        const core::smashup::Powers powers(s, m_match.library());
        for (Slot slot = 0; slot < s.slots; ++slot)
            if (s.slot[slot].base != core::smashup::kNoCard && powers.total(slot) >= powers.breakpoint(slot))
                m_fault = "a ready base was left when the score phase ended";
    }

    int handOfCurrent() const { return m_match.state().of(m_match.state().current).hand.count; }

    int madness() const
    {
        int count = 0;
        for (const core::smashup::CardInstance& each : m_match.state().cards())
            count += m_match.library().def(each.def).madness ? 1 : 0;
        return count;
    }

    const SmashUpMatch& m_match;
    int m_madness;
    core::PerSeat<int> m_points {};
    std::string m_fault;
};

} // namespace

/// Matches of random choices: pairs, seats, printing and options drawn by the seed, every invariant after every choice.
/// A thousand in the ordinary run, 200 000 in the long one, 5 000 under the sanitizers; a row of the long run can be
/// played alone: matches_test "matchesHold:from 14000".
class SmashUpMatchesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesHold_data()
    {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("matches");
        const bool isLong = qEnvironmentVariableIsSet("BREAKPOINT_LONG");
        const int rows = isLong ? (tests::kSanitized ? 5 : 200) : 1;
        for (int row = 0; row < rows; ++row)
            QTest::addRow("from %d", row * kMatchesInARow)
                << row * kMatchesInARow << (!isLong && tests::kSanitized ? kMatchesInARow / 10 : kMatchesInARow);
    }

    void matchesHold()
    {
        QFETCH(int, first);
        QFETCH(int, matches);
        for (int number = first; number < first + matches; ++number) {
            const core::MatchSetup setup = drawn(number);
            const std::string fault = play(setup);
            QVERIFY2(fault.empty(), qPrintable(inWords(setup) + QString::fromStdString(fault)));
        }
        qInfo("%d matches, %d choices", matches, m_choices);
        m_choices = 0;
    }

private:
    /// The printings with two factions for each of four seats.
    static std::vector<std::string> fullSets()
    {
        std::vector<std::string> full;
        for (const std::string& set : tests::smashUp().setNames()) {
            const std::vector<core::FactionInfo> all = tests::smashUp().factions();
            if (std::count_if(all.begin(), all.end(), [&](const core::FactionInfo& each) { return each.set == set; })
                >= 8)
                full.push_back(set);
        }
        return full;
    }

    static core::MatchSetup drawn(int number)
    {
        const auto seed = static_cast<std::uint64_t>(number);
        core::Rng rng(seed);
        const std::vector<std::string> sets = fullSets();
        const std::string set = sets[static_cast<std::size_t>(number) % sets.size()];
        core::MatchSetup setup = tests::smashUpDrawnSetup(2 + static_cast<int>(rng.below(3)), seed, set);
        for (const core::OptionInfo& option : tests::smashUp().options())
            setup.options[option.name]
                = option.values[rng.below(static_cast<std::uint32_t>(option.values.size()))].name;
        return setup;
    }

    /// Empty, or what went wrong after which choice.
    std::string play(const core::MatchSetup& setup)
    {
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(setup, problems);
        if (match == nullptr)
            return problems.front().text();
        Watcher watcher(static_cast<const SmashUpMatch&>(*match));
        core::Rng rng(setup.seed + 1);
        for (int choices = 0; choices < kMostChoices; ++choices, ++m_choices) {
            const std::vector<std::string> breaches = match->breaches();
            const std::string fault = breaches.empty() ? watcher.fault() : breaches.front();
            if (!fault.empty())
                return "after choice " + std::to_string(choices) + ": " + fault;
            if (match->outcome().decided)
                return {};
            const core::Prompt prompt = match->prompt();
            if (prompt.choices.empty() || prompt.choices.full())
                return "after choice " + std::to_string(choices) + ": " + std::to_string(prompt.choices.size())
                    + " answers";
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &watcher);
        }
        return "the match does not end";
    }

    static QString inWords(const core::MatchSetup& setup)
    {
        QString text = QStringLiteral("match %1, %2").arg(setup.seed).arg(QString::fromStdString(setup.set));
        for (const core::SeatSetup& seat : setup.seats)
            text += QStringLiteral(", %1+%2").arg(
                QString::fromStdString(seat.factions[0]), QString::fromStdString(seat.factions[1]));
        return text + QStringLiteral(": ");
    }

    int m_choices = 0;
};

REGISTER_TEST(SmashUpMatchesTest)
#include "smash_up_matches_test.moc"
