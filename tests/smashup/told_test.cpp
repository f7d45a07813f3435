#include "core/record/match_session.h"
#include "core/record/told_moves.h"
#include "core/smashup/cards/card_library.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/scenario/steps.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <set>

using namespace core::smashup;
using core::maskOf;
using core::Seat;
using core::seatAt;
using core::SeatMask;

namespace {

bool isAboutCard(core::Choice choice)
{
    return verbOf(choice) == Verb::Card || verbOf(choice) == Verb::Use || verbOf(choice) == Verb::Order;
}

/// Of which cards a choice told each seat, and whose hands it showed to whom.
struct Log final : core::EventSink {
    int seats = 0;
    core::PerSeat<std::set<int>> cards;
    core::PerSeat<SeatMask> hands {};

    void onEvent(const core::Event& event) override
    {
        for (int i = 0; i < seats; ++i) {
            const auto seat = static_cast<std::size_t>(i);
            if (core::contains(event.audience, seatAt(i)))
                cards[seat].insert(event.card);
            const auto kind = static_cast<EventKind>(event.kind);
            if (kind == EventKind::RevealedHand)
                hands[seat] |= maskOf(event.seat);
            else if (kind == EventKind::LookedAtHand && event.seat == seatAt(i))
                hands[seat] |= maskOf(seatAt(event.other));
        }
    }
};

/// What each seat has seen in a match, found by looking, never by what the match notes.
class Witness {
public:
    /// Everything on the table, and to each seat its own hand, hands it is shown and what it is asked about.
    void look(const SmashUpMatch& match, const Log& log)
    {
        const State& s = match.state();
        for (int i = 0; i < s.seats; ++i) {
            auto& seen = m_seen[static_cast<std::size_t>(i)];
            const auto& shown = log.hands[static_cast<std::size_t>(i)];
            for (std::size_t id = 0; id < s.instances.size(); ++id) {
                const CardInstance& card = s.instances[id];
                const bool hand = card.zone == Zone::Hand
                    && (card.owner == seatAt(i) || (card.owner != Seat::None && core::contains(shown, card.owner)));
                if (hand || isOpen(card.zone))
                    seen.insert(static_cast<int>(id));
            }
            const auto& told = log.cards[static_cast<std::size_t>(i)];
            seen.insert(told.begin(), told.end());
        }
        if (match.outcome().decided)
            return;
        const core::Prompt prompt = match.prompt();
        for (const core::Choice choice : prompt.choices)
            if (isAboutCard(choice))
                m_seen[static_cast<std::size_t>(core::indexOf(prompt.seat))].insert(choice.a);
    }
    bool has(Seat seat, int card) const { return m_seen[static_cast<std::size_t>(core::indexOf(seat))].contains(card); }

private:
    static bool isOpen(Zone zone)
    {
        return zone == Zone::Discard || zone == Zone::Minions || zone == Zone::BaseActions || zone == Zone::Attached
            || zone == Zone::Resolving || zone == Zone::BaseInPlay || zone == Zone::BaseDiscard;
    }

