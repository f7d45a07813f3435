#include "ui/language.h"
#include "ui/painting/cloth.h"
#include "ui/table/held_picture.h"
#include "ui/table/hyperborea/hyper_bar.h"
#include "ui/table/hyperborea/hyper_close_up.h"
#include "ui/table/hyperborea/hyper_coach.h"
#include "ui/table/hyperborea/hyper_piece_model.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_stage.h"
#include "ui/table/hyperborea/hyper_view.h"
#include "ui/table/hyperborea/hyper_words.h"
#include "ui/table/hyperborea/hyperborea_table.h"
#include "ui/table/hyperborea/spoken_hexes.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/reason_bubble.h"
#include "ui/theme.h"
#include "ui/widgets/zoom_buttons.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

// How the parts of the table are put together, and how they share its room.

namespace ui {

using core::Seat;

namespace {

constexpr double kBoardShare = 0.4; ///< of the height
constexpr double kBoardShareOfMany = 0.345; ///< where the map of more than three seats needs the room
constexpr double kOffersShare = 0.76; ///< of the room beside the table
constexpr double kLeastOffers = 300; ///< pixels of the mock-ups
constexpr double kMostOffers = 430;
constexpr double kLeastBoard = 190; ///< pixels of the mock-ups
constexpr double kHyperLowWindow = 500;
constexpr double kHyperLowFrom = 540;

} // namespace

HyperboreaTable::HyperboreaTable(Use use, QWidget* parent)
    : TableSurface(parent)
    , m_use(use)
    , m_top(new QHBoxLayout)
    , m_mapModel(new HyperPieceModel(this))
    , m_offerModel(new HyperPieceModel(this))
    , m_boardModel(new HyperPieceModel(this))
    , m_map(new HyperView(
          *m_mapModel, m_painter,
          [this](std::vector<HyperPiece>& pieces, const QRectF& room, const MapSight& sight) {
              const double margin = scaled(font(), 8);
              return layOutMap(pieces, m_table, room.adjusted(margin, margin, -margin, -margin), font(), sight);
          },
          this))
    , m_offers(new HyperView(
          *m_offerModel, m_painter,
          [this](std::vector<HyperPiece>& pieces, const QRectF& room, const MapSight&) {
              const double margin = scaled(font(), 4);
              return layOutOffers(pieces, room.adjusted(margin, margin, -margin, -margin), font());
          },
          this))
    , m_boardView(new HyperView(
          *m_boardModel, m_painter,
          [this](std::vector<HyperPiece>& pieces, const QRectF& room, const MapSight&) {
              const double margin = scaled(font(), 6);
              return layOutBoard(pieces, m_table, boardSeat(), room.adjusted(margin, margin, -margin, -margin), font());
          },
          this))
    , m_prompt(new PromptBar(this))
    , m_standing(new HyperBar(this))
    , m_closeUp(new HyperCloseUp(this))
    , m_picture(new HeldPicture(this))
    , m_reason(new ReasonBubble(this))
{
    m_stage = std::make_unique<HyperStage>(HyperStage::Parts { m_table, m_painter, *m_map, *m_offers, *m_boardView });
    build();
    connectParts();
}

HyperboreaTable::~HyperboreaTable()
{
    hide(); // parts that go in ~QWidget give up the keyboard, when no table is left
}

void HyperboreaTable::build()
{
    m_map->setObjectName(QStringLiteral("map"));
    m_offers->setObjectName(QStringLiteral("offers"));
    m_boardView->setObjectName(QStringLiteral("board"));
    m_standing->hide();
    m_closeUp->hide();
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    auto* zoom = new ZoomButtons(m_map->viewport(), ZoomButtons::Of::Map);
    const auto middle = [this] { return QRectF(m_map->viewport()->rect()).center(); };
    connect(zoom, &ZoomButtons::closerAsked, this, [this, middle] { m_map->zoomStep(true, middle()); });
    connect(zoom, &ZoomButtons::furtherAsked, this, [this, middle] { m_map->zoomStep(false, middle()); });
    connect(zoom, &ZoomButtons::allAsked, m_map, &HyperView::seeAll);
    m_map->setCorner(zoom);
    m_top->setSpacing(4);
    m_top->addWidget(m_map, 1);
    rows->addLayout(m_top, 1);
    placeOffers();
    auto* promptPlace = new QHBoxLayout;
    promptPlace->setContentsMargins(4, 0, 4, 0);
    promptPlace->addWidget(m_prompt);
    rows->addLayout(promptPlace);
    rows->addWidget(m_boardView);
    m_prompt->setVisible(m_use == Use::Play);
}

void HyperboreaTable::connectView(HyperView* view)
{
    SpokenHexes::install(*view);
    view->pieces().setWords([this](const HyperPiece& piece) { return HyperWords::of(piece, m_table); });
    connect(view, &HyperView::pieceChosen, this, [this, view](int row, const QPoint& at) { onPiece(*view, row, at); });
    connect(view, &HyperView::looked, this, [this, view](int row) { lookAt(*view, row); });
    connect(view, &HyperView::left, this, [this, view] { lookAt(*view, -1); });
    connect(view, &HyperView::backAsked, this, &HyperboreaTable::stepBack);
    connect(view, &HyperView::dragBegun, this, [this, view](int row, const QPoint& at) { beginDrag(*view, row, at); });
    connect(view, &HyperView::dragMoved, this, &HyperboreaTable::moveDrag);
    connect(view, &HyperView::dropped, this, &HyperboreaTable::endDrag);
    connect(view, &HyperView::dragCancelled, this, &HyperboreaTable::letGo);
    connect(view, &HyperView::unknownTyped, this,
        [this](const QString& name) { m_prompt->setRemark(tr("There is no hex %1.").arg(name)); });
    view->setDraggable([this, view](int row) { return canPickUp(view->pieces().piece(row)); });
    connect(view, &HyperView::helpAsked, this, [this, view](int row, const QPoint& at) {
        if (row < 0 || m_closeUpInSight)
            return QToolTip::hideText();
        const HyperPiece& piece = view->pieces().piece(row);
        QToolTip::showText(at,
            (QStringList { HyperWords::title(piece, m_table) } + HyperWords::lines(piece, m_table))
                .join(QLatin1Char('\n')),
            view);
    });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& at) {
        const int row = view->rowAt(at);
        showMenu(*view, row >= 0 ? row : view->currentIndex().row(), view->mapToGlobal(at));
    });
}

