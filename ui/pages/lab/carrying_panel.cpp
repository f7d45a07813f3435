#include "ui/pages/lab/carrying_panel.h"

#include "core/lab/lab_table.h"
#include "ui/charts/difference_chart.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/models/lab_matrix_model.h"
#include "ui/text/card_names.h"
#include "ui/text/player_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <thread>

namespace ui {

namespace {

constexpr int kDeals = 2000; ///< of a quick player; each is played some twenty times
constexpr int kFewDeals = 100; ///< of any other
constexpr int kLookAtDeals = 200; ///< milliseconds

}

CarryingPanel::CarryingPanel(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_panel(new Panel({}, this))
    , m_words(new PlainLabel(m_panel))
    , m_progress(new QProgressBar(m_panel))
    , m_find(new QPushButton(m_panel))
    , m_chart(new DifferenceChart(m_panel))
    , m_timer(new QTimer(this))
{
    const bool quick = game.has(core::Has::Policy);
    m_request.player = quick ? "policy" : "level:1";
    m_request.deals = quick ? kDeals : kFewDeals;
    m_request.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    m_words->setWordWrap(true);
    setRole(m_words, Role::Muted);
    m_progress->setTextVisible(false);
    m_progress->setMaximum(m_request.deals);
    m_find->setObjectName(QStringLiteral("carrying"));
    offerChart(*m_chart);
    m_chart->setFacts([this] {
        return words() + QLatin1Char('\n') + QString::fromStdString(core::titleOf(m_game.sets(), m_request.set));
    });
    auto* place = new QWidget(m_panel);
    auto* shown = new FlowLayout(place); // below each other where text is large
    for (std::size_t which = 0; which < m_shown.size(); ++which) {
        m_shown[which] = new QPushButton(place);
        setRole(m_shown[which], Role::Toggle);
        m_shown[which]->setCheckable(true);
        m_shown[which]->setAutoExclusive(true);
        shown->addWidget(m_shown[which]);
        connect(m_shown[which], &QPushButton::clicked, this, [this, which] {
            m_show = static_cast<Show>(which);
            present();
        });
    }
    m_shown[0]->setChecked(true);
    m_panel->body()->addWidget(place);
    for (QWidget* each : std::initializer_list<QWidget*> { m_words, m_chart, m_progress })
        m_panel->body()->addWidget(each);
    m_panel->body()->addWidget(m_find, 0, Qt::AlignLeft);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_panel);
    m_timer->setInterval(kLookAtDeals);
    connect(m_timer, &QTimer::timeout, this, [this] { m_progress->setValue(m_deals); });
    connect(m_find, &QPushButton::clicked, this, [this] {
        if (isBusy()) {
            m_finding.stop();
            m_timer->stop();
            present();
        } else {
            findOut();
        }
    });
    inEachLanguage(this, [this] { setTexts(); });
}

void CarryingPanel::choose(
    const std::string& set, const core::FactionPair& pair, const std::vector<core::FactionPair>& others)
{
    if (set == m_request.set && pair == m_request.pair && others == m_request.others)
        return;
    m_finding.stop();
    m_timer->stop();
    m_request.set = set;
    m_request.pair = pair;
    m_request.others = others;
    m_impacts.reset();
    m_problem.clear();
    present();
}

void CarryingPanel::setTexts()
{
    m_panel->setHeading(tr("Which card carries the pair"));
    const QString names[] = { tr("By cause"), tr("As played"), tr("Bases") };
    for (std::size_t which = 0; which < m_shown.size(); ++which)
        m_shown[which]->setText(names[which]);
    m_chart->setAccessibleName(tr("What the cards and bases of the pair bring"));
    m_progress->setAccessibleName(tr("How many deals are played"));
    present();
}

void CarryingPanel::findOut()
{
    m_deals = 0;
    m_problem.clear();
    m_finding.run([this, request = m_request, &game = m_game](const std::stop_token& token) {
        Beside::giveWay();
        std::atomic<bool> stopped { false };
        const std::stop_callback stop(token, [&stopped] { stopped = true; });
        core::Problems problems;
        std::optional<core::CardImpacts> impacts
            = core::findCardImpacts(game, request, stopped, problems, [this](int deals) { m_deals = deals; });
        return Beside::Answer([this, impacts = std::move(impacts), problems] {
            m_timer->stop();
            m_impacts = impacts;
            if (!problems.empty())
                m_problem = QString::fromStdString(problems.front().text());
            present();
        });
    });
    m_timer->start();
    present();
}

void CarryingPanel::present()
{
    const bool busy = isBusy();
    m_find->setVisible(busy || !m_impacts);
    m_find->setEnabled(!m_request.others.empty());
    m_find->setText(busy ? tr("Stop") : tr("Find out"));
    m_progress->setVisible(busy);
    m_progress->setValue(m_deals);
    const bool any = m_impacts
        && std::any_of(m_impacts->cards.begin(), m_impacts->cards.end(),
            [](const core::CardImpact& card) { return card.deals > 0; });
    m_chart->setVisible(any);
    for (QPushButton* each : m_shown)
        each->setVisible(any);
    m_words->setText(!m_problem.isEmpty() ? m_problem
            : m_impacts && !any           ? tr("In this game no card can be put on top of a deck.")
                                          : words());
    if (any)
        m_chart->show(rows());
}

QString CarryingPanel::words() const
{
    const QString pair = pairWords(m_request.pair);
    const QString player = playerTitle(m_request.player);
    if (!m_impacts)
        return tr(
            "What %1 wins more with each of its cards on top of the deck than with a random one, in the same deals, "
            "played by %2.")
            .arg(pair, player);
    const QString deals = QLocale().toString(m_impacts->deals);
    switch (m_show) {
    case Show::Cause:
        break;
    case Show::Played:
        return tr("Points that %1 won more where it played this card than where it did not; %2 matches, played by %3. "
                  "Played is not cause: who is ahead plays more.")
            .arg(pair, deals, player);
    case Show::Places:
        return tr("Points that %1 won more than usual where this base scored; %2 matches, played by %3.")
            .arg(pair, deals, player);
    }
    const QString what
        = tr("Points that %1 wins more with this card on top of the deck than with a random one; %2 deals, played by "
             "%3.")
              .arg(pair, deals, player);
    const bool carries = std::any_of(m_impacts->cards.begin(), m_impacts->cards.end(),
        [](const core::CardImpact& card) { return card.deals > 0 && card.worth.low > 0; });
    return carries ? what : tr("%1 %2", "two sentences").arg(what, tr("No card carries the pair for certain."));
}

std::vector<DifferenceRow> CarryingPanel::rows() const
{
    std::vector<DifferenceRow> rows;
    const auto add = [&](const std::string& name, double mean, double half) {
        rows.push_back({ shownCard(name), { 100 * mean, 100 * (mean - half), 100 * (mean + half) } });
    };
    if (m_show == Show::Places)
        for (const core::PlaceImpact& place : m_impacts->places)
            add(place.place, place.share.mean - m_impacts->share.mean, core::halfOf(place.share));
    else
        for (const core::CardImpact& card : m_impacts->cards)
            if (m_show == Show::Cause && card.deals > 0)
                add(card.card, card.worth.mean, core::halfOf(card.worth));
            else if (m_show == Show::Played && card.played > 0 && card.unplayed > 0)
                add(card.card, card.wonPlayed.mean - card.wonUnplayed.mean,
                    std::hypot(core::halfOf(card.wonPlayed), core::halfOf(card.wonUnplayed)));
    std::stable_sort(rows.begin(), rows.end(),
        [](const DifferenceRow& one, const DifferenceRow& other) { return one.points.mean > other.points.mean; });
    return rows;
}

} // namespace ui
