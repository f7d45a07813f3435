#include "core/smashup/words/view.h"

#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/zones.h"
#include "core/smashup/words/notation.h"

namespace core::smashup {

namespace {

class Viewer {
public:
    Viewer(const SmashUpMatch& match, Seat viewer)
        : m_match(match)
        , m_s(match.state())
        , m_lib(match.library())
        , m_powers(m_s, m_lib)
        , m_viewer(viewer)
    {
    }

    TableView table() const
    {
        TableView view;
        view.turn = m_s.turn;
        view.phase = m_s.phase;
        view.current = m_s.current;
        view.viewer = m_viewer;
        view.pointsToWin = kPointsToWin;
        view.baseDeckSize = m_s.baseDeck.count;
        view.madnessDeck = m_s.options.madness ? m_s.madness.count : -1;
        for (const CardId id : cardsOf(m_s, m_s.baseDiscard))
            view.baseDiscard.push_back(def(id).name);
        view.minionPlaysLeft = countPlaysLeft(m_s, m_lib, m_s.current, PlayKind::Minion);
        view.actionPlaysLeft = countPlaysLeft(m_s, m_lib, m_s.current, PlayKind::Action);
        for (Slot slot = 0; slot < m_s.slots; ++slot)
            if (m_s.slot[slot].base != kNoCard)
                view.bases.push_back(base(slot));
        for (int i = 0; i < m_s.seats; ++i)
            view.seats.push_back(seat(seatAt(i)));
        if (m_viewer != Seat::None)
            for (const CardId id : cardsOf(m_s, m_s.of(m_viewer).hand))
                view.hand.push_back(card(id));
        view.prompt = SmashUpNotation().choices(m_match, m_match.prompt(), m_viewer);
        view.outcome = m_match.outcome();
        return view;
    }

private:
    const CardDef& def(CardId id) const { return m_lib.def(m_s.at(id).def); }

    CardView card(CardId id) const
    {
        const CardInstance& c = m_s.at(id);
        const CardDef& d = def(id);
        CardView view;
        view.id = id;
        view.name = d.name;
        view.faction = d.faction == kNoFaction ? std::string() : m_lib.factions()[d.faction].name;
        view.kind = wordOfFile(kindWord(d)).words();
        view.text = d.text();
        view.isMinion = d.kind == CardKind::Minion;
        view.printedPower = d.power;
        view.power = view.isMinion ? m_powers.of(id) : 0;
        if (view.isMinion || c.zone == Zone::Titans)
            view.counters = c.counters;
        for (const Modifier& each : m_s.modifiers)
            if (each.until == Until::Named && each.card == id)
                view.named
                    += (view.named.empty() ? "" : ", ") + m_lib.factions()[static_cast<FactionId>(each.amount)].name;
        view.owner = c.owner;
        view.controller = c.controller;
        if (c.zone == Zone::Minions)
            for (const CardId each : cardsOf(m_s, m_s.slot[c.where].attached))
                if (m_s.at(each).where == id)
                    view.attachments.push_back(card(each));
        return view;
    }

    /// Face up for those who know it, and a card without a name for the others.
    CardView buried(CardId id) const
    {
        CardView view;
        if (contains(m_s.at(id).known, m_viewer)) {
            view = card(id);
            view.isMinion = false; // it has no power there
            view.power = 0;
        } else {
            view.id = id;
            view.name = say(Say::AnswerWord, { say(Say::WordBuriedCard) }).words();
            view.owner = m_s.at(id).controller; // rules 19.3
            view.controller = m_s.at(id).controller;
        }
        view.kind = say(Say::WordBuriedCard).words();
        return view;
    }

    BaseView base(Slot slot) const
    {
        const BaseSlot& at = m_s.slot[slot];
        const CardDef& d = def(at.base);
        BaseView view;
        view.id = at.base;
        view.slot = slot;
        view.name = d.name;
        view.faction = d.faction == kNoFaction ? std::string() : m_lib.factions()[d.faction].name;
        view.text = d.text();
        view.landscape = d.landscape;
        view.breakpoint = m_powers.breakpoint(slot);
        view.printedBreakpoint = d.breakpoint;
        view.vp = { d.vp[0], d.vp[1], d.vp[2] };
        view.total = m_powers.total(slot);
        for (std::size_t i = 0; i < m_s.seats; ++i) {
            const Seat seat = seatAt(static_cast<int>(i));
            view.power[i] = m_powers.total(slot, seat);
            if (mayIgnoreBase(m_s, m_lib, slot, seat))
                view.ignoredBy |= maskOf(seat);
        }
        view.cancelled = !baseWorks(m_s, m_lib, slot);
        view.scoring = m_s.scoring.slot == slot;
        for (const CardId id : cardsOf(m_s, at.minions))
            if (m_s.at(id).controller != Seat::None)
                view.minions.push_back(card(id));
        for (const CardId id : cardsOf(m_s, at.actions))
            view.actions.push_back(card(id));
        for (const CardId id : cardsOf(m_s, at.minions))
            if (m_s.at(id).controller == Seat::None)
                view.actions.push_back(card(id));
        for (const CardId id : cardsOf(m_s, m_s.buried))
            if (m_s.at(id).where == slot)
                view.actions.push_back(buried(id));
        return view;
    }

    SeatInfo seat(Seat seat) const
    {
        const SeatState& own = m_s.of(seat);
        const SeatSetup& setup = m_match.info().seats[static_cast<std::size_t>(indexOf(seat))];
        SeatInfo info;
        info.name = setup.name;
        info.factions = setup.factions;
        info.vp = own.vp;
        info.handSize = own.hand.count;
        info.deckSize = own.deck.count;
        info.barred = (own.barred & kBarredNow) != 0;
        info.barredNext = (own.barred & kBarredNext) != 0;
        info.madness = madnessOf(m_s, m_lib, seat);
        for (const CardId id : cardsOf(m_s, m_s.aside))
            if (m_s.at(id).owner == seat)
                info.aside.push_back(card(id));
        for (const CardId id : cardsOf(m_s, own.discard))
            info.discard.push_back(card(id));
        return info;
    }

    const SmashUpMatch& m_match;
    const State& m_s;
    const CardLibrary& m_lib;
    Powers m_powers;
    Seat m_viewer;
};

} // namespace

TableView viewFor(const Match& match, Seat viewer)
{
    return Viewer(static_cast<const SmashUpMatch&>(match), viewer).table();
}

} // namespace core::smashup