void HyperboreaTable::connectParts()
{
    for (HyperView* view : { m_map, m_offers, m_boardView })
        connectView(view);
    connect(m_prompt, &PromptBar::chosen, this, [this](core::Choice choice) { answer(choice); });
    connect(m_prompt, &PromptBar::backAsked, this, &HyperboreaTable::stepBack);
    connect(m_prompt, &PromptBar::pickPutBack, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::undoAsked, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::redoAsked, this, &TableSurface::redoAsked);
    connect(m_prompt, &PromptBar::hintAsked, this, &TableSurface::hintAsked);
    connect(m_prompt, &PromptBar::skipAsked, this, &TableSurface::skipAsked);
    const auto action = [this](const QKeySequence& keys, auto act) {
        auto* each = new QAction(this);
        each->setShortcut(keys);
        each->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(each, &QAction::triggered, this, act);
        addAction(each);
        return each;
    };
    QAction* next = action(Qt::CTRL | Qt::Key_B, [this] { nextBoard(1); });
    QAction* before = action(Qt::CTRL | Qt::SHIFT | Qt::Key_B, [this] { nextBoard(-1); });
    QAction* list = action(Qt::CTRL | Qt::Key_L, [this] { showAnswers(); });
    inEachLanguage(this, [this, next, before, list] {
        m_map->setAccessibleName(tr("Map"));
        m_offers->setAccessibleName(tr("Technologies to take"));
        m_boardView->setAccessibleName(tr("Board"));
        next->setText(tr("Board of the next player"));
        before->setText(tr("Board of the player before"));
        list->setText(tr("All answers"));
        if (!m_table.seats.empty())
            fillPrompt();
    });
    for (HyperPieceModel* model : { m_mapModel, m_offerModel, m_boardModel })
        retellInEachLanguage(model);
}

/// The technologies to take stand beside the table with what is pointed at, where that is in sight.
void HyperboreaTable::placeOffers()
{
    const bool hadKeyboard = m_offers->hasFocus();
    m_offers->setMinimumHeight(0);
    m_offers->setMaximumHeight(QWIDGETSIZE_MAX);
    if (m_closeUpInSight) {
        m_offers->setMinimumWidth(0);
        m_offers->setMaximumWidth(QWIDGETSIZE_MAX);
        m_top->removeWidget(m_offers);
        m_closeUp->setOffers(m_offers);
        setCloseUpRoom(m_closeUpRoom);
    } else {
        m_closeUp->setOffers(nullptr);
        m_top->addWidget(m_offers);
        m_offers->setFixedWidth(std::clamp<int>(width() / 4, scaled(font(), 190), scaled(font(), 300)));
    }
    m_offers->show();
    if (hadKeyboard)
        m_offers->setFocus(Qt::OtherFocusReason);
}

void HyperboreaTable::setCloseUpInSight(bool inSight)
{
    if (std::exchange(m_closeUpInSight, inSight) != inSight)
        placeOffers();
}

void HyperboreaTable::setCloseUpRoom(const QSize& room)
{
    m_closeUpRoom = room;
    if (m_closeUpInSight && room.height() > 0)
        m_offers->setFixedHeight(std::clamp<int>(
            static_cast<int>(room.height() * kOffersShare), scaled(font(), kLeastOffers), scaled(font(), kMostOffers)));
}

/// The board takes its share of the height, whatever is on it, else the map would move.
void HyperboreaTable::fitBoard()
{
    m_prompt->setLow(window()->height() < scaled(font(), kHyperLowWindow) && width() >= scaled(font(), kHyperLowFrom));
    const int least = std::min(scaled(font(), kLeastBoard), height() / 2);
    if (!m_closeUpInSight)
        m_offers->setFixedWidth(std::clamp<int>(width() / 4, scaled(font(), 190), scaled(font(), 300)));
    const double share = m_table.seats.size() > 3 ? kBoardShareOfMany : kBoardShare;
    m_boardView->setFixedHeight(std::max(least, static_cast<int>(height() * share)));
}

void HyperboreaTable::resizeEvent(QResizeEvent* event)
{
    TableSurface::resizeEvent(event);
    fitBoard();
}

void HyperboreaTable::changeEvent(QEvent* event)
{
    TableSurface::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitBoard();
}

/// The cloth under the map.
void HyperboreaTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCloth(painter, rect(), rect(), coloursOf(palette()));
}

void HyperboreaTable::setTeaching(bool teaching)
{
    m_coach = teaching ? std::make_unique<HyperCoach>() : nullptr;
}

Lesson HyperboreaTable::lesson() const
{
    return m_coach ? m_coach->lesson() : Lesson();
}

} // namespace ui
