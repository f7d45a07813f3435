#include "ui/pages/rules/rules_page.h"

#include "core/game/game.h"
#include "ui/delegates/article_hit_delegate.h"
#include "ui/delegates/contents_delegate.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/models/article_hit_model.h"
#include "ui/models/article_tree_model.h"
#include "ui/pages/rules/article_side.h"
#include "ui/pages/rules/bookmark_list.h"
#include "ui/pages/rules/meant_buttons.h"
#include "ui/pages/rules/rules_presenter.h"
#include "ui/table/primer.h"
#include "ui/table/table_factory.h"
#include "ui/text/article_text.h"
#include "ui/theme.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/three_columns.h"

#include <QEvent>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QResizeEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

enum Middle { Hits, Text, Nothing, Start };

} // namespace

RulesPage::RulesPage(
    const core::Game& game, const core::ArticleStore& store, BookmarkSettings* settings, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new RulesPresenter(game, store, this, settings))
    , m_contents(new ArticleTreeModel(this))
    , m_hits(new ArticleHitModel(this))
    , m_header(new PageHeader(this))
    , m_notice(new NoticeBar(this))
{
    m_contents->replaceAll(m_presenter->heads());
    makeHeader();
    QWidget* contents = makeContents();
    m_primer->setVisible(makePrimer(game) != nullptr);
    QWidget* middle = makeMiddle();
    m_side = new ArticleSide(game, this);
    auto* columns = new ThreeColumns(contents, middle, m_side, { 280, 698, 330 }, 900, this);
    layOutPage(this, m_header, columns);
    standBelow(m_notice, this);
    setFocusProxy(m_search);
    addKeys();

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        if (!m_showing)
            m_presenter->type(words);
    });
    connect(m_presenter, &RulesPresenter::placeChanged, this, &RulesPage::showPlace);
    connect(m_presenter, &RulesPresenter::articleChanged, this, &RulesPage::showArticle);
    connect(m_presenter, &RulesPresenter::bookmarksChanged, this, &RulesPage::showBookmarks);
    connect(m_presenter, &RulesPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_side, &ArticleSide::cardChosen, this, [this](const QString& name, bool base) {
        for (const core::ArticleHead& head : m_presenter->heads())
            if ((head.kind == "base") == base && (head.kind == "base" || head.kind == "card")
                && (QString::fromStdString(head.title) == name
                    || std::find(head.names.begin(), head.names.end(), name.toStdString()) != head.names.end())) {
                m_presenter->open(QString::fromStdString(head.address));
                return;
            }
    });
    m_star->setVisible(settings != nullptr);
    showPlace();
    showArticle();
    showBookmarks();
    onNewLanguage(this, [this] { showAgain(); });
}

void RulesPage::openTopic(const QString& topic)
{
    if (!topic.isEmpty())
        m_presenter->openTopic(topic);
    (m_stack->currentIndex() == Text ? static_cast<QWidget*>(m_text) : m_search)->setFocus(Qt::ShortcutFocusReason);
}

void RulesPage::open(const QString& address)
{
    m_presenter->open(address);
    m_text->setFocus(Qt::OtherFocusReason);
}

void RulesPage::search(const QString& words)
{
    m_search->setText(words);
    m_presenter->settle();
}

void RulesPage::forget()
{
    m_presenter->forget();
    m_search->setText({}); // also takes away what could be typed back
    m_tree->collapseAll();
    m_notice->hide();
}

void RulesPage::setMatchWaiting(bool waiting)
{
    m_match->setVisible(waiting);
}

void RulesPage::makeHeader()
{
    const auto arrow = [this](const QString& icon) {
        auto* button = new QPushButton(m_header);
        button->setIcon(themedIcon(icon));
        m_header->addLeading(button);
        return button;
    };
    m_back = arrow(QStringLiteral("back"));
    m_forward = arrow(QStringLiteral("forward"));
    m_search = new QLineEdit(m_header);
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_header->addLeading(m_search);
    m_star = new IconButton(QStringLiteral("star"), m_header);
    m_star->setCheckable(true);
    m_header->addLeading(m_star);
    m_match = m_header->addButton(Role::Primary);
    m_match->hide();
    inEachLanguage(m_header, [this] {
        const auto name = [](QAbstractButton* button, const QString& words, const QKeySequence& keys) {
            button->setAccessibleName(words);
            button->setToolTip(QStringLiteral("%1 (%2)").arg(words, keys.toString(QKeySequence::NativeText)));
        };
        name(m_back, tr("Back"), Qt::ALT | Qt::Key_Left);
        name(m_forward, tr("Forward"), Qt::ALT | Qt::Key_Right);
        name(m_star, tr("Bookmark this entry"), Qt::CTRL | Qt::Key_D);
        m_search->setPlaceholderText(tr("Search rules, words, rulings, cards and bases…"));
        m_search->setAccessibleName(tr("Search the rules"));
        PageHeader::setWords(m_match, tr("Back to the match"), tr("The match waits as you left it"));
    });
    connect(m_back, &QPushButton::clicked, m_presenter, &RulesPresenter::back);
    connect(m_forward, &QPushButton::clicked, m_presenter, &RulesPresenter::forward);
    connect(m_match, &QPushButton::clicked, this, &RulesPage::matchAsked);
    connect(m_star, &QToolButton::clicked, this, &RulesPage::markEntry);
}

