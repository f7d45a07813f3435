#include "ui/pages/matches/opened_match.h"

#include "core/record/points_account.h"
#include "core/record/replayer.h"
#include "core/record/told_moves.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>
#include <utility>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(OpenedMatch)
};

QString seatName(const core::MatchRecord& record, core::Seat seat)
{
    const auto index = static_cast<std::size_t>(core::indexOf(seat));
    return index < record.summary.seats.size() ? shownName(record.summary.seats[index].name) : QString();
}

/// The only person who plays; of several nobody's hand is shown to the others.
core::Seat onlyPerson(const core::MatchRecord& record)
{
    core::Seat person = core::Seat::None;
    for (std::size_t i = 0; i < record.summary.seats.size(); ++i) {
        if (record.summary.seats[i].player != core::kHumanPlayer)
            continue;
        if (person != core::Seat::None)
            return core::Seat::None;
        person = core::seatAt(static_cast<int>(i));
    }
    return person;
}

QString joined(const core::Problems& problems)
{
    QStringList texts;
    for (const core::Problem& problem : problems)
        texts << QString::fromStdString(problem.text());
    return texts.join(QLatin1Char(' '));
}

/// What happened, as everybody who still plays may know it.
class Storyteller final : public core::EventSink {
public:
    Storyteller(const core::Game& game, const core::Match& match, core::SeatMask readers, bool against)
        : m_game(game)
        , m_match(match)
        , m_against(against)
    {
        for (int i = 0; i < core::kMaxSeats; ++i)
            if (core::contains(readers, core::seatAt(i)))
                m_readers.push_back(core::seatAt(i));
        if (m_readers.empty())
            m_readers.push_back(core::Seat::None);
    }

    void onEvent(const core::Event& event) override
    {
        if (std::optional<core::Mark> gain = m_game.notation().gain(m_match, event))
            m_gains.push_back(std::move(*gain));
        if (m_game.notation().tellAs(m_match, event) == core::TellAs::Turn) {
            m_nobodys = event.seat == core::Seat::None;
            if (!m_nobodys)
                return; // the heading of the turn says it
        }
        // A sentence that differs by who reads it has something in it that not all may know.
        const std::string words = m_game.notation().sentence(m_match, event, m_readers.front()).words();
        for (const core::Seat reader : m_readers)
            if (m_game.notation().sentence(m_match, event, reader).words() != words)
                return;
        if (words.empty())
            return;
        if (m_nobodys || (m_against && event.seat == core::Seat::None)) // no other move tells of it
            m_between << QString::fromStdString(words);
        else if (m_story.size() < kSentences)
            m_story << QString::fromStdString(words);
    }

    bool isOfNobody() const { return !m_between.isEmpty(); }
    /// What came of the choice, and below it the turn of what all play against.
    QString story() const
    {
        QStringList parts { m_story.join(QLatin1Char(' ')), m_between.join(QLatin1Char(' ')) };
        parts.removeAll(QString());
        return parts.join(QLatin1Char('\n'));
    }
    const std::vector<core::Mark>& gains() const { return m_gains; }

private:
    static constexpr qsizetype kSentences = 4; ///< what matters of a choice comes first

    const core::Game& m_game;
    const core::Match& m_match;
    const bool m_against; ///< what has no seat is done by what all play against
    std::vector<core::Seat> m_readers;
    QStringList m_story;
    QStringList m_between; ///< of a turn that no seat has
    bool m_nobodys = false; ///< one is going on
    std::vector<core::Mark> m_gains;
};

/// What the same thing gives several times in a row within a turn is one gain, had with the last of them.
void enter(const core::RecordedMark& gain, std::vector<core::RecordedMark>& gains)
{
    if (gains.empty() || gains.back().turn != gain.turn || gains.back().what != gain.what)
        return gains.push_back(gain);
    gains.back().choice = gain.choice;
    for (std::size_t seat = 0; seat < gain.points.size(); ++seat)
        gains.back().points[seat] = static_cast<std::int16_t>(gains.back().points[seat] + gain.points[seat]);
}

