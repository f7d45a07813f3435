#include "tests/support/fake_game.h"

#include "tests/support/fake_match.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace tests {

using core::Choice;
using core::Event;
using core::Match;
using core::Problems;
using core::Prompt;
using core::Seat;
using core::seatAt;

namespace {

std::string seatName(int seat)
{
    return "seat " + std::to_string(seat + 1);
}

std::string cardName(int value)
{
    return kFakeCardNames[static_cast<std::size_t>(value)];
}

std::string pierName(int pier)
{
    return kPierNames[static_cast<std::size_t>(pier)];
}

constexpr const char* kAgreed = "agree to a draw";

/// The card of that value, as it is listed.
core::CardInfo cardOf(int value)
{
    core::CardInfo card;
    card.id = "fake." + std::to_string(value);
    card.name = cardName(value);
    card.set = "plain";
    card.type = "minion";
    card.kind = "minion";
    card.figures = { { "power", { value } } };
    card.copies = value <= 2 ? 3 : 2;
    card.text = value == 2 ? "An opponent throws a card away." : "";
    return card;
}

class FakeNotation final : public core::Notation {
public:
    std::string toWords(const Match&, const Prompt&, Choice choice) const override
    {
        if (choice == core::kAgreeToEnd)
            return kAgreed;
        switch (static_cast<FakeVerb>(choice.verb)) {
        case FakeVerb::Play:
            return "play " + cardName(choice.a);
        case FakeVerb::Pier:
            return "at " + pierName(choice.a);
        case FakeVerb::Raid:
            return "raid " + seatName(choice.a);
        case FakeVerb::Throw:
            return "throw " + cardName(choice.a);
        case FakeVerb::Pull:
            return "pull " + cardName(choice.a) + " from " + pierName(choice.b);
        case FakeVerb::Score:
            return "score " + pierName(choice.a);
        case FakeVerb::Yes:
            return "yes";
        case FakeVerb::Pass:
            return "pass";
        case FakeVerb::End:
            return "end";
        }
        return {};
    }

    std::optional<Choice> fromWords(const Match& match, const Prompt& prompt, std::string_view words) const override
    {
        for (const Choice choice : prompt.choices)
            if (toWords(match, prompt, choice) == words)
                return choice;
        return words == kAgreed ? std::optional(core::kAgreeToEnd) : std::nullopt;
    }

    std::string label(const Match& match, const Prompt& prompt, Choice choice) const override
    {
        std::string words = toWords(match, prompt, choice);
        words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
        return words;
    }

    /// Whatever is chosen lies open then.
    std::string told(const Match& before, Choice choice, const Match&, core::SeatMask) const override
    {
        return label(before, before.prompt(), choice);
    }

    std::string question(const Match&, const Prompt& prompt) const override
    {
        const std::string asker = prompt.source == 0xFF ? "" : cardName(fakeValue(prompt.source)) + ": ";
        switch (static_cast<FakeReason>(prompt.reason)) {
        case FakeReason::Mulligan:
            return "Take a new hand?";
        case FakeReason::PlayPhase:
            return "Play a card or end your turn.";
        case FakeReason::ChoosePier:
            return asker + "to which pier?";
        case FakeReason::ChooseSeat:
            return asker + "whom to raid?";
        case FakeReason::ThrowCard:
            return asker + "throw away which card?";
        case FakeReason::ScoutTop:
            return asker + "throw away the top card?";
        case FakeReason::PullCard:
            return asker + "pull which card here?";
        case FakeReason::ScorePier:
            return "Which pier scores first?";
        }
        return {};
    }

    core::PromptView choices(const Match& match, const Prompt& prompt, Seat viewer) const override
    {
        core::PromptView view;
        view.seat = prompt.seat;
        if (prompt.seat == Seat::None || prompt.seat != viewer)
            return view;
        const FakeState& s = static_cast<const FakeMatch&>(match).state();
        view.request = question(match, prompt);
        view.source = prompt.source == 0xFF ? "" : cardName(fakeValue(prompt.source));
        for (const Choice choice : prompt.choices) {
            core::ChoiceView offered;
            offered.choice = choice;
            offered.label = label(match, prompt, choice);
            for (const int card : tie(s, prompt, offered)) {
                offered.card = card;
                view.choices.push_back(offered);
            }
        }
        return view;
    }

