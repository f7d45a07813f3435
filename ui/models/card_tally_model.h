#pragma once

#include "core/results/statistics_csv.h"
#include "ui/widgets/faction_faces.h"

#include <QAbstractTableModel>

#include <vector>

namespace ui {

/// What became of the cards of somebody's matches, a row each: in how many it was seen, drawn, played …, and how many
/// of those were won.
class CardTallyModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        CardColumn,
        SeenColumn,
        DrawnColumn,
        PlayedColumn,
        AtOnceColumn,
        StrandedColumn,
        WonPlayedColumn,
        WonNotColumn,
        AcquiredColumn, ///< these where seats get cards in the course of a match
        RemovedColumn,
        WonAcquiredColumn,
        ColumnCount
    };
    /// SortRole is raw. TallyRole is a core::Tally, of the columns that show an interval.
    enum Role { SortRole = Qt::UserRole + 1, TallyRole, CardRole, FactionRole, EmblemRole, ColourRole };

    using QAbstractTableModel::QAbstractTableModel;

    /// Without `shares` it tells counts alone: so few matches say nothing else.
    void show(std::vector<core::NamedCard> cards, FactionFaces faces, bool shares, bool acquisitions);
    const core::NamedCard& cardAt(int row) const { return m_cards[static_cast<std::size_t>(row)]; }
    bool hasShares() const { return m_shares; }
    static bool isShare(int column);
    int rowOf(const std::string& card) const; ///< -1 where it is not there

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    static const core::Tally* tallyOf(const core::CardTally& card, int column);
    QString words(const core::NamedCard& card, int column) const;
    QString spoken(const core::NamedCard& card, int column) const;

    std::vector<core::NamedCard> m_cards;
    FactionFaces m_faces;
    bool m_shares = false;
    bool m_acquisitions = false;
};

} // namespace ui

Q_DECLARE_METATYPE(core::Tally)
