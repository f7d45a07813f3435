#include "ui/pages/home/home_page.h"

#include "core/game/game.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/pages/home/home_presenter.h"
#include "ui/pages/home/open_match_card.h"
#include "ui/pages/home/play_now_card.h"
#include "ui/pages/home/recent_matches.h"
#include "ui/pages/home/start_card.h"
#include "ui/pages/home/welcome_pane.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/text/day_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/key_button.h"
#include "ui/widgets/plain_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace {

constexpr double kNarrow = 980; ///< width below which all stands in one column
constexpr double kSlim = 640; ///< and below which lines break
constexpr int kLeftShare = 2;
constexpr int kRightShare = 1;
constexpr int kFew = 3; ///< matches, besides which there is room to say what else can be done

} // namespace

HomePage::HomePage(HomeRoom room, QWidget* parent)
    : QWidget(parent)
    , m_room(std::move(room))
    , m_presenter(new HomePresenter(m_room.games, m_room.matches, m_room.elsewhere, this))
    , m_stack(new QStackedWidget(this))
    , m_board(new QWidget(m_stack))
    , m_notice(new NoticeBar(this))
{
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_stack, 1);
    standBelow(m_notice, this);
    auto* rows = new QVBoxLayout(m_board);
    rows->setContentsMargins(28, 18, 28, 24);
    rows->setSpacing(16);
    m_stack->addWidget(m_board);
    makeHeader();
    makeCards();
    rows->addLayout(m_grid, 1);
    makeLinks();
    connect(m_presenter, &HomePresenter::changed, this, &HomePage::showFacts);
    connect(m_presenter, &HomePresenter::failed, m_notice, &NoticeBar::tellError);
    onNewLanguage(this, [this] { showFacts(); });
    m_board->hide(); // until it is known which of the two it is
}

void HomePage::makeHeader()
{
    m_greeting = new HeadLabel(24, m_board);
    m_greeting->setWordWrap(true);
    m_date = new PlainLabel(m_board);
    setRole(m_date, Role::Muted);
    m_date->setWordWrap(true);
    m_search = new SearchButton(m_board);
    m_hotSeat = new KeyButton(m_board);
    m_hotSeat->setProperty("low", true);
    m_hotSeat->setIconName(QStringLiteral("people"));
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(m_greeting);
    words->addWidget(m_date);
    m_header = new QBoxLayout(QBoxLayout::LeftToRight);
    m_header->setSpacing(14);
    m_header->addLayout(words, 1);
    m_header->addWidget(m_search);
    m_header->addWidget(m_hotSeat);
    static_cast<QVBoxLayout*>(m_board->layout())->addLayout(m_header);
    connect(m_search, &QPushButton::clicked, this, &HomePage::findAsked);
    connect(m_hotSeat, &QPushButton::clicked, this, [this] { Q_EMIT offerAsked(hotSeatPlan(m_playNow->plan())); });
    inEachLanguage(m_search, [this] {
        m_search->setText(tr("Card, rule, match, pair…"));
        m_search->setAccessibleName(tr("Find anything"));
        m_search->setKeyWords(QKeySequence(Qt::CTRL | Qt::Key_K).toString(QKeySequence::NativeText));
        m_hotSeat->setText(tr("Hot seat"));
        m_hotSeat->setToolTip(tr("A match of several persons at this screen"));
        m_hotSeat->setAccessibleDescription(m_hotSeat->toolTip());
    });
}

void HomePage::makeCards()
{
    m_grid = new QGridLayout;
    m_grid->setSpacing(16);
    m_open = new OpenMatchCard(m_room.games, m_board);
    m_open->hide();
    makePlayNow();
    m_recent = new RecentMatches(m_room.games, m_board);
    connect(m_open, &OpenMatchCard::resumeAsked, this, &HomePage::resumeAsked);
    connect(m_open, &OpenMatchCard::lookAsked, this, &HomePage::matchAsked);
    connect(m_open, &OpenMatchCard::othersAsked, this, &HomePage::matchesAsked);
    connect(m_recent, &RecentMatches::matchAsked, this, &HomePage::matchAsked);
    connect(m_recent, &RecentMatches::allAsked, this, &HomePage::matchesAsked);
    connect(m_recent, &RecentMatches::playAsked, this, [this] { Q_EMIT playAsked(m_playNow->plan()); });
}

