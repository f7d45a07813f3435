#include "ui/table/smashup/smash_up_table.h"

#include "ui/language.h"
#include "ui/painting/cloth.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/prompt_line.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/card_peek.h"
#include "ui/table/smashup/card_sheet.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/coach.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/question.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/seat_answers.h"
#include "ui/table/smashup/smash_up_stage.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/table/smashup/spoken_cards.h"
#include "ui/table/smashup/spoken_table.h"
#include "ui/table/smashup/standing_bar.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

// How the parts of the table are put together, and how they share its room.

namespace ui {

using core::Seat;

namespace {

constexpr int kPeekAfter = 300; ///< milliseconds
constexpr double kHandShare = 0.275; ///< of the height at most
constexpr double kLeastHand = 0.2; ///< likewise, where the rows of the table need the room
constexpr int kLeastPercent = 45; ///< of a card's size
constexpr int kMostShortPercent = 130; ///< likewise, without its text
constexpr int kLeastShortPercent = 70; ///< below it names cannot be read, and cards are lines
constexpr double kLowWindow = 500; ///< high, where the bar with the question is lower
constexpr double kLowPromptFrom = 540; ///< width of the table, from which there is room for that
constexpr int kLeastLongPercent = 84; ///< likewise, with its text
constexpr int kTrayPercent = 90; ///< of the hand's cards
constexpr double kBesideHand = 24; ///< pixels of the mock-ups
constexpr QSizeF kUsualTable { 1080, 800 }; ///< in a window of the mock-ups, for whose size the cards are drawn
constexpr double kMostGrowth = 1.6;

} // namespace

SmashUpTable::SmashUpTable(FactionLooks looks, Use use, QWidget* parent)
    : TableSurface(parent)
    , m_looks(std::move(looks))
    , m_use(use)
    , m_model(new SmashUpTableModel(this))
    , m_elsewhereModel(new HandModel(this))
    , m_sheet(new CardSheet(*m_elsewhereModel, m_looks, this))
    , m_board(new BoardView(*m_model, m_looks, this))
    , m_prompt(new PromptBar(this))
    , m_handModel(new HandModel(this))
    , m_hand(new FanView(*m_handModel, m_looks, FanView::Shape::Fan, this))
    , m_tray(new QFrame(this))
    , m_trayTitle(makeHeading({}, m_tray))
    , m_trayCards(new FanView(*m_elsewhereModel, m_looks, FanView::Shape::Flat, m_tray))
    , m_cards(new QWidget(this))
    , m_standing(new StandingBar(this))
    , m_closeUp(new CloseUp(m_looks, this))
    , m_peek(new CardPeek(m_looks, this))
    , m_reason(new ReasonBubble(this))
    , m_peekSoon(new QTimer(this))
    , m_question(std::make_unique<Question>(*m_prompt, *m_handModel, m_looks))
    , m_seatAnswers(std::make_unique<SeatAnswers>(SeatAnswers::Parts { *m_model, *m_board, *m_prompt, *m_closeUp }))
    , m_stage(std::make_unique<SmashUpStage>(
          SmashUpStage::Parts { *m_model, *m_board, *m_hand, *m_trayCards, *m_standing, *m_closeUp }, m_looks))
{
    build();
    connectParts();
}

SmashUpTable::~SmashUpTable()
{
    disconnect(qApp, nullptr, this, nullptr); // parts that go in ~QWidget give up the keyboard, when no table is left
}

void SmashUpTable::build()
{
    m_peekSoon->setSingleShot(true);
    m_peekSoon->setInterval(kPeekAfter);
    m_hand->setObjectName(QStringLiteral("hand"));
    m_standing->hide();
    m_closeUp->hide();
    setRole(m_tray, Role::Panel);
    auto* tray = new QVBoxLayout(m_tray);
    tray->setContentsMargins(10, 6, 10, 4);
    tray->setSpacing(2);
    tray->addWidget(m_trayTitle);
    tray->addWidget(m_trayCards, 1);
    auto* cards = new QHBoxLayout(m_cards);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(8);
    cards->addWidget(m_tray);
    cards->addWidget(m_hand, 1);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    rows->addWidget(m_board, 5);
    rows->addWidget(m_sheet, 4);
    auto* promptPlace = new QHBoxLayout;
    promptPlace->setContentsMargins(0, 0, 4, 0);
    promptPlace->addWidget(m_prompt);
    rows->addLayout(promptPlace);
    rows->addWidget(m_cards);
    m_tray->hide();
    m_sheet->hide();
    m_prompt->setVisible(m_use == Use::Play);
    m_cards->setVisible(m_use == Use::Play);
    m_cards->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void SmashUpTable::connectParts()
{
    SpokenTable::install(*m_board);
    for (QListView* cards : QList<QListView*> { m_hand, m_trayCards, &m_sheet->list() })
        SpokenCards::install(*cards);
    const auto endPeek = [this] {
        m_peekSoon->stop();
        m_peek->hide();
    };
    connect(m_board, &BoardView::left, this, endPeek);
    connect(m_hand, &FanView::left, this, endPeek);
    // Only what a person points at is held up, not where the keyboard happens to come first.
    connect(m_board, &BoardView::pointed, m_peekSoon, qOverload<>(&QTimer::start));
    connect(m_hand, &FanView::pointed, m_peekSoon, qOverload<>(&QTimer::start));
    connect(m_peekSoon, &QTimer::timeout, this, &SmashUpTable::peek);
    m_board->setTargetsOf([this](int card) { return dropTargets(card); });
    connect(m_board, &BoardView::placeChosen, this, &SmashUpTable::onPlace);
    connect(m_board, &BoardView::dropped, this, &SmashUpTable::onDrop);
    connect(m_board, &BoardView::looked, this, &SmashUpTable::lookAt);
    connect(m_board, &BoardView::discardAsked, this, [this](int row) { showDiscards(m_model->seatOfRow(row)); });
    connect(m_board, &BoardView::draggedOver, this, [this](int card) {
        if (card < 0)
            return letGo();
        hold(card, m_model->dropTargets(), true);
    });
    connect(m_board, &BoardView::pointedAt, this, &SmashUpTable::tellDrop);
    for (FanView* fan : { m_hand, m_trayCards }) {
        connect(fan, &FanView::looked, this, [this](int card) { lookAt(card, -1); });
        connect(fan, &FanView::backAsked, this, &SmashUpTable::stepBack);
    }
    connect(m_hand, &FanView::cardChosen, this, &SmashUpTable::onHandCard);
    connect(m_trayCards, &FanView::cardChosen, this, &SmashUpTable::onElsewhereCard);
    connect(m_sheet, &CardSheet::cardChosen, this, &SmashUpTable::onElsewhereCard);
    connect(m_sheet, &CardSheet::looked, this, [this](int card) { lookAt(card, -1); });
    connect(m_sheet, &CardSheet::backAsked, this, &SmashUpTable::stepBack);
    connect(m_board, &BoardView::backAsked, this, &SmashUpTable::stepBack);
    connect(m_prompt, &PromptBar::backAsked, this, &SmashUpTable::stepBack);
    connect(m_prompt, &PromptBar::chosen, this, &SmashUpTable::answer);
    connect(m_seatAnswers.get(), &SeatAnswers::chosen, this, &SmashUpTable::answer);
    connect(m_seatAnswers.get(), &SeatAnswers::left, this, [this] {
        tellOutcomes(askedTargets());
        m_closeUp->showOutcome({}, {}, m_table);
    });
    connect(&m_board->header(), &RowHeader::backAsked, this, &SmashUpTable::stepBack);
    connect(m_prompt, &PromptBar::picksConfirmed, this, &SmashUpTable::confirmPicks);
    connect(m_prompt, &PromptBar::pickPutBack, this, &SmashUpTable::putBackPick);
    connect(m_prompt, &PromptBar::undoAsked, this, &TableSurface::undoAsked);
    connect(m_prompt, &PromptBar::redoAsked, this, &TableSurface::redoAsked);
    for (const auto signal : { &TableSurface::undoAsked, &TableSurface::redoAsked })
        connect(this, signal, this, [this] { m_news.acted(); }); // what comes back is no news
    connect(m_prompt, &PromptBar::hintAsked, this, &TableSurface::hintAsked);
    connect(m_prompt, &PromptBar::skipAsked, this, &TableSurface::skipAsked);
    connect(m_closeUp, &CloseUp::rulesAsked, this, [this] { Q_EMIT rulesAsked(showLooked()); });

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && m_prompt->isAncestorOf(now))
            setTopic(m_prompt, m_question->topic());
        // What the keyboard goes to comes before what the pointer was left on.
        if (now != m_board && now != m_hand && now != m_trayCards) {
            m_peekSoon->stop();
            m_peek->hide();
        }
    });
    auto* discards = new QAction(this);
    discards->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
    discards->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(discards, &QAction::triggered, this, [this] { showDiscards(m_table.viewer); });
    addAction(discards);
    for (QWidget* view : std::initializer_list<QWidget*> { m_board, m_hand, m_trayCards }) {
        view->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(view, &QWidget::customContextMenuRequested, this,
            [this, view, discards](const QPoint& at) { showMenu(view->mapToGlobal(at), discards); });
    }
    inEachLanguage(this, [this, discards] {
        m_hand->setAccessibleName(tr("Hand"));
        m_trayCards->setAccessibleName(tr("Cards to choose from"));
        discards->setText(tr("Discard piles"));
        if (showLooked().isEmpty())
            forgetLooked();
    });
    for (QAbstractItemModel* model :
        std::initializer_list<QAbstractItemModel*> { m_model, m_handModel, m_elsewhereModel })
        retellInEachLanguage(model);
}

