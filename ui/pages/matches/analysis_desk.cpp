#include "ui/pages/matches/analysis_desk.h"

#include "core/analysis/influence.h"
#include "core/analysis/meanings.h"
#include "core/analysis/walk.h"
#include "core/language/house.h"
#include "ui/charts/answer_chart.h"
#include "ui/charts/influence_chart.h"
#include "ui/charts/ledger_chart.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/language.h"
#include "ui/pages/matches/analysis_work.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/text/analysis_words.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/reading_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <thread>

namespace ui {

namespace {

constexpr int kLook = 120; ///< milliseconds between two looks at how far it has come

int threads()
{
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()), 1, 4);
}

core::Estimate times(const core::Estimate& share, double factor)
{
    return { share.mean * factor, share.low * factor, share.high * factor };
}

QString said(core::House phrase)
{
    return QString::fromStdString(core::say(phrase).words());
}

bool isNothing(const core::LedgerLine& line)
{
    return line.amount == 0 && line.variance == 0;
}

}

AnalysisDesk::AnalysisDesk(const core::Game& game, QWidget* parent)
    : QObject(parent)
    , m_game(game)
    , m_timer(new QTimer(this))
{
    makeWhy(parent);
    makeAnswers(parent);
    makeInfluence(parent);
    tell();
    m_timer->setInterval(kLook);
    connect(m_timer, &QTimer::timeout, this, [this] {
        m_progress->setMaximum(m_of);
        m_progress->setValue(m_done);
    });
}

AnalysisDesk::~AnalysisDesk() = default;

QWidget* AnalysisDesk::why() const
{
    return m_whyPanel;
}

QWidget* AnalysisDesk::answers() const
{
    return m_answersPanel;
}

QWidget* AnalysisDesk::influence() const
{
    return m_influencePanel;
}

QWidget* AnalysisDesk::makeWhy(QWidget* parent)
{
    m_whyPanel = new Panel({}, parent);
    m_sentences = new PlainLabel(m_whyPanel);
    m_sentences->setWordWrap(true);
    m_ledger = new LedgerChart(m_whyPanel);
    offerChart(*m_ledger);
    m_play = new PlainLabel(m_whyPanel);
    m_play->setWordWrap(true);
    setRole(m_play, Role::Muted);
    m_explain = new QPushButton(QStringLiteral("?"), m_whyPanel);
    m_explain->setObjectName(QStringLiteral("explain"));
    m_explain->setCheckable(true);
    setRole(m_explain, Role::Toggle);
    m_whyPanel->addToHead(m_explain);
    m_meanings = new ReadingLabel(m_whyPanel);
    m_state = new PlainLabel(m_whyPanel);
    m_state->setWordWrap(true);
    setRole(m_state, Role::Muted);
    m_progress = new QProgressBar(m_whyPanel);
    m_progress->setTextVisible(false);
    m_start = new QPushButton(m_whyPanel);
    m_start->setObjectName(QStringLiteral("analyse"));
    m_stop = new QPushButton(m_whyPanel);
    auto* row = new QHBoxLayout;
    row->addWidget(m_progress, 1);
    row->addWidget(m_stop);
    for (QWidget* each :
        std::initializer_list<QWidget*> { m_meanings, m_sentences, m_ledger, m_play, m_state, m_start })
        m_whyPanel->body()->addWidget(each);
    m_whyPanel->body()->addLayout(row);
    m_ledger->setFacts(
        [this] { return facts(m_whyPanel->heading(), tr("points of win chance, with 95 % intervals")); });
    inEachLanguage(m_whyPanel, [this] {
        m_stop->setText(tr("Stop"));
        m_stop->setToolTip(tr("End the analysis; what was found before stays"));
        m_progress->setAccessibleName(tr("How far the analysis has come"));
        m_explain->setAccessibleName(said(core::House::MeansHeading));
        m_explain->setToolTip(said(core::House::MeansHeading));
        m_meanings->setName(said(core::House::MeansHeading));
        tell();
    });
    connect(m_explain, &QPushButton::toggled, this, &AnalysisDesk::tellMeanings);
    connect(m_start, &QPushButton::clicked, this, &AnalysisDesk::goDeeper);
    connect(m_stop, &QPushButton::clicked, this, &AnalysisDesk::stop);
    return m_whyPanel;
}

