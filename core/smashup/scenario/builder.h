#pragma once

#include "core/smashup/scenario/json.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/table/engine.h"

#include <nlohmann/json.hpp>

#include <set>

// Inside of builder.cpp and builder_bases.cpp; nobody else includes it.

namespace core::smashup {

/// Puts a position together, card by card; a ScenarioFault where it makes no sense.
class ScenarioBuilder {
public:
    using Json = nlohmann::json;

    ScenarioBuilder(const Libraries& libraries, const Json& scenario)
        : m_libraries(libraries)
        , m_json(scenario)
    {
    }

    Position build();

private:
    // builder.cpp
    void names(const Json& seats);
    Options options() const;
    std::vector<std::string> factionsOf(const Json& seat, const std::string& where) const;
    Seat seatNamed(const Json& name, const std::string& where) const;
    DefId defNamed(const std::string& name, const std::string& where, bool base) const;
    CardId newCard(const Json& entry, Seat owner, const std::string& where);
    template <typename Put>
    void cards(const Json& seat, const char* key, Seat owner, const std::string& where, Put put);
    void seat(Engine& e, const Json& json, Seat seat, const std::string& where);
    void restOfDeck(Engine& e, const Json& json, Seat seat, const std::string& where);
    void unplayedFactions(Engine& e, Seat seat);
    void supply(Engine& e, const char* key, Home home);
    void madness();
    bool setInUse(const std::string& set) const;
    void begin();
    void left();

    // builder_bases.cpp
    void bases(Engine& e);
    CardId newBase(Engine& e, const std::string& name, const std::string& where);
    std::vector<CardId> row(Engine& e, const char* key);
    void restOfBases(Engine& e);
    void atBase(Engine& e, const Json& base, Slot slot, const std::string& where);
    void minion(Engine& e, const Json& entry, Slot slot, const std::string& where);
    void extra(Engine& e, const Json& entry, Slot slot, bool titan, const std::string& where);
    struct Action {
        CardId card;
        Seat controller;
        std::vector<FactionId> named;
    };
    Action action(const Json& entry, AttachTo on, const std::string& where);
    void bear(const Action& action);
    std::vector<FactionId> named(const Json& entry, CardId id, const std::string& where) const;
    Seat owner(const Json& entry, const std::string& where) const;
    Seat controller(const Json& entry, Seat owner, const std::string& where) const;
    std::uint8_t counters(const Json& entry, const std::string& where) const;

    const Libraries& m_libraries;
    const Json& m_json;
    const CardLibrary* m_lib = nullptr;
    State m_s;
    std::vector<std::string> m_names;
    std::vector<SeatSetup> m_setup;
    std::map<std::string, CardId> m_ids;
    std::map<DefId, std::string> m_bases; ///< each base of the match, and the place that named it
};

} // namespace core::smashup
