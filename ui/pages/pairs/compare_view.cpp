#include "ui/pages/pairs/compare_view.h"

#include "core/pairs/pair_figures.h"
#include "core/record/match_record.h"
#include "core/statistics/estimate.h"
#include "ui/charts/mirror_bars.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/pages/pairs/card_strip.h"
#include "ui/pages/pairs/faction_banner.h"
#include "ui/pages/pairs/pair_standings.h"
#include "ui/text/card_names.h"
#include "ui/text/file_names.h"
#include "ui/text/match_words.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAction>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace ui {

namespace {

constexpr int kGap = 12;
constexpr int kNarrow = 900; ///< pixels at 100 % text below which the panels stand under one another
constexpr int kNarrowest = 620; ///< likewise the pairs

std::vector<std::string> toNames(const QStringList& factions)
{
    std::vector<std::string> names;
    for (const QString& faction : factions)
        names.push_back(faction.toStdString());
    return names;
}

QString percent(double share, int decimals)
{
    return QLocale().toString(100 * share, 'f', decimals);
}

/// Rows of both sides, those of the left side first.
std::vector<MirrorRow> together(const std::vector<core::PairCount>& left, const std::vector<core::PairCount>& right)
{
    std::vector<MirrorRow> rows;
    const auto row = [&rows](const std::string& words) -> MirrorRow& {
        const QString label = QString::fromStdString(words);
        for (MirrorRow& each : rows)
            if (each.label == label)
                return each;
        rows.push_back({ label });
        return rows.back();
    };
    for (const core::PairCount& each : left)
        row(each.words).left = each.cards;
    for (const core::PairCount& each : right)
        row(each.words).right = each.cards;
    return rows;
}

QLabel* makeFigure(QWidget* parent, bool large)
{
    auto* label = new HeadLabel(large ? type::kPage : type::kPanelTitle, parent);
    label->setAlignment(Qt::AlignHCenter);
    label->setWordWrap(true);
    return label;
}

} // namespace

CompareView::CompareView(
    const core::Game& game, const core::PairStore& pairs, const PairStandings& standings, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_store(pairs)
    , m_standings(standings)
    , m_header(new PageHeader(this))
    , m_charts(new QMenu(this))
{
    readGame();
    auto* back = new QPushButton(m_header);
    back->setAutoDefault(false);
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(back);
    auto* swap = m_header->addButton();
    auto* text = m_header->addButton();
    auto* save = m_header->addButton();
    save->setMenu(m_charts);
    auto* play = m_header->addButton(Role::Primary);
    inEachLanguage(m_header, [=, this] {
        PageHeader::setWords(back, tr("Back"), tr("Back to the pairs (Escape)"));
        PageHeader::setWords(swap, tr("Swap sides"), tr("The left pair to the right and the right one to the left"));
        PageHeader::setWords(text, tr("Copy as text"), tr("Put the comparison on the clipboard (Ctrl+Shift+T)"));
        PageHeader::setWords(
            save, tr("Save a chart"), tr("Write one of the charts to a file: a picture, a drawing or its numbers"));
        PageHeader::setWords(
            play, tr("Play one against the other"), tr("Set up a match of the left pair against the right one"));
        m_header->setTitle(tr("Compare two pairs"));
    });
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left)); // setText() takes it away
    connect(back, &QPushButton::clicked, this, &CompareView::backAsked);
    connect(swap, &QPushButton::clicked, this, &CompareView::swapSides);
    connect(text, &QPushButton::clicked, this, [this] { Q_EMIT textAsked(asText()); });
    connect(play, &QPushButton::clicked, this, [this] { Q_EMIT playAsked(m_set, { m_sides[0], m_sides[1] }); });
    auto* escape = new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &CompareView::backAsked);
    auto* copy = new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T), this);
    connect(copy, &QShortcut::activated, text, [text] { text->click(); });

    auto* area = new QWidget(this);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(20, kGap, 20, kGap);
    column->setSpacing(kGap);
    column->addWidget(makeBanners());
    column->addWidget(makeFigures(), 1);
    column->addWidget(makeCards());
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(area);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addWidget(scroll, 1);
    setFocusProxy(m_banners[0].front());
    colourFigures();
    arrange();
    present();
    connect(&standings, &PairStandings::changed, this, &CompareView::showLab);
    onNewLanguage(this, [this] {
        readGame();
        present();
    });
}

void CompareView::readGame()
{
    m_factions = m_game.factions();
    m_infos = m_game.cards();
}

