#include "ui/pages/matches/puzzle_sitting.h"

#include "core/game/game.h"

#include <QDate>

#include <algorithm>

namespace ui {

namespace {

/// The day where the reader is.
std::chrono::sys_days today()
{
    return std::chrono::sys_days(std::chrono::days(QDate(1970, 1, 1).daysTo(QDate::currentDate())));
}

}

PuzzleSitting::PuzzleSitting(
    const core::Game& game, core::PuzzleStore& store, std::vector<core::Puzzle> shipped, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
    , m_shipped(std::move(shipped))
{
}

PuzzleSitting::~PuzzleSitting() = default;

void PuzzleSitting::reload()
{
    if (isGuessing())
        return;
    const std::string asked = puzzle() == nullptr ? std::string() : puzzle()->key;
    std::vector<core::Puzzle> own;
    for (const core::StoreResult& result : { m_store.list(m_game.id(), own), m_store.progress(m_progress) })
        if (!result.ok())
            Q_EMIT failed(QString::fromStdString(result.error));
    m_own = own.size();
    m_puzzles = std::move(own);
    m_puzzles.insert(m_puzzles.end(), m_shipped.begin(), m_shipped.end());
    const auto there
        = std::find_if(m_puzzles.begin(), m_puzzles.end(), [&](const core::Puzzle& each) { return each.key == asked; });
    if (m_opened && there != m_puzzles.end()) {
        m_at = static_cast<std::size_t>(there - m_puzzles.begin());
        Q_EMIT changed();
        return;
    }
    m_at = m_puzzles.size(); // so that the first is the next
    m_opened.reset();
    next();
}

void PuzzleSitting::guess(std::vector<core::Puzzle> questions)
{
    m_puzzles = std::move(questions);
    m_own = m_puzzles.size();
    m_guesses = Guesses { static_cast<int>(m_puzzles.size()) };
    next();
}

void PuzzleSitting::endGuessing()
{
    if (!isGuessing())
        return;
    m_guesses.reset();
    m_opened.reset();
    reload();
}

void PuzzleSitting::nextQuestion()
{
    while (m_guesses->at <= m_guesses->of && !m_opened) {
        const auto at = static_cast<std::size_t>(m_guesses->at++);
        if (at < m_puzzles.size())
            open(at);
    }
}

/// From the one that is asked on, all round, those by other rules left out.
void PuzzleSitting::next()
{
    m_tries.clear();
    m_hint.clear();
    m_over = false;
    m_opened.reset();
    if (isGuessing()) {
        nextQuestion();
        return Q_EMIT changed();
    }
    const std::size_t count = m_puzzles.size();
    const std::size_t from = m_at >= count ? 0 : m_at + 1;
    for (const bool dueOnly : { true, false })
        for (std::size_t step = 0; step < count; ++step) {
            const std::size_t at = (from + step) % count;
            const auto known = m_progress.find(m_puzzles[at].key);
            if (dueOnly && known != m_progress.end() && !known->second.isDue(today()))
                continue;
            open(at);
            if (m_opened)
                return Q_EMIT changed();
        }
    Q_EMIT changed();
}

void PuzzleSitting::open(std::size_t at)
{
    core::Problems problems;
    m_opened = core::openPuzzle(m_game, m_puzzles[at], problems);
    m_at = at;
}

const core::Puzzle* PuzzleSitting::puzzle() const
{
    return m_opened ? &m_puzzles[m_at] : nullptr;
}

void PuzzleSitting::answer(core::Choice choice)
{
    if (!m_opened || m_over)
        return;
    const auto found = std::find(m_opened->choices.begin(), m_opened->choices.end(), choice);
    if (found == m_opened->choices.end())
        return;
    take(static_cast<std::size_t>(found - m_opened->choices.begin()));
    Q_EMIT changed();
}

void PuzzleSitting::take(std::size_t place)
{
    const core::PuzzleVerdict verdict = core::verdictOf(*puzzle(), place);
    const bool first = m_tries.empty();
    if (std::none_of(m_tries.begin(), m_tries.end(), [&](const Try& each) { return each.place == place; }))
        m_tries.push_back({ place, verdict });
    m_over = verdict == core::PuzzleVerdict::Solved;
    if (isGuessing()) {
        const std::size_t played = core::playedPlace(*puzzle());
        m_over = true;
        ++m_guesses->given;
        m_guesses->asPlayed += place == played ? 1 : 0;
        m_guesses->lost += core::givenAway(*puzzle(), place);
        if (played < puzzle()->answers.size())
            m_guesses->playersLost += core::givenAway(*puzzle(), played);
    } else if (first) {
        const core::FirstTry solved = m_hint.empty() ? core::FirstTry::Solved : core::FirstTry::WithHint;
        note(m_over ? solved : core::FirstTry::Missed);
    }
}

bool PuzzleSitting::canHint() const
{
    return m_opened && !m_over && !isGuessing() && m_tries.empty() && m_hint.empty()
        && !core::hintOf(*puzzle()).empty();
}

void PuzzleSitting::askHint()
{
    if (!canHint())
        return;
    m_hint = core::hintOf(*puzzle());
    Q_EMIT changed();
}

void PuzzleSitting::giveUp()
{
    if (!m_opened || m_over)
        return;
    if (m_tries.empty() && !isGuessing())
        note(core::FirstTry::Missed);
    m_over = true;
    Q_EMIT changed();
}

void PuzzleSitting::note(core::FirstTry how)
{
    const std::string& key = puzzle()->key;
    m_progress[key] = core::afterTry(m_progress[key], how, today());
    if (const core::StoreResult result = m_store.note(key, m_progress[key]); !result.ok())
        Q_EMIT failed(QString::fromStdString(result.error));
}

bool PuzzleSitting::isSolved() const
{
    return !m_tries.empty() && m_tries.back().verdict == core::PuzzleVerdict::Solved;
}

core::PuzzleProgress PuzzleSitting::progress() const
{
    const auto known = m_progress.find(m_puzzles[m_at].key);
    return known == m_progress.end() ? core::PuzzleProgress {} : known->second;
}

bool PuzzleSitting::isOwn() const
{
    return m_at < m_own;
}

int PuzzleSitting::due() const
{
    return static_cast<int>(std::count_if(m_puzzles.begin(), m_puzzles.end(), [&](const core::Puzzle& each) {
        const auto known = m_progress.find(each.key);
        return known == m_progress.end() || known->second.isDue(today());
    }));
}

int PuzzleSitting::tried() const
{
    int sum = 0;
    for (const core::Puzzle& each : m_puzzles)
        if (const auto known = m_progress.find(each.key); known != m_progress.end())
            sum += known->second.tries;
    return sum;
}

int PuzzleSitting::solved() const
{
    int sum = 0;
    for (const core::Puzzle& each : m_puzzles)
        if (const auto known = m_progress.find(each.key); known != m_progress.end())
            sum += known->second.solved;
    return sum;
}

} // namespace ui
