#pragma once

#include "ui/widgets/faction_faces.h"

#include <QHeaderView>

namespace ui {

/// The pairs along a side of a matrix, as the emblems of their factions: above it one above the other, at its left in a
/// row behind place and mean.
class LabHeader final : public QHeaderView {
    Q_OBJECT
public:
    LabHeader(Qt::Orientation orientation, const FactionFaces& faces, QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int emblem() const;

    FactionFaces m_faces;
};

} // namespace ui
