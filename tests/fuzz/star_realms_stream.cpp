// The choice stream of Star Realms: set, format, seats, options, seed, and then a choice a byte.

#include "core/starrealms/star_realms_game.h"
#include "tests/fuzz/fuzz.h"

namespace {

const core::Game& game()
{
    static const auto made = [] {
        core::Problems problems;
        auto found = core::starrealms::StarRealmsGame::make(fuzz::content("starrealms"), problems);
        if (found == nullptr)
            fuzz::fail(problems.front().text());
        return found;
    }();
    return *made;
}

core::MatchSetup setupFrom(fuzz::Bytes& bytes)
{
    core::MatchSetup setup;
    const std::vector<std::string> sets = game().setNames();
    setup.set = sets[bytes.below(sets.size())];
    for (const core::OptionInfo& option : game().options())
        setup.options[option.name] = option.values[bytes.below(option.values.size())].name;
    const std::size_t wanted = bytes.below(6);
    for (int i = 0; i < 4; ++i)
        setup.seed = setup.seed << 8 | bytes.next();
    // As many as that, or the next number that the format can be played by.
    for (std::size_t more = 0; more < 6; ++more) {
        setup.seats.clear();
        for (std::size_t i = 0; i <= (wanted + more) % 6; ++i)
            setup.seats.push_back({ "Seat " + std::to_string(i + 1), {} });
        if (game().check(setup).empty())
            break;
    }
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