QWidget* AnalysisDesk::makeAnswers(QWidget* parent)
{
    m_answersPanel = new Panel({}, parent);
    m_answers = new AnswerChart(m_answersPanel);
    offerChart(*m_answers);
    connect(m_answers, &AnswerChart::rowPicked, this,
        [this](int row) { Q_EMIT answerPicked(m_places[static_cast<std::size_t>(row)]); });
    m_answers->setFacts([this] {
        const QString question = m_answersPanel->heading();
        return facts(question, tr("win chance after each answer in per cent, with 95 % intervals"));
    });
    m_answersPanel->body()->addWidget(m_answers);
    m_costNote = new PlainLabel(m_answersPanel);
    m_costNote->setWordWrap(true);
    setRole(m_costNote, Role::Muted);
    m_answersPanel->body()->addWidget(m_costNote);
    return m_answersPanel;
}

QWidget* AnalysisDesk::makeInfluence(QWidget* parent)
{
    m_influencePanel = new Panel({}, parent);
    m_gift = new PlainLabel(m_influencePanel);
    m_gift->setWordWrap(true);
    m_influence = new InfluenceChart(m_influencePanel);
    offerChart(*m_influence);
    m_influence->setFacts([this] { return facts(m_rows->text(), {}); });
    m_rows = new PlainLabel(m_influencePanel);
    m_rows->setWordWrap(true);
    setRole(m_rows, Role::Muted);
    for (QWidget* each : std::initializer_list<QWidget*> { m_gift, m_influence, m_rows })
        m_influencePanel->body()->addWidget(each);
    return m_influencePanel;
}

