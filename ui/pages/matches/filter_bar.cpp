#include "ui/pages/matches/filter_bar.h"

#include "ui/language.h"
#include "ui/text/card_names.h"
#include "ui/text/day_words.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/plain_text.h"

#include <QButtonGroup>
#include <QDateEdit>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>
#include <map>

namespace ui {

namespace {

constexpr std::size_t kMostNames = 40; // in a menu; who looks for another name types it

/// A chip that Delete and Backspace take away, as a click does.
class ChipButton final : public QPushButton {
public:
    using QPushButton::QPushButton;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
            click();
        else
            QPushButton::keyPressEvent(event);
    }
};

std::string timeOf(const QDate& day)
{
    return day.startOfDay().toUTC().toString(Qt::ISODate).toStdString();
}

QString dayText(const QDate& day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

QString resultWord(core::PersonResult result)
{
    switch (result) {
    case core::PersonResult::Won:
        return FilterBar::tr("Won");
    case core::PersonResult::Lost:
        return FilterBar::tr("Lost");
    case core::PersonResult::Drawn:
        return FilterBar::tr("Draw");
    case core::PersonResult::Abandoned:
        return FilterBar::tr("Given up");
    default:
        return FilterBar::tr("Only computers played");
    }
}

/// The factions of some games, each once, in the order of the names that they are shown by.
template <class Games>
std::vector<std::string> factionsOf(const Games& games)
{
    std::map<QString, std::string> names;
    for (const core::Game* game : games)
        for (const core::FactionInfo& faction : game->factions())
            names.emplace(shownCard(faction.name), faction.name);
    std::vector<std::string> all;
    for (const auto& [shown, name] : names)
        all.push_back(name);
    return all;
}

} // namespace

FilterBar::FilterBar(core::Shelf games, std::function<core::MatchFacets()> facets, QWidget* parent)
    : QWidget(parent)
    , m_games(std::move(games))
    , m_facets(std::move(facets))
    , m_search(new QLineEdit(this))
    , m_buttons(new QWidget(this))
    , m_all(new QPushButton(m_buttons))
    , m_running(new QPushButton(m_buttons))
    , m_over(new QPushButton(m_buttons))
    , m_add(new QPushButton(m_buttons))
    , m_menu(new QMenu(this))
    , m_chipRow(new QWidget(this))
    , m_chips(new FlowLayout(m_chipRow))
{
    m_search->setClearButtonEnabled(true);
    m_search->setMinimumWidth(200); // to see what is typed
    auto* group = new QButtonGroup(this);
    auto* row = new FoldingLayout;
    row->addWidget(m_search);
    row->addWidget(m_buttons);
    auto* buttons = new FlowLayout(m_buttons);
    for (QPushButton* button : { m_all, m_running, m_over }) {
        setRole(button, Role::Toggle);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        group->addButton(button);
        buttons->addWidget(button);
    }
    m_all->setChecked(true);
    m_add->setMenu(m_menu);
    buttons->addWidget(m_add);
    m_chips->setContentsMargins(0, 0, 0, 0);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addLayout(row);
    column->addWidget(m_chipRow);
    m_chipRow->hide();

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_query.words = words;
        Q_EMIT queryChanged(m_query);
    });
    connect(m_all, &QPushButton::clicked, this, [this] { change([](core::MatchFilter& f) { f.running.reset(); }); });
    connect(m_running, &QPushButton::clicked, this, [this] { change([](core::MatchFilter& f) { f.running = true; }); });
    connect(m_over, &QPushButton::clicked, this, [this] { change([](core::MatchFilter& f) { f.running = false; }); });
    connect(m_menu, &QMenu::aboutToShow, this, &FilterBar::fillMenu);
    inEachLanguage(this, [this] {
        m_search->setPlaceholderText(tr("Search names, factions, tags, notes…"));
        m_search->setAccessibleName(tr("Search the matches"));
        m_all->setText(tr("All"));
        m_all->setAccessibleName(tr("Show all matches"));
        m_running->setText(tr("Running"));
        m_running->setAccessibleName(tr("Show running matches"));
        m_over->setText(tr("Finished"));
        m_over->setAccessibleName(tr("Show finished matches"));
        m_add->setText(tr("Filter"));
        m_add->setAccessibleName(tr("Add a filter"));
        showChips();
    });
}