/// Anew when another game was played last.
void HomePage::makePlayNow()
{
    if (m_playNow != nullptr) {
        m_grid->removeWidget(m_playNow);
        m_playNow->hide();
        m_playNow->deleteLater();
    }
    m_playNow = new PlayNowCard(m_room.games, m_room.pairs, m_room.settings, m_board);
    connect(m_playNow, &PlayNowCard::playAsked, this, &HomePage::playAsked);
    connect(m_playNow, &PlayNowCard::moreAsked, this, &HomePage::offerAsked);
}

/// For those who play with somebody who is new to it.
void HomePage::makeLinks()
{
    delete std::exchange(m_links, nullptr);
    const core::Game& game = m_playNow->game();
    if (makePrimer(game) == nullptr)
        return;
    m_links = new QWidget(m_board);
    auto* row = new FlowLayout(m_links);
    auto* primer = new QPushButton(m_links);
    auto* teach = new QPushButton(m_links);
    for (QPushButton* link : { primer, teach }) {
        setRole(link, Role::Quiet);
        link->setProperty("link", true);
        link->setAutoDefault(true);
        row->addWidget(link);
    }
    m_board->layout()->addWidget(m_links);
    connect(primer, &QPushButton::clicked, this, [this, &game] { Q_EMIT primerAsked(&game); });
    connect(teach, &QPushButton::clicked, this, [this, &game] { Q_EMIT teachAsked(&game); });
    inEachLanguage(m_links, [&game, primer, teach] {
        primer->setText(tr("How %1 is played, in two minutes").arg(QString::fromStdString(game.name())));
        teach->setText(tr("Show me how"));
        teach->setToolTip(tr("A match that says at each step what can be done and why"));
        teach->setAccessibleDescription(teach->toolTip());
    });
    m_links->show();
}

/// Made when there is nothing else to show: most never see it again.
void HomePage::makeWelcome()
{
    if (m_welcome != nullptr)
        return;
    m_welcome = new WelcomePane(m_room.games, m_stack);
    m_stack->addWidget(m_welcome);
    connect(m_welcome, &WelcomePane::playAsked, this, &HomePage::playAsked);
    connect(m_welcome, &WelcomePane::pairsAsked, this, &HomePage::pairsAsked);
    connect(m_welcome, &WelcomePane::sheetAsked, this, &HomePage::sheetAsked);
    connect(m_welcome, &WelcomePane::primerAsked, this, [this] { Q_EMIT primerAsked(&m_room.games.first()); });
    connect(m_welcome, &WelcomePane::backupAsked, this, &HomePage::restoreAsked);
    connect(m_welcome, &WelcomePane::settingsAsked, this, &HomePage::settingsAsked);
}

/// Likewise.
void HomePage::makeMore()
{
    if (m_more != nullptr)
        return;
    m_more = new QWidget(m_board);
    auto* cards = new QHBoxLayout(m_more);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(16);
    const core::Game& game = m_room.games.first();
    const QString set = setOf(game, {});
    if (StartCard* pairs = makePairsCard(game, set, m_more)) {
        cards->addWidget(pairs);
        connect(pairs->button, &QPushButton::clicked, this, &HomePage::pairsAsked);
    }
    if (StartCard* sheet = makeSheetCard(game, set, m_more)) {
        cards->addWidget(sheet);
        connect(sheet->button, &QPushButton::clicked, this, &HomePage::sheetAsked);
    }
}

void HomePage::refresh()
{
    m_presenter->reload();
}

void HomePage::showFacts()
{
    if (!m_presenter->hasRead())
        return;
    const HomeFacts& facts = m_presenter->facts();
    if (facts.totals.all == 0)
        makeWelcome();
    QWidget* shown = facts.totals.all == 0 ? static_cast<QWidget*>(m_welcome) : m_board;
    const bool turned = m_stack->currentWidget() != shown || !shown->isVisibleTo(m_stack);
    const bool isFirst = turned || first()->hasFocus();
    shown->show();
    m_stack->setCurrentWidget(shown);
    showHeader();
    m_open->setVisible(facts.open.has_value());
    if (facts.open)
        m_open->show(*facts.open, facts.totals.running);
    if (&gameToOffer(m_room.games, m_room.settings) != &m_playNow->game()) {
        makePlayNow();
        makeLinks();
        setTabOrder(m_open, m_playNow);
        m_playNow->setVisible(true);
    }
    m_playNow->show(facts);
    m_recent->show(facts.recent, facts.totals.all, QDateTime::currentDateTime());
    if (facts.totals.all > 0 && facts.totals.all <= kFew)
        makeMore();
    m_few = facts.totals.all <= kFew;
    arrange();
    // What Enter does moves to a match that has come to wait, unless the keyboard was taken elsewhere.
    if (isVisible() && (hasFocus() || isFirst || focusWidget() == nullptr || !focusWidget()->isVisible()))
        focusFirst();
    Q_EMIT waitingChanged(facts.open ? std::max(1, facts.totals.running) : 0);
}

