#include "tests/conformance/conformance.h"

#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/game/card_gift.h"
#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "tests/conformance/checks.h"

#include <algorithm>
#include <set>

namespace tests {

using core::Choice;
using core::Game;
using core::Match;
using core::Problems;
using core::Prompt;
using core::Rng;
using core::Seat;

namespace {

/// Hears whether a seat got a card.
class Acquisitions final : public core::EventSink {
public:
    Acquisitions(const Game& game, const Match& match)
        : m_game(game)
        , m_match(match)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const auto step = m_game.notation().cardStep(m_match, event);
        heard = heard || (step && step->what == core::CardStep::What::Acquired);
    }
    bool heard = false;

private:
    const Game& m_game;
    const Match& m_match;
};

}

QStringList Conformance::declarations() const
{
    using core::Has;
    Faults faults;
    faults.at(setup.seed, 0);
    checkWordsForPeople(game, faults);
    const auto agree = [&](Has one, bool there, const char* what) {
        if (game.has(one) != there)
            faults.add(std::string(what) + (there ? " are there and not declared" : " are declared and not there"));
    };
    agree(Has::Pairs, game.pairs() != nullptr && !game.factions().empty(), "pairs");
    agree(Has::OwnFactions, game.own() != nullptr, "own factions");
    agree(Has::Features, game.features() != nullptr && game.features()->count() > 0, "features");
    agree(Has::LearnedWeights,
        game.learned(core::LearnedFor::Plays) != nullptr || game.learned(core::LearnedFor::Leaves) != nullptr,
        "learned weights");
    agree(Has::Origins, game.origins() != nullptr, "origins");
    agree(Has::ChoiceTraits, game.choiceTraits() != nullptr && game.choiceTraits()->count() > 1, "choice traits");
    agree(Has::Policy, game.policy() != nullptr, "policies");
    agree(Has::Styles, !game.styles().empty(), "styles");
    agree(Has::Reasons, game.reasoner() != nullptr, "reasons");
    Problems problems;
    game.runScenarios("none.json", "[]", problems);
    agree(Has::Scenarios, problems.empty(), "scenarios");
    faults.require(game.scoreScale().start != game.scoreScale().goal, "the goal is where every seat starts");

    bool hidden = false;
    bool chance = false;
    bool teams = false;
    bool acquired = false;
    for (int number = 0; number < matches; ++number) {
        core::MatchSetup own = setup;
        own.seed += static_cast<std::uint64_t>(number);
        const std::unique_ptr<Match> match = game.newMatch(own, problems);
        own.seed += 1;
        chance = chance || game.newMatch(own, problems)->hash() != match->hash();
        Rng rng(own.seed);
        const std::unique_ptr<Match> world = match->clone();
        world->conceal(Seat::First, rng);
        // What nobody knows is chance to come; hidden is what another seat knows.
        for (int other = 1; other < match->seatCount(); ++other)
            hidden = hidden || world->viewHash(core::seatAt(other)) != match->viewHash(core::seatAt(other));
        Acquisitions acquisitions(game, *match);
        for (int choices = 0; !match->outcome().decided && choices < choicesInMatch; ++choices)
            match->apply(anyOf(match->prompt(), rng), &acquisitions);
        acquired = acquired || acquisitions.heard;
        const core::Outcome end = match->outcome();
        for (int seat = 0; seat < match->seatCount(); ++seat)
            for (int other = 0; other < match->seatCount(); ++other)
                teams = teams
                    || (core::contains(end.winners, core::seatAt(seat))
                        && core::contains(end.winners, core::seatAt(other))
                        && end.score[static_cast<std::size_t>(seat)] != end.score[static_cast<std::size_t>(other)]);
    }
    const core::MatchMode mode = game.modeOf(setup);
    const auto sideOf = [&mode](core::Seat seat) {
        const auto found = std::find_if(
            mode.sides.begin(), mode.sides.end(), [seat](core::SeatMask side) { return core::contains(side, seat); });
        return found == mode.sides.end() ? core::maskOf(seat) : *found;
    };
    if (const std::unique_ptr<Match> match = game.newMatch(setup, problems)) {
        faults.require(!match->standing().against || !mode.against.empty(), "points of something without a name");
        for (int seat = 0; seat < match->seatCount(); ++seat) {
            const core::SeatMask team = match->teamOf(core::seatAt(seat));
            faults.require(core::contains(team, core::seatAt(seat)), "a seat is in no team, not even its own");
            faults.require(sideOf(core::seatAt(seat)) == team, "a mode names other teams than the match has");
            faults.require(game.has(Has::Teams) || team == core::maskOf(core::seatAt(seat)),
                "there are teams, and they are not declared");
            for (int other = 0; other < match->seatCount(); ++other)
                faults.require(!core::contains(team, core::seatAt(other)) || match->teamOf(core::seatAt(other)) == team,
                    "two seats of a team name other mates");
        }
    }
    agree(Has::HiddenCards, hidden, "hidden cards");
    agree(Has::Chance, chance, "chances");
    agree(Has::Acquisitions, acquired, "acquisitions");
    faults.require(
        !game.has(Has::Acquisitions) || dynamic_cast<core::CardGift*>(game.newMatch(setup, problems).get()) != nullptr,
        "acquisitions are declared, and no card can be given");
    faults.require(
        !teams || game.has(Has::Teams), "seats win together without being equal, and teams are not declared");
    return faults.list();
}