    std::vector<core::TableLine> table(const Match& match, Seat viewer) const override
    {
        const FakeState& s = static_cast<const FakeMatch&>(match).state();
        std::vector<core::TableLine> lines { { "Turn " + std::to_string(s.turn), 0 } };
        for (std::size_t i = 0; i < s.seats; ++i)
            lines.push_back({ seatName(static_cast<int>(i)) + ": " + std::to_string(s.score[i]) + " points, "
                    + std::to_string(s.hand[i].size) + " in hand",
                0 });
        const auto add = [&lines](const Pile& pile) {
            for (const std::uint8_t id : pile)
                lines.push_back({ cardName(fakeValue(id)) + " of " + seatName(core::indexOf(fakeOwner(id))), 1 });
        };
        for (std::size_t pier = 0; pier < kFakePiers; ++pier) {
            lines.push_back({ pierName(static_cast<int>(pier)), 0 });
            add(s.pier[pier]);
        }
        if (viewer != Seat::None) {
            lines.push_back({ "Your hand", 0 });
            add(s.hand[static_cast<std::size_t>(core::indexOf(viewer))]);
        }
        return lines;
    }

    core::language::Saying sentence(const Match&, const Event& event, Seat viewer) const override
    {
        const std::string who = "Seat " + std::to_string(core::indexOf(event.seat) + 1);
        const bool may = viewer == Seat::None || core::contains(event.audience, viewer);
        const std::string card = event.card == 0xFF || !may ? "a card" : cardName(fakeValue(event.card));
        switch (static_cast<FakeEvent>(event.kind)) {
        case FakeEvent::TurnBegan:
            return who + " begins turn " + std::to_string(event.amount) + ".";
        case FakeEvent::Played:
            return who + " plays " + card + " at " + pierName(event.place) + ".";
        case FakeEvent::Raided:
            return who + " is raided.";
        case FakeEvent::Thrown:
            return who + " throws " + card + " away.";
        case FakeEvent::Drew:
            return who + " draws " + card + ".";
        case FakeEvent::Scored:
            return pierName(event.place) + " scores.";
        case FakeEvent::Won:
            return "The match is over.";
        }
        return {};
    }

