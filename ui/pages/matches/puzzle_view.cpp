#include "ui/pages/matches/puzzle_view.h"

#include "core/game/game.h"
#include "core/game/notation.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/try_rows.h"
#include "ui/table/table_factory.h"
#include "ui/text/analysis_words.h"
#include "ui/text/explanation_text.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/pill_label.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QDate>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kSideWide = 300; ///< in pixels of the mock-ups

QString labelOf(const PuzzleSitting& sitting, std::size_t place)
{
    const core::Match& table = sitting.table();
    return QString::fromStdString(sitting.game().notation().label(table, table.prompt(), sitting.choiceAt(place)));
}

/// How one did so far.
QString guessesInWords(const PuzzleSitting::Guesses& guesses)
{
    if (guesses.given == 0)
        return PuzzleView::tr("Nothing was guessed yet.");
    const auto mean = [&](double lost) { return QLocale().toString(100 * lost / guesses.given, 'f', 1); };
    return PuzzleView::tr("%n guess(es), %1 of them as it was played.", nullptr, guesses.given).arg(guesses.asPlayed)
        + QLatin1Char(' ')
        + PuzzleView::tr("They give away %1 points on average; what was played there gives away %2.")
              .arg(mean(guesses.lost), mean(guesses.playersLost));
}

}

PuzzleView::PuzzleView(PuzzleSitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_header(new PageHeader(this))
    , m_stack(new PageStack(this))
{
    m_back = new QPushButton(this);
    m_back->setIcon(themedIcon(QStringLiteral("back")));
    setRole(m_back, Role::Compact);
    m_back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(m_back);
    m_match = m_header->addButton();
    m_show = m_header->addButton();
    m_next = m_header->addButton(Role::Primary);

    auto* sitter = new QWidget(m_stack);
    auto* columns = new QHBoxLayout(sitter);
    columns->setContentsMargins(0, 0, 0, 0);
    auto* middle = new QVBoxLayout;
    middle->setContentsMargins(10, 8, 8, 4);
    m_surface = makeTable(sitting.game(), TableSurface::Use::Play, sitter);
    if (m_surface != nullptr) {
        middle->addWidget(m_surface->standingBar());
        m_surface->standingBar()->show();
        middle->addWidget(m_surface, 1);
        connect(m_surface, &TableSurface::chosen, this, [this](core::Choice choice, bool goesOn) {
            if (!goesOn) // what follows is part of no question here
                m_sitting.answer(choice);
        });
        connect(m_surface, &TableSurface::hintAsked, this, &PuzzleView::askHint);
        connect(m_surface, &TableSurface::rulesAsked, this, &PuzzleView::rulesAsked);
    }
    columns->addLayout(middle, 3);
    columns->addWidget(makeSide(), 1);
    m_stack->addWidget(sitter);
    m_empty = new EmptyState(QStringLiteral("hint"), m_stack);
    m_matches = m_empty->addButton();
    setRole(m_matches, Role::Primary);
    connect(m_matches, &QPushButton::clicked, this, &PuzzleView::backAsked);
    m_stack->addWidget(m_empty);
    layOutPage(this, m_header, m_stack);

    inEachLanguage(this, [this] {
        PageHeader::setWords(m_match, tr("The match"), tr("See the match that this is of, and its analysis"));
        tell();
    });
    connect(m_back, &QPushButton::clicked, this, &PuzzleView::backAsked);
    connect(m_show, &QPushButton::clicked, &m_sitting, &PuzzleSitting::giveUp);
    connect(m_next, &QPushButton::clicked, &m_sitting, &PuzzleSitting::next);
    connect(m_match, &QPushButton::clicked, this, [this] {
        const core::MatchOrigin& origin = m_sitting.puzzle()->record.summary.origin;
        Q_EMIT matchAsked(origin.match, origin.choice + 1);
    });
    connect(&m_sitting, &PuzzleSitting::changed, this, [this] {
        tell();
        if (isVisible())
            takeKeyboard();
    });
}

QWidget* PuzzleView::makeSide()
{
    auto* side = new QWidget(this);
    auto* rows = new QVBoxLayout(side);
    rows->setContentsMargins(8, 8, 12, 12);
    rows->setSpacing(10);
    const auto label = [](Panel* panel) {
        auto* text = new PlainLabel(panel);
        text->setWordWrap(true);
        panel->body()->addWidget(text);
        return text;
    };
    m_triesPanel = new Panel({}, side);
    m_task = label(m_triesPanel);
    m_tries = new TryRows(m_triesPanel);
    m_triesPanel->body()->addWidget(m_tries);
    m_hint = label(m_triesPanel);
    m_verdict = label(m_triesPanel);
    rows->addWidget(m_triesPanel);
    if (m_surface != nullptr) {
        rows->addWidget(new ScrolledArea(m_surface->closeUp(), side), 1);
        m_surface->closeUp()->show();
        m_surface->setCloseUpInSight(true);
    }
    rows->addStretch();
    m_progressPanel = new Panel({}, side);
    m_stepRow = new QWidget(m_progressPanel);
    auto* steps = new FlowLayout(m_stepRow);
    steps->setSpacing(6);
    for (std::size_t step = 0; step < core::kPuzzleDays.size(); ++step) {
        m_steps.push_back(new PillLabel(PillKind::Quiet, m_stepRow));
        steps->addWidget(m_steps.back());
    }
    m_progressPanel->body()->addWidget(m_stepRow);
    m_comesBack = label(m_progressPanel);
    m_figures = label(m_progressPanel);
    setRole(m_figures, Role::Muted);
    rows->addWidget(m_progressPanel);
    side->setMaximumWidth(scaled(font(), kSideWide));
    return side;
}

void PuzzleView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_sitting.reload();
    takeKeyboard();
}

