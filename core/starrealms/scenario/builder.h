#pragma once

#include "core/game/match_setup.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/table/engine.h"

#include <optional>
#include <span>

namespace core::starrealms {

/// Takes a scenario apart and puts the cards where it says.
class PositionBuilder {
public:
    PositionBuilder(const std::shared_ptr<const CardLibrary>& library, const JsonReader& scenario, Problems& problems);

    Position build();

private:
    bool sound() const { return m_problems.size() == m_before; }
    std::size_t fewestSeats() const { return rulesOf(m_format).fewest == 1 ? 1 : 2; }
    bool setsUp() const { return m_phase == "setup"; }

    // builder.cpp
    void readHead();
    void readSeats();
    void readOptions();
    void readSides();
    void readTeams(const JsonReader& teams);
    SeatMask namedSeats(const JsonReader& list);
    void readChallenge();
    void readTurn();
    void start();
    Seat seatOf(const JsonReader& name);
    void onlyIn(const char* key, bool allowed, std::string_view format);

    // builder_cards.cpp
    void readCards();
    void readSeatCards(const JsonReader& seat, Seat which);
    void readInPlay(const JsonReader& item, Seat which);
    void readNumbers(const JsonReader& seat, Seat which);
    void readBoss();
    void bossCards(const JsonReader& boss, const char* key, Zone zone);
    void bossCards(std::span<const std::string_view> names, Zone zone);
    void bossPile(int count);
    void readShared();
    std::vector<DefId> cardsIn(const JsonReader& object, const char* key);
    DefId cardOf(const JsonReader& name);
    CardId newCard(DefId def, Seat owner);
    void fillTradeDeck();

    std::shared_ptr<const CardLibrary> m_library;
    const JsonReader& m_scenario;
    Problems& m_problems;
    std::size_t m_before;
    MatchSetup m_setup;
    Format m_format = Format::Standard;
    std::string m_phase;
    Seat m_turn = Seat::First;
    State m_state;
    Prompt m_prompt;
    Engine m_engine;
    std::map<std::string, CardId> m_ids;
    SeatMask m_scored = 0; ///< sides whose one authority has been read
    std::map<DefId, int> m_placed; ///< how many of each card stand somewhere
};

} // namespace core::starrealms