    std::optional<core::Mark> mark(const Match&, const Event& event) const override
    {
        if (static_cast<FakeEvent>(event.kind) != FakeEvent::Scored)
            return std::nullopt;
        core::Mark mark { pierName(event.place), {} };
        for (std::size_t seat = 0; seat < kFakeSeats; ++seat)
            mark.points[seat] = static_cast<std::int16_t>((event.amount >> (3 * static_cast<int>(seat))) & 7);
        return mark;
    }

private:
    /// Says what the answer touches but for the card: it may be any of those returned, and is none for -1.
    static std::vector<int> tie(const FakeState& s, const Prompt& prompt, core::ChoiceView& view)
    {
        using Kind = core::ChoiceView::Kind;
        const auto own = static_cast<std::size_t>(core::indexOf(prompt.seat));
        const auto cardsIn = [&](const Pile& pile) {
            std::vector<int> cards;
            for (const std::uint8_t id : pile)
                if (fakeValue(id) == view.choice.a && fakeOwner(id) == prompt.seat)
                    cards.push_back(id);
            return cards;
        };
        switch (static_cast<FakeVerb>(view.choice.verb)) {
        case FakeVerb::Play:
        case FakeVerb::Throw:
            view.kind = Kind::Card;
            return cardsIn(s.hand[own]);
        case FakeVerb::Pull:
            view.kind = Kind::Card;
            view.place = view.choice.b;
            return cardsIn(s.pier[view.choice.b]);
        case FakeVerb::Pier:
        case FakeVerb::Score:
            view.kind = Kind::Place;
            view.place = view.choice.a;
            break;
        case FakeVerb::Raid:
            view.kind = Kind::Seat;
            view.seat = seatAt(view.choice.a);
            break;
        case FakeVerb::Yes:
            if (static_cast<FakeReason>(prompt.reason) == FakeReason::ScoutTop)
                view.elsewhere = cardOf(fakeValue(s.deck[own].ids[s.deck[own].size - 1U]));
            break;
        case FakeVerb::Pass:
            view.kind = Kind::Pass;
            break;
        case FakeVerb::End:
            view.kind = Kind::End;
            break;
        }
        return { -1 };
    }
};

class FakeEvaluator final : public core::Evaluator {
public:
    double value(const Match& match, Seat seat) const override
    {
        const FakeState& s = static_cast<const FakeMatch&>(match).state();
        const auto own = static_cast<std::size_t>(core::indexOf(seat));
        double value = 0.3 * s.hand[own].size;
        for (std::size_t other = 0; other < s.seats; ++other)
            value += other == own ? 2.0 * s.score[own] : -1.0 * s.score[other];
        for (const Pile& pier : s.pier)
            for (const std::uint8_t id : pier)
                value += (fakeOwner(id) == seat ? 0.5 : -0.25) * fakeValue(id);
        return value;
    }
};

/// Score, strength on the piers and cards in hand, own less the best other's, and whose turn it is.
class FakeFeatures final : public core::Features {
public:
    std::size_t count() const override { return 4; }
    std::string name(std::size_t index) const override
    {
        static constexpr std::array<const char*, 4> kNames { "score", "strength", "hand", "own turn" };
        return kNames[index];
    }
    void read(const Match& match, Seat seat, std::span<float> values) const override
    {
        const FakeState& s = static_cast<const FakeMatch&>(match).state();
        core::PerSeat<std::array<float, 4>> rows {};
        for (std::size_t i = 0; i < s.seats; ++i)
            rows[i] = { static_cast<float>(s.score[i]), 0, static_cast<float>(s.hand[i].size),
                s.current == i ? 1.0F : 0.0F };
        for (const Pile& pier : s.pier)
            for (const std::uint8_t id : pier)
                rows[static_cast<std::size_t>(core::indexOf(fakeOwner(id)))][1] += static_cast<float>(fakeValue(id));
        const auto own = static_cast<std::size_t>(core::indexOf(seat));
        for (std::size_t feature = 0; feature < 4; ++feature) {
            float most = -1000;
            for (std::size_t i = 0; i < s.seats; ++i)
                most = i == own ? most : std::max(most, rows[i][feature]);
            values[feature] = rows[own][feature] - most;
        }
    }
};

/// The verb, and the value of the card where it is about one.
class FakeChoiceTraits final : public core::ChoiceTraits {
public:
    std::size_t count() const override { return 1 + kVerbs + kValues; }
    std::string name(std::size_t trait) const override
    {
        return trait <= kVerbs ? "verb " + std::to_string(trait) : "value " + std::to_string(trait - kVerbs);
    }
    void read(const Match&, const Prompt& prompt, std::span<Row> rows) const override
    {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const core::Choice choice = prompt.choices[i];
            const auto verb = static_cast<FakeVerb>(choice.verb);
            rows[i] = { static_cast<std::uint16_t>(1 + choice.verb) };
            if (verb == FakeVerb::Play || verb == FakeVerb::Pull)
                rows[i][1] = static_cast<std::uint16_t>(kVerbs + static_cast<std::size_t>(fakeValue(choice.a)));
        }
    }

private:
    static constexpr std::size_t kVerbs = static_cast<std::size_t>(FakeVerb::End) + 1;
    static constexpr std::size_t kValues = 5;
};

/// Likes nothing but cards in hand.
class Hoarder final : public core::Style {
public:
    std::string name() const override { return "hoarder"; }
    std::string meaning() const override { return "keeps every card"; }
    double bias(const Match& match, Seat seat) const override
    {
        const FakeState& s = static_cast<const FakeMatch&>(match).state();
        return 100.0 * s.hand[static_cast<std::size_t>(core::indexOf(seat))].size;
    }
};

/// Likes nothing but its own cards on the piers.
class PierLover final : public core::Style {
public:
    std::string name() const override { return "pier-lover"; }
    std::string meaning() const override { return "plays every card"; }
    double bias(const Match& match, Seat seat) const override
    {
        double bias = 0;
        for (const Pile& pier : static_cast<const FakeMatch&>(match).state().pier)
            for (const std::uint8_t id : pier)
                bias += fakeOwner(id) == seat ? 100.0 : 0.0;
        return bias;
    }
};

}