bool SmashUpTable::holdLine(QWidget* line, bool keeps)
{
    m_prompt->line().addGuest(line, keeps);
    return true;
}

void SmashUpTable::bringLine(QWidget* line)
{
    m_prompt->line().prefer(line);
}

QWidget* SmashUpTable::standingBar()
{
    return m_standing;
}

QWidget* SmashUpTable::closeUp()
{
    return m_closeUp;
}

Stage* SmashUpTable::stage()
{
    return m_stage.get();
}

void SmashUpTable::setFeedback(const FeedbackSettings* feedback)
{
    m_hand->setFeedback(feedback);
    m_standing->setFeedback(feedback);
}

void SmashUpTable::setTeaching(bool teaching)
{
    m_coach = teaching ? std::make_unique<Coach>() : nullptr;
}

Lesson SmashUpTable::lesson() const
{
    return m_coach ? m_coach->lesson() : Lesson();
}

/// In a large window the cards and what is written on them are larger, as far as both its sides are.
void SmashUpTable::growCards()
{
    const double growth = std::min(width() / static_cast<double>(scaled(font(), kUsualTable.width())),
        height() / static_cast<double>(scaled(font(), kUsualTable.height())));
    QFont body = font();
    body.setPixelSize(static_cast<int>(body.pixelSize() * std::clamp(growth, 1.0, kMostGrowth)));
    m_board->setBody(body);
    for (FanView* each : { m_hand, m_trayCards })
        if (each->font() != body)
            each->setFont(body);
}