QWidget* CompareView::makeBanners()
{
    auto* area = new QWidget(this);
    m_bannerGrid = new QGridLayout(area);
    m_bannerGrid->setContentsMargins(0, 0, 0, 0);
    m_bannerGrid->setSpacing(kGap);
    for (int side = 0; side < 2; ++side)
        for (int place = 0; place < m_game.factionsPerSeat(); ++place) {
            auto* banner = new FactionBanner(area);
            connect(banner, &QAbstractButton::clicked, this, [this, side, place] { chooseFaction(side, place); });
            m_banners[static_cast<std::size_t>(side)].push_back(banner);
        }
    return area;
}

QWidget* CompareView::makeFigures()
{
    auto* area = new QWidget(this);
    m_middle = new QBoxLayout(QBoxLayout::LeftToRight, area);
    m_middle->setContentsMargins(0, 0, 0, 0);
    m_middle->setSpacing(kGap);

    m_powerPanel = new Panel({}, area);
    m_powers = new MirrorBars(m_powerPanel);
    m_kinds = new MirrorBars(m_powerPanel);
    m_powerPanel->body()->addWidget(m_powers, 3);
    m_powerPanel->body()->addWidget(m_kinds, 2);
    m_ownPanel = new Panel({}, area);
    auto* own = new QHBoxLayout;
    for (std::size_t side = 0; side < 2; ++side) {
        auto* column = new QVBoxLayout;
        m_shares[side] = makeFigure(m_ownPanel, true);
        m_counts[side] = new PlainLabel(m_ownPanel);
        m_counts[side]->setAlignment(Qt::AlignHCenter);
        m_counts[side]->setWordWrap(true);
        setRole(m_counts[side], Role::Muted);
        column->addWidget(m_shares[side]);
        column->addWidget(m_counts[side]);
        own->addLayout(column, 1);
    }
    m_ownPanel->body()->addLayout(own);
    m_met = new PlainLabel(m_ownPanel);
    m_hand = new PlainLabel(m_ownPanel);
    for (QLabel* label : { m_met, m_hand }) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        setRole(label, Role::Muted);
    }
    m_ownPanel->body()->addWidget(m_met);
    m_ownPanel->body()->addSpacing(kGap);
    m_ownPanel->body()->addWidget(m_hand);
    auto* hands = new QHBoxLayout;
    for (std::size_t side = 0; side < 2; ++side) {
        m_hands[side] = makeFigure(m_ownPanel, false);
        hands->addWidget(m_hands[side], 1);
    }
    m_ownPanel->body()->addLayout(hands);
    m_ownPanel->body()->addStretch(1);
    m_doesPanel = new Panel({}, area);
    m_does = new MirrorBars(m_doesPanel);
    m_doesPanel->body()->addWidget(m_does);
    using Name = QString (*)();
    const std::vector<std::pair<MirrorBars*, Name>> charts {
        { m_powers, [] { return tr("Minions by power, in the deck"); } },
        { m_kinds, [] { return tr("Kinds of cards"); } },
        { m_does, [] { return tr("What the cards do, copies"); } },
    };
    std::vector<std::pair<QAction*, Name>> saved;
    for (const auto& [bars, name] : charts)
        saved.emplace_back(offer(*bars, name), name);
    m_middle->addWidget(m_powerPanel, 47);
    auto* known = new QVBoxLayout;
    known->setSpacing(kGap);
    known->addWidget(makeLab(area));
    known->addWidget(m_ownPanel, 1);
    m_middle->addLayout(known, 32);
    m_middle->addWidget(m_doesPanel, 47);
    inEachLanguage(area, [this, saved] {
        m_powerPanel->setHeading(tr("Minions by power, in the deck"));
        m_powers->setAccessibleName(tr("Number of minions by power, left and right"));
        m_kinds->setAccessibleName(tr("Kinds of cards, left and right"));
        m_ownPanel->setHeading(tr("You with them"));
        m_doesPanel->setHeading(tr("What the cards do, copies"));
        m_does->setAccessibleName(tr("Number of cards by what they do, left and right"));
        m_charts->clear();
        for (const auto& [save, name] : saved)
            connect(m_charts->addAction(name()), &QAction::triggered, save, &QAction::trigger);
    });
    return area;
}

