#include "ui/pages/matches/statistics_filters.h"

#include "core/language/saying.h"
#include "ui/pages/matches/statistics_presenter.h"
#include "ui/text/day_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/statistics_words.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_text.h"

#include <QDate>
#include <QLocale>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kMostInMenu = 30; // who is met less often stands in the list of matches

std::string timeOfDay(const QDate& day)
{
    return day.startOfDay().toUTC().toString(Qt::ISODate).toStdString();
}

}

StatisticsFilters::StatisticsFilters(StatisticsPresenter* presenter, PageHeader* header)
    : QObject(header)
    , m_presenter(presenter)
    , m_games(add(header, &StatisticsFilters::fillGames))
    , m_persons(add(header, &StatisticsFilters::fillPersons))
    , m_opponents(add(header, &StatisticsFilters::fillOpponents))
    , m_sets(add(header, &StatisticsFilters::fillSets))
    , m_options(add(header, &StatisticsFilters::fillOptions))
    , m_times(add(header, &StatisticsFilters::fillTimes))
{
}

QPushButton* StatisticsFilters::add(PageHeader* header, void (StatisticsFilters::*fill)(QMenu& menu))
{
    QPushButton* button = header->addButton();
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu, fill] {
        menu->clear();
        (this->*fill)(*menu);
    });
    return button;
}

void StatisticsFilters::choice(QMenu& menu, const QString& text, const core::StatisticsFilter& filter)
{
    QAction* action = menu.addAction(asCaption(elided(text)));
    action->setCheckable(true);
    action->setChecked(filter == m_presenter->filter());
    connect(action, &QAction::triggered, m_presenter, [this, filter] { m_presenter->setFilter(filter); });
}

void StatisticsFilters::fillGames(QMenu& menu)
{
    for (const core::Game* game : m_presenter->games())
        choice(menu, QString::fromStdString(game->name()), { game->id() });
}

void StatisticsFilters::fillPersons(QMenu& menu)
{
    core::StatisticsFilter filter = m_presenter->filter();
    filter.player.clear();
    choice(menu, shownName(kYou), filter);
    const std::vector<core::PersonTally>& persons = m_presenter->found().persons;
    for (std::size_t i = 0; i < std::min(persons.size(), kMostInMenu); ++i)
        if (persons[i].name != core::language::kReader) {
            filter.player = persons[i].name;
            choice(menu, shownName(persons[i].name), filter);
        }
}

void StatisticsFilters::fillOpponents(QMenu& menu)
{
    core::StatisticsFilter filter = m_presenter->filter();
    filter.opponent.reset();
    choice(menu, tr("All opponents"), filter);
    const std::vector<core::OpponentTally>& opponents = m_presenter->opponents();
    for (std::size_t i = 0; i < std::min(opponents.size(), kMostInMenu); ++i) {
        filter.opponent = opponents[i].opponent;
        choice(menu, opponentText(opponents[i].opponent), filter);
    }
}

void StatisticsFilters::fillSets(QMenu& menu)
{
    core::StatisticsFilter filter = m_presenter->filter();
    filter.set.clear();
    choice(menu, tr("All printings"), filter);
    for (const core::SetInfo& set : m_presenter->game().sets()) {
        filter.set = set.name;
        choice(menu, QString::fromStdString(set.title), filter);
    }
}

/// One value of one option: whoever asks for more has the command line.
void StatisticsFilters::fillOptions(QMenu& menu)
{
    core::StatisticsFilter filter = m_presenter->filter();
    filter.options.clear();
    choice(menu, tr("All options"), filter);
    const std::vector<core::OptionInfo> options = m_presenter->game().options();
    for (const core::OptionTally& each : m_presenter->options()) {
        const auto option = std::find_if(
            options.begin(), options.end(), [&](const core::OptionInfo& known) { return known.name == each.option; });
        if (option == options.end())
            continue;
        filter.options = { { each.option, each.value, option->values.front().name == each.value } };
        choice(menu, QString::fromStdString(core::optionWords(options, each.option, each.value)), filter);
    }
}

void StatisticsFilters::fillTimes(QMenu& menu)
{
    const QDate today = QDate::currentDate();
    core::StatisticsFilter filter = m_presenter->filter();
    filter.from.clear();
    choice(menu, tr("All the time"), filter);
    const auto since = [&](const QString& text, const QDate& day) {
        filter.from = timeOfDay(day);
        choice(menu, text, filter);
    };
    since(tr("The last 30 days"), today.addDays(-29));
    since(tr("The last 90 days"), today.addDays(-89));
    since(tr("The last 12 months"), today.addMonths(-12));
    since(tr("This year"), QDate(today.year(), 1, 1));
}

void StatisticsFilters::tell()
{
    const core::StatisticsFilter& filter = m_presenter->filter();
    m_games->setVisible(m_presenter->games().several());
    PageHeader::setWords(m_games, QString::fromStdString(m_presenter->game().name()), tr("Which game is told of"));
    PageHeader::setWords(m_persons,
        filter.player.empty() ? shownName(kYou) : asCaption(elided(shownName(filter.player))),
        tr("Whose matches these are"));
    PageHeader::setWords(m_opponents,
        filter.opponent ? asCaption(elided(opponentText(*filter.opponent))) : tr("All opponents"),
        tr("Against whom they were played"));
    QString set = tr("All printings");
    for (const core::SetInfo& each : m_presenter->game().sets())
        if (each.name == filter.set)
            set = QString::fromStdString(each.title);
    m_sets->setVisible(m_presenter->game().sets().size() > 1);
    PageHeader::setWords(m_sets, set, tr("With which printing they were played"));
    m_options->setVisible(!m_presenter->options().empty());
    PageHeader::setWords(m_options,
        filter.options.empty()
            ? tr("All options")
            : asCaption(elided(QString::fromStdString(core::optionWords(
                m_presenter->game().options(), filter.options.front().name, filter.options.front().value)))),
        tr("With which match option they were played"));
    PageHeader::setWords(m_times,
        filter.from.empty()
            ? tr("All the time")
            : tr("Since %1", "a day").arg(QLocale().toString(localTime(filter.from).date(), QLocale::ShortFormat)),
        tr("From when on they were begun"));
}

QString StatisticsFilters::words() const
{
    QStringList words;
    for (const QPushButton* each : { m_games, m_persons, m_opponents, m_sets, m_options, m_times })
        if (each->isVisibleTo(each->parentWidget()))
            words << each->text().replace(QStringLiteral("&&"), QStringLiteral("&"));
    return words.join(QStringLiteral(" · "));
}

void StatisticsFilters::clear()
{
    m_presenter->setFilter({ m_presenter->filter().game });
}

} // namespace ui
