#pragma once

#include "core/json/json_reader.h"
#include "core/starrealms/cards/card_library.h"

#include <map>

namespace core::starrealms {

/// Turns card files into definitions. Finds every fault rather than the first one: each is a Problem whose place is
/// "blob.json:14 /cards/3/play/0" and whose hint names the nearest right word. README.md says how cards are written.
class Compiler {
public:
    Compiler(CardLibrary& library, Problems& problems)
        : m_library(library)
        , m_problems(problems)
    {
    }

    /// Adds one file's cards. The file has faults when `problems` has grown.
    void addFile(const SourceFile& file);

private:
    using Words = std::vector<std::string_view>;

    void readFile(const JsonReader& file);
    void readCard(const JsonReader& card, const std::string& set, Faction faction);
    void readSlots(const JsonReader& card, CardDef& def, Facts& facts);
    void note(const Facts& facts, const CardDef& def);

    void steps(const JsonReader& list, Program& program);
    void step(const JsonReader& step, Program& program);
    void gainStep(const JsonReader& step, const char* verb, Op op, Program& program);
    void pickStep(const JsonReader& step, const char* verb, Op op, Program& program);
    void acquireStep(const JsonReader& step, Op op, Program& program);
    void chooseStep(const JsonReader& step, Op op, Program& program);
    void ifStep(const JsonReader& step, Op op, Program& program);
    void nextStep(const JsonReader& step, Op op, Program& program);
    bool may(const JsonReader& step);
    Amount amount(const JsonReader& value, const Program& program);
    std::uint8_t from(const JsonReader& value);
    std::uint8_t mode(const std::string& word);

    /// The place of a word among those known; the first one, with a fault, where it is none of them.
    std::size_t among(const JsonReader& value, const Words& known);
    void keysAre(const JsonReader& object, const Words& known);

    CardLibrary& m_library;
    Problems& m_problems;
};

} // namespace core::starrealms
