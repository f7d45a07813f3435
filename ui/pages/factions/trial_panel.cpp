#include "ui/pages/factions/trial_panel.h"

#include "core/statistics/estimate.h"
#include "ui/pages/factions/faction_trial.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/reading_label.h"

#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kMostTold = 4; ///< cards

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
}

using Told = std::vector<std::pair<std::string, core::OwnTrial::Card>>;

/// The card that is looked at, and those that were played most.
Told inOrder(const core::OwnTrial& trial, const std::string& shown)
{
    Told cards(trial.cards.begin(), trial.cards.end());
    std::stable_sort(cards.begin(), cards.end(), [&](const auto& a, const auto& b) {
        return std::pair(a.first == shown, a.second.played) > std::pair(b.first == shown, b.second.played);
    });
    cards.resize(std::min(cards.size(), kMostTold));
    return cards;
}

} // namespace

TrialPanel::TrialPanel(FactionsPresenter& presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_trial(new FactionTrial(presenter.game(), this))
{
    auto* panel = new Panel({}, this);
    m_figure = new HeadLabel(type::kFigure, panel);
    m_margin = new PlainLabel(panel);
    m_margin->setWordWrap(true);
    setRole(m_margin, Role::Muted);
    m_told = new ReadingLabel(panel);
    m_again = new QPushButton(panel);
    m_onTop = new QPushButton(panel);
    auto* again = new FlowLayout;
    again->addWidget(m_again);
    again->addWidget(m_onTop);
    panel->body()->addWidget(m_figure);
    panel->body()->addWidget(m_margin);
    panel->body()->addWidget(m_told);
    panel->body()->addLayout(again);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel);
    inEachLanguage(panel, [this, panel] {
        const QString heading
            = tr("Tried out in %n match(es) at level %1", nullptr, FactionTrial::kMatches).arg(FactionTrial::kLevel);
        panel->setHeading(heading);
        m_told->setName(heading);
        m_again->setText(tr("Try again"));
        m_again->setToolTip(tr("With other pairs and other hands"));
        m_onTop->setText(tr("Play with this card on top"));
        m_onTop->setToolTip(tr("A match for practice in which it is the first card of your deck"));
    });
    onNewLanguage(this, [this] { tell(); });
    connect(m_again, &QPushButton::clicked, this, [this] { m_trial->begin(m_presenter.text().toStdString(), true); });
    connect(m_onTop, &QPushButton::clicked, this, [this] { Q_EMIT onTopAsked(QString::fromStdString(m_shown)); });
    connect(m_trial, &FactionTrial::changed, this, &TrialPanel::tell);
}

TrialPanel::~TrialPanel()
{
    m_trial->disconnect(this);
}

void TrialPanel::setShown(const std::string& card, bool place)
{
    m_onTop->setVisible(!place && !card.empty());
    if (m_shown == card)
        return;
    m_shown = card;
    tell();
}

void TrialPanel::tryOut()
{
    const std::string text = m_presenter.text().toStdString();
    const bool sound
        = m_presenter.current() != nullptr && !m_presenter.isReading() && m_presenter.reading().check.sound();
    setVisible(sound);
    if (!sound) {
        rest();
    } else if (text != m_tried) {
        m_tried = text;
        m_trial->begin(text);
    }
}

void TrialPanel::rest()
{
    m_tried.clear();
    m_trial->stop();
}

/// How the matches ended in which a card was played, and those in which it was not. That is no proof: a card may be
/// played because its seat is winning.
QStringList TrialPanel::comparison(const core::OwnTrial& trial, const core::OwnTrial::Card& card)
{
    const auto share = [](double won, int matches) {
        const core::Estimate between = core::wilson(won / matches, static_cast<std::uint64_t>(matches));
        return tr("%1 % (%2 to %3)", "won, and between what with certainty")
            .arg(percent(won / matches), percent(between.low), percent(between.high));
    };
    const int without = trial.matches - card.matches;
    if (card.matches == 0)
        return {};
    QStringList lines;
    lines << tr("With it: %1 of %n match(es) won.", nullptr, card.matches).arg(share(card.won, card.matches));
    if (without > 0)
        lines << tr("Without it: %1 of %n match(es) won.", nullptr, without).arg(share(trial.won - card.won, without))
              << tr("That is no proof: a longer match, and one that goes well, has more cards played.");
    return lines;
}

void TrialPanel::tell()
{
    const core::OwnTrial& trial = m_trial->result();
    m_again->setEnabled(!m_trial->isRunning());
    if (trial.matches == 0) {
        m_figure->setText(m_trial->isRunning() ? QStringLiteral("…") : QString());
        m_margin->setText(m_trial->isRunning() ? tr("The first matches are being played.") : QString());
        m_told->tell({});
        return;
    }
    const core::Estimate share = core::wilson(trial.won / trial.matches, static_cast<std::uint64_t>(trial.matches));
    m_figure->setText(QStringLiteral("%1 %").arg(percent(trial.won / trial.matches)));
    m_margin->setText(tr("of %n match(es) won; between %1 % and %2 % with a certainty of 95 %", nullptr, trial.matches)
                          .arg(percent(share.low), percent(share.high)));
    QStringList lines;
    for (const auto& [name, card] : inOrder(trial, m_shown)) {
        lines << tr("%1 was played %n time(s).", nullptr, card.played).arg(QString::fromStdString(name));
        if (name == m_shown)
            lines << comparison(trial, card) << QString();
    }
    if (trial.endless > 0)
        lines << tr("%n match(es) would not end.", nullptr, trial.endless);
    m_told->tell(lines.join(QLatin1Char('\n')));
}

} // namespace ui
