#include "core/smashup/words/view.h"

#include "core/language/edition.h"
#include "core/smashup/rules/ending.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/fields.h"
#include "core/smashup/table/places.h"
#include "core/smashup/table/restrictions.h"
#include "core/smashup/words/notation.h"

#include <algorithm>

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
        view.madnessSettles = m_s.options.madness && m_s.options.madnessTie == MadnessTie::Count;
        for (const CardId id : cardsOf(m_s, m_s.baseDiscard))
            view.baseDiscard.push_back(language::shownName(def(id).name));
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
        view.scoring = scoring();
        view.outcome = m_match.outcome();
        return view;
    }

    CardView card(CardId id) const
    {
        const CardInstance& c = m_s.at(id);
        const CardDef& d = def(id);
        CardView view;
        view.id = id;
        view.name = language::shownName(d.name);
        view.faction = d.faction == kNoFaction ? std::string() : m_lib.factions()[d.faction].name;
        view.kind = wordOfFile(kindWord(d)).words();
        view.text = d.text();
        view.isMinion = d.kind == CardKind::Minion;
        view.printedPower = d.power;
        view.power = view.isMinion ? m_powers.of(id) : 0;
        if (view.isMinion || c.zone == Zone::Titans)
            view.counters = c.counters;
        if (view.isMinion && c.zone == Zone::Minions)
            addParts(id, view);
        addAbilities(c, d, view);
        for (const Modifier& each : m_s.modifiers)
            if (each.until == Until::Named && each.card == id)
                view.named += (view.named.empty() ? "" : ", ")
                    + language::shownName(m_lib.factions()[static_cast<FactionId>(each.amount)].name);
        view.copies = d.copies;
        view.deeds = d.deeds;
        view.owner = c.owner;
        view.controller = c.controller;
        if (c.zone == Zone::Minions)
            for (const CardId each : cardsOf(m_s, m_s.slot[c.where].attached))
                if (m_s.at(each).where == id)
                    view.attachments.push_back(card(each));
        return view;
    }

private:
    const CardDef& def(CardId id) const { return m_lib.def(m_s.at(id).def); }

    void addParts(CardId id, CardView& view) const
    {
        InlineVector<Powers::Gift, kMaxCards> gifts;
        m_powers.listGifts(id, gifts);
        for (const Powers::Gift& gift : gifts)
            view.parts.push_back({ gift.card == id ? PowerPart::From::Own : PowerPart::From::Card,
                gift.card == id ? std::string() : def(gift.card).name, gift.amount });
        if (view.counters > 0)
            view.parts.push_back({ PowerPart::From::Counters, {}, view.counters });
        int lasting = 0;
        for (const Modifier& each : m_s.modifiers)
            if (each.card == id && (each.until != Until::OthersTurns || each.seat != m_s.current))
                lasting += each.amount;
        if (lasting != 0)
            view.parts.push_back({ PowerPart::From::Lasting, {}, lasting });
    }

    /// What its text calls Ongoing, Talent and Special.
    static void addAbilities(const CardInstance& c, const CardDef& d, CardView& view)
    {
        view.talent = d.talent != kNoReg;
        view.talentUsed = view.talent && (c.used & (1U << d.talent)) != 0;
        view.ongoing = !d.statics.empty();
        for (const Ability& each : d.abilities) {
            const bool instead = each.timing == Timing::InsteadOfDestroyed;
            view.special = view.special || each.fromHand || each.timing == Timing::BeforeScoring
                || each.timing == Timing::AfterScoring || (instead && each.special);
            view.ongoing = view.ongoing || each.timing == Timing::Trigger || (instead && !each.special);
        }
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
        view.name = language::shownName(d.name);
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
        const EachSeat<std::uint8_t> places = placesAt(m_s, m_powers, slot);
        for (std::size_t i = 0; i < places.size(); ++i)
            view.place[i] = places[i] == kNoPlace ? -1 : places[i];
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

    std::optional<ScoringView> scoring() const
    {
        const auto frame = std::find_if(
            m_s.frames.begin(), m_s.frames.end(), [](const Frame& f) { return f.kind == FrameKind::Score; });
        if (frame == m_s.frames.end() || frame->source == kNoCard)
            return std::nullopt;
        ScoringView view;
        view.step = static_cast<ScoringView::Step>(scoringStep(*frame));
        view.slot = frame->slot;
        view.base = def(frame->source).name;
        if (view.step == ScoringView::Step::Before)
            return view;
        const EachSeat<std::uint8_t> now = placesAt(m_s, m_powers, frame->slot);
        for (std::size_t i = 0; i < m_s.seats; ++i) {
            const Seat seat = seatAt(static_cast<int>(i));
            view.gained[i] = m_s.seat[i].vp - frame->reg[i];
            if (contains(m_s.scoring.winners, seat))
                view.place[i] = 0;
            else if (contains(m_s.scoring.runnersUp, seat))
                view.place[i] = 1;
            else if (view.gained[i] > 0 && now[i] != kNoPlace)
                view.place[i] = std::max<int>(now[i], 2);
        }
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
        info.barred = barredThisTurn(own);
        info.barredNext = barredNextTurn(own);
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

PlayBar playBar(const Match& match, Seat seat, int card, int slot)
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    const State& s = own.state();
    const Bar bar = barAt(s, own.library(), static_cast<CardId>(card), seat, static_cast<Slot>(slot));
    PlayBar told;
    switch (bar.kind) {
    case Bar::Kind::None:
        break;
    case Bar::Kind::Card:
        told.kind = PlayBar::Kind::Card;
        break;
    case Bar::Kind::Itself:
        told.kind = PlayBar::Kind::Itself;
        break;
    case Bar::Kind::Plays:
        told.kind = PlayBar::Kind::Plays;
        break;
    case Bar::Kind::Target: {
        const CardDef& def = own.library().def(s.at(static_cast<CardId>(card)).def);
        const bool standard = def.kind != CardKind::Minion && !def.fusion && def.attach == AttachTo::Nothing;
        told.kind = standard ? PlayBar::Kind::Elsewhere : PlayBar::Kind::Target;
        break;
    }
    }
    if (bar.card != kNoCard) {
        const CardDef& def = own.library().def(s.at(bar.card).def);
        told.name = language::shownName(def.name);
        told.text = def.text();
        told.of = isBase(bar.card) ? Seat::None : s.at(bar.card).controller;
    }
    return told;
}

std::optional<CardView> cardNamed(const Match& match, int card)
{
    if (card < 0 || card >= kNoCard || isBase(static_cast<CardId>(card)))
        return std::nullopt;
    return Viewer(static_cast<const SmashUpMatch&>(match), Seat::None).card(static_cast<CardId>(card));
}

TableView viewFor(const Match& match, Seat viewer, bool handsOpen)
{
    const auto& own = static_cast<const SmashUpMatch&>(match);
    TableView table = Viewer(own, viewer).table();
    for (std::size_t i = 0; handsOpen && i < table.seats.size(); ++i)
        table.seats[i].hand = Viewer(own, seatAt(static_cast<int>(i))).table().hand;
    return table;
}

} // namespace core::smashup
