#pragma once

#include <QStringList>

namespace ui {

/// Which entries of the rules their reader has marked. The program's settings implement it.
class BookmarkSettings {
public:
    virtual ~BookmarkSettings() = default;
    /// Addresses of articles of that game, in the order in which they were marked.
    virtual QStringList bookmarks(const QString& game) const = 0;
    virtual void setBookmarks(const QString& game, const QStringList& addresses) = 0;
};

} // namespace ui
