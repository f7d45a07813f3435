#pragma once

#include "ui/widgets/faction_faces.h"
#include "ui/widgets/row_delegate.h"

namespace ui {

/// A seat of the table in a list, in its colour, with the factions that it has so far.
class SeatPairDelegate final : public RowDelegate {
    Q_OBJECT
public:
    static constexpr int kSeatWords = Qt::UserRole + 1;
    static constexpr int kFactions = Qt::UserRole + 2; ///< a QStringList
    static constexpr int kNext = Qt::UserRole + 3; ///< this seat is to choose

    SeatPairDelegate(const FactionFaces& faces, QObject* parent);

protected:
    int content(QPainter* painter, const QRect& area, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    int naturalWidth(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const FactionFaces& m_faces;
};

} // namespace ui
