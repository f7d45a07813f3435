#include "ui/pages/lab/lab_page.h"

#include "core/ai/players/player_factory.h"
#include "ui/charts/difference_chart.h"
#include "ui/charts/matrix_chart.h"
#include "ui/delegates/lab_cell_delegate.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/models/lab_matrix_model.h"
#include "ui/pages/lab/carrying_panel.h"
#include "ui/pages/lab/lab_header.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/pages/lab/worth_page.h"
#include "ui/table/match_terms.h"
#include "ui/table/table_factory.h"
#include "ui/text/analysis_words.h"
#include "ui/text/card_names.h"
#include "ui/text/player_words.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <thread>

namespace ui {

namespace {

constexpr std::array<double, 5> kWidths { 0.05, 0.03, 0.02, 0.01, 0.005 }; ///< of a pair's mean
constexpr int kUsualWidth = 2;
constexpr std::size_t kFitsShown = 3; ///< of the best and of the worst
constexpr int kMoreOfCell = 200; ///< matches
constexpr int kLeastCell = 17;
constexpr int kMostCell = 30;
constexpr int kTallestCell = 24;
constexpr int kSideWidth = 420;
constexpr int kMatrixWidth = 480;
constexpr int kLeastTall = 320; ///< of the matrix and what is beside it

core::Estimate inPoints(const core::LabFit::Figure& figure)
{
    const core::Estimate logits = figure.estimate();
    return { 100 * core::shareOfLogit(logits.mean), 100 * core::shareOfLogit(logits.low),
        100 * core::shareOfLogit(logits.high) };
}

core::Estimate aboveEven(const core::Estimate& share)
{
    return { 100 * share.mean - 50, 100 * share.low - 50, 100 * share.high - 50 };
}

QString oneDigit(double value)
{
    return QLocale().toString(value, 'f', 1);
}

/// In a game with roles, what is asked first of its matches: how strong each is hangs on that.
std::vector<core::OptionInfo> labOptions(const core::Game& game)
{
    const std::unique_ptr<MatchTerms> terms = makeMatchTerms(game);
    if (game.roles().empty() || terms == nullptr)
        return {};
    std::vector<core::OptionInfo> options = game.options();
    std::erase_if(options, [foremost = terms->foremost()](const core::OptionInfo& each) {
        return !foremost.contains(QString::fromStdString(each.name));
    });
    return options;
}

}

LabPage::LabPage(const core::Game& game, core::LabStore* store, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new LabPresenter(game, store, this))
    , m_roles(game.roles())
    , m_options(labOptions(game))
    , m_model(new LabMatrixModel(this))
    , m_header(new PageHeader(this))
    , m_counted(m_header->addButton(Role::Toggle))
    , m_fitted(m_header->addButton(Role::Toggle))
    , m_export(m_header->addButton())
{
    for (QPushButton* each : { m_counted, m_fitted }) {
        each->setCheckable(true);
        each->setAutoExclusive(true);
        connect(each, &QPushButton::clicked, this, &LabPage::showAll);
    }
    m_counted->setChecked(true);
    auto* content = new QWidget;
    auto* both = new FoldingLayout(content);
    both->setContentsMargins(space::kMedium, space::kMedium, space::kMedium, space::kMedium);
    both->setSpacing(space::kMedium);
    both->addWidget(makeMatrix());
    both->addWidget(makeSide());
    auto* pages = new PageStack(this);
    auto* sides = new QWidget(pages);
    layOutPage(sides, m_header, new ScrolledArea(content, sides));
    pages->addWidget(sides);
    layOutPage(this, nullptr, pages);
    if (hasRoles() && core::knowsCardWorths(game))
        addWorths(pages);
    connect(m_export, &QPushButton::clicked, offerChart(*m_paper), &QAction::trigger);
    for (ValueChart* each : std::initializer_list<ValueChart*> { m_paper, m_fits, m_factions })
        each->setFacts([this, each] { return facts(each == m_paper); });
    connect(m_presenter, &LabPresenter::changed, this, &LabPage::showAll);
    connect(m_presenter, &LabPresenter::progressed, this, &LabPage::showRunning);
    inEachLanguage(this, [this] { setTexts(); });
    setFocusProxy(m_matrix);
}

/// The two pages lead to each other.
void LabPage::addWorths(PageStack* pages)
{
    m_worths = new WorthPage(m_presenter->game(), pages);
    pages->addWidget(m_worths);
    m_toWorths = m_header->addButton();
    m_toWorths->setObjectName(QStringLiteral("to worths"));
    connect(m_toWorths, &QPushButton::clicked, this, [this, pages] {
        pages->setCurrentWidget(m_worths);
        setFocusProxy(m_worths);
        m_worths->setFocus(Qt::OtherFocusReason);
    });
    connect(m_worths, &WorthPage::rolesAsked, this, [this, pages] {
        pages->setCurrentIndex(0);
        setFocusProxy(m_matrix);
        m_matrix->setFocus(Qt::OtherFocusReason);
    });
}

/// Finding out how the players play takes a moment, so nobody does before somebody looks.
void LabPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_presenter->set().isEmpty())
        return;
    const QString set = QString::fromStdString(m_presenter->game().setNames().front());
    const QStringList boxes = m_presenter->boxes(set);
    choose(set, boxes.size() > 1 ? boxes.constFirst() : QString(), QStringLiteral("level:2"));
}

