#pragma once

#include "core/record/match_session.h"

#include <QString>

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace app::cli {

/// The people at the terminal: tells each what its seat may know, asks, and takes choices back. Where several share the
/// screen it is wiped between them, so that nobody reads another's hand.
class Terminal final : public core::EventSink {
public:
    Terminal(std::istream& in, std::ostream& out, core::MatchSession& session, core::SeatMask people, bool silent);

    void onEvent(const core::Event& event) override;
    /// Asks `seat` until it has chosen or taken back. False when it wants to stop.
    bool ask(core::Seat seat);
    /// Tries to store what could not be stored until it is or somebody wants to stop; false for the latter.
    bool mend();
    /// Tells what happened since the last question; at the end everybody may see it.
    void tellRest();

private:
    bool several() const { return (m_people & (m_people - 1)) != 0; }
    bool handOver(core::Seat seat);
    void tell(core::Seat seat);
    void showTable(core::Seat seat);
    void showQuestion(core::Seat seat, const core::PromptView& asked);
    bool readLine(std::string& line);
    bool report(const core::StoreResult& result);
    bool mayOfferDraw() const;
    /// Asks all others whether they agree, and ends the match if they do. False when somebody wants to stop.
    bool offerDraw(core::Seat seat);
    /// "Number, u to take back, …: ", or what else answers the question.
    QString waysToAnswer(core::Seat seat, const QString& number) const;
    /// As it may be shown.
    QString nameOf(core::Seat seat) const;

    std::istream& m_in;
    std::ostream& m_out;
    core::MatchSession& m_session;
    core::SeatMask m_people;
    bool m_silent;
    core::Seat m_atScreen = core::Seat::None;
    core::PerSeat<std::vector<std::string>> m_untold; ///< per person, in order
    core::PerSeat<std::uint64_t> m_shown {}; ///< the view whose table a person saw last
};

} // namespace app::cli
