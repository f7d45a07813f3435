#pragma once

#include "core/starrealms/scenario/answers.h"

namespace core::starrealms {

/// A position in which steps are made. What a step says that makes no sense at all is a fault in `problems`; a step
/// that is not legal is told in words.
class ScenarioTable {
public:
    ScenarioTable(StarRealmsMatch& match, std::map<std::string, CardId>& ids, Problems& problems)
        : m_match(match)
        , m_ids(ids)
        , m_problems(problems)
    {
        settle();
    }

    /// Makes one step; why it is not legal, or nothing.
    language::Saying perform(const JsonReader& step);

    StarRealmsMatch& match() { return m_match; }
    std::map<std::string, CardId>& ids() { return m_ids; }
    Problems& problems() { return m_problems; }
    /// Seats that may act or are asked now.
    SeatMask asked() const;

private:
    language::Saying act(const JsonReader& step, Seat seat);
    language::Saying play(const JsonReader& step, Seat seat);
    language::Saying use(const JsonReader& step, Seat seat);
    language::Saying buy(const JsonReader& step, Seat seat);
    language::Saying attack(const JsonReader& step, Seat seat);
    language::Saying attackScore(const JsonReader& step, Seat seat, Seat victim, const std::string& name);
    language::Saying give(const JsonReader& step, Seat seat);
    language::Saying take(Choice choice, const std::string& what);
    language::Saying spend(Choice choice, int amount, const std::string& what);
    language::Saying answerAll(const JsonReader& picks, Seat seat);

    bool isMain() const;
    bool hasWord(Seat seat);
    void settle();
    void apply(Choice choice) { m_match.apply(choice); }
    bool offered(Choice choice) const { return m_match.prompt().accepts(choice); }
    Seat seatOf(const JsonReader& value);
    DefId cardOf(const JsonReader& value);
    language::Saying illegal(const std::string& what) const;

    StarRealmsMatch& m_match;
    std::map<std::string, CardId>& m_ids;
    Problems& m_problems;
};

} // namespace core::starrealms