QWidget* LabPage::makeMatrix()
{
    m_matrixPanel = new Panel({}, this);
    m_matrix = new QTableView(m_matrixPanel);
    const FactionFaces faces(m_presenter->game());
    const int each = hasRoles() ? 1 : m_presenter->game().factionsPerSeat();
    m_top = new LabHeader(Qt::Horizontal, faces, each, m_matrix);
    m_left = new LabHeader(Qt::Vertical, faces, each, m_matrix);
    m_matrix->setHorizontalHeader(m_top);
    m_matrix->setVerticalHeader(m_left);
    m_matrix->setModel(m_model);
    m_matrix->setItemDelegate(new LabCellDelegate(m_matrix));
    m_matrix->setShowGrid(false);
    m_matrix->setSelectionMode(QAbstractItemView::SingleSelection);
    m_matrix->setTabKeyNavigation(false);
    m_matrix->setCornerButtonEnabled(false);
    m_matrix->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_matrix->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_matrix->installEventFilter(this);
    m_legend = new PlainLabel(m_matrixPanel);
    m_legend->setWordWrap(true);
    setRole(m_legend, Role::Muted);
    m_matrixPanel->body()->addWidget(m_legend);
    m_matrixPanel->body()->addWidget(m_matrix, 1);
    m_matrixPanel->setMinimumSize(kMatrixWidth, kLeastTall);
    m_matrixPanel->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_paper = new MatrixChart(m_matrixPanel);
    m_paper->hide();
    connect(m_matrix->selectionModel(), &QItemSelectionModel::currentChanged, this,
        [this](const QModelIndex& current) { openCell(current); });
    // As high as what is seen of the page at once, so that the matrix scrolls below its own heading.
    m_matrixPlace = new QWidget(this);
    auto* column = new QVBoxLayout(m_matrixPlace);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_matrixPanel, 1);
    column->addStretch(0);
    return m_matrixPlace;
}

QWidget* LabPage::makeSide()
{
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::kMedium);
    column->addWidget(makeRunning(side));
    column->addWidget(makeCell(side));
    if (!hasRoles()) {
        m_carrying = new CarryingPanel(m_presenter->game(), side);
        column->addWidget(m_carrying);
    }
    m_fitPanel = new Panel({}, side);
    m_fits = new DifferenceChart(m_fitPanel);
    offerChart(*m_fits);
    m_fitPanel->body()->addWidget(m_fits);
    column->addWidget(m_fitPanel);
    m_factionPanel = new Panel({}, side);
    m_factions = new DifferenceChart(m_factionPanel);
    offerChart(*m_factions);
    m_factionPanel->body()->addWidget(m_factions);
    column->addWidget(m_factionPanel);
    column->addStretch(1);
    side->setMinimumWidth(kSideWidth * 2 / 3);
    // It scrolls by itself beside the matrix, which does so, too: a bar within a bar moves what nobody meant.
    m_side = new ScrolledArea(side, this);
    m_side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding); // begins at the top
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return m_side;
}

