#include "core/smashup/scenario/expect.h"

#include "core/json/json_text.h"
#include "core/language/house.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/scenario/json.h"
#include "core/smashup/table/allowances.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::smashup {

using language::Saying;

namespace {

using Json = nlohmann::json;

class Expectation {
public:
    Expectation(const ScenarioTable& table)
        : m_table(table)
        , m_s(table.match().state())
        , m_lib(table.match().library())
        , m_powers(m_s, m_lib)
    {
    }

    void check(const std::string& key, const Json& value)
    {
        if (!ofSeats(key, value) && !ofBases(key, value) && !ofPiles(key, value) && !ofMatch(key, value))
            failAt(shortened(key), say(House::UnknownKey));
    }

private:
    /// What each seat has; false when the key is none of these.
    bool ofSeats(const std::string& key, const Json& value)
    {
        if (key == "vp") {
            eachSeat(key, value,
                [&](Seat seat, const Json& wanted, const std::string& at) { same(at, wanted, m_s.of(seat).vp); });
        } else if (key == "hand" || key == "hand_has" || key == "hand_size") {
            piles(key, value, "hand", [&](Seat seat) { return m_s.of(seat).hand; });
        } else if (key == "discard" || key == "discard_has") {
            piles(key, value, "discard", [&](Seat seat) { return m_s.of(seat).discard; });
        } else if (key.starts_with("deck_")) {
            piles(key, value, "deck", [&](Seat seat) { return m_s.of(seat).deck; });
        } else if (key == "aside") {
            eachSeat(key, value, [&](Seat seat, const Json& wanted, const std::string& at) {
                std::vector<CardId> found = ids(m_s.aside);
                found.erase(
                    std::remove_if(found.begin(), found.end(), [&](CardId id) { return m_s.at(id).owner != seat; }),
                    found.end());
                sameCards(at, wanted, found);
            });
        } else if (key == "madness") {
            eachSeat(key, value, [&](Seat seat, const Json& wanted, const std::string& at) {
                same(at, wanted, madnessOf(m_s, m_lib, seat));
            });
        } else {
            return false;
        }
        return true;
    }

    /// What lies at the bases; false when the key is none of these.
    bool ofBases(const std::string& key, const Json& value)
    {
        if (key == "at") {
            eachBase(key, value, [&](Slot slot, const Json& seats, const std::string& at) {
                eachSeat(at, seats, [&](Seat seat, const Json& wanted, const std::string& place) {
                    std::vector<CardId> found;
                    for (const CardId id : cardsOf(m_s, m_s.slot[slot].minions))
                        if (m_s.at(id).controller == seat)
                            found.push_back(id);
                    sameCards(place, wanted, found);
                });
            });
        } else if (key == "power") {
            eachBase(key, value, [&](Slot slot, const Json& seats, const std::string& at) {
                eachSeat(at, seats, [&](Seat seat, const Json& wanted, const std::string& place) {
                    same(place, wanted, m_powers.total(slot, seat));
                });
            });
        } else if (key == "breakpoint") {
            eachBase(key, value, [&](Slot slot, const Json& wanted, const std::string& at) {
                same(at, wanted, m_powers.breakpoint(slot));
            });
        } else if (key == "minion") {
            for (std::size_t i = 0; i < listAt(value, key).size(); ++i)
                minion(value[i], below(key, i));
        } else if (key == "actions_at") {
            atBases(key, value,
                [&](CardId id, Slot slot) { return m_s.at(id).zone == Zone::BaseActions && m_s.at(id).where == slot; });
        } else if (key == "titans_at") {
            atBases(key, value,
                [&](CardId id, Slot slot) { return m_s.at(id).zone == Zone::Titans && m_s.at(id).where == slot; });
        } else if (key == "buried_at") {
            atBases(key, value,
                [&](CardId id, Slot slot) { return m_s.at(id).zone == Zone::Buried && m_s.at(id).where == slot; });
        } else if (key == "monsters_at") {
            atBases(key, value, [&](CardId id, Slot slot) {
                return m_s.at(id).zone == Zone::Minions && m_s.at(id).where == slot
                    && m_s.at(id).controller == Seat::None;
            });
        } else if (key == "bases") {
            std::vector<CardId> found;
            for (Slot slot = 0; slot < m_s.slots; ++slot)
                found.push_back(m_s.slot[slot].base);
            sameCards(key, value, found);
        } else {
            return false;
        }
        return true;
    }

