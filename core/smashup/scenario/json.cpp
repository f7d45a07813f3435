#include "core/smashup/scenario/json.h"

#include "core/json/json_text.h"
#include "core/language/house.h"
#include "core/smashup/sayings/faults.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::smashup {

using Json = nlohmann::json;

std::string placed(const std::string& where, const language::Saying& what)
{
    return where.empty() ? what.words() : where + ": " + what.words();
}

void failAt(const std::string& where, const language::Saying& what)
{
    throw ScenarioFault { placed(where, what) };
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
            failAt(below(where, key), say(House::UnknownKey));
}

const Json& objectAt(const Json& value, const std::string& where)
{
    if (!value.is_object())
        failAt(where, say(Fault::Expected, { say(Fault::AnObject) }));
    return value;
}

const Json& listAt(const Json& value, const std::string& where)
{
    if (!value.is_array())
        failAt(where, say(Fault::Expected, { say(Fault::AList) }));
    return value;
}

const Json& need(const Json& object, const char* key, const std::string& where)
{
    const auto found = objectAt(object, where).find(key);
    if (found == object.end())
        failAt(below(where, key), say(Fault::IsMissing));
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
        failAt(where, say(Fault::Expected, { say(Fault::AText) }));
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
        failAt(below(where, key), say(Fault::Expected, { say(Fault::TrueOrFalse) }));
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
        failAt(below(where, key), say(Fault::Expected, { say(Fault::WholeNumberFrom, { 0, highest }) }));
    return found->get<int>();
}

std::string shown(const Json& value)
{
    constexpr std::size_t kLongest = 400;
    const std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return text.size() <= kLongest ? text : shortened(text);
}

language::Saying allOf(const std::vector<std::string>& words, language::Between joint)
{
    return language::Saying::list(joint, { words.begin(), words.end() });
}

} // namespace core::smashup
