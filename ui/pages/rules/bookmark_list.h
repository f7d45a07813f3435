#pragma once

#include "core/handbook/article.h"

#include <QTreeView>

class QStandardItemModel;

namespace ui {

/// The entries that were marked, over the contents; as high as they are, up to a third of a page.
class BookmarkList final : public QTreeView {
    Q_OBJECT
public:
    explicit BookmarkList(QWidget* parent = nullptr);

    void setBookmarks(const std::vector<core::ArticleHead>& heads);

Q_SIGNALS:
    void chosen(const QString& address);
    /// The entry is to be marked no more.
    void removeAsked(const QString& address);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fit();

    QStandardItemModel* m_entries;
};

} // namespace ui
