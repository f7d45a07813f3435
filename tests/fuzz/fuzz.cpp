#include "tests/fuzz/fuzz.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

namespace fuzz {

namespace {

constexpr int kMostChoices = 20'000;

void copiesHold(core::Match& match, Bytes& bytes)
{
    const std::uint64_t hash = match.hash();
    const auto copy = match.clone();
    if (copy->hash() != hash)
        fail("a copy hashes otherwise");
    const core::Seat seat = match.prompt().seat;
    core::Rng rng(bytes.next());
    copy->conceal(seat, rng);
    if (copy->viewHash(seat) != match.viewHash(seat))
        fail("a concealed world looks different to the seat it is made for");
    if (const auto breaches = copy->breaches(); !breaches.empty())
        fail("concealed: " + breaches.front());
    if (match.hash() != hash)
        fail("a copy was concealed and the original changed");
}

} // namespace

std::string Bytes::rest()
{
    std::string text(reinterpret_cast<const char*>(m_data) + m_at, m_size - m_at);
    m_at = m_size;
    return text;
}

const std::vector<core::SourceFile>& content(const std::string& game)
{
    static std::map<std::string, std::vector<core::SourceFile>> games;
    const auto read = [&game] {
        namespace fs = std::filesystem;
        const fs::path root = FUZZ_RESOURCES;
        std::vector<core::SourceFile> found;
        for (const fs::directory_entry& each : fs::recursive_directory_iterator(root / "cards" / game)) {
            if (each.path().extension() != ".json")
                continue;
            std::ostringstream text;
            text << std::ifstream(each.path()).rdbuf();
            found.push_back({ fs::relative(each.path(), root).generic_string(), text.str() });
        }
        return found;
    };
    const auto [at, isNew] = games.try_emplace(game);
    if (isNew)
        at->second = read();
    return at->second;
}

void play(core::Match& match, Bytes& bytes)
{
    for (int choices = 0; !bytes.empty() && !match.outcome().decided; ++choices) {
        if (choices == kMostChoices)
            fail("the match does not end");
        const core::Prompt prompt = match.prompt();
        if (prompt.choices.empty())
            fail("nothing to choose from");
        match.apply(prompt.choices[bytes.below(prompt.choices.size())]);
        if (const auto breaches = match.breaches(); !breaches.empty())
            fail(breaches.front());
        if (choices % 16 == 0 && !match.outcome().decided)
            copiesHold(match, bytes);
    }
}

void fail(const std::string& what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

} // namespace fuzz