/// Whose turn it is; a turn may be that of several seats together.
QString turnOf(const core::MatchRecord& record, core::SeatMask seats)
{
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(record.summary.seats.size()); ++seat)
        if (core::contains(seats, core::seatAt(seat)))
            names << seatName(record, core::seatAt(seat));
    return ui::namesText(names);
}

} // namespace

std::unique_ptr<OpenedMatch> takeApart(const core::Game& game, core::MatchRecord stored)
{
    auto opened = std::make_unique<OpenedMatch>();
    opened->game = &game;
    opened->record = std::move(stored);
    const core::MatchRecord& record = opened->record;
    opened->viewer = onlyPerson(record);

    std::vector<core::Choice> choices;
    const auto remember = [&](const core::Match& before, core::Choice choice) {
        choices.push_back(choice);
        opened->positions.push_back(before.clone());
    };
    core::ReplayReport report = core::replay(game, record, remember);
    // That a table game has no moves is no news of it.
    const bool played = opened->record.summary.kind != core::MatchKind::Table;
    opened->problem = joined(report.faults.empty() && played ? report.notes : report.faults);
    if (record.summary.kind == core::MatchKind::Table)
        opened->count = record.summary.count.value_or(core::FinalCount {});
    else if (report.ok() && record.summary.status == core::MatchStatus::Finished)
        opened->count = game.finalCount(*report.match);
    if (report.match != nullptr)
        opened->positions.push_back(std::move(report.match));
    const core::SeatMask readers = core::readersOf(record.summary);
    const bool against = !game.modeOf(record.summary.setup()).against.empty();
    std::vector<core::Mark> counted; // at the beginning of the turn
    if (!opened->positions.empty())
        counted = game.notation().scoreParts(*opened->positions.front());
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const core::Match& before = *opened->positions[i];
        const std::string label = game.notation().told(before, choices[i], *opened->positions[i + 1], readers);
        const std::unique_ptr<core::Match> match = before.clone();
        Storyteller teller(game, *match, readers, against);
        match->apply(choices[i], &teller);
        const QString told = teller.story();
        const bool over = i + 1 == choices.size();
        std::vector<core::Mark> gains = teller.gains();
        if (!counted.empty() && (over || match->standing().turn != before.standing().turn)) {
            std::vector<core::Mark> parts = game.notation().scoreParts(*match);
            gains = core::gainsBetween(std::exchange(counted, parts), parts);
        }
        for (const core::Mark& gain : gains)
            enter({ before.standing().turn, static_cast<int>(i) + 1, gain.what, gain.points }, opened->gains);
        opened->moves.push_back(
            { before.standing().turn, record.choices[i].seat, seatName(record, record.choices[i].seat),
                told.isEmpty() ? QString::fromStdString(label) : told, {}, turnOf(record, before.standing().current),
                !over && !teller.isOfNobody() && (told.isEmpty() || before.prompt().choices.size() < 2) });
    }
    // What could not be replayed is listed in the record's own words, which say more than a player may know.
    for (std::size_t i = opened->moves.size(); i < record.choices.size(); ++i)
        opened->moves.push_back({ 0, record.choices[i].seat, seatName(record, record.choices[i].seat),
            readers == 0 ? QString::fromStdString(record.choices[i].words) : Words::tr("Cannot be replayed"), {} });
    if (!report.faults.empty() && readers != 0)
        opened->problem = Words::tr("The match cannot be replayed beyond move %1.").arg(report.choices);
    for (const core::RecordedMark& mark : record.marks) {
        const auto index = static_cast<std::size_t>(mark.choice - 1);
        if (mark.choice < 1 || index >= opened->moves.size())
            continue;
        QStringList points;
        for (std::size_t seat = 0; seat < record.summary.seats.size(); ++seat)
            points << QString::number(mark.points[seat]);
        QString& news = opened->moves[index].news;
        news += (news.isEmpty() ? QString() : QStringLiteral(" · "))
            + (game.notation().marksTitle().empty() ? Words::tr("%1 scored %2")
                                                    : Words::tr("%1: %2", "who, and what it did to the points"))
                  .arg(shownMark(mark.what), points.join(QStringLiteral("\u00a0:\u00a0")));
    }
    return opened;
}

} // namespace ui
