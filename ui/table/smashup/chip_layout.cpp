#include "ui/table/smashup/chip_layout.h"

#include "ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>

namespace ui {

using core::smashup::CardView;

namespace {

constexpr std::array kForms { ChipForm::Full, ChipForm::Medium, ChipForm::Small, ChipForm::Tiny };

/// What is attached is shown one form smaller than what bears it.
ChipForm attachedForm(ChipForm form)
{
    return form == ChipForm::Full ? ChipForm::Medium : form == ChipForm::Medium ? ChipForm::Small : form;
}

qreal chipWidth(const CardView& card, ChipForm form, const QFont& body, qreal most)
{
    const ChipMetrics metrics = chipMetrics(form, body);
    qreal width = 2 * metrics.padding + metrics.emblem;
    if (metrics.textPixels > 0)
        width += metrics.padding
            + QFontMetricsF(chipFont(form, body)).horizontalAdvance(QString::fromStdString(card.name)) + 1;
    if (card.isMinion)
        width += metrics.padding * 0.8
            + std::max(metrics.badge,
                QFontMetricsF(badgeFont(form, body)).horizontalAdvance(QString::number(card.power)) + metrics.padding)
            + counterWidth(card, form, body);
    return std::min(width, most);
}

/// Lays out in one form; a minion and what it bears stay together where the row is wide enough.
ChipLayout layOutIn(
    ChipForm form, const std::vector<const CardView*>& cards, const QFont& body, qreal width, qreal widest)
{
    ChipLayout layout;
    layout.form = form;
    const qreal gap = chipMetrics(form, body).gap;
    const qreal height = chipMetrics(form, body).height;
    qreal x = 0;
    qreal y = 0;
    const auto place = [&](const CardView& card, bool attached) {
        const ChipForm own = attached ? attachedForm(form) : form;
        const qreal itsHeight = chipMetrics(own, body).height;
        const qreal itsWidth = chipWidth(card, own, body, widest);
        const qreal before = attached ? gap * 0.4 : gap;
        if (x > 0 && x + before + itsWidth > width + 0.5) {
            x = 0;
            y += height + gap;
        }
        if (x > 0)
            x += before;
        layout.chips.push_back({ &card, QRectF(x, y + (height - itsHeight) / 2, itsWidth, itsHeight), attached });
        x += itsWidth;
    };
    for (const CardView* card : cards) {
        place(*card, false);
        for (const CardView& attached : card->attachments)
            place(attached, true);
    }
    layout.height = layout.chips.empty() ? 0 : y + height;
    return layout;
}

bool fits(const ChipLayout& layout, const QSizeF& room, const QSizeF& corner)
{
    if (layout.height > room.height() + 0.5)
        return false;
    const QRectF taken(room.width() - corner.width(), room.height() - corner.height(), corner.width(), corner.height());
    return std::none_of(
        layout.chips.begin(), layout.chips.end(), [&](const Chip& chip) { return chip.area.intersects(taken); });
}

} // namespace

ChipMetrics chipMetrics(ChipForm form, const QFont& body)
{
    const auto px = [&body](double pixels) { return static_cast<qreal>(scaled(body, pixels)); };
    switch (form) {
    case ChipForm::Full:
        return { px(35), px(8), px(8), px(19), 12.5, px(22) };
    case ChipForm::Medium:
        return { px(27), px(6), px(6), px(16), 11.5, px(19) };
    case ChipForm::Small:
        return { px(22), px(5), px(4), px(13), 10.5, px(16) };
    case ChipForm::Tiny:
        break;
    }
    return { px(20), px(3), px(3), px(13), 0, px(14) };
}

QFont chipFont(ChipForm form, const QFont& body)
{
    return bodyFont(body, std::max(chipMetrics(form, body).textPixels, 10.0), QFont::Medium);
}

QFont badgeFont(ChipForm form, const QFont& body)
{
    static constexpr std::array kPixels { 14.0, 12.5, 11.5, 11.0 };
    return bodyFont(body, kPixels[static_cast<std::size_t>(form)], QFont::Bold);
}

QString counterText(const CardView& card)
{
    return card.counters > 0 ? QStringLiteral("+%1").arg(card.counters) : QString();
}

QFont counterFont(ChipForm form, const QFont& body)
{
    return bodyFont(body, form == ChipForm::Full ? 12 : 10.5, QFont::Bold);
}

qreal counterWidth(const CardView& card, ChipForm form, const QFont& body)
{
    if (card.counters <= 0)
        return 0;
    return QFontMetricsF(counterFont(form, body)).horizontalAdvance(counterText(card))
        + chipMetrics(form, body).padding * 0.6;
}

ChipLayout layOutChips(
    const std::vector<const CardView*>& cards, const QFont& body, const QSizeF& room, const QSizeF& corner)
{
    ChipLayout layout;
    for (const ChipForm form : kForms) {
        layout = layOutIn(form, cards, body, room.width(), room.width());
        if (fits(layout, room, corner))
            return layout;
        if (form != ChipForm::Small)
            continue;
        // A shortened name still says more than none: two chips to a row.
        const qreal half = (room.width() - corner.width() - 2 * chipMetrics(form, body).gap) / 2;
        if (half < scaled(body, 68))
            continue;
        layout = layOutIn(form, cards, body, room.width(), half);
        if (fits(layout, room, corner))
            return layout;
    }
    layout.fits = false;
    return layout;
}

qreal leastChipHeight(const std::vector<const CardView*>& cards, const QFont& body, qreal width, const QSizeF& corner)
{
    const ChipLayout layout = layOutIn(ChipForm::Tiny, cards, body, width, width);
    const bool clear = fits(layout, { width, std::max(layout.height, corner.height()) }, corner);
    return std::max(corner.height(), layout.height + (clear ? 0 : corner.height()));
}

} // namespace ui
