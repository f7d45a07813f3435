#include "core/ai/players/player_spec.h"

#include "core/language/house.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

using language::Saying;

constexpr std::string_view kStyleIs = "style=";

Saying listed(const std::vector<std::string>& words)
{
    return Saying::list(language::Between::Comma, { words.begin(), words.end() });
}

/// 0.5 as "0.5", 60000 as "60000".
std::string inWords(double number)
{
    std::array<char, 32> text {};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general);
    return { text.data(), end.ptr };
}

}

PlayerSpec readPlayerSpec(std::string_view words, Problems& problems)
{
    return readPlayerSpec(words, std::min(words.find(':'), words.size()), problems);
}

PlayerSpec readPlayerSpec(std::string_view words, std::size_t nameLength, Problems& problems)
{
    PlayerSpec spec;
    spec.name = words.substr(0, nameLength);
    if (nameLength == words.size())
        return spec;
    std::string_view rest = words.substr(nameLength + 1);
    for (bool more = true; more;) {
        const std::size_t comma = rest.find(',');
        const std::string_view each = rest.substr(0, comma);
        const std::size_t equals = each.find('=');
        if (equals == std::string_view::npos || equals == 0 || equals + 1 == each.size())
            problems.push_back({ "player", say(House::NoSetting, { each, words }), say(House::WriteNameValue) });
        else
            spec.settings.emplace_back(each.substr(0, equals), each.substr(equals + 1));
        more = comma != std::string_view::npos;
        rest = more ? rest.substr(comma + 1) : std::string_view();
    }
    return spec;
}

StyledSpec splitStyle(std::string_view words)
{
    for (std::size_t at = words.find(kStyleIs); at != std::string_view::npos; at = words.find(kStyleIs, at + 1)) {
        if (at == 0 || (words[at - 1] != ':' && words[at - 1] != ','))
            continue;
        const std::size_t value = at + kStyleIs.size();
        const std::size_t end = std::min(words.find(',', value), words.size());
        // What follows takes its place, and the separator before it.
        const std::string_view after = words.substr(end == words.size() ? end : end + 1);
        StyledSpec spec { std::string(words.substr(0, after.empty() ? at - 1 : at)), {} };
        spec.player += after;
        spec.style = words.substr(value, end - value);
        return spec;
    }
    return { std::string(words), {} };
}

std::string joined(const StyledSpec& spec)
{
    if (spec.style.empty())
        return spec.player;
    const char separator = spec.player.find(':') == std::string::npos ? ':' : ',';
    return spec.player + separator + std::string(kStyleIs) + spec.style;
}

const std::string* SettingReader::find(const char* name)
{
    m_known.emplace_back(name);
    const std::string* found = nullptr;
    for (const auto& [each, value] : m_spec.settings) {
        if (each != name)
            continue;
        if (found != nullptr)
            m_problems.push_back(
                { "player", say(House::SettingTwice, { m_spec.name, name }), say(House::LeaveOneOut) });
        found = &value;
    }
    return found;
}

void SettingReader::report(const char* name, const std::string& text, const Saying& hint)
{
    m_problems.push_back({ "player", say(House::NoSuchValue, { text, name, m_spec.name }), hint });
}

bool SettingReader::readNumber(const char* name, double& value, double least, double most, bool whole)
{
    const std::string* text = find(name);
    if (text == nullptr)
        return false;
    double read = 0;
    const auto end = std::from_chars(text->data(), text->data() + text->size(), read);
    const bool sound = end.ec == std::errc() && end.ptr == text->data() + text->size() && read >= least && read <= most
        && (!whole || read == std::floor(read));
    if (sound)
        value = read;
    else
        report(name, *text,
            say(whole ? House::ChooseWholeNumber : House::ChooseNumber, { inWords(least), inWords(most) }));
    return sound;
}

int SettingReader::readWord(const char* name, const std::vector<std::string>& words)
{
    const std::string* text = find(name);
    if (text == nullptr)
        return -1;
    const auto found = std::find(words.begin(), words.end(), *text);
    if (found != words.end())
        return static_cast<int>(found - words.begin());
    std::string hyphened = *text;
    std::replace_if(
        hyphened.begin(), hyphened.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    const bool known = std::find(words.begin(), words.end(), hyphened) != words.end();
    report(name, *text, known ? say(House::DidYouMean, { hyphened }) : say(House::ChooseOneOf, { listed(words) }));
    return -1;
}

void SettingReader::finish()
{
    for (const auto& [name, value] : m_spec.settings)
        if (std::find(m_known.begin(), m_known.end(), name) == m_known.end())
            m_problems.push_back({ "player", say(House::NoSettingNamed, { m_spec.name, name }),
                (m_known.empty() ? say(House::LeaveItOut) : say(House::ChooseOneOf, { listed(m_known) })) });
}

} // namespace core
