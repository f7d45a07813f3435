#include "ui/table/smashup/board_delegate.h"

#include "ui/painting/frames.h"
#include "ui/painting/lettering.h"
#include "ui/painting/pill.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

bool givesPoints(const ScoringView& scoring)
{
    return scoring.step == ScoringView::Step::Places || scoring.step == ScoringView::Step::After;
}

/// Who took which place and what it brought, the first place first.
/// "17 power"; nothing of who has none there.
QString powerWords(const BaseView& base, std::size_t seat)
{
    return base.power[seat] == 0 ? QString()
                                 : BoardDelegate::tr("%1 power", "of a seat at a base").arg(base.power[seat]);
}

std::vector<ScoringLine> placeLines(const ScoringView& scoring, const TableView& table, const BaseView& base)
{
    std::vector<ScoringLine> lines;
    for (int place = 0; place < core::kMaxSeats; ++place)
        for (const Seat seat : seatsFromViewer(table)) {
            const auto i = static_cast<std::size_t>(core::indexOf(seat));
            if (scoring.place[i] == place)
                lines.push_back({ place, ordinal(place + 1), shownName(table.seats[i].name), seat, powerWords(base, i),
                    signedNumber(scoring.gained[i]) });
        }
    return lines;
}

constexpr double kTwoLinesOfName = 100; ///< height of a base without its text, in pixels of the mock-ups

qreal px(const QFont& body, double pixels)
{
    return scaled(body, pixels);
}

} // namespace

