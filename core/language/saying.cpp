#include "core/language/saying.h"

#include "core/language/edition.h"
#include "core/language/manner.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace core::language {

namespace {

std::atomic<Language> spokenNow { Language::English };

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Where a sentence begins, seen from what stands before it.
bool beginsSentence(const std::string& before)
{
    const std::size_t last = before.find_last_not_of(' ');
    return last == std::string::npos || before[last] == '.' || before[last] == '?';
}

/// A character that a pattern writes twice to mean itself.
bool isTwice(std::string_view pattern, std::size_t at)
{
    return at + 1 < pattern.size() && pattern[at] == pattern[at + 1]
        && std::string_view("{[<").find(pattern[at]) != std::string_view::npos;
}

/// A place for an argument: `sign` is what stands before its number, `end` just behind the number.
struct Slot {
    char sign = 0;
    std::size_t index = 0;
    std::size_t end = std::string_view::npos; ///< npos where there is no number
};

Slot slotAt(std::string_view pattern, std::size_t at)
{
    Slot slot;
    if (at < pattern.size() && (pattern[at] == '^' || pattern[at] == '+'))
        slot.sign = pattern[at++];
    if (at >= pattern.size() || !isDigit(pattern[at]))
        return slot;
    for (; at < pattern.size() && isDigit(pattern[at]); ++at)
        slot.index = slot.index * 10 + static_cast<std::size_t>(pattern[at] - '0');
    slot.end = at;
    return slot;
}

/// The end of the group that begins before `at`: its bracket, or a bar where `bars` count; npos where there is none.
std::size_t endOfGroup(std::string_view pattern, std::size_t at, bool bars) // NOLINT(misc-no-recursion)
{
    while (at < pattern.size()) {
        if (isTwice(pattern, at)) {
            at += 2;
            continue;
        }
        const char c = pattern[at];
        if (c == ']' || c == '>' || (bars && c == '|'))
            return at;
        if (c == '[' || c == '<') {
            at = endOfGroup(pattern, at + 1, false);
            if (at == std::string_view::npos)
                return at;
        }
        ++at;
    }
    return std::string_view::npos;
}

} // namespace

Language spoken()
{
    return spokenNow.load(std::memory_order_relaxed);
}

void speak(Language language)
{
    spokenNow.store(language, std::memory_order_relaxed);
}

std::string unnamed(int number)
{
    assert(number >= 0 && number <= kMostUnnamed);
    return number == 0 ? std::string(kReader) : std::string(kReader) + std::to_string(number);
}

std::optional<int> unnamedNumber(std::string_view name)
{
    if (name == kReader)
        return 0;
    if (name.size() == kReader.size() + 1 && name.starts_with(kReader) && isDigit(name.back()) && name.back() != '0')
        return name.back() - '0';
    return std::nullopt;
}

std::string inDigits(int number, Language language)
{
    const std::string digits = std::to_string(std::abs(static_cast<long>(number)));
    return number < 0 ? std::string(mannerOf(language).minus) + digits : digits;
}

std::string_view Phrasebook::pattern(std::uint16_t phrase, Language language) const
{
    const auto& there = patterns[static_cast<std::size_t>(language)];
    if (phrase < there.size() && !there[phrase].empty())
        return there[phrase];
    return patterns[static_cast<std::size_t>(Language::English)][phrase];
}

Saying::Saying(std::string name)
    : m_name(std::move(name))
{
}

Saying::Saying(std::string_view name)
    : m_name(name)
{
}

Saying::Saying(const char* name)
    : m_name(name)
{
}

Saying::Saying(int number)
    : m_kind(Kind::Number)
    , m_number(number)
{
}

Saying::Saying(const Phrasebook& book, std::uint16_t phrase, std::vector<Saying> arguments)
    : m_kind(Kind::Phrase)
    , m_phrase(phrase)
    , m_book(&book)
    , m_parts(std::move(arguments))
{
}

Saying Saying::person(std::string name)
{
    Saying saying(std::move(name));
    saying.m_kind = Kind::Person;
    return saying;
}

Saying Saying::list(Between how, std::vector<Saying> parts)
{
    Saying saying;
    saying.m_kind = Kind::List;
    saying.m_between = how;
    saying.m_parts = std::move(parts);
    std::erase_if(saying.m_parts, [](const Saying& each) { return each.empty(); });
    return saying;
}

