#include "core/smashup/rules/invariants.h"

#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/query.h"
#include "core/smashup/table/whereabouts.h"

namespace core::smashup {

namespace {

class Checker {
public:
    Checker(const State& s, const CardLibrary& lib)
        : m_s(s)
        , m_lib(lib)
    {
    }

    std::vector<std::string> run()
    {
        for (int i = 0; i < m_s.seats; ++i) {
            const Seat seat = seatAt(i);
            const auto own = [&](CardId id) { return m_s.at(id).owner == seat; };
            pile(m_s.of(seat).hand, Zone::Hand, { "seat ", i + 1, "'s hand" }, own);
            pile(m_s.of(seat).deck, Zone::Deck, { "seat ", i + 1, "'s deck" }, own);
            pile(m_s.of(seat).discard, Zone::Discard, { "seat ", i + 1, "'s discard pile" }, own);
            for (const CardId id : cardsOf(m_s, m_s.of(seat).hand))
                expect(contains(m_s.at(id).known, seat), "a seat does not know its own hand");
        }
        pile(m_s.baseDeck, Zone::BaseDeck, { "the base deck", -1, "" }, [](CardId) { return true; });
        pile(m_s.baseDiscard, Zone::BaseDiscard, { "the base discard pile", -1, "" }, [](CardId) { return true; });
        pile(m_s.madness, Zone::MadnessDeck, { "the Madness deck", -1, "" },
            [&](CardId id) { return m_lib.def(m_s.at(id).def).madness && m_s.at(id).owner == Seat::None; });
        extras();
        for (Slot slot = 0; slot < m_s.slots; ++slot)
            place(slot);
        notedKinds();
        everyCardOnce();
        limits();
        return m_breaches;
    }

private:
    /// Puts the words together only where something is wrong: this runs after every choice of a checked match.
    template <typename... Words>
    void expect(bool holds, const Words&... words)
    {
        if (!holds)
            m_breaches.push_back((text(words) + ...));
    }
    static std::string text(const char* word) { return word; }
    static std::string text(const std::string& word) { return word; }
    static std::string text(int number) { return std::to_string(number); }
    /// A pile's name: "seat 2's hand", "slot 0".
    struct Name {
        const char* owner;
        int number;
        const char* what;
    };
    static std::string text(const Name& name)
    {
        return name.owner + (name.number < 0 ? std::string() : std::to_string(name.number)) + name.what;
    }

    /// Monsters, treasures and titans, out of play; buried cards, and which titan is whose.
    void extras()
    {
        const auto is = [&](CardId id, Home home) { return m_lib.def(m_s.at(id).def).home == home; };
        const auto nobodys = [&](const Pile& p, Zone zone, Home home, const char* name) {
            pile(p, zone, { name, -1, "" }, [&](CardId id) { return is(id, home) && m_s.at(id).owner == Seat::None; });
        };
        nobodys(m_s.monsters, Zone::MonsterDeck, Home::Monsters, "the monster deck");
        nobodys(m_s.monsterDiscard, Zone::MonsterDiscard, Home::Monsters, "the monsters' discard pile");
        nobodys(m_s.treasures, Zone::TreasureDeck, Home::Treasures, "the treasure deck");
        nobodys(m_s.treasureDiscard, Zone::TreasureDiscard, Home::Treasures, "the treasures' discard pile");
        pile(m_s.aside, Zone::Aside, { "what is set aside", -1, "" }, [&](CardId id) { return is(id, Home::Aside); });
        pile(m_s.buried, Zone::Buried, { "the ground", -1, "" }, [&](CardId id) {
            const CardInstance& card = m_s.at(id);
            return card.where < m_s.slots && is(id, Home::Owner) && contains(card.known, card.controller);
        });
        SeatMask withTitan = 0;
        for (Slot slot = 0; slot < m_s.slots; ++slot)
            for (const CardId id : cardsOf(m_s, m_s.slot[slot].actions)) {
                if (m_s.at(id).zone != Zone::Titans)
                    continue;
                expect(!contains(withTitan, m_s.at(id).controller), "a seat controls two titans");
                withTitan |= maskOf(m_s.at(id).controller);
            }
    }

    template <typename Fits>
    void pile(const Pile& p, Zone zone, const Name& name, Fits fits, Zone orZone = Zone::Box)
    {
        int count = 0;
        CardId last = kNoCard;
        for (CardId id = p.head; id != kNoCard && count <= kMaxCards; id = m_s.at(id).next) {
            ++count;
            last = id;
            ++m_seen[id];
            const Zone found = m_s.at(id).zone;
            expect(found == zone || (orZone != Zone::Box && found == orZone), name,
                " holds a card that says it is elsewhere");
            expect(fits(id), name, " holds a card that does not belong there");
        }
        expect(count == p.count, name, " counts ", p.count, " cards and holds ", count);
        expect(last == p.tail, name, " has lost its end");
    }

