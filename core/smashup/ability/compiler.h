#pragma once

#include "core/smashup/cards/card_library.h"

#include <nlohmann/json_fwd.hpp>

#include <map>

namespace core::smashup {

/// Turns card files into definitions. Finds every fault rather than the first one: each is a Problem whose place is
/// "file:line /cards/3/play/0" and whose hint names the nearest right word.
class Compiler {
public:
    Compiler(CardLibrary& library, Problems& problems);

    /// Adds one faction file. The file has faults when `problems` has grown.
    void addFaction(const SourceFile& file);
    /// Fills in what needs all cards: lists of abilities by timing, other names.
    void finish();

private:
    using Json = nlohmann::json;
    struct Scope; ///< names given to registers in one ability

    void addCard(const Json& card, const std::string& path, FactionDef& faction, FactionId factionId, bool base);
    void addAbilities(const Json& card, const std::string& path, CardDef& def);
    void addStatics(const Json& list, const std::string& path, CardDef& def);
    Ability ability(const Json& steps, const std::string& path, const CardDef& def, Ability start);
    void steps(const Json& list, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth);
    void step(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth);
    Operand operand(const Json& value, const std::string& path, Scope& scope);
    std::uint16_t selector(const Json& value, const std::string& path, Scope& scope);
    std::int16_t amount(const Json& value, const std::string& path, Scope& scope);
    std::int16_t condition(const Json& value, const std::string& path, Scope& scope);
    std::uint8_t newRegister(const Json& value, const std::string& path, Scope& scope);
    std::uint16_t tagBit(const Json& value, const std::string& path);
    std::uint16_t nameId(const std::string& name);

    bool keysAre(const Json& object, const std::string& path, std::initializer_list<std::string_view> allowed);
    std::string text(const Json& object, const char* key, const std::string& path, bool required);
    bool flag(const Json& object, const char* key, const std::string& path);
    Operand source(const Json& value, const std::string& path, Scope& scope);
    int number(const Json& object, const char* key, const std::string& path, int fallback, int low, int high);
    template <typename Enum>
    Enum word(
        const Json& value, const std::string& path, std::initializer_list<std::pair<std::string_view, Enum>> words);
    void fault(const std::string& path, const std::string& what, const std::string& hint = {});
    std::string didYouMean(std::string_view word, const std::vector<std::string_view>& known) const;

    CardLibrary& m_library;
    Problems& m_problems;
    std::string m_file;
    std::map<std::string, int> m_lines; ///< line of each JSON pointer of the file at hand
};

} // namespace core::smashup
