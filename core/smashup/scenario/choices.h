#pragma once

#include "core/language/saying.h"
#include "core/smashup/rules/smash_up_match.h"

#include <map>
#include <string>
#include <vector>

namespace core::smashup {

/// The answers to a question in the words of scenario files, and what tells those of one name apart.
class ScenarioChoices {
public:
    ScenarioChoices(const SmashUpMatch& match, const std::map<std::string, CardId>& ids)
        : m_match(match)
        , m_ids(ids)
    {
    }

    /// A card, base, seat or faction name, "yes", "pass" or "end".
    std::string word(Choice choice) const;
    /// All of them, each as one can tell it from the others: "Scout (at Tortuga, Ada's), pass".
    language::Saying list(const Prompt& prompt) const;
    /// Of these, which differ in anything but in being another copy: one of each, as list() has them.
    std::vector<std::string> different(const std::vector<Choice>& choices) const;

private:
    std::string described(Choice choice) const;
    language::Saying placeOf(CardId card) const;
    std::string likeness(CardId card) const;
    std::string fieldsOf(CardId card) const;
    std::vector<CardId> attachedTo(CardId host) const;

    const SmashUpMatch& m_match;
    const std::map<std::string, CardId>& m_ids;
};

} // namespace core::smashup
