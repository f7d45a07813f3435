#pragma once

#include "core/smashup/ability/vocabulary.h"

#include <string>

namespace core::smashup::english {

using core::language::Amount;
using core::language::Detail;
using core::language::Measure;
using core::language::NounPhrase;
using core::language::Predicate;

std::string phrase(const NounPhrase& phrase);
/// "your", "its owner's", "another player's".
std::string whose(const NounPhrase& owner);
/// The noun with its details and no article: "minion of power 2 or less here".
std::string withoutArticle(const NounPhrase& phrase, bool many);
std::string noun(const NounPhrase& phrase, bool many);
std::string amount(const Amount& amount);
/// `after`: what it is placed on or taken from, said with the unit.
std::string measure(const Measure& measure, const std::string& after = {});
/// Which, where, how and until when, with the space or comma before it. `of` is the phrase it belongs to, if any.
std::string detail(const Detail& detail, const NounPhrase* of = nullptr);
std::string details(const NounPhrase& phrase);
/// "here", "there", "to another base".
std::string place(const Detail& place);
/// What stands before a clause, without a comma: "after this base scores".
std::string lead(const Detail& lead);
std::string condition(const Detail& condition);
/// The clause without its subject: "draw a card".
std::string predicate(const Predicate& predicate, bool manySubject = true);

} // namespace core::smashup::english
