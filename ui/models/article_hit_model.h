#pragma once

#include "core/handbook/article.h"

#include <QAbstractListModel>

#include <vector>

namespace ui {

/// What a search in the rules found, the best first.
class ArticleHitModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role {
        AddressRole = Qt::UserRole + 1,
        LabelRole, ///< what kind of entry it is, and where ("Rules 13.3")
        MarkedTitleRole, ///< with core::kMarkBegin and kMarkEnd
        MarkedExcerptRole,
    };

    using QAbstractListModel::QAbstractListModel;

    /// `labels` has one for each hit.
    void replaceAll(std::vector<core::ArticleHit> hits, QStringList labels);
    int rowOf(const QString& address) const; ///< -1 where it was not found

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<core::ArticleHit> m_hits;
    QStringList m_labels;
};

} // namespace ui
