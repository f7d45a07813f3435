#pragma once

#include "core/language/language.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core::language {

/// What a seat is called whose person gave no name: a mark that nobody can type, for a name holds no control character.
/// Whoever tells of the seat says it in the language of that moment. Of the person at the screen it is kReader, whom
/// sayings speak to as "you"; of one of several it is unnamed(2), who is called "Player 2".
inline constexpr std::string_view kReader = "\x01";
inline constexpr int kMostUnnamed = 9; ///< so that the number is one digit

std::string unnamed(int number); ///< kReader for 0
/// The number in such a mark; none in a name that somebody gave.
std::optional<int> unnamedNumber(std::string_view name);

/// The patterns of what a room says, one table per language in the order of the room's own enumeration. A language that
/// is only begun may leave a table or a pattern empty; it is said in English then.
///
/// A pattern is text with the arguments put in:
/// - `{0}` is the argument as it is, `{^0}` with its first letter large unless it is a name, `{+0}` a number with its
/// sign;
/// - `[0:one|other]` is the form that argument asks for: of a number the language's own forms (one and other), of a
///   person the third person and the reader, and a third form for several; a form left out is like the last;
/// - `<…>` stands only where no argument in it is empty;
/// - `{{`, `[[` and `<<` are the characters themselves.
struct Phrasebook {
    std::array<std::span<const std::string_view>, kLanguages> patterns;

    std::string_view pattern(std::uint16_t phrase, Language language) const;
};

/// The book of a room that has, for each language, `patternsOf(language)`.
template <class PatternsOf>
Phrasebook phrasebook(PatternsOf patternsOf)
{
    Phrasebook book;
    for (const LanguageFacts& each : kAllLanguages)
        book.patterns[static_cast<std::size_t>(each.language)] = patternsOf(each.language);
    return book;
}

/// How what is listed is joined: "a, b and c", "a, b or c", "a, b", "a b", "a; b".
enum class Between : std::uint8_t { And, Or, Comma, Space, Semicolon };

/// Something to be said, in no language yet: a name, a number, a person, a phrase with arguments, or several of these.
class Saying {
public:
    Saying() = default; ///< nothing; it is empty
    Saying(std::string name); // NOLINT(google-explicit-constructor): the same in every language
    Saying(std::string_view name); // NOLINT(google-explicit-constructor)
    Saying(const char* name); // NOLINT(google-explicit-constructor)
    Saying(int number); // NOLINT(google-explicit-constructor)
    Saying(const Phrasebook& book, std::uint16_t phrase, std::vector<Saying> arguments);
    static Saying person(std::string name); ///< a seat's name or its mark
    static Saying list(Between how, std::vector<Saying> parts); ///< without those that are empty
    /// What somebody says who has no phrasebook of core's: the window, a store. He is asked each time.
    static Saying saidBy(std::function<std::string()> somebody);

    bool empty() const;
    /// In the language that is spoken.
    std::string words() const { return words(spoken()); }
    std::string words(Language language) const;
    /// The names it says, each once and as it stands in its words; persons are none.
    std::vector<std::string> names() const;

    friend bool operator==(const Saying& a, const Saying& b);

private:
    enum class Kind : std::uint8_t { Name, Number, Person, Phrase, List, Somebody };
    class Writer;

    std::size_t form(Language language) const;
    void addNames(std::vector<std::string>& names) const;

    Kind m_kind = Kind::Name;
    Between m_between = Between::And;
    std::uint16_t m_phrase = 0;
    int m_number = 0;
    const Phrasebook* m_book = nullptr;
    std::string m_name;
    std::vector<Saying> m_parts; ///< arguments, or what is listed
    std::function<std::string()> m_somebody {};
};

/// A number as the language writes it within a sentence: "−4" in German.
std::string inDigits(int number, Language language);

/// The arguments that a pattern names, from 0.
std::set<std::size_t> argumentsOf(std::string_view pattern);
/// What is wrong with a pattern, for tests: how it does not hold together, or which of `arguments` it leaves out or has
/// besides. Empty where nothing is.
std::string faultOf(std::string_view pattern, const std::set<std::size_t>& arguments);

/// A phrase of a room's enumeration, and how one language says it.
template <class Id>
struct Pattern {
    Id id;
    std::string_view text;
};

/// The table of a room's `Count` phrases in one language.
template <std::size_t Count, class Id, std::size_t Given>
consteval std::array<std::string_view, Count> patterns(const Pattern<Id> (&given)[Given])
{
    std::array<std::string_view, Count> texts {};
    texts.fill(""); // g++ 12 loses a table whose last rows were never written
    for (const Pattern<Id>& each : given)
        texts[static_cast<std::size_t>(each.id)] = each.text;
    return texts;
}

/// Whether every phrase is said: what is asserted of a whole language when it is compiled.
template <std::size_t Count>
consteval bool isWhole(const std::array<std::string_view, Count>& texts)
{
    for (const std::string_view each : texts)
        if (each.empty())
            return false;
    return true;
}

} // namespace core::language