Panel* LabPage::makeRunning(QWidget* parent)
{
    m_running = new Panel({}, parent);
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    const auto add = [&](QComboBox*& box) {
        box = new QComboBox(m_running);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(12);
        auto* label = new PlainLabel(m_running);
        label->setBuddy(box);
        form->addRow(label, box);
    };
    add(m_set);
    add(m_pairs);
    for (const core::OptionInfo& option : m_options) {
        QComboBox* box = nullptr;
        add(box);
        box->setObjectName(QString::fromStdString(option.name));
        m_values << box;
    }
    add(m_player);
    add(m_width);
    add(m_cores);
    m_width->setObjectName(QStringLiteral("width"));
    for (QComboBox* each : QList<QComboBox*> { m_set, m_pairs, m_player } + m_values)
        connect(each, &QComboBox::currentIndexChanged, this, [this] { chooseAnew(); });
    form->setRowVisible(m_set, !hasRoles() || m_presenter->game().sets().size() > 1);
    form->setRowVisible(m_pairs, !hasRoles());
    m_running->body()->addLayout(form);
    connect(m_width, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            showRunning();
    });
    m_progress = new QProgressBar(m_running);
    m_progress->setTextVisible(false);
    m_state = new PlainLabel(m_running);
    m_state->setWordWrap(true);
    setRole(m_state, Role::Muted);
    m_start = new QPushButton(m_running);
    m_start->setObjectName(QStringLiteral("start"));
    setRole(m_start, Role::Primary);
    m_pause = new QPushButton(m_running);
    m_pause->setObjectName(QStringLiteral("pause"));
    m_stop = new QPushButton(m_running);
    m_stop->setObjectName(QStringLiteral("stop"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_start);
    row->addWidget(m_pause);
    row->addWidget(m_stop);
    m_running->body()->addLayout(row);
    m_running->body()->addWidget(m_state);
    connect(m_start, &QPushButton::clicked, this, &LabPage::startOrGoOn);
    connect(m_pause, &QPushButton::clicked, this, &LabPage::pauseOrGoOn);
    connect(m_stop, &QPushButton::clicked, this, &LabPage::stop);
    return m_running;
}

bool LabPage::isReached() const
{
    const core::LabTable& table = m_presenter->table();
    const double width = m_width->currentData().toDouble();
    return table.matches() > 0 && core::progressOf(table, { .meanWidth = width }).widest <= width;
}

/// Where all is known as was asked, to the next narrower width.
void LabPage::startOrGoOn()
{
    while (isReached() && m_width->currentIndex() + 1 < m_width->count())
        m_width->setCurrentIndex(m_width->currentIndex() + 1);
    m_presenter->start(m_width->currentData().toDouble(), cores());
    m_pause->setFocus(Qt::OtherFocusReason);
}

/// What is paused is kept, too; only the page remembers where it was going.
void LabPage::pauseOrGoOn()
{
    m_paused = m_presenter->isPlaying();
    if (m_paused)
        m_presenter->stop();
    else
        m_presenter->goOn(cores());
    showRunning();
}

int LabPage::cores() const
{
    return m_cores->currentData().toInt();
}

/// Matches of the cell that is shown; the others stay as they are.
void LabPage::playMore()
{
    const core::LabTable& table = m_presenter->table();
    const core::LabCell* const cell = table.find(m_row, m_column);
    if (cell == nullptr)
        return;
    m_presenter->playMore(static_cast<std::size_t>(cell - table.cells.data()), kMoreOfCell, cores());
    m_pause->setFocus(Qt::OtherFocusReason);
}

void LabPage::stop()
{
    m_paused = false;
    m_presenter->stop();
    showRunning();
    m_start->setFocus(Qt::OtherFocusReason);
}

/// One match of the cell after the other, each deal with either pair in the first seat, as the lab plays them.
void LabPage::watch()
{
    const core::LabTable& table = m_presenter->table();
    const core::LabCell* const cell = table.find(m_row, m_column);
    if (cell == nullptr)
        return;
    const core::MatchSetup setup = core::labSetup(table.terms, *cell, m_watched / 2);
    QList<QStringList> pairs;
    for (const core::SeatSetup& seat : setup.seats) {
        QStringList names;
        for (const std::string& faction : seat.factions)
            names << QString::fromStdString(faction);
        pairs << names;
    }
    if (m_watched % 2 == 1)
        std::reverse(pairs.begin(), pairs.end());
    ++m_watched;
    Q_EMIT watchAsked(m_presenter->set(), pairs, m_presenter->player(), QString::number(setup.seed));
}