void HomePage::showHeader()
{
    const HomeFacts& facts = m_presenter->facts();
    const QDateTime now = QDateTime::currentDateTime();
    m_greeting->setText(greeting(now.time()));
    QStringList parts { QLocale().toString(
        now.date(), tr("dddd, d MMMM", "weekday, day and month as QLocale::toString() reads it")) };
    if (facts.monthPlayed > 0)
        parts << tr("%n match(es) this month", nullptr, facts.monthPlayed) + QStringLiteral(", ")
                + tr("%n won", "matches of this month", facts.monthWon)
                + (facts.monthGivenUp == 0
                        ? QString()
                        : QStringLiteral(", ") + tr("%n given up", "matches of this month", facts.monthGivenUp));
    m_date->setText(parts.join(QStringLiteral(" · ")));
}

/// The match that waits and a new one side by side, what was played below; without a match that waits the new one
/// stands beside what was played, with what else can be done below that while it is little.
void HomePage::arrange()
{
    m_narrow = width() < scaled(font(), kNarrow);
    m_slim = width() < scaled(font(), kSlim);
    m_header->setDirection(m_slim ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_open->setSlim(m_slim);
    m_recent->setSlim(m_slim);
    for (QWidget* card : std::initializer_list<QWidget*> { m_open, m_playNow, m_recent, m_more })
        if (card != nullptr)
            m_grid->removeWidget(card);
    const bool waiting = m_open->isVisibleTo(m_board);
    const bool more = m_more != nullptr && m_few && !m_narrow && !waiting;
    if (m_more != nullptr)
        m_more->setVisible(more);
    if (m_narrow) {
        int row = 0;
        if (waiting)
            m_grid->addWidget(m_open, row++, 0);
        m_grid->addWidget(m_playNow, row++, 0);
        m_grid->addWidget(m_recent, row++, 0);
    } else if (waiting) {
        m_grid->addWidget(m_open, 0, 0);
        m_grid->addWidget(m_playNow, 0, 1);
        m_grid->addWidget(m_recent, 1, 0, 1, 2);
    } else {
        m_grid->addWidget(m_recent, 0, 0, more ? 1 : 2, 1);
        m_grid->addWidget(m_playNow, 0, 1, more ? 2 : 1, 1, more ? Qt::AlignTop : Qt::Alignment());
        if (more)
            m_grid->addWidget(m_more, 1, 0);
    }
    m_grid->setColumnStretch(0, kLeftShare);
    m_grid->setColumnStretch(1, m_narrow ? 0 : kRightShare);
    m_grid->setRowStretch(0, 0);
    m_grid->setRowStretch(1, m_narrow || more ? 0 : 1);
    m_grid->setRowStretch(2, m_narrow || more ? 1 : 0);
}

KeyButton* HomePage::first() const
{
    if (m_welcome != nullptr && m_stack->currentWidget() == m_welcome)
        return m_welcome->button();
    return m_open->isVisibleTo(m_board) ? m_open->button() : m_playNow->button();
}

void HomePage::focusFirst()
{
    if (m_presenter->hasRead())
        first()->setFocus(Qt::OtherFocusReason);
}

void HomePage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    focusFirst();
    refresh();
}

/// Enter goes on with what waits, wherever on the page the keyboard is.
void HomePage::keyPressEvent(QKeyEvent* event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_presenter->hasRead())
        first()->click();
    else
        QWidget::keyPressEvent(event);
}

void HomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (m_narrow != (width() < scaled(font(), kNarrow)) || m_slim != (width() < scaled(font(), kSlim)))
        arrange();
}

void HomePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_grid != nullptr)
        arrange();
}

} // namespace ui
