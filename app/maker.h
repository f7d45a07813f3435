#pragma once

#include "core/handbook/article.h"
#include "core/registry.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Makes games and books of articles of their texts, the same texts once only. Compositions of one process may share
/// one, and then share what it made; in one thread.
class Maker {
public:
    /// Null, with `problems`, for faulty content.
    std::shared_ptr<const core::Game> game(
        const core::GameEntry& entry, std::vector<core::SourceFile> content, core::Problems& problems);
    /// The articles of a game that ship, with their translations. Null, with `problems`, for faulty ones.
    const core::ArticleBook* articles(const std::string& game, core::Problems& problems);

private:
    struct Made {
        std::vector<core::SourceFile> content;
        std::shared_ptr<const core::Game> game;
    };

    std::map<std::string, Made, std::less<>> m_games; ///< by id, what was made of it last
    std::map<std::string, core::ArticleBook, std::less<>> m_books;
};

} // namespace app