BoardDelegate::BoardDelegate(const SmashUpTableModel& model, FactionLooks looks, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_looks(std::move(looks))
{
}

CardForm BoardDelegate::form(const QModelIndex& cell) const
{
    const auto found = m_forms.find({ cell.row(), cell.column() });
    return found == m_forms.end() ? CardForm::Table : found->second;
}

QRectF BoardDelegate::frameOf(const QRect& cell, const QFont& body) const
{
    const qreal gap = px(body, 4);
    return QRectF(cell).adjusted(gap, gap, -gap, -gap);
}

CardFace BoardDelegate::cardFace(const CardView& card) const
{
    CardFace face = faceOf(card, m_looks);
    // A sign is gold while what it stands for can be used.
    if (m_model.isLegalCard(card.id) && m_model.table().prompt.source.empty())
        for (AbilityMark& mark : face.marks)
            if (mark.ability != Ability::Ongoing && mark.use != AbilityUse::Used)
                mark.use = AbilityUse::Usable;
    for (std::size_t i = 0; i < face.attached.size() && i < card.attachments.size(); ++i)
        face.attached[i].legal = m_model.isLegalCard(card.attachments[i].id);
    return face;
}

CellCards BoardDelegate::cellCards(const QModelIndex& index) const
{
    return { m_model.cards(index), [this](const CardView& a, const CardView& b) { return m_model.alike(a, b); },
        [this](const CardView& card) { return cardFace(card); } };
}

CellLayout BoardDelegate::cards(const QModelIndex& index, const QRect& cell, const QFont& body) const
{
    if (index.row() == m_model.baseRow())
        return {};
    return layOutCell(
        cellCards(index), form(index), cardRoom(frameOf(cell, body), body), index.row() < m_model.baseRow(), body);
}

std::vector<CellSpot> BoardDelegate::spots(const QModelIndex& index, const QRect& cell, const QFont& body) const
{
    std::vector<CellSpot> all;
    if (index.row() == m_model.baseRow()) {
        const BaseFace face = baseFace(index.column());
        const QRectF frame = frameOf(cell, body);
        int action = 0;
        for (const CardView* card : m_model.cards(index))
            all.push_back({ card->id, baseActionArea(frame, face, BaseForm::Full, action++, body) });
        return all;
    }
    for (const LyingCard& lying : cards(index, cell, body).cards) {
        for (const int id : lying.ids)
            all.push_back({ id, lying.area });
        const CardFace face = cardFace(*lying.card);
        for (std::size_t i = 0; i < lying.card->attachments.size(); ++i) {
            const QRectF area = attachedArea(face, lying.form, lying.area, static_cast<int>(i), body);
            all.push_back({ lying.card->attachments[i].id, area.isEmpty() ? lying.area : area });
        }
    }
    return all;
}

int BoardDelegate::cardAt(const QModelIndex& index, const QRect& cell, const QFont& body, const QPoint& position) const
{
    const std::vector<CellSpot> all = spots(index, cell, body);
    int found = -1;
    QRectF area;
    // What lies on top comes last; of a stack its first card stands for all.
    for (const CellSpot& spot : all)
        if (spot.area.contains(position) && spot.area != area) {
            found = spot.card;
            area = spot.area;
        }
    return found;
}

BaseFace BoardDelegate::baseFace(int column) const
{
    const BaseView& base = m_model.base(column);
    BaseFace face = faceOf(base, m_model.table(), m_looks);
    for (std::size_t i = 0; i < face.actions.size(); ++i)
        face.actions[i].legal = m_model.isLegalCard(base.actions[i].id);
    if (!m_baseTexts)
        face.text.clear();
    if (const auto& scoring = m_model.table().scoring; scoring && scoring->slot == base.slot) {
        if (scoring->step == ScoringView::Step::Before)
            face.notice = tr("about to score", "a base");
        else if (givesPoints(*scoring))
            face.lines = placeLines(*scoring, m_model.table(), base);
        if (!face.lines.empty())
            face.name = tr("%1 scores").arg(face.name);
    }
    if (const auto changed = m_changed.find(base.slot); changed != m_changed.end())
        face.change = changed->second ? 1 : -1;
    if (!m_power.empty()) {
        double total = base.total;
        for (MeterPart& part : face.parts)
            if (const auto found = m_power.find({ base.slot, part.seat }); found != m_power.end()) {
                total += found->second - part.power;
                part.power = found->second;
            }
        face.total = static_cast<int>(std::lround(total));
    }
    if (const auto found = m_consequences.find(base.slot); found != m_consequences.end() && found->second.known) {
        const Consequence& at = found->second;
        if (at.total != at.totalNow && m_pointed == base.slot)
            face.becomes = at.total;
        if (m_pointed == base.slot) {
            // What is added is hatched; what is taken away is gone already.
            const Seat viewer = m_model.table().viewer;
            for (MeterPart& part : face.parts)
                part.power = std::min(
                    part.power, static_cast<double>(at.power[static_cast<std::size_t>(core::indexOf(part.seat))]));
            if (viewer != Seat::None && at.gained(viewer) > 0)
                face.parts.push_back({ viewer, static_cast<double>(at.gained(viewer)), true });
        }
        face.full = at.breakpoint;
    }
    return face;
}

BaseFace BoardDelegate::scoredFace(int column, const core::PerSeat<std::int8_t>& points) const
{
    const BaseView& base = m_model.base(column);
    const TableView& table = m_model.table();
    BaseFace face = baseFace(column);
    if (!face.lines.empty())
        return face; // it is being told already
    // The table as it stands has the places, which may bring more to the second than to the first.
    std::vector<std::size_t> seats;
    for (const Seat seat : seatsFromViewer(table))
        if (const auto i = static_cast<std::size_t>(core::indexOf(seat)); points[i] != 0)
            seats.push_back(i);
    const auto better = [&](std::size_t a, std::size_t b) {
        constexpr int kNoPlace = 99;
        const auto place = [&base](std::size_t i) { return base.place[i] < 0 ? kNoPlace : base.place[i]; };
        return place(a) != place(b) ? place(a) < place(b) : place(a) == kNoPlace && points[a] > points[b];
    };
    std::stable_sort(seats.begin(), seats.end(), better);
    for (const std::size_t i : seats) {
        const auto place = static_cast<int>(
            std::count_if(seats.begin(), seats.end(), [&](std::size_t each) { return better(each, i); }));
        face.lines.push_back({ place, ordinal(place + 1), shownName(table.seats[i].name),
            core::seatAt(static_cast<int>(i)), powerWords(base, i), signedNumber(points[i]) });
    }
    face.name = tr("%1 scores").arg(face.name);
    return face;
}

int BoardDelegate::baseHeight(int column, int width, const QFont& body, bool text) const
{
    BaseFace face = baseFace(column);
    const qreal gap = px(body, 8);
    if (!text) {
        // A long name takes two lines beside the total.
        const qreal name = QFontMetricsF(titleFont(body, 16)).horizontalAdvance(face.name);
        return static_cast<int>(px(body, name <= width - gap - px(body, 100) ? 84 : kTwoLinesOfName) + gap + 0.999);
    }
    for (const double height : { 116, 130 })
        if (baseHoldsAll(face, BaseForm::Full, { width - gap, px(body, height) }, body))
            return static_cast<int>(px(body, height) + gap + 0.999);
    return mostBaseHeight(body);
}

int BoardDelegate::mostBaseHeight(const QFont& body)
{
    return static_cast<int>(px(body, 144) + px(body, 8) + 0.999);
}

int BoardDelegate::leastBaseHeight(const QFont& body)
{
    return static_cast<int>(px(body, kTwoLinesOfName) + px(body, 8) + 0.999);
}

FaceState BoardDelegate::cardState(int card, bool focused) const
{
    FaceState state;
    state.legal = m_model.isLegalCard(card);
    state.hinted = m_model.isHintedCard(card);
    state.number = m_model.pickOf(card);
    state.picked = state.number > 0;
    state.hover = card >= 0 && card == m_hoveredCard && state.legal;
    state.focus = focused && card == m_currentCard;
    state.asks = m_model.isAskingCard(card);
    return state;
}

FaceState BoardDelegate::cellState(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BaseView& base = m_model.base(index.column());
    const bool baseRow = index.row() == m_model.baseRow();
    const bool marked = baseRow || m_model.seatOfRow(index.row()) == m_model.table().viewer;
    FaceState state;
    state.legal = marked && m_model.isLegalBase(base.slot);
    state.hinted = marked && m_model.isHintedBase(base.slot);
    state.asks = baseRow && m_model.isAskingBase(base.slot);
    state.picked = baseRow && m_model.isPickedBase(base.slot);
    state.focus = option.state.testFlag(QStyle::State_HasFocus) && m_currentCard < 0;
    state.illegal = m_model.isBarred(base.slot);
    return state;
}

void BoardDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.row() == m_model.baseRow()) {
        paintBaseCell(*painter, option, index);
        paintOutcomes(*painter, option, index);
    } else {
        paintCell(*painter, option, index);
        paintCards(*painter, option, index);
        paintOutcomes(*painter, option, index);
        paintGhost(*painter, option, index);
        paintConsequence(*painter, option, index);
    }
    if (standsBack(index.column()))
        paintVeil(*painter, option);
    painter->restore();
}