Saying Saying::saidBy(std::function<std::string()> somebody)
{
    Saying saying;
    saying.m_kind = Kind::Somebody;
    saying.m_somebody = std::move(somebody);
    return saying;
}

bool Saying::empty() const
{
    switch (m_kind) {
    case Kind::Name:
    case Kind::Person:
        return m_name.empty();
    case Kind::List:
        return m_parts.empty();
    case Kind::Number:
    case Kind::Phrase:
    case Kind::Somebody:
        break;
    }
    return false;
}

bool operator==(const Saying& a, const Saying& b)
{
    if (a.m_kind == Saying::Kind::Somebody || b.m_kind == Saying::Kind::Somebody)
        return a.m_kind == b.m_kind && a.words() == b.words();
    return a.m_kind == b.m_kind && a.m_between == b.m_between && a.m_phrase == b.m_phrase && a.m_number == b.m_number
        && a.m_book == b.m_book && a.m_name == b.m_name && a.m_parts == b.m_parts;
}

std::vector<std::string> Saying::names() const
{
    std::vector<std::string> names;
    addNames(names);
    return names;
}

void Saying::addNames(std::vector<std::string>& names) const // NOLINT(misc-no-recursion)
{
    if (m_kind == Kind::Name && !m_name.empty() && std::find(names.begin(), names.end(), m_name) == names.end())
        names.push_back(m_name);
    for (const Saying& part : m_parts)
        part.addNames(names);
}

/// Which of a pattern's forms goes with it.
std::size_t Saying::form(Language language) const
{
    switch (m_kind) {
    case Kind::Number:
        return mannerOf(language).form(std::abs(m_number));
    case Kind::Person:
        return m_name == kReader ? 1 : 0;
    case Kind::List:
        return m_parts.size() == 1 ? m_parts.front().form(language) : 2;
    case Kind::Name:
    case Kind::Phrase:
    case Kind::Somebody:
        break;
    }
    return 0;
}

/// Puts sayings into one text, which knows what stands before each.
class Saying::Writer {
public:
    explicit Writer(Language language)
        : m_language(language)
        , m_manner(mannerOf(language))
    {
    }

    void write(const Saying& saying, char sign = 0) // NOLINT(misc-no-recursion): sayings hold one another
    {
        const std::size_t begin = text.size();
        switch (saying.m_kind) {
        case Kind::Name:
            text += nameIn(m_language, saying.m_name);
            break;
        case Kind::Number:
            text += sign == '+' && saying.m_number >= 0 ? "+" : "";
            text += inDigits(saying.m_number, m_language);
            break;
        case Kind::Person:
            if (saying.m_name == kReader)
                text += sign == '^' || beginsSentence(text) ? m_manner.readerFirst : m_manner.reader;
            else if (const std::optional<int> number = unnamedNumber(saying.m_name))
                text.append(m_manner.numbered).append(std::to_string(*number));
            else
                text += saying.m_name;
            break;
        case Kind::Phrase:
            put(saying.m_book->pattern(saying.m_phrase, m_language), saying.m_parts);
            break;
        case Kind::Somebody:
            text += saying.m_somebody();
            break;
        case Kind::List:
            for (std::size_t i = 0; i < saying.m_parts.size(); ++i) {
                if (i > 0)
                    text += between(saying.m_between, i + 1 == saying.m_parts.size());
                write(saying.m_parts[i]);
            }
            break;
        }
        if (sign == '^' && (saying.m_kind == Kind::Phrase || saying.m_kind == Kind::List))
            text.replace(begin, std::string::npos, m_manner.capitalised(text.substr(begin)));
    }

    std::string text;

private:
    std::string_view between(Between how, bool last) const
    {
        switch (how) {
        case Between::And:
            return last ? m_manner.lastAnd : ", ";
        case Between::Or:
            return last ? m_manner.lastOr : ", ";
        case Between::Comma:
            return ", ";
        case Between::Space:
            return " ";
        case Between::Semicolon:
            break;
        }
        return "; ";
    }