    /// What lies in piles that are nobody's; false when the key is none of these.
    bool ofPiles(const std::string& key, const Json& value)
    {
        if (key == "monster_discard") {
            sameCards(key, value, ids(m_s.monsterDiscard));
        } else if (key == "treasure_discard") {
            sameCards(key, value, ids(m_s.treasureDiscard));
        } else if (key == "treasure_deck_size") {
            same(key, value, m_s.treasures.count);
        } else if (key == "base_discard_has") {
            hasCards(key, value, ids(m_s.baseDiscard));
        } else if (key == "base_deck_has") {
            hasCards(key, value, ids(m_s.baseDeck));
        } else if (key == "base_deck_top") {
            inOrder(key, value, ids(m_s.baseDeck));
        } else if (key == "base_deck_size") {
            same(key, value, m_s.baseDeck.count);
        } else if (key == "madness_deck") {
            same(key, value, m_s.options.madness ? Json(m_s.madness.count) : Json(nullptr));
        } else {
            return false;
        }
        return true;
    }

    /// How the match stands; false when the key is none of these.
    bool ofMatch(const std::string& key, const Json& value)
    {
        if (key == "asked") {
            asked(value);
        } else if (key == "left") {
            left(value);
        } else if (key == "scored") {
            for (const Json& each : listAt(value, key))
                wantedName(key, each);
            same(key, value, Json(m_table.scored()));
        } else if (key == "turn") {
            seatNamed(key, value);
            same(key, value, Json(name(m_s.current)));
        } else if (key == "phase") {
            static const std::vector<std::string> kPhases { "setup", "start", "play", "score", "draw", "end" };
            if (std::find(kPhases.begin(), kPhases.end(), textAt(value, key)) == kPhases.end())
                failAt(key, say(Fault::UnknownPhase, { "", allOf(kPhases, language::Between::Or) }));
            same(key, value, Json(kPhases[static_cast<std::size_t>(m_s.phase)]));
        } else if (key == "over") {
            if (!value.is_boolean())
                failAt(key, say(Fault::Expected, { say(Fault::TrueOrFalse) }));
            same(key, value, Json(m_s.decided != 0));
        } else if (key == "winner") {
            winner(value);
        } else {
            return false;
        }
        return true;
    }

    Seat seatNamed(const std::string& key, const Json& wanted) const
    {
        const Seat seat = m_table.seatNamed(textAt(wanted, key));
        if (seat == Seat::None)
            failAt(key, say(Fault::NoSeatNamed, { shortened(wanted.get<std::string>()), "" }));
        return seat;
    }

    std::string name(Seat seat) const
    {
        return seat == Seat::None ? say(Fault::Nobody).words()
                                  : m_table.match().info().seats[static_cast<std::size_t>(indexOf(seat))].name;
    }
    std::string name(CardId id) const { return m_lib.def(m_s.at(id).def).name; }

    [[noreturn]] static void differs(const std::string& what, const Json& wanted, const Saying& found)
    {
        unexpected(say(Fault::ExpectedOf, { what, shown(wanted) }), found);
    }
    [[noreturn]] static void unexpected(const Saying& expected, const Saying& found)
    {
        failAt({}, say(Fault::ExpectedFound, { expected, found, "" }));
    }

    static void same(const std::string& where, const Json& wanted, const Json& found)
    {
        if (wanted != found)
            differs(where, wanted, shown(found));
    }

    std::vector<CardId> ids(const Pile& pile) const
    {
        std::vector<CardId> all;
        for (const CardId id : cardsOf(m_s, pile))
            all.push_back(id);
        return all;
    }

    std::string names(const std::vector<CardId>& cards) const
    {
        std::string all;
        for (const CardId id : cards)
            all += (all.empty() ? "" : ", ") + name(id);
        return "[" + all + "]";
    }

