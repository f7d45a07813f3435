#include "ui/language.h"
#include "ui/painting/cloth.h"
#include "ui/table/held_picture.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/starrealms/piece_model.h"
#include "ui/table/starrealms/piece_peek.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/table/starrealms/realm_bar.h"
#include "ui/table/starrealms/realm_close_up.h"
#include "ui/table/starrealms/realm_coach.h"
#include "ui/table/starrealms/realm_stage.h"
#include "ui/table/starrealms/realm_view.h"
#include "ui/table/starrealms/spoken_pieces.h"
#include "ui/table/starrealms/star_realms_table.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

// How the parts of the table are put together, and how they share its room.

namespace ui {

using core::Seat;

namespace {

constexpr int kRealmPeekAfter = 300; ///< milliseconds
constexpr double kRealmHandShare = 0.215; ///< of the height
constexpr double kRealmLeastHand = 96; ///< pixels of the mock-ups
constexpr double kRealmLowWindow = 500;
constexpr double kRealmLowFrom = 540; ///< width from which the low bar has room

} // namespace

StarRealmsTable::StarRealmsTable(const core::Game& game, Use use, QWidget* parent)
    : TableSurface(parent)
    , m_use(use)
    , m_painter(RealmFaces(game))
    , m_tableModel(new PieceModel(this))
    , m_handModel(new PieceModel(this))
    , m_elsewhereModel(new PieceModel(this))
    , m_board(new RealmView(
          *m_tableModel, m_painter,
          [this](std::vector<Piece>& pieces, const QRectF& room, int) {
              const double margin = scaled(font(), 8);
              return layOutTable(pieces, m_table, room.adjusted(margin, margin, -margin, -margin), font());
          },
          this))
    , m_prompt(new PromptBar(this))
    , m_hand(new RealmView(
          *m_handModel, m_painter,
          [this](std::vector<Piece>& pieces, const QRectF& room, int lifted) {
              layOutHand(pieces, room, font(), lifted);
              return Rows();
          },
          this))
    , m_tray(new QFrame(this))
    , m_trayTitle(makeHeading({}, m_tray))
    , m_cards(new QWidget(this))
    , m_standing(new RealmBar(this))
    , m_closeUp(new RealmCloseUp(m_painter.faces(), this))
    , m_peek(new PiecePeek(m_painter.faces(), this))
    , m_held(new HeldPicture(this))
    , m_reason(new ReasonBubble(this))
    , m_peekSoon(new QTimer(this))
{
    m_elsewhere = new RealmView(
        *m_elsewhereModel, m_painter,
        [this](std::vector<Piece>& pieces, const QRectF& room, int) {
            const double margin = scaled(font(), 6);
            layOutSheet(pieces, room.adjusted(margin, margin, -margin, -margin), font());
            return Rows();
        },
        m_tray);
    m_stage = std::make_unique<RealmStage>(
        RealmStage::Parts { m_table, m_painter, *m_board, *m_hand, *m_elsewhere, *m_standing });
    build();
    connectParts();
}

StarRealmsTable::~StarRealmsTable()
{
    disconnect(qApp, nullptr, this, nullptr);
    hide(); // parts that go in ~QWidget give up the keyboard, when no table is left
}

void StarRealmsTable::build()
{
    m_peekSoon->setSingleShot(true);
    m_peekSoon->setInterval(kRealmPeekAfter);
    m_hand->setObjectName(QStringLiteral("hand"));
    m_standing->hide();
    m_closeUp->hide();
    setRole(m_tray, Role::Panel);
    auto* tray = new QVBoxLayout(m_tray);
    tray->setContentsMargins(10, 6, 10, 4);
    tray->setSpacing(2);
    tray->addWidget(m_trayTitle);
    tray->addWidget(m_elsewhere, 1);
    auto* cards = new QHBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(8);
    cards->addWidget(m_tray, 3);
    cards->addWidget(m_hand, 2);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_board, 1);
    auto* promptPlace = new QHBoxLayout;
    promptPlace->setContentsMargins(4, 0, 4, 0);
    promptPlace->addWidget(m_prompt);
    rows->addLayout(promptPlace);
    rows->addWidget(m_cards);
    m_tray->hide();
    m_prompt->setVisible(m_use == Use::Play);
    m_cards->setVisible(m_use == Use::Play);
}