    void put(std::string_view pattern, const std::vector<Saying>& arguments) // NOLINT(misc-no-recursion)
    {
        for (std::size_t at = 0; at < pattern.size();) {
            const char c = pattern[at];
            if (isTwice(pattern, at)) {
                text += c;
                at += 2;
            } else if (c == '{') {
                const Slot slot = slotAt(pattern, at + 1);
                write(argument(arguments, slot.index), slot.sign);
                at = slot.end + 1;
            } else if (c == '[') {
                const Slot slot = slotAt(pattern, at + 1);
                at = putForm(pattern, slot.end + 1, argument(arguments, slot.index).form(m_language), arguments);
            } else if (c == '<') {
                const std::size_t end = endOfGroup(pattern, at + 1, false);
                const std::string_view inner = pattern.substr(at + 1, end - at - 1);
                if (!namesEmpty(inner, arguments))
                    put(inner, arguments);
                at = end + 1;
            } else {
                text += c;
                ++at;
            }
        }
    }

    /// Writes the wanted form of those that begin at `at` and says where the group ends.
    std::size_t putForm( // NOLINT(misc-no-recursion)
        std::string_view pattern, std::size_t at, std::size_t wanted, const std::vector<Saying>& arguments)
    {
        std::string_view form;
        for (std::size_t i = 0;; ++i) {
            const std::size_t end = endOfGroup(pattern, at, true);
            if (i <= wanted)
                form = pattern.substr(at, end - at);
            at = end + 1;
            if (pattern[end] != '|')
                break;
        }
        put(form, arguments);
        return at;
    }

    static const Saying& argument(const std::vector<Saying>& arguments, std::size_t index)
    {
        static const Saying none;
        assert(index < arguments.size());
        return index < arguments.size() ? arguments[index] : none;
    }

    static bool namesEmpty(std::string_view pattern, const std::vector<Saying>& arguments)
    {
        for (std::size_t at = 0; at < pattern.size(); ++at) {
            if (isTwice(pattern, at))
                ++at;
            else if (pattern[at] == '{' || pattern[at] == '[')
                if (argument(arguments, slotAt(pattern, at + 1).index).empty())
                    return true;
        }
        return false;
    }

    Language m_language;
    const Manner& m_manner;
};

std::string Saying::words(Language language) const
{
    Writer writer(language);
    writer.write(*this);
    return writer.text;
}

std::set<std::size_t> argumentsOf(std::string_view pattern)
{
    std::set<std::size_t> named;
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        if (isTwice(pattern, at)) {
            ++at;
        } else if (pattern[at] == '{' || pattern[at] == '[') {
            if (const Slot slot = slotAt(pattern, at + 1); slot.end != std::string_view::npos)
                named.insert(slot.index);
        }
    }
    return named;
}

namespace {

std::string faultOfBrackets(std::string_view pattern)
{
    std::string open; // brackets yet to be closed
    for (std::size_t at = 0; at < pattern.size(); ++at) {
        const char c = pattern[at];
        if (isTwice(pattern, at)) {
            ++at;
        } else if (c == '{' || c == '[') {
            const Slot slot = slotAt(pattern, at + 1);
            if (slot.end == std::string_view::npos || slot.end >= pattern.size()
                || pattern[slot.end] != (c == '{' ? '}' : ':') || (c == '[' && slot.sign != 0))
                return "a place for an argument is not written as one";
            if (c == '[')
                open += ']';
            at = slot.end;
        } else if (c == '<') {
            open += '>';
        } else if (c == ']' || c == '>') {
            if (open.empty() || open.back() != c)
                return std::string("a stray ") + c;
            open.pop_back();
        } else if (c == '}' || (c == '|' && (open.empty() || open.back() != ']'))) {
            return std::string("a stray ") + c;
        }
    }
    return open.empty() ? std::string() : "a group is not closed";
}

} // namespace

std::string faultOf(std::string_view pattern, const std::set<std::size_t>& arguments)
{
    if (std::string fault = faultOfBrackets(pattern); !fault.empty())
        return fault;
    const std::set<std::size_t> named = argumentsOf(pattern);
    for (const std::size_t each : arguments)
        if (!named.contains(each))
            return "argument " + std::to_string(each) + " is left out";
    for (const std::size_t each : named)
        if (!arguments.contains(each))
            return "there is no argument " + std::to_string(each);
    return {};
}

} // namespace core::language
