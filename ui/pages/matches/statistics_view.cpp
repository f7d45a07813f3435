#include "ui/pages/matches/statistics_view.h"

#include "core/results/statistics_csv.h"
#include "ui/charts/band_chart.h"
#include "ui/charts/figure_rows.h"
#include "ui/charts/interval_chart.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/pages/matches/export_menu.h"
#include "ui/pages/matches/statistics_filters.h"
#include "ui/pages/matches/statistics_presenter.h"
#include "ui/text/analysis_words.h"
#include "ui/text/card_names.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/statistics_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/three_columns.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr std::array<int, 3> kColumnShares { 34, 37, 29 };
constexpr int kOneBelowTheOther = 940; // below that the third column goes under the first, in pixels of the mock-ups
constexpr std::size_t kMostPairs = 8;
constexpr std::size_t kMostMeetings = 5;
constexpr std::size_t kMostRatings = 40; // points of the curve

core::Estimate inPercent(const core::Estimate& share)
{
    return { 100 * share.mean, 100 * share.low, 100 * share.high };
}

IntervalRow rowOf(const QString& label, const core::Tally& tally, QList<FactionFace> faces = {})
{
    return { std::move(faces), label, {}, {}, wonOfText(tally), inPercent(tally.share()), 100 * tally.evenShare(),
        tally.verdict() };
}

QLabel* makeWords(QWidget* parent, Role role)
{
    auto* label = new PlainLabel(parent);
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

}

StatisticsView::StatisticsView(StatisticsPresenter* presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_header(new PageHeader(this))
    , m_switch(new ViewSwitch(ViewSwitch::View::Statistics, m_header))
    , m_filters(new StatisticsFilters(presenter, m_header))
    , m_export(new ExportMenu(m_header))
    , m_stack(new PageStack(this))
{
    m_header->addBesideTitle(m_switch);
    setFocusProxy(m_switch->shownButton());
    m_factions = makeShares();
    m_pairs = makeShares(kMostPairs);
    m_meetings = makeShares(kMostMeetings);
    m_opponents = makeShares();
    m_seats = makeShares();
    m_options = makeShares();
    m_grey = makeWords(m_factions.panel, Role::Muted);
    m_factions.panel->body()->addWidget(m_grey);
    auto* columns = new ThreeColumns(makeColumn({ makeAll(), m_factions.panel, makeLuck(), makeRecords() }),
        makeColumn({ makeTime(), m_pairs.panel, m_meetings.panel }),
        makeColumn({ m_opponents.panel, makeRating(), m_seats.panel, m_options.panel, makeBases() }), kColumnShares,
        kOneBelowTheOther);
    m_stack->addWidget(new ScrolledArea(columns, m_stack));
    m_stack->addWidget(makeEmpty());
    layOutPage(this, m_header, m_stack);
    connect(m_switch, &ViewSwitch::picked, this, &StatisticsView::viewPicked);
    connect(m_presenter, &StatisticsPresenter::changed, this, &StatisticsView::tell);
    connect(m_export, &ExportMenu::figuresAsked, this, [this] {
        Q_EMIT figuresAsked(tr("Statistics"),
            QByteArray::fromStdString(core::toCsv(m_presenter->found(), m_presenter->game().options())));
    });
    inEachLanguage(this, [this] { tell(); });
}

StatisticsView::~StatisticsView() = default;

StatisticsView::Shares StatisticsView::makeShares(std::size_t most)
{
    Shares shares;
    shares.panel = new Panel({}, this);
    shares.chart = new IntervalChart(shares.panel);
    offer(*shares.chart, shares.panel);
    shares.panel->body()->addWidget(shares.chart);
    shares.most = most;
    if (most == 0)
        return shares;
    shares.more = new QPushButton(shares.panel);
    setRole(shares.more, Role::Quiet);
    shares.panel->body()->addWidget(shares.more, 0, Qt::AlignLeft);
    const bool pairs = most == kMostPairs;
    connect(shares.more, &QPushButton::clicked, this, [this, pairs] {
        Shares& which = pairs ? m_pairs : m_meetings;
        which.whole = !which.whole;
        tellShares();
    });
    return shares;
}

void StatisticsView::offer(ValueChart& chart, QWidget* panel)
{
    m_export->add(chart, offerChart(chart), [panel] { return panel->isVisible(); });
    chart.setFacts([this] {
        return QStringLiteral("%1 · %2").arg(
            m_filters->words(), tr("%n match(es)", nullptr, m_presenter->found().all.played));
    });
}

QWidget* StatisticsView::makeColumn(std::initializer_list<QWidget*> panels)
{
    auto* column = new QWidget(this);
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kMedium);
    for (QWidget* panel : panels)
        layout->addWidget(panel);
    layout->addStretch(1);
    return column;
}

