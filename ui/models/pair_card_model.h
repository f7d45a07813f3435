#pragma once

#include "core/game/game.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QHash>
#include <QStringList>

#include <vector>

namespace ui {

/// The cards that two factions bring together, one row for each different card.
class PairCardModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { CardColumn, KindColumn, FigureColumn, TextColumn, ColumnCount };
    /// SortRole is raw, SearchRole is all that a search may find, in lower case, FigureRole
    /// whether the card has a main figure.
    enum Role { SortRole = Qt::UserRole + 1, SearchRole, FigureRole, CopiesRole, EmblemRole, ColourRole };

    explicit PairCardModel(const core::Game& game, QObject* parent = nullptr);

    /// Takes its cards anew, in the words of the language that is spoken now.
    void readGame(const core::Game& game);
    /// The cards of these factions as they are in `set`.
    void setFactions(const QStringList& factions, const QString& set);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// All cards of the pair, copies counted.
    int cardCount() const;

private:
    void fill();
    QVariant display(const core::CardInfo& card, int column) const;
    QVariant sortValue(const core::CardInfo& card, int column) const;
    QString figureTitle() const;
    QString spoken(const core::CardInfo& card, int column) const;

    std::vector<core::CardInfo> m_all; ///< of every faction, places left out
    std::vector<core::CardInfo> m_rows;
    QHash<QString, QString> m_emblems;
    QHash<QString, QColor> m_colours;
    QStringList m_factions;
    QString m_set;
};

} // namespace ui