QWidget* RulesPage::makeContents()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(180);
    panel->setMinimumHeight(180);
    m_tree = new QTreeView(panel);
    m_marks = new BookmarkList(panel);
    m_markHeading = makeHeading({}, panel);
    m_primer = new QPushButton(panel);
    setRole(m_primer, Role::Quiet);
    m_primer->setProperty("link", true);
    m_primer->setAutoDefault(true);
    connect(m_primer, &QPushButton::clicked, this, &RulesPage::primerAsked);
    inEachLanguage(panel, [this, panel] {
        m_markHeading->setText(tr("Bookmarks"));
        m_marks->setAccessibleName(tr("Bookmarks"));
        m_marks->setAccessibleDescription(tr("Enter opens the entry, Delete takes its bookmark away."));
        panel->setHeading(tr("Contents"));
        m_primer->setText(tr("In two minutes"));
        m_primer->setToolTip(tr("How it is played, in a few pages"));
        m_primer->setAccessibleDescription(m_primer->toolTip());
        m_tree->setAccessibleName(tr("Contents"));
    });
    m_tree->setModel(m_contents);
    m_tree->setItemDelegate(new ContentsDelegate(m_tree));
    m_tree->setHeaderHidden(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // one width, with a scroll bar and without
    m_tree->setTabKeyNavigation(false);
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setIndentation(scaled(font(), 15));
    m_tree->installEventFilter(this);
    panel->body()->addWidget(m_primer, 0, Qt::AlignLeft);
    panel->body()->addWidget(m_tree, 1);
    panel->body()->addWidget(m_markHeading);
    panel->body()->addWidget(m_marks);
    connect(m_marks, &BookmarkList::chosen, this, &RulesPage::open);
    connect(m_marks, &BookmarkList::removeAsked, m_presenter,
        [this](const QString& address) { m_presenter->setBookmarked(address, false); });
    const auto openCurrent = [this](const QModelIndex& index) {
        if (!m_showing && index.isValid()) {
            m_tree->expand(index);
            m_presenter->open(index.data(ArticleTreeModel::AddressRole).toString());
        }
    };
    connect(m_tree, &QTreeView::clicked, this, openCurrent);
    connect(m_tree, &QTreeView::activated, this, openCurrent);
    return panel;
}

QWidget* RulesPage::makeMiddle()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(300);
    m_list = new QListView(panel);
    m_list->setObjectName(QStringLiteral("hits"));
    m_list->setModel(m_hits);
    m_list->setItemDelegate(new ArticleHitDelegate(m_list));
    m_list->setResizeMode(QListView::Adjust);
    m_list->setWordWrap(true); // measures again at another width
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTabKeyNavigation(false);
    m_text = new QTextBrowser(panel);
    m_text->setOpenLinks(false);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->document()->setDocumentMargin(4);
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_text);
    auto* none = new EmptyState(QStringLiteral("rules"), m_stack);
    auto* start = new EmptyState(QStringLiteral("rules"), m_stack);
    m_meant = new MeantButtons(*m_presenter, *none);
    connect(m_meant, &MeantButtons::searched, this, [this] { m_list->setFocus(Qt::OtherFocusReason); });
    m_stack->addWidget(none);
    m_stack->addWidget(start);
    inEachLanguage(panel, [=, this] {
        m_list->setAccessibleName(tr("Found in the rules"));
        m_text->setAccessibleName(tr("Entry"));
        none->setWords(tr("Nothing was found"),
            tr("Try fewer or other words, or the name of a card. The contents at the left have everything there is."));
        start->setWords(tr("What do you want to know?"),
            tr("Ask in your own words, or type a card's name or a word that you do not know. "
               "Or choose a chapter at the left. F1 in a match shows what the rules say there, beside the table."));
    });
    panel->body()->addWidget(m_stack);
    connect(m_list, &QListView::clicked, this, &RulesPage::openHit);
    connect(m_list, &QListView::activated, this, &RulesPage::openHit);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (!m_showing && index.isValid())
            m_presenter->look(index.data(ArticleHitModel::AddressRole).toString());
    });
    connect(
        m_text, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { m_presenter->open(link.toString()); });
    return panel;
}

void RulesPage::addKeys()
{
    const auto key = [this](const QKeySequence& keys, const auto& does) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, does);
    };
    key(QKeySequence(Qt::ALT | Qt::Key_Left), [this] { m_presenter->back(); });
    key(QKeySequence(Qt::ALT | Qt::Key_Right), [this] { m_presenter->forward(); });
    key(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    key(QKeySequence(Qt::CTRL | Qt::Key_D), [this] { markEntry(); });
}

