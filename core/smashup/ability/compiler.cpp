#include "core/smashup/ability/compiler.h"

#include "core/json/json_place.h"
#include "core/json/json_text.h"
#include "core/language/house.h"
#include "core/smashup/ability/compiler_words.h"
#include "core/smashup/sayings/faults.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::smashup {

namespace {

constexpr std::size_t kMostFaults = 100;
constexpr std::size_t kLongestText = 400;

/// Names and notes go into lists and logs: no line breaks, no control characters.
bool isPlainText(const std::string& text)
{
    return std::none_of(
        text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

} // namespace

Compiler::Compiler(CardLibrary& library, Problems& problems, Printings* printings)
    : m_library(library)
    , m_problems(problems)
    , m_printings(printings)
{
}

void Compiler::fault(const std::string& path, const language::Saying& what, const language::Saying& hint)
{
    if (++m_faults > kMostFaults) {
        if (m_faults == kMostFaults + 1)
            m_problems.push_back(
                { m_file, say(House::MoreFaults, { int { kMostFaults } }), say(House::MendThemFirst) });
        return;
    }
    // The nearest enclosing place that the parser saw has the line.
    std::string place = path;
    while (!place.empty() && !m_lines.contains(place))
        place.erase(place.rfind('/'));
    const auto line = m_lines.find(place);
    const std::string at = line == m_lines.end() ? std::string() : ":" + std::to_string(line->second);
    m_problems.push_back({ m_file + at + (path.empty() ? "" : " " + path), what, hint });
    m_problems.back().spot = spotOf(path, {});
}

void Compiler::fault(const std::string& path, const language::Saying& what, const Remedy& remedy)
{
    fault(path, what, static_cast<const language::Saying&>(remedy));
    if (m_faults > kMostFaults)
        return;
    Problem& told = m_problems.back();
    told.among = remedy.known;
    told.spot = spotOf(path, remedy.given);
    if (told.spot.length == remedy.given.size() && m_text.substr(told.spot.at, told.spot.length) == remedy.given)
        told.instead = remedy.nearest;
}

/// Where a fault stands: the word that is meant, where there is one; else the value, or the key of one of several
/// lines.
TextSpot Compiler::spotOf(const std::string& path, const std::string& word) const
{
    const auto spot = [this](std::size_t at, std::size_t length) {
        return TextSpot { lineOf(m_text, at), at, length };
    };
    const auto within = [&](std::size_t at, std::size_t length) {
        const std::size_t found = word.empty() ? std::string::npos : m_text.substr(at, length).find(word);
        return found == std::string::npos ? std::string::npos : at + found;
    };
    const JsonPlace place = placeIn(m_text, path);
    const bool many = place.at < m_text.size() && (m_text[place.at] == '{' || m_text[place.at] == '[');
    if (const std::size_t key = within(place.keyAt, place.keyLength);
        key == place.keyAt + 1 && place.keyLength == word.size() + 2)
        return spot(key, word.size());
    if (const std::size_t value = within(place.at, place.length); !many && value != std::string::npos)
        return spot(value, word.size());
    if (const JsonPlace inside = placeIn(m_text, path + "/" + word);
        !word.empty() && inside.keyLength == word.size() + 2)
        return spot(inside.keyAt + 1, word.size());
    if (many && place.keyLength != 0)
        return spot(place.keyAt, place.keyLength);
    return spot(place.at, many ? 0 : place.length);
}

/// Null where nobody asks what may stand there.
Allowed* Compiler::may(const std::string& path)
{
    return m_allowed == nullptr ? nullptr : &(*m_allowed)[path];
}

Allowed* Compiler::may(const std::string& path, std::string_view key)
{
    return m_allowed == nullptr ? nullptr : may(path + "/" + std::string(key));
}

/// Whoever says it first knows it best.
void Compiler::mayBe(const std::string& path, const WordList& words)
{
    if (Allowed* const here = may(path); here != nullptr && here->words.empty())
        here->words.assign(words.begin(), words.end());
}

void Compiler::mayNeed(const std::string& path, std::string_view key)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->needs.emplace_back(key);
}

void Compiler::mayNotHave(const std::string& path, std::string_view key)
{
    if (Allowed* const here = may(path); here != nullptr)
        std::erase(here->keys, key);
}

bool Compiler::keysAre(const Json& object, const std::string& path, const WordList& words)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->keys.assign(words.begin(), words.end());
    mayNotHave(path, "note");
    if (!object.is_object()) {
        fault(path, say(Fault::Expected, { say(Fault::AnObject) }), say(House::Write, { "{ … }" }));
        return false;
    }
    for (const auto& [key, value] : object.items())
        if (std::find(words.begin(), words.end(), key) == words.end())
            fault(path + "/" + shortened(key), say(Fault::UnknownKey, { shortened(key) }), didYouMean(key, words));
    return true;
}