/// How large cards with their texts may be, in percent, for all of them to lie beside each other.
int SmashUpTable::percentAcross() const
{
    double cards = m_handModel->rowCount();
    if (!m_tray->isHidden())
        cards += m_elsewhereModel->rowCount() * kTrayPercent / 100.0;
    const double card = cardSize(CardForm::Hand, m_hand->font()).width();
    return static_cast<int>(100 * (width() - scaled(font(), kBesideHand)) / std::max(1.0, cards * card));
}

/// The hand takes a quarter of the height at most: the table is what a player looks at. It takes as much of it whatever
/// is held, and asked: else the table would move.
void SmashUpTable::fitHand()
{
    m_prompt->setLow(window()->height() < scaled(font(), kLowWindow) && width() >= scaled(font(), kLowPromptFrom));
    // It gives up some of that before a row of the table goes out of sight.
    const int room = height() - m_prompt->usualHeight() - 2 * layout()->spacing() - m_board->leastHeight();
    const int most
        = std::min(static_cast<int>(height() * kHandShare), std::max(room, static_cast<int>(height() * kLeastHand)));
    const CardForm usual
        = m_hand->heightFor(CardForm::Hand, kLeastLongPercent) <= most ? CardForm::Hand : CardForm::ShortHand;
    const int beside = m_hand->heightFor(usual, 0);
    int percent
        = std::clamp(100 * (most - beside) / std::max(1, m_hand->heightFor(usual, 100) - beside), kLeastPercent, 100);
    const int high = m_hand->heightFor(usual, percent);
    // Cards with their texts lie beside each other, else the texts could not be read. Without, they are as large as
    // they can be without covering one another.
    const int across = percentAcross();
    const CardForm form = across >= kLeastLongPercent ? usual : CardForm::ShortHand;
    if (form == CardForm::Hand)
        percent = std::min(percent, across);
    else if (form != usual)
        percent = 100;
    while (form != usual && percent < kMostShortPercent && m_hand->heightFor(form, percent + 1) <= high
        && m_hand->widthFor(form, percent + 1) <= width())
        ++percent;
    // Where text is large for the window a line shows a name as large as all else is.
    const bool lines = form == CardForm::ShortHand && percent < kLeastShortPercent;
    m_hand->setCards(lines ? CardForm::Compact : form, percent);
    m_trayCards->setCards(form, percent * kTrayPercent / 100);
    m_cards->setFixedHeight(high);
    m_tray->setMaximumWidth(m_trayCards->wishedWidth() + 24);
    m_tray->setMinimumWidth(std::min(m_trayCards->wishedWidth() + 24, width() / 2));
}

void SmashUpTable::fitBoard()
{
    m_closeUp->setMostHeight(std::max(scaled(font(), 120), height() * 43 / 100));
    m_board->layOut();
}

void SmashUpTable::resizeEvent(QResizeEvent* event)
{
    TableSurface::resizeEvent(event);
    growCards();
    fitHand();
    layout()->activate(); // the rows were shared out by the hand of before
    fitBoard();
}

void SmashUpTable::changeEvent(QEvent* event)
{
    TableSurface::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        growCards();
        fitHand();
        fitBoard();
    }
}

/// The cloth under the cards.
void SmashUpTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintCloth(painter, rect(), rect(), coloursOf(palette()));
}

} // namespace ui
