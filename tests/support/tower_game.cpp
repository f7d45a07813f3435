#include "tests/support/tower_game.h"

#include <algorithm>
#include <cctype>

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

std::string kindName(std::size_t kind)
{
    return kTowerKindNames[kind];
}

std::string cardName(std::uint8_t id)
{
    return kindName(static_cast<std::size_t>(towerKind(id)));
}

std::string floorsOf(int count)
{
    return std::to_string(count) + (count == 1 ? " floor" : " floors");
}

/// The card of that kind in a set, as it is listed.
core::CardInfo cardOf(const std::string& set, std::size_t kind)
{
    core::CardInfo card;
    card.id = "towers." + set + '.' + std::to_string(kind + 1);
    card.name = kindName(kind);
    card.set = set;
    card.type = "action";
    card.kind = "action";
    card.copies = kTowerCards / kTowerKinds;
    return card;
}

constexpr const char* kAgreed = "agree to a draw";

/// The numbers within the words, each one less than it stands there; the first three of them.
std::array<int, 3> numbersIn(std::string_view words)
{
    std::array<int, 3> numbers { -1, -1, -1 };
    std::size_t count = 0;
    bool inside = false;
    for (const char letter : words) {
        const bool digit = letter >= '0' && letter <= '9';
        if (inside && !digit)
            ++count;
        inside = digit;
        if (digit && count < numbers.size() && numbers[count] < 100)
            numbers[count] = (numbers[count] + 1) * 10 + (letter - '0') - 1;
    }
    return numbers;
}

class TowerNotation final : public core::Notation {
public:
    std::string toWords(const Match&, const Prompt&, Choice choice) const override
    {
        if (choice == core::kAgreeToEnd)
            return kAgreed;
        switch (static_cast<TowerVerb>(choice.verb)) {
        case TowerVerb::Play:
            return "play " + kindName(choice.a);
        case TowerVerb::Shoot:
            return "shoot at " + seatName(choice.a) + " floor " + std::to_string(choice.b + 1) + " window "
                + std::to_string(choice.c + 1);
        case TowerVerb::Strike:
            return "strike " + seatName(choice.a);
        case TowerVerb::Throw:
            return "throw " + kindName(choice.a);
        case TowerVerb::End:
            return "end";
        }
        return {};
    }

    std::optional<Choice> fromWords(const Match& match, const Prompt& prompt, std::string_view words) const override
    {
        if (words == kAgreed)
            return core::kAgreeToEnd;
        // There are hundreds of windows: their words are read instead of made.
        const std::array<int, 3> numbers = numbersIn(words);
        for (const Choice choice : prompt.choices) {
            const bool other = static_cast<TowerVerb>(choice.verb) == TowerVerb::Shoot
                && (choice.a != numbers[0] || choice.b != numbers[1] || choice.c != numbers[2]);
            if (!other && toWords(match, prompt, choice) == words)
                return choice;
        }
        return std::nullopt;
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
        const std::string asker = prompt.source == 0xFF ? "" : cardName(prompt.source) + ": ";
        switch (static_cast<TowerReason>(prompt.reason)) {
        case TowerReason::PlayPhase:
            return "Play a card or end your part of the turn.";
        case TowerReason::Aim:
            return asker + "at which window?";
        case TowerReason::ChooseSeat:
            return asker + "against whom?";
        case TowerReason::ThrowCard:
            return asker + "throw away which card?";
        }
        return {};
    }

    core::PromptView choices(const Match& match, const Prompt& prompt, Seat viewer) const override
    {
        core::PromptView view;
        view.seat = prompt.seat;
        if (prompt.seat == Seat::None || prompt.seat != viewer)
            return view;
        const TowerState& s = static_cast<const TowerMatch&>(match).state();
        view.request = question(match, prompt);
        view.source = prompt.source == 0xFF ? "" : cardName(prompt.source);
        for (const Choice choice : prompt.choices) {
            core::ChoiceView offered;
            offered.choice = choice;
            offered.label = label(match, prompt, choice);
            tie(s, prompt, offered);
            view.choices.push_back(std::move(offered));
        }
        return view;
    }