/// While points are given at a base the others stand back, but for what can be chosen there.
bool BoardDelegate::standsBack(int column) const
{
    const auto& scoring = m_model.table().scoring;
    const BaseView& base = m_model.base(column);
    if (!scoring || !givesPoints(*scoring) || scoring->slot == base.slot || m_model.isLegalBase(base.slot))
        return false;
    for (int row = 0; row < m_model.rowCount(); ++row)
        for (const CardView* card : m_model.cards(m_model.index(row, column)))
            if (m_model.isLegalCard(card->id)
                || std::any_of(card->attachments.begin(), card->attachments.end(),
                    [this](const CardView& each) { return m_model.isLegalCard(each.id); }))
                return false;
    return true;
}

void BoardDelegate::paintVeil(QPainter& painter, const QStyleOptionViewItem& option)
{
    QColor veil = coloursOf(option.palette).clothMiddle;
    veil.setAlphaF(0.6F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawRoundedRect(option.rect, px(option.font, 12), px(option.font, 12));
}

void BoardDelegate::paintBaseCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BaseFace face = baseFace(index.column());
    paintBase(painter, frameOf(option.rect, option.font), face, face.lines.empty() ? BaseForm::Full : BaseForm::Scoring,
        cellState(option, index), coloursOf(option.palette), option.font);
    const BaseView& base = m_model.base(index.column());
    if (base.breakpoint > 0 && base.total >= base.breakpoint) {
        // Enough power to be scored.
        const qreal line = px(option.font, 1.5);
        painter.setPen(QPen(coloursOf(option.palette).accent, line));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frameOf(option.rect, option.font).adjusted(line / 2, line / 2, -line / 2, -line / 2),
            px(option.font, 12), px(option.font, 12));
    }
    paintChange(painter, frameOf(option.rect, option.font), m_model.changeOf(base.id), core::Seat::None, option);
    for (std::size_t i = 0; i < base.actions.size() && face.lines.empty(); ++i)
        paintChange(painter,
            baseActionArea(frameOf(option.rect, option.font), face, BaseForm::Full, static_cast<int>(i), option.font),
            m_model.changeOf(base.actions[i].id), base.actions[i].controller, option);
}