Panel* CompareView::makeLab(QWidget* parent)
{
    m_labPanel = new Panel({}, parent);
    auto* both = new QHBoxLayout;
    for (std::size_t side = 0; side < 2; ++side) {
        auto* column = new QVBoxLayout;
        m_labShares[side] = makeFigure(m_labPanel, true);
        m_labIntervals[side] = new PlainLabel(m_labPanel);
        column->addWidget(m_labShares[side]);
        column->addWidget(m_labIntervals[side]);
        both->addLayout(column, 1);
    }
    m_labWords = new PlainLabel(m_labPanel);
    for (QLabel* label : { m_labIntervals[0], m_labIntervals[1], m_labWords }) {
        label->setAlignment(Qt::AlignHCenter);
        label->setWordWrap(true);
        setRole(label, Role::Muted);
    }
    m_labPanel->body()->addLayout(both);
    m_labPanel->body()->addWidget(m_labWords);
    inEachLanguage(m_labPanel, [this] { m_labPanel->setHeading(tr("Against other pairs, in the lab")); });
    return m_labPanel;
}

/// By the lab that knows both best: how each does against others, which is the better one, and the two against each
/// other.
void CompareView::showLab()
{
    const core::LabSource* const source = m_standings.sourceOf({ m_sides[0], m_sides[1] });
    m_labPanel->setVisible(source != nullptr);
    if (source == nullptr)
        return;
    std::array<core::PairStanding, 2> standings;
    for (std::size_t side = 0; side < 2; ++side) {
        standings[side] = PairStandings::standingOf(*source, m_sides[side]);
        m_labShares[side]->setText(QLocale().toString(100 * standings[side].share.mean, 'f', 1));
        m_labIntervals[side]->setText(tr("%1 of a hundred", "wins; ± 2.8").arg(halfWords(standings[side].share)));
    }
    const core::Estimate lead = core::leadOf(standings[0], standings[1]);
    const int better = lead.mean < 0 ? 1 : 0;
    const core::Estimate points = better == 0 ? lead : core::Estimate { -lead.mean, -lead.high, -lead.low };
    QStringList lines;
    if (lead.low > 0 || lead.high < 0)
        lines << tr("%1 is better by %2 points", "a pair").arg(title(better), pointsWords(points));
    else
        lines << tr("which one is better cannot be told yet: %1 by %2 points").arg(title(better), pointsWords(points));
    if (const std::optional<core::Estimate> met = m_standings.meetingOf(*source, m_sides[0], m_sides[1]))
        lines << tr("against each other %1 to %2, each %3", "wins of a hundred; the last is an interval: ± 4.0")
                     .arg(QLocale().toString(100 * met->mean, 'f', 1),
                         QLocale().toString(100 - 100 * met->mean, 'f', 1), halfWords(*met));
    lines << originWords(*source);
    m_labWords->setText(lines.join(QLatin1Char('\n')));
}

/// To a file that is called as the chart is in the menu, after both pairs. What saves it.
QAction* CompareView::offer(MirrorBars& bars, QString (*name)())
{
    ChartOffer whole = offerOf(bars);
    whole.fileName = [this, name] {
        core::MatchSummary meeting;
        for (const int side : { 0, 1 })
            meeting.seats.push_back({ {}, {}, pairOf(side).factions });
        return fileNameOf(fileNameOf(meeting) + QLatin1Char(' ') + name());
    };
    bars.setFacts([this] { return tr("%1 and %2", "pairs in a chart").arg(title(0), title(1)); });
    whole.written = [this](const QString& path) { Q_EMIT chartSaved(path); };
    return offerChart(bars, whole);
}

QWidget* CompareView::makeCards()
{
    auto* area = new QWidget(this);
    m_strips = new QBoxLayout(QBoxLayout::LeftToRight, area);
    m_strips->setContentsMargins(0, 0, 0, 0);
    m_strips->setSpacing(kGap);
    for (std::size_t side = 0; side < 2; ++side) {
        m_cardPanels[side] = new Panel({}, area);
        m_cards[side] = new CardStrip(m_cardPanels[side]);
        m_cardPanels[side]->body()->addWidget(m_cards[side]);
        m_strips->addWidget(m_cardPanels[side], 1);
    }
    inEachLanguage(area, [this] {
        for (std::size_t side = 0; side < 2; ++side) {
            m_cards[side]->setAccessibleName(
                side == 0 ? tr("Cards to know of the left pair") : tr("Cards to know of the right pair"));
        }
    });
    return area;
}

/// The pairs beside each other as long as their banners have room for their words.
void CompareView::arrange()
{
    const auto direction = [this](int least) {
        return width() < scaled(font(), least) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    };
    m_middle->setDirection(direction(kNarrow));
    m_strips->setDirection(direction(kNarrowest));
    const bool rows = direction(kNarrowest) == QBoxLayout::TopToBottom;
    const int perSide = m_game.factionsPerSeat();
    for (int side = 0; side < 2; ++side)
        for (int place = 0; place < perSide; ++place) {
            FactionBanner* banner = m_banners[static_cast<std::size_t>(side)][static_cast<std::size_t>(place)];
            // The column between the pairs is wider by its own width.
            m_bannerGrid->addWidget(banner, rows ? side : 0, rows || side == 0 ? place : perSide + 1 + place);
        }
    for (int column = 0; column <= 2 * perSide; ++column)
        m_bannerGrid->setColumnStretch(column, column < perSide || (!rows && column > perSide) ? 1 : 0);
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void CompareView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &CompareView::colourFigures, Qt::QueuedConnection);
}

