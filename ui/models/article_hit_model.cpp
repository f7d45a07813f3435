#include "ui/models/article_hit_model.h"

#include "ui/text/article_text.h"

namespace ui {

namespace {

/// As it was found; in another language the title has no marks.
QString titleOf(const core::ArticleHit& hit)
{
    const QString title = ui::titleOf(hit.head);
    return title == QString::fromStdString(hit.head.title) ? QString::fromStdString(hit.title) : title;
}

QString plain(QString text)
{
    return text.remove(QLatin1Char(core::kMarkBegin)).remove(QLatin1Char(core::kMarkEnd));
}

} // namespace

void ArticleHitModel::replaceAll(std::vector<core::ArticleHit> hits, QStringList labels)
{
    beginResetModel();
    m_hits = std::move(hits);
    m_labels = std::move(labels);
    endResetModel();
}

int ArticleHitModel::rowOf(const QString& address) const
{
    for (std::size_t row = 0; row < m_hits.size(); ++row)
        if (QString::fromStdString(m_hits[row].head.address) == address)
            return static_cast<int>(row);
    return -1;
}

int ArticleHitModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant ArticleHitModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::ArticleHit& hit = m_hits[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return plain(titleOf(hit));
    case Qt::AccessibleTextRole:
        return tr("%1, %2: %3")
            .arg(m_labels.value(index.row()), plain(titleOf(hit)), plain(QString::fromStdString(hit.excerpt)));
    case AddressRole:
        return QString::fromStdString(hit.head.address);
    case LabelRole:
        return m_labels.value(index.row());
    case MarkedTitleRole:
        return titleOf(hit);
    case MarkedExcerptRole:
        return QString::fromStdString(hit.excerpt);
    default:
        return {};
    }
}

} // namespace ui