QWidget* StatisticsView::makeAll()
{
    auto* panel = new Panel({}, this);
    m_percent = new PlainLabel(panel);
    setRole(m_percent, Role::Figure);
    m_won = new PlainLabel(panel);
    setRole(m_won, Role::Muted);
    m_interval = new IntervalChart(panel);
    m_interval->setScaleShown(true);
    m_proof = makeWords(panel, Role::Muted);
    auto* figures = new QVBoxLayout;
    figures->setSpacing(space::kHair);
    figures->addWidget(m_percent);
    figures->addWidget(m_won);
    auto* row = new FoldingLayout; // the interval below the figures where there is no room for both
    row->setSpacing(space::kLarge);
    row->addItem(figures);
    row->addWidget(m_interval);
    panel->body()->addLayout(row);
    panel->body()->addWidget(m_proof);
    return panel;
}

QWidget* StatisticsView::makeTime()
{
    m_timePanel = new Panel({}, this);
    m_time = new BandChart(m_timePanel);
    offer(*m_time, m_timePanel);
    m_timePanel->body()->addWidget(m_time);
    return m_timePanel;
}

QWidget* StatisticsView::makeRating()
{
    m_ratingPanel = new Panel({}, this);
    m_rating = new BandChart(m_ratingPanel);
    offer(*m_rating, m_ratingPanel);
    m_ratingWords = makeWords(m_ratingPanel, Role::Muted);
    m_ratingPanel->body()->addWidget(m_rating);
    m_ratingPanel->body()->addWidget(m_ratingWords);
    return m_ratingPanel;
}

QWidget* StatisticsView::makeLuck()
{
    m_luckPanel = new Panel({}, this);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kMedium);
    for (int figure = 0; figure < 3; ++figure) {
        auto* value = new PlainLabel(m_luckPanel);
        setRole(value, Role::Figure);
        auto* caption = makeWords(m_luckPanel, Role::Muted);
        auto* column = new QVBoxLayout;
        column->setSpacing(space::kHair);
        column->addWidget(value);
        column->addWidget(caption);
        column->addStretch(1);
        row->addLayout(column, 1);
        m_luckFigures << value;
        m_luckCaptions << caption;
    }
    m_luckWords = makeWords(m_luckPanel, Role::Muted);
    m_luckPanel->body()->addLayout(row);
    m_luckPanel->body()->addWidget(m_luckWords);
    return m_luckPanel;
}

QWidget* StatisticsView::makeBases()
{
    m_basePanel = new Panel({}, this);
    m_bases = new FigureRows(m_basePanel);
    offer(*m_bases, m_basePanel);
    m_basePanel->body()->addWidget(m_bases);
    return m_basePanel;
}

QWidget* StatisticsView::makeRecords()
{
    m_recordPanel = new Panel({}, this);
    m_rows = makeWords(m_recordPanel, Role::Muted);
    m_recordPanel->body()->addWidget(m_rows);
    auto* row = new QWidget(m_recordPanel);
    m_records = new FlowLayout(row);
    m_recordPanel->body()->addWidget(row);
    return m_recordPanel;
}

QWidget* StatisticsView::makeEmpty()
{
    m_empty = new EmptyState(QStringLiteral("matches"), m_stack);
    m_play = m_empty->addButton();
    m_sheet = m_empty->addButton();
    m_clear = m_empty->addButton();
    setRole(m_play, Role::Primary);
    connect(m_play, &QPushButton::clicked, this, &StatisticsView::playAsked);
    connect(m_sheet, &QPushButton::clicked, this, &StatisticsView::sheetAsked);
    connect(m_clear, &QPushButton::clicked, m_filters, &StatisticsFilters::clear);
    return m_empty;
}

void StatisticsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_presenter->setCards(false);
    m_presenter->reload();
}

const FactionFaces& StatisticsView::faces()
{
    const core::Game& game = m_presenter->game();
    return m_faces.try_emplace(game.id(), game).first->second;
}

void StatisticsView::tell()
{
    const bool none = m_presenter->found().all.played == 0;
    const bool filtered = m_presenter->isFiltered();
    m_header->setTitle(tr("Matches"));
    m_filters->tell();
    m_export->tell();
    m_export->setOffered(!none);
    m_stack->setCurrentIndex(none && m_presenter->hasRead() ? 1 : 0);
    if (filtered)
        m_empty->setWords(tr("No match is like that"), tr("Take a filter away, or play one."));
    else
        m_empty->setWords(tr("Nothing to tell yet"),
            tr("Statistics come from matches that are over: played here, or written up from a table. "
               "Those for practice do not count."));
    m_play->setText(tr("Play a match"));
    m_sheet->setText(tr("Write up a table game"));
    m_clear->setText(tr("Show all matches"));
    m_play->setVisible(!filtered);
    m_sheet->setVisible(!filtered);
    m_clear->setVisible(filtered);
    tellAll();
    tellShares();
    tellTime();
    tellRating();
    tellLuck();
    tellBases();
    tellRecords();
}

void StatisticsView::tellAll()
{
    const core::Tally& all = m_presenter->found().all;
    const bool enough = all.played >= core::kLeastMatches;
    m_percent->setText(enough ? tr("%1 %").arg(QLocale().toString(100 * all.share().mean, 'f', 0)) : wonOfText(all));
    m_won->setText(enough ? tr("%1 won", "\"44 of 74\"").arg(wonOfText(all)) : tr("won"));
    m_interval->setAccessibleName(tr("Share of all matches won"));
    m_interval->setVisible(enough);
    m_interval->show({ rowOf({}, all) });
    m_proof->setText(
        enough ? shareSentence(all) : tr("Shares are shown from %n match(es) on.", nullptr, core::kLeastMatches));
}

void StatisticsView::show(Shares& shares, const std::vector<IntervalRow>& rows)
{
    const bool cut = shares.most > 0 && rows.size() > shares.most;
    std::vector<IntervalRow> shown = rows;
    if (cut && !shares.whole)
        shown.resize(shares.most);
    shares.panel->setVisible(!rows.empty());
    shares.chart->show(std::move(shown),
        m_presenter->found().all.played < core::kLeastMatches ? IntervalChart::Shown::CountsOnly
                                                              : IntervalChart::Shown::Everything);
    if (shares.more == nullptr)
        return;
    shares.more->setVisible(cut);
    shares.more->setText(shares.whole ? tr("Show fewer") : tr("Show all %n", nullptr, static_cast<int>(rows.size())));
}

