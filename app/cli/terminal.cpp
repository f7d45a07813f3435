#include "app/cli/terminal.h"

#include "app/cli/match_text.h"
#include "app/cli/nearest.h"
#include "app/cli/table_text.h"

#include <algorithm>
#include <cctype>

namespace app::cli {

namespace {

constexpr const char* kWipe = "\033[2J\033[3J\033[H";

std::size_t place(core::Seat seat)
{
    return static_cast<std::size_t>(core::indexOf(seat));
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
        const std::string sentence = notation.sentence(m_session.match(), event, core::Seat::None);
        if (!sentence.empty())
            m_out << sentence << '\n';
        return;
    }
    for (int i = 0; i < core::kMaxSeats; ++i) {
        if (!core::contains(m_people, core::seatAt(i)))
            continue;
        std::string sentence = notation.sentence(m_session.match(), event, core::seatAt(i));
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
        m_out << kWipe;
    m_out << "Press Enter, " << m_session.record().summary.seats[place(seat)].name << ": ";
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
        m_out << sentence << '\n';
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

void Terminal::showQuestion(core::Seat seat, const core::Prompt& prompt)
{
    const core::Match& match = m_session.match();
    const core::Notation& notation = m_session.game().notation();
    // The whole table where a turn's freedom begins or somebody sits down; between the questions of one card the
    // sentences tell what changed.
    const std::uint64_t view = match.viewHash(seat);
    if (m_shown[place(seat)] == 0 || (match.quiet() && m_shown[place(seat)] != view)) {
        m_shown[place(seat)] = view;
        m_out << '\n' << tableText(m_session.game(), match, seat);
    }
    m_out << '\n' << notation.question(match, prompt) << '\n';
    for (std::size_t i = 0; i < prompt.choices.size(); ++i)
        m_out << "  " << (i + 1) << "  " << notation.label(match, prompt, prompt.choices[i]) << '\n';
    const int undoable = m_session.undoable(seat);
    m_out << "Number" << (undoable > 0 ? ", u to take back" : "") << ", q to stop: ";
}

void Terminal::report(const core::StoreResult& result)
{
    if (!result.ok())
        m_out << result.error << "\nNothing is lost yet: the next answer tries again, q stops.\n";
}

bool Terminal::mend()
{
    while (!m_session.pendingError().empty()) {
        m_out << m_session.pendingError() << "\nEnter tries again, q stops: ";
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
    const core::Prompt prompt = m_session.match().prompt();
    showQuestion(seat, prompt);
    for (;;) {
        std::string line;
        if (!readLine(line))
            return false;
        line = lower(line);
        if (line == "q" || line == "quit")
            return false;
        if ((line == "u" || line == "undo") && m_session.undoable(seat) > 0) {
            report(m_session.undo());
            m_shown[place(seat)] = 0; // the sentences told of what is no more
            for (int i = 0; i < core::kMaxSeats; ++i)
                if (core::contains(m_people, core::seatAt(i)) && core::seatAt(i) != seat)
                    m_untold[static_cast<std::size_t>(i)].push_back(
                        m_session.record().summary.seats[place(seat)].name + " takes the last choice back.");
            return true;
        }
        const bool digits = !line.empty() && line.size() <= 4
            && std::all_of(line.begin(), line.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
        const std::size_t number = digits ? static_cast<std::size_t>(std::stoi(line)) : 0;
        if (number >= 1 && number <= prompt.choices.size()) {
            report(m_session.choose(prompt.choices[number - 1], this));
            return true;
        }
        if (line == "u" || line == "undo")
            m_out << "Nothing can be taken back: a hidden card has been seen, or somebody else has chosen since. ";
        m_out << "Answer with " << (prompt.choices.size() == 1 ? "1" : "1 to " + std::to_string(prompt.choices.size()))
              << (m_session.undoable(seat) > 0 ? ", u to take back" : "") << ", q to stop: ";
    }
}

} // namespace app::cli
