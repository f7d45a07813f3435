#pragma once

#include "core/handbook/article.h"
#include "core/stores/store_result.h"

namespace database {

class Connection;

/// Changes when anything does that writeArticles() writes. `cards` is the hash of the cards that stand in the tables.
std::string hashOf(const core::ArticleBook& book, const std::string& cards);

/// Puts `book` in the place of what the game had. Runs inside the caller's transaction, after the row of
/// article_imports is there.
core::StoreResult writeArticles(Connection& connection, const std::string& game, const core::ArticleBook& book);

/// One sentence for each printing that has the card or base of that name.
core::StoreResult printedTexts(Connection& connection, const std::string& game, const core::ArticleHead& head,
    std::vector<core::PrintedText>& texts);

/// Lines as they are read, without marks; what follows a heading is told of by a colon.
std::vector<std::string> inWords(const std::vector<std::string>& text);

std::string lines(const std::vector<std::string>& texts);
std::vector<std::string> fromLines(const std::string& text);

} // namespace database
