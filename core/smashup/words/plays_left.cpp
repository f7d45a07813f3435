#include "core/smashup/words/plays_left.h"

#include "core/smashup/sayings/sayings.h"
#include "core/smashup/table/restrictions.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace core::smashup {

namespace {

using language::Between;
using language::Saying;

/// Plays that one may say in the same words.
struct Kind {
    Saying bound; ///< " of power 2 or less", " at The Homeworld"; empty for a free play
    std::uint32_t tokens = 0; ///< bits of those there are
    std::uint8_t ownRight = 0; ///< bit of CardDef::fromDiscard: no token, but a card's right
    int least = 0; ///< left in any case
    int most = 0;
};

/// How many of each kind are left.
using Left = std::vector<int>;

Saying boundOf(const State& s, const CardLibrary& lib, const PlayToken& token)
{
    Saying power;
    Saying name;
    Saying place;
    if (token.powerAtMost != kAnyPower)
        power = say(Say::OfPower, { int { token.powerAtMost } });
    if (token.like == kNameThere)
        name = say(Say::NamedLikeThere);
    else if (token.like >= kNameInPlay && token.like != kAnyName)
        name = say(Say::NamedLikeInPlay);
    else if (token.like != kAnyName)
        name = say(Say::OfName, { lib.def(s.at(token.like).def).name });
    if (token.slot == kWithoutYours)
        place = say(Say::AtBaseWithoutYours);
    else if (token.slot != kNoSlot)
        place = say(Say::AtBase, { lib.def(s.at(s.slot[token.slot].base).def).name });
    const bool free = power.empty() && name.empty() && place.empty();
    return free ? Saying() : say(Say::Bounds, { power, name, place });
}

/// What may be left for one kind of card, and how.
class PlaysOfKind {
public:
    PlaysOfKind(const State& s, const CardLibrary& lib, PlayKind kind)
        : m_s(s)
        , m_lib(lib)
        , m_minions(kind == PlayKind::Minion)
    {
        for (std::uint32_t left = tokensOf(s, s.current, kind); left != 0; left &= left - 1)
            add(static_cast<std::size_t>(std::countr_zero(left)));
        // What may be used freely comes before what is bound.
        std::stable_sort(m_kinds.begin(), m_kinds.end(),
            [](const Kind& left, const Kind& right) { return left.bound.empty() && !right.bound.empty(); });
        if (m_minions)
            for (const OpenPlay& play : s.openPlays)
                addRight(static_cast<CardId>(play.card));
        if (s.openPlays.empty())
            m_left.push_back(mostOfEach());
        else
            tryEachCount(0, {});
    }

    /// One entry for what is left in any case, and one for what may be left besides.
    std::vector<Saying> entries()
    {
        std::vector<Saying> entries;
        for (Kind& each : m_kinds) {
            const auto kind = static_cast<std::size_t>(&each - m_kinds.data());
            each.least = m_left.empty() ? 0 : m_left.front()[kind];
            for (const Left& left : m_left)
                each.least = std::min(each.least, left[kind]);
            if (each.least > 0)
                entries.push_back(counted(each, each.least));
        }
        if (m_left.size() < 2)
            return entries;
        constexpr std::size_t kMostSaid = 4;
        if (m_left.size() <= kMostSaid) {
            std::vector<Saying> either;
            for (const Left& left : m_left)
                either.push_back(inWords(left, Between::And));
            entries.push_back(say(Say::Either, { Saying::list(Between::Or, std::move(either)) }));
        } else {
            int most = 0;
            for (const Left& left : m_left)
                most = std::max(most, besidesTheLeast(left));
            entries.push_back(say(Say::AtMost, { most, inWords(mostOfEach(), Between::Or) }));
        }
        return entries;
    }

private:
    void add(std::size_t token)
    {
        const Saying bound = boundOf(m_s, m_lib, m_s.tokens[token]);
        auto same = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const Kind& each) { return each.bound == bound; });
        if (same == m_kinds.end())
            same = m_kinds.insert(m_kinds.end(), Kind { bound });
        same->tokens |= 1U << token;
        ++same->most;
    }

    void addRight(CardId card)
    {
        const CardDef& def = m_lib.def(m_s.at(card).def);
        const bool met = std::any_of(
            m_kinds.begin(), m_kinds.end(), [&](const Kind& each) { return each.ownRight == def.fromDiscard; });
        if (!met && (rightsInQuestion(m_s, m_lib) & def.fromDiscard) != 0)
            m_kinds.push_back({ say(Say::OfNameFromDiscard, { def.name }), 0, def.fromDiscard, 0, 1 });
    }

    /// Every number of each kind, and of these what may be left and is no part of what may be left, too.
    void tryEachCount(std::size_t kind, Left left) // NOLINT(misc-no-recursion): one level a kind
    {
        if (kind == m_kinds.size()) {
            const auto isPartOf = [](const Left& part, const Left& whole) {
                return std::equal(part.begin(), part.end(), whole.begin(), std::less_equal<>());
            };
            const bool met
                = std::any_of(m_left.begin(), m_left.end(), [&](const Left& o) { return isPartOf(left, o); });
            if (!met && mayBe(left))
                m_left.push_back(left);
            return;
        }
        left.push_back(0);
        for (int count = m_kinds[kind].most; count >= 0; --count) {
            left.back() = count;
            tryEachCount(kind + 1, left);
        }
    }

    bool mayBe(const Left& left) const
    {
        std::vector<std::uint32_t> sets;
        std::uint8_t rights = 0;
        for (std::size_t i = 0; i < left.size(); ++i) {
            if (m_kinds[i].ownRight != 0)
                rights = static_cast<std::uint8_t>(rights | (left[i] > 0 ? m_kinds[i].ownRight : 0));
            else
                sets.insert(sets.end(), static_cast<std::size_t>(left[i]), m_kinds[i].tokens);
        }
        return mayBeLeft(m_s, m_lib, sets, rights);
    }

    Saying counted(const Kind& kind, int count) const
    {
        return say(m_minions ? Say::MinionsLeft : Say::ActionsLeft, { count, kind.bound });
    }

    Left mostOfEach() const
    {
        Left most;
        for (const Kind& each : m_kinds)
            most.push_back(each.most);
        return most;
    }

    int besidesTheLeast(const Left& left) const
    {
        int besides = 0;
        for (std::size_t i = 0; i < left.size(); ++i)
            besides += left[i] - m_kinds[i].least;
        return besides;
    }

    /// What is left over and above what is left in any case.
    Saying inWords(const Left& left, Between how) const
    {
        std::vector<Saying> counts;
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i] > m_kinds[i].least)
                counts.push_back(counted(m_kinds[i], left[i] - m_kinds[i].least));
        return Saying::list(how, std::move(counts));
    }

    const State& m_s;
    const CardLibrary& m_lib;
    bool m_minions;
    std::vector<Kind> m_kinds;
    std::vector<Left> m_left;
};

} // namespace

Saying playsLeftInWords(const State& s, const CardLibrary& lib)
{
    std::vector<Saying> entries = PlaysOfKind(s, lib, PlayKind::Minion).entries();
    if (!isBarred(s, s.current))
        for (Saying& each : PlaysOfKind(s, lib, PlayKind::Action).entries())
            entries.push_back(std::move(each));
    return Saying::list(Between::And, std::move(entries));
}

} // namespace core::smashup
