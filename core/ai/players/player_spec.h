#pragma once

#include "core/game/problem.h"

#include "core/language/saying.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// A player in words, taken apart: "ismcts:ms=20,c=0.7" is "ismcts" with two settings.
struct PlayerSpec {
    std::string name;
    std::vector<std::pair<std::string, std::string>> settings;
};

/// NAME or NAME:SETTING=VALUE,SETTING=VALUE. Faults are in `problems`, at "player".
PlayerSpec readPlayerSpec(std::string_view words, Problems& problems);
/// The same where the name is known, the first `nameLength` characters: "level:3" of "level:3,style=patient".
PlayerSpec readPlayerSpec(std::string_view words, std::size_t nameLength, Problems& problems);

/// A spec and its style apart, for those who choose them one by one.
struct StyledSpec {
    std::string player; ///< "level:3"
    std::string style; ///< "patient"; empty for none
};
StyledSpec splitStyle(std::string_view words);
/// "level:3,style=patient"; without a style the player as it is.
std::string joined(const StyledSpec& spec);

/// Hands a spec's settings to those who want them, and finds fault with what is wrong or left over.
class SettingReader {
public:
    SettingReader(const PlayerSpec& spec, Problems& problems)
        : m_spec(spec)
        , m_problems(problems)
    {
    }

    /// Leaves `value` as it is where the spec does not name it; the range includes both ends.
    template <typename Number>
    void number(const char* name, Number& value, double least, double most)
    {
        double read = static_cast<double>(value);
        if (readNumber(name, read, least, most, std::is_integral_v<Number>))
            value = static_cast<Number>(read);
    }
    /// One of the words; gives its place among them.
    template <typename Value>
    void word(const char* name, Value& value, const std::vector<std::string>& words)
    {
        const int place = readWord(name, words);
        if (place >= 0)
            value = static_cast<Value>(place);
    }
    /// To be called after the last setting.
    void finish();

private:
    const std::string* find(const char* name);
    bool readNumber(const char* name, double& value, double least, double most, bool whole);
    int readWord(const char* name, const std::vector<std::string>& words);
    void report(const char* name, const std::string& text, const language::Saying& hint);

    const PlayerSpec& m_spec;
    Problems& m_problems;
    std::vector<std::string> m_known;
};

} // namespace core
