#pragma once

#include "core/handbook/article.h"

#include <QAbstractItemModel>
#include <QHash>

#include <vector>

namespace ui {

/// The contents of the rules: chapters, sections, entries, each below its parent.
class ArticleTreeModel final : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { AddressRole = Qt::UserRole + 1, ChapterRole };

    explicit ArticleTreeModel(QObject* parent = nullptr);

    /// In the order of the contents; an entry whose parent is missing stands at the top.
    void replaceAll(const std::vector<core::ArticleHead>& heads);
    QModelIndex indexOf(const QString& address) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Node {
        core::ArticleHead head;
        int parent = 0;
        int row = 0;
        std::vector<int> below;
    };

    std::vector<Node> m_nodes; ///< the first one is the root
    QHash<QString, int> m_at;
};

} // namespace ui