QStringList Conformance::randomMatches() const
{
    Faults faults;
    for (int number = 0; number < matches && !faults.enough(); ++number) {
        core::MatchSetup own = setup;
        own.seed += static_cast<std::uint64_t>(number);
        faults.at(own.seed, 0);
        Problems problems;
        const std::unique_ptr<Match> match = game.newMatch(own, problems);
        if (match == nullptr) {
            faults.add("no match begins: " + (problems.empty() ? std::string("?") : problems.front().text()));
            break;
        }
        Rng rng(own.seed * 31 + 7);
        const std::unique_ptr<Match> pooled = match->clone();
        const std::unique_ptr<Match> beginning = match->clone();
        const std::uint64_t beginningHash = match->hash();
        std::vector<std::string> words;
        core::Standing standing;
        std::uint32_t disclosures = 0;
        int choices = 0;
        for (;; ++choices) {
            faults.at(own.seed, choices);
            checkBreaches(*match, faults);
            checkPrompt(game, *match, faults);
            checkChoices(game, *match, faults);
            if (choices % 8 == 0)
                checkTable(game, *match, faults);
            checkStanding(*match, standing, faults);
            checkScoreParts(game, *match, faults);
            faults.require(match->disclosures() >= disclosures, "disclosures are counted backwards");
            standing = match->standing();
            disclosures = match->disclosures();
            if (match->prompt().choices.empty() || choices > choicesInMatch || faults.enough())
                break;
            if (rng.below(8) == 0)
                checkCopies(*match, *pooled, rng, faults);
            if (rng.below(8) == 0 && !match->outcome().decided)
                checkAgreement(game, *match, faults);
            const Prompt prompt = match->prompt();
            if (prompt.choices.empty()) // its own copy played it to the end, which has been told
                break;
            const Choice choice = anyOf(prompt, rng);
            words.push_back(game.notation().toWords(*match, prompt, choice));
            const std::uint64_t hash = match->hash();
            const std::uint64_t view = match->viewHash(prompt.seat);
            match->apply(choice);
            faults.require(match->hash() != hash, "a choice was made and the hash is the same");
            if (match->viewHash(prompt.seat) == view)
                faults.add("a seat chose \"" + words.back() + "\" and its view hash is the same");
        }
        faults.require(match->outcome().decided, "the match does not end");
        faults.require(beginning->hash() == beginningHash, "the clone of the beginning changed");
        checkWords(game, own, words, match->hash(), faults);
    }
    return faults.list();
}

QStringList Conformance::concealedWorlds() const
{
    Faults faults;
    int differing = 0;
    for (int number = 0; number < matches && !faults.enough(); ++number) {
        core::MatchSetup own = setup;
        own.seed += static_cast<std::uint64_t>(number);
        Problems problems;
        const std::unique_ptr<Match> match = game.newMatch(own, problems);
        Rng rng(own.seed * 17 + 3);
        for (int choices = 0; !match->prompt().choices.empty() && choices < choicesInMatch && !faults.enough();
             ++choices) {
            faults.at(own.seed, choices);
            if (choices < 3 || rng.below(12U * static_cast<std::uint32_t>(oneIn)) == 0) {
                checkFuture(*match, own.seed, faults);
                for (int seat = 0; seat < match->seatCount(); ++seat) {
                    const std::uint64_t seed = rng.next();
                    checkConcealed(game, *match, core::seatAt(seat), seed, choicesInMatch, faults);
                    const std::unique_ptr<Match> world = match->clone();
                    Rng dealing(seed);
                    world->conceal(core::seatAt(seat), dealing);
                    for (int other = 0; other < match->seatCount(); ++other) {
                        if (other == seat
                            || world->viewHash(core::seatAt(other)) == match->viewHash(core::seatAt(other)))
                            continue;
                        ++differing;
                        faults.require(world->hash() != match->hash(), "a hash forgets what a seat can see");
                    }
                }
            }
            match->apply(anyOf(match->prompt(), rng));
        }
    }
    // One world may by chance be the true one; never all of them, or nothing is concealed at all.
    faults.require(!game.has(core::Has::HiddenCards) || setup.seats.size() == 1 || differing > matches,
        "concealed worlds show a seat what others hold");
    return faults.list();
}