void FilterBar::setQuery(const MatchQuery& query)
{
    m_query = query;
    const QSignalBlocker quiet(m_search);
    m_search->setText(query.words);
    (!query.filter.running ? m_all : *query.filter.running ? m_running : m_over)->setChecked(true);
    showChips();
}

bool FilterBar::isEmpty() const
{
    return m_query.words.trimmed().isEmpty() && m_query.filter == core::MatchFilter {};
}

void FilterBar::clear()
{
    MatchQuery query;
    query.order = m_query.order;
    setQuery(query);
    Q_EMIT queryChanged(m_query);
}

void FilterBar::change(const std::function<void(core::MatchFilter&)>& change)
{
    const core::MatchFilter before = m_query.filter;
    change(m_query.filter);
    if (m_query.filter == before)
        return;
    showChips();
    Q_EMIT queryChanged(m_query);
}

std::vector<FilterBar::Chip> FilterBar::chips() const
{
    const core::MatchFilter& filter = m_query.filter;
    std::vector<Chip> chips;
    for (const std::string& faction : filter.factions)
        chips.push_back({ tr("With %1", "a faction").arg(shownCard(faction)),
            [faction](core::MatchFilter& f) { std::erase(f.factions, faction); } });
    if (!filter.pair.empty())
        chips.push_back(
            { filter.pair.size() == 1 ? factionsText(filter.pair) : tr("Pair %1").arg(factionsText(filter.pair)),
                [](core::MatchFilter& f) { f.pair.clear(); } });
    if (!filter.player.empty())
        chips.push_back({ tr("Player %1", "a name").arg(shownName(filter.player)),
            [](core::MatchFilter& f) { f.player.clear(); } });
    if (filter.level)
        chips.push_back({ tr("Level %1").arg(*filter.level), [](core::MatchFilter& f) { f.level.reset(); } });
    if (filter.result)
        chips.push_back({ resultWord(*filter.result), [](core::MatchFilter& f) { f.result.reset(); } });
    if (!filter.from.empty() || !filter.before.empty()) {
        const QString from = dayText(localTime(filter.from).date());
        const QString to = dayText(localTime(filter.before).date().addDays(-1));
        chips.push_back({ filter.before.empty() ? tr("Since %1", "a day").arg(from)
                : filter.from.empty()           ? tr("Until %1", "a day").arg(to)
                                                : tr("%1 to %2", "two days").arg(from, to),
            [](core::MatchFilter& f) {
                f.from.clear();
                f.before.clear();
            } });
    }
    if (filter.seats)
        chips.push_back({ tr("%n seat(s)", nullptr, *filter.seats), [](core::MatchFilter& f) { f.seats.reset(); } });
    if (!filter.set.empty()) {
        QString title = QString::fromStdString(filter.set);
        for (const core::Game* game : m_games)
            for (const core::SetInfo& set : game->sets())
                if (set.name == filter.set)
                    title = QString::fromStdString(set.title);
        chips.push_back({ title, [](core::MatchFilter& f) { f.set.clear(); } });
    }
    if (!filter.tag.empty())
        chips.push_back(
            { tr("Tag %1").arg(QString::fromStdString(filter.tag)), [](core::MatchFilter& f) { f.tag.clear(); } });
    if (filter.kind)
        chips.push_back({ *filter.kind == core::MatchKind::Table ? tr("Table games") : tr("Played here"),
            [](core::MatchFilter& f) { f.kind.reset(); } });
    if (filter.practice)
        chips.push_back({ *filter.practice ? tr("For practice") : tr("In earnest"),
            [](core::MatchFilter& f) { f.practice.reset(); } });
    return chips;
}

