#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace tests {

/// One way to break an ability: a card file with a single change, and in words what was changed.
struct Mutation {
    enum class Kind { DroppedStep, FlippedComparison, WrongOwner, MayForMust, WrongNumber, WrongPlace };
    Kind kind = Kind::DroppedStep;
    std::string card; ///< name of the card or base
    std::string change; ///< "dropped /play/0: {"draw":1}"
    nlohmann::json::json_pointer at; ///< in the file
    nlohmann::ordered_json with; ///< what stands there then; discarded for a key or step that is taken away
    bool removes = false;
};

/// Every change of these kinds that the abilities of a card file of Smash Up admit, in the file's order.
std::vector<Mutation> smashUpMutationsOf(const nlohmann::ordered_json& file);
/// The same for Star Realms.
std::vector<Mutation> starRealmsMutationsOf(const nlohmann::ordered_json& file);
/// The same for Hyperborea, which has things of several kinds in its files, named by their ids.
std::vector<Mutation> hyperboreaMutationsOf(const nlohmann::ordered_json& file);

/// The file with that one change.
nlohmann::ordered_json mutated(const nlohmann::ordered_json& file, const Mutation& mutation);

} // namespace tests