    template <typename Visit>
    void eachSeat(const std::string& key, const Json& value, Visit visit) const
    {
        if (!value.is_object())
            failAt(key, say(Fault::Expected, { say(Fault::Seats) }));
        for (const auto& [who, wanted] : value.items())
            visit(seatNamed(key, who), wanted, say(Fault::KeyOf, { key, who }).words());
    }

    /// The cards of the match at each base that `isThere` says are there.
    template <typename IsThere>
    void atBases(const std::string& key, const Json& value, IsThere isThere) const
    {
        eachBase(key, value, [&](Slot slot, const Json& wanted, const std::string& at) {
            std::vector<CardId> found;
            for (int id = kFirstCard; id < kFirstCard + m_s.cardCount; ++id)
                if (isThere(static_cast<CardId>(id), slot))
                    found.push_back(static_cast<CardId>(id));
            sameCards(at, wanted, found);
        });
    }

    template <typename Visit>
    void eachBase(const std::string& key, const Json& value, Visit visit) const
    {
        if (!value.is_object())
            failAt(key, say(Fault::Expected, { say(Fault::Bases) }));
        for (const auto& [which, wanted] : value.items()) {
            const Slot slot = m_table.slotNamed(which);
            if (slot == kNoSlot)
                unexpected(say(Fault::ExpectedOf, { key, shortened(which) }), say(Fault::NotInPlay));
            visit(slot, wanted, key + " " + which);
        }
    }

    std::string wantedName(const std::string& key, const Json& wanted) const
    {
        if (!wanted.is_string())
            failAt(key, say(Fault::Expected, { say(Fault::Names) }));
        const std::string& given = wanted.get_ref<const std::string&>();
        if (given.starts_with('#') ? !m_table.knowsId(given.substr(1)) : m_lib.find(given) < 0)
            failAt(key, say(Fault::UnknownCard, { shortened(given) }));
        return given;
    }

    /// Takes each wanted card out of `found`; what is missing is a fault.
    std::vector<CardId> without(const std::string& key, const Json& wanted, std::vector<CardId> found) const
    {
        if (!wanted.is_array())
            failAt(key, say(Fault::Expected, { say(Fault::AList) }));
        const std::string all = names(found);
        // Cards named by id first, so that a plain name does not take them.
        for (const bool byId : { true, false })
            for (const Json& each : wanted) {
                const std::string given = wantedName(key, each);
                if (given.starts_with('#') != byId)
                    continue;
                const auto hit
                    = std::find_if(found.begin(), found.end(), [&](CardId id) { return m_table.means(given, id); });
                if (hit == found.end())
                    differs(key, wanted, all);
                found.erase(hit);
            }
        return found;
    }

    void sameCards(const std::string& key, const Json& wanted, const std::vector<CardId>& found) const
    {
        if (!without(key, wanted, found).empty())
            differs(key, wanted, names(found));
    }

    void hasCards(const std::string& key, const Json& wanted, const std::vector<CardId>& found) const
    {
        without(key, wanted, found);
    }

    void inOrder(const std::string& key, const Json& wanted, const std::vector<CardId>& found) const
    {
        if (!wanted.is_array())
            failAt(key, say(Fault::Expected, { say(Fault::AList) }));
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (i >= found.size() || !m_table.means(wantedName(key, wanted[i]), found[i]))
                differs(key, wanted, names(found));
    }

    template <typename PileOf>
    void piles(const std::string& key, const Json& value, const std::string& pile, PileOf pileOf) const
    {
        const std::string form = key == pile ? std::string() : key.substr(pile.size());
        eachSeat(key, value, [&](Seat seat, const Json& wanted, const std::string& at) {
            std::vector<CardId> found = ids(pileOf(seat));
            if (form.empty()) {
                sameCards(at, wanted, found);
            } else if (form == "_has") {
                hasCards(at, wanted, found);
            } else if (form == "_size") {
                same(at, wanted, found.size());
            } else if (form == "_top") {
                inOrder(at, wanted, found);
            } else if (form == "_bottom") {
                // The last of the list is the very bottom.
                if (wanted.is_array() && wanted.size() <= found.size())
                    found.erase(found.begin(), found.end() - static_cast<std::ptrdiff_t>(wanted.size()));
                inOrder(at, wanted, found);
            } else {
                failAt(key, say(House::UnknownKey));
            }
        });
    }

