#include "ui/table/smashup/fan_view.h"

#include "ui/feedback_settings.h"
#include "ui/painting/card_layout.h"
#include "ui/painting/frames.h"
#include "ui/painting/pill.h"
#include "ui/table/motion.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/held_card.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/own_key.h"

#include <QApplication>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QPointer>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kSmallestPill = 0.5; ///< of the size of its words
constexpr double kLinePill = 0.75; ///< likewise, on a line

// Pixels and degrees of the mock-ups.
constexpr double kTurn = 1.1; ///< a card from the middle
constexpr double kLift = 22;
constexpr double kGap = 7;
constexpr double kDrop = 1.7; ///< of the arc, times the square of the distance from the middle in cards
constexpr double kMostDrop = 12; ///< at the ends of a large hand the arc is shallower
constexpr double kMargin = 6;
constexpr double kLeastLine = 150; ///< width of a card that is a line, where one row of them is enough
constexpr double kMostLine = 230;
constexpr double kTilt = 4; ///< of a card that a window system moves along
constexpr int kRise = 120; ///< milliseconds at the usual speed

} // namespace

FanView::FanView(HandModel& model, FactionLooks looks, Shape shape, QWidget* parent)
    : QListView(parent)
    , m_model(model)
    , m_looks(std::move(looks))
    , m_shape(shape)
{
    setModel(&model);
    setFlow(LeftToRight);
    setWrapping(false);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(NoSelection);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    keepKey(*this, Qt::Key_N);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    m_rise.setStartValue(0.0);
    m_rise.setEndValue(1.0);
    m_rise.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_rise, &QVariantAnimation::valueChanged, this, [this] { viewport()->update(); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_hovered = -1;
        setPointedTopic(viewport(), {});
        updateGeometry();
        viewport()->update();
    });
}

void FanView::setCards(CardForm form, int percent)
{
    if (form == m_form && percent == m_percent)
        return;
    m_form = form;
    m_percent = percent;
    updateGeometry();
    viewport()->update();
}

int FanView::heightFor(CardForm form, int percent) const
{
    const double lift = m_shape == Shape::Fan ? kLift + kMostDrop : kMargin;
    return static_cast<int>(ui::cardSize(form, font()).height() * percent / 100.0 + scaled(font(), lift + kMargin) + 1);
}

int FanView::wishedWidth() const
{
    return widthFor(m_form, m_percent);
}

int FanView::widthFor(CardForm form, int percent) const
{
    const int count = std::max(1, m_model.rowCount());
    const double card = ui::cardSize(form, font()).width() * percent / 100.0;
    return static_cast<int>(count * (card + scaled(font(), kGap)) + 2 * scaled(font(), kMargin));
}

void FanView::setRings(bool rings)
{
    m_rings = rings;
    viewport()->update();
}

void FanView::setAway(const QSet<int>& cards)
{
    m_away = cards;
    viewport()->update();
}

QSize FanView::sizeHint() const
{
    return { wishedWidth(), heightFor(m_form, m_percent) };
}

QSize FanView::minimumSizeHint() const
{
    return { scaled(font(), 120), heightFor(m_form, m_percent) };
}

/// The card that is looked at: pointed at, or with the keyboard, or on its way to the table.
int FanView::lifted() const
{
    if (m_hovered >= 0)
        return m_hovered;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.item(row).picked)
            return row;
    return hasFocus() ? currentIndex().row() : -1;
}

/// The card that is looked at, and those that may be chosen where others may not.
bool FanView::isUp(int row) const
{
    if (row == lifted())
        return true;
    const auto legal = [this](int each) { return !m_model.item(each).choices.empty(); };
    if (!m_rings || m_shape != Shape::Fan || inLines() || !legal(row))
        return false;
    for (int each = 0; each < m_model.rowCount(); ++each)
        if (!legal(each))
            return true;
    return false;
}