FakeGame::FakeGame()
    : m_notation(std::make_unique<FakeNotation>())
    , m_evaluator(std::make_unique<FakeEvaluator>())
    , m_features(std::make_unique<FakeFeatures>())
    , m_choiceTraits(std::make_unique<FakeChoiceTraits>())
{
    m_styles.push_back(std::make_unique<Hoarder>());
    m_styles.push_back(std::make_unique<PierLover>());
}

FakeGame::~FakeGame() = default;

core::Declared FakeGame::declares() const
{
    using core::Has;
    core::Declared all { Has::HiddenCards, Has::Chance, Has::Scenarios };
    const auto add = [&all](Has one, bool there) {
        if (there)
            all.add(one);
    };
    add(Has::Pairs, pairs() != nullptr);
    add(Has::Features, features() != nullptr);
    add(Has::LearnedWeights, learned(core::LearnedFor::Plays) != nullptr);
    add(Has::Origins, origins() != nullptr);
    add(Has::ChoiceTraits, choiceTraits() != nullptr);
    add(Has::Policy, policy() != nullptr);
    add(Has::Styles, !styles().empty());
    add(Has::Reasons, reasoner() != nullptr);
    return all;
}

std::vector<const core::Style*> FakeGame::styles() const
{
    return { m_styles[0].get(), m_styles[1].get() };
}

std::vector<core::OptionInfo> FakeGame::options() const
{
    return { { "raids", "Raiders", "whether a Raider raids",
        { { "yes", "They raid" }, { "no", "They do nothing" } } } };
}

std::vector<core::CardInfo> FakeGame::cardsIn(core::language::Language) const
{
    std::vector<core::CardInfo> cards;
    for (int value = 1; value <= 5; ++value) {
        cards.push_back(cardOf(value));
    }
    return cards;
}

std::string FakeGame::explain(const std::string& name, const std::string& set) const
{
    for (const char* each : kFakeCardNames)
        if (!name.empty() && name == each && set == setNames().front())
            return name + "\n  land\n";
    return {};
}

Problems FakeGame::check(const core::MatchSetup& setup) const
{
    Problems problems;
    if (!setup.set.empty() && setup.set != "plain")
        problems.push_back({ "set", "there is no set \"" + setup.set + '"', "choose plain" });
    if (static_cast<int>(setup.seats.size()) < minSeats() || static_cast<int>(setup.seats.size()) > maxSeats())
        problems.push_back({ "seats", std::to_string(setup.seats.size()) + " seats", "choose 2 to 4" });
    for (const auto& [name, value] : setup.options)
        if (name != "raids" || (value != "yes" && value != "no"))
            problems.push_back(
                { "options", "there is no option " + name + "=" + value, "choose raids=yes or raids=no" });
    return problems;
}

std::unique_ptr<Match> FakeGame::newMatch(const core::MatchSetup& setup, Problems& problems) const
{
    const Problems faults = check(setup);
    problems.insert(problems.end(), faults.begin(), faults.end());
    if (!faults.empty())
        return nullptr;
    const auto raids = setup.options.find("raids");
    return std::make_unique<FakeMatch>(
        static_cast<int>(setup.seats.size()), setup.seed, raids == setup.options.end() || raids->second == "yes");
}

/// A fake scenario says its own result; it serves to test those who run and print scenarios.
std::vector<core::ScenarioResult> FakeGame::runScenarios(
    const std::string& fileName, std::string_view text, Problems& problems) const
{
    const nlohmann::json parsed = nlohmann::json::parse(text, nullptr, false);
    if (!parsed.is_array()) {
        problems.push_back({ fileName, "this is no array of scenarios", "" });
        return {};
    }
    std::vector<core::ScenarioResult> results;
    for (const nlohmann::json& each : parsed) {
        core::ScenarioResult result;
        result.id = each.value("id", "");
        result.message = each.value("message", "");
        const std::string status = each.value("status", "passed");
        result.status = status == "failed" ? core::ScenarioResult::Status::Failed
            : status == "skipped"          ? core::ScenarioResult::Status::Skipped
                                           : core::ScenarioResult::Status::Passed;
        results.push_back(result);
    }
    return results;
}

core::MatchSetup fakeSetup(int seats, std::uint64_t seed)
{
    core::MatchSetup setup;
    setup.seed = seed;
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({ core::language::unnamed(i + 1), {} });
    return setup;
}

} // namespace tests
