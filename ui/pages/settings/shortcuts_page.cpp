#include "ui/pages/settings/shortcuts_page.h"

#include "ui/find/find_entry.h"
#include "ui/language.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractButton>
#include <QAction>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLineEdit>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

QString captionOf(const QString& text)
{
    return QString(text).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

QString keysOf(const QList<QKeySequence>& keys)
{
    QStringList words;
    for (const QKeySequence& key : keys)
        words << key.toString(QKeySequence::NativeText);
    return words.join(QStringLiteral(", "));
}

/// Keys as they stand on the keyboard.
class KeyLabel final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

    QSize sizeHint() const override { return keyCapSize(text(), font()).toSize() + QSize(2, 2); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QSizeF size = keyCapSize(text(), font());
        paintKeyCap(painter, QRectF(QPointF(width() - size.width() - 1, (height() - size.height()) / 2), size), text(),
            coloursOf(palette()).text, font());
    }
};

/// Into the group of that title where there is one; what a key does is told once.
void addTo(std::vector<ShortcutGroup>& groups, ShortcutGroup&& more)
{
    const auto found = std::find_if(
        groups.begin(), groups.end(), [&](const ShortcutGroup& group) { return group.title == more.title; });
    if (found == groups.end()) {
        groups.push_back(std::move(more));
        return;
    }
    for (Shortcut& shortcut : more.shortcuts)
        if (std::none_of(found->shortcuts.begin(), found->shortcuts.end(),
                [&](const Shortcut& each) { return each.keys == shortcut.keys; }))
            found->shortcuts.push_back(std::move(shortcut));
}

} // namespace

std::vector<Shortcut> shortcutsOf(const QList<QAction*>& actions)
{
    std::vector<Shortcut> shortcuts;
    for (const QAction* action : actions)
        if (!action->shortcuts().isEmpty() && !action->text().isEmpty())
            shortcuts.push_back({ keysOf(action->shortcuts()), captionOf(action->text()) });
    return shortcuts;
}

std::vector<Shortcut> shortcutsIn(const QWidget& page)
{
    std::vector<Shortcut> shortcuts = shortcutsOf(page.findChildren<QAction*>());
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>())
        if (!button->shortcut().isEmpty() && !button->text().isEmpty())
            shortcuts.push_back({ keysOf({ button->shortcut() }), captionOf(button->text()) });
    std::vector<Shortcut> apart;
    for (const Shortcut& each : shortcuts)
        if (std::find(apart.begin(), apart.end(), each) == apart.end())
            apart.push_back(each);
    return apart;
}

