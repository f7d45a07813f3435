#include "app/cli/terminal.h"

#include "app/cli/card_text.h"
#include "app/cli/match_text.h"
#include "app/cli/nearest.h"
#include "app/terminal_text.h"
#include "core/ai/players/agreement.h"

#include <algorithm>
#include <cctype>

namespace app::cli {

namespace {

constexpr const char* kWipe = "\033[2J\033[3J\033[H";

std::size_t place(core::Seat seat)
{
    return static_cast<std::size_t>(core::indexOf(seat));
}

/// An English answer is understood in every language.
bool saysYes(const std::string& line)
{
    const QString said = asText(line).toLower();
    return line == "y" || line == "yes" || said == CliWords::tr("y", "yes, by its first letter")
        || said == CliWords::tr("yes");
}

}

Terminal::Terminal(std::istream& in, std::ostream& out, core::MatchSession& session, core::SeatMask people, bool silent)
    : m_in(in)
    , m_out(out)
    , m_session(session)
    , m_people(people)
    , m_silent(silent)
{
}

void Terminal::onEvent(const core::Event& event)
{
    if (m_silent)
        return;
    const core::Notation& notation = m_session.game().notation();
    if (m_people == 0) {
        // Nobody plays along, so nothing has to be kept from anybody.
        const std::string sentence = notation.sentence(m_session.match(), event, core::Seat::None).words();
        if (!sentence.empty())
            m_out << printable(sentence) << '\n';
        return;
    }
    for (int i = 0; i < core::kMaxSeats; ++i) {
        if (!core::contains(m_people, core::seatAt(i)))
            continue;
        std::string sentence = notation.sentence(m_session.match(), event, core::seatAt(i)).words();
        if (!sentence.empty())
            m_untold[static_cast<std::size_t>(i)].push_back(std::move(sentence));
    }
}

bool Terminal::readLine(std::string& line)
{
    m_out.flush();
    if (!std::getline(m_in, line)) {
        m_out << '\n'; // the question's line is still open
        return false;
    }
    line = trimmed(line);
    return true;
}

/// Wipes the screen and waits until the next person sits there.
bool Terminal::handOver(core::Seat seat)
{
    if (!several() || m_atScreen == seat)
        return true;
    if (m_atScreen != core::Seat::None)
        command(m_out, kWipe);
    m_out << CliWords::tr("Press Enter, %1: ").arg(nameOf(seat));
    std::string line;
    if (!readLine(line) || line == "q")
        return false;
    m_atScreen = seat;
    m_shown[place(seat)] = 0;
    return true;
}

void Terminal::tell(core::Seat seat)
{
    for (const std::string& sentence : m_untold[place(seat)])
        m_out << printable(sentence) << '\n';
    m_untold[place(seat)].clear();
}

void Terminal::tellRest()
{
    for (int i = 0; i < core::kMaxSeats; ++i) {
        const core::Seat seat = core::seatAt(i);
        if (!core::contains(m_people, seat) || m_untold[place(seat)].empty())
            continue;
        // Only while the match runs is there something to hide from the others.
        if (!m_session.match().outcome().decided && several())
            continue;
        tell(seat);
        break;
    }
}

void Terminal::showTable(core::Seat seat)
{
    const char* heading = "\n== ";
    for (const core::TableLine& line : m_session.game().notation().table(m_session.match(), seat)) {
        m_out << heading << std::string(static_cast<std::size_t>(4 * line.depth), ' ') << printable(line.text) << '\n';
        heading = "";
    }
}

/// The face of a card that lies nowhere in sight stands below its answer, for no table shows it.
void Terminal::showQuestion(core::Seat seat, const core::PromptView& asked)
{
    const core::Match& match = m_session.match();
    // The whole table where a turn's freedom begins or somebody sits down; between the questions of one card the
    // sentences tell what changed.
    const std::uint64_t view = match.viewHash(seat);
    if (m_shown[place(seat)] == 0 || (match.quiet() && m_shown[place(seat)] != view)) {
        m_shown[place(seat)] = view;
        showTable(seat);
    }
    m_out << '\n' << printable(asked.question()) << '\n';
    int number = 0;
    for (const core::ChoiceView& answer : asked.choices) {
        m_out << "  " << ++number << "  " << printable(answer.label) << '\n';
        if (answer.kind != core::ChoiceView::Kind::Card || !answer.elsewhere)
            continue;
        const core::CardInfo& face = *answer.elsewhere;
        m_out << "       " << printable(figuresText(face) + (face.text.empty() ? "" : ": " + face.text)) << '\n';
    }
    m_out << waysToAnswer(seat, CliWords::tr("Number"));
}

QString Terminal::waysToAnswer(core::Seat seat, const QString& number) const
{
    QStringList ways { number };
    if (m_session.undoable(seat) > 0)
        ways << CliWords::tr("u to take back");
    if (mayOfferDraw())
        ways << CliWords::tr("d to offer a draw");
    ways << CliWords::tr("q to stop");
    return ways.join(QStringLiteral(", ")) + QStringLiteral(": ");
}

QString Terminal::nameOf(core::Seat seat) const
{
    return asText(printable(shownName(m_session.record().summary.seats[place(seat)].name).toStdString()));
}

/// Players that are programs can say what they expect only where nothing is half done.
bool Terminal::mayOfferDraw() const
{
    return m_session.match().quiet();
}

bool Terminal::offerDraw(core::Seat seat)
{
    const std::vector<core::RecordedSeat>& seats = m_session.record().summary.seats;
    if (!several()) { // else another person is asked
        m_out << CliWords::tr("It is over when the others agree. y offers the draw: ");
        std::string line;
        if (!readLine(line))
            return false;
        if (!saysYes(lower(line)))
            return true;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const core::Seat other = core::seatAt(static_cast<int>(i));
        if (core::contains(m_people, other)
            || core::agreesToDraw(m_session.game(), core::SeatView(m_session.match(), other)))
            continue;
        m_out << CliWords::tr("%1 declines the draw and plays on to win.").arg(nameOf(other)) << '\n';
        return true;
    }
    if (several()) {
        m_out << kWipe; // the others come to the screen
        m_atScreen = core::Seat::None;
        m_shown[place(seat)] = 0;
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        const core::Seat other = core::seatAt(static_cast<int>(i));
        if (other == seat || !core::contains(m_people, other))
            continue;
        m_out
            << CliWords::tr("%1: %2 offers a draw. Do you agree? y ends the match: ").arg(nameOf(other), nameOf(seat));
        std::string line;
        if (!readLine(line))
            return false;
        if (!saysYes(lower(line))) {
            m_out << CliWords::tr("%1 declines the draw.").arg(nameOf(other)) << '\n';
            return true;
        }
    }
    report(m_session.choose(core::kAgreeToEnd, this));
    return true;
}

bool Terminal::report(const core::StoreResult& result)
{
    if (result.ok())
        return true;
    if (m_session.pending().refusal == core::Refusal::Outdated)
        return false; // what ends the match here is told at its end
    m_out << result.error << '\n' << CliWords::tr("Nothing is lost yet: the next answer tries again, q stops.") << '\n';
    return true;
}

bool Terminal::mend()
{
    while (!m_session.pendingError().empty()) {
        if (m_session.pending().refusal == core::Refusal::Outdated)
            return false;
        m_out << m_session.pendingError() << '\n' << CliWords::tr("Enter tries again, q stops: ");
        std::string line;
        if (!readLine(line) || line == "q" || line == "quit")
            return false;
        m_session.retry();
    }
    return true;
}

bool Terminal::ask(core::Seat seat)
{
    if (!handOver(seat))
        return false;
    tell(seat);
    const core::Match& match = m_session.match();
    core::PromptView asked = m_session.game().notation().choices(match, match.prompt(), seat);
    // Equal cards of a hand are one answer.
    const auto same = [](const core::ChoiceView& a, const core::ChoiceView& b) { return a.choice == b.choice; };
    asked.choices.erase(std::unique(asked.choices.begin(), asked.choices.end(), same), asked.choices.end());
    const std::size_t answers = asked.choices.size();
    showQuestion(seat, asked);
    for (;;) {
        std::string line;
        if (!readLine(line))
            return false;
        line = lower(line);
        if (line == "q" || line == "quit")
            return false;
        if ((line == "u" || line == "undo") && m_session.undoable(seat) > 0) {
            // In a match for practice what others chose goes with it, back to the question of a person.
            do
                if (!report(m_session.undo()))
                    return false;
            while (m_session.pending().ok() && m_session.undoable(seat) > 0
                && !core::contains(m_people, m_session.match().prompt().seat));
            m_shown[place(seat)] = 0; // the sentences told of what is no more
            for (int i = 0; i < core::kMaxSeats; ++i)
                if (core::contains(m_people, core::seatAt(i)) && core::seatAt(i) != seat)
                    m_untold[static_cast<std::size_t>(i)].push_back(
                        CliWords::tr("%1 takes the last choice back.").arg(nameOf(seat)).toStdString());
            return true;
        }
        if ((line == "d" || line == "draw") && mayOfferDraw())
            return offerDraw(seat);
        const bool digits = !line.empty() && line.size() <= 4
            && std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
        const std::size_t number = digits ? static_cast<std::size_t>(std::stoi(line)) : 0;
        if (number >= 1 && number <= answers)
            return report(m_session.choose(asked.choices[number - 1].choice, this));
        if (line == "u" || line == "undo")
            m_out << CliWords::tr(
                "Nothing can be taken back: a hidden card has been seen, or somebody else has chosen since. ");
        if (line == "d" || line == "draw")
            m_out << CliWords::tr("A draw can be offered where a turn is yours to play on. ");
        m_out << waysToAnswer(seat,
            answers == 1 ? CliWords::tr("Answer with 1") : CliWords::tr("Answer with 1 to %1").arg(asText(answers)));
    }
}

} // namespace app::cli