/// Each side in the ink of its bars.
void CompareView::colourFigures()
{
    for (std::size_t side = 0; side < 2; ++side)
        for (QLabel* label : { m_shares[side], m_hands[side], m_labShares[side] }) {
            QPalette own = palette();
            own.setColor(QPalette::WindowText, seatInk(core::seatAt(static_cast<int>(side)), coloursOf(own)));
            label->setPalette(own);
        }
}

void CompareView::compare(const QString& set, const QStringList& left, const QStringList& right)
{
    m_set = set;
    m_sides = { left, right };
    present();
}

void CompareView::refresh()
{
    if (!m_set.isEmpty())
        present();
}

const core::FactionInfo* CompareView::faction(const QString& name) const
{
    const auto found = std::find_if(m_factions.begin(), m_factions.end(), [&](const core::FactionInfo& each) {
        return each.name == name.toStdString() && each.set == m_set.toStdString();
    });
    return found == m_factions.end() ? nullptr : &*found;
}

core::SavedPair CompareView::pairOf(int side) const
{
    core::SavedPair pair;
    pair.game = m_game.id();
    pair.set = m_set.toStdString();
    pair.factions = toNames(m_sides[static_cast<std::size_t>(side)]);
    return pair;
}

void CompareView::readTitles()
{
    std::vector<core::SavedPair> saved;
    if (!m_store.list(saved).ok())
        saved.clear();
    for (std::size_t side = 0; side < 2; ++side) {
        std::vector<std::string> sorted = toNames(m_sides[side]);
        m_titles[side] = factionsText(sorted);
        std::sort(sorted.begin(), sorted.end());
        for (core::SavedPair& each : saved) {
            std::sort(each.factions.begin(), each.factions.end());
            if (each.game == m_game.id() && each.set == m_set.toStdString() && each.factions == sorted)
                m_titles[side] = elided(QString::fromStdString(each.name));
        }
    }
}

void CompareView::present()
{
    readTitles();
    std::array<core::PairFigures, 2> figures;
    for (std::size_t side = 0; side < 2; ++side) {
        const core::SavedPair pair = pairOf(static_cast<int>(side));
        figures[side] = core::figuresOf(*m_game.pairs(), m_infos, pair.set, pair.factions);
        for (std::size_t place = 0; place < m_banners[side].size(); ++place) {
            const QString name = m_sides[side].value(static_cast<int>(place));
            const int number = static_cast<int>(place) + 1;
            m_banners[side][place]->show(faction(name),
                side == 0 ? tr("Faction %1 of the left pair").arg(number)
                          : tr("Faction %1 of the right pair").arg(number));
        }
        m_cardPanels[side]->setHeading(
            tr("%1: strongest minions, busiest actions", "a pair").arg(title(static_cast<int>(side))));
        m_cards[side]->setCards(figures[side].cardsToKnow, m_factions);

        core::PairRecord own;
        // A store that cannot be read costs what it counts, not the comparison.
        const bool read = m_store.record(pair, own).ok() && own.played > 0;
        const core::Estimate bounds = core::shareOf(own.won, own.played);
        const bool enough = read && own.played >= core::kFewestForShare;
        const QString counts = tr("%1 of %2 won").arg(QString::number(own.won), QString::number(own.played));
        m_shares[side]->setText(
            enough ? tr("%1 %", "a share").arg(percent(static_cast<double>(own.won) / own.played, 0)) : QString());
        m_shares[side]->setVisible(enough); // a few matches are counted below, and nothing else is said of them
        m_counts[side]->setText(!read ? tr("no match ended yet")
                : enough              ? tr("%1\n95 %: %2 to %3", "counts, and the interval of their share")
                               .arg(counts, percent(bounds.low, 0), percent(bounds.high, 0))
                         : counts);
        m_counts[side]->setAccessibleName(m_counts[side]->text());
        m_hands[side]->setText(tr("%1 %", "a share").arg(percent(figures[side].minionAtFirst, 1)));
        m_hands[side]->setVisible(figures[side].openingHand > 0);
    }
    core::PairRecord met;
    const bool read = m_store.meetings(pairOf(0), pairOf(1), met).ok() && met.played > 0;
    m_met->setText(tr("against each other: %1 of %2").arg(QString::number(met.won), QString::number(met.played)));
    m_met->setVisible(read);
    m_hand->setText(tr("A minion among the first %n card(s):", nullptr, figures[0].openingHand));
    m_hand->setVisible(figures[0].openingHand > 0);

    std::map<int, MirrorRow> powers;
    for (const auto& [power, cards] : figures[0].powers)
        powers[power].left = cards;
    for (const auto& [power, cards] : figures[1].powers)
        powers[power].right = cards;
    std::vector<MirrorRow> rows;
    for (auto& [power, row] : powers) {
        row.label = QString::number(power);
        rows.push_back(row);
    }
    m_powers->setRows(title(0), title(1), std::move(rows));
    std::vector<MirrorRow> kinds = together(figures[0].kinds, figures[1].kinds);
    kinds.push_back({ tr("mean power"), figures[0].meanPower, figures[1].meanPower, 1, true });
    m_kinds->setRows(title(0), title(1), std::move(kinds));
    m_does->setRows(title(0), title(1), together(figures[0].does, figures[1].does));
    m_header->setSubtitle(setLabel(m_game.sets(), m_set.toStdString()));
    showLab();
}