Panel* LabPage::makeCell(QWidget* parent)
{
    m_cell = new Panel({}, parent);
    m_cellPairs = new PlainLabel(m_cell);
    m_cellPairs->setWordWrap(true);
    m_cellShare = new PlainLabel(m_cell);
    setRole(m_cellShare, Role::Figure);
    m_cellInterval = new PlainLabel(m_cell);
    m_cellInterval->setWordWrap(true);
    setRole(m_cellInterval, Role::Muted);
    m_cellParts = new PlainLabel(m_cell);
    m_cellParts->setWordWrap(true);
    m_play = new QPushButton(m_cell);
    m_play->setObjectName(QStringLiteral("play"));
    for (QWidget* each : std::initializer_list<QWidget*> { m_cellPairs, m_cellShare, m_cellInterval, m_cellParts })
        m_cell->body()->addWidget(each);
    m_watch = new QPushButton(m_cell);
    m_watch->setObjectName(QStringLiteral("watch"));
    auto* place = new QWidget(m_cell);
    place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the matrix needs the width
    auto* buttons = new FlowLayout(place); // below each other where there is none for all
    buttons->addWidget(m_play);
    buttons->addWidget(m_watch);
    m_more = new QPushButton(m_cell);
    m_more->setObjectName(QStringLiteral("more"));
    buttons->addWidget(m_more);
    connect(m_more, &QPushButton::clicked, this, &LabPage::playMore);
    m_cell->body()->addWidget(place);
    connect(m_watch, &QPushButton::clicked, this, &LabPage::watch);
    connect(m_play, &QPushButton::clicked, this, [this] {
        QList<QStringList> pairs;
        for (const std::size_t pair : { m_row, m_column }) {
            QStringList names;
            for (const std::string& faction : m_presenter->table().terms.pairs[pair])
                names << QString::fromStdString(faction);
            pairs << names;
        }
        Q_EMIT matchAsked(m_presenter->set(), pairs);
    });
    return m_cell;
}

std::map<std::string, std::string> LabPage::chosenOptions() const
{
    std::map<std::string, std::string> chosen;
    for (std::size_t option = 0; option < m_options.size(); ++option)
        if (const QComboBox* box = m_values[static_cast<qsizetype>(option)]; box->currentIndex() > 0)
            chosen[m_options[option].name] = box->currentData().toString().toStdString();
    return chosen;
}

void LabPage::choose(
    const QString& set, const QString& box, const QString& player, const std::map<std::string, std::string>& options)
{
    m_paused = false;
    m_presenter->choose(set, box, player, options);
    fillChoices();
}

/// What may be chosen, with what is.
void LabPage::fillChoices()
{
    m_filling = true;
    const auto fill
        = [](QComboBox* box, const std::vector<std::pair<QString, QVariant>>& entries, const QVariant& chosen) {
              box->clear();
              for (const auto& [words, value] : entries)
                  box->addItem(words, value);
              box->setCurrentIndex(std::max(0, box->findData(chosen)));
          };
    std::vector<std::pair<QString, QVariant>> sets;
    for (const core::SetInfo& set : m_presenter->game().sets())
        sets.emplace_back(setTitle(set), QString::fromStdString(set.name));
    fill(m_set, sets, m_presenter->set());
    std::vector<std::pair<QString, QVariant>> pairs;
    const QStringList boxes = m_presenter->boxes(m_presenter->set());
    for (const QString& box : boxes)
        if (boxes.size() > 1)
            pairs.emplace_back(box, box);
    pairs.emplace_back(tr("All pairs"), QString());
    fill(m_pairs, pairs, m_presenter->box());
    for (std::size_t option = 0; option < m_options.size(); ++option) {
        std::vector<std::pair<QString, QVariant>> values;
        for (const core::OptionValue& value : m_options[option].values)
            values.emplace_back(QString::fromStdString(value.words), QString::fromStdString(value.name));
        const auto chosen = m_presenter->options().find(m_options[option].name);
        fill(m_values[static_cast<qsizetype>(option)], values,
            chosen == m_presenter->options().end() ? values.front().second : QString::fromStdString(chosen->second));
    }
    std::vector<std::pair<QString, QVariant>> players;
    if (m_presenter->game().has(core::Has::Policy))
        players.emplace_back(tr("The policy: quick and simple"), QStringLiteral("policy"));
    for (const core::PlayerKind& kind : core::playerKinds())
        if (const std::optional<int> level = levelOf(kind.spec); level && *level > 0)
            players.emplace_back(playerTitle(kind.spec), QString::fromStdString(kind.spec));
    fill(m_player, players, m_presenter->player());
    const int width = m_width->currentIndex();
    std::vector<std::pair<QString, QVariant>> widths;
    for (const double each : kWidths)
        widths.emplace_back(tr("± %1 points").arg(QLocale().toString(100 * each)), each);
    fill(m_width, widths, kWidths[static_cast<std::size_t>(width < 0 ? kUsualWidth : width)]);
    const int most = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    const int cores = m_cores->currentIndex();
    std::vector<std::pair<QString, QVariant>> counts;
    for (int each = 1; each <= most; ++each)
        counts.emplace_back(tr("%1 of %2").arg(QString::number(each), QString::number(most)), each);
    fill(m_cores, counts, cores < 0 ? most : cores + 1);
    m_filling = false;
}

