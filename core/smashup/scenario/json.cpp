#include "core/smashup/scenario/json.h"

#include "core/json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::smashup {

using Json = nlohmann::json;

namespace {

/// "bases/0: expected a list".
[[noreturn]] void fault(const std::string& where, const std::string& what)
{
    throw ScenarioFault { where.empty() ? what : where + ": " + what };
}

}

std::string below(const std::string& where, const std::string& key)
{
    return (where.empty() ? where : where + '/') + shortened(key);
}

std::string below(const std::string& where, std::size_t index)
{
    return below(where, std::to_string(index));
}

void keysAre(const Json& object, const std::string& where, std::initializer_list<std::string_view> allowed)
{
    for (const auto& [key, value] : objectAt(object, where).items())
        if (std::find(allowed.begin(), allowed.end(), key) == allowed.end())
            fault(below(where, key), "unknown key");
}

const Json& objectAt(const Json& value, const std::string& where)
{
    if (!value.is_object())
        fault(where, "expected an object");
    return value;
}

const Json& listAt(const Json& value, const std::string& where)
{
    if (!value.is_array())
        fault(where, "expected a list");
    return value;
}

const Json& need(const Json& object, const char* key, const std::string& where)
{
    const auto found = objectAt(object, where).find(key);
    if (found == object.end())
        fault(below(where, key), "is missing");
    return *found;
}

const Json& listOr(const Json& object, const char* key, const std::string& where)
{
    static const Json empty = Json::array();
    const auto found = objectAt(object, where).find(key);
    return found == object.end() ? empty : listAt(*found, below(where, key));
}

std::string textAt(const Json& value, const std::string& where)
{
    if (!value.is_string())
        fault(where, "expected a text");
    return value.get<std::string>();
}

std::string textOr(const Json& object, const char* key, const std::string& where, const std::string& fallback)
{
    const auto found = objectAt(object, where).find(key);
    return found == object.end() ? fallback : textAt(*found, below(where, key));
}

bool flagOr(const Json& object, const char* key, const std::string& where, bool fallback)
{
    const auto found = objectAt(object, where).find(key);
    if (found == object.end())
        return fallback;
    if (!found->is_boolean())
        fault(below(where, key), "expected true or false");
    return found->get<bool>();
}

int numberOr(const Json& object, const char* key, const std::string& where, int highest, int fallback)
{
    const auto found = objectAt(object, where).find(key);
    if (found == object.end())
        return fallback;
    const bool fits = found->is_number_unsigned()
        ? found->get<std::uint64_t>() <= static_cast<std::uint64_t>(highest)
        : found->is_number_integer() && found->get<std::int64_t>() >= 0 && found->get<std::int64_t>() <= highest;
    if (!fits)
        fault(below(where, key), "expected a whole number from 0 to " + std::to_string(highest));
    return found->get<int>();
}

std::string shown(const Json& value)
{
    constexpr std::size_t kLongest = 400;
    const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() <= kLongest ? text : shortened(text);
}

std::string allOf(const std::vector<std::string>& words, const char* last)
{
    std::string all;
    for (std::size_t i = 0; i < words.size(); ++i)
        all += (i == 0 ? "" : i + 1 == words.size() ? last : ", ") + words[i];
    return all;
}

} // namespace core::smashup
