#include "tests/conformance/conformance.h"

#include "core/ai/players/match_runner.h"
#include "core/ai/players/player_factory.h"
#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"

#include <algorithm>
#include <map>
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

constexpr int kMostFaults = 10;
constexpr int kMostOfAKind = 3; ///< so that a fault that comes after every choice hides no other

/// Collects faults of one match with the place that shows them.
class Faults {
public:
    void at(std::uint64_t seed, int choice)
    {
        m_seed = seed;
        m_choice = choice;
    }
    void add(const std::string& what)
    {
        if (++m_told[what] > kMostOfAKind)
            return;
        m_faults << QStringLiteral("seed %1, after choice %2: %3")
                        .arg(m_seed)
                        .arg(m_choice)
                        .arg(QString::fromStdString(what));
    }
    void require(bool holds, const char* what)
    {
        if (!holds)
            add(what);
    }
    bool enough() const { return m_faults.size() >= kMostFaults; }
    const QStringList& list() const { return m_faults; }

private:
    std::uint64_t m_seed = 0;
    int m_choice = 0;
    std::map<std::string, int> m_told;
    QStringList m_faults;
};

Choice anyOf(const Prompt& prompt, Rng& rng)
{
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

bool sameChoices(const Prompt& left, const Prompt& right)
{
    if (left.choices.size() != right.choices.size())
        return false;
    for (std::size_t i = 0; i < left.choices.size(); ++i)
        if (!(left.choices[i] == right.choices[i]))
            return false;
    return true;
}

bool samePrompt(const Prompt& left, const Prompt& right)
{
    return left.seat == right.seat && left.reason == right.reason && left.source == right.source
        && left.detail == right.detail && sameChoices(left, right);
}

void checkBreaches(const Match& match, Faults& faults)
{
    for (const std::string& breach : match.breaches())
        faults.add("breach: " + breach);
}

void checkPrompt(const Game& game, const Match& match, Faults& faults)
{
    const Prompt prompt = match.prompt();
    if (match.outcome().decided) {
        faults.require(prompt.choices.empty(), "a decided match asks on");
        faults.require(match.outcome().winners != 0, "a decided match has no winner");
        for (int seat = 0; seat < match.seatCount(); ++seat)
            if (core::contains(match.outcome().winners, core::seatAt(seat)))
                faults.require(
                    (match.teamOf(core::seatAt(seat)) & ~match.outcome().winners) == 0, "a seat wins without its team");
        return;
    }
    faults.require(!prompt.choices.empty(), "an undecided match asks nothing");
    faults.require(!prompt.choices.full(), "a prompt has as many answers as it can hold, so some may be missing");
    faults.require(core::indexOf(prompt.seat) < match.seatCount(), "a seat is asked that is not there");
    faults.require(match.outcome().winners == 0, "an undecided match has a winner");
    std::set<std::uint32_t> bits;
    std::set<std::string> words;
    for (const Choice choice : prompt.choices) {
        faults.require(bits.insert(choice.bits()).second, "one answer is offered twice");
        const std::string said = game.notation().toWords(match, prompt, choice);
        faults.require(!said.empty(), "an answer has no words");
        if (!words.insert(said).second)
            faults.add("two answers have the words \"" + said + '"');
        const std::optional<Choice> read = game.notation().fromWords(match, prompt, said);
        if (!read || !(*read == choice))
            faults.add("the words \"" + said + "\" do not read back");
        faults.require(!game.notation().label(match, prompt, choice).empty(), "an answer has no label");
    }
    faults.require(!game.notation().question(match, prompt).empty(), "a question has no sentence");
    faults.require(!game.notation().fromWords(match, prompt, "no such words at all"), "nonsense reads as an answer");
}

/// What a table shows of the prompt: to the seat that is asked each answer, tied to something, and to others nothing.
void checkChoices(const Game& game, const Match& match, Faults& faults)
{
    using Kind = core::ChoiceView::Kind;
    const Prompt prompt = match.prompt();
    for (int i = -1; i < match.seatCount(); ++i) {
        const Seat viewer = i < 0 ? Seat::None : core::seatAt(i);
        const core::PromptView view = game.notation().choices(match, prompt, viewer);
        faults.require(view.seat == prompt.seat, "a viewer is told that another seat is asked");
        if (viewer == Seat::None || viewer != prompt.seat) {
            faults.require(view == core::PromptView { prompt.seat, {}, {}, {} }, "who is not asked is shown choices");
            continue;
        }
        faults.require(
            view.question == game.notation().question(match, prompt), "a table asks otherwise than the notation");
        std::vector<Choice> order;
        for (std::size_t k = 0; k < view.choices.size(); ++k) {
            const core::ChoiceView& shown = view.choices[k];
            if (order.empty() || !(order.back() == shown.choice))
                order.push_back(shown.choice);
            faults.require(shown.label == game.notation().label(match, prompt, shown.choice),
                "a table labels an answer otherwise than the notation");
            faults.require(shown.kind != Kind::Card || shown.card >= 0, "an answer that is a card names none");
            faults.require(shown.kind != Kind::Place || shown.place >= 0, "an answer that is a place names none");
            faults.require(shown.kind != Kind::Seat || shown.seat != Seat::None, "an answer that is a seat names none");
            faults.require(shown.seat == Seat::None || core::indexOf(shown.seat) < match.seatCount(),
                "an answer names a seat that is not there");
            faults.require(!shown.elsewhere || !shown.elsewhere->name.empty(), "a card that is shown has no name");
            for (std::size_t other = 0; other < k; ++other)
                faults.require(!(shown == view.choices[other]), "a table shows an answer twice");
        }
        faults.require(std::equal(order.begin(), order.end(), prompt.choices.begin(), prompt.choices.end()),
            "a table does not show the prompt's answers");
    }
}

/// The table in words has a heading, and each of its lines can stand on one.
void checkTable(const Game& game, const Match& match, Faults& faults)
{
    for (int i = -1; i < match.seatCount(); ++i) {
        const std::vector<core::TableLine> lines = game.notation().table(match, i < 0 ? Seat::None : core::seatAt(i));
        faults.require(!lines.empty() && lines.front().depth == 0, "a table in words has no heading");
        for (const core::TableLine& line : lines)
            faults.require(
                !line.text.empty() && line.text.find('\n') == std::string::npos && line.depth >= 0 && line.depth <= 1,
                "a table in words has a line that is none");
    }
}

/// Clone and assign hash alike, and neither moves when the match moves on.
void checkCopies(const Match& match, Match& pooled, Rng& rng, Faults& faults)
{
    const std::uint64_t hash = match.hash();
    const std::unique_ptr<Match> cloned = match.clone();
    pooled.assign(match);
    faults.require(cloned->hash() == hash, "a clone hashes otherwise");
    faults.require(pooled.hash() == hash, "an assigned match hashes otherwise");
    faults.require(samePrompt(cloned->prompt(), match.prompt()), "a clone asks otherwise");
    for (int i = 0; i < 5 && !pooled.prompt().choices.empty(); ++i)
        pooled.apply(anyOf(pooled.prompt(), rng));
    faults.require(cloned->hash() == hash, "a clone changed when another copy moved on");
    faults.require(match.hash() == hash, "a match changed when its copy moved on");
}

/// Plays the same words in a new match; where it ends it must be as the first.
void checkWords(const Game& game, const core::MatchSetup& setup, const std::vector<std::string>& words,
    std::uint64_t endHash, Faults& faults)
{
    Problems problems;
    const std::unique_ptr<Match> match = game.newMatch(setup, problems);
    for (const std::string& said : words) {
        const Prompt prompt = match->prompt();
        const std::optional<Choice> choice = game.notation().fromWords(*match, prompt, said);
        if (!choice) {
            faults.add("a second time nobody can answer \"" + said + '"');
            return;
        }
        match->apply(*choice);
    }
    faults.require(match->hash() == endHash, "the match replayed by its words ends otherwise");
}

/// All seats may end the match at any time, and the record says so in words that read back.
void checkAgreement(const Game& game, const Match& match, Faults& faults)
{
    const Prompt prompt = match.prompt();
    const std::string said = game.notation().toWords(match, prompt, core::kAgreeToEnd);
    const std::optional<Choice> read = game.notation().fromWords(match, prompt, said);
    faults.require(read && *read == core::kAgreeToEnd, "the words for agreeing to end the match do not read back");
    for (const Choice choice : prompt.choices)
        faults.require(game.notation().toWords(match, prompt, choice) != said, "an answer has the words for agreeing");
    faults.require(
        !game.notation().label(match, prompt, core::kAgreeToEnd).empty(), "agreeing to end the match has no label");
    const std::unique_ptr<Match> ended = match.clone();
    ended->apply(core::kAgreeToEnd);
    faults.require(ended->outcome().decided && ended->prompt().choices.empty(), "agreeing does not end the match");
    faults.require(ended->outcome().winners == (1U << static_cast<unsigned>(match.seatCount())) - 1U,
        "a match that all agree to end is no draw");
    faults.require(ended->outcome().score == match.standing().score, "agreeing changes the score");
    faults.require(ended->hash() != match.hash(), "agreeing changes nothing in the hash");
    checkBreaches(*ended, faults);
}

void checkConcealed(const Game& game, const Match& match, Seat seat, std::uint64_t seed, int bound, Faults& faults)
{
    const std::unique_ptr<Match> world = match.clone();
    Rng rng(seed);
    world->conceal(seat, rng);
    faults.require(world->viewHash(seat) == match.viewHash(seat), "a concealed match looks otherwise to its seat");
    const Prompt asked = match.prompt();
    const Prompt there = world->prompt();
    faults.require(asked.seat == there.seat && asked.reason == there.reason, "a concealed match asks another question");
    if (asked.seat == seat)
        faults.require(samePrompt(asked, there), "a concealed match gives its seat other answers");
    faults.require(game.notation().choices(match, asked, seat) == game.notation().choices(*world, there, seat),
        "a table shows a seat what it cannot know");
    for (const Seat viewer : { seat, Seat::None })
        faults.require(game.notation().table(match, viewer) == game.notation().table(*world, viewer),
            "a table in words tells what cannot be known");
    faults.require(match.standing().score == world->standing().score, "a concealed match has another score");
    faults.require(match.outcome().decided == world->outcome().decided, "concealing decided a match");
    checkBreaches(*world, faults);

    const std::unique_ptr<Match> again = match.clone();
    Rng sameRng(seed);
    again->conceal(seat, sameRng);
    faults.require(again->hash() == world->hash(), "concealing twice with the same chance gave two worlds");

    // What the seat could tell apart it would know: a world of a world is one of the same worlds.
    Rng other(seed + 1);
    again->conceal(seat, other);
    faults.require(again->viewHash(seat) == match.viewHash(seat), "concealing twice changed the view");

    int choices = 0;
    for (; !world->outcome().decided && choices < bound; ++choices) {
        const Prompt prompt = world->prompt();
        if (prompt.choices.empty()) {
            faults.add("a concealed match asks nothing");
            return;
        }
        world->apply(anyOf(prompt, rng));
        if (choices % 16 == 0)
            checkBreaches(*world, faults);
    }
    faults.require(world->outcome().decided, "a concealed match does not end");
    checkBreaches(*world, faults);
}

/// Takes back all that the seat may, and makes the same choices again. How many it took back.
int takeAllBack(core::MatchSession& session, Seat seat, const std::vector<Choice>& made,
    const std::vector<std::uint64_t>& hashes, Faults& faults)
{
    int back = 0;
    while (session.undoable(seat) > 0) {
        session.undo();
        ++back;
        faults.require(session.match().hash() == hashes[made.size() - static_cast<std::size_t>(back)],
            "taking back does not lead to where it was");
    }
    for (std::size_t i = made.size() - static_cast<std::size_t>(back); i < made.size(); ++i) {
        session.choose(made[i]);
        faults.require(session.match().hash() == hashes[i + 1], "the same choice after taking back leads elsewhere");
    }
    return back;
}

/// The record as it stands is read back whole, and goes on from where it is.
void checkReadBack(const Game& game, const core::MatchSession& session, Faults& faults)
{
    const std::string text = core::toJson(session.record());
    Problems problems;
    const std::optional<core::MatchRecord> read = core::fromJson(text, problems);
    faults.require(read && core::toJson(*read) == text, "a record does not survive its JSON");
    if (!read || session.match().outcome().decided)
        return;
    const auto resumed = core::MatchSession::resume(game, *read, nullptr, problems);
    if (resumed == nullptr)
        faults.add("a record does not resume: " + problems.front().text());
    else
        faults.require(resumed->match().hash() == session.match().hash(), "a record resumes elsewhere");
}

/// People find words for every set and every option, with at least two values each.
void checkWordsForPeople(const Game& game, Faults& faults)
{
    std::set<std::string> names;
    faults.require(!game.sets().empty(), "there is no set");
    for (const core::SetInfo& set : game.sets()) {
        faults.require(!set.name.empty() && names.insert(set.name).second, "a set has no name of its own");
        faults.require(!set.title.empty(), "a set has no words for people");
    }
    names.clear();
    for (const core::OptionInfo& option : game.options()) {
        faults.require(!option.name.empty() && names.insert(option.name).second, "an option has no name of its own");
        faults.require(!option.title.empty() && !option.meaning.empty(), "an option has no words for people");
        faults.require(option.values.size() > 1, "an option leaves nothing to choose");
        std::set<std::string> values;
        std::set<std::string> words;
        for (const core::OptionValue& value : option.values) {
            faults.require(!value.name.empty() && values.insert(value.name).second, "a value has no name of its own");
            faults.require(!value.words.empty() && words.insert(value.words).second, "a value has no words of its own");
        }
    }
}

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
    agree(Has::Pairs, game.pairs() != nullptr && !game.pairs()->factions().empty(), "pairs");
    agree(Has::Features, game.features() != nullptr && game.features()->count() > 0, "features");
    agree(Has::LearnedWeights,
        game.learned(core::LearnedFor::Plays) != nullptr || game.learned(core::LearnedFor::Leaves) != nullptr,
        "learned weights");
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
    for (int number = 0; number < matches; ++number) {
        core::MatchSetup own = setup;
        own.seed += static_cast<std::uint64_t>(number);
        const std::unique_ptr<Match> match = game.newMatch(own, problems);
        own.seed += 1;
        chance = chance || game.newMatch(own, problems)->hash() != match->hash();
        Rng rng(own.seed);
        const std::unique_ptr<Match> world = match->clone();
        world->conceal(Seat::First, rng);
        hidden = hidden || world->hash() != match->hash();
        for (int choices = 0; !match->outcome().decided && choices < choicesInMatch; ++choices)
            match->apply(anyOf(match->prompt(), rng));
        const core::Outcome end = match->outcome();
        for (int seat = 0; seat < match->seatCount(); ++seat)
            for (int other = 0; other < match->seatCount(); ++other)
                teams = teams
                    || (core::contains(end.winners, core::seatAt(seat))
                        && core::contains(end.winners, core::seatAt(other))
                        && end.score[static_cast<std::size_t>(seat)] != end.score[static_cast<std::size_t>(other)]);
    }
    if (const std::unique_ptr<Match> match = game.newMatch(setup, problems))
        for (int seat = 0; seat < match->seatCount(); ++seat) {
            const core::SeatMask team = match->teamOf(core::seatAt(seat));
            faults.require(core::contains(team, core::seatAt(seat)), "a seat is in no team, not even its own");
            faults.require(game.has(Has::Teams) || team == core::maskOf(core::seatAt(seat)),
                "there are teams, and they are not declared");
            for (int other = 0; other < match->seatCount(); ++other)
                faults.require(!core::contains(team, core::seatAt(other)) || match->teamOf(core::seatAt(other)) == team,
                    "two seats of a team name other mates");
        }
    agree(Has::HiddenCards, hidden, "hidden cards");
    agree(Has::Chance, chance, "chances");
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
        int turn = 0;
        std::uint32_t disclosures = 0;
        int choices = 0;
        for (;; ++choices) {
            faults.at(own.seed, choices);
            checkBreaches(*match, faults);
            checkPrompt(game, *match, faults);
            checkChoices(game, *match, faults);
            if (choices % 8 == 0)
                checkTable(game, *match, faults);
            faults.require(match->standing().turn >= turn, "turns are counted backwards");
            faults.require(match->disclosures() >= disclosures, "disclosures are counted backwards");
            turn = match->standing().turn;
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
            if (choices < 3 || rng.below(12) == 0) {
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
    faults.require(differing > matches, "concealed worlds show a seat what others hold");
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
            undone += takeAllBack(*session, prompt.seat, made, hashes, faults);
            if (number == 0)
                checkReadBack(game, *session, faults);
        }
        for (std::size_t k = 0; number == 0 && k < hashes.size(); ++k)
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