void FilterBar::showChips()
{
    while (QLayoutItem* item = m_chips->takeAt(0)) {
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const std::vector<Chip> all = chips();
    for (const Chip& chip : all) {
        auto* button = new ChipButton(asCaption(elided(chip.text)) + QStringLiteral("  ×"), m_chipRow);
        setRole(button, Role::Toggle);
        button->setAccessibleName(tr("Remove the filter %1").arg(chip.text));
        button->setToolTip(button->accessibleName());
        connect(button, &QPushButton::clicked, this, [this, takeAway = chip.takeAway] {
            m_add->setFocus(Qt::OtherFocusReason); // the chip goes, the keyboard stays near
            change(takeAway);
        });
        m_chips->addWidget(button);
        button->show();
    }
    m_chipRow->setVisible(!all.empty());
}

void FilterBar::fillMenu()
{
    m_menu->clear();
    const core::MatchFacets facets = m_facets();
    const auto add = [this](QMenu* menu, const QString& text, std::function<void(core::MatchFilter&)> set) {
        menu->addAction(asCaption(text), this, [this, set = std::move(set)] { change(set); });
    };
    const std::vector<std::string> factions = factionsOf(m_games);
    if (!factions.empty()) {
        QMenu* menu = m_menu->addMenu(tr("&Faction"));
        for (const std::string& faction : factions)
            add(menu, shownCard(faction), [faction](core::MatchFilter& f) {
                if (std::find(f.factions.begin(), f.factions.end(), faction) == f.factions.end())
                    f.factions.push_back(faction);
            });
        addPairs(*m_menu->addMenu(tr("&Pair")));
    }
    for (const core::Game* game : m_games)
        if (const core::Roles roles = game->roles(); !roles.empty()) {
            QMenu* menu = m_menu->addMenu(asCaption(QString::fromStdString(roles.title)));
            for (const std::string& role : roles.names())
                add(menu, shownCard(role), [role](core::MatchFilter& f) {
                    if (std::find(f.factions.begin(), f.factions.end(), role) == f.factions.end())
                        f.factions.push_back(role);
                });
        }
    QMenu* players = m_menu->addMenu(tr("Pla&yer"));
    for (std::size_t i = 0; i < std::min(facets.players.size(), kMostNames); ++i)
        add(players, elided(shownName(facets.players[i])),
            [name = facets.players[i]](core::MatchFilter& f) { f.player = name; });
    players->menuAction()->setEnabled(!facets.players.empty());
    QMenu* levels = m_menu->addMenu(tr("&Level"));
    for (int level = 0; level <= 5; ++level)
        add(levels, tr("Level %1").arg(level), [level](core::MatchFilter& f) { f.level = level; });
    QMenu* results = m_menu->addMenu(tr("&Result"));
    for (const core::PersonResult result : { core::PersonResult::Won, core::PersonResult::Lost,
             core::PersonResult::Drawn, core::PersonResult::Abandoned, core::PersonResult::NoPerson })
        add(results, resultWord(result), [result](core::MatchFilter& f) { f.result = result; });
    addDates(*m_menu->addMenu(tr("&Date")));
    QMenu* seats = m_menu->addMenu(tr("&Seats"));
    for (int count = 2; count <= m_games.mostSeats(); ++count)
        add(seats, tr("%n seat(s)", nullptr, count), [count](core::MatchFilter& f) { f.seats = count; });
    QMenu* sets = m_menu->addMenu(tr("Pr&inting"));
    for (const core::Game* game : m_games)
        for (const core::SetInfo& set : game->sets())
            add(sets, QString::fromStdString(set.title), [name = set.name](core::MatchFilter& f) { f.set = name; });
    QMenu* tags = m_menu->addMenu(tr("&Tag"));
    for (const std::string& tag : facets.tags)
        add(tags, QString::fromStdString(tag), [tag](core::MatchFilter& f) { f.tag = tag; });
    tags->menuAction()->setEnabled(!facets.tags.empty());
    QMenu* kinds = m_menu->addMenu(tr("&Kind"));
    add(kinds, tr("Played here"), [](core::MatchFilter& f) { f.kind = core::MatchKind::Played; });
    add(kinds, tr("Table games"), [](core::MatchFilter& f) { f.kind = core::MatchKind::Table; });
    add(kinds, tr("For practice"), [](core::MatchFilter& f) { f.practice = true; });
    add(kinds, tr("In earnest"), [](core::MatchFilter& f) { f.practice = false; });
    if (!isEmpty()) {
        m_menu->addSeparator();
        m_menu->addAction(tr("&Clear all filters"), this, &FilterBar::clear);
    }
}

void FilterBar::addPairs(QMenu& menu)
{
    for (const core::Game* game : m_games) {
        const std::vector<std::string> names = factionsOf(std::array { game });
        for (const std::string& first : names) {
            QMenu* second = menu.addMenu(asCaption(shownCard(first)));
            for (const std::string& other : names)
                if (other != first)
                    second->addAction(asCaption(shownCard(other)), this, [this, first, other] {
                        change([&](core::MatchFilter& f) { f.pair = { first, other }; });
                    });
        }
    }
}

void FilterBar::addDates(QMenu& menu)
{
    const QDate today = QDate::currentDate();
    const auto add = [&](const QString& text, const QDate& from, const QDate& before) {
        menu.addAction(text, this, [this, from, before] {
            change([&](core::MatchFilter& f) {
                f.from = timeOf(from);
                f.before = before.isValid() ? timeOf(before) : std::string();
            });
        });
    };
    add(tr("Today"), today, {});
    add(tr("The last 7 days"), today.addDays(-6), {});
    add(tr("The last 30 days"), today.addDays(-29), {});
    add(tr("This year"), QDate(today.year(), 1, 1), {});
    add(tr("Last year"), QDate(today.year() - 1, 1, 1), QDate(today.year(), 1, 1));
    menu.addSeparator();
    menu.addAction(tr("From … to …"), this, &FilterBar::askForDates);
}

void FilterBar::askForDates()
{
    QDialog dialog(window());
    auto* form = new QFormLayout(&dialog);
    const QDate today = QDate::currentDate();
    auto* from = new QDateEdit(
        m_query.filter.from.empty() ? today.addMonths(-1) : localTime(m_query.filter.from).date(), &dialog);
    auto* to = new QDateEdit(
        m_query.filter.before.empty() ? today : localTime(m_query.filter.before).date().addDays(-1), &dialog);
    for (QDateEdit* edit : { from, to })
        edit->setCalendarPopup(true);
    const std::array<QLabel*, 2> labels { new PlainLabel(&dialog), new PlainLabel(&dialog) };
    labels[0]->setBuddy(from);
    labels[1]->setBuddy(to);
    form->addRow(labels[0], from);
    form->addRow(labels[1], to);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    auto* accept = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    setRole(accept, Role::Primary);
    form->addRow(buttons);
    inEachLanguage(&dialog, [&] {
        dialog.setWindowTitle(tr("Matches between two days"));
        from->setAccessibleName(tr("From"));
        to->setAccessibleName(tr("To"));
        labels[0]->setText(tr("&From"));
        labels[1]->setText(tr("&To"));
        buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
        accept->setText(tr("Show"));
    });
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto [first, last] = std::minmax({ from->date(), to->date() }); // of copies: the dates are temporaries
    change([&, first = first, last = last](core::MatchFilter& f) {
        f.from = timeOf(first);
        f.before = timeOf(last.addDays(1));
    });
}

} // namespace ui
