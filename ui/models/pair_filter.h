#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace ui {

/// Keeps the saved pairs that bear every word in their name, factions, tags or notes.
class PairFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /// Apart by blanks.
    void setWords(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

} // namespace ui
