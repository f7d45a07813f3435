#include "ui/table/hyperborea/component_delegate.h"

#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pill.h"
#include "ui/table/hyperborea/component_model.h"
#include "ui/table/hyperborea/hyper_signs.h"
#include "ui/theme.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kTileWide = 216;
constexpr double kTileHigh = 132;

} // namespace

QSize ComponentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    return { scaled(option.font, kTileWide), scaled(option.font, kTileHigh) };
}

void ComponentDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* filter = qobject_cast<const ComponentFilter*>(index.model());
    if (filter == nullptr)
        return;
    const auto* model = qobject_cast<const ComponentModel*>(filter->sourceModel());
    const core::hyperborea::ComponentView& shown = model->at(filter->mapToSource(index).row());
    const Colours& colours = coloursOf(option.palette);
    const QFont& body = option.font;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double gap = scaled(body, 6);
    const QRectF area = QRectF(option.rect).adjusted(gap, gap, -gap, -gap);
    const double radius = scaled(body, radius::kButton);
    painter->setPen(QPen(colours.border, 1));
    painter->setBrush(option.state.testFlag(QStyle::State_MouseOver) ? colours.buttonHover : colours.raised);
    painter->drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    QRectF room = area.adjusted(10, 7, -8, -6);
    const auto take = [&room](double high) {
        const QRectF row(room.left(), room.top(), room.width(), high);
        room.setTop(room.top() + high);
        return row;
    };
    QRectF first = take(scaled(body, 20));
    if (const core::Figure* points = shown.info.mainFigure()) {
        const QString text = QStringLiteral("%1 %2").arg(
            QString::number(points->values.front()), QString::fromStdString(points->title()));
        const QSizeF size = pillSize(text, body);
        paintPill(*painter, { QPointF(first.right() - size.width(), first.top()), size }, text, PillKind::Gold, colours,
            body);
        first.setRight(first.right() - size.width() - 4);
    }
    const QFont title = titleFont(body, 14);
    painter->setFont(title);
    painter->setPen(colours.text);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(title).elidedText(QString::fromStdString(shown.info.name), Qt::ElideRight, first.width()));
    const QFont note = bodyFont(body, type::kCapitals);
    const QString kind = shown.info.group.empty()
        ? QString::fromStdString(shown.info.kind)
        : QStringLiteral("%1 · %2").arg(
            QString::fromStdString(shown.info.kind), QString::fromStdString(shown.info.group));
    const QRectF second = take(scaled(body, 16));
    painter->setFont(note);
    painter->setPen(colours.muted);
    painter->drawText(
        second, Qt::AlignLeft | Qt::AlignVCenter, QFontMetricsF(note).elidedText(kind, Qt::ElideRight, second.width()));
    if (!shown.sets.empty()) {
        const QRectF row = take(scaled(body, 26));
        const double side = row.height() * 0.8;
        double left = row.left();
        for (const auto& set : shown.sets) {
            for (const core::hyperborea::Space space : set) {
                paintSpace(*painter, { left, row.center().y() - side / 2, side, side }, space, colours);
                left += side + 3;
            }
            left += side * 0.6;
        }
    }
    room.setTop(room.top() + 3);
    Setting setting;
    setting.leading = 1.2;
    const QString text = QString::fromStdString(shown.info.text);
    paintWords(*painter, room, text,
        fittingLetters(
            text, bodyFont(body, type::kNote), scaled(body, type::kNote), scaled(body, 9.5), room.size(), setting),
        colours.text, setting);
    FaceState state;
    state.focus = option.state.testFlag(QStyle::State_HasFocus);
    state.picked = option.state.testFlag(QStyle::State_Selected);
    paintRings(*painter, area, radius, state, colours, scaled(body, 70) / 100.0);
    painter->restore();
}

} // namespace ui