    void place(Slot slot)
    {
        const BaseSlot& at = m_s.slot[slot];
        const Name name { "slot ", slot, "" };
        const auto here = [&](CardId id) { return m_s.at(id).where == slot; };
        pile(at.minions, Zone::Minions, name,
            [&](CardId id) { return here(id) && m_lib.def(m_s.at(id).def).kind == CardKind::Minion; });
        pile(
            at.actions, Zone::BaseActions, name,
            [&](CardId id) { return here(id) && m_lib.def(m_s.at(id).def).attach == AttachTo::Base; }, Zone::Titans);
        pile(at.attached, Zone::Attached, name, [&](CardId id) {
            const CardId host = m_s.at(id).where;
            return host >= kFirstCard && host < kFirstCard + m_s.cardCount && m_s.at(host).zone == Zone::Minions
                && m_s.at(host).where == slot && m_lib.def(m_s.at(id).def).attach == AttachTo::Minion;
        });
        if (at.base != kNoCard) {
            ++m_seen[at.base];
            expect(m_s.at(at.base).zone == Zone::BaseInPlay && m_s.at(at.base).where == slot, name,
                "'s base says it is elsewhere");
        } else {
            const bool underWay = m_s.decided == 0 || m_s.decided == static_cast<std::uint8_t>(Ended::Agreed);
            expect(underWay && m_s.scoring.slot == slot, name, " has no base");
        }
    }

    /// What is noted of the cards in play is what they say.
    void notedKinds()
    {
        AbilityKinds all = 0;
        for (Slot slot = 0; slot < m_s.slots; ++slot) {
            const BaseSlot& place = m_s.slot[slot];
            AbilityKinds here = place.base == kNoCard ? 0 : m_lib.def(m_s.at(place.base).def).abilityKinds;
            for (const Pile* pile : { &place.minions, &place.actions, &place.attached })
                for (const CardId id : cardsOf(m_s, *pile)) {
                    here |= m_lib.def(m_s.at(id).def).abilityKinds;
                    expect(m_s.at(id).used == 0 || (m_lib.def(m_s.at(id).def).abilityKinds & kRemembersUse) != 0,
                        m_lib.def(m_s.at(id).def).name, " remembers a use that nobody forgets");
                }
            expect(m_s.kindsAt[slot] == here, Name { "slot ", slot, "" }, " notes other texts than its cards have");
            all |= here;
        }
        expect(m_s.kindsInPlay == all, "the table notes other texts than its places");
    }

    void everyCardOnce()
    {
        const auto check = [&](CardId id) {
            const Zone zone = m_s.at(id).zone;
            const int wanted = zone == Zone::Box || zone == Zone::Resolving ? 0 : 1;
            const CardDef& def = m_lib.def(m_s.at(id).def);
            expect(m_seen[id] == wanted, def.name, " is in ", m_seen[id], " places");
            if (zone == Zone::Resolving)
                expect(isBeingPlayed(id), def.name, " was forgotten on the table");
            const bool unowned = zone == Zone::Box || zone == Zone::MadnessDeck || isBase(id)
                || def.home == Home::Monsters || zone == Zone::TreasureDeck || zone == Zone::TreasureDiscard;
            expect(unowned || m_s.at(id).owner != Seat::None, "a card has no owner");
            const bool madness = def.madness;
            expect(!madness || m_s.at(id).owner == m_s.at(id).controller, "Madness belongs to somebody who has it not");
        };
        for (int i = 0; i < m_s.cardCount; ++i)
            check(static_cast<CardId>(kFirstCard + i));
        for (int i = 0; i < m_s.baseCount; ++i)
            check(static_cast<CardId>(i));
    }

    bool isBeingPlayed(CardId id) const
    {
        for (const Frame& frame : m_s.frames)
            if (frame.kind == FrameKind::Play && frame.source == id)
                return true;
        return false;
    }

    void limits()
    {
        for (const Modifier& each : m_s.modifiers)
            expect(each.until == Until::Named ? inPlay(m_s, each.card) : m_s.at(each.card).zone == Zone::Minions,
                "a change of power or a faction named outlived its card");
        plays();
        expect(m_s.overflowed == 0, "something was dropped for want of room");
        if (m_s.frames.empty() || m_s.decided != 0 || m_s.top().kind != FrameKind::Turn)
            return;
        expect(m_s.pending.empty() && m_s.picks.empty() && m_s.shielded.empty(),
            "something was left over between two choices");
        // Afterwards it may grow again: what dies at the end of the turn may draw.
        expect(m_s.top().reg[TurnReg::HandAfterDraw] <= kHandLimit, "a hand went over ten cards out of the draw phase");
        if (m_s.top().stage == TurnStage::Limit) {
            const Powers powers(m_s, m_lib);
            for (Slot slot = 0; slot < m_s.slots; ++slot)
                expect(powers.total(slot) < powers.breakpoint(slot), "a ready base was left unscored");
        }
    }

    /// The plays a seat has left, and those it may have used.
    void plays()
    {
        std::uint32_t wanted = 0;
        for (const OpenPlay& each : m_s.openPlays)
            wanted |= each.tokens;
        expect(wanted >> m_s.tokens.size() == 0, "a card waits for a play that there never was");
        for (std::size_t i = 0; i < m_s.tokens.size(); ++i) {
            const PlayToken& token = m_s.tokens[i];
            expect(token.seat == m_s.current && m_s.phase == Phase::Play, "a play outlived its phase");
            expect(token.slot != kGone || (wanted >> i & 1U) != 0, "a play outlived its base");
            expect(token.slot >= kGone || token.slot < m_s.slots, "a play is for no base");
        }
        expect(m_s.openPlays.empty() || m_s.phase == Phase::Play, "a card waits for a play of another phase");
        expect(!m_s.openPlays.full() && mayBeLeft(m_s, m_lib, {}, 0), "more was played than there were plays");
    }

    const State& m_s;
    const CardLibrary& m_lib;
    std::array<int, 256> m_seen {};
    std::vector<std::string> m_breaches;
};

} // namespace

std::vector<std::string> findBreaches(const State& s, const CardLibrary& lib)
{
    return Checker(s, lib).run();
}

} // namespace core::smashup
