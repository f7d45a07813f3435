#include "ui/pages/factions/trial_panel.h"

#include "core/statistics/estimate.h"
#include "ui/pages/factions/faction_trial.h"
#include "ui/pages/factions/factions_presenter.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/reading_label.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

constexpr int kMostTold = 4; ///< cards

QString percent(double share)
{
    return QLocale().toString(100 * share, 'f', 1);
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
    auto* again = new QHBoxLayout;
    again->addWidget(m_again);
    again->addStretch(1);
    panel->body()->addWidget(m_figure);
    panel->body()->addWidget(m_margin);
    panel->body()->addWidget(m_told);
    panel->body()->addLayout(again);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(panel);
    inEachLanguage(panel, [this, panel] {
        const QString heading
            = tr("Tried out in %1 matches at level %2")
                  .arg(QString::number(FactionTrial::kMatches), QString::number(FactionTrial::kLevel));
        panel->setHeading(heading);
        m_told->setName(heading);
        m_again->setText(tr("Try again"));
        m_again->setToolTip(tr("With other pairs and other hands"));
    });
    onNewLanguage(this, [this] { tell(); });
    connect(m_again, &QPushButton::clicked, this, [this] { m_trial->begin(m_presenter.text().toStdString(), true); });
    connect(m_trial, &FactionTrial::changed, this, &TrialPanel::tell);
}

TrialPanel::~TrialPanel()
{
    m_trial->disconnect(this);
}

void TrialPanel::setShown(const std::string& card)
{
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
    std::vector<std::pair<std::string, core::OwnCardCounts::Count>> cards(trial.cards.begin(), trial.cards.end());
    std::stable_sort(cards.begin(), cards.end(), [&](const auto& a, const auto& b) {
        return std::pair(a.first == m_shown, a.second.played) > std::pair(b.first == m_shown, b.second.played);
    });
    for (const auto& [name, count] : cards)
        if (lines.size() < kMostTold)
            lines << tr("%1 was played %n time(s).", nullptr, count.played).arg(QString::fromStdString(name));
    if (trial.endless > 0)
        lines << tr("%n match(es) would not end.", nullptr, trial.endless);
    m_told->tell(lines.join(QLatin1Char('\n')));
}

} // namespace ui
