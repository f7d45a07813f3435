#include "ui/pages/factions/faction_list_column.h"

#include "ui/delegates/faction_entry_delegate.h"
#include "ui/emblem.h"
#include "ui/models/faction_entry_model.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/panel.h"

#include <QAction>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

QListView* makeEntryList(QAbstractItemModel* model, QWidget* parent)
{
    auto* view = new QListView(parent);
    view->setModel(model);
    view->setItemDelegate(new FactionEntryDelegate(view));
    view->setTabKeyNavigation(false);
    view->setResizeMode(QListView::Adjust);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    return view;
}

} // namespace

FactionListColumn::FactionListColumn(FactionsPresenter& presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_list(new OwnFactionModel(this))
    , m_entries(new FactionEntryModel(this))
{
    setMinimumWidth(190);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addWidget(makeFactions(), 2);
    column->addWidget(makeEntries(), 3);
    setFocusProxy(m_listView);
    retellInEachLanguage(m_list);
}

QWidget* FactionListColumn::makeFactions()
{
    auto* panel = new Panel({}, this);
    m_listView = makeEntryList(m_list, panel);
    m_listStack = new QStackedWidget(panel);
    m_listStack->addWidget(m_listView);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_listStack);
    m_listStack->addWidget(empty);
    QPushButton* const begin = empty->addButton();
    connect(begin, &QPushButton::clicked, this, &FactionListColumn::createAsked);
    m_listStack->setMinimumHeight(90);
    panel->body()->addWidget(m_listStack, 1);
    panel->body()->addLayout(makeButtons(panel));
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Own factions"));
        m_listView->setAccessibleName(tr("Own factions"));
        empty->setWords(tr("None yet"), tr("A new one can be played at once."));
        begin->setText(tr("Begin one"));
        begin->setAccessibleName(tr("Begin a faction"));
    });
    connect(m_listView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (!m_showing && now.isValid())
            m_presenter.open(now.data(entry::IdRole).toLongLong());
    });
    return panel;
}

/// The two ways to begin are buttons; the others are in a menu, so that no language and no text size makes many rows.
QLayout* FactionListColumn::makeButtons(QWidget* parent)
{
    auto* create = new QPushButton(parent);
    auto* copy = new QPushButton(parent);
    auto* more = new QPushButton(parent);
    auto* menu = new QMenu(more);
    QAction* const import = menu->addAction(QString(), this, &FactionListColumn::importAsked);
    m_duplicate = menu->addAction(QString(), &m_presenter, &FactionsPresenter::duplicate);
    menu->addSeparator();
    m_remove = menu->addAction(QString(), &m_presenter, &FactionsPresenter::remove);
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_listView->addAction(m_remove);
    more->setMenu(menu);
    auto* row = new FlowLayout;
    for (QPushButton* each : { create, copy, more })
        row->addWidget(each);
    inEachLanguage(parent, [=, this] {
        create->setText(tr("New"));
        create->setAccessibleName(tr("New faction"));
        more->setText(tr("More"));
        more->setAccessibleName(tr("What else can be done with factions"));
        copy->setText(tr("Copy…", "a printed faction"));
        copy->setAccessibleName(tr("Copy a printed faction…"));
        copy->setToolTip(tr("Begin with the cards of a printed faction, to change them"));
        import->setText(tr("Import from a file…"));
        m_duplicate->setText(tr("Duplicate"));
        m_remove->setText(tr("Delete"));
    });
    connect(create, &QPushButton::clicked, this, &FactionListColumn::createAsked);
    connect(copy, &QPushButton::clicked, this, &FactionListColumn::copyAsked);
    return row;
}

