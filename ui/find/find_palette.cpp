#include "ui/find/find_palette.h"

#include "ui/find/find_delegate.h"
#include "ui/find/find_model.h"
#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/typed_list.h"

#include <QEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidth = 640;
constexpr double kTop = 70; ///< from the window's upper edge
constexpr double kMostHeight = 560;
constexpr int kPause = 90; // milliseconds

} // namespace

FindPalette::FindPalette(FindRoom room, QWidget* window)
    : QDialog(window, Qt::Dialog | Qt::FramelessWindowHint)
    , m_sources(std::move(room))
    , m_model(new FindModel(this))
    , m_field(new QLineEdit(this))
    , m_list(new QListView(this))
    , m_nothing(new PlainLabel(this))
    , m_help(new PlainLabel(this))
    , m_later(new QTimer(this))
{
    setAttribute(Qt::WA_TranslucentBackground);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 14, 14, 10);
    rows->setSpacing(8);
    rows->addWidget(m_field);
    rows->addWidget(m_list, 1);
    rows->addWidget(m_nothing);
    rows->addWidget(m_help);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new FindDelegate(m_list));
    m_list->setMouseTracking(true);
    setRole(m_nothing, Role::Muted);
    setRole(m_help, Role::Muted);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_help->setWordWrap(true);
    m_later->setSingleShot(true);
    m_later->setInterval(kPause);
    connect(m_field, &QLineEdit::textChanged, this, &FindPalette::search);
    connect(m_later, &QTimer::timeout, this, [this] {
        searchTexts();
        searchMatches();
        searchMeant();
    });
    auto* const typed = new TypedList(*m_field, *m_list, this);
    connect(typed, &TypedList::walked, this, [this] { m_moved = true; });
    connect(typed, &TypedList::entered, this, [this] {
        if (!m_later->isActive())
            return;
        m_later->stop(); // who types fast means what is found at the end
        searchTexts();
    });
    connect(typed, &TypedList::taken, this, &FindPalette::openEntry);
    connect(m_list, &QListView::entered, m_list, [this](const QModelIndex& index) {
        if (m_model->at(index) != nullptr)
            m_list->setCurrentIndex(index);
    });
    inEachLanguage(this, [this] {
        setWindowTitle(tr("Find anything"));
        setAccessibleName(tr("Find anything"));
        m_field->setPlaceholderText(tr("Card, rule, match, pair, page or command"));
        m_field->setAccessibleName(tr("Find anything"));
        m_list->setAccessibleName(tr("Found"));
        m_nothing->setText(tr("Nothing is called that, and no rule speaks of it."));
        m_help->setText(tr("Up and down to choose, Enter to open, Escape to go back"));
        if (isVisible()) {
            m_sources.prepare();
            search();
        }
    });
}

void FindPalette::present()
{
    m_sources.prepare();
    if (m_field->text().isEmpty())
        search();
    else
        m_field->clear();
    fit();
    show();
    raise();
    activateWindow();
    m_field->setFocus(Qt::OtherFocusReason);
}

void FindPalette::find(const QString& words)
{
    m_field->setText(words);
}

/// Upper middle of the window, never larger than it.
void FindPalette::fit()
{
    const QWidget* window = parentWidget()->window();
    const int wide = std::min(scaled(font(), kWidth), window->width() - 24);
    const int top = std::min(scaled(font(), kTop), window->height() / 8);
    int rows = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        rows += m_list->sizeHintForRow(row);
    m_nothing->setVisible(m_model->rowCount() == 0);
    m_list->setVisible(m_model->rowCount() > 0);
    const int rest = m_field->sizeHint().height() + m_help->heightForWidth(wide - 28) + scaled(font(), 60);
    const int most = std::min(scaled(font(), kMostHeight), window->height() - top - 16);
    resize(wide, std::clamp(rows + rest, std::min(most, scaled(font(), 140)), most));
    move(window->mapToGlobal(QPoint((window->width() - wide) / 2, top)));
}

void FindPalette::take(FindGroup group, std::vector<FindEntry> entries)
{
    const FindEntry* current = m_model->at(m_list->currentIndex());
    const QString title = current != nullptr && m_moved ? current->title : QString();
    m_model->setGroup(group, std::move(entries));
    QModelIndex at = m_model->firstEntry();
    if (!title.isEmpty()) // whoever has moved on stays where they are while more comes in
        for (int row = 0; row < m_model->rowCount(); ++row)
            if (const FindEntry* entry = m_model->at(m_model->index(row, 0)); entry != nullptr && entry->title == title)
                at = m_model->index(row, 0);
    m_list->setCurrentIndex(at);
    fit();
}

void FindPalette::search()
{
    m_reader.stop();
    m_moved = false;
    const QStringList words = findWords(m_field->text());
    m_model->setWords(words);
    for (const FindGroup group :
        { FindGroup::Cards, FindGroup::Rules, FindGroup::Pairs, FindGroup::Pages, FindGroup::Commands })
        take(group, m_sources.find(group, words));
    for (const FindGroup group : { FindGroup::Matches, FindGroup::Meant })
        take(group, {});
    m_list->scrollToTop();
    if (words.isEmpty())
        m_later->stop();
    else
        m_later->start();
}

void FindPalette::searchTexts()
{
    for (const FindGroup group : { FindGroup::Cards, FindGroup::Rules })
        take(group, m_sources.findInArticles(group, m_field->text()));
}

void FindPalette::searchMatches()
{
    const FindRoom& room = m_sources.room();
    const QString typed = m_field->text();
    if (!room.elsewhere) {
        take(FindGroup::Matches, m_sources.matchEntries(FindSources::readMatches(room.matches, room.games, typed)));
        return;
    }
    m_reader.run([this, open = room.elsewhere, games = room.games, typed](const std::stop_token&) -> Beside::Answer {
        core::StoreResult result;
        std::vector<core::MatchSummary> matches;
        if (const std::shared_ptr<core::MatchStore> store = open(result); store != nullptr)
            matches = FindSources::readMatches(*store, games, typed);
        return [this, matches] {
            take(FindGroup::Matches, m_sources.matchEntries(matches));
            searchMeant();
        };
    });
}

void FindPalette::searchMeant()
{
    take(FindGroup::Meant, m_model->hasFound() ? std::vector<FindEntry>() : m_sources.findMeant(m_field->text()));
}

void FindPalette::openEntry(const QModelIndex& index)
{
    const FindEntry* entry = m_model->at(index);
    if (entry == nullptr)
        return;
    const auto does = entry->open;
    accept();
    does();
}

/// A click beside it puts it away, as Escape does.
bool FindPalette::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate && isVisible())
        reject();
    return QDialog::event(event);
}

void FindPalette::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.border, 1.5));
    painter.setBrush(colours.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 12, 12);
}

} // namespace ui
