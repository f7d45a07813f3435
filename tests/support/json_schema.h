#pragma once

#include <QFile>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>

namespace tests {

/// What a value has against a JSON schema, as a place and what is wrong there; empty for nothing. It knows the words
/// that our schemas use, and has something against any other.
inline std::string schemaFault(const nlohmann::json& schema, const nlohmann::json& value, const std::string& at = "")
{
    const auto isOf = [&value](const std::string& type) {
        return type == "object" ? value.is_object()
            : type == "array"   ? value.is_array()
            : type == "string"  ? value.is_string()
            : type == "integer" ? value.is_number_integer()
            : type == "boolean" ? value.is_boolean()
            : type == "null"    ? value.is_null()
                                : false;
    };
    for (const auto& [word, rule] : schema.items()) {
        const std::string fault = at + ": " + word + ' ' + rule.dump();
        if (word == "$schema" || word == "$id" || word == "title" || word == "description" || word == "properties")
            continue;
        if (word == "type") {
            if (!isOf(rule.get<std::string>()))
                return fault;
        } else if (word == "const") {
            if (value != rule)
                return fault;
        } else if (word == "enum") {
            if (std::find(rule.begin(), rule.end(), value) == rule.end())
                return fault;
        } else if (word == "required") {
            for (const auto& key : rule)
                if (!value.contains(key.get<std::string>()))
                    return fault;
        } else if (word == "oneOf") {
            if (std::count_if(rule.begin(), rule.end(),
                    [&](const nlohmann::json& each) { return schemaFault(each, value).empty(); })
                != 1)
                return fault;
        } else if (word == "additionalProperties") {
            for (const auto& [key, inner] : value.items()) {
                if (schema.contains("properties") && schema["properties"].contains(key))
                    continue;
                if (rule == false)
                    return at + '/' + key + ": unknown";
                if (const std::string found = schemaFault(rule, inner, at + '/' + key); !found.empty())
                    return found;
            }
        } else if (word == "items") {
            for (std::size_t i = 0; i < value.size(); ++i)
                if (const std::string found = schemaFault(rule, value[i], at + '/' + std::to_string(i)); !found.empty())
                    return found;
        } else if (word == "minItems" || word == "maxItems") {
            if (word == "minItems" ? value.size() < rule : value.size() > rule)
                return fault;
        } else if (word == "minimum" || word == "maximum") {
            if (value.is_number() && (word == "minimum" ? value < rule : value > rule))
                return fault;
        } else if (word == "maxLength") {
            if (value.is_string() && value.get<std::string>().size() > rule)
                return fault;
        } else {
            return fault + ": the test does not know this word";
        }
    }
    if (schema.contains("properties"))
        for (const auto& [key, rule] : schema["properties"].items())
            if (value.is_object() && value.contains(key))
                if (const std::string found = schemaFault(rule, value[key], at + '/' + key); !found.empty())
                    return found;
    return {};
}

/// What the schema that comes with the program has against a match as it is written.
inline std::string recordFault(const std::string& json)
{
    QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../resources/schemas/breakpoint-match.schema.json"));
    if (!file.open(QIODevice::ReadOnly))
        return "there is no schema";
    return schemaFault(nlohmann::json::parse(file.readAll().toStdString()), nlohmann::json::parse(json));
}

} // namespace tests
