#pragma once

#include "core/json/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/compiler_words.h"
#include "core/smashup/ability/verbs.h"
#include "core/smashup/sayings/faults.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

// Inside of the compiler: what its files share and nobody else includes.

namespace core::smashup {

inline constexpr std::size_t kMostOps = 200; ///< of an ability
inline constexpr std::size_t kMostAbilities = 4; ///< of a card

/// Names given to registers in one ability, and what may be spoken of in it.
struct Compiler::Scope {
    struct Name {
        std::string name;
        std::uint8_t reg;
        Domain domain;
    };

    explicit Scope(const CardDef& def)
        : card(def)
    {
    }

    const CardDef& card;
    std::vector<Name> names;
    std::uint8_t registers = 0;
    bool here = true; ///< there is a base that "here" means
    bool it = false; ///< an event happened to a card
    bool did = false; ///< somebody brought the event about
    bool shown = false; ///< cards have been shown or looked at
    bool shownBases = false;
    bool scored = false; ///< a base has scored, so there are winners
    bool replacing = false; ///< a base has scored and is still to be replaced
    bool instead = false; ///< takes the place of a destruction
    bool asAction = false; ///< of a fusion that is played as an action
    bool discarded = false; ///< it went to the discard pile, in whatever way
    bool noPower = false; ///< a bonus: it would depend on itself
    bool noTag = false;
    bool named = true; ///< false where nothing is chosen, as in a static
    std::optional<Domain> chosen;
    int loops = 0;
    bool inChooseUpTo = false;
    int selectors = 0; ///< within one another

    bool attached() const { return card.attach == AttachTo::Minion; }
    const Name* find(std::string_view name) const
    {
        const auto found
            = std::find_if(names.rbegin(), names.rend(), [&](const Name& each) { return each.name == name; });
        return found == names.rend() ? nullptr : &*found;
    }
};

/// Where a selector may look.
inline constexpr std::pair<std::string_view, Domain> kDomains[] = { { "minions", Domain::Minions },
    { "baseActions", Domain::BaseActions }, { "minionActions", Domain::MinionActions }, { "actions", Domain::Actions },
    { "cards", Domain::Cards }, { "bases", Domain::Bases }, { "baseDeck", Domain::BaseDeck }, { "hand", Domain::Hand },
    { "deck", Domain::Deck }, { "discard", Domain::Discard }, { "handOrDiscard", Domain::Hand },
    { "handOrDeck", Domain::Hand }, { "seats", Domain::Seats }, { "factions", Domain::Factions },
    { "names", Domain::Names }, { "shown", Domain::Shown }, { "shownBases", Domain::ShownBases } };

inline bool isPile(Domain domain)
{
    return domain == Domain::Hand || domain == Domain::Deck || domain == Domain::Discard || domain == Domain::Shown;
}

inline bool isInPlay(Domain domain)
{
    return domain == Domain::Cards || domain == Domain::Minions || domain == Domain::BaseActions
        || domain == Domain::MinionActions || domain == Domain::Actions;
}

inline bool isCard(Domain domain)
{
    return isInPlay(domain) || isPile(domain);
}

/// The names given so far to what fits.
template <typename Fits>
void Compiler::mayName(const std::string& path, const Scope& scope, Fits fits)
{
    if (Allowed* const here = may(path); here != nullptr)
        for (const Scope::Name& each : scope.names)
            if (fits(each.domain))
                here->words.push_back("$" + each.name);
}

/// A selector of what fits, as far as there is any at that time.
template <typename Fits>
void Compiler::maySelect(const std::string& path, const Scope& scope, Fits fits)
{
    Allowed* const here = may(path);
    if (here == nullptr || !here->heads.empty())
        return;
    for (const auto& [name, domain] : kDomains)
        if (fits(domain) && (domain != Domain::Shown || scope.shown)
            && (domain != Domain::ShownBases || scope.shownBases) && (!scope.noPower || !isPile(domain)))
            here->heads.emplace_back(name);
}

template <typename Enum>
Enum Compiler::word(
    const Json& value, const std::string& path, std::initializer_list<std::pair<std::string_view, Enum>> words)
{
    WordList known;
    for (const auto& [name, meaning] : words)
        known.push_back(name);
    return words.begin()[wordAmong(value, path, known)].second;
}

} // namespace core::smashup
