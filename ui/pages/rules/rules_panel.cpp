#include "ui/pages/rules/rules_panel.h"

#include "core/game/game.h"
#include "ui/delegates/article_hit_delegate.h"
#include "ui/language.h"
#include "ui/models/article_hit_model.h"
#include "ui/pages/rules/meant_buttons.h"
#include "ui/pages/rules/rules_presenter.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

namespace {

enum Shown { Text, Hits, Nothing };

}

RulesPanel::RulesPanel(const core::Game& game, const core::ArticleStore& store, QWidget* parent)
    : QFrame(parent)
    , m_presenter(new RulesPresenter(game, store, this))
    , m_hits(new ArticleHitModel(this))
{
    setObjectName(QStringLiteral("rulesPanel"));
    setRole(this, Role::Header);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 12, 14, 10);
    rows->setSpacing(10);
    makeHead();
    makeBody();
    addKeys();
    setFocusProxy(m_text);
    connect(m_presenter, &RulesPresenter::placeChanged, this, &RulesPanel::showPlace);
    connect(m_presenter, &RulesPresenter::articleChanged, this, &RulesPanel::showText);
    showPlace();
    onNewLanguage(this, [this] {
        m_presenter->reread();
        readMoment();
        showPlace();
        showText();
    });
}

void RulesPanel::makeHead()
{
    auto* rows = static_cast<QVBoxLayout*>(layout());
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    m_back = new IconButton(QStringLiteral("back"), this);
    m_forward = new IconButton(QStringLiteral("forward"), this);
    m_close = new IconButton(QStringLiteral("close"), this);
    m_search = new QLineEdit(this);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    row->addWidget(m_back);
    row->addWidget(m_forward);
    row->addWidget(m_search, 1);
    row->addWidget(m_close);
    rows->addLayout(row);
    auto* chips = new FlowLayout;
    chips->setSpacing(6);
    m_position = new QPushButton(this);
    m_card = new QPushButton(this);
    m_page = new QPushButton(this);
    for (QPushButton* chip : { m_position, m_card }) {
        chip->setCheckable(true);
        setRole(chip, Role::Toggle);
        chips->addWidget(chip);
    }
    rows->addLayout(chips);
    inEachLanguage(this, [this] {
        const auto name = [](QToolButton* button, const QString& words, const QKeySequence& keys) {
            button->setAccessibleName(words);
            button->setToolTip(QStringLiteral("%1 (%2)").arg(words, keys.toString(QKeySequence::NativeText)));
        };
        setAccessibleName(tr("The rules here"));
        name(m_back, tr("Back in the rules"), Qt::ALT | Qt::Key_Left);
        name(m_forward, tr("Forward in the rules"), Qt::ALT | Qt::Key_Right);
        name(m_close, tr("Close the rules"), Qt::Key_Escape);
        m_search->setPlaceholderText(tr("Search…"));
        m_search->setAccessibleName(tr("Search the rules beside the match"));
        m_position->setText(tr("This position"));
        m_position->setToolTip(tr("What the rules say of the moment the match is at"));
        m_page->setText(tr("Open in Rules"));
        m_page->setToolTip(tr("Shows this on the page of the rules; the match waits"));
    });
    connect(m_back, &QToolButton::clicked, m_presenter, &RulesPresenter::back);
    connect(m_forward, &QToolButton::clicked, m_presenter, &RulesPresenter::forward);
    connect(m_close, &QToolButton::clicked, this, &RulesPanel::closed);
    connect(m_page, &QPushButton::clicked, this, &RulesPanel::openPage);
    connect(m_position, &QPushButton::clicked, m_presenter, [this] { m_presenter->openStart(); });
    connect(m_card, &QPushButton::clicked, m_presenter, [this] { m_presenter->open(m_cardAddress); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        if (!m_showing)
            m_presenter->type(words);
    });
}

void RulesPanel::makeBody()
{
    m_stack = new QStackedWidget(this);
    m_text = new QTextBrowser(m_stack);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(4);
    m_text->viewport()->installEventFilter(this);
    m_text->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // one width, with a scroll bar and without
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list = new QListView(m_stack);
    m_list->setModel(m_hits);
    m_list->setItemDelegate(new ArticleHitDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true); // measures again at another width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    auto* none = new EmptyState(QStringLiteral("rules"), m_stack);
    none->setMinimumWidth(1); // the panel does not grow by what may have been meant
    m_meant = new MeantButtons(*m_presenter, *none);
    connect(m_meant, &MeantButtons::searched, this, [this] { m_list->setFocus(Qt::OtherFocusReason); });
    m_stack->addWidget(m_text);
    m_stack->addWidget(m_list);
    m_stack->addWidget(none);
    m_foot = new PlainLabel(this);
    m_foot->setWordWrap(true);
    setRole(m_foot, Role::Muted);
    static_cast<QVBoxLayout*>(layout())->addWidget(m_stack, 1);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(8);
    foot->addWidget(m_foot, 1);
    foot->addWidget(m_page);
    static_cast<QVBoxLayout*>(layout())->addLayout(foot);
    inEachLanguage(this, [this, none] {
        m_text->setAccessibleName(tr("What the rules say here"));
        m_list->setAccessibleName(tr("Found in the rules"));
        none->setWords(tr("Nothing was found"), tr("Try fewer or other words, or the name of a card."));
        m_foot->setText(tr("The match waits while you read. Escape leads back to it."));
    });
    connect(m_list, &QListView::clicked, this, &RulesPanel::openHit);
    connect(m_list, &QListView::activated, this, &RulesPanel::openHit);
    connect(
        m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { m_presenter->open(link.toString()); });
}