/// Cards go up and down to where they are; whoever points or presses finds them there already.
void FanView::rise()
{
    QSet<int> up;
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (isUp(row))
            up.insert(m_model.item(row).card.id);
    if (up == m_up)
        return;
    QHash<int, double> from;
    for (int row = 0; row < m_model.rowCount(); ++row)
        from[m_model.item(row).card.id] = liftOf(row);
    m_liftedFrom = from;
    m_up = up;
    m_rise.stop();
    const bool moves = m_feedback != nullptr && !m_feedback->reducedMotion();
    m_rise.setDuration(moves ? static_cast<int>(kRise * speedFactor(m_feedback->motionSpeed())) : 0);
    m_rise.start();
}

double FanView::liftOf(int row) const
{
    const int card = m_model.item(row).card.id;
    const double end = m_up.contains(card) ? 1 : 0;
    if (m_rise.state() != QAbstractAnimation::Running)
        return end;
    const double begin = m_liftedFrom.value(card, end);
    return begin + (end - begin) * m_rise.currentValue().toDouble();
}

FanView::Pose FanView::shownPose(int row) const
{
    const Pose down = poseOf(row, false);
    const Pose up = poseOf(row, true);
    const double at = liftOf(row);
    Pose pose = at < 0.5 ? down : up;
    pose.turn = down.turn * (1 - at);
    pose.area.moveTop(down.area.top() + (up.area.top() - down.area.top()) * at);
    return pose;
}

/// As few rows as leave each line its width, and else as many as there is height for.
FanView::Grid FanView::grid() const
{
    const int count = std::max(1, m_model.rowCount());
    const double gap = scaled(font(), kGap);
    const double margin = scaled(font(), kMargin);
    const double high = ui::cardSize(m_form, font()).height();
    const int most = std::clamp(static_cast<int>((viewport()->height() - 2 * margin + gap) / (high + gap)), 1, count);
    Grid grid;
    for (int rows = 1; rows <= most; ++rows) {
        grid.columns = (count + rows - 1) / rows;
        const double wide = (viewport()->width() - 2 * margin + gap) / grid.columns - gap;
        grid.card = { std::min<double>(wide, scaled(font(), kMostLine)), high };
        if (wide >= scaled(font(), kLeastLine))
            break;
    }
    return grid;
}

FanView::Pose FanView::linePose(int row) const
{
    const Grid grid = this->grid();
    const int count = m_model.rowCount();
    const int rows = (count + grid.columns - 1) / grid.columns;
    const double gap = scaled(font(), kGap);
    const auto across = [&](int cards) { return cards * (grid.card.width() + gap) - gap; };
    const double left = (viewport()->width() - across(grid.columns)) / 2;
    const double top = (viewport()->height() - rows * (grid.card.height() + gap) + gap) / 2;
    Pose pose;
    pose.area = { { left + row % grid.columns * (grid.card.width() + gap),
                      top + row / grid.columns * (grid.card.height() + gap) },
        grid.card };
    return pose;
}

FanView::Pose FanView::poseOf(int row, bool up) const
{
    if (inLines())
        return linePose(row);
    const int count = m_model.rowCount();
    const QSizeF card = cardSize(m_form, font()) * m_percent / 100.0;
    const double room = viewport()->width() - 2.0 * scaled(font(), kMargin);
    const double wished = card.width() + scaled(font(), kGap);
    const double step = count < 2 ? wished : std::min(wished, (room - card.width()) / (count - 1));
    const double ends = (count - 1) / 2.0;
    const double from = row - ends;
    const double middle = viewport()->width() / 2.0 + from * step;
    Pose pose;
    pose.lifted = up;
    double top = scaled(font(), m_shape == Shape::Fan ? kLift : kMargin / 2);
    if (m_shape == Shape::Fan) {
        // What has more height than its cards has them in the middle.
        const double spare = std::max(0, viewport()->height() - heightFor(m_form, m_percent)) / 2.0;
        top += spare;
        if (pose.lifted)
            top = spare + scaled(font(), kMargin) / 2.0;
        else
            top += std::min(kDrop, kMostDrop / std::max(1.0, ends * ends)) * from * from * scaled(font(), 100) / 100.0;
        pose.turn = pose.lifted ? 0 : from * kTurn;
    }
    pose.area = { { middle - card.width() / 2, top }, card };
    return pose;
}

