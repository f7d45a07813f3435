#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/invariants.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/rules/turn_stage.h"
#include "core/smashup/table/allowances.h"
#include "core/smashup/table/zones.h"
#include "tests/smashup/accounts.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

using namespace core::smashup;
using core::Rng;
using core::Seat;
using tests::Accounts;
using tests::Given;
using tests::kNames;
using tests::Made;

namespace {

class Ear final : public core::EventSink {
public:
    void onEvent(const core::Event& event) override { events.push_back(event); }
    std::vector<core::Event> events;
};

/// A match at random in which more plays are given than any cards would give, with the test's own accounts of each
/// turn.
class Driver {
public:
    Driver(std::uint64_t seed, const std::string& printing)
        : m_rng(seed)
        , m_first(printing == tests::smashUp().setNames().front())
    {
        core::MatchSetup setup = tests::smashUpDrawnSetup(2, seed, printing);
        const bool zombies = seed % 2 == 0;
        setup.seats[0].factions = { zombies ? "Zombies" : "Innsmouth", seed % 3 == 0 ? "Robots" : "Tricksters" };
        setup.seats[1].factions = { "Aliens", "Dinosaurs" };
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(setup, problems);
        const auto& own = static_cast<const SmashUpMatch&>(*match);
        m_s = own.state();
        m_lib = &own.library();
        m_match = match->clone();
    }

    /// Goes on until so many positions were looked at. What is wrong, or nothing.
    QString run(int positions)
    {
        for (int step = 0; m_looked < positions && m_s.decided == 0 && step < 4000; ++step) {
            if (!inPlayPhase()) {
                answerAny();
                continue;
            }
            if (m_turn != m_s.turn)
                beginTurn();
            m_accounts.close(m_s);
            ++m_looked;
            m_open += m_s.openPlays.empty() ? 0 : 1;
            if (const QString fault = compare(); !fault.isEmpty())
                return fault;
            if (m_accounts.given.size() > 14 || m_accounts.ways.size() > 2000 || m_s.openPlays.size() > 5
                || m_accounts.groups() + 1 >= static_cast<int>(kNames))
                act(core::smashup::make(Verb::End));
            else
                go();
        }
        return {};
    }

    int looked() const { return m_looked; }
    int open() const { return m_open; }

private:
    bool inPlayPhase() const
    {
        return m_s.decided == 0 && m_s.top().kind == FrameKind::Turn && m_s.top().stage == TurnStage::Play;
    }

    core::Prompt asked() const
    {
        core::Prompt prompt;
        ask(m_s, *m_lib, prompt);
        return prompt;
    }

    std::uint32_t below(std::size_t bound) { return m_rng.below(static_cast<std::uint32_t>(bound)); }

    const CardDef& def(CardId id) const { return m_lib->def(m_s.at(id).def); }

    void answerAny()
    {
        const core::Prompt prompt = asked();
        Engine engine { m_s, *m_lib };
        answer(engine, prompt.choices[below(prompt.choices.size())]);
    }

    void beginTurn()
    {
        m_turn = m_s.turn;
        m_accounts = {};
        m_openings.clear();
        m_nextOpening = 0;
        noteFrom(0);
    }

    /// Tokens given together and kept to one name are a group; numbers of old groups may come again.
    void noteFrom(std::size_t first)
    {
        const int groups = m_accounts.groups();
        for (std::size_t i = first; i < m_s.tokens.size(); ++i) {
            note(m_s.tokens[i]);
            int& group = m_accounts.given.back().group;
            if (group >= 0)
                group = groups;
        }
    }

    void note(const PlayToken& token)
    {
        Given play;
        play.kind = token.kind;
        if (token.powerAtMost != kAnyPower)
            play.powerAtMost = token.powerAtMost;
        play.withoutYours = token.slot == kWithoutYours;
        if (token.slot < m_s.slots) {
            play.slot = token.slot;
            play.base = m_s.slot[token.slot].base;
        }
        play.namedThere = token.like == kNameThere;
        if (token.like >= kNameInPlay && token.like < kNameThere)
            play.group = token.like - kNameInPlay;
        else if (token.like != kAnyName && token.like != kNameThere)
            play.name = def(token.like).nameId;
        m_accounts.given.push_back(play);
    }

