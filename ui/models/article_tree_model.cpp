#include "ui/models/article_tree_model.h"

#include "ui/text/article_text.h"

namespace ui {

ArticleTreeModel::ArticleTreeModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_nodes(1)
{
}

void ArticleTreeModel::replaceAll(const std::vector<core::ArticleHead>& heads)
{
    beginResetModel();
    m_nodes.assign(1, Node());
    m_at.clear();
    for (const core::ArticleHead& head : heads) {
        m_at.insert(QString::fromStdString(head.address), static_cast<int>(m_nodes.size()));
        m_nodes.push_back({ head, 0, 0, {} });
    }
    for (int i = 1; i < static_cast<int>(m_nodes.size()); ++i) {
        Node& node = m_nodes[static_cast<std::size_t>(i)];
        node.parent = m_at.value(QString::fromStdString(node.head.parent), 0);
        Node& above = m_nodes[static_cast<std::size_t>(node.parent)];
        node.row = static_cast<int>(above.below.size());
        above.below.push_back(i);
    }
    endResetModel();
}

QModelIndex ArticleTreeModel::indexOf(const QString& address) const
{
    const int node = m_at.value(address, 0);
    return node == 0 ? QModelIndex()
                     : createIndex(m_nodes[static_cast<std::size_t>(node)].row, 0, static_cast<quintptr>(node));
}

QModelIndex ArticleTreeModel::index(int row, int column, const QModelIndex& parent) const
{
    const auto& below = m_nodes[parent.isValid() ? parent.internalId() : 0].below;
    if (column != 0 || row < 0 || row >= static_cast<int>(below.size()))
        return {};
    return createIndex(row, 0, static_cast<quintptr>(below[static_cast<std::size_t>(row)]));
}

QModelIndex ArticleTreeModel::parent(const QModelIndex& child) const
{
    if (!child.isValid())
        return {};
    const int above = m_nodes[child.internalId()].parent;
    return above == 0 ? QModelIndex()
                      : createIndex(m_nodes[static_cast<std::size_t>(above)].row, 0, static_cast<quintptr>(above));
}

int ArticleTreeModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(m_nodes[parent.isValid() ? parent.internalId() : 0].below.size());
}

int ArticleTreeModel::columnCount(const QModelIndex&) const
{
    return 1;
}

QVariant ArticleTreeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::ArticleHead& head = m_nodes[index.internalId()].head;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return numberedTitle(head);
    case AddressRole:
        return QString::fromStdString(head.address);
    case ChapterRole:
        return head.kind == "chapter";
    default:
        return {};
    }
}

} // namespace ui