QRectF FanView::cardRect(int row) const
{
    return poseOf(row).area;
}

QRect FanView::visualRect(const QModelIndex& index) const
{
    return index.isValid() ? poseOf(index.row()).area.toRect() : QRect();
}

QModelIndex FanView::indexAt(const QPoint& position) const
{
    const auto lies = [&](int row) {
        const Pose pose = poseOf(row);
        QTransform turn;
        turn.translate(pose.area.center().x(), pose.area.center().y());
        turn.rotate(-pose.turn);
        turn.translate(-pose.area.center().x(), -pose.area.center().y());
        QRectF area = pose.area;
        // The strip below a lifted card is still its own, else it would flicker under the pointer.
        if (pose.lifted && m_shape == Shape::Fan)
            area.setBottom(viewport()->height());
        return area.contains(turn.map(QPointF(position)));
    };
    if (const int front = lifted(); front >= 0 && lies(front))
        return m_model.index(front);
    for (int row = m_model.rowCount() - 1; row >= 0; --row)
        if (lies(row))
            return m_model.index(row);
    return {};
}

void FanView::scrollTo(const QModelIndex&, ScrollHint)
{
} // all of it is always there

bool FanView::goToHinted()
{
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (m_model.item(row).hinted) {
            setCurrentIndex(m_model.index(row));
            return true;
        }
    return false;
}

/// To the first card that may be chosen; to one that would do nothing only where there is no other.
bool FanView::goToLegal()
{
    for (const bool idle : { false, true })
        for (int row = 0; row < m_model.rowCount(); ++row)
            if (!m_model.item(row).choices.empty() && m_model.item(row).idle == idle) {
                setCurrentIndex(m_model.index(row));
                return true;
            }
    return false;
}

CardFace FanView::face(int row) const
{
    CardFace face = faceOf(m_model.item(row).card, m_looks);
    face.marks.clear(); // they are in the text
    return face;
}

FaceState FanView::stateOf(int row) const
{
    const HandModel::Item& item = m_model.item(row);
    const QModelIndex index = m_model.index(row);
    const bool legal = !item.choices.empty();
    FaceState state;
    state.focus = hasFocus() && row == currentIndex().row();
    state.legal = legal && (m_rings || row == m_hovered);
    state.asks = item.picked;
    state.hinted = item.hinted;
    state.illegal = index.data(HandModel::DimmedRole).toBool() && row != m_hovered && !state.focus;
    return state;
}

/// Below power and kind, above the name, and clear of the card that lies over this one.
std::pair<QRectF, QFont> FanView::idleTag(int row, const Pose& pose) const
{
    const CardLayout card = layOut(face(row), m_form, pose.area, font());
    const double gap = card.unit;
    const QString words = tr("no effect now");
    QFont small = font();
    QSizeF size = pillSize(words, small);
    if (inLines()) {
        small.setPixelSize(std::max(1, static_cast<int>(small.pixelSize() * kLinePill)));
        size = pillSize(words, small);
        const double right = (card.power.isNull() ? pose.area.right() : card.power.left()) - gap;
        return { { { right - size.width(), pose.area.bottom() - size.height() }, size }, small };
    }
    const double top = std::max({ pose.area.top(), card.power.bottom(), card.kind.bottom() }) + gap;
    const double bottom = card.name.top() - gap;
    double width = pose.area.width();
    if (!pose.lifted && row + 1 < m_model.rowCount())
        width = std::min(width, poseOf(row + 1, false).area.left() - pose.area.left());
    // All of it smaller: a word that is cut says nothing.
    const double share = std::min({ 1.0, (width - 4 * gap) / size.width(), (bottom - top) / size.height() });
    small.setPixelSize(std::max(1, static_cast<int>(small.pixelSize() * std::max(kSmallestPill, share))));
    size = pillSize(words, small);
    return { { { pose.area.left() + (width - size.width()) / 2, bottom - size.height() }, size }, small };
}