    std::vector<core::TableLine> table(const Match& match, Seat viewer) const override
    {
        const TowerState& s = static_cast<const TowerMatch&>(match).state();
        std::vector<core::TableLine> lines { { "Turn " + std::to_string(s.turn) + " of " + std::to_string(s.lastTurn),
            0 } };
        for (std::size_t i = 0; i < s.seats; ++i) {
            lines.push_back({ seatName(static_cast<int>(i)) + ": " + floorsOf(s.height[i]) + ", "
                    + std::to_string(s.hand[i].size()) + " in hand, props " + std::to_string(s.props[i]),
                0 });
            if (seatAt(static_cast<int>(i)) == viewer)
                for (const std::uint8_t id : s.hand[i])
                    lines.push_back({ cardName(id), 1 });
        }
        return lines;
    }

    core::language::Saying sentence(const Match&, const Event& event, Seat viewer) const override
    {
        const std::string who = "Seat " + std::to_string(core::indexOf(event.seat) + 1);
        const bool may = viewer == Seat::None || core::contains(event.audience, viewer);
        const std::string card = event.card == 0xFF || !may ? "a card" : cardName(event.card);
        switch (static_cast<TowerEvent>(event.kind)) {
        case TowerEvent::TurnBegan:
            return who + " begins turn " + std::to_string(event.amount)
                + (event.other == 0xFF ? "." : " together with " + seatName(event.other) + '.');
        case TowerEvent::PhaseBegan:
            return who + " goes on with the turn.";
        case TowerEvent::Played:
            return who + " plays " + card + '.';
        case TowerEvent::Propped:
            return who + " props up its tower.";
        case TowerEvent::Shot:
            return who + " breaks window " + std::to_string(event.amount + 1) + " on floor "
                + std::to_string(event.place + 1) + " of " + seatName(event.other) + '.';
        case TowerEvent::Fell:
            return "The tower of " + seatName(core::indexOf(event.seat)) + " falls by " + floorsOf(event.amount) + '.';
        case TowerEvent::Fallen:
            return who + " is out.";
        case TowerEvent::Saw:
            return who + " sees " + card + " of " + seatName(event.other) + '.';
        case TowerEvent::TurnedOver:
            return who + " turns over " + card + '.';
        case TowerEvent::Thrown:
            return who + " throws " + card + " away.";
        case TowerEvent::Drew:
            return who + " draws " + card + '.';
        case TowerEvent::Ended:
            return "The match is over.";
        }
        return {};
    }

    std::optional<core::Mark> mark(const Match&, const Event&) const override { return std::nullopt; }

private:
    static void tie(const TowerState& s, const Prompt& prompt, core::ChoiceView& view)
    {
        using Kind = core::ChoiceView::Kind;
        const auto lowest = [&](const TowerCards& hand) {
            for (const std::uint8_t id : hand)
                if (towerKind(id) == static_cast<TowerKind>(view.choice.a))
                    return int { id };
            return -1;
        };
        switch (static_cast<TowerVerb>(view.choice.verb)) {
        case TowerVerb::Play:
            view.kind = Kind::Card;
            view.card = lowest(s.hand[static_cast<std::size_t>(core::indexOf(prompt.seat))]);
            break;
        case TowerVerb::Shoot:
            view.kind = Kind::Place;
            view.seat = seatAt(view.choice.a);
            view.place = view.choice.b;
            break;
        case TowerVerb::Strike:
            view.kind = Kind::Seat;
            view.seat = seatAt(view.choice.a);
            break;
        case TowerVerb::Throw: // out of the hand that the spy has seen
            view.kind = Kind::Card;
            view.card = lowest(s.hand[s.victim]);
            view.elsewhere = cardOf(s.beginning == kWoodenTower ? "wood" : "stone", view.choice.a);
            break;
        case TowerVerb::End:
            view.kind = Kind::End;
            break;
        }
    }
};

/// The team's towers against those of the others. Cards count where they threaten; the own ones are there to be played.
class TowerEvaluator final : public core::Evaluator {
public:
    double value(const Match& match, Seat seat) const override
    {
        const auto& towers = static_cast<const TowerMatch&>(match);
        const TowerState& s = towers.state();
        const core::SeatMask team = towers.teamOf(core::indexOf(seat));
        double own = 0;
        double others = 0;
        for (int i = 0; i < s.seats; ++i) {
            const auto at = static_cast<std::size_t>(i);
            const double worth = s.height[at] + 1.5 * s.props[at] + (s.height[at] > 0 ? 3 : 0);
            if (core::contains(team, seatAt(i)))
                own += worth;
            else
                others += worth + 0.2 * static_cast<double>(s.hand[at].size());
        }
        const double teams = s.teams != 0 ? s.teams : s.seats;
        return own - others / (teams - 1);
    }
};

