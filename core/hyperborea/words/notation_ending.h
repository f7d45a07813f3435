#pragma once

#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/language/saying.h"

namespace core::hyperborea {

/// Why a match ended as it did, where the points do not say so.
language::Saying whyInWords(const HyperboreaMatch& match);

} // namespace core::hyperborea