QStringList Conformance::sessions() const
{
    Faults faults;
    int undone = 0;
    for (int number = 0; number < matches && !faults.enough(); ++number) {
        core::MatchSetup own = setup;
        own.seed += static_cast<std::uint64_t>(number);
        Problems problems;
        const auto session = core::MatchSession::start(game, own, {}, nullptr, problems);
        Rng rng(own.seed + 99);
        std::vector<std::uint64_t> hashes { session->match().hash() }; // after so many choices
        std::vector<Choice> made;
        for (int choices = 0; !session->match().outcome().decided && choices < choicesInMatch && !faults.enough();
             ++choices) {
            faults.at(own.seed, choices);
            const Prompt prompt = session->match().prompt();
            made.push_back(anyOf(prompt, rng));
            session->choose(made.back());
            hashes.push_back(session->match().hash());
            if (choices % oneIn != 0)
                continue;
            undone += takeAllBack(*session, prompt.seat, made, hashes, faults);
            if (number == 0)
                checkReadBack(game, *session, faults);
        }
        for (std::size_t k = 0; number == 0 && k < hashes.size(); k += static_cast<std::size_t>(oneIn))
            faults.require(session->matchAt(static_cast<int>(k))->hash() == hashes[k],
                "a look back at the match shows it otherwise than it was");
        const core::MatchRecord& record = session->record();
        const core::ReplayReport report = core::replay(game, record);
        faults.require(report.notes.empty(), "a record of this very version seems to be of another");
        for (const core::Problem& fault : report.faults)
            faults.add("replay: " + fault.text());
        faults.require(!record.standings.empty() && record.standings.back().score == session->match().outcome().score,
            "the last standing is not the final score");

        checkReadBack(game, *session, faults);
        core::MatchRecord half = record;
        half.choices.resize(half.choices.size() / 2);
        const int kept = static_cast<int>(half.choices.size());
        std::erase_if(half.standings, [kept](const core::TurnStanding& each) { return each.choice > kept; });
        std::erase_if(half.marks, [kept](const core::RecordedMark& each) { return each.choice > kept; });
        half.summary.status = core::MatchStatus::Running;
        Problems resuming;
        const auto resumed = core::MatchSession::resume(game, half, nullptr, resuming);
        if (resumed == nullptr)
            faults.add("half a match does not resume: " + resuming.front().text());
        else
            faults.require(resumed->match().hash() == session->matchAt(kept)->hash(), "half a match resumes elsewhere");
        if (resumed != nullptr && !resumed->match().outcome().decided) {
            resumed->choose(core::kAgreeToEnd);
            const core::ReplayReport ended = core::replay(game, resumed->record());
            faults.require(ended.ok() && resumed->record().summary.status == core::MatchStatus::Finished,
                "a match that all agreed to end does not replay");
        }
    }
    faults.require(undone > 0, "nothing can ever be taken back");
    return faults.list();
}

QStringList Conformance::players(const QStringList& specs) const
{
    Faults faults;
    for (const QString& spec : specs) {
        core::SimulationRequest request;
        request.setup = setup;
        request.players.assign(setup.seats.size(), spec.toStdString());
        request.matches = matches;
        request.check = true;
        Problems problems;
        const auto totals = core::simulate(game, request, problems);
        faults.at(setup.seed, 0);
        if (!totals) {
            faults.add(problems.front().text());
            continue;
        }
        if (totals->breach)
            faults.add(spec.toStdString() + ", seed " + std::to_string(totals->breach->seed) + ", choice "
                + std::to_string(totals->breach->choice) + " \"" + totals->breach->words
                + "\": " + totals->breach->what);
        request.threads = 2;
        const auto again = core::simulate(game, request, problems);
        faults.require(again && again->decisions == totals->decisions && again->wins == totals->wins
                && again->score == totals->score,
            "two threads play otherwise than one");
    }
    return faults.list();
}

} // namespace tests
