#pragma once

#include "core/game/rules_now.h"
#include "ui/text/article_text.h"

#include <optional>

namespace ui {

/// What is shown beside a match of the moment it is at.
struct MomentPage {
    struct Entry {
        core::Article article;
        int step = 0; ///< of its list, where the match is; 0 for none
    };
    QString sentence;
    std::vector<Entry> entries; ///< the first one is shown in full, the others are led to
    std::optional<core::Article> card; ///< that somebody asked about
    std::vector<Printing> printings; ///< of it
    QString played; ///< the printing that the match is played with
};

/// That as a page: first the moment, then the card, then its printings.
QString momentHtml(const MomentPage& page, const ArticleLook& look);

} // namespace ui
