// The choice stream: seats, factions, options, seed, and then a choice a byte.

#include "core/smashup/smash_up_game.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace {

const core::Game& game()
{
    static const auto made = [] {
        core::Problems problems;
        auto found = core::smashup::SmashUpGame::make(fuzz::content("smashup"), problems);
        if (found == nullptr)
            fuzz::fail(problems.front().text());
        return found;
    }();
    return *made;
}

/// The names of the factions of a printing.
std::vector<std::string> factionsOf(const std::string& set)
{
    std::vector<std::string> names;
    for (const core::FactionInfo& each : game().factions())
        if (each.set == set)
            names.push_back(each.name);
    return names;
}

core::MatchSetup setupFrom(fuzz::Bytes& bytes)
{
    core::MatchSetup setup;
    std::vector<std::string> sets;
    for (const std::string& set : game().setNames())
        if (factionsOf(set).size() >= 4)
            sets.push_back(set);
    setup.set = sets[bytes.below(sets.size())];
    const std::size_t seats = 2 + bytes.below(3);
    std::vector<std::string> names = factionsOf(setup.set);
    for (std::size_t i = 0; i < seats; ++i) {
        // A pair at a time out of what is left; when there is nothing left, out of all again.
        if (names.size() < 2)
            names = factionsOf(setup.set);
        std::vector<std::string> pair;
        for (int k = 0; k < 2; ++k) {
            const auto at = names.begin() + static_cast<std::ptrdiff_t>(bytes.below(names.size()));
            pair.push_back(*at);
            names.erase(at);
        }
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), pair });
    }
    setup.options["shared_factions"] = "yes";
    for (const core::OptionInfo& option : game().options())
        if (option.name != "shared_factions")
            setup.options[option.name] = option.values[bytes.below(option.values.size())].name;
    for (int i = 0; i < 4; ++i)
        setup.seed = setup.seed << 8 | bytes.next();
    return setup;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    core::Problems problems;
    const auto match = game().newMatch(setupFrom(bytes), problems);
    if (match == nullptr)
        fuzz::fail("no match: " + problems.front().text());
    fuzz::play(*match, bytes);
    return 0;
}
