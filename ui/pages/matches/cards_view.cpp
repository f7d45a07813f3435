#include "ui/pages/matches/cards_view.h"

#include "core/results/statistics_csv.h"
#include "ui/charts/interval_chart.h"
#include "ui/delegates/card_tally_delegate.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/models/card_tally_filter.h"
#include "ui/models/card_tally_model.h"
#include "ui/pages/matches/card_counter.h"
#include "ui/pages/matches/export_menu.h"
#include "ui/pages/matches/statistics_filters.h"
#include "ui/pages/matches/statistics_presenter.h"
#include "ui/text/card_names.h"
#include "ui/text/statistics_words.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/print_view.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/text_table.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <set>

namespace ui {

namespace {

constexpr int kTableWidth = 420; // the least that the table needs, and its height
constexpr int kTableHeight = 320;
constexpr int kCardWidth = 330;

IntervalRow stepRow(const QString& label, const core::Tally& tally)
{
    const core::Estimate share = tally.share();
    return { {}, label, {}, {}, wonOfText(tally), { 100 * share.mean, 100 * share.low, 100 * share.high },
        100 * tally.evenShare(), tally.verdict() };
}

}

CardsView::CardsView(StatisticsPresenter* presenter, CardCounter* counter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_counter(counter)
    , m_model(new CardTallyModel(this))
    , m_filter(new CardTallyFilter(this))
    , m_header(new PageHeader(this))
    , m_switch(new ViewSwitch(ViewSwitch::View::Cards, m_header))
    , m_filters(new StatisticsFilters(presenter, m_header))
    , m_export(new ExportMenu(m_header))
    , m_stack(new PageStack(this))
{
    m_header->addBesideTitle(m_switch);
    setFocusProxy(m_switch->shownButton());
    m_filter->setSourceModel(m_model);
    auto* content = new QWidget;
    auto* both = new FoldingLayout(content);
    both->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, space::kMedium);
    both->setSpacing(space::kMedium);
    both->addWidget(makeTable());
    both->addWidget(makeSide());
    m_stack->addWidget(new ScrolledArea(content, m_stack));
    m_stack->addWidget(makeEmpty());
    layOutPage(this, m_header, m_stack);
    connect(m_switch, &ViewSwitch::picked, this, &CardsView::viewPicked);
    connect(m_presenter, &StatisticsPresenter::changed, this, &CardsView::tell);
    connect(m_counter, &CardCounter::progressed, this, &CardsView::tellCounting);
    connect(m_export, &ExportMenu::figuresAsked, this, [this] { Q_EMIT figuresAsked(tr("Cards"), csv()); });
    inEachLanguage(this, [this] {
        m_prints.clear(); // read anew: what is written of cards may be in another language now
        setTexts();
        tell();
    });
}

CardsView::~CardsView() = default;

QWidget* CardsView::makeTable()
{
    m_tablePanel = new Panel({}, this);
    m_faction = new QComboBox(m_tablePanel);
    m_faction->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_faction->setMinimumContentsLength(18);
    connect(m_faction, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling)
            return;
        m_filter->setFaction(m_faction->currentData().toString());
        tellPaper();
    });
    m_table = new TextTable(m_tablePanel);
    m_table->setItemDelegate(new CardTallyDelegate(m_table));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(CardTallyModel::SeenColumn, Qt::DescendingOrder);
    m_table->setWideColumn(CardTallyModel::CardColumn, 170);
    connect(m_filter, &QAbstractItemModel::layoutChanged, this, &CardsView::tellPaper);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (!current.isValid())
            return;
        m_card = current.siblingAtColumn(0).data(CardTallyModel::CardRole).toString().toStdString();
        setTopic(m_table, QString::fromStdString(m_card));
        tellCard();
    });
    m_grey = new PlainLabel(m_tablePanel);
    m_grey->setWordWrap(true);
    setRole(m_grey, Role::Muted);
    m_paper = new IntervalChart(m_tablePanel);
    m_paper->hide();
    m_paper->setScaleShown(true);
    m_export->add(*m_paper, offerChart(*m_paper), [this] { return m_model->hasShares(); });
    m_factionLabel = new PlainLabel(m_tablePanel);
    m_factionLabel->setBuddy(m_faction);
    auto* row = new QHBoxLayout;
    row->addWidget(m_factionLabel);
    row->addWidget(m_faction);
    row->addStretch(1);
    m_tablePanel->body()->addLayout(row);
    m_tablePanel->body()->addWidget(m_table, 1);
    m_tablePanel->body()->addWidget(m_grey);
    m_paper->setFacts([this] { return QStringLiteral("%1\n%2").arg(m_filters->words(), m_faction->currentText()); });
    keepSizes();
    m_tablePanel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    return m_tablePanel;
}

