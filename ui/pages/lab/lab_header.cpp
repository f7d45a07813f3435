#include "ui/pages/lab/lab_header.h"

#include "ui/emblem.h"
#include "ui/models/lab_matrix_model.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kMostEmblem = 17;
constexpr double kEmblemSpace = 3;

}

LabHeader::LabHeader(Qt::Orientation orientation, const FactionFaces& faces, int faceCount, QWidget* parent)
    : QHeaderView(orientation, parent)
    , m_faces(faces)
    , m_faceCount(faceCount)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(1);
    setHighlightSections(false);
}

int LabHeader::emblem() const
{
    const int least = scaled(font(), 9);
    return std::clamp(defaultSectionSize() - scaled(font(), kEmblemSpace), least, scaled(font(), kMostEmblem));
}

QSize LabHeader::sizeHint() const
{
    const int gap = scaled(font(), kEmblemSpace);
    const int both = m_faceCount * (emblem() + gap);
    if (orientation() == Qt::Horizontal)
        return { 0, both + gap };
    const QFontMetrics metrics(bodyFont(font(), 12, QFont::DemiBold));
    return { both + metrics.horizontalAdvance(QStringLiteral("00  00.0 ")) + 3 * gap, 0 };
}

void LabHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Colours& colours = coloursOf(palette());
    const int side = emblem();
    const int gap = scaled(font(), kEmblemSpace);
    const QStringList factions
        = model()->headerData(section, orientation(), LabMatrixModel::FactionsRole).toStringList();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    int at = (orientation() == Qt::Horizontal ? rect.bottom() : rect.right()) - m_faceCount * (side + gap) + 1;
    for (const QString& faction : factions) {
        const FactionFace face = m_faces.of(faction);
        const QRectF tile = orientation() == Qt::Horizontal ? QRectF(rect.center().x() - side / 2.0, at, side, side)
                                                            : QRectF(at, rect.center().y() - side / 2.0, side, side);
        at += side + gap;
        painter->setPen(Qt::NoPen);
        painter->setBrush(factionGradient(face.colour, tile));
        painter->drawRoundedRect(tile, side / 4.0, side / 4.0);
        const double inset = side * 0.14;
        paintEmblem(*painter, tile.adjusted(inset, inset, -inset, -inset), face.emblem, Qt::white);
    }
    if (orientation() == Qt::Vertical) {
        const QRect words = rect.adjusted(0, 0, -m_faceCount * (side + gap) - 2 * gap, 0);
        painter->setFont(bodyFont(font(), 11));
        painter->setPen(colours.muted);
        painter->drawText(words, Qt::AlignLeft | Qt::AlignVCenter, QString::number(section + 1));
        painter->setFont(bodyFont(font(), 12, QFont::DemiBold));
        painter->setPen(colours.text);
        const QVariant mean = model()->headerData(section, orientation(), LabMatrixModel::MeanRole);
        if (mean.isValid())
            painter->drawText(
                words, Qt::AlignRight | Qt::AlignVCenter, QLocale().toString(100 * mean.toDouble(), 'f', 1));
    }
    painter->restore();
}

} // namespace ui