    /// Holds when one such minion is in play.
    void minion(const Json& entry, const std::string& where) const
    {
        keysAre(entry, where, { "card", "at", "seat", "power", "controller", "actions", "counters" });
        const std::string wanted = wantedName(where + "/card", need(entry, "card", where));
        if (entry.contains("at"))
            wantedName(where + "/at", entry["at"]);
        for (const char* whose : { "seat", "controller" })
            if (entry.contains(whose))
                seatNamed(below(where, whose), entry[whose]);
        if (entry.contains("actions"))
            for (const Json& each : listAt(entry["actions"], where + "/actions"))
                wantedName(where + "/actions", each);
        std::vector<std::string> seen;
        for (Slot slot = 0; slot < m_s.slots; ++slot)
            for (const CardId id : cardsOf(m_s, m_s.slot[slot].minions)) {
                if (!m_table.means(wanted, id))
                    continue;
                if (minionFits(entry, id, slot))
                    return;
                seen.push_back(say(Fault::MinionSeen,
                    { name(id), name(m_s.slot[slot].base), name(m_s.at(id).owner), name(m_s.at(id).controller),
                        m_powers.of(id), names(attachmentsOf(id)) })
                                   .words());
            }
        unexpected(say(Fault::AMinion, { shown(entry) }),
            seen.empty() ? say(Fault::NoneOfName) : allOf(seen, language::Between::Semicolon));
    }

    std::vector<CardId> attachmentsOf(CardId id) const
    {
        std::vector<CardId> all;
        for (const CardId each : cardsOf(m_s, m_s.slot[m_s.at(id).where].attached))
            if (m_s.at(each).where == id)
                all.push_back(each);
        return all;
    }

    bool minionFits(const Json& entry, CardId id, Slot slot) const
    {
        if (entry.contains("at") && !m_table.means(entry["at"].get<std::string>(), m_s.slot[slot].base))
            return false;
        if (entry.contains("seat") && m_table.seatNamed(entry["seat"].get<std::string>()) != m_s.at(id).owner)
            return false;
        if (entry.contains("controller")
            && m_table.seatNamed(entry["controller"].get<std::string>()) != m_s.at(id).controller)
            return false;
        if (entry.contains("power") && entry["power"] != m_powers.of(id))
            return false;
        if (entry.contains("counters") && entry["counters"] != m_s.at(id).counters)
            return false;
        if (entry.contains("actions")) {
            try {
                sameCards("actions", entry["actions"], attachmentsOf(id));
            } catch (const ScenarioFault&) {
                return false;
            }
        }
        return true;
    }

    bool offered(const Prompt& prompt, const std::string& wanted) const
    {
        for (const Choice& each : prompt.choices) {
            if (wanted.starts_with('#')) {
                const Verb verb = verbOf(each);
                if ((verb == Verb::Card || verb == Verb::Play || verb == Verb::Use || verb == Verb::Order)
                    && m_table.means(wanted, each.a))
                    return true;
            } else if (m_table.word(each) == wanted || namesOther(each, wanted)
                || m_table.names(wanted, prompt, each)) {
                return true;
            }
        }
        return false;
    }

    /// The card or base under its name in another printing.
    bool namesOther(Choice choice, const std::string& wanted) const
    {
        const Verb verb = verbOf(choice);
        const bool card = verb == Verb::Card || verb == Verb::Play || verb == Verb::Use || verb == Verb::Order
            || verb == Verb::Name;
        return card && m_table.means(wanted, choice.a);
    }

    /// Why nothing could ever be answered by that name; empty when something could.
    Saying answerName(const Json& name) const
    {
        if (name.is_number_integer())
            return {};
        if (!name.is_string())
            return say(Fault::Expected, { say(Fault::Names) });
        const std::string& given = name.get_ref<const std::string&>();
        const bool known = given.starts_with('#') ? m_table.knowsId(given.substr(1))
                                                  : given == "end" || isAnswerWord(given) || m_lib.find(given) >= 0
                || m_lib.faction(given) != nullptr || m_table.seatNamed(given) != Seat::None
                || std::find(m_lib.modes().begin(), m_lib.modes().end(), given) != m_lib.modes().end();
        return known ? Saying() : say(Fault::ThereIsNo, { shortened(given) });
    }