/// Where seats get cards in the course of a match that matters most. What is left out stands beside the table for the
/// card that is looked at.
void CardsView::spareColumns(bool acquisitions)
{
    constexpr std::array<std::pair<int, int>, 5> kBrought { { { CardTallyModel::WonNotColumn, 820 },
        { CardTallyModel::AtOnceColumn, 740 }, { CardTallyModel::SeenColumn, 680 },
        { CardTallyModel::StrandedColumn, 600 }, { CardTallyModel::DrawnColumn, 500 } } };
    constexpr std::array<std::pair<int, int>, 7> kAcquired { { { CardTallyModel::AtOnceColumn, 1180 },
        { CardTallyModel::StrandedColumn, 1100 }, { CardTallyModel::WonNotColumn, 1000 },
        { CardTallyModel::DrawnColumn, 860 }, { CardTallyModel::RemovedColumn, 780 },
        { CardTallyModel::SeenColumn, 680 }, { CardTallyModel::PlayedColumn, 500 } } };
    m_table->clearSpareColumns();
    const auto spare = [this](const auto& columns) {
        for (const auto& [column, narrow] : columns)
            m_table->setSpareColumn(column, narrow);
    };
    acquisitions ? spare(kAcquired) : spare(kBrought);
}

/// What is smaller says nothing; where there is no room beside the card it stands above it.
void CardsView::keepSizes()
{
    m_tablePanel->setMinimumSize(scaled(font(), kTableWidth), scaled(font(), kTableHeight));
}

void CardsView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_tablePanel != nullptr)
        keepSizes();
}

QWidget* CardsView::makeSide()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addWidget(makeCounting(side));
    column->addWidget(makeCard(side));
    column->addWidget(makeAcquired(side));
    column->addStretch(1);
    side->setMinimumWidth(kCardWidth * 2 / 3);
    side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // begins at the top
    return side;
}

Panel* CardsView::makeCounting(QWidget* parent)
{
    m_countPanel = new Panel({}, parent);
    m_progress = new QProgressBar(m_countPanel);
    m_progress->setTextVisible(false);
    m_state = new PlainLabel(m_countPanel);
    m_state->setWordWrap(true);
    setRole(m_state, Role::Muted);
    m_stop = new QPushButton(m_countPanel);
    m_goOn = new QPushButton(m_countPanel);
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    row->addWidget(m_goOn);
    m_countPanel->body()->addLayout(row);
    m_countPanel->body()->addWidget(m_state);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        m_counter->stop();
        m_goOn->setFocus(Qt::OtherFocusReason);
    });
    connect(m_goOn, &QPushButton::clicked, this, [this] {
        m_counter->start(m_presenter->game());
        m_stop->setFocus(Qt::OtherFocusReason);
    });
    return m_countPanel;
}

