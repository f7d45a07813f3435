#pragma once

#include "core/language/saying.h"
#include "core/smashup/rules/smash_up_match.h"

#include <nlohmann/json_fwd.hpp>

#include <map>

namespace core::smashup {

/// True for a word of the format that answers a question without naming a card, base, seat or faction.
bool isAnswerWord(const std::string& word);

/// A scenario's match as its steps change it. Questions with one answer are asked in it; a step may name that answer,
/// and whatever no step names is answered by itself.
class ScenarioTable {
public:
    using Json = nlohmann::json;

    ScenarioTable(const SmashUpMatch& match, std::map<std::string, CardId> ids);
    ScenarioTable(const ScenarioTable& other);

    /// Why a step makes no sense whatever the position: an unknown key, seat, card, base or id; empty when it does.
    std::string nonsense(const Json& step) const;
    /// Makes a step; empty, or why it is not legal: what was asked, of whom, and every legal answer.
    std::string make(const Json& step);
    /// Whether the last step was refused only because it may mean several things.
    bool inDoubt() const { return m_inDoubt; }
    /// Answers every question that has a single answer.
    void settle();

    const SmashUpMatch& match() const { return *m_match; }
    /// The seat of that name; Seat::None when there is none.
    Seat seatNamed(const std::string& name) const;
    /// True when `what`, a name or "#id", means this card.
    bool means(const std::string& what, CardId card) const;
    bool names(const std::string& place, const Prompt& prompt, Choice choice) const;
    bool knowsId(const std::string& id) const { return m_ids.contains(id); }
    /// The base slot `name` means; kNoSlot when none in play does.
    Slot slotNamed(const std::string& name) const;
    /// A choice in the words of the format: a card, base, seat or faction name, "yes", "pass" or "end".
    std::string word(Choice choice) const;
    /// Every answer to the question asked now, each as one can tell it from the others.
    language::Saying legalAnswers() const;
    const std::vector<std::string>& scored() const { return m_scored; }

private:
    class Scored;

    template <typename Fits>
    std::string choose(Seat seat, const language::Saying& wanted, Fits fits, CardId* taken = nullptr);
    std::string makePlay(const Json& step, Seat seat, std::vector<Json>& answers);
    std::string makeUse(const Json& step, Seat seat);
    std::string doubt(const language::Saying& wanted, const std::vector<Choice>& fitting);
    std::string answer(Seat seat, const Json& entry);
    std::string nonsenseSeat(const std::string& where, const Json& name) const;
    std::string nonsenseName(const std::string& where, const Json& name, bool answer) const;
    std::string nonsenseCard(const std::string& where, const Json& entry, bool answer) const;
    bool fits(const Prompt& prompt, Choice choice, const Json& entry) const;
    bool cardFits(const Json& entry, CardId card) const;
    void apply(Choice choice);
    std::string refusal(const language::Saying& wanted, const language::Saying& passedOver) const;
    bool forced(const Prompt& prompt) const;

    std::unique_ptr<SmashUpMatch> m_match;
    std::map<std::string, CardId> m_ids;
    std::vector<std::string> m_scored;
    bool m_inDoubt = false;
};

} // namespace core::smashup