/// Another faction in that place, or a saved pair in place of both.
void CompareView::chooseFaction(int side, int place)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QStringList& now = m_sides[static_cast<std::size_t>(side)];
    QStringList names;
    for (const core::FactionInfo& each : m_factions)
        if (each.set == m_set.toStdString() && !now.contains(QString::fromStdString(each.name)))
            names << QString::fromStdString(each.name);
    std::sort(names.begin(), names.end(),
        [](const QString& a, const QString& b) { return shownCard(a).localeAwareCompare(shownCard(b)) < 0; });
    for (const QString& name : names)
        menu->addAction(asCaption(shownCard(name)), this, [this, side, place, name] {
            QStringList pair = m_sides[static_cast<std::size_t>(side)];
            pair[place] = name;
            choosePair(side, pair);
        });
    std::vector<core::SavedPair> saved;
    if (m_store.list(saved).ok())
        std::erase_if(saved, [this](const core::SavedPair& pair) {
            return pair.game != m_game.id() || pair.set != m_set.toStdString()
                || static_cast<int>(pair.factions.size()) != m_game.factionsPerSeat();
        });
    if (!saved.empty())
        menu->addSeparator();
    for (const core::SavedPair& pair : saved) {
        QStringList factions;
        for (const std::string& each : pair.factions)
            factions << QString::fromStdString(each);
        menu->addAction(asCaption(tr("Pair “%1”").arg(elided(QString::fromStdString(pair.name)))), this,
            [this, side, factions] { choosePair(side, factions); });
    }
    const QWidget* banner = m_banners[static_cast<std::size_t>(side)][static_cast<std::size_t>(place)];
    menu->popup(banner->mapToGlobal(banner->rect().bottomLeft()));
}

void CompareView::choosePair(int side, const QStringList& factions)
{
    m_sides[static_cast<std::size_t>(side)] = factions;
    present();
}

void CompareView::swapSides()
{
    std::swap(m_sides[0], m_sides[1]);
    present();
}

QString CompareView::asText() const
{
    const auto line = [](const QString& label, const QString& left, const QString& right) {
        return tr("%1: %2 against %3").arg(label, left, right);
    };
    QStringList lines;
    lines << tr("%1 against %2", "pairs").arg(title(0), title(1));
    lines << setLabel(m_game.sets(), m_set.toStdString());
    const auto add = [&](const MirrorBars* bars, const QString& label) {
        for (const MirrorRow& row : bars->rows())
            lines << line(label.isEmpty() ? row.label : label.arg(row.label),
                MirrorBars::figure(row.left, row.decimals), MirrorBars::figure(row.right, row.decimals));
    };
    add(m_powers, tr("Minions of power %1"));
    add(m_kinds, {});
    add(m_does, {});
    if (m_labPanel->isVisibleTo(this)) {
        lines << line(tr("Against other pairs, in the lab"),
            m_labShares[0]->text() + QLatin1Char(' ') + m_labIntervals[0]->text(),
            m_labShares[1]->text() + QLatin1Char(' ') + m_labIntervals[1]->text());
        lines << m_labWords->text();
    }
    if (m_hand->isVisibleTo(this))
        lines << m_hand->text() + QLatin1Char(' ') + m_hands[0]->text() + QStringLiteral(" / ") + m_hands[1]->text();
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
