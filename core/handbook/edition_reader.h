#pragma once

#include "core/game/game.h"
#include "core/language/edition.h"

namespace core {

/// The names of an edition from `files`, each {"names": {"Invader": "Eindringling", …}}. Two cards cannot have one
/// name, for it would not tell which of them is meant.
language::EditionNames readEditionNames(const std::vector<SourceFile>& files, Problems& problems);

/// The names among them that the game has not, in one of its printings: a fault of whoever wrote the file.
std::vector<std::string> strangersAmong(const language::EditionNames& names, const Game& game);

} // namespace core
