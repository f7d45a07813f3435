#pragma once

#include "core/lab/lab_fit.h"

#include <QAbstractTableModel>

#include <optional>

namespace ui {

/// Pairs against pairs, the strongest first: the share of the wins that the pair of the row has against that of the
/// column.
class LabMatrixModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Role {
        ShareRole = Qt::UserRole + 1, ///< of a cell; invalid where the two share a faction or have not met
        FactionsRole, ///< of a header: a list of names
        MeanRole, ///< of a header
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// `fit` is null where it is not known yet; shares are as counted then.
    void show(const core::LabTable& table, const core::LabFit* fit, bool fitted);

    /// The pair of a row or column, as the terms have it.
    std::size_t pairAt(int section) const { return m_order[static_cast<std::size_t>(section)]; }
    int sectionOf(std::size_t pair) const;
    double meanAt(int section) const { return m_means[pairAt(section)]; }
    /// Whether anything is known of it: the pair has played, or there is a fit.
    bool isKnown(int section) const { return m_known[pairAt(section)]; }
    std::optional<double> share(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const QModelIndex& index) const;

    core::LabTable m_table;
    std::optional<core::LabFit> m_fit; ///< where its shares are shown
    std::vector<std::size_t> m_order;
    std::vector<double> m_means; ///< by pair
    std::vector<bool> m_known; ///< likewise
};

/// "Robots + Zombies".
QString pairWords(const core::FactionPair& pair);

} // namespace ui