Panel* CardsView::makeCard(QWidget* parent)
{
    m_cardPanel = new Panel({}, parent);
    m_print = new PrintView(m_cardPanel, PrintView::Forms::Whole);
    m_steps = new PlainLabel(m_cardPanel);
    m_steps->setWordWrap(true);
    m_won = new PlainLabel(m_cardPanel);
    setRole(m_won, Role::Muted);
    m_shares = new IntervalChart(m_cardPanel);
    m_shares->setScaleShown(true);
    m_export->add(*m_shares, offerChart(*m_shares), [this] { return !m_card.empty() && m_model->hasShares(); });
    m_shares->setFacts([this] { return QStringLiteral("%1\n%2").arg(m_filters->words(), m_steps->text()); });
    m_warning = new PlainLabel(m_cardPanel);
    m_warning->setWordWrap(true);
    setRole(m_warning, Role::Muted);
    for (QWidget* each : std::initializer_list<QWidget*> { m_print, m_steps, m_won, m_shares, m_warning })
        m_cardPanel->body()->addWidget(each);
    return m_cardPanel;
}

Panel* CardsView::makeAcquired(QWidget* parent)
{
    m_acquiredPanel = new Panel({}, parent);
    m_acquired = new IntervalChart(m_acquiredPanel);
    m_acquired->setScaleShown(true);
    m_export->add(*m_acquired, offerChart(*m_acquired), [this] { return !m_presenter->found().acquired.empty(); });
    m_acquired->setFacts([this] { return m_filters->words(); });
    m_acquiredPanel->body()->addWidget(m_acquired);
    return m_acquiredPanel;
}

QWidget* CardsView::makeEmpty()
{
    m_empty = new EmptyState(QStringLiteral("matches"), m_stack);
    m_play = m_empty->addButton();
    m_clear = m_empty->addButton();
    setRole(m_play, Role::Primary);
    connect(m_play, &QPushButton::clicked, this, &CardsView::playAsked);
    connect(m_clear, &QPushButton::clicked, m_filters, &StatisticsFilters::clear);
    return m_empty;
}

void CardsView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_presenter->setCards(true);
    m_presenter->reload();
    count();
}

void CardsView::count()
{
    if (!m_counter->isStopped())
        m_counter->start(m_presenter->game());
}

const FactionFaces& CardsView::faces()
{
    const core::Game& game = m_presenter->game();
    return m_faces.try_emplace(game.id(), game).first->second;
}

const std::multimap<std::string, core::CardInfo>& CardsView::prints()
{
    const core::Game& game = m_presenter->game();
    const auto [place, isNew] = m_prints.try_emplace(game.id());
    if (isNew)
        for (const core::CardInfo& card : game.cards())
            place->second.emplace(card.name, card);
    return place->second;
}

/// As it is in the printing that is asked for, or else in any.
void CardsView::showPrint(const core::NamedCard& card)
{
    const auto [first, last] = prints().equal_range(card.tally.card);
    m_print->setVisible(first != last);
    if (first == last)
        return;
    const std::string& set = m_presenter->filter().set;
    auto print = std::find_if(first, last, [&set](const auto& each) { return each.second.set == set; });
    if (print == last)
        print = first;
    core::FactionInfo its;
    for (const core::FactionInfo& each : m_presenter->game().factions())
        if (each.name == print->second.group && each.set == print->second.set)
            its = each;
    m_print->setAccessibleName(shownCard(card.tally.card));
    m_print->show(print->second, its);
}