ShortcutsPage::ShortcutsPage(Groups groups, QWidget* parent)
    : QWidget(parent)
    , m_groups(std::move(groups))
    , m_header(new PageHeader(this))
    , m_search(new QLineEdit(this))
    , m_nothing(new PlainLabel(this))
    , m_columns(new QGridLayout)
{
    auto* body = new QWidget(this);
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(16, 14, 16, 16);
    rows->setSpacing(16);
    rows->addWidget(m_search);
    layOutPage(this, m_header, body);
    m_columns->setSpacing(16);
    rows->addLayout(m_columns);
    setRole(m_nothing, Role::Muted);
    m_nothing->setAlignment(Qt::AlignCenter);
    rows->addWidget(m_nothing);
    rows->addStretch(1);
    m_search->setClearButtonEnabled(true);
    setFocusProxy(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    inEachLanguage(this, [this] {
        m_header->setTitle(tr("Keyboard shortcuts"));
        m_search->setPlaceholderText(tr("Search keys and what they do"));
        m_search->setAccessibleName(tr("Search keys and what they do"));
        m_nothing->setText(tr("No key does that."));
        fill();
    });
}

/// What no action says: keys that lists and tables know by themselves.
std::vector<ShortcutGroup> ShortcutsPage::otherGroups()
{
    const auto native = [](const QKeySequence& key) { return key.toString(QKeySequence::NativeText); };
    ShortcutGroup table { tr("Play"), {} };
    table.shortcuts = { { native(QKeySequence::Undo), tr("Take your last choice back") },
        { native(Qt::CTRL | Qt::Key_H), tr("Hint: what a search would do, what it expects and why") },
        { native(Qt::CTRL | Qt::Key_E), tr("End, pass or be done, as the prompt offers it") },
        { native(Qt::Key_Space), tr("The same, while the question itself has the keyboard") },
        { native(Qt::CTRL | Qt::Key_D), tr("Look at the discard piles") },
        { native(Qt::Key_N), tr("To the next that can be chosen") } };
    ShortcutGroup lists { tr("In lists, tables and pages"), {} };
    lists.shortcuts = { { native(QKeySequence::Find), tr("Search on this page") },
        { native(Qt::Key_Tab), tr("To the next field; with Shift to the one before") },
        { tr("Arrow keys"), tr("Within a list, a table or the gallery") },
        { native(Qt::Key_Enter), tr("Choose or open; in the log and the moves, why it was chosen") },
        { native(Qt::Key_Escape), tr("Back out of a choice or a dialog") },
        { native(Qt::Key_F2), tr("Rename a saved pair") },
        { native(QKeySequence::Delete), tr("Delete a saved pair or a match") },
        { native(Qt::ALT | Qt::Key_Left), tr("From a match to the list; in the rules one entry back") },
        { native(Qt::Key_N), tr("In an analysed match to the next choice that is marked") },
        { native(Qt::Key_F10), tr("Open the menus; Alt alone does the same") } };
    return { table, lists };
}

void ShortcutsPage::fill()
{
    for (const auto& [panel, rows] : m_panels)
        delete panel;
    m_panels.clear();
    std::vector<ShortcutGroup> groups = m_groups();
    for (ShortcutGroup& group : otherGroups())
        addTo(groups, std::move(group));
    std::array<int, 2> filled {};
    for (const ShortcutGroup& group : groups) {
        if (group.shortcuts.empty())
            continue;
        auto* panel = new Panel(group.title, this);
        QList<QWidget*> rows;
        for (const Shortcut& shortcut : group.shortcuts) {
            auto* row = new QWidget(panel);
            auto* line = new QHBoxLayout(row);
            line->setContentsMargins(0, 3, 0, 3);
            line->setSpacing(12);
            auto* words = new PlainLabel(shortcut.words, row);
            words->setWordWrap(true);
            line->addWidget(words, 1);
            line->addWidget(new KeyLabel(shortcut.keys, row));
            row->setAccessibleName(QStringLiteral("%1: %2").arg(shortcut.keys, shortcut.words));
            panel->body()->addWidget(row);
            rows << row;
        }
        panel->body()->addStretch(1);
        // Into the shorter of two columns.
        const std::size_t column = filled[0] <= filled[1] ? 0 : 1;
        const int length = static_cast<int>(rows.size()) + 2;
        m_columns->addWidget(panel, filled[column], static_cast<int>(column), length, 1);
        filled[column] += length;
        m_panels << std::pair<QWidget*, QList<QWidget*>>(panel, rows);
    }
    m_columns->setColumnStretch(0, 1);
    m_columns->setColumnStretch(1, 1);
    filter();
}

void ShortcutsPage::filter()
{
    const QStringList words = findWords(m_search->text());
    bool any = false;
    for (const auto& [panel, rows] : m_panels) {
        bool some = false;
        for (QWidget* row : rows) {
            const QString text = row->accessibleName().toCaseFolded();
            const bool fits
                = std::all_of(words.begin(), words.end(), [&](const QString& word) { return text.contains(word); });
            row->setVisible(fits);
            some = some || fits;
        }
        panel->setVisible(some);
        any = any || some;
    }
    m_nothing->setVisible(!any);
}

void ShortcutsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fill();
}

} // namespace ui