/// What a chart goes out with: of which match it is, what it shows, and by how much that was looked at.
QString AnalysisDesk::facts(const QString& what, const QString& unit) const
{
    if (m_match == nullptr || !m_analysis)
        return {};
    const core::MatchSummary& match = m_match->record.summary;
    const core::MatchMode mode = m_game.modeOf(match.setup());
    const auto line = [](QStringList parts) {
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    };
    QStringList lines { line(
                            { matchTitle(match, mode), matchResult(match, mode), matchPairs(match), matchDate(match) }),
        line({ what, unit, tr("%1 worlds a table", "that lines were played in").arg(m_analysis->terms.tableDeals) }) };
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

void AnalysisDesk::tellInfluence()
{
    const bool several = m_analysis && m_match != nullptr && m_analysis->seats > 2;
    m_influence->setAccessibleName(tr("Whose choices moved whose win chance"));
    m_influencePanel->setVisible(several);
    if (!several)
        return;
    m_influencePanel->setHeading(said(core::House::WhoMovedWhom));
    m_rows->setText(tr("Each row is who chose, each column whose win chance that moved, in points. "
                       "Grey: it may as well be nothing."));
    const core::MatchSummary& summary = m_match->record.summary;
    const core::Influence influence = core::influenceOf(*m_analysis);
    std::vector<std::string> names;
    QStringList shown;
    for (const core::RecordedSeat& seat : summary.seats) {
        names.push_back(seat.name);
        shown << shownName(seat.name);
    }
    const core::language::Saying gift = core::giftSentence(influence, summary.winners, names);
    m_gift->setVisible(!gift.empty());
    m_gift->setText(QString::fromStdString(gift.words()));
    m_influence->show(influence, shown);
}

bool AnalysisDesk::mayAnalyse() const
{
    return isPlayed() && !m_match->record.choices.empty();
}

/// Over, and played here.
bool AnalysisDesk::isPlayed() const
{
    return m_match != nullptr && m_match->record.summary.status != core::MatchStatus::Running
        && m_match->record.summary.kind == core::MatchKind::Played && m_match->problem.isEmpty();
}

/// Ended by agreement.
bool AnalysisDesk::wasAgreed() const
{
    return m_match != nullptr && m_match->positions.size() > 1
        && core::wasAgreed(m_game, m_match->record, **(m_match->positions.end() - 2));
}

/// By other rules or cards than those there are.
bool AnalysisDesk::isOld(const core::Analysis& analysis) const
{
    return analysis.terms.engineVersion != m_game.engineVersion()
        || (m_match != nullptr && analysis.terms.setHash != m_game.setHash(m_match->record.summary.set));
}

/// The least thorough that says more than what is there.
std::optional<core::Thoroughness> AnalysisDesk::nextDepth() const
{
    if (!m_analysis || isOld(*m_analysis))
        return core::Thoroughness::Quick;
    for (const core::Thoroughness depth :
        { core::Thoroughness::Quick, core::Thoroughness::Normal, core::Thoroughness::Deep })
        if (core::depthOf(depth, m_analysis->seats).deals > m_analysis->terms.deals)
            return depth;
    return {};
}

void AnalysisDesk::open(const OpenedMatch& match)
{
    m_beside.stop();
    m_match = &match;
    m_analysis.reset();
    m_problem.clear();
    if (m_store != nullptr && mayAnalyse()) {
        const core::StoreResult result = m_store->load(match.record.summary.id, m_analysis);
        m_problem = QString::fromStdString(result.error);
        const int last = static_cast<int>(match.record.choices.size());
        if (m_analysis && wasAgreed() && !m_analysis->choices.empty() && m_analysis->choices.back().choice == last)
            m_analysis.reset(); // it was found when agreeing was still taken for a choice of the game
    }
    tell();
    Q_EMIT changed();
}

void AnalysisDesk::begin()
{
    if (!m_analysis)
        goDeeper();
}

void AnalysisDesk::goDeeper()
{
    if (const std::optional<core::Thoroughness> next = nextDepth())
        start(*next, std::max(*next, core::Thoroughness::Normal));
}

void AnalysisDesk::start(core::Thoroughness from, core::Thoroughness to)
{
    if (!mayAnalyse())
        return;
    m_done = 0;
    m_problem.clear();
    m_beside.run([this, record = m_match->record, from, to, &game = m_game](const std::stop_token& token) {
        core::Problems problems;
        std::optional<core::Analysis> found
            = analysisOf(game, record, from, threads(), token, problems, [this](int done, int of) {
                  m_of = of;
                  m_done = done;
              });
        return Beside::Answer([this, from, to, found = std::move(found), problems] {
            if (!problems.empty())
                m_problem = QString::fromStdString(problems.front().text());
            if (found)
                take(*found);
            if (found && from != to)
                start(static_cast<core::Thoroughness>(static_cast<int>(from) + 1), to);
            tellState();
        });
    });
    m_timer->start();
    tellState();
}

void AnalysisDesk::stop()
{
    m_beside.stop();
    tellState();
    m_start->setFocus(Qt::OtherFocusReason);
}

void AnalysisDesk::take(core::Analysis analysis)
{
    m_analysis = std::move(analysis);
    if (m_store != nullptr)
        if (const core::StoreResult result = m_store->store(m_match->record.summary.id, *m_analysis); !result.ok())
            m_problem = QString::fromStdString(result.error);
    tell();
    Q_EMIT changed();
}

QString AnalysisDesk::stateInWords() const
{
    if (!mayAnalyse())
        return tr("There is nothing to analyse: the match was over before anybody had chosen.");
    if (!m_analysis)
        return m_beside.isBusy() ? tr("Every choice is being looked at.")
                                 : tr("What each choice cost, what luck brought, and what else was there.");
    if (m_beside.isBusy())
        return tr("A first look is here; it is being looked at more thoroughly.");
    if (isOld(*m_analysis))
        return tr("This was found by an older version of the rules.");
    return nextDepth() == core::Thoroughness::Normal
        ? tr("This is a first look. A longer one makes the intervals narrower, so it marks more choices, and what "
             "errors cost may grow.")
        : QString();
}

/// What may be done, and what is being done.
void AnalysisDesk::tellState()
{
    const bool busy = m_beside.isBusy();
    if (!busy)
        m_timer->stop();
    m_progress->setVisible(busy);
    m_stop->setVisible(busy);
    const std::optional<core::Thoroughness> next = nextDepth();
    m_start->setVisible(!busy && mayAnalyse() && next);
    m_start->setText(m_analysis ? tr("Look more deeply") : tr("Analyse"));
    m_start->setToolTip(next == core::Thoroughness::Deep
            ? tr("Four times as many worlds: intervals half as wide, in a minute or two")
            : tr("What each choice cost and what luck brought; half a minute or so"));
    const QString state = m_problem.isEmpty() ? stateInWords() : m_problem;
    m_state->setText(state);
    m_state->setVisible(!state.isEmpty());
}

/// What the words of the panel mean, while that is asked for.
void AnalysisDesk::tellMeanings()
{
    QStringList sentences;
    for (const core::House each : core::kLedgerMeanings)
        sentences << said(each);
    QStringList ofPlay;
    for (const core::House each : core::kPlayMeanings)
        ofPlay << said(each);
    m_play->setToolTip(ofPlay.join(QLatin1Char('\n')));
    m_play->setAccessibleDescription(m_play->toolTip());
    const bool asked = m_explain->isChecked() && m_analysis && m_match != nullptr;
    m_meanings->tell(asked ? (sentences + ofPlay).join(QStringLiteral("\n\n")) : QString());
}

void AnalysisDesk::tell()
{
    if (m_answersPanel == nullptr) // it is still being made
        return;
    const bool has = m_analysis.has_value() && m_match != nullptr;
    m_whyPanel->setVisible(isPlayed());
    for (QWidget* each : std::initializer_list<QWidget*> { m_sentences, m_ledger, m_play, m_explain })
        each->setVisible(has);
    tellMeanings();
    tellState();
    showChoice(m_choices);
    tellInfluence();
    if (!has) {
        m_whyPanel->setHeading(tr("Analysis"));
        return;
    }
    const core::MatchSummary& summary = m_match->record.summary;
    const core::Seat seat = toldSeat(summary);
    m_whyPanel->setHeading(whyHeading(summary, seat));
    const bool givenUp = summary.status == core::MatchStatus::Abandoned;
    const bool agreed = wasAgreed();
    QStringList sentences { whySentences(*m_analysis, seat, m_game) };
    if (givenUp || agreed)
        sentences.prepend(agreed ? agreedSentence(*m_analysis, seat) : givenUpSentence(*m_analysis, seat));
    m_sentences->setText(sentences.join(QLatin1Char(' ')));
    const core::Ledger ledger = core::ledgerOf(*m_analysis, seat);
    std::vector<LedgerRow> rows;
    const auto add = [&](const QString& label, const core::LedgerLine& line, LedgerRow::Tone tone, core::House means) {
        rows.push_back({ label, times(line.estimate(), 100), tone, said(means) });
    };
    const auto nameOf = [&](std::size_t each) { return shownName(summary.seats[each].name); };
    const auto own = static_cast<std::size_t>(core::indexOf(seat));
    const bool person = core::personOf(summary) == seat;
    const core::Roles roles = m_game.roles();
    add(m_game.has(core::Has::Pairs) ? tr("Start: factions, seat")
            : roles.empty()          ? tr("Start: seat")
                                     : tr("Start: %1, seat").arg(QString::fromStdString(roles.title)),
        ledger.start, LedgerRow::Tone::Plain, core::House::MeansStart);
    add(tr("Luck"), ledger.luck, LedgerRow::Tone::Luck, core::House::MeansLuck);
    add(person ? tr("Your errors") : tr("Errors of %1").arg(nameOf(own)), ledger.errors[own], LedgerRow::Tone::Bad,
        core::House::MeansErrors);
    for (std::size_t other = 0; other < summary.seats.size(); ++other)
        if (other != own)
            add(tr("Errors of %1").arg(nameOf(other)), ledger.errors[other], LedgerRow::Tone::Good,
                core::House::MeansErrors);
    if (summary.seats.size() == 2)
        add(tr("All other choices"), ledger.allChoices(), LedgerRow::Tone::Plain, core::House::MeansOthers);
    for (std::size_t each = 0; summary.seats.size() > 2 && each < summary.seats.size(); ++each)
        add(tr("Other choices: %1", "of a seat").arg(nameOf(each)), ledger.choices[each], LedgerRow::Tone::Plain,
            core::House::MeansOthers);
    add(tr("Hidden cards"), ledger.hidden, LedgerRow::Tone::Plain, core::House::MeansHidden);
    if (!isNothing(ledger.drift))
        add(tr("Drift of the measure"), ledger.drift, LedgerRow::Tone::Plain, core::House::MeansDrift);
    m_ledger->show(std::move(rows), 100.0 * ledger.result() / core::kCertain,
        givenUp      ? tr("When it was given up", "a win chance")
            : agreed ? tr("When all agreed", "a win chance")
                     : QString());
    QStringList plays;
    for (std::size_t each = 0; each < summary.seats.size(); ++each) {
        const core::Play play = core::playOf(*m_analysis, core::seatAt(static_cast<int>(each)));
        plays << tr("%1: accuracy %2, error rate %3 in %4 choices that mattered")
                     .arg(nameOf(each), QLocale().toString(play.accuracy, 'f', 1),
                         QLocale().toString(play.errorRate, 'f', 1), QString::number(play.unforced));
    }
    m_play->setText(plays.join(QLatin1Char('\n')));
}

void AnalysisDesk::showChoice(int choices)
{
    m_choices = choices;
    const core::ChoiceWorth* const found = choiceAt(choices);
    m_answersPanel->setVisible(found != nullptr);
    m_places.clear();
    if (found == nullptr)
        return;
    const core::Match& before = *m_match->positions[static_cast<std::size_t>(choices) - 1];
    const core::Prompt& prompt = before.prompt();
    std::vector<AnswerRow> rows;
    constexpr std::size_t kMost = 8;
    for (std::size_t place = 0; place < found->answers.size(); ++place) {
        const core::AnswerWorth& answer = found->answers[place];
        const bool played = static_cast<int>(place) == found->played;
        const auto at = static_cast<std::size_t>(answer.answer);
        if (place >= kMost && !played)
            continue;
        m_places.push_back(static_cast<int>(place));
        rows.push_back({ QString::fromStdString(m_game.notation().label(before, prompt, prompt.choices[at])),
            times(answer.chance, 100), answer.deals, static_cast<int>(place) == found->best, played });
    }
    m_answers->show(std::move(rows));
    const QString label = labelWord(found->label());
    m_costNote->setText(said(core::House::MeansCost));
    m_costNote->setVisible(!label.isEmpty());
    m_answersPanel->setHeading(label.isEmpty()
            ? tr("Turn %1: what else was there").arg(found->turn)
            : tr("Turn %1: %2, cost %3")
                  .arg(QString::number(found->turn), label, QLocale().toString(100 * found->loss.mean, 'f', 1)));
}

const core::ChoiceWorth* AnalysisDesk::choiceAt(int choices) const
{
    if (!m_analysis || m_match == nullptr || choices <= 0
        || static_cast<std::size_t>(choices) >= m_match->positions.size())
        return nullptr;
    const auto found = std::find_if(m_analysis->choices.begin(), m_analysis->choices.end(),
        [&](const core::ChoiceWorth& each) { return each.choice == choices; });
    const auto at = static_cast<std::size_t>(choices) - 1;
    const bool fits = found != m_analysis->choices.end() // by other rules there were other answers
        && found->answers.size() == m_match->positions[at]->prompt().choices.size();
    return fits ? &*found : nullptr;
}

int AnalysisDesk::nextMarked(int choices) const
{
    int first = -1;
    if (m_analysis)
        for (const core::ChoiceWorth& each : m_analysis->choices) {
            if (each.choice == choices || each.label() == core::Label::None)
                continue;
            if (each.choice > choices)
                return each.choice;
            if (first < 0)
                first = each.choice;
        }
    return first;
}

} // namespace ui
