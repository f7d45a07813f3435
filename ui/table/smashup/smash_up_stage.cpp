#include "ui/table/smashup/smash_up_stage.h"

#include "ui/painting/pile.h"
#include "ui/table/motion.h"
#include "ui/table/race_track.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/table/smashup/standing_bar.h"
#include "ui/theme.h"

#include <cmath>

namespace ui {

using core::Seat;

namespace {

/// An area of `from` in the coordinates of `frame`; empty where `from` is not to be seen.
QRectF mapped(const QRectF& area, const QWidget& from, const QWidget& frame)
{
    if (area.isEmpty() || !from.isVisible() || from.window() != frame.window())
        return {};
    return { frame.mapFromGlobal(QPointF(from.mapToGlobal(area.topLeft()))), area.size() };
}

} // namespace

SmashUpStage::SmashUpStage(const Parts& parts, FactionLooks looks)
    : m_parts(parts)
    , m_looks(std::move(looks))
{
}

SmashUpStage::~SmashUpStage() = default;

void SmashUpStage::remember()
{
    const auto& table = m_parts.model.table();
    // What one viewer has seen is not for the next one.
    if (std::exchange(m_viewer, table.viewer) != table.viewer) {
        m_faces.clear();
        m_bases.clear();
    }
    for (const core::smashup::BaseView& base : table.bases)
        m_bases.insert(base.id, QString::fromStdString(base.name));
    for (const core::smashup::CardView* card : cardsInPlay(table))
        m_faces.insert(card->id, m_parts.board.delegate().cardFace(*card));
    for (const core::smashup::CardView& card : table.hand)
        m_faces.insert(card.id, faceOf(card, m_looks));
    for (const auto& seat : table.seats)
        for (const core::smashup::CardView& card : seat.discard)
            m_faces.insert(card.id, faceOf(card, m_looks));
    QSet<int> ready;
    for (const core::smashup::BaseView& base : table.bases)
        if (base.breakpoint > 0 && base.total >= base.breakpoint)
            ready.insert(base.slot);
    m_newlyReady = ready - m_ready;
    m_ready = ready;
    const QList<int> before = std::exchange(m_answering, answering());
    m_newlyAnswering = before.isEmpty() ? m_answering : QList<int>();
}

void SmashUpStage::learn(const core::Match& match, const std::vector<core::Event>& events)
{
    for (const core::Event& event : events)
        if (!m_faces.contains(event.card))
            if (const auto card = core::smashup::cardNamed(match, event.card))
                m_faces.insert(event.card, faceOf(*card, m_looks));
}

/// What the viewer may use while it is not simply their turn to play: before or after a base scores.
QList<int> SmashUpStage::answering() const
{
    QList<int> cards;
    const auto& table = m_parts.model.table();
    if (!table.scoring || table.prompt.sourcePlace < 0 || table.prompt.seat != table.viewer)
        return cards;
    for (const core::ChoiceView& choice : table.prompt.choices)
        if (choice.kind == core::ChoiceView::Kind::Card && !choice.elsewhere && !cards.contains(choice.card))
            cards.append(choice.card);
    return cards;
}

QRectF SmashUpStage::cardArea(int card, const QWidget& frame) const
{
    if (const QRect onBoard = m_parts.board.cardRect(card); !onBoard.isEmpty())
        return mapped(onBoard, *m_parts.board.viewport(), frame);
    for (const FanView* fan : { &m_parts.hand, &m_parts.tray }) {
        const auto& model = static_cast<const HandModel&>(*fan->model());
        if (const int row = model.rowOf(card); row >= 0)
            return mapped(fan->cardRect(row), *fan->viewport(), frame);
    }
    return {};
}

QRectF SmashUpStage::areaOf(const Spot& spot, const QWidget& frame) const
{
    const SmashUpTableModel& model = m_parts.model;
    const QWidget& board = *m_parts.board.viewport();
    const RowHeader& boxes = m_parts.board.header();
    switch (spot.kind) {
    case Spot::Kind::Card:
        return cardArea(spot.id, frame);
    case Spot::Kind::Base:
        if (const int column = model.columnOfSlot(spot.id); column >= 0)
            return mapped(m_parts.board.frameOf(model.baseRow(), column), board, frame);
        return {};
    case Spot::Kind::Cell: {
        const int column = model.columnOfSlot(spot.id);
        const int row = model.rowOfSeat(spot.seat);
        return column < 0 || row < 0 ? QRectF() : mapped(m_parts.board.frameOf(row, column), board, frame);
    }
    case Spot::Kind::BaseDeck:
        return mapped(boxes.baseDeckArea(), *boxes.viewport(), frame);
    case Spot::Kind::Hand:
        if (spot.seat == model.table().viewer && m_parts.hand.isVisible())
            return mapped(m_parts.hand.viewport()->rect(), *m_parts.hand.viewport(), frame);
        [[fallthrough]];
    case Spot::Kind::Deck:
    case Spot::Kind::Discard:
    case Spot::Kind::Score:
    case Spot::Kind::Box:
        return mapped(boxes.areaOf(spot.seat, spot.kind), *boxes.viewport(), frame);
    case Spot::Kind::Race:
        if (const RaceMarker* marker = m_parts.standing.race().marker(spot.seat))
            return mapped(marker->rect(), *marker, frame);
        return {};
    case Spot::Kind::SharedDeck:
        if (const QWidget* deck = m_parts.standing.madness())
            return mapped(deck->rect(), *deck, frame);
        return mapped(boxes.baseDeckArea(), *boxes.viewport(), frame);
    }
    return {};
}

QRectF SmashUpStage::ground(const QWidget& frame) const
{
    return mapped(m_parts.board.rect(), m_parts.board, frame);
}

void SmashUpStage::bringIntoSight(const Spot& spot)
{
    BoardView& board = m_parts.board;
    const auto scroll = [&board](const QModelIndex& index) {
        if (index.isValid())
            board.scrollTo(index);
    };
    if (spot.kind == Spot::Kind::Base && m_parts.model.columnOfSlot(spot.id) >= 0)
        return scroll(m_parts.model.index(m_parts.model.baseRow(), m_parts.model.columnOfSlot(spot.id)));
    for (int row = 0; spot.kind == Spot::Kind::Card && row < m_parts.model.rowCount(); ++row)
        for (int column = 0; column < m_parts.model.columnCount(); ++column) {
            const QModelIndex index = m_parts.model.index(row, column);
            for (const core::smashup::CardView* card : m_parts.model.cards(index))
                if (card->id == spot.id)
                    return scroll(index);
        }
}

int SmashUpStage::formFor(const QRectF& area, const QFont& body)
{
    // The nearest by the relation of its sides; what is low is a line.
    if (area.height() < scaled(body, 50))
        return static_cast<int>(CardForm::Compact);
    int best = static_cast<int>(CardForm::Table);
    double least = 1e9;
    for (const CardForm form : { CardForm::Hand, CardForm::ShortHand, CardForm::Table, CardForm::TwoRow }) {
        const QSizeF size = cardSize(form, body);
        const double off
            = std::abs(std::log(size.height() / area.height())) + std::abs(std::log(size.width() / area.width()));
        if (off < least) {
            least = off;
            best = static_cast<int>(form);
        }
    }
    return best;
}

void SmashUpStage::paintCard(QPainter& painter, const QRectF& area, int card, int power) const
{
    const auto found = m_faces.constFind(card);
    if (found == m_faces.constEnd())
        return paintBack(painter, area);
    CardFace face = *found;
    if (power >= 0 && face.power)
        face.power = power;
    const QFont body = m_parts.board.font();
    FaceState state;
    state.held = true;
    ui::paintCard(painter, area, face, static_cast<CardForm>(formFor(area, body)), state,
        coloursOf(m_parts.board.palette()), body);
}

void SmashUpStage::paintBack(QPainter& painter, const QRectF& area) const
{
    paintCardBack(painter, area, coloursOf(m_parts.board.palette()));
}

void SmashUpStage::paintBase(QPainter& painter, const QRectF& area, int slot) const
{
    if (const int column = m_parts.model.columnOfSlot(slot); column >= 0)
        ui::paintBase(painter, area, m_parts.board.delegate().baseFace(column), BaseForm::Full, {},
            coloursOf(m_parts.board.palette()), m_parts.board.font());
}

void SmashUpStage::paintPlaces(
    QPainter& painter, const QRectF& area, int slot, const core::PerSeat<std::int8_t>& points) const
{
    if (const int column = m_parts.model.columnOfSlot(slot); column >= 0)
        ui::paintBase(painter, area, m_parts.board.delegate().scoredFace(column, points), BaseForm::Scoring, {},
            coloursOf(m_parts.board.palette()), m_parts.board.font());
}

void SmashUpStage::beginMotion()
{
    m_before = m_parts.model.table();
}

/// Places and points are told by the event, all else by the table as it was, or once the next base has come as it is.
void SmashUpStage::showStep(const Motion& motion)
{
    using core::smashup::ScoringView;
    const auto step = static_cast<ScoringView::Step>(motion.step);
    if (step <= ScoringView::Step::Places) {
        m_scoring = {};
        m_scoring.slot = motion.from.first().id;
        for (const core::smashup::BaseView& base : m_before.bases)
            if (base.slot == m_scoring.slot) {
                m_scoring.base = base.name;
                if (step == ScoringView::Step::Places)
                    m_scoring.place = base.place;
            }
    }
    if (step == ScoringView::Step::Places)
        for (std::size_t i = 0; i < m_scoring.gained.size(); ++i)
            m_scoring.gained[i] = motion.points[i];
    m_scoring.step = step;
    core::smashup::TableView told = step < ScoringView::Step::NewBase ? m_before : m_parts.model.table();
    told.scoring = m_scoring;
    told.prompt.seat = Seat::None;
    m_parts.closeUp.showScoring(told);
    if (step <= ScoringView::Step::Places)
        m_parts.closeUp.clear(); // the next base may lie there already
    m_parts.standing.setPhase(core::smashup::Phase::Score);
    if (step >= ScoringView::Step::NewBase)
        m_parts.board.header().release();
    m_parts.board.header().viewport()->update();
}

void SmashUpStage::hold()
{
    m_parts.standing.setPhaseOf(m_before);
    m_parts.board.header().hold(m_before);
}

void SmashUpStage::release()
{
    m_parts.closeUp.showScoring(m_parts.model.table());
    m_parts.standing.setPhaseOf(m_parts.model.table());
    m_parts.board.header().release();
    m_parts.board.header().viewport()->update();
}

void SmashUpStage::setAway(const QSet<int>& cards)
{
    m_parts.model.setAway(cards);
    m_parts.hand.setAway(cards);
    m_parts.tray.setAway(cards);
}

void SmashUpStage::setScore(Seat seat, double points)
{
    m_parts.board.header().setScore(seat, points);
    m_parts.board.header().viewport()->update();
    m_parts.standing.race().setPoints(seat, points);
}

void SmashUpStage::setPower(int slot, Seat seat, double power)
{
    m_parts.board.delegate().setPower(slot, seat, power);
    m_parts.board.viewport()->update();
}

void SmashUpStage::setChanged(int slot, bool more)
{
    m_parts.board.delegate().setChanged(slot, more);
    m_parts.board.viewport()->update();
}

void SmashUpStage::clearFigures()
{
    m_parts.board.header().clearScores();
    m_parts.board.delegate().clearPower();
    m_parts.standing.race().clearPoints();
    m_parts.board.viewport()->update();
    m_parts.board.header().viewport()->update();
}

} // namespace ui