bool RulesPage::eventFilter(QObject* watched, QEvent* event)
{
    // Wrapped entries have other heights at another width.
    if (watched == m_tree && event->type() == QEvent::Resize
        && static_cast<QResizeEvent*>(event)->oldSize().width() != m_tree->width())
        QMetaObject::invokeMethod(
            m_tree,
            [tree = m_tree] {
                tree->doItemsLayout();
                if (tree->currentIndex().isValid())
                    tree->scrollTo(tree->currentIndex());
            },
            Qt::QueuedConnection);
    // Whoever comes to the page asks something new: what is typed takes the place of the old question.
    if (watched == m_search && event->type() == QEvent::FocusIn
        && static_cast<QFocusEvent*>(event)->reason() == Qt::OtherFocusReason)
        m_search->selectAll();
    // From the search straight into what it found, without leaving the arrow keys.
    if (event->type() == QEvent::KeyPress && watched == m_search) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_Return || key == Qt::Key_Enter)
            m_presenter->settle();
        if (m_stack->currentIndex() != Hits)
            return QWidget::eventFilter(watched, event);
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            m_list->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            openHit(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RulesPage::openHit(const QModelIndex& index)
{
    if (index.isValid()) {
        m_presenter->open(index.data(ArticleHitModel::AddressRole).toString());
        m_text->setFocus(Qt::OtherFocusReason);
    }
}

/// What is shown, in another language.
void RulesPage::showAgain()
{
    m_presenter->reread();
    const QScopedValueRollback showing(m_showing, true);
    const int row = m_list->currentIndex().row();
    const int scrolled = m_text->verticalScrollBar()->value();
    m_tree->doItemsLayout();
    showPlace();
    m_list->setCurrentIndex(m_hits->index(std::max(0, row)));
    showArticle();
    showBookmarks();
    m_text->verticalScrollBar()->setValue(scrolled);
}

void RulesPage::showPlace()
{
    const QScopedValueRollback showing(m_showing, true);
    const RulesPresenter::Place& place = m_presenter->place();
    if (m_search->text() != place.words)
        m_search->setText(place.words);
    m_back->setEnabled(m_presenter->canGoBack());
    m_forward->setEnabled(m_presenter->canGoForward());
    showBookmarks();
    m_header->setSubtitle(place.address.isEmpty() ? m_presenter->count() : QString());
    QStringList labels;
    for (const core::ArticleHit& hit : m_presenter->hits())
        labels << articleLabel(hit.head, m_presenter->above(hit.head));
    m_hits->replaceAll(m_presenter->hits(), labels);
    m_list->setCurrentIndex(m_hits->index(0));
    m_list->scrollToTop();
    m_meant->refresh();
    m_stack->setCurrentIndex(!place.address.isEmpty() ? Text
            : place.words.trimmed().isEmpty()         ? Start
            : m_hits->rowCount() == 0                 ? Nothing
                                                      : Hits);
}

/// What is open is marked, or no more.
void RulesPage::markEntry()
{
    const QString& address = m_presenter->place().address;
    m_presenter->setBookmarked(address, !m_presenter->isBookmarked(address));
}

void RulesPage::showBookmarks()
{
    const std::vector<core::ArticleHead> marked = m_presenter->bookmarks();
    if (marked.empty() && m_marks->hasFocus())
        m_tree->setFocus(Qt::OtherFocusReason);
    m_marks->setBookmarks(marked);
    m_marks->setVisible(!marked.empty());
    m_markHeading->setVisible(!marked.empty());
    const QString& address = m_presenter->place().address;
    const bool on = m_presenter->isBookmarked(address);
    m_star->setEnabled(!address.isEmpty());
    m_star->setChecked(on);
    m_star->setIcon(themedIcon(on ? QStringLiteral("star_full") : QStringLiteral("star")));
}

void RulesPage::showArticle()
{
    const QScopedValueRollback showing(m_showing, true);
    const QString address = QString::fromStdString(m_presenter->article().address);
    const QModelIndex entry = m_contents->indexOf(address);
    m_tree->setCurrentIndex(entry);
    if (entry.isValid())
        m_tree->scrollTo(entry);
    m_side->show(m_presenter->cards(), m_presenter->cardsAreFound(), m_presenter->sets(), m_presenter->options());
    m_side->widget()->setVisible(!address.isEmpty());
    showText();
    m_text->verticalScrollBar()->setValue(0);
}

void RulesPage::showText()
{
    const core::Article& article = m_presenter->article();
    m_text->setHtml(article.address.empty()
            ? QString()
            : articleHtml(article, m_presenter->above(article), m_presenter->printings(article),
                { coloursOf(palette()), font(), m_text->viewport()->width() }, m_presenter->next()));
}

void RulesPage::fitSearch()
{
    m_search->setFixedWidth(std::max(scaled(font(), 200), std::min(scaled(font(), 560), width() * 2 / 5)));
}

void RulesPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitSearch();
}

void RulesPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        fitSearch();
        m_tree->setIndentation(scaled(font(), 15));
        m_tree->doItemsLayout();
        showText();
    }
}

} // namespace ui
