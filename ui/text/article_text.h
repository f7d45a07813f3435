#pragma once

#include "core/game/game.h"
#include "core/handbook/article.h"

#include <QString>

class QFont;

namespace ui {

struct Colours;

/// What an entry is called in the language that is spoken.
QString titleOf(const core::ArticleHead& head);
/// "8.6.1 First what must happen"; a title alone where there is no number.
QString numberedTitle(const core::ArticleHead& head);

/// What kind of entry it is and where it stands: "Rules 13.3 · Scoring bases", "Card · Pirates". `above` is the title
/// of its parent.
QString articleLabel(const core::ArticleHead& head, const QString& above);

/// The whole entry as a page, in which the first mention of every entry that it leads to is a link with
/// its address. `sets` are the game's.
QString articleHtml(const core::Article& article, const QString& above, const std::vector<core::SetInfo>& sets,
    const Colours& colours, const QFont& font);

} // namespace ui
