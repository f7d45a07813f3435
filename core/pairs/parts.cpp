#include "core/pairs/parts.h"

#include "core/language/edition.h"
#include "core/language/house.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

language::Saying listOf(const std::vector<std::string>& names)
{
    return language::Saying::list(language::Between::Comma, { names.begin(), names.end() });
}

} // namespace

std::string trimmed(std::string_view text)
{
    constexpr std::string_view kSpaces = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kSpaces);
    return first == std::string_view::npos
        ? std::string()
        : std::string(text.substr(first, text.find_last_not_of(kSpaces) - first + 1));
}

std::vector<std::string> partsBetween(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(separator, begin);
        parts.push_back(trimmed(text.substr(begin, end == std::string_view::npos ? end : end - begin)));
        if (end == std::string_view::npos)
            return parts;
        begin = end + 1;
    }
}

bool sameLetters(std::string_view a, std::string_view b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return small(x) == small(y); });
}

std::optional<LineOfParts> readParts(std::string_view text, std::string_view head, std::size_t most)
{
    for (std::size_t at = 0; at + head.size() <= text.size(); ++at) {
        if (!sameLetters(text.substr(at, head.size()), head))
            continue;
        const std::string_view line = text.substr(at + head.size(), text.find_first_of("\r\n", at) - at - head.size());
        LineOfParts read;
        const std::string number = trimmed(line.substr(0, line.find('|')));
        const auto [end, fault] = std::from_chars(number.data(), number.data() + number.size(), read.version);
        if (fault != std::errc {} || end != number.data() + number.size() || read.version < 1
            || line.find('|') == std::string_view::npos)
            continue;
        std::string_view rest = line.substr(line.find('|') + 1);
        while (read.parts.size() + 1 < most && rest.find('|') != std::string_view::npos) {
            read.parts.push_back(trimmed(rest.substr(0, rest.find('|'))));
            rest.remove_prefix(rest.find('|') + 1);
        }
        read.parts.push_back(trimmed(rest));
        return read;
    }
    return std::nullopt;
}

std::vector<std::string> factionNames(const Game& game, const std::string& set)
{
    std::vector<std::string> names;
    for (const FactionInfo& faction : game.factions())
        if (faction.set == set)
            names.push_back(faction.name);
    std::sort(names.begin(), names.end());
    return names;
}

std::string readSet(const Game& game, const std::string& name, const std::string& where, Problems& problems)
{
    const std::vector<std::string> sets = game.setNames();
    for (const std::string& set : sets)
        if (sameLetters(set, name))
            return set;
    problems.push_back({ where, say(House::NoSuchPrinting, { name }), say(House::ChooseOneOf, { listOf(sets) }) });
    return {};
}

std::vector<std::string> readFactions(const Game& game, const std::string& set, const std::vector<std::string>& names,
    const std::string& where, Problems& problems)
{
    const std::vector<std::string> known = factionNames(game, set);
    std::vector<std::string> read;
    for (const std::string& name : names) {
        // Who plays with another edition may write its names.
        const std::string kept = language::keptName(name);
        const auto found = std::find_if(
            known.begin(), known.end(), [&](const std::string& each) { return sameLetters(each, kept); });
        if (found == known.end())
            problems.push_back(
                { where, say(House::NoSuchFaction, { name }), say(House::ChooseOneOf, { listOf(known) }) });
        else if (std::find(read.begin(), read.end(), *found) != read.end())
            problems.push_back({ where, say(House::FactionTwice, { *found }), say(House::NameAnotherFaction) });
        else
            read.push_back(*found);
    }
    return read;
}

} // namespace core
