#pragma once

#include "core/json/json_reader.h"
#include "core/starrealms/scenario/position.h"

#include <optional>
#include <string>
#include <vector>

namespace core::starrealms {

/// Something that a scenario says in answer to a question: "Stinger", "#n1", "pass", { "card": …, "seat": … }.
struct Named {
    std::string word; ///< as it is written, for whoever is told of it
    std::string name; ///< of a card, a seat, a way; "pass", "yes"; empty with an id
    CardId id = kNoCard; ///< the card that bears the id
    Seat seat = Seat::None; ///< whose it is, where that is said
    std::optional<Faction> tentacle; ///< of which it is, where that is said
    std::optional<Zone> from; ///< where it lies, where that is said
};

/// Reads such an answer; what nothing can be called is a fault.
Named readNamed(const JsonReader& value, const StarRealmsMatch& match, const std::map<std::string, CardId>& ids);

/// Whether the choice is what the answer names.
bool fits(const StarRealmsMatch& match, Choice choice, const Named& named);
/// The choice of the prompt that it names, the first of several.
std::optional<Choice> choiceFor(const StarRealmsMatch& match, const Named& named);

/// A choice in the words of scenario files.
std::string wordOf(const StarRealmsMatch& match, Choice choice);
/// What is asked, of whom, and every legal answer, in a sentence; or that the match is over.
language::Saying situation(const StarRealmsMatch& match);

} // namespace core::starrealms