    bool named(std::uint16_t name, Slot slot) const
    {
        for (Slot each = 0; each < m_s.slots; ++each)
            for (const CardId id : cardsOf(m_s, m_s.slot[each].minions))
                if ((slot == kNoSlot || slot == each) && def(id).nameId == name)
                    return true;
        return false;
    }

    bool fits(const Given& play, const CardDef& card, PlayKind kind, Slot slot) const
    {
        if (play.kind != kind || play.gone)
            return false;
        if (kind == PlayKind::Action)
            return true; // none of them is bound here
        bool yours = false;
        for (const CardId id : cardsOf(m_s, m_s.slot[slot].minions))
            yours = yours || m_s.at(id).controller == m_s.current;
        return card.power <= play.powerAtMost && (play.slot == kNoSlot || play.slot == slot)
            && !(play.withoutYours && yours) && (!play.namedThere || named(card.nameId, slot))
            && (play.name == 0 || play.name == card.nameId);
    }

    /// The card as it would be played at `slot`; nothing where it lies in the discard pile and nothing brings it out.
    Made made(CardId id, PlayKind kind, Slot slot)
    {
        const CardDef& card = def(id);
        Made made { card.nameId, kind };
        made.nameInPlay = named(card.nameId, kNoSlot);
        bool pays = true;
        if (m_s.at(id).zone == Zone::Discard) {
            made.ownRight = card.name == "Tenacious Z";
            made.needsOpening = true;
            for (const CardId action : cardsOf(m_s, m_s.slot[slot].actions)) {
                if (def(action).name != "They're Coming To Get You" || m_s.at(action).controller != m_s.current)
                    continue;
                if (m_first)
                    made.needsOpening = false;
                else
                    made.openings |= 1U << openingOf(action);
            }
            pays = !made.needsOpening || made.openings != 0;
        }
        for (std::size_t i = 0; pays && i < m_accounts.given.size(); ++i)
            made.fits |= fits(m_accounts.given[i], card, kind, slot) ? 1U << i : 0U;
        return made;
    }

    /// A number for it that is its own as long as it is in play.
    std::size_t openingOf(CardId action)
    {
        const auto [found, isNew] = m_openings.try_emplace(action, m_nextOpening);
        m_nextOpening += isNew ? 1U : 0U;
        return found->second;
    }