void StatisticsView::tellShares()
{
    const core::Statistics& found = m_presenter->found();
    const bool own = m_presenter->filter().player.empty();
    const auto facesOf = [this](const std::vector<std::string>& factions) {
        QList<FactionFace> all;
        for (const std::string& faction : factions)
            all << faces().of(faction);
        return all;
    };
    const auto name = [](Shares& shares, const QString& heading, const QString& note) {
        shares.panel->setHeading(heading);
        shares.panel->setNote(note);
        shares.chart->setAccessibleName(heading);
    };
    const bool enough = found.all.played >= core::kLeastMatches;
    std::vector<IntervalRow> rows;
    const auto showRows = [&](Shares& shares) { show(shares, std::exchange(rows, {})); };

    const core::Roles roles = m_presenter->game().roles();
    const QString factions = !roles.empty() ? QString::fromStdString(roles.titles)
        : own                               ? tr("Your factions")
                                            : tr("Factions");
    name(m_factions, factions, enough ? tr("won, 95 % interval") : tr("won"));
    for (const core::FactionTally& each : found.factions)
        rows.push_back(rowOf(shownCard(each.faction), each.tally, facesOf({ each.faction })));
    showRows(m_factions);
    m_grey->setText(tr("Grey: the interval holds an even share, so it says nothing yet."));
    m_grey->setVisible(enough);

    name(m_pairs, own ? tr("Your pairs") : tr("Pairs"), tr("most played"));
    for (const core::PairTally& each : found.pairs)
        rows.push_back(rowOf(factionsText(each.factions), each.tally, facesOf(each.factions)));
    showRows(m_pairs);

    name(m_meetings, roles.empty() ? tr("Pair against pair") : QString::fromStdString(roles.meetings),
        tr("most played"));
    for (const core::MeetingTally& each : found.meetings) {
        IntervalRow& row = rows.emplace_back(rowOf(factionsText(each.own), each.tally, facesOf(each.own)));
        row.otherFaces = facesOf(each.theirs);
        row.other = tr("against %1", "a pair").arg(factionsText(each.theirs));
    }
    showRows(m_meetings);

    name(m_opponents, tr("Opponents"), {});
    for (const core::OpponentTally& each : found.opponents)
        rows.push_back(rowOf(opponentText(each.opponent), each.tally));
    showRows(m_opponents);

    name(m_seats, tr("Who begins"), {});
    for (const core::SeatTally& each : found.seats)
        rows.push_back(rowOf(placeText(each), each.tally));
    showRows(m_seats);

    const std::vector<core::OptionInfo> options = m_presenter->game().options();
    name(m_options, tr("How it was played"), {});
    for (const core::OptionTally& each : core::byOption(found, options))
        rows.push_back(rowOf(QString::fromStdString(core::optionWords(options, each.option, each.value)), each.tally));
    showRows(m_options);
}

void StatisticsView::tellTime()
{
    const core::Statistics& found = m_presenter->found();
    m_timePanel->setVisible(found.time.size() > 1 && found.all.played >= core::kLeastMatches);
    m_timePanel->setHeading(tr("Over time"));
    m_timePanel->setNote(found.step == core::TimeStep::Week ? tr("won in a week · matches")
            : found.step == core::TimeStep::Month           ? tr("won in a month · matches")
                                                            : tr("won in a year · matches"));
    m_time->setAccessibleName(tr("Share of matches won over time"));
    std::vector<BandPoint> points;
    for (const core::TimeTally& each : found.time)
        points.push_back({ tr("%1 · %2", "a time and how many matches")
                               .arg(timeText(each, found.step), QLocale().toString(each.tally.played)),
            tr("%1, %n match(es)", "a time", each.tally.played).arg(wholeTimeText(each, found.step)),
            inPercent(each.tally.share()) });
    m_time->show({ tr("Won in %"), 10, 0, 100, 1 }, std::move(points), { { {}, 100 * found.all.evenShare() } });
}

void StatisticsView::tellRating()
{
    const core::Statistics& found = m_presenter->found();
    m_ratingPanel->setVisible(!found.rating.empty() && found.all.played >= core::kLeastMatches);
    m_ratingPanel->setHeading(tr("Rating against the levels"));
    m_ratingPanel->setNote(tr("Elo, 95 % band"));
    m_rating->setAccessibleName(tr("Rating against the levels"));
    std::vector<BandPoint> points;
    const std::size_t step = std::max<std::size_t>(1, (found.rating.size() + kMostRatings - 1) / kMostRatings);
    for (std::size_t i = found.rating.empty() ? 0 : (found.rating.size() - 1) % step; i < found.rating.size();
         i += step) {
        const core::RatingPoint& point = found.rating[i];
        points.push_back(
            { QLocale().toString(point.matches), tr("After %n match(es)", nullptr, point.matches), point.elo });
    }
    std::vector<BandLine> levels;
    for (const core::RatedPlayer& player : m_presenter->game().ratedPlayers())
        levels.push_back({ playerTitle(player.player), player.elo });
    m_rating->show({ QStringLiteral("Elo"), 100, -2000, 4000, 0 }, std::move(points), std::move(levels));
    if (found.rating.empty())
        return;
    const core::RatingPoint& last = found.rating.back();
    m_ratingWords->setText(tr("%1 Elo after %n match(es) against levels, 95 %: %2 to %3.", nullptr, last.matches)
                               .arg(QLocale().toString(last.elo.mean, 'f', 0), QLocale().toString(last.elo.low, 'f', 0),
                                   QLocale().toString(last.elo.high, 'f', 0)));
}