void LabPage::chooseAnew()
{
    if (m_filling)
        return;
    const QString set = m_set->currentData().toString();
    QString box = m_pairs->currentData().toString();
    if (!m_presenter->boxes(set).contains(box))
        box.clear();
    choose(set, box, m_player->currentData().toString(), chosenOptions());
}

void LabPage::setTexts()
{
    m_roles = m_presenter->game().roles();
    m_options = labOptions(m_presenter->game());
    m_header->setTitle(tr("Lab"));
    PageHeader::setWords(m_counted, tr("As counted"), tr("The shares of the wins that were counted"));
    PageHeader::setWords(m_fitted, tr("Fitted"),
        hasRoles() ? tr("The shares by what all matches say of each side and each meeting")
                   : tr("The shares by what all matches say of factions, pairs and meetings"));
    if (m_worths != nullptr) {
        PageHeader::setWords(m_toWorths, tr("Cards"), tr("What a card is worth"));
        m_worths->setBack(QString::fromStdString(m_roles.meetings));
    }
    PageHeader::setWords(m_export, tr("Export…"), tr("Write the matrix into a file"));
    m_matrixPanel->setHeading(tr("Wins of the row against the column, per cent"));
    const QString meetings = hasRoles() ? QString::fromStdString(m_roles.meetings) : tr("Pairs against pairs");
    m_matrix->setAccessibleName(meetings);
    m_paper->setAccessibleName(meetings);
    m_legend->setText(hasRoles()
            ? tr("Sorted by the mean over the others. Blue: the row wins more; orange: less.")
            : tr("Sorted by the mean over the others. Blue: the row wins more; orange: less. Empty: the two share a "
                 "faction."));
    m_cell->setHeading(tr("The cell"));
    m_play->setText(tr("Play this meeting"));
    m_play->setToolTip(hasRoles() ? tr("Set up a match of these two") : tr("Set up a match of these two pairs"));
    m_watch->setText(tr("Watch one"));
    m_more->setText(tr("More matches"));
    m_more->setAccessibleName(tr("More matches of this meeting"));
    m_more->setToolTip(tr("Play %1 more matches of these two alone, in the background").arg(kMoreOfCell));
    m_watch->setToolTip(tr("Look on at a match that the lab plays of these two; each time another one"));
    m_fitPanel->setHeading(tr("Better or worse than its parts"));
    m_fits->setAccessibleName(tr("Better or worse than its parts"));
    m_factions->setAccessibleName(hasRoles() ? tr("How strong each side is") : tr("How strong the factions are"));
    m_progress->setAccessibleName(tr("How far the lab has come"));
    m_start->setToolTip(hasRoles() ? tr("Play matches until each side is known that well")
                                   : tr("Play matches until every pair is known that well"));
    m_pause->setToolTip(tr("Let the cores do something else for a while"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("End the matches; what was played is kept"));
    std::vector<std::pair<QComboBox*, QString>> labels { { m_set, tr("Printing") }, { m_pairs, tr("Pairs") },
        { m_player, tr("Played by") }, { m_width, hasRoles() ? tr("Each side to") : tr("Each pair to") },
        { m_cores, tr("Cores") } };
    for (std::size_t option = 0; option < m_options.size(); ++option)
        labels.emplace_back(m_values[static_cast<qsizetype>(option)], QString::fromStdString(m_options[option].title));
    for (const auto& [box, words] : labels) {
        box->setAccessibleName(words);
        auto* form = qobject_cast<QFormLayout*>(m_running->body()->itemAt(0)->layout());
        if (auto* label = form == nullptr ? nullptr : qobject_cast<QLabel*>(form->labelForField(box)))
            label->setText(words);
    }
    fillChoices();
    showAll();
}

QStringList LabPage::subject() const
{
    const core::LabTerms& terms = m_presenter->table().terms;
    if (hasRoles()) {
        QStringList parts { QString::fromStdString(m_roles.titles) };
        for (std::size_t option = 0; option < m_options.size(); ++option)
            parts << m_values[static_cast<qsizetype>(option)]->currentText();
        return parts << playerTitle(terms.player);
    }
    return { m_presenter->box().isEmpty() ? tr("All factions") : m_presenter->box(),
        QString::fromStdString(core::titleOf(m_presenter->game().sets(), terms.set)),
        tr("%n pair(s)", nullptr, static_cast<int>(terms.pairs.size())), playerTitle(terms.player) };
}

/// What a chart of the lab goes out with.
QString LabPage::facts(bool matrix) const
{
    const QString what = !matrix ? tr("Points of a hundred above or below even, with 95 % intervals")
        : m_fitted->isChecked()  ? tr("Wins of the row against the column, per cent, as fitted")
                                 : tr("Wins of the row against the column, per cent, as counted");
    const QString matches
        = tr("%1 matches").arg(QLocale().toString(static_cast<qlonglong>(m_presenter->table().matches())));
    return what + QLatin1Char('\n') + (subject() << matches).join(QStringLiteral(" · "));
}

void LabPage::showAll()
{
    const core::LabTable& table = m_presenter->table();
    m_model->show(table, m_presenter->fit(), m_fitted->isChecked());
    if (!table.terms.player.empty()) // somebody has looked at it
        m_header->setSubtitle(subject().join(QStringLiteral(" · ")));
    m_export->setEnabled(table.matches() > 0);
    fitCells();
    showRunning();
    // The cell that was looked at is somewhere else now.
    const int row = m_model->sectionOf(m_row);
    const int column = m_model->sectionOf(m_column);
    if (row >= 0 && column >= 0 && table.find(m_row, m_column) != nullptr)
        m_matrix->setCurrentIndex(m_model->index(row, column));
    else if (!table.cells.empty())
        m_matrix->setCurrentIndex(m_model->index(
            m_model->sectionOf(table.cells.front().first), m_model->sectionOf(table.cells.front().second)));
    showCell();
    showParts();
    showPaper();
}

void LabPage::openCell(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const std::size_t row = m_model->pairAt(index.row());
    const std::size_t column = m_model->pairAt(index.column());
    if (row != m_row || column != m_column)
        m_watched = 0;
    m_row = row;
    m_column = column;
    showCell();
}

void LabPage::showRunning()
{
    const bool playing = m_presenter->isPlaying();
    const bool open = playing || m_paused; // it is not at its goal yet
    const core::LabProgress& progress = m_presenter->progress();
    m_running->setHeading(playing ? tr("Running") : m_paused ? tr("Paused") : tr("What is played"));
    for (QComboBox* each : QList<QComboBox*> { m_set, m_pairs, m_player, m_width } + m_values)
        each->setEnabled(!open);
    m_cores->setEnabled(!playing);
    const bool reached = !open && isReached();
    m_more->setEnabled(!open && m_presenter->isReady() && m_presenter->table().find(m_row, m_column) != nullptr);
    m_start->setVisible(!open);
    m_start->setEnabled(m_presenter->isReady() && (!reached || m_width->currentIndex() + 1 < m_width->count()));
    m_start->setText(m_presenter->table().matches() == 0 ? tr("Start") : reached ? tr("More matches") : tr("Go on"));
    m_pause->setVisible(open);
    m_pause->setText(playing ? tr("Pause") : tr("Go on"));
    m_stop->setVisible(open);
    m_progress->setVisible(open);
    m_progress->setMaximum(static_cast<int>(std::min<std::int64_t>(progress.wanted, 1'000'000'000)));
    m_progress->setValue(static_cast<int>(std::min<std::int64_t>(progress.played, 1'000'000'000)));
    const QString matches = QLocale().toString(static_cast<qlonglong>(m_presenter->table().matches()));
    QString state = m_presenter->problem();
    if (state.isEmpty() && open) {
        const std::optional<double> left = m_presenter->secondsLeft();
        state = tr("%1 of about %2 matches; widest ± %3 points")
                    .arg(matches, QLocale().toString(static_cast<qlonglong>(progress.wanted)),
                        oneDigit(100 * progress.widest));
        if (left && playing)
            state += QStringLiteral(" · ")
                + tr("about %n minute(s) left", nullptr, std::max(1, static_cast<int>(std::ceil(*left / 60))));
    } else if (state.isEmpty()) {
        state = m_presenter->table().matches() > 0
            ? (hasRoles() ? tr("%1 matches. How strong a side is hangs on who plays it: this is by %2 on both.")
                          : tr("%1 matches. How strong a pair is hangs on who plays it: this is by %2 on both sides."))
                  .arg(matches, playerTitle(m_presenter->table().terms.player))
            : tr("Nothing of this has been played yet. It is played in the background and kept as it comes.");
    }
    if (!open && m_presenter->problem().isEmpty() && m_presenter->usesFindings())
        state += QLatin1Char(' ') + tr("Some of them came with the program.");
    m_state->setText(state);
}

void LabPage::showCell()
{
    const core::LabTable& table = m_presenter->table();
    const core::LabCell* const cell = m_row < table.terms.pairs.size() && m_column < table.terms.pairs.size()
        ? table.find(m_row, m_column)
        : nullptr;
    m_play->setEnabled(cell != nullptr);
    m_watch->setEnabled(cell != nullptr && m_presenter->isReady());
    m_more->setEnabled(cell != nullptr && m_presenter->isReady() && !m_presenter->isPlaying() && !m_paused);
    const bool isKnown = cell != nullptr && (cell->matches() > 0 || (m_fitted->isChecked() && table.matches() > 0));
    for (QWidget* each : std::initializer_list<QWidget*> { m_cellShare, m_cellInterval, m_cellParts })
        each->setVisible(isKnown);
    if (m_row >= table.terms.pairs.size() || m_column >= table.terms.pairs.size())
        return;
    showCarrying();
    const QString row = pairWords(table.terms.pairs[m_row]);
    const QString column = pairWords(table.terms.pairs[m_column]);
    m_cellPairs->setText(cell == nullptr && hasRoles() ? tr("%1 does not meet itself.").arg(row)
            : cell == nullptr ? tr("%1 and %2 share a faction, so they do not meet.").arg(row, column)
                              : tr("%1 against %2").arg(row, column));
    if (!isKnown)
        return;
    const bool turned = cell->first != m_row;
    const auto number = static_cast<std::size_t>(cell - table.cells.data());
    const bool isFit = m_presenter->fit() != nullptr && m_presenter->fit()->cells.size() == table.cells.size();
    const bool fitted = isFit && m_fitted->isChecked();
    const core::Estimate first = fitted ? m_presenter->fit()->shareIn(number) : cell->share();
    const core::Estimate share = turned ? core::opposite(first) : first;
    m_cellShare->setText(oneDigit(100 * share.mean));
    m_cellInterval->setText(
        (fitted ? tr("wins in a hundred, as fitted; 95 %: %1 to %2, from all %3 matches")
                : tr("wins in a hundred; 95 %: %1 to %2, from %3 matches"))
            .arg(oneDigit(100 * share.low), oneDigit(100 * share.high),
                QLocale().toString(static_cast<qlonglong>(fitted ? table.matches() : cell->matches()))));
    if (!isFit)
        return;
    const core::LabParts parts = core::partsOf(table, *m_presenter->fit(), number);
    const double sign = turned ? -100 : 100;
    QStringList lines { tr("Even: %1").arg(oneDigit(50)) };
    if (hasRoles())
        lines << tr("The two for themselves: %1").arg(signedPoints(sign * (parts.factions + parts.fit)));
    else
        lines << tr("The four factions for themselves: %1").arg(signedPoints(sign * parts.factions))
              << tr("How well the two of each pair fit: %1").arg(signedPoints(sign * parts.fit));
    lines << tr("This meeting in particular: %1").arg(signedPoints(sign * parts.meeting));
    if (fitted)
        lines << tr("Fitted: %1").arg(oneDigit(100 * share.mean));
    else
        lines << tr("Chance, as far as can be told: %1").arg(signedPoints(sign * parts.chance))
              << tr("Counted: %1").arg(oneDigit(100 * share.mean));
    m_cellParts->setText(lines.join(QLatin1Char('\n')));
}

/// Of the pair of the row, against all others that it can meet.
void LabPage::showCarrying()
{
    if (m_carrying == nullptr)
        return;
    const core::LabTerms& terms = m_presenter->table().terms;
    std::vector<core::FactionPair> others;
    for (std::size_t other = 0; other < terms.pairs.size(); ++other)
        if (m_presenter->table().find(m_row, other) != nullptr)
            others.push_back(terms.pairs[other]);
    m_carrying->choose(terms.set, terms.pairs[m_row], others);
}

void LabPage::showParts()
{
    const core::LabTable& table = m_presenter->table();
    const core::LabFit* const fit = m_presenter->fit();
    const bool known = fit != nullptr && table.matches() > 0 && fit->fits.size() == table.terms.pairs.size();
    m_fitPanel->setVisible(known && !hasRoles()); // a side of one part is no more than that
    m_factionPanel->setVisible(known);
    if (!known)
        return;
    const QString what = hasRoles() ? QString::fromStdString(m_roles.titles) : tr("Factions");
    m_factionPanel->setHeading(
        (m_fitted->isChecked() ? tr("%1, as fitted", "factions") : tr("%1, as counted", "factions")).arg(what));
    std::vector<std::size_t> order(fit->fits.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_sort(order.begin(), order.end(),
        [&](std::size_t left, std::size_t right) { return fit->fits[left].value > fit->fits[right].value; });
    std::vector<DifferenceRow> rows;
    for (std::size_t place = 0; place < order.size(); ++place)
        if (place < kFitsShown || place + kFitsShown >= order.size())
            rows.push_back({ pairWords(table.terms.pairs[order[place]]), inPoints(fit->fits[order[place]]) });
    m_fits->show(std::move(rows));
    rows.clear();
    for (std::size_t faction = 0; faction < fit->factions.size(); ++faction) {
        const std::string& name = fit->names[faction];
        rows.push_back({ shownCard(name),
            m_fitted->isChecked() ? inPoints(fit->factions[faction]) : aboveEven(core::shareOfFaction(table, name)) });
    }
    std::stable_sort(rows.begin(), rows.end(),
        [](const DifferenceRow& one, const DifferenceRow& other) { return one.points.mean > other.points.mean; });
    m_factions->show(std::move(rows));
}

/// The matrix as files have it.
void LabPage::showPaper()
{
    std::vector<MatrixChart::Line> lines;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        MatrixChart::Line& line = lines.emplace_back();
        line.name = pairWords(m_presenter->table().terms.pairs[m_model->pairAt(row)]);
        line.mean = m_model->meanAt(row);
        for (int column = 0; column < m_model->columnCount(); ++column)
            line.shares.push_back(m_model->share(row, column));
    }
    m_paper->show(std::move(lines));
    m_paper->resize(m_paper->sizeHint());
}

void LabPage::fitCells()
{
    const int columns = std::max(1, m_model->columnCount());
    const int room = m_matrix->width() - m_left->sizeHint().width() - 2;
    const int cell = std::clamp(room / columns, scaled(font(), kLeastCell), scaled(font(), kMostCell));
    m_top->setDefaultSectionSize(cell);
    const int tall = std::max(kLeastTall, height() - m_header->height() - 2 * space::kMedium);
    const bool folded = m_side->y() > m_matrixPlace->y();
    m_side->askAtMost(folded ? 0 : tall);
    const int below = m_matrix->y() + m_top->sizeHint().height() + space::kMedium;
    m_left->setDefaultSectionSize(
        std::clamp((tall - below) / columns, scaled(font(), kLeastCell), std::min(cell, scaled(font(), kTallestCell))));
    // One below the other, the page alone scrolls.
    const QMargins around = m_matrixPanel->layout()->contentsMargins();
    const int all = below + columns * m_left->defaultSectionSize() + 2 * m_matrix->frameWidth()
        + m_matrix->horizontalScrollBar()->sizeHint().height() + around.bottom() + 2 * m_matrixPanel->frameWidth();
    m_matrixPanel->setMinimumHeight(folded ? std::max(kLeastTall, all) : kLeastTall);
    m_matrixPanel->setMaximumHeight(folded ? QWIDGETSIZE_MAX : tall);
    m_left->setFixedWidth(m_left->sizeHint().width());
    m_top->setFixedHeight(m_top->sizeHint().height());
}

void LabPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    QMetaObject::invokeMethod(
        this, [this] { fitCells(); }, Qt::QueuedConnection);
}

/// The matrix changes its size without the page where the page gets a scroll bar.
bool LabPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_matrix && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this, [this] { fitCells(); }, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void LabPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(
            this, [this] { fitCells(); }, Qt::QueuedConnection);
}

} // namespace ui
