#pragma once

#include "core/language/german/german.h"
#include "core/smashup/ability/vocabulary.h"

#include <optional>
#include <string>

namespace core::smashup::german {

using core::language::Amount;
using core::language::Detail;
using core::language::Measure;
using core::language::NounPhrase;
using core::language::Predicate;
using core::language::german::Case;
using core::language::german::Form;
using core::language::german::Noun;

/// The words of one verb, as verbs.def has them.
struct VerbForms {
    std::string_view imperative;
    std::string_view third;
    std::string_view infinitive;
    std::string_view participle;
    std::string_view end;
    std::string_view between;
};
const VerbForms& formsOf(Word verb);

Noun nounOf(const NounPhrase& phrase);
std::string phrase(const NounPhrase& phrase, Case in);
/// The noun with its adjectives and details, after no article: "zusätzliche Kreaturen hier".
std::string withoutArticle(const NounPhrase& phrase, Case in, bool many);
/// "dein", "ihr", "sein"; none for owners that stand behind the noun: "die Hand dieses Spielers".
std::optional<std::string> possessive(const NounPhrase& owner);
/// What somebody has: "deine Hand", "die Hände ihrer Besitzer".
std::string belonging(const NounPhrase& owner, Word noun, Case in, bool many);
std::string amount(const Amount& amount, Case in);
/// `stem`: of an adjective that the unit has, "zufällig".
std::string units(const Measure& measure, std::string_view stem = {});
std::string per(const Measure& measure); ///< " für jede deiner Kreaturen hier"
/// Which, where, how and until when, with the space or comma before it. `of` is the phrase it belongs to, if any.
std::string detail(const Detail& detail, const NounPhrase* of = nullptr);
/// What somebody or something has, behind "mit" or before "hat": "weniger Stärke als diese Kreatur". Empty where the
/// detail says something else.
std::string possession(const Detail& detail);
/// It is a clause of its own, and so stands behind the verb.
bool isClause(const Detail& detail);
std::string place(const Detail& place);
std::string lead(const Detail& lead);
/// As a clause with its verb last: "du hier eine Kreatur hast".
std::string condition(const Detail& condition);
/// What stands between the verb and its end: "eine Karte {…}".
std::string between(const Predicate& predicate, bool you, bool manySubject = false);
std::string behind(const Predicate& predicate); ///< clauses that belong to it

} // namespace core::smashup::german