    QString compare()
    {
        const core::Prompt prompt = asked();
        std::vector<CardId> cards;
        for (const Pile* pile : { &m_s.of(m_s.current).hand, &m_s.of(m_s.current).discard })
            for (const CardId id : cardsOf(m_s, *pile))
                if (std::none_of(cards.begin(), cards.end(), [&](CardId other) {
                        return m_s.at(other).def == m_s.at(id).def && m_s.at(other).zone == m_s.at(id).zone;
                    }))
                    cards.push_back(id);
        for (const CardId id : cards) {
            const CardDef& card = def(id);
            const bool discarded = m_s.at(id).zone == Zone::Discard;
            if (card.specialOnly || (discarded && card.kind != CardKind::Minion))
                continue;
            const bool offered = std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](core::Choice each) {
                return each.verb == static_cast<std::uint8_t>(Verb::Play) && m_s.at(each.a).def == m_s.at(id).def
                    && m_s.at(each.a).zone == m_s.at(id).zone;
            });
            Found unbound;
            playTargets(m_s, *m_lib, id, m_s.current, false, kNoSlot, unbound);
            bool legal = false;
            if (card.kind != CardKind::Minion || (card.fusion && !discarded)) {
                const bool somewhere
                    = card.attach == AttachTo::Nothing ? !isBarred(m_s, m_s.current) : !unbound.empty();
                legal = somewhere && m_accounts.allow(made(id, PlayKind::Action, 0));
            }
            if (card.kind == CardKind::Minion) {
                Found found;
                playTargets(m_s, *m_lib, id, m_s.current, true, kNoSlot, found);
                for (Slot slot = 0; slot < m_s.slots; ++slot) {
                    const bool here = unbound.contains(slot) && m_accounts.allow(made(id, PlayKind::Minion, slot));
                    if (here != found.contains(slot))
                        return wrong(card, slot, here);
                    legal = legal || here;
                }
            }
            if (legal != offered)
                return wrong(card, kNoSlot, legal);
        }
        for (const PlayKind kind : { PlayKind::Minion, PlayKind::Action }) {
            const int left = countPlaysLeft(m_s, *m_lib, m_s.current, kind);
            if (const int most = m_accounts.most(kind); most != left)
                return QStringLiteral("%1 plays of kind %2 are left, %3 were counted")
                    .arg(most)
                    .arg(static_cast<int>(kind))
                    .arg(left);
        }
        const auto breaches = findBreaches(m_s, *m_lib);
        return breaches.empty() ? QString() : QString::fromStdString(breaches.front());
    }

    QString wrong(const CardDef& card, Slot slot, bool legal) const
    {
        return QStringLiteral("turn %1: %2 at place %3 should be %4, with %5 plays given and %6 ways to have used them")
            .arg(m_s.turn)
            .arg(QString::fromStdString(card.name))
            .arg(slot == kNoSlot ? -1 : slot)
            .arg(legal ? QStringLiteral("legal") : QStringLiteral("illegal"))
            .arg(m_accounts.given.size())
            .arg(m_accounts.ways.size());
    }

    /// Something happens: a card is drawn or discarded, a play given, a base swapped, or a choice of the seat's.
    void go()
    {
        Engine engine { m_s, *m_lib };
        const SeatState& own = m_s.of(m_s.current);
        switch (below(14)) {
        case 0:
            if (own.deck.count > 0 && own.hand.count < 12)
                toHand(engine, own.deck.head);
            return;
        case 1:
            for (const CardId id : cardsOf(m_s, own.hand))
                if (def(id).kind == CardKind::Minion && below(3) == 0)
                    return toDiscard(engine, id);
            return;
        case 2:
        case 3:
        case 4:
        case 5:
        case 6:
            return give(engine);
        case 7:
            if (below(6) == 0)
                return swapBase(engine);
            if (below(6) == 0)
                return discardAction(engine);
            [[fallthrough]];
        default: {
            const core::Prompt prompt = asked();
            const auto last = static_cast<std::uint32_t>(prompt.choices.size() - 1);
            act(prompt.choices[last == 0 || below(60) == 0 ? last : below(last)]);
        }
        }
    }

    void give(Engine& engine)
    {
        PlayToken token { PlayKind::Minion, m_s.current };
        const std::array<std::uint8_t, 5> powers { kAnyPower, kAnyPower, 2, 3, 4 };
        token.powerAtMost = powers[below(powers.size())];
        if (const std::uint32_t place = below(std::size_t { 2 } + m_s.slots); place > 1)
            token.slot = static_cast<Slot>(place - 2);
        else if (place == 1)
            token.slot = kWithoutYours;
        int times = 1;
        switch (below(8)) {
        case 0:
            if (token.slot < m_s.slots)
                token.like = kNameThere;
            break;
        case 1: {
            const Slot slot = static_cast<Slot>(below(m_s.slots));
            if (m_s.slot[slot].minions.count > 0)
                token.like = m_s.slot[slot].minions.head;
            break;
        }
        case 2: {
            token.like = kNameInPlay;
            for (const PlayToken& each : m_s.tokens)
                if (each.like >= token.like && each.like < kNameThere)
                    token.like = static_cast<std::uint8_t>(each.like + 1);
            times = 2;
            break;
        }
        case 3:
            token = { PlayKind::Action, m_s.current };
            break;
        default:
            break;
        }
        for (int i = 0; i < times; ++i)
            grantExtra(engine, token, PlayTime::Free);
        noteFrom(m_s.tokens.size() - static_cast<std::size_t>(times));
    }

    void swapBase(Engine& engine)
    {
        const CardId base = topBase(engine);
        const Slot slot = static_cast<Slot>(below(m_s.slots));
        if (base == kNoCard || m_s.slot[slot].base == kNoCard)
            return;
        baseToDiscard(engine, slot);
        baseToSlot(engine, base, slot);
    }

    void discardAction(Engine& engine)
    {
        for (Slot slot = 0; slot < m_s.slots; ++slot)
            if (m_s.slot[slot].actions.count > 0) {
                m_openings.erase(m_s.slot[slot].actions.head);
                return toDiscard(engine, m_s.slot[slot].actions.head);
            }
    }

    /// A choice, with all that it brings about until the seat has its freedom again, or another phase begins.
    void act(core::Choice choice)
    {
        std::map<CardId, Made> asMinion; // by base
        Made asAction;
        const bool plays = verbOf(choice) == Verb::Play;
        for (Slot slot = 0; plays && slot < m_s.slots; ++slot)
            asMinion[m_s.slot[slot].base] = made(choice.a, PlayKind::Minion, slot);
        if (plays)
            asAction = made(choice.a, PlayKind::Action, 0);
        Ear ear;
        Engine engine { m_s, *m_lib, &ear };
        answer(engine, choice);
        while (m_s.decided == 0 && !inPlayPhase() && m_s.turn == m_turn && m_s.phase == Phase::Play) {
            const core::Prompt prompt = asked();
            answer(engine, prompt.choices[below(prompt.choices.size())]);
        }
        if (!inPlayPhase() || m_turn != m_s.turn)
            return;
        std::size_t extra = 0;
        bool paid = !plays;
        for (const core::Event& event : ear.events) {
            const auto kind = static_cast<EventKind>(event.kind);
            extra += kind == EventKind::ExtraPlay ? 1U : 0U;
            if (paid || event.card != choice.a || (kind != EventKind::MinionPlayed && kind != EventKind::ActionPlayed))
                continue;
            paid = true;
            m_accounts.ways = m_accounts.after(kind == EventKind::MinionPlayed ? asMinion.at(event.place) : asAction);
        }
        noteFrom(m_s.tokens.size() - std::min(extra, m_s.tokens.size()));
    }

    std::unique_ptr<core::Match> m_match;
    State m_s;
    const CardLibrary* m_lib = nullptr;
    Rng m_rng;
    Accounts m_accounts;
    std::map<CardId, std::size_t> m_openings;
    std::size_t m_nextOpening = 0;
    int m_turn = -1;
    int m_looked = 0;
    int m_open = 0;
    bool m_first;
};

} // namespace

/// A card may be played as long as some way of paying for all that was played is left, and no longer.
class AllowancesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyLegalPlayIsOfferedAndNoOther_data()
    {
        QTest::addColumn<QString>("printing");
        for (const std::string& each : tests::smashUp().setNames())
            QTest::addRow("%s", each.c_str()) << QString::fromStdString(each);
    }

    void everyLegalPlayIsOfferedAndNoOther()
    {
        QFETCH(QString, printing);
        const int wanted = qEnvironmentVariableIsSet("BREAKPOINT_LONG") ? 2000000 : 100000;
        int looked = 0;
        int open = 0;
        for (std::uint64_t seed = 1; looked < wanted; ++seed) {
            Driver driver(seed, printing.toStdString());
            const QString fault = driver.run(std::min(wanted - looked, 400));
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
            QVERIFY(driver.looked() > 0);
            looked += driver.looked();
            open += driver.open();
        }
        // It would prove nothing if it were always plain which play a card took.
        QVERIFY2(open > looked / 20, qPrintable(QString::number(open)));
    }
};

REGISTER_TEST(AllowancesTest)
#include "allowances_test.moc"