void PuzzleView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    takeKeyboard();
}

/// To where the next answer is given, or to what comes after it.
void PuzzleView::takeKeyboard()
{
    if (m_sitting.isOver())
        m_next->setFocus(Qt::OtherFocusReason);
    else if (m_sitting.puzzle() != nullptr && m_surface != nullptr)
        m_surface->focusChoice();
}

void PuzzleView::askHint()
{
    m_sitting.askHint();
    if (m_sitting.hint().empty() && m_sitting.tries().empty() && !m_sitting.isOver()) {
        m_hint->setText(tr("There are too few answers for a hint."));
        m_hint->show();
    }
}

void PuzzleView::tell()
{
    const bool guessing = m_sitting.isGuessing();
    const core::Puzzle* const puzzle = m_sitting.puzzle();
    m_header->setTitle(guessing ? tr("What would you do?") : tr("What was best?"));
    m_back->setToolTip(guessing ? tr("Back to the match (Alt+Left)") : tr("Back to the list of matches (Alt+Left)"));
    m_back->setAccessibleName(guessing ? tr("Back to the match") : tr("Back to the list of matches"));
    PageHeader::setWords(m_show, tr("Show me"),
        guessing ? tr("Tell what was played and what was best, without a guess")
                 : tr("Tell the best answer; the puzzle is back tomorrow"));
    PageHeader::setWords(m_next, guessing ? tr("Next question") : tr("Next puzzle"),
        guessing ? tr("Go on in the match") : tr("Go to the next that is due"));
    m_triesPanel->setHeading(guessing ? tr("Your guess") : tr("Your tries"));
    m_progressPanel->setHeading(guessing ? tr("So far") : tr("Comes back until it sits"));
    m_stack->setCurrentIndex(puzzle == nullptr ? 1 : 0);
    m_match->setVisible(puzzle != nullptr && m_sitting.isOwn() && !guessing);
    m_show->setVisible(puzzle != nullptr);
    m_next->setVisible(puzzle != nullptr);
    if (puzzle == nullptr)
        return tellEmpty();
    const core::MatchSummary& match = puzzle->record.summary;
    const QString title = matchTitle(match, m_sitting.game().modeOf(match.setup()));
    const QString turn = tr("turn %1").arg(m_sitting.table().standing().turn);
    if (guessing)
        m_header->setSubtitle(
            tr("%1, %2 · question %3 of %4", "a match, a turn")
                .arg(title, turn, QString::number(m_sitting.guesses().at), QString::number(m_sitting.guesses().of)));
    else
        m_header->setSubtitle((m_sitting.isOwn() ? tr("from %1, %2", "a match, a turn").arg(title, turn)
                                                 : tr("from a match between computers, %1").arg(turn))
            + QStringLiteral(" · ") + tr("%n due", "puzzles", m_sitting.due()));
    m_show->setEnabled(!m_sitting.isOver());
    tellTries();
    tellHint();
    if (guessing)
        tellGuesses();
    else
        tellProgress();
    tellTable();
}

/// There is no question, or none any more.
void PuzzleView::tellEmpty()
{
    m_header->setSubtitle({});
    m_matches->setText(m_sitting.isGuessing() ? tr("Back to the match") : tr("To the matches"));
    if (!m_sitting.isGuessing())
        return m_empty->setWords(tr("No puzzles yet"),
            tr("They come from marked choices of analysed matches: “Make a puzzle” beside the table of a match."));
    m_empty->setWords(tr("That was the match"), guessesInWords(m_sitting.guesses()));
}

