#include "tests/conformance/checks.h"

#include "core/ai/players/player_factory.h"
#include "core/record/codec.h"
#include "core/record/replayer.h"

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

} // namespace

Choice anyOf(const Prompt& prompt, Rng& rng)
{
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

void checkBreaches(const Match& match, Faults& faults)
{
    for (const std::string& breach : match.breaches())
        faults.add("breach: " + breach);
}

void checkScoreParts(const Game& game, const Match& match, Faults& faults)
{
    const std::vector<core::Mark> parts = game.notation().scoreParts(match);
    core::PerSeat<std::int16_t> sum {};
    for (const core::Mark& part : parts) {
        faults.require(!part.what.empty(), "a part of the score has no name");
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] = static_cast<std::int16_t>(sum[i] + part.points[i]);
    }
    faults.require(parts.empty() || sum == match.standing().score, "the parts of the score do not add up to it");
}

void checkStanding(const Match& match, const core::Standing& before, Faults& faults)
{
    const core::Standing now = match.standing();
    faults.require(now.turn >= before.turn, "turns are counted backwards");
    faults.require(
        (now.current & ~core::firstSeats(match.seatCount())) == 0, "a turn of a seat that is not at the table");
    faults.require((now.current != 0) == (now.turn != 0), "a turn is nobody's, or the setup somebody's");
    faults.require(now.turn != before.turn || now.current == before.current, "a turn changes hands");
}

void checkPrompt(const Game& game, const Match& match, Faults& faults)
{
    const Prompt prompt = match.prompt();
    if (match.outcome().decided) {
        faults.require(prompt.choices.empty(), "a decided match asks on");
        const bool together = match.teamOf(core::seatAt(0)) == core::firstSeats(match.seatCount());
        faults.require(match.outcome().winners != 0 || together, "a decided match has no winner");
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

void checkChoices(const Game& game, const Match& match, Faults& faults)
{
    using Kind = core::ChoiceView::Kind;
    const Prompt prompt = match.prompt();
    for (int i = -1; i < match.seatCount(); ++i) {
        const Seat viewer = i < 0 ? Seat::None : core::seatAt(i);
        const core::PromptView view = game.notation().choices(match, prompt, viewer);
        faults.require(view.seat == prompt.seat, "a viewer is told that another seat is asked");
        if (viewer == Seat::None || viewer != prompt.seat) {
            core::PromptView nothing;
            nothing.seat = prompt.seat;
            faults.require(view == nothing, "who is not asked is shown choices");
            continue;
        }
        faults.require(
            view.question() == game.notation().question(match, prompt), "a table asks otherwise than the notation");
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
    const core::SeatMask all = core::firstSeats(match.seatCount());
    faults.require(ended->outcome().winners == (match.teamOf(core::seatAt(0)) == all ? core::SeatMask { 0 } : all),
        "a match that all agree to end is no draw, and not given up where all are one side");
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

void checkFuture(const Match& match, std::uint64_t seed, Faults& faults)
{
    const std::unique_ptr<Match> world = match.clone();
    Rng rng(seed);
    world->conceal(core::firstSeats(match.seatCount()), rng);
    for (int seat = 0; seat < match.seatCount(); ++seat)
        faults.require(world->viewHash(core::seatAt(seat)) == match.viewHash(core::seatAt(seat)),
            "a match whose future is dealt anew looks otherwise to a seat");
    faults.require(samePrompt(match.prompt(), world->prompt()), "another future asks another question");
    checkBreaches(*world, faults);
}

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

} // namespace tests