/// A small sign at the corner of what has changed: a disc for what came, an arrow for what moved, a tip up or down for
/// power.
void BoardDelegate::paintChange(QPainter& painter, const QRectF& area, const Change& change, core::Seat seat,
    const QStyleOptionViewItem& option) const
{
    if (change.kind == Change::Kind::None || area.isEmpty())
        return;
    const Colours& colours = coloursOf(option.palette);
    const qreal unit = px(option.font, 10) / 10.0;
    const QPointF middle = area.topRight() + QPointF(-2, 2) * unit;
    const qreal reach = 5 * unit;
    painter.save();
    painter.setPen(QPen(colours.window, 1.5 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(change.kind == Change::Kind::More ? colours.good
            : change.kind == Change::Kind::Less        ? colours.bad
            : seat == core::Seat::None                 ? colours.text
                                                       : seatColour(seat));
    const auto tip = [&](const QPointF& to) {
        const QPointF across(-to.y(), to.x());
        painter.drawPolygon(QPolygonF {
            middle + to * reach, middle - to * reach + across * reach, middle - to * reach - across * reach });
    };
    switch (change.kind) {
    case Change::Kind::Moved:
        tip({ 1.2, 0 });
        break;
    case Change::Kind::More:
        tip({ 0, -1.1 });
        break;
    case Change::Kind::Less:
        tip({ 0, 1.1 });
        break;
    default:
        painter.drawEllipse(middle, reach * 0.9, reach * 0.9);
    }
    painter.restore();
}

void BoardDelegate::paintCell(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont& body = option.font;
    const Colours& colours = coloursOf(option.palette);
    const QRectF frame = frameOf(option.rect, body);
    const qreal radius = px(body, 8);
    FaceState state = cellState(option, index);
    painter.save();
    painter.setOpacity(opacityOf(state));
    QColor ground = colours.dark ? colours.window : colours.panel;
    ground.setAlphaF(0.55F);
    painter.setBrush(ground);
    painter.setPen(colours.line);
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter.restore();
    if (state.legal)
        paintDropPlace(painter, frame, radius, m_pointed == m_model.base(index.column()).slot, colours);
    state.legal = false;
    paintRings(painter, frame, radius, state, colours, px(body, 10) / 10.0);
    if (m_model.ignoresBase(index)) {
        painter.setFont(bodyFont(body, 10.5));
        painter.setPen(colours.muted);
        painter.drawText(frame.adjusted(px(body, 9), px(body, 5), -px(body, 9), -px(body, 5)),
            Qt::AlignRight | (index.row() < m_model.baseRow() ? Qt::AlignTop : Qt::AlignBottom),
            tr("may ignore the base"));
    }
}

void BoardDelegate::paintCards(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colours& colours = coloursOf(option.palette);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool dimmed = m_model.isBarred(m_model.base(index.column()).slot);
    for (const LyingCard& lying : cards(index, option.rect, option.font).cards) {
        if (m_model.isAway(lying.card->id))
            continue;
        FaceState state = cardState(lying.card->id, focused);
        for (const int id : lying.ids)
            state.focus = state.focus || (focused && id == m_currentCard);
        state.illegal = dimmed;
        CardFace face = cardFace(*lying.card);
        face.copies = lying.copies();
        ui::paintCard(painter, lying.area, face, lying.form, state, colours, option.font);
        const qreal unit = px(option.font, 10) / 10.0;
        paintChange(painter, lying.area, m_model.changeOf(lying.card->id), lying.card->controller, option);
        for (std::size_t i = 0; i < lying.card->attachments.size(); ++i) {
            const FaceState own = cardState(lying.card->attachments[i].id, focused);
            if (own.focus || own.hinted || own.picked)
                paintRings(painter, attachedArea(face, lying.form, lying.area, static_cast<int>(i), option.font),
                    4 * unit, own, colours, unit);
            paintChange(painter, attachedArea(face, lying.form, lying.area, static_cast<int>(i), option.font),
                m_model.changeOf(lying.card->attachments[i].id), lying.card->attachments[i].controller, option);
        }
    }
}

std::vector<std::pair<int, std::vector<OutcomeLabel>>> BoardDelegate::outcomes(
    const QModelIndex& index, const QRect& cell, const QFont& body) const
{
    std::vector<std::pair<int, std::vector<OutcomeLabel>>> all;
    const auto strips = [&](const std::vector<CardView>& cards, const auto& areaOf) {
        for (std::size_t i = 0; i < cards.size(); ++i)
            if (const auto parts = m_model.outcomeOf(cards[i].id); !parts.isEmpty())
                all.emplace_back(cards[i].id, outcomeLabels(parts, areaOf(static_cast<int>(i)), body));
    };
    if (index.row() == m_model.baseRow()) {
        const BaseFace face = baseFace(index.column());
        if (face.lines.empty())
            strips(m_model.base(index.column()).actions,
                [&](int i) { return baseActionArea(frameOf(cell, body), face, BaseForm::Full, i, body); });
        return all;
    }
    for (const LyingCard& lying : cards(index, cell, body).cards) {
        if (m_model.isAway(lying.card->id))
            continue;
        CardFace face = cardFace(*lying.card);
        face.copies = lying.copies();
        if (const auto parts = m_model.outcomeOf(lying.card->id); !parts.isEmpty())
            all.emplace_back(lying.card->id, outcomeLabels(parts, face, lying.form, lying.area, body));
        strips(lying.card->attachments, [&](int i) { return attachedArea(face, lying.form, lying.area, i, body); });
    }
    return all;
}

void BoardDelegate::paintOutcomes(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    for (const auto& [card, labels] : outcomes(index, option.rect, option.font))
        paintOutcomeLabels(painter, labels, card == m_hoveredCard || card == m_currentCard, coloursOf(option.palette));
}

/// The held card where it would lie.
void BoardDelegate::paintGhost(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BaseView& base = m_model.base(index.column());
    const bool own = m_model.seatOfRow(index.row()) == m_model.table().viewer;
    if (!own || m_held.name.isEmpty() || !m_held.power || m_pointed != base.slot || !m_model.isLegalBase(base.slot))
        return;
    static const CardView nobody = [] {
        CardView card;
        card.id = -2;
        return card;
    }();
    CardFace face = m_held;
    if (const auto found = m_consequences.find(base.slot); found != m_consequences.end()) {
        if (found->second.leaves)
            return;
        if (found->second.arrives >= 0)
            face.power = found->second.arrives;
    }
    CellCards with = cellCards(index);
    with.cards.push_back(&nobody);
    const CellLayout layout = layOutCell(with, form(index), cardRoom(frameOf(option.rect, option.font), option.font),
        index.row() < m_model.baseRow(), option.font);
    for (const LyingCard& lying : layout.cards)
        if (lying.card == &nobody) {
            FaceState state;
            state.ghost = true;
            const QRectF area = lying.area;
            const std::vector<CellSpot> there = spots(index, option.rect, option.font);
            // Where the others leave it no room only words tell of it.
            if (!frameOf(option.rect, option.font).contains(area)
                || std::any_of(
                    there.begin(), there.end(), [&](const CellSpot& each) { return each.area.intersects(area); }))
                return;
            ui::paintCard(painter, area, face, lying.form, state, coloursOf(option.palette), option.font);
        }
}

void BoardDelegate::paintConsequence(
    QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const BaseView& base = m_model.base(index.column());
    const auto found = m_consequences.find(base.slot);
    if (found == m_consequences.end() || m_model.seatOfRow(index.row()) != m_model.table().viewer)
        return;
    const QString line = consequenceLine(found->second, m_model.table());
    if (line.isEmpty())
        return;
    const QFont& body = option.font;
    const QRectF frame = frameOf(option.rect, body);
    QSizeF size = pillSize(line, body);
    const qreal most = frame.width() - px(body, 12);
    const QString shown = size.width() <= most
        ? line
        : QFontMetricsF(bodyFont(body, 11.5)).elidedText(line, Qt::ElideRight, most - px(body, 18));
    size.setWidth(std::min(size.width(), most));
    // Upon the edge to the base: there lies nothing that it would cover, neither on the base nor of the cards.
    const QPointF edge(frame.left() + px(body, 8), frame.top() - px(body, 4));
    const QRectF area(edge - QPointF(0, size.height() / 2), size);
    paintPill(painter, area, shown, m_pointed == base.slot ? PillKind::Solid : PillKind::Gold,
        coloursOf(option.palette), body);
}

} // namespace ui