void CardsView::setTexts()
{
    m_header->setTitle(tr("Matches"));
    m_tablePanel->setHeading(tr("What became of the cards"));
    m_factionLabel->setText(tr("Faction"));
    m_faction->setAccessibleName(tr("Faction"));
    m_faction->view()->setAccessibleName(tr("Faction"));
    m_table->setAccessibleName(tr("What became of the cards"));
    for (IntervalChart* chart : { m_paper, m_shares }) // of m_shares until a card is chosen
        chart->setAccessibleName(tr("Won when played, by card"));
    m_print->setAccessibleName(tr("Cards")); // until a card is chosen
    m_grey->setText(tr("Grey: the interval holds an even share, so it says nothing yet."));
    m_progress->setAccessibleName(tr("How many matches are looked through"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Look through no more matches; what was found is kept"));
    m_goOn->setText(tr("Go on"));
    m_goOn->setToolTip(tr("Look through the other matches, too"));
    m_acquiredPanel->setHeading(tr("Factions among the cards acquired"));
    m_acquiredPanel->setNote(tr("matches won"));
    m_acquired->setAccessibleName(tr("Factions among the cards acquired"));
    m_won->setText(tr("Matches won in which it was …"));
    m_warning->setText(tr("Played is not cause: who plays a card is often ahead already. "
                          "Copies of a card count as one."));
    m_play->setText(tr("Play a match"));
    m_clear->setText(tr("Show all matches"));
}

void CardsView::fillFactions()
{
    std::set<QString> there;
    for (int row = 0; row < m_model->rowCount(); ++row)
        if (const std::string& faction = m_model->cardAt(row).faction; !faction.empty())
            there.insert(QString::fromStdString(faction));
    m_filling = true;
    m_faction->clear();
    m_faction->addItem(tr("All factions"), QString());
    for (const QString& faction : there)
        m_faction->addItem(elided(shownCard(faction)), faction);
    // One that no card is of any more is asked for no longer.
    m_faction->setCurrentIndex(std::max(0, m_faction->findData(m_filter->faction())));
    m_filling = false;
    m_filter->setFaction(m_faction->currentData().toString());
}

void CardsView::tell()
{
    m_filters->tell();
    m_export->tell();
    const core::Statistics& found = m_presenter->found();
    const bool none = found.cards.empty();
    const bool filtered = m_presenter->isFiltered();
    m_stack->setCurrentIndex(none && m_presenter->hasRead() && !m_counter->isCounting() && !m_counter->isStopped());
    if (filtered)
        m_empty->setWords(tr("No match is like that"), tr("Take a filter away, or play one."));
    else
        m_empty->setWords(tr("Nothing to tell of cards yet"),
            tr("That takes a match that was played here to its end. Those for practice do not count."));
    m_play->setVisible(!filtered);
    m_clear->setVisible(filtered);
    m_export->setOffered(!none);
    std::vector<core::NamedCard> cards;
    for (const core::CardTally& each : found.cards) {
        const auto print = prints().find(each.card);
        cards.push_back({ each, print == prints().end() ? std::string() : print->second.group });
    }
    const bool enough = found.matchesWithCards >= core::kLeastMatches;
    const bool acquisitions = m_presenter->game().has(core::Has::Acquisitions);
    m_model->show(std::move(cards), faces(), enough, acquisitions);
    spareColumns(acquisitions);
    m_tablePanel->setNote(tr("in %n match(es)", nullptr, found.matchesWithCards));
    m_grey->setVisible(enough);
    fillFactions();
    int row = m_model->rowOf(m_card);
    if (row < 0 || !m_filter->mapFromSource(m_model->index(row, 0)).isValid())
        row = m_filter->rowCount() == 0 ? -1 : m_filter->mapToSource(m_filter->index(0, 0)).row();
    if (row >= 0)
        m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(row, 0)));
    else
        m_card.clear();
    tellCounting();
    tellCard();
    tellAcquired();
    tellPaper();
}

void CardsView::tellCounting()
{
    const bool counting = m_counter->isCounting();
    const int looked = m_counter->looked();
    const int wanted = m_counter->wanted();
    m_countPanel->setVisible((counting && wanted > 0) || m_counter->isStopped());
    m_countPanel->setHeading(counting ? tr("Looking through matches") : tr("Not all is looked through"));
    m_progress->setMaximum(std::max(1, wanted));
    m_progress->setValue(looked);
    m_progress->setVisible(counting);
    m_stop->setVisible(counting);
    m_goOn->setVisible(!counting);
    m_state->setText(tr("%1 %2", "two sentences")
                         .arg(tr("%1 of %n match(es) looked through.", nullptr, wanted).arg(QLocale().toString(looked)),
                             counting ? tr("The table fills meanwhile.") : tr("The table tells of those.")));
}

