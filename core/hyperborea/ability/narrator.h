#pragma once

#include "core/hyperborea/cards/library.h"
#include "core/language/saying.h"

namespace core::hyperborea {

/// What a part of an effect does, as a clause: "take 2 movement points".
language::Saying clauseOf(const Part& part);
/// One way of an effect as a list of clauses.
language::Saying clausesOf(const Parts& parts);
/// A space of a set: "red", "any colour", "grey".
language::Saying wordOf(Space space);
language::Saying wordOf(Colour colour);

/// What it does, as whole sentences made from the program that runs.
std::string textOf(const Program& program, language::Language language);
std::string textOf(const SetDef& set, language::Language language);
std::string textOf(const RaceTile& tile, language::Language language);

} // namespace core::hyperborea