void RulesPanel::addKeys()
{
    const auto key = [this](const QKeySequence& keys, const auto& does) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_presenter->back(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_presenter->forward(); });
    key(QKeySequence(Qt::Key_Escape), [this] { Q_EMIT closed(); });
    key(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
}

void RulesPanel::present(const core::RulesNow& now, const QString& topic, const std::string& set)
{
    forget();
    m_now = now;
    m_moment.played = setLabel(m_presenter->sets(), set);
    m_cardAddress = m_presenter->addressNamedIn(topic);
    readMoment();
    showPlace();
    showText();
}

void RulesPanel::setMoment(const core::RulesNow& now)
{
    if (now == m_now)
        return;
    m_now = now;
    readMoment();
    if (m_presenter->isAtStart())
        showText();
}

void RulesPanel::forget()
{
    m_now = {};
    m_cardAddress.clear();
    m_moment = {};
    m_presenter->forget();
    m_search->setText({}); // also takes away what could be typed back
}

void RulesPanel::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
}

/// Loads what the page of the moment is made of.
void RulesPanel::readMoment()
{
    m_moment.sentence = QString::fromStdString(m_now.sentence);
    m_moment.entries.clear();
    for (const core::RulesNow::Entry& entry : m_now.entries)
        if (auto article = m_presenter->entry(QString::fromStdString(entry.address)))
            m_moment.entries.push_back({ std::move(*article), entry.step });
    m_moment.card = m_cardAddress.isEmpty() ? std::nullopt : m_presenter->entry(m_cardAddress);
    m_moment.printings = m_moment.card ? m_presenter->printings(*m_moment.card) : std::vector<Printing>();
    m_card->setVisible(m_moment.card.has_value());
    if (m_moment.card) {
        const QString title = titleOf(*m_moment.card);
        m_card->setText(asCaption(elided(title)));
        m_card->setAccessibleName(title);
    }
}

void RulesPanel::showPlace()
{
    const QScopedValueRollback showing(m_showing, true);
    const RulesPresenter::Place& place = m_presenter->place();
    if (m_search->text() != place.words)
        m_search->setText(place.words);
    m_back->setEnabled(m_presenter->canGoBack());
    m_forward->setEnabled(m_presenter->canGoForward());
    m_position->setChecked(m_presenter->isAtStart());
    m_card->setChecked(!m_cardAddress.isEmpty() && place.address == m_cardAddress);
    QStringList labels;
    for (const core::ArticleHit& hit : m_presenter->hits())
        labels << articleLabel(hit.head, m_presenter->above(hit.head));
    m_hits->replaceAll(m_presenter->hits(), labels);
    m_list->setCurrentIndex(m_hits->index(0));
    m_list->scrollToTop();
    m_meant->refresh();
    m_stack->setCurrentIndex(!place.address.isEmpty() || m_presenter->isAtStart() ? Text
            : m_hits->rowCount() == 0                                             ? Nothing
                                                                                  : Hits);
}

void RulesPanel::showText()
{
    m_shownWidth = m_text->viewport()->width();
    const ArticleLook look { coloursOf(palette()), font(), m_shownWidth };
    const core::Article& article = m_presenter->article();
    m_text->setHtml(m_presenter->isAtStart() ? momentHtml(m_moment, look)
                                             : articleHtml(article, m_presenter->above(article),
                                                 m_presenter->printings(article), look, m_presenter->next()));
    m_text->verticalScrollBar()->setValue(0);
}

void RulesPanel::openHit(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_presenter->open(index.data(ArticleHitModel::AddressRole).toString());
    focusText();
}

/// Of the moment its card or its first entry is what the page can show. Whoever listens may put the panel away.
void RulesPanel::openPage()
{
    QString address = m_presenter->place().address;
    const QString words = m_presenter->place().words;
    if (m_presenter->isAtStart())
        address = m_cardAddress.isEmpty() && !m_now.entries.empty()
            ? QString::fromStdString(m_now.entries.front().address)
            : m_cardAddress;
    Q_EMIT pageAsked(address, words);
}

bool RulesPanel::eventFilter(QObject* watched, QEvent* event)
{
    // Columns that did not fit may fit now, or no more.
    if (watched == m_text->viewport() && event->type() == QEvent::Resize
        && m_text->viewport()->width() != m_shownWidth) {
        const int scrolled = m_text->verticalScrollBar()->value();
        showText();
        m_text->verticalScrollBar()->setValue(scrolled);
    }
    // From the search straight into what it found, without leaving the arrow keys.
    if (event->type() == QEvent::KeyPress && watched == m_search) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_Return || key == Qt::Key_Enter)
            m_presenter->settle();
        if (m_stack->currentIndex() != Hits)
            return QFrame::eventFilter(watched, event);
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openHit(m_list->currentIndex());
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void RulesPanel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) && m_text != nullptr)
        showText();
}

} // namespace ui