    void asked(const Json& value) const
    {
        keysAre(value, "asked", { "seat", "has", "lacks" });
        const Prompt prompt = m_table.match().prompt();
        const Saying found = prompt.seat == Seat::None
            ? say(Fault::ThatMatchIsOver)
            : say(Fault::AskedAmong, { name(prompt.seat), '[' + m_table.legalAnswers().words() + ']' });
        if (value.contains("seat") && seatNamed("asked/seat", value["seat"]) != prompt.seat)
            unexpected(say(Fault::ToBeAsked, { value["seat"].get<std::string>() }), found);
        for (const char* list : { "has", "lacks" })
            for (const Json& each : listOr(value, list, "asked"))
                if (const Saying fault = answerName(each); !fault.empty())
                    failAt(std::string("asked/") + list, fault);
        if (value.contains("has"))
            for (const Json& each : value["has"])
                if (!offered(prompt, each.is_number() ? each.dump() : each.get<std::string>()))
                    unexpected(say(Fault::AmongAnswers, { shown(each) }), found);
        if (value.contains("lacks"))
            for (const Json& each : value["lacks"])
                if (offered(prompt, each.is_number() ? each.dump() : each.get<std::string>()))
                    unexpected(say(Fault::NotAmongAnswers, { shown(each) }), found);
    }

    void left(const Json& value) const
    {
        keysAre(value, "left", { "minions", "actions" });
        if (value.contains("minions"))
            same(say(Fault::MinionPlaysLeft).words(), value["minions"],
                countPlaysLeft(m_s, m_lib, m_s.current, PlayKind::Minion));
        if (value.contains("actions"))
            same(say(Fault::ActionPlaysLeft).words(), value["actions"],
                countPlaysLeft(m_s, m_lib, m_s.current, PlayKind::Action));
    }

    void winner(const Json& value) const
    {
        Json found = Json::array();
        for (int i = 0; i < m_s.seats; ++i)
            if (m_s.decided != 0 && contains(m_s.winners, seatAt(i)))
                found.push_back(name(seatAt(i)));
        if (!value.is_null())
            for (const Json& each : value.is_array() ? value : Json::array({ value }))
                seatNamed("winner", each);
        if (value.is_array()) {
            Json wanted = value;
            std::sort(wanted.begin(), wanted.end());
            std::sort(found.begin(), found.end());
            same("winner", wanted, found);
        } else {
            same("winner", value, found.empty() ? Json(nullptr) : found.size() == 1 ? found[0] : found);
        }
    }

    const ScenarioTable& m_table;
    const State& m_s;
    const CardLibrary& m_lib;
    Powers m_powers;
};

} // namespace

std::string checkExpectation(const ScenarioTable& table, const Json& expect)
{
    if (!expect.is_object())
        return placed("expect", say(Fault::Expected, { say(Fault::AnObject) }));
    ScenarioTable settled(table);
    settled.settle();
    try {
        Expectation expectation(settled);
        for (const auto& [key, value] : expect.items()) {
            if (key == "legal" || key == "illegal") {
                for (const Json& step : listAt(value, key)) {
                    ScenarioTable trial(table);
                    if (const std::string nonsense = table.nonsense(step); !nonsense.empty())
                        return key + ": " + shown(step) + ": " + nonsense;
                    const std::string fault = trial.make(step);
                    if (trial.inDoubt())
                        return key + ": " + shown(step) + ": " + fault;
                    if (key == "legal" && !fault.empty())
                        return say(Fault::ExpectedLegal, { shown(step), fault }).words();
                    if (key == "illegal" && fault.empty())
                        return say(Fault::ExpectedIllegal, { shown(step) }).words();
                }
            } else {
                expectation.check(key, value);
            }
        }
    } catch (const ScenarioFault& fault) {
        return fault.text;
    }
    return {};
}

} // namespace core::smashup
