#pragma once

#include "core/game/game.h"

#include "core/language/saying.h"

#include <nlohmann/json_fwd.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

// Reading a scenario: every way in checks what it takes and names the place of what is wrong.

namespace core::smashup {

/// What is wrong with a scenario, or with what it expects; caught where that is told.
struct ScenarioFault {
    std::string text;
};

/// What is wrong at a place, where one is named: "bases/0: expected a list".
std::string placed(const std::string& where, const language::Saying& what);
[[noreturn]] void failAt(const std::string& where, const language::Saying& what);

/// "bases/0" and "minions" are "bases/0/minions".
std::string below(const std::string& where, const std::string& key);
std::string below(const std::string& where, std::size_t index);

/// A fault unless it is an object without other keys.
void keysAre(const nlohmann::json& object, const std::string& where, std::initializer_list<std::string_view> allowed);
/// A fault unless it is an object.
const nlohmann::json& objectAt(const nlohmann::json& value, const std::string& where);
/// A fault unless it is a list.
const nlohmann::json& listAt(const nlohmann::json& value, const std::string& where);
/// The member of an object that must have it.
const nlohmann::json& need(const nlohmann::json& object, const char* key, const std::string& where);
/// The list under `key`; an empty one where there is none.
const nlohmann::json& listOr(const nlohmann::json& object, const char* key, const std::string& where);

std::string textAt(const nlohmann::json& value, const std::string& where);
std::string textOr(
    const nlohmann::json& object, const char* key, const std::string& where, const std::string& fallback);
bool flagOr(const nlohmann::json& object, const char* key, const std::string& where, bool fallback);
/// A whole number from 0 to `highest`.
int numberOr(const nlohmann::json& object, const char* key, const std::string& where, int highest, int fallback);

/// A value as a sentence quotes it: its beginning, where it is long.
std::string shown(const nlohmann::json& value);
/// The words in a list, as a sentence has them.
language::Saying allOf(const std::vector<std::string>& words, language::Between joint = language::Between::And);

} // namespace core::smashup