std::string Compiler::text(const Json& object, const char* key, const std::string& path, bool required)
{
    if (Allowed* const here = may(path, key); here != nullptr)
        here->text = true;
    if (required)
        mayNeed(path, key);
    const auto found = object.find(key);
    if (found == object.end()) {
        if (required)
            fault(path, say(Fault::Needs, { key }), say(Fault::AddAsText));
        return {};
    }
    const std::string at = path + "/" + key;
    if (!found->is_string()) {
        fault(at, say(Fault::Expected, { say(Fault::AText) }), say(House::Write, { "\"…\"" }));
        return {};
    }
    const std::string& given = found->get_ref<const std::string&>();
    if (given.size() > kLongestText)
        fault(at, say(Fault::TextTooLong), say(Fault::AtMostCharacters, { int { kLongestText } }));
    else if (!isPlainText(given))
        fault(at, say(Fault::ControlInText), say(Fault::WriteOnOneLine));
    else if (required && given.empty())
        fault(at, say(Fault::TextEmpty));
    else
        return given;
    return {};
}

/// Which of the words it is; the first where it is none of them.
std::size_t Compiler::wordAmong(const Json& value, const std::string& path, const WordList& known)
{
    mayBe(path, known);
    if (!value.is_string()) {
        fault(path, say(Fault::Expected, { say(Fault::AWord) }), didYouMean("", known));
        return 0;
    }
    const std::string& given = value.get_ref<const std::string&>();
    const auto found = std::find(known.begin(), known.end(), given);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    fault(path, say(Fault::UnknownWord, { shortened(given) }), didYouMean(given, known));
    return 0;
}

bool Compiler::flag(const Json& object, const char* key, const std::string& path)
{
    if (Allowed* const here = may(path, key); here != nullptr)
        here->flag = true;
    const auto found = object.find(key);
    if (found == object.end())
        return false;
    if (!found->is_boolean())
        fault(path + "/" + key, say(Fault::Expected, { say(Fault::TrueOrFalse) }));
    return found->is_boolean() && found->get<bool>();
}

int Compiler::wholeNumber(const Json& value, const std::string& path, int fallback, int low, int high)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->number = { low, high };
    // Beyond the range of an int64 the parser keeps numbers unsigned; converted they would come back negative.
    const bool fits = value.is_number_integer()
        && (!value.is_number_unsigned() || value.get<std::uint64_t>() <= static_cast<std::uint64_t>(INT32_MAX))
        && value.get<std::int64_t>() >= low && value.get<std::int64_t>() <= high;
    if (fits)
        return value.get<int>();
    fault(path, say(Fault::Expected, { say(Fault::WholeNumberFrom, { low, high }) }));
    return fallback;
}

int Compiler::number(const Json& object, const char* key, const std::string& path, int fallback, int low, int high)
{
    if (Allowed* const here = may(path, key); here != nullptr)
        here->number = { low, high };
    const auto found = object.find(key);
    return found == object.end() ? fallback : wholeNumber(*found, path + "/" + key, fallback, low, high);
}

} // namespace core::smashup
