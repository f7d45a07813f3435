#include "ui/delegates/match_row_delegate.h"

#include "ui/emblem.h"
#include "ui/models/match_list_model.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ui {

namespace {

constexpr double kRowHeight = 52;
constexpr double kNarrowRowHeight = 88; ///< with the factions in lines of their own
constexpr double kSide = 8;
constexpr double kMark = 17; // an emblem

/// Text in one line, with dots where it is cut.
void line(QPainter& painter, const QRect& area, const QString& words, int alignment = Qt::AlignLeft)
{
    painter.drawText(area, alignment | Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(words, Qt::ElideRight, area.width()));
}

QColor resultInk(core::PersonResult result, const Colours& colours)
{
    switch (result) {
    case core::PersonResult::Won:
        return colours.good;
    case core::PersonResult::Lost:
        return colours.bad;
    case core::PersonResult::Running:
        return colours.accentInk;
    default:
        return colours.muted;
    }
}

/// A ground for a pill, lightly tinted, on a panel.
QColor pillGround(const QColor& ink, const Colours& colours)
{
    const double share = colours.dark ? 0.18 : 0.12;
    const auto mixed = [&](int of, int with) { return static_cast<int>(of * share + with * (1 - share)); };
    return { mixed(ink.red(), colours.panel.red()), mixed(ink.green(), colours.panel.green()),
        mixed(ink.blue(), colours.panel.blue()) };
}

/// A pill at the left of `area`; gives how wide it is.
int paintPill(QPainter& painter, const QRect& area, const QFont& font, const QString& words, const QColor& ink,
    const Colours& colours)
{
    painter.setFont(bodyFont(font, 11.5, QFont::DemiBold));
    const int padding = scaled(font, 8);
    const int width = std::min(area.width(), painter.fontMetrics().horizontalAdvance(words) + 2 * padding);
    const int height = painter.fontMetrics().height() + scaled(font, 4);
    const QRect pill(area.left(), area.center().y() - height / 2, width, height);
    const QColor ground = pillGround(ink, colours);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(pill, scaled(font, 6), scaled(font, 6));
    painter.setPen(readableOn(ink, ground, 4.5));
    line(painter, pill.adjusted(padding, 0, -padding + 1, 0), words);
    return width;
}

void paintResult(
    QPainter& painter, const QRect& area, const QFont& font, const Colours& colours, const QModelIndex& index)
{
    const QString words = index.data(Qt::DisplayRole).toString();
    const auto result = static_cast<core::PersonResult>(index.data(MatchListModel::ResultRole).toInt());
    if (!words.isEmpty())
        paintPill(painter, area, font, words, resultInk(result, colours), colours);
}

/// The emblems of a seat's factions as small tiles; gives where the next thing may stand.
int paintMarks(QPainter& painter, int left, int middle, const QFont& font, const QList<FactionFace>& marks)
{
    const int side = scaled(font, kMark);
    for (const FactionFace& mark : marks) {
        const QRectF tile(left, middle - side / 2, side, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(factionGradient(mark.colour, tile));
        painter.drawRoundedRect(tile, scaled(font, 5), scaled(font, 5));
        const double inset = side * 0.16;
        paintEmblem(painter, tile.adjusted(inset, inset, -inset, -inset), mark.emblem, QColor(255, 255, 255, 235));
        left += side + scaled(font, 3);
    }
    return marks.isEmpty() ? left : left + scaled(font, 5);
}

void paintSeats(QPainter& painter, const QRect& area, const QFont& font, const Colours& colours,
    const QModelIndex& index, bool narrow)
{
    const auto* model = qobject_cast<const MatchListModel*>(index.model());
    const core::MatchEntry* entry = model == nullptr ? nullptr : model->at(index);
    if (entry == nullptr)
        return;
    const QFontMetrics small(bodyFont(font, 12));
    const int names = QFontMetrics(bodyFont(font, kBodyPixels, QFont::DemiBold)).height();
    const int lines = narrow ? 3 : 1;
    const int top = area.top() + (area.height() - names - lines * small.height() - scaled(font, 2)) / 2;
    painter.setFont(bodyFont(font, kBodyPixels, QFont::DemiBold));
    painter.setPen(colours.text);
    line(painter, QRect(area.left(), top, area.width(), names), index.data(Qt::DisplayRole).toString());
    // Below, the emblems of all sides where they leave the words some room.
    const QRect below(area.left(), top + names + scaled(font, 2), area.width(), small.height());
    int left = below.left();
    const std::size_t seats = entry->summary.seats.size();
    if (area.width() - static_cast<int>(seats) * scaled(font, 2 * kMark + 11) >= scaled(font, 60))
        for (std::size_t seat = 0; seat < seats; ++seat)
            left = paintMarks(painter, left, below.center().y(), font, model->marksOf(entry->summary, seat));
    painter.setFont(bodyFont(font, 12));
    painter.setPen(colours.muted);
    const QString detail = index.data(MatchListModel::DetailRole).toString();
    line(painter, below.adjusted(left - below.left(), 0, 0, 0), narrow ? matchDay(entry->summary) : detail);
    if (narrow)
        paintWrapped(painter, QRectF(below.translated(0, below.height())).adjusted(0, 0, 0, below.height()), detail,
            bodyFont(font, 12), colours.muted);
}

/// The scores as steps, without a scale: who led, and when that changed.
void paintCourse(QPainter& painter, const QRect& area, const Colours& colours, const QModelIndex& index)
{
    const auto* model = qobject_cast<const MatchListModel*>(index.model());
    const core::MatchEntry* entry = model == nullptr ? nullptr : model->at(index);
    if (entry == nullptr || entry->course.size() < 2)
        return;
    int least = 0;
    int most = 1;
    for (const core::PerSeat<std::int16_t>& score : entry->course)
        for (std::size_t seat = 0; seat < entry->summary.seats.size(); ++seat) {
            least = std::min<int>(least, score[seat]);
            most = std::max<int>(most, score[seat]);
        }
    const double step = static_cast<double>(area.width()) / static_cast<double>(entry->course.size() - 1);
    const auto height = [&](int score) {
        return area.bottom() - static_cast<double>(area.height()) * (score - least) / (most - least);
    };
    painter.setBrush(Qt::NoBrush);
    for (std::size_t seat = entry->summary.seats.size(); seat-- > 0;) {
        QPainterPath path(QPointF(area.left(), height(entry->course.front()[seat])));
        for (std::size_t turn = 1; turn < entry->course.size(); ++turn) {
            const double x = area.left() + step * static_cast<double>(turn);
            path.lineTo(x, height(entry->course[turn - 1][seat]));
            path.lineTo(x, height(entry->course[turn][seat]));
        }
        const core::Seat whose = core::seatAt(static_cast<int>(seat));
        painter.setPen(seatPen(whose, readableOn(seatColour(whose), colours.panel, 3.0), 1.6));
        painter.drawPath(path);
    }
}

/// In two lines where one is too short for the points of all seats.
void paintScore(QPainter& painter, const QRect& area, const QString& words)
{
    const QStringList points = words.split(QLatin1Char(':'));
    if (points.size() < 3 || painter.fontMetrics().horizontalAdvance(words) <= area.width()) {
        line(painter, area, words);
        return;
    }
    const qsizetype half = (points.size() + 1) / 2;
    const int height = painter.fontMetrics().height();
    const QRect first(area.left(), area.center().y() - height, area.width(), height);
    line(painter, first, (points.mid(0, half).join(QLatin1Char(':')) + QLatin1Char(':')).trimmed());
    line(painter, first.translated(0, height), points.mid(half).join(QLatin1Char(':')).trimmed());
}

void paintTags(QPainter& painter, const QRect& area, const QFont& font, const Colours& colours, const QString& tags)
{
    int left = area.left();
    for (const QString& tag : tags.split(QStringLiteral(", "), Qt::SkipEmptyParts)) {
        const QRect room(left, area.top(), area.right() - left, area.height());
        if (room.width() < scaled(font, 28))
            break;
        left += paintPill(painter, room, font, tag, colours.muted, colours) + scaled(font, 4);
    }
}

} // namespace

int MatchRowDelegate::rowHeight(const QFont& font) const
{
    return scaled(font, m_narrow ? kNarrowRowHeight : kRowHeight);
}

QSize MatchRowDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString words = index.data(Qt::DisplayRole).toString();
    return { QFontMetrics(option.font).horizontalAdvance(words) + 2 * scaled(option.font, kSide) + 2,
        rowHeight(option.font) };
}

void MatchRowDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(option.rect);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    if (chosen)
        painter->fillRect(option.rect, colours.selection);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
        chosen ? colours.selection : colours.line);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view != nullptr && view->hasFocus() && view->currentIndex().row() == index.row()) { // where the keyboard is
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 2), colours.focus);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom() - 1, option.rect.width(), 2), colours.focus);
    }
    const int side = scaled(option.font, kSide);
    const QRect area = option.rect.adjusted(side, 0, -side, -1);
    const QString words = index.data(Qt::DisplayRole).toString();
    painter->setFont(option.font);
    painter->setPen(colours.text);
    switch (index.column()) {
    case MatchListModel::ResultColumn:
        paintResult(*painter, area, option.font, colours, index);
        break;
    case MatchListModel::SeatsColumn:
        paintSeats(*painter, area, option.font, colours, index, m_narrow);
        break;
    case MatchListModel::CourseColumn:
        paintCourse(*painter, area.adjusted(0, scaled(option.font, 10), 0, -scaled(option.font, 10)), colours, index);
        break;
    case MatchListModel::TagsColumn:
        paintTags(*painter, area, option.font, colours, words);
        break;
    case MatchListModel::ScoreColumn:
        painter->setFont(bodyFont(option.font, 14, QFont::DemiBold));
        paintScore(*painter, area, words);
        break;
    default:
        painter->setPen(colours.muted);
        line(*painter, area, words, index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignHorizontal_Mask);
        break;
    }
    painter->restore();
}

} // namespace ui
