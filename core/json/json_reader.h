#pragma once

#include "core/game/problem.h"
#include "core/language/saying.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace core {

/// Parses JSON text within the limits of json_text.h. False, with the line of the fault, for what is no JSON or beyond
/// them.
bool parseJson(std::string_view text, nlohmann::json& parsed, Problems& problems);

/// Reads a value that must have a certain shape, and names the place of every fault. What is faulty reads as empty or
/// zero, so that one reading finds all faults, of which the first hundred are told.
class JsonReader {
public:
    JsonReader(const nlohmann::json& value, std::string path, Problems& problems)
        : m_value(&value)
        , m_path(std::move(path))
        , m_problems(&problems)
    {
    }

    bool isObject() const;
    bool isList() const;
    bool isText() const;
    bool isNull() const;
    bool has(const char* name) const;
    /// The member of that name; a missing one is a fault and reads as null.
    JsonReader child(const char* name) const;
    std::string text(const char* name) const { return child(name).asText(); }
    std::string asText() const;
    /// A text of at most so many bytes, where it may be longer than a name or a sentence.
    std::string asText(std::size_t most) const;
    std::int64_t asInteger(std::int64_t lowest, std::int64_t highest) const;
    std::uint64_t asUnsigned() const;
    bool asBoolean() const;
    double asNumber(double lowest, double highest) const;
    /// Every item of a list of `fewest` to `most` items.
    void eachItem(std::size_t fewest, std::size_t most, const std::function<void(const JsonReader& item)>& read) const;
    void eachMember(const std::function<void(const std::string& name, const JsonReader& value)>& read) const;
    /// Any other key is a fault.
    void only(std::initializer_list<const char*> names) const;

    void fault(const language::Saying& what, const language::Saying& hint = {}) const;

private:
    bool missing() const;
    void add(Problem problem) const;

    const nlohmann::json* m_value;
    std::string m_path;
    Problems* m_problems;
};

} // namespace core