/// The value that the setup gives an option, or its default.
std::string valueOf(const core::MatchSetup& setup, const core::OptionInfo& option)
{
    const auto found = setup.options.find(option.name);
    return found == setup.options.end() ? option.values.front().name : found->second;
}

}

TowerGame::TowerGame()
    : m_notation(std::make_unique<TowerNotation>())
    , m_evaluator(std::make_unique<TowerEvaluator>())
{
}

TowerGame::~TowerGame() = default;

std::string TowerGame::setHash(const std::string& set) const
{
    return set == "wood" ? "0000000000000f02" : "0000000000000f01";
}

std::vector<core::OptionInfo> TowerGame::options() const
{
    return { { "teams", "Teams", "whether the seats belong to two teams in turn",
                 { { "none", "Each for itself" }, { "two", "Two teams, in turn" } } },
        { "turns", "Turns", "whether two neighbours have each turn together",
            { { "single", "One seat each" }, { "shared", "Two neighbours together" } } } };
}

std::vector<core::CardInfo> TowerGame::cardsIn(core::language::Language) const
{
    std::vector<core::CardInfo> cards;
    for (const std::string& set : setNames())
        for (std::size_t kind = 0; kind < kTowerKindNames.size(); ++kind)
            cards.push_back(cardOf(set, kind));
    return cards;
}

std::string TowerGame::explain(const std::string& name, const std::string& set) const
{
    const std::vector<std::string> known = setNames();
    const bool isCard = std::find(kTowerKindNames.begin(), kTowerKindNames.end(), name) != kTowerKindNames.end();
    return isCard && std::find(known.begin(), known.end(), set) != known.end() ? name + "\n  strike\n" : std::string();
}

Problems TowerGame::check(const core::MatchSetup& setup) const
{
    Problems problems;
    if (!setup.set.empty() && setup.set != "stone" && setup.set != "wood")
        problems.push_back({ "set", "there is no set \"" + setup.set + '"', "choose stone or wood" });
    const int seats = static_cast<int>(setup.seats.size());
    if (seats < minSeats() || seats > maxSeats())
        problems.push_back({ "seats", std::to_string(seats) + " seats", "choose 2 to 6" });
    const std::vector<core::OptionInfo> known = options();
    for (const auto& [name, value] : setup.options)
        if (std::none_of(known.begin(), known.end(),
                [&](const core::OptionInfo& each) { return each.name == name && each.offers(value); }))
            problems.push_back({ "options", "there is no option " + name + '=' + value,
                "choose teams=none, teams=two, turns=single or turns=shared" });
    if (valueOf(setup, known[0]) == "two" && seats % 2 != 0)
        problems.push_back({ "options", "two teams cannot be made of " + std::to_string(seats) + " seats",
            "choose an even number of seats, or teams=none" });
    return problems;
}

core::MatchMode TowerGame::modeOf(const core::MatchSetup& setup) const
{
    core::MatchMode mode;
    if (valueOf(setup, options()[0]) != "two")
        return mode;
    mode.name = "Two teams";
    mode.about = "The team whose towers stand longest wins.";
    mode.sides.resize(2);
    for (std::size_t seat = 0; seat < setup.seats.size(); ++seat)
        mode.sides[seat % 2] |= core::maskOf(core::seatAt(static_cast<int>(seat)));
    return mode;
}

std::unique_ptr<Match> TowerGame::newMatch(const core::MatchSetup& setup, Problems& problems) const
{
    const Problems faults = check(setup);
    problems.insert(problems.end(), faults.begin(), faults.end());
    if (!faults.empty())
        return nullptr;
    const std::vector<core::OptionInfo> known = options();
    TowerRules rules;
    rules.seats = static_cast<int>(setup.seats.size());
    rules.seed = setup.seed;
    rules.height = setup.set == "wood" ? kWoodenTower : kTallestTower;
    rules.teams = valueOf(setup, known[0]) == "two";
    rules.shared = valueOf(setup, known[1]) == "shared";
    return std::make_unique<TowerMatch>(rules);
}

core::MatchSetup towerSetup(int seats, std::uint64_t seed)
{
    core::MatchSetup setup;
    setup.seed = seed;
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back({ core::language::unnamed(i + 1), {} });
    return setup;
}

} // namespace tests