void PuzzleView::tellTable()
{
    if (m_surface == nullptr)
        return;
    const core::Match& table = m_sitting.table();
    const core::Seat seat = table.prompt().seat;
    m_surface->setPlayers(playerTitles(m_sitting.puzzle()->record.summary));
    m_surface->setUndoPossible(false);
    m_surface->setAsking(!m_sitting.isOver());
    if (!m_sitting.isOver()) {
        m_surface->showMatch(table, seat);
        m_surface->setNotice({}, false);
        return;
    }
    // A match goes on with what was played, a puzzle ends with what was best.
    const core::Puzzle& puzzle = *m_sitting.puzzle();
    const std::size_t played = core::playedPlace(puzzle);
    const bool goesOn = m_sitting.isGuessing() && played < puzzle.answers.size();
    const std::size_t shown = goesOn ? played : m_sitting.isSolved() ? m_sitting.tries().back().place : 0;
    const std::unique_ptr<core::Match> after = table.clone();
    after->apply(m_sitting.choiceAt(shown));
    m_surface->showMatch(*after, seat);
    m_surface->setNotice(goesOn    ? tr("Played was: %1").arg(labelOf(m_sitting, shown))
            : m_sitting.isSolved() ? tr("Solved.")
                                   : tr("The best was: %1").arg(labelOf(m_sitting, 0)),
        false);
}

void PuzzleView::tellTries()
{
    const core::Puzzle& puzzle = *m_sitting.puzzle();
    const std::size_t played = core::playedPlace(puzzle);
    const bool over = m_sitting.isOver();
    std::vector<TryRow> rows;
    const auto add = [&](std::size_t place, const QString& note) {
        const double lost = core::givenAway(puzzle, place);
        const core::PuzzleVerdict verdict = core::verdictOf(puzzle, place);
        rows.push_back({ 100 * lost < 0.05 ? tr("best") : signedPoints(-100 * lost),
            verdict == core::PuzzleVerdict::Solved      ? PillKind::Good
                : verdict == core::PuzzleVerdict::Close ? PillKind::Gold
                                                        : PillKind::Bad,
            labelOf(m_sitting, place), note });
    };
    bool told = false;
    for (const PuzzleSitting::Try& each : m_sitting.tries()) {
        const bool same = over && each.place == played;
        told = told || same;
        add(each.place, same ? tr("as it was played") : QString());
    }
    if (over && !told && played < puzzle.answers.size() && (m_sitting.isGuessing() || played != 0))
        add(played, tr("what was played"));
    m_tries->show(rows);
    m_task->setText(m_sitting.isGuessing() ? tr("Answer as you would in the match.")
                                           : tr("Find the answer that gives nothing away."));
    m_task->setVisible(rows.empty());
    const QString words = verdict();
    m_verdict->setText(words);
    m_verdict->setVisible(!words.isEmpty());
}

QString PuzzleView::verdict() const
{
    const core::Puzzle& puzzle = *m_sitting.puzzle();
    if (m_sitting.isOver())
        return tr("Best: %1, which wins %2 of 100 such matches; the next best, %3, wins %4.")
            .arg(labelOf(m_sitting, 0), QLocale().toString(100 * puzzle.answers.front().chance.mean, 'f', 1),
                labelOf(m_sitting, 1), QLocale().toString(100 * puzzle.answers[1].chance.mean, 'f', 1));
    if (m_sitting.tries().empty())
        return {};
    return m_sitting.tries().back().verdict == core::PuzzleVerdict::Close ? tr("Close: something better is there.")
                                                                          : tr("Something better is there.");
}

void PuzzleView::tellHint()
{
    QStringList answers;
    for (const std::size_t place : m_sitting.hint())
        answers << labelOf(m_sitting, place);
    const QString among = answers.join(QLatin1Char('\n'));
    m_hint->setText(tr("One of these is best; with the hint the puzzle is back tomorrow:") + QLatin1Char('\n') + among);
    m_hint->setVisible(!answers.isEmpty() && !m_sitting.isOver());
}

void PuzzleView::tellGuesses()
{
    m_stepRow->hide();
    m_comesBack->setText(guessesInWords(m_sitting.guesses()));
    m_figures->hide();
}

void PuzzleView::tellProgress()
{
    const core::PuzzleProgress progress = m_sitting.progress();
    m_stepRow->show();
    m_figures->show();
    for (std::size_t step = 0; step < m_steps.size(); ++step) {
        const int at = static_cast<int>(step);
        m_steps[step]->setText(tr("%n day(s)", nullptr, core::kPuzzleDays[step]));
        m_steps[step]->setKind(at < progress.step ? PillKind::Good
                : at == progress.step             ? PillKind::Gold
                                                  : PillKind::Quiet);
    }
    const QString due = progress.due
        ? QLocale().toString(QDate(1970, 1, 1).addDays(progress.due->time_since_epoch().count()), QLocale::ShortFormat)
        : QString();
    m_comesBack->setText(progress.sits() ? tr("It sits: it does not come back.")
            : due.isEmpty()
            ? tr("Solved at the first try it comes back after 1, 3, 10 and 30 days; missed, tomorrow.")
            : tr("Solved %1 of 4 times in a row; back on %2.").arg(QString::number(progress.step), due));
    m_figures->setText(tr("%1 of %2 solved at the first try, of %n puzzle(s)", nullptr, m_sitting.all())
                           .arg(QString::number(m_sitting.solved()), QString::number(m_sitting.tried())));
}

} // namespace ui