QWidget* FactionListColumn::makeEntries()
{
    m_cardsPanel = new Panel({}, this);
    m_entryView = makeEntryList(m_entries, m_cardsPanel);
    m_entryView->setMinimumHeight(120);
    m_cardsPanel->body()->addWidget(m_entryView, 1);
    m_cardsPanel->body()->addLayout(makeEntryButtons());
    inEachLanguage(m_entryView, [this] { m_entryView->setAccessibleName(tr("Cards and bases of the faction")); });
    connect(m_entryView->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (!m_showing && now.isValid())
            choose(now.row());
    });
    return m_cardsPanel;
}

QLayout* FactionListColumn::makeEntryButtons()
{
    auto* create = new QPushButton(m_cardsPanel);
    setRole(create, Role::Quiet);
    create->setProperty("link", true);
    create->setIcon(themedIcon(QStringLiteral("add")));
    auto* more = new QPushButton(m_cardsPanel);
    setRole(more, Role::Quiet);
    auto* menu = new QMenu(more);
    const auto entryAction = [&](void (FactionListColumn::*asked)(std::size_t)) {
        return menu->addAction(QString(), this, [this, asked] {
            if (m_entryView->currentIndex().isValid())
                Q_EMIT(this->*asked)(entry());
        });
    };
    m_duplicateEntry = entryAction(&FactionListColumn::duplicateAsked);
    m_removeEntry = entryAction(&FactionListColumn::removeAsked);
    m_removeEntry->setShortcut(QKeySequence::Delete);
    m_removeEntry->setShortcutContext(Qt::WidgetShortcut);
    m_entryView->addAction(m_removeEntry);
    more->setMenu(menu);
    auto* row = new FlowLayout;
    row->addWidget(create);
    row->addWidget(more);
    inEachLanguage(m_cardsPanel, [=, this] {
        create->setText(tr("New card"));
        create->setToolTip(tr("Writes a card that can be played into the text"));
        more->setText(tr("More"));
        more->setAccessibleName(tr("What else can be done with the card"));
        m_duplicateEntry->setText(tr("Duplicate the card"));
        m_removeEntry->setText(tr("Delete the card"));
    });
    connect(create, &QPushButton::clicked, this, &FactionListColumn::cardAsked);
    return row;
}

/// The keyboard stays where it was, whatever the choice brings into sight.
void FactionListColumn::choose(int row)
{
    const bool here = focusWidget() == m_entryView;
    Q_EMIT entryChosen(static_cast<std::size_t>(row));
    if (here)
        m_entryView->setFocus(Qt::OtherFocusReason);
}

void FactionListColumn::showFactions()
{
    m_showing = true;
    m_list->replaceAll(m_presenter.all());
    const core::StoredFaction* const current = m_presenter.current();
    m_listView->setCurrentIndex(current == nullptr ? QModelIndex() : m_list->indexOfId(current->id));
    m_showing = false;
    m_listStack->setCurrentIndex(m_presenter.all().empty() ? 1 : 0);
}

void FactionListColumn::showEntries()
{
    const bool there = m_presenter.current() != nullptr;
    const FactionReading& reading = m_presenter.reading();
    const int row = m_entryView->currentIndex().row();
    m_showing = true;
    m_entries->replaceAll(reading.check, reading.cards[static_cast<std::size_t>(core::language::spoken())]);
    m_entryView->setCurrentIndex(m_entries->index(row, 0));
    m_showing = false;
    m_cardsPanel->setHeading(there
            ? tr("Cards: %1 of %2")
                  .arg(QString::number(reading.check.cards), QString::number(reading.check.cardsWanted))
            : tr("Cards"));
    m_cardsPanel->setVisible(there);
    m_duplicate->setEnabled(there);
    m_remove->setEnabled(there);
}

std::size_t FactionListColumn::entry() const
{
    return static_cast<std::size_t>(std::max(0, m_entryView->currentIndex().row()));
}

void FactionListColumn::setEntry(int row)
{
    if (row < 0 && m_entryView->currentIndex().isValid())
        return;
    m_showing = true;
    m_entryView->setCurrentIndex(m_entries->index(std::max(0, row), 0));
    m_showing = false;
}

} // namespace ui
