#include "core/json/json_reader.h"

#include "core/json/json_text.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using nlohmann::json;

constexpr std::size_t kMaxText = 4096;
constexpr std::size_t kMostFaults = 100;

/// What child() answers for a member that is not there; its fault has been told already.
const json& absent()
{
    static const json value;
    return value;
}

}

bool parseJson(std::string_view text, json& parsed, Problems& problems)
{
    JsonFault fault;
    parsed = parseJson(text, kAnyJson, fault);
    if (!fault.what.empty())
        problems.push_back(
            { fault.line == 0 ? std::string() : say(House::Line, { fault.line }).words(), fault.what, fault.hint });
    return fault.what.empty();
}

bool JsonReader::missing() const
{
    return m_value == &absent();
}

bool JsonReader::isObject() const
{
    return m_value->is_object();
}

bool JsonReader::isList() const
{
    return m_value->is_array();
}

bool JsonReader::isText() const
{
    return m_value->is_string();
}

bool JsonReader::isNull() const
{
    return m_value->is_null() && !missing();
}

bool JsonReader::has(const char* name) const
{
    return m_value->is_object() && m_value->contains(name);
}

JsonReader JsonReader::child(const char* name) const
{
    const std::string path = m_path + '/' + name;
    if (missing())
        return { absent(), path, *m_problems };
    if (m_value->is_object()) {
        const auto found = m_value->find(name);
        if (found != m_value->end())
            return { *found, path, *m_problems };
    }
    add({ path, say(House::Missing), "" });
    return { absent(), path, *m_problems };
}

std::string JsonReader::asText() const
{
    return asText(kMaxText);
}

std::string JsonReader::asText(std::size_t most) const
{
    if (m_value->is_string()) {
        const auto& value = m_value->get_ref<const std::string&>();
        if (value.size() <= most)
            return value;
        fault(say(House::ShorterTextExpected, { static_cast<int>(most) }));
    } else {
        fault(say(House::TextExpected));
    }
    return {};
}

std::int64_t JsonReader::asInteger(std::int64_t lowest, std::int64_t highest) const
{
    if (m_value->is_number_integer()
        && (!m_value->is_number_unsigned() || m_value->get<std::uint64_t>() <= std::uint64_t { INT64_MAX })) {
        const auto value = m_value->get<std::int64_t>();
        if (value >= lowest && value <= highest)
            return value;
    }
    fault(say(House::WholeNumberExpected, { std::to_string(lowest), std::to_string(highest) }));
    return lowest > 0 ? lowest : 0;
}

std::uint64_t JsonReader::asUnsigned() const
{
    if (m_value->is_number_unsigned())
        return m_value->get<std::uint64_t>();
    fault(say(House::WholeNumberFrom0Expected));
    return 0;
}

bool JsonReader::asBoolean() const
{
    if (m_value->is_boolean())
        return m_value->get<bool>();
    fault(say(House::TruthExpected));
    return false;
}

double JsonReader::asNumber(double lowest, double highest) const
{
    if (m_value->is_number()) {
        const auto value = m_value->get<double>();
        if (value >= lowest && value <= highest)
            return value;
    }
    fault(say(House::NumberExpected));
    return lowest > 0 ? lowest : 0;
}

void JsonReader::eachItem(
    std::size_t fewest, std::size_t most, const std::function<void(const JsonReader& item)>& read) const
{
    if (!m_value->is_array()) {
        fault(say(House::ListExpected));
        return;
    }
    if (m_value->size() < fewest || m_value->size() > most) {
        fault(say(House::ListOfExpected, { std::to_string(fewest), fewest == most ? "" : std::to_string(most) }));
        return;
    }
    std::size_t index = 0;
    for (const json& item : *m_value)
        read(JsonReader(item, m_path + '/' + std::to_string(index++), *m_problems));
}

void JsonReader::eachMember(const std::function<void(const std::string& name, const JsonReader& value)>& read) const
{
    if (!m_value->is_object()) {
        fault(say(House::ObjectExpected));
        return;
    }
    for (auto member = m_value->begin(); member != m_value->end(); ++member)
        read(member.key(), JsonReader(member.value(), m_path + '/' + shortened(member.key()), *m_problems));
}

void JsonReader::only(std::initializer_list<const char*> names) const
{
    if (!m_value->is_object())
        return;
    for (auto member = m_value->begin(); member != m_value->end(); ++member) {
        const std::string& key = member.key();
        if (std::none_of(names.begin(), names.end(), [&key](const char* name) { return key == name; }))
            add({ m_path + '/' + shortened(key), say(House::UnknownKey), "" });
    }
}

void JsonReader::fault(const language::Saying& what, const language::Saying& hint) const
{
    // A missing member has been told once.
    if (!missing())
        add({ m_path.empty() ? "/" : m_path, what, hint });
}

void JsonReader::add(Problem problem) const
{
    if (m_problems->size() < kMostFaults)
        m_problems->push_back(std::move(problem));
    else if (m_problems->size() == kMostFaults)
        m_problems->push_back({ "", say(House::MoreFaults, { int { kMostFaults } }), say(House::MendThemFirst) });
}

} // namespace core