void CardsView::tellCard()
{
    const int row = m_model->rowOf(m_card);
    m_cardPanel->setVisible(row >= 0);
    if (row < 0)
        return;
    const core::NamedCard& card = m_model->cardAt(row);
    const core::CardTally& tally = card.tally;
    m_cardPanel->setHeading(shownCard(card.tally.card));
    m_cardPanel->setNote(shownCard(card.faction));
    showPrint(card);
    const auto of = [](const core::Tally& part, const core::Tally& whole) {
        return std::pair(QLocale().toString(part.played), QLocale().toString(whole.played));
    };
    const auto [drawn, seen] = of(tally.drawn, tally.seen);
    const auto [atOnce, played] = of(tally.atOnce, tally.played);
    const auto [stranded, drawnAgain] = of(tally.stranded, tally.drawn);
    m_steps->setText(QStringList { tr("Drawn in %1 of the %2 matches in which it was seen", "a card").arg(drawn, seen),
        tr("Played in %1, in %2 of them at once", "matches").arg(played, atOnce),
        tr("In hand at the end in %1 of the %2 in which it was drawn", "matches").arg(stranded, drawnAgain) }
                         .join(QLatin1Char('\n')));
    if (tally.acquired.played > 0 || tally.removed.played > 0)
        m_steps->setText(m_steps->text() + QLatin1Char('\n')
            + tr("Acquired in %1, removed in %2", "a card, matches")
                  .arg(QLocale().toString(tally.acquired.played), QLocale().toString(tally.removed.played)));
    std::vector<IntervalRow> rows;
    const std::pair<QString, const core::Tally*> steps[] = { { tr("seen", "a card"), &tally.seen },
        { tr("drawn", "a card"), &tally.drawn }, { tr("played", "a card"), &tally.played },
        { tr("played at once", "a card"), &tally.atOnce }, { tr("drawn, not played", "a card"), &tally.notPlayed },
        { tr("held at the end", "a card"), &tally.stranded }, { tr("acquired", "a card"), &tally.acquired },
        { tr("removed", "a card"), &tally.removed } };
    for (const auto& [label, step] : steps)
        if (step->played > 0)
            rows.push_back(stepRow(label, *step));
    m_shares->setAccessibleName(tr("%1: matches won", "a card").arg(shownCard(card.tally.card)));
    m_shares->show(
        std::move(rows), m_model->hasShares() ? IntervalChart::Shown::Everything : IntervalChart::Shown::CountsOnly);
}

/// A row for each share of a faction that there were matches with.
void CardsView::tellAcquired()
{
    const core::Statistics& found = m_presenter->found();
    m_acquiredPanel->setVisible(!found.acquired.empty());
    std::vector<IntervalRow> rows;
    for (const core::AcquiredTally& each : found.acquired)
        for (std::size_t share = 0; share < core::kAcquiredShares; ++share)
            if (each.shares[share].played > 0)
                rows.push_back(stepRow(
                    tr("%1: %2", "a faction, and its share of the cards")
                        .arg(shownCard(each.faction), acquiredShareText(static_cast<core::AcquiredShare>(share))),
                    each.shares[share]));
    m_acquired->show(
        std::move(rows), m_model->hasShares() ? IntervalChart::Shown::Everything : IntervalChart::Shown::CountsOnly);
}

/// The cards of the table in its order, for a file.
void CardsView::tellPaper()
{
    std::vector<IntervalRow> rows;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const core::NamedCard& card = m_model->cardAt(m_filter->mapToSource(m_filter->index(row, 0)).row());
        if (card.tally.played.played == 0)
            continue;
        IntervalRow& each = rows.emplace_back(stepRow(shownCard(card.tally.card), card.tally.played));
        if (!card.faction.empty())
            each.faces << faces().of(card.faction);
    }
    m_paper->show(std::move(rows));
}

QByteArray CardsView::csv() const
{
    std::vector<core::NamedCard> cards;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        cards.push_back(m_model->cardAt(m_filter->mapToSource(m_filter->index(row, 0)).row()));
    return QByteArray::fromStdString(core::toCsv(cards));
}

} // namespace ui
