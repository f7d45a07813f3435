#pragma once

#include "core/stores/pair_store.h"

#include <string>
#include <vector>

namespace core {

/// `wanted`, or it with the next number that none of `saved` has: "Sea dogs (2)". Names differ by more than capitals.
std::string freeName(const std::vector<SavedPair>& saved, const std::string& wanted);

/// The one of `saved` that is just this pair, its factions in any order, under its name or that name with a number;
/// null where none is.
const SavedPair* samePair(const std::vector<SavedPair>& saved, const SavedPair& pair);

/// Saves those of `pairs` that are not there yet, each under a free name where its own is taken by another pair, and
/// counts them in `added`. The same pairs may come any number of times. Stops at the first that cannot be written.
StoreResult takeOver(PairStore& store, std::vector<SavedPair> pairs, int& added);

} // namespace core