    core::PerSeat<std::set<int>> m_seen;
};

std::string lowered(std::string text)
{
    for (char& letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return text;
}

} // namespace

/// What is told of a choice that was made to those who did not make it.
class ToldTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCardPutAwayUnseenHasNoName()
    {
        const auto scenario = nlohmann::json::parse(
            R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
            {"name":"Ada","hand":["Field Trip","Psychologist","Librarian"],"deck":[],"deck_only":true},
            {"name":"Ben","hand":[],"deck":[],"deck_only":true},{"name":"Cai","hand":[],"deck":[],"deck_only":true}],
            "bases":[{"name":"Jungle Oasis"}],"base_deck":["Tortuga"],"base_deck_only":true})");
        const Position position
            = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(position.match != nullptr, position.error.c_str());
        ScenarioTable table(*position.match, position.ids);
        QCOMPARE(table.make(nlohmann::json::parse(R"({"seat":"Ada","play":"Field Trip"})")), std::string());
        const auto before = table.match().clone();
        const core::Prompt prompt = before->prompt();
        const core::Notation& notation = tests::smashUp().notation();
        const Seat ada = table.seatNamed("Ada");
        QCOMPARE(prompt.seat, ada);
        int cards = 0;
        for (const core::Choice choice : prompt.choices) {
            const auto after = before->clone();
            after->apply(choice);
            const std::string label = notation.label(*before, prompt, choice);
            QCOMPARE(notation.told(*before, choice, *after, 0),
                label); // nobody is kept from anything
            QCOMPARE(notation.told(*before, choice, *after, maskOf(ada)), label);
            if (verbOf(choice) != Verb::Card)
                continue;
            ++cards;
            for (const SeatMask readers : { maskOf(table.seatNamed("Ben")), maskOf(table.seatNamed("Cai")),
                     static_cast<SeatMask>(maskOf(ada) | maskOf(table.seatNamed("Cai"))) })
                QCOMPARE(notation.told(*before, choice, *after, readers), std::string("A card"));
        }
        QVERIFY(cards >= 2);
    }

    /// In random matches of all factions: no more than what a seat has seen, and no less than what the log told it of
    /// that card.
    void nobodyIsToldMoreThanTheySawOrLessThanTheLog()
    {
        const core::Notation& notation = tests::smashUp().notation();
        int hidden = 0;
        for (const char* printing : { "first", "current" })
            for (std::uint64_t seed = 1; seed <= 40; ++seed) {
                core::Problems problems;
                const auto match = tests::smashUp().newMatch(
                    tests::smashUpDrawnSetup(2 + static_cast<int>(seed % 3), seed, printing), problems);
                QVERIFY(match != nullptr);
                const auto& table = static_cast<const SmashUpMatch&>(*match);
                Witness witness;
                witness.look(table, {});
                core::Rng rng(seed);
                for (int made = 0; made < 250 && !match->outcome().decided; ++made) {
                    const core::Prompt prompt = match->prompt();
                    const core::Choice choice
                        = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
                    const auto before = match->clone();
                    Log log;
                    log.seats = match->seatCount();
                    match->apply(choice, &log);
                    witness.look(table, log);
                    const std::string label = notation.label(*before, prompt, choice);
                    QCOMPARE(lowered(notation.told(*before, choice, *match, maskOf(prompt.seat))), lowered(label));
                    if (!isAboutCard(choice))
                        continue;
                    const std::string name = nameIn(*before, choice);
                    for (int i = 0; i < match->seatCount(); ++i) {
                        const std::string told = notation.told(*before, choice, *match, maskOf(seatAt(i)));
                        const bool says = told.find(name) != std::string::npos;
                        hidden += says ? 0 : 1;
                        QVERIFY2(!says || witness.has(seatAt(i), choice.a), told.c_str());
                        QVERIFY2(says || !log.cards[static_cast<std::size_t>(i)].contains(choice.a), told.c_str());
                    }
                }
            }
        QVERIFY(hidden > 0);
    }

    void theMovesOfARecordAreToldAsItsPeopleMayKnow()
    {
        int differ = 0;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            core::Problems problems;
            const auto session = core::MatchSession::start(
                tests::smashUp(), tests::smashUpDrawnSetup(2, seed), { "human", "level:0" }, nullptr, problems);
            QVERIFY(session != nullptr);
            core::Rng rng(seed);
            std::vector<std::string> labels;
            std::vector<std::string> expected;
            while (labels.size() < 120 && !session->match().outcome().decided) {
                const core::Prompt prompt = session->match().prompt();
                const core::Choice choice
                    = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
                const auto before = session->match().clone();
                session->choose(choice);
                labels.push_back(tests::smashUp().notation().label(*before, prompt, choice));
                expected.push_back(
                    tests::smashUp().notation().told(*before, choice, session->match(), maskOf(Seat::First)));
            }
            core::MatchRecord record = session->record();
            const bool running = record.summary.status == core::MatchStatus::Running;
            QCOMPARE(core::readersOf(record.summary), running ? maskOf(Seat::First) : SeatMask { 0 });
            if (!running)
                continue;
            const std::vector<std::string> moves = core::toldMoves(tests::smashUp(), record);
            QCOMPARE(moves, expected);
            for (std::size_t i = 0; i < moves.size(); ++i)
                differ += lowered(moves[i]) == lowered(labels[i]) ? 0 : 1;
            // Not even where it cannot be replayed is anything told that the words of
            // the record say.
            record.choices[moves.size() / 2].words = "card Nonsense in hand";
            const std::vector<std::string> broken = core::toldMoves(tests::smashUp(), record);
            QCOMPARE(broken.size(), record.choices.size());
            for (std::size_t i = broken.size() / 2; i < broken.size(); ++i)
                QCOMPARE(broken[i], std::string("(cannot be replayed)"));
            record.summary.status = core::MatchStatus::Abandoned;
            QCOMPARE(core::toldMoves(tests::smashUp(), record)[0], record.choices[0].words);
        }
        QVERIFY(differ > 0);
    }

private:
    static std::string nameIn(const core::Match& match, core::Choice choice)
    {
        const auto& table = static_cast<const SmashUpMatch&>(match);
        return table.library().def(table.state().at(choice.a).def).name;
    }
};

REGISTER_TEST(ToldTest)
#include "told_test.moc"
