#include "ui/pages/matches/puzzle_view.h"

#include "core/game/game.h"
#include "core/game/notation.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/table/table_factory.h"
#include "ui/text/analysis_words.h"
#include "ui/text/explanation_text.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
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

}

PuzzleView::PuzzleView(PuzzleSitting& sitting, QWidget* parent)
    : QWidget(parent)
    , m_sitting(sitting)
    , m_header(new PageHeader(this))
    , m_stack(new PageStack(this))
{
    auto* back = new QPushButton(this);
    back->setIcon(themedIcon(QStringLiteral("back")));
    setRole(back, Role::Compact);
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(back);
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
        connect(m_surface, &TableSurface::hintAsked, &m_sitting, &PuzzleSitting::giveUp);
        connect(m_surface, &TableSurface::rulesAsked, this, &PuzzleView::rulesAsked);
    }
    columns->addLayout(middle, 3);
    columns->addWidget(makeSide(), 1);
    m_stack->addWidget(sitter);
    m_empty = new EmptyState(QStringLiteral("hint"), m_stack);
    m_stack->addWidget(m_empty);
    layOutPage(this, m_header, m_stack);

    inEachLanguage(this, [=, this] {
        back->setToolTip(tr("Back to the list of matches (Alt+Left)"));
        back->setAccessibleName(tr("Back to the list of matches"));
        m_header->setTitle(tr("What was best?"));
        PageHeader::setWords(m_match, tr("The match"), tr("See the match that this is of, and its analysis"));
        PageHeader::setWords(m_show, tr("Show me"), tr("Tell the best answer; the puzzle is back tomorrow"));
        PageHeader::setWords(m_next, tr("Next puzzle"), tr("Go to the next that is due"));
        m_triesPanel->setHeading(tr("Your tries"));
        m_progressPanel->setHeading(tr("Comes back until it sits"));
        m_empty->setWords(tr("No puzzles yet"),
            tr("They come from marked choices of analysed matches: “Make a puzzle” beside the table of a match."));
        tell();
    });
    connect(back, &QPushButton::clicked, this, &PuzzleView::backAsked);
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
    m_tries = label(m_triesPanel);
    m_verdict = label(m_triesPanel);
    rows->addWidget(m_triesPanel);
    if (m_surface != nullptr) {
        rows->addWidget(new ScrolledArea(m_surface->closeUp(), side), 1);
        m_surface->closeUp()->show();
        m_surface->setCloseUpInSight(true);
    }
    rows->addStretch();
    m_progressPanel = new Panel({}, side);
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

/// To where the next answer is given, or to what comes after it.
void PuzzleView::takeKeyboard()
{
    if (m_sitting.isOver())
        m_next->setFocus(Qt::OtherFocusReason);
    else if (m_sitting.puzzle() != nullptr && m_surface != nullptr)
        m_surface->focusChoice();
}

void PuzzleView::tell()
{
    const core::Puzzle* const puzzle = m_sitting.puzzle();
    m_stack->setCurrentIndex(puzzle == nullptr ? 1 : 0);
    m_match->setVisible(puzzle != nullptr && m_sitting.isOwn());
    m_show->setVisible(puzzle != nullptr);
    m_next->setVisible(puzzle != nullptr);
    if (puzzle == nullptr)
        return m_header->setSubtitle({});
    const core::MatchSummary& match = puzzle->record.summary;
    const QString turn = tr("turn %1").arg(m_sitting.table().standing().turn);
    m_header->setSubtitle((m_sitting.isOwn() ? tr("from %1, %2", "a match, a turn").arg(matchTitle(match), turn)
                                             : tr("from a match between computers, %1").arg(turn))
        + QStringLiteral(" · ") + tr("%n due", "puzzles", m_sitting.due()));
    m_show->setEnabled(!m_sitting.isOver());
    tellTries();
    tellProgress();
    tellTable();
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
    const std::unique_ptr<core::Match> after = table.clone();
    after->apply(m_sitting.choiceAt(m_sitting.isSolved() ? m_sitting.tries().back().place : 0));
    m_surface->showMatch(*after, seat);
    m_surface->setNotice(
        m_sitting.isSolved() ? tr("Solved.") : tr("The best was: %1").arg(labelOf(m_sitting, 0)), false);
}

void PuzzleView::tellTries()
{
    const core::Puzzle& puzzle = *m_sitting.puzzle();
    QStringList lines;
    for (const PuzzleSitting::Try& each : m_sitting.tries()) {
        const double lost = 100 * core::givenAway(puzzle, each.place);
        lines << tr("%1: %2", "an answer, what it gives away")
                     .arg(labelOf(m_sitting, each.place), lost < 0.05 ? tr("gives nothing away") : signedPoints(-lost));
    }
    m_tries->setText(lines.isEmpty() ? tr("Find the answer that gives nothing away.") : lines.join(QLatin1Char('\n')));
    QString verdict;
    if (m_sitting.isOver()) {
        const core::PuzzleAnswer& second = puzzle.answers[1];
        verdict = tr("Best: %1, which wins %2 of 100 such matches; the next best, %3, wins %4.")
                      .arg(labelOf(m_sitting, 0), QLocale().toString(100 * puzzle.answers.front().chance.mean, 'f', 1),
                          labelOf(m_sitting, 1), QLocale().toString(100 * second.chance.mean, 'f', 1));
        const auto played = std::find_if(puzzle.answers.begin(), puzzle.answers.end(),
            [&](const core::PuzzleAnswer& each) { return each.words == puzzle.played; });
        if (played != puzzle.answers.end() && played != puzzle.answers.begin())
            verdict += QLatin1Char(' ')
                + tr("What was played, %1, costs %2.")
                      .arg(labelOf(m_sitting, static_cast<std::size_t>(played - puzzle.answers.begin())),
                          QLocale().toString(
                              100 * core::givenAway(puzzle, static_cast<std::size_t>(played - puzzle.answers.begin())),
                              'f', 1));
    } else if (!m_sitting.tries().empty()) {
        verdict = m_sitting.tries().back().verdict == core::PuzzleVerdict::Close
            ? tr("Close: something better is there.")
            : tr("Something better is there.");
    }
    m_verdict->setText(verdict);
    m_verdict->setVisible(!verdict.isEmpty());
}

void PuzzleView::tellProgress()
{
    const core::PuzzleProgress progress = m_sitting.progress();
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
