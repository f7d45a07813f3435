#include "ui/table/smashup/outcome_labels.h"

#include "ui/look.h"
#include "ui/painting/card_layout.h"
#include "ui/painting/pill.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kMark = 14; ///< pixels of the mock-ups
constexpr int kMostLabels = 2;

/// How much smaller than other pills one may be, for words that have no room else.
constexpr double kLeastShare = 0.84;

QFont shrunk(const QFont& body, double share)
{
    QFont font = body;
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(body.pixelSize() * share))));
    return font;
}

/// The pill in the least reduced size that is no wider than `room`; null where it has to be cut.
OutcomeLabel fitting(const OutcomePart& part, qreal room, const QFont& body)
{
    for (const double share : { 1.0, 0.92, kLeastShare }) {
        const QFont font = shrunk(body, share);
        const QSizeF size = pillSize(part.shown, font);
        if (size.width() <= room)
            return { { QPointF(), size }, part.shown, font, part.sign };
    }
    return {};
}

OutcomeLabel mark(const OutcomePart& part, const QRectF& area, const QFont& body)
{
    const qreal side = std::min<qreal>(scaled(body, kMark), area.height());
    return { { area.left() - side * 0.42, area.top() - side * 0.35, side, side }, {}, body, part.sign };
}

} // namespace

std::vector<OutcomeLabel> outcomeLabels(
    const QList<OutcomePart>& parts, const CardFace& face, CardForm form, const QRectF& area, const QFont& body)
{
    std::vector<OutcomeLabel> labels;
    if (parts.isEmpty())
        return labels;
    const CardLayout at = layOut(face, form, area, body);
    const qreal gap = scaled(body, 3);
    if (isCompact(form)) {
        // Beside the name, where the name leaves something. What comes after the first would be taken for it there.
        const qreal name = QFontMetricsF(at.nameFont).horizontalAdvance(face.name);
        const qreal left = at.name.left() + std::min(name, at.name.width()) + gap;
        OutcomeLabel label = fitting(parts.front(), at.name.right() - left, body);
        label.area.moveCenter({ at.name.right() - label.area.width() / 2, area.center().y() });
        labels.push_back(label.text.isEmpty() ? mark(parts.front(), area, body) : label);
        return labels;
    }
    const qreal bottom = at.name.top() - gap;
    qreal room = bottom - (at.power.isNull() ? area.top() + gap : at.power.bottom() + gap);
    qreal height = 0;
    for (const OutcomePart& part : parts) {
        OutcomeLabel label = fitting(part, area.width() - 2, body);
        if (label.text.isEmpty() && labels.empty()) {
            // What becomes of the card is said before anything else, be it cut.
            label = { {}, part.shown, shrunk(body, kLeastShare), part.sign };
            label.area.setSize({ area.width() - 2, pillSize(part.shown, label.body).height() });
        }
        if (label.text.isEmpty() || label.area.height() > room || static_cast<int>(labels.size()) == kMostLabels)
            continue;
        room -= label.area.height() + gap;
        height += label.area.height() + (labels.empty() ? 0 : gap);
        labels.push_back(label);
    }
    qreal top = bottom - height;
    for (OutcomeLabel& label : labels) {
        label.area.moveTo(area.center().x() - label.area.width() / 2, top);
        top = label.area.bottom() + gap;
    }
    if (labels.empty()) {
        labels.push_back(mark(parts.front(), area, body));
        labels.front().area.moveLeft(area.center().x() - labels.front().area.width() / 2); // power has the corner
    }
    return labels;
}

std::vector<OutcomeLabel> outcomeLabels(const QList<OutcomePart>& parts, const QRectF& area, const QFont& body)
{
    return parts.isEmpty() || area.isEmpty() ? std::vector<OutcomeLabel>()
                                             : std::vector<OutcomeLabel> { mark(parts.front(), area, body) };
}

void paintOutcomeLabels(QPainter& painter, const std::vector<OutcomeLabel>& labels, bool solid, const Colours& colours)
{
    for (const OutcomeLabel& label : labels)
        if (label.text.isEmpty())
            paintOutcomeMark(painter, label.area, label.sign, solid, colours);
        else
            paintPill(painter, label.area, label.text, solid ? PillKind::Solid : PillKind::Gold, colours, label.body);
}

} // namespace ui
