#pragma once

#include "core/language/saying.h"
#include "core/smashup/ability/allowed.h"
#include "core/smashup/cards/card_library.h"

#include <nlohmann/json_fwd.hpp>

#include <map>

namespace core::smashup {

class Printings;
struct Remedy;
struct Verb;
struct VerbOperand;
enum class Form : std::uint8_t;
enum class Wanted : std::uint8_t;

/// Turns card files into definitions. Finds every fault rather than the first one: each is a Problem whose place is
/// "file:line /cards/3/play/0" and whose hint names the nearest right word. What the machine would not do as it is
/// written is a fault, too: a card that compiles does what its sentence says.
class Compiler {
public:
    /// `printings` has what files take over from other printings; without it nothing can be taken over.
    Compiler(CardLibrary& library, Problems& problems, Printings* printings = nullptr);

    /// Adds one faction's file, or the Madness deck's. The file has faults when `problems` has grown.
    void addFaction(const SourceFile& file);
    /// Notes from now on what may stand at the places that are read, for whoever writes there.
    void noteAllowed(AllowedAt& places) { m_allowed = &places; }
    /// Fills in what needs all cards: lists of abilities by timing, other names.
    void finish();

private:
    using Json = nlohmann::json;
    using WordList = std::vector<std::string_view>;
    struct Scope;

    // compiler_as.cpp
    const Json* takenFrom(const Json& taken, const std::string& own, const std::string& path, const char* list);
    bool takeOver(Json& json);

    // compiler_cards.cpp
    FactionDef factionHead(const Json& json);
    int factionCards(const Json& json, FactionDef& faction);
    void addMadness(const Json& json);
    void addSupply(const Json& json);
    void giversFit(std::size_t first, const std::string& path);
    void kindOf(const Json& value, const std::string& path, CardDef& def);
    /// True when it was sound enough to become the last of the library's definitions.
    bool addCard(const Json& card, const std::string& path, FactionId faction, bool base);
    void addNames(const Json& card, const std::string& path, CardDef& def);
    void landscapeWords(const Json& card, const std::string& path, CardDef& def);
    void baseNumbers(const Json& card, const std::string& path, CardDef& def);
    void cardNumbers(const Json& card, const std::string& path, CardDef& def, int mostCopies);
    void playableWhere(const Json& card, const std::string& path, CardDef& def);
    std::uint16_t tagBit(const Json& value, const std::string& path);
    std::uint16_t nameId(const std::string& name);

    // compiler_abilities.cpp
    void addAbilities(const Json& card, const std::string& path, CardDef& def);
    void addAbility(Ability made, const std::string& path, CardDef& def);
    void addWithHead(const Json& head, const std::string& path, CardDef& def, Ability start);
    Once once(const Json& head, const std::string& path, const Ability& start);
    void addSpecial(const Json& head, const std::string& path, CardDef& def, bool replaced);
    void addArrival(const Json& head, const std::string& path, CardDef& def);
    void addPlayPhase(const Json& head, const std::string& path, CardDef& def);
    void addTrigger(const Json& head, const std::string& path, CardDef& def);
    void fitting(const std::string& path, const CardDef& def, const Json& card);
    void ownCondition(const Json& head, const std::string& path, const CardDef& def, Ability& start);
    static void speaksOf(const Ability& start, const CardDef& def, Scope& scope);
    Ability ability(const Json& steps, const std::string& path, const CardDef& def, Ability start);

    // compiler_statics.cpp
    struct ForWhom {
        bool self; ///< "this"
        bool host; ///< "host"
        bool others; ///< a selector
    };
    void addStatics(const Json& list, const std::string& path, CardDef& def);
    void addStatic(const Json& item, const std::string& path, CardDef& def);
    void staticFor(
        const Json& item, const std::string& path, const char* key, ForWhom allowed, Scope& scope, Static& made);
    bool powerStatic(const Json& item, const std::string& path, Static& made, const CardDef& def);
    void guardingStatic(const Json& item, const std::string& path, Static& made, const CardDef& def);
    void baseStatic(const Json& item, const std::string& path, Static& made, const CardDef& def);
    void tagStatic(const Json& item, const std::string& path, Static& made, const CardDef& def);
    void playStatic(const Json& item, const std::string& path, Static& made, const CardDef& def);

    // compiler_readings.cpp
    void addReadings(const Json& base, const std::string& path);
    void finishReadings();

