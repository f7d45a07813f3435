#include "core/pairs/deal.h"

#include "core/game/rng.h"
#include "core/language/house.h"
#include "core/pairs/parts.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

constexpr const char* kHead = "Breakpoint deal";
constexpr int kVersion = 1;
/// Without those that are read for one another: I and 1, O and 0.
constexpr std::string_view kLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
constexpr int kSeedLetters = 6;

std::string seedText(std::uint32_t seed)
{
    std::string text;
    for (int i = 0; i < kSeedLetters; ++i) {
        text += kLetters[seed % kLetters.size()];
        seed /= static_cast<std::uint32_t>(kLetters.size());
    }
    return text;
}

std::optional<std::uint32_t> seedOf(std::string_view text)
{
    if (text.size() != kSeedLetters)
        return std::nullopt;
    std::uint32_t seed = 0;
    for (auto letter = text.rbegin(); letter != text.rend(); ++letter) {
        const char large = *letter >= 'a' && *letter <= 'z' ? static_cast<char>(*letter - 'a' + 'A') : *letter;
        const std::size_t digit = kLetters.find(large);
        if (digit == std::string_view::npos)
            return std::nullopt;
        seed = seed * static_cast<std::uint32_t>(kLetters.size()) + static_cast<std::uint32_t>(digit);
    }
    return seed;
}

std::string listed(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

Problems checkDeal(const Game& game, const DealTerms& terms)
{
    Problems problems;
    if (terms.seats < kFewestDealt || terms.seats > kMostDealt) {
        problems.push_back(
            { say(House::PartSeats).words(), say(House::SeatsOfADeal, { kFewestDealt, kMostDealt }), {} });
        return problems;
    }
    const int needed = terms.seats * game.factionsPerSeat();
    if (static_cast<int>(terms.pool.size()) < needed)
        problems.push_back({ say(House::PartFactions).words(),
            say(House::TooFewFactions, { terms.seats, needed, static_cast<int>(terms.pool.size()) }),
            say(House::AllowMoreFactions) });
    return problems;
}

std::vector<std::vector<std::string>> deal(const Game& game, const DealTerms& terms, std::uint32_t seed)
{
    std::vector<std::string> pool = terms.pool;
    std::sort(pool.begin(), pool.end());
    Rng rng(seed);
    rng.shuffle(pool);
    std::vector<std::vector<std::string>> pairs;
    auto next = pool.begin();
    for (int seat = 0; seat < terms.seats; ++seat) {
        pairs.emplace_back(next, next + game.factionsPerSeat());
        next += game.factionsPerSeat();
    }
    return pairs;
}

std::string toLine(const DealTerms& terms, std::uint32_t seed)
{
    std::vector<std::string> pool = terms.pool;
    std::sort(pool.begin(), pool.end());
    return std::string(kHead) + ' ' + std::to_string(kVersion) + " | " + terms.game + " | " + terms.set + " | "
        + std::to_string(terms.seats) + " | " + listed(pool) + " | " + seedText(seed);
}

std::optional<SharedDeal> dealFromLine(const Game& game, std::string_view text, Problems& problems)
{
    const std::optional<LineOfParts> line = readParts(text, kHead, 5);
    if (!line.has_value() || line->parts.size() != 5) {
        problems.push_back({ {}, say(House::NoDealLine), say(House::CopyTheLine, { kHead }) });
        return std::nullopt;
    }
    if (line->version > kVersion) {
        problems.push_back({ {}, say(House::NewerVersion, { line->version }), say(House::ReadsUpTo, { kVersion }) });
        return std::nullopt;
    }
    const std::size_t before = problems.size();
    SharedDeal shared;
    shared.terms.game = game.id();
    if (!sameLetters(line->parts[0], game.id())) {
        problems.push_back({ say(House::PartGame).words(), say(House::PairOfOtherGame, { line->parts[0], game.id() }),
            say(House::ChooseThatGame) });
        return std::nullopt;
    }
    shared.terms.set = readSet(game, line->parts[1], say(House::PartPrinting).words(), problems);
    const std::string& seats = line->parts[2];
    const auto [end, fault] = std::from_chars(seats.data(), seats.data() + seats.size(), shared.terms.seats);
    if (fault != std::errc {} || end != seats.data() + seats.size())
        shared.terms.seats = 0; // told by checkDeal()
    if (!shared.terms.set.empty())
        shared.terms.pool = readFactions(
            game, shared.terms.set, partsBetween(line->parts[3], ','), say(House::PartFactions).words(), problems);
    if (const auto seed = seedOf(line->parts[4]); seed.has_value())
        shared.seed = *seed;
    else
        problems.push_back(
            { say(House::PartSeed).words(), say(House::NoDealLine), say(House::CopyTheLine, { kHead }) });
    if (problems.size() == before) {
        const Problems more = checkDeal(game, shared.terms);
        problems.insert(problems.end(), more.begin(), more.end());
    }
    return problems.size() == before ? std::optional(shared) : std::nullopt;
}

Draft::Draft(const Game& game, DealTerms terms)
    : m_terms(std::move(terms))
{
    std::sort(m_terms.pool.begin(), m_terms.pool.end());
    for (int round = 0; round < game.factionsPerSeat(); ++round)
        for (int i = 0; i < m_terms.seats; ++i)
            m_order.push_back(round % 2 == 0 ? i : m_terms.seats - 1 - i);
}

std::vector<std::string> Draft::left() const
{
    std::vector<std::string> names = m_terms.pool;
    std::erase_if(names,
        [this](const std::string& name) { return std::find(m_taken.begin(), m_taken.end(), name) != m_taken.end(); });
    return names;
}

bool Draft::take(const std::string& faction)
{
    const std::vector<std::string> free = left();
    if (done() || std::find(free.begin(), free.end(), faction) == free.end())
        return false;
    m_taken.push_back(faction);
    return true;
}

bool Draft::takeBack()
{
    if (m_taken.empty())
        return false;
    m_taken.pop_back();
    return true;
}

std::vector<std::vector<std::string>> Draft::pairs() const
{
    std::vector<std::vector<std::string>> pairs(static_cast<std::size_t>(m_terms.seats));
    for (std::size_t i = 0; i < m_taken.size(); ++i)
        pairs[static_cast<std::size_t>(m_order[i])].push_back(m_taken[i]);
    return pairs;
}

} // namespace core