void StarRealmsTable::connectView(RealmView* view)
{
    SpokenPieces::install(*view);
    view->pieces().setWords([this](const Piece& piece) { return PieceWords::of(piece, m_table); });
    connect(view, &RealmView::pieceChosen, this, [this, view](int row) { onPiece(*view, row); });
    connect(view, &RealmView::looked, this, [this, view](int row) { lookAt(*view, row); });
    connect(view, &RealmView::pointed, m_peekSoon, qOverload<>(&QTimer::start));
    connect(view, &RealmView::left, this, &StarRealmsTable::endPeek);
    connect(view, &RealmView::backAsked, this, &StarRealmsTable::stepBack);
    connect(view, &RealmView::dragBegun, this, [this, view](int row, const QPoint& at) { beginDrag(*view, row, at); });
    connect(view, &RealmView::dragMoved, this, &StarRealmsTable::moveDrag);
    connect(view, &RealmView::dropped, this, &StarRealmsTable::endDrag);
    connect(view, &RealmView::dragCancelled, this, &StarRealmsTable::letGo);
    view->setDraggable([this, view](int row) {
        const Piece& piece = view->pieces().piece(row);
        if (!m_asking)
            return false;
        if (piece.kind == Piece::Kind::Combat)
            return isMainPhase(m_table) && !attackable(m_table.prompt).empty();
        return piece.isLegal() && (piece.kind == Piece::Kind::Hand || piece.kind == Piece::Kind::Row);
    });
    connect(view, &RealmView::helpAsked, this, [this, view](int row, const QPoint& at) {
        const bool told = m_closeUpInSight && row >= 0 && view->pieces().piece(row).isCard();
        if (row < 0 || told || m_peek->isVisible())
            QToolTip::hideText();
        else
            QToolTip::showText(at, PieceWords::of(view->pieces().piece(row), m_table), view);
    });
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& at) {
        const int row = view->rowAt(at);
        showMenu(*view, row >= 0 ? row : view->currentIndex().row(), view->mapToGlobal(at));
    });
}

void StarRealmsTable::connectParts()
{
    for (RealmView* view : { m_board, m_hand, m_elsewhere })
        connectView(view);
    connect(m_peekSoon, &QTimer::timeout, this, &StarRealmsTable::peek);
    connect(m_prompt, &PromptBar::chosen, this, [this](core::Choice choice) { answer(choice); });
    connect(m_prompt, &PromptBar::backAsked, this, &StarRealmsTable::stepBack);
    connect(m_prompt, &PromptBar::pickPutBack, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::undoAsked, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::redoAsked, this, &TableSurface::redoAsked);
    for (const auto signal : { &TableSurface::undoAsked, &TableSurface::redoAsked })
        connect(this, signal, this, [this] { m_atOnce = AtOnce::Nothing; });
    connect(m_prompt, &PromptBar::hintAsked, this, &TableSurface::hintAsked);
    connect(m_prompt, &PromptBar::skipAsked, this, &TableSurface::skipAsked);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != m_board && now != m_hand && now != m_elsewhere)
            endPeek();
    });
    auto* piles = new QAction(this);
    piles->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    piles->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(piles, &QAction::triggered, this, [this] { showPile(nearSeat(m_table), Piece::Kind::Discard); });
    addAction(piles);
    inEachLanguage(this, [this, piles] {
        m_board->setAccessibleName(tr("Table"));
        m_hand->setAccessibleName(tr("Hand"));
        m_elsewhere->setAccessibleName(tr("Cards to choose from"));
        piles->setText(tr("Discard piles"));
        if (!m_table.seats.empty())
            fillPrompt();
    });
    for (PieceModel* model : { m_tableModel, m_handModel, m_elsewhereModel })
        retellInEachLanguage(model);
}

/// The hand takes a fifth of the height: it is as high whatever is held, else the table would move.
void StarRealmsTable::fitHand()
{
    m_prompt->setLow(window()->height() < scaled(font(), kRealmLowWindow) && width() >= scaled(font(), kRealmLowFrom));
    const int least = std::min(scaled(font(), kRealmLeastHand), height() / 4);
    m_cards->setFixedHeight(std::max(least, static_cast<int>(height() * kRealmHandShare)));
    m_cards->setVisible(m_use == Use::Play && m_table.viewer != Seat::None);
}

void StarRealmsTable::resizeEvent(QResizeEvent* event)
{
    TableSurface::resizeEvent(event);
    fitHand();
}

void StarRealmsTable::changeEvent(QEvent* event)
{
    TableSurface::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHand();
}

/// The cloth under the cards.
void StarRealmsTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCloth(painter, rect(), rect(), coloursOf(palette()));
}

void StarRealmsTable::setTeaching(bool teaching)
{
    m_coach = teaching ? std::make_unique<RealmCoach>() : nullptr;
}

Lesson StarRealmsTable::lesson() const
{
    return m_coach ? m_coach->lesson() : Lesson();
}

} // namespace ui
