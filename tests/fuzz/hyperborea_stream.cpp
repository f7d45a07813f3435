// The choice stream of Hyperborea: seats, options, seed, and then a choice a byte.

#include "core/hyperborea/hyperborea_game.h"
#include "tests/fuzz/fuzz.h"

namespace {

const core::Game& game()
{
    static const auto made = [] {
        core::Problems problems;
        auto found = core::hyperborea::HyperboreaGame::make(fuzz::content("hyperborea"), problems);
        if (found == nullptr)
            fuzz::fail(problems.front().text());
        return found;
    }();
    return *made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::Bytes bytes(data, size);
    core::MatchSetup setup;
    const std::size_t seats = 2 + bytes.below(5);
    for (std::size_t i = 0; i < seats; ++i)
        setup.seats.push_back({ "Seat " + std::to_string(i + 1), {} });
    for (const core::OptionInfo& option : game().options())
        setup.options[option.name] = option.values[bytes.below(option.values.size())].name;
    for (int i = 0; i < 4; ++i)
        setup.seed = setup.seed << 8 | bytes.next();
    core::Problems problems;
    const auto match = game().newMatch(setup, problems);
    if (match == nullptr)
        fuzz::fail("no match: " + problems.front().text());
    fuzz::play(*match, bytes);
    return 0;
}