void StatisticsView::tellLuck()
{
    const core::LuckAndPlay& luck = m_presenter->found().luck;
    const bool own = m_presenter->filter().player.empty();
    m_luckPanel->setVisible(luck.matches > 0);
    m_luckPanel->setHeading(tr("Luck against play"));
    m_luckPanel->setNote(tr("per match, in points"));
    const std::array<const core::Estimate*, 3> figures { &luck.luck, &luck.own, &luck.theirs };
    const std::array<QString, 3> captions { own ? tr("Your luck %1", "its margin") : tr("Luck %1", "its margin"),
        own ? tr("Your errors %1", "their margin") : tr("Own errors %1", "their margin"),
        tr("Theirs %1", "errors of an opponent and their margin") };
    for (int figure = 0; figure < 3; ++figure) {
        const core::Estimate& each = *figures[static_cast<std::size_t>(figure)];
        m_luckFigures[figure]->setText(signedPoints(100 * each.mean));
        m_luckCaptions[figure]->setText(captions[static_cast<std::size_t>(figure)].arg(luck.matches < 2
                ? QString()
                : QStringLiteral("±\u00a0%1").arg(QLocale().toString(100 * (each.high - each.mean), 'f', 1))));
    }
    m_luckWords->setText(luckSentence(luck));
}

void StatisticsView::tellBases()
{
    const core::Statistics& found = m_presenter->found();
    m_basePanel->setVisible(!found.bases.empty());
    const QString marks = QString::fromStdString(m_presenter->game().notation().marksTitle());
    m_basePanel->setHeading(marks.isEmpty() ? tr("Bases") : marks);
    m_basePanel->setNote(marks.isEmpty() ? tr("points of a scoring") : tr("points on average"));
    m_bases->setAccessibleName(marks.isEmpty() ? tr("Points that bases brought") : marks);
    std::vector<ChartRow> rows;
    for (const core::BaseTally& each : found.bases)
        rows.push_back({ shownMark(each.base), { static_cast<double>(each.scored), each.own, each.others }, 1 });
    m_bases->show(marks.isEmpty() ? tr("Base") : marks,
        { { marks.isEmpty() ? tr("scored") : tr("times"), 0, false },
            { m_presenter->filter().player.empty() ? tr("you") : tr("own"), 1, true }, { tr("they"), 1, false } },
        std::move(rows));
}

void StatisticsView::tellRecords()
{
    while (QLayoutItem* item = m_records->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const core::Records& records = m_presenter->found().records;
    m_recordPanel->setHeading(tr("Rows and records"));
    m_recordPanel->setVisible(m_presenter->found().all.played >= core::kLeastMatches);
    QStringList rows;
    if (records.streak != 0)
        rows << tr("Now: %1", "matches won or lost in a row").arg(streakText(records.streak));
    if (records.longest > 1 && records.longest != records.streak)
        rows << tr("Longest: %1", "matches won in a row").arg(streakText(records.longest));
    m_rows->setText(rows.join(QLatin1Char('\n')));
    m_rows->setVisible(!rows.isEmpty());
    const auto add = [this](const core::Record& record, const QString& words) {
        if (record.match == 0)
            return;
        auto* button = new QPushButton(words, m_recordPanel);
        button->setAutoDefault(false);
        button->setToolTip(tr("See match %1").arg(record.match));
        button->setAccessibleName(words);
        connect(button, &QPushButton::clicked, this, [this, id = record.match] { Q_EMIT matchAsked(id); });
        m_records->addWidget(button);
        button->show();
    };
    add(records.points, tr("Most points: %1").arg(records.points.value));
    add(records.margin, tr("Largest lead: %1").arg(records.margin.value));
    add(records.turns, tr("Fewest turns: %1").arg(records.turns.value));
}

} // namespace ui