    // compiler_steps.cpp
    void steps(const Json& list, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth);
    const Verb* verbOf(const Json& step, const std::string& path);
    void step(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth);
    void chooseStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);
    void loopStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);
    Operand chosenBefore(const Json& in, const std::string& path, Scope& scope);
    void loopsFit(const std::string& path, const Scope& scope);
    void loop(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, const Op& op,
        bool keeps);
    void repeatStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);
    void branches(const Json& step, const char* yes, const std::string& path, Scope& scope, std::vector<Op>& ops,
        int depth, const Op& op);
    void body(
        const Json& step, const char* key, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth);

    // compiler_questions.cpp
    std::uint8_t hiddenRegister(const std::string& path, Scope& scope);
    std::uint8_t modeNumber(const Json& word, const std::string& path);
    void modeStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);
    void topStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);
    void discardStep(const Json& step, const std::string& path, Scope& scope, std::vector<Op>& ops, int depth, Op op);

    // compiler_verbs.cpp
    void operands(const Json& step, const std::string& path, Scope& scope, Op& op);
    void operandOf(const Json& step, const std::string& key, const std::string& path, const VerbOperand& which,
        Scope& scope, Op& op);
    void formOf(const Json& step, const std::string& key, const std::string& path, const VerbOperand& which,
        Scope& scope, Op& op);
    Operand sharedName(const Json& value, const std::string& path, Scope& scope);
    Operand playedAt(const Json& value, const std::string& path, Scope& scope);
    Domain namedBy(const Scope& scope, const Op& op, Form form) const;
    static bool namesSeat(const Json& value, const Scope& scope);
    const Json* needed(const Json& step, const std::string& path, std::string_view verb, const std::string& key);
    std::uint8_t newRegister(const Json& value, const std::string& path, Scope& scope, Domain domain);

    // compiler_odd_verbs.cpp
    void besides(const Json& step, const std::string& path, const std::string& at, Scope& scope,
        const std::vector<Op>& ops, Op& op);
    void markBesides(const std::string& path, Scope& scope, const Op& op);
    void boostBesides(const Json& step, const std::string& path);
    void underDecksBesides(const std::string& path, const std::string& at, Scope& scope, Op& op);
    void putBackBesides(const std::string& path, Scope& scope, Op& op);
    void extraBesides(const Json& step, const std::string& path, Op& op);
    void playAtEachBesides(const Json& step, const std::string& path, Scope& scope, Op& op);
    void openToMoves(const std::vector<Op>& ops, const Op& move);

    // compiler_operands.cpp
    Operand operand(const Json& value, const std::string& path, Scope& scope, Wanted wanted);
    Operand named(const std::string& name, const std::string& path, Scope& scope, Wanted wanted);
    Operand source(const Json& value, const std::string& path, Scope& scope);

    // compiler_selectors.cpp
    std::uint16_t selector(const Json& value, const std::string& path, Scope& scope);
    void place(const Json& where, const std::string& path, Scope& scope, Selector& made);
    void whose(const Json& whose, const std::string& path, Scope& scope, Selector& made);
    std::uint8_t exceptOperand(const Json& value, const std::string& path, Scope& scope, Domain domain);
    void bearingName(const Json& value, const std::string& path, Scope& scope, Selector& made);
    bool filterIs(const Json& value, const std::string& path, const char* key, bool sound);
    void inPlayFilters(const Json& value, const std::string& path, Scope& scope, Selector& made);
    void otherFilters(const Json& value, const std::string& path, Scope& scope, Selector& made);
    void printedFilters(const Json& value, const std::string& path, Scope& scope, Selector& made);
    void powerFilters(const Json& value, const std::string& path, Scope& scope, Selector& made);
    void filters(const Json& value, const std::string& path, Scope& scope, Selector& made);

    // compiler_amounts.cpp
    std::int16_t amount(const Json& value, const std::string& path, Scope& scope, int low, int high);
    std::int16_t condition(const Json& value, const std::string& path, Scope& scope);
    void conditionWord(const Json& value, const std::string& path, Scope& scope, Condition& made);
    void conditionOfCard(const Json& value, const std::string& path, Scope& scope, Condition& made);
    void conditionOfNumber(const Json& value, const std::string& path, Scope& scope, Condition& made);
    void conditionOfSelector(const Json& value, const std::string& path, Scope& scope, Condition& made);

    // compiler.cpp
    Allowed* may(const std::string& path);
    Allowed* may(const std::string& path, std::string_view key);
    void mayBe(const std::string& path, const WordList& words);
    void mayNeed(const std::string& path, std::string_view key);
    void mayNotHave(const std::string& path, std::string_view key);
    template <typename Fits>
    void mayName(const std::string& path, const Scope& scope, Fits fits);
    template <typename Fits>
    void maySelect(const std::string& path, const Scope& scope, Fits fits);
    bool keysAre(const Json& object, const std::string& path, const WordList& words);
    std::size_t wordAmong(const Json& value, const std::string& path, const WordList& known);
    std::string text(const Json& object, const char* key, const std::string& path, bool required);
    bool flag(const Json& object, const char* key, const std::string& path);
    int number(const Json& object, const char* key, const std::string& path, int fallback, int low, int high);
    int wholeNumber(const Json& value, const std::string& path, int fallback, int low, int high);
    template <typename Enum>
    Enum word(
        const Json& value, const std::string& path, std::initializer_list<std::pair<std::string_view, Enum>> words);
    void fault(const std::string& path, const language::Saying& what, const language::Saying& hint = {});
    void fault(const std::string& path, const language::Saying& what, const Remedy& remedy);
    TextSpot spotOf(const std::string& path, const std::string& word) const;

    CardLibrary& m_library;
    Problems& m_problems;
    std::vector<CardDef> m_readings; ///< of the library's readings; behind all other definitions when there are no more
    Printings* m_printings; ///< null where nothing can be taken over
    std::string m_file;
    std::string_view m_text; ///< of that file, while it is read
    std::map<std::string, int, std::less<>> m_lines; ///< line of each JSON pointer of the file at hand
    std::size_t m_faults = 0; ///< of the file at hand
    AllowedAt* m_allowed = nullptr; ///< null where nobody asks
};

} // namespace core::smashup