QRectF FanView::idleTagRect(int row) const
{
    return idleTag(row, poseOf(row)).first;
}

/// How much of the width of a card no other covers, in steps, so that its picture is kept.
double FanView::seenOf(int row, const Pose& pose) const
{
    constexpr double kSteps = 32;
    constexpr double kLeast = 0.4; // less holds no name
    constexpr double kTurned = 0.03; // the card above leans over it
    if (pose.lifted || row + 1 >= m_model.rowCount())
        return 1;
    const double free = (poseOf(row + 1, false).area.left() - poseOf(row, false).area.left()) / pose.area.width();
    return free >= 1 ? 1 : std::max(kLeast, std::floor((free - kTurned) * kSteps) / kSteps);
}

void FanView::paintOne(QPainter& painter, int row) const
{
    const HandModel::Item& item = m_model.item(row);
    if (row == m_dragged || m_away.contains(item.card.id))
        return;
    const Pose pose = shownPose(row);
    const Colours& colours = coloursOf(palette());
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (pose.turn != 0) {
        painter.translate(pose.area.center());
        painter.rotate(pose.turn);
        painter.translate(-pose.area.center());
    }
    CardFace card = face(row);
    if (m_form == CardForm::ShortHand)
        card.seen = seenOf(row, pose);
    ui::paintCard(painter, pose.area, card, m_form, stateOf(row), colours, font());
    if (item.idle) {
        const auto [pill, small] = idleTag(row, pose);
        paintPill(painter, pill, tr("no effect now"), PillKind::Bad, colours, small);
    }
    painter.restore();
}

void FanView::paintEvent(QPaintEvent*)
{
    rise();
    QPainter painter(viewport());
    const int front = lifted();
    for (int row = 0; row < m_model.rowCount(); ++row)
        if (row != front)
            paintOne(painter, row);
    if (front >= 0 && front < m_model.rowCount())
        paintOne(painter, front);
}

void FanView::look(int row)
{
    viewport()->update();
    if (row >= 0 && row < m_model.rowCount())
        Q_EMIT looked(m_model.item(row).card.id);
}

QModelIndex FanView::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_model.rowCount();
    if (!currentIndex().isValid())
        return m_model.index(0); // whoever comes here by the keyboard begins with the first
    const int row = currentIndex().row();
    const int below = inLines() ? grid().columns : 1;
    switch (action) {
    case MoveUp:
        return m_model.index(inLines() && row < below ? row : std::max(0, row - below));
    case MoveDown:
        return m_model.index(inLines() && row + below >= count ? row : std::min(count - 1, row + below));
    case MoveLeft:
    case MovePrevious:
        return m_model.index(std::max(0, row - 1));
    case MoveRight:
    case MoveNext:
        return m_model.index(std::min(count - 1, row + 1));
    case MoveHome:
    case MovePageUp:
        return m_model.index(0);
    case MoveEnd:
    case MovePageDown:
        return m_model.index(count - 1);
    }
    return currentIndex();
}

void FanView::keyPressEvent(QKeyEvent* event)
{
    m_hovered = -1; // the keyboard has it now
    setPointedTopic(viewport(), {});
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        if (currentIndex().isValid())
            Q_EMIT cardChosen(m_model.item(currentIndex().row()).card.id);
        event->accept();
        return;
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        event->accept();
        return;
    case Qt::Key_N:
        // To the next card that may be chosen, as on the table, past what is picked already.
        for (int step = 1; step <= m_model.rowCount(); ++step) {
            const int row = (std::max(0, currentIndex().row()) + step) % m_model.rowCount();
            if (!m_model.item(row).choices.empty() && !m_model.item(row).picked) {
                setCurrentIndex(m_model.index(row));
                break;
            }
        }
        event->accept();
        return;
    default: {
        const QModelIndex before = currentIndex();
        QListView::keyPressEvent(event);
        if (currentIndex() != before)
            Q_EMIT pointed();
    }
    }
}

