#pragma once

#include "ui/widgets/faction_faces.h"

#include <QHeaderView>

namespace ui {

/// The sides along a matrix, as the emblems of their factions or roles, `faceCount` of each: above it one above the
/// other, at its left in a row behind place and mean.
class LabHeader final : public QHeaderView {
    Q_OBJECT
public:
    LabHeader(Qt::Orientation orientation, const FactionFaces& faces, int faceCount, QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int section) const override;

private:
    int emblem() const;

    FactionFaces m_faces;
    int m_faceCount;
};

} // namespace ui