void FanView::mousePressEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    m_pressed = index.row();
    m_pressedAt = event->position().toPoint();
    if (index.isValid())
        setCurrentIndex(index);
    event->accept();
}

void FanView::mouseReleaseEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool same = index.isValid() && index.row() == m_pressed;
    m_pressed = -1;
    if (same && event->button() == Qt::LeftButton)
        Q_EMIT cardChosen(m_model.item(index.row()).card.id);
}

void FanView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton)) {
        const QPoint way = event->position().toPoint() - m_pressedAt;
        if (dragEnabled() && m_pressed >= 0 && way.manhattanLength() >= QApplication::startDragDistance())
            startDrag(Qt::MoveAction);
        return;
    }
    const QModelIndex index = indexAt(event->position().toPoint());
    viewport()->setCursor(index.data(HandModel::LegalRole).toBool() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (index.row() == m_hovered)
        return;
    m_hovered = index.row();
    setPointedTopic(viewport(), m_hovered < 0 ? QString() : QString::fromStdString(m_model.item(m_hovered).card.name));
    look(m_hovered);
    if (m_hovered >= 0)
        Q_EMIT pointed();
}

void FanView::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept(); // never a second choice
}

void FanView::leaveEvent(QEvent* event)
{
    QListView::leaveEvent(event);
    Q_EMIT left();
    m_hovered = -1;
    setPointedTopic(viewport(), {});
    viewport()->update();
}

void FanView::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && m_model.rowCount() > 0 && !goToLegal())
        setCurrentIndex(m_model.index(0));
    look(currentIndex().row());
}

void FanView::focusOutEvent(QFocusEvent* event)
{
    QListView::focusOutEvent(event);
    viewport()->update();
}

bool FanView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip)
        return true; // the card is told of beside the table
    return QListView::viewportEvent(event);
}

void FanView::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        updateGeometry();
        viewport()->update();
    }
}

void FanView::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    look(current.row());
}

/// For a window system that moves it along.
QPixmap FanView::heldPicture(int row) const
{
    const QSizeF size = poseOf(row).area.size();
    const double reach = heldReach(size, m_form);
    const qreal ratio = devicePixelRatioF();
    QPixmap picture(((size + QSizeF(2 * reach, 2 * reach)) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paintHeld(painter, face(row), m_form, size, kTilt, palette(), font());
    return picture;
}

void FanView::startDrag(Qt::DropActions)
{
    const QModelIndex index = m_pressed >= 0 ? m_model.index(m_pressed) : QModelIndex();
    if (!index.isValid())
        return;
    const int row = std::exchange(m_pressed, -1);
    const int card = m_model.item(row).card.id;
    if (!index.flags().testFlag(Qt::ItemIsDragEnabled)) {
        Q_EMIT cardChosen(card); // as a click: it says why not, or takes the place of the one that is held
        return;
    }
    auto* drag = new QDrag(this);
    drag->setMimeData(m_model.mimeData({ index }));
    QPointer<HeldCard> held; // the window may be closed meanwhile
    if (HeldCard::isPossible()) {
        held = new HeldCard(
            face(row), m_form, poseOf(row).area.size(), m_feedback == nullptr || !m_feedback->reducedMotion(), *this);
        QPixmap nothing(1, 1);
        nothing.fill(Qt::transparent);
        drag->setPixmap(nothing);
    } else {
        drag->setPixmap(heldPicture(row));
        const QSizeF middle = drag->pixmap().deviceIndependentSize() / 2;
        drag->setHotSpot({ static_cast<int>(middle.width()), static_cast<int>(middle.height()) });
    }
    m_dragged = row;
    m_hovered = -1;
    viewport()->update();
    Q_EMIT dragging(card);
    drag->exec(Qt::MoveAction);
    delete held;
    m_dragged = -1;
    viewport()->update();
    Q_EMIT dragging(-1);
}

} // namespace ui
