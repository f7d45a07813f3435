#include "core/smashup/words/plays_left.h"

#include "core/smashup/table/restrictions.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace core::smashup {

namespace {

/// Plays that one may say in the same words.
struct Kind {
    std::string bound; ///< " of power 2 or less", " at The Homeworld"; empty for a free play
    std::uint32_t tokens = 0; ///< bits of those there are
    std::uint8_t ownRight = 0; ///< bit of CardDef::fromDiscard: no token, but a card's right
    int least = 0; ///< left in any case
    int most = 0;
};

/// How many of each kind are left.
using Left = std::vector<int>;

std::string boundOf(const State& s, const CardLibrary& lib, const PlayToken& token)
{
    std::string text;
    if (token.powerAtMost != kAnyPower)
        text += " of power " + std::to_string(token.powerAtMost) + " or less";
    if (token.like == kNameThere)
        text += " named like one there";
    else if (token.like >= kNameInPlay && token.like != kAnyName)
        text += " named like one in play";
    else if (token.like != kAnyName)
        text += " named " + lib.def(s.at(token.like).def).name;
    if (token.slot == kWithoutYours)
        text += " at a base without a minion of yours";
    else if (token.slot != kNoSlot)
        text += " at " + lib.def(s.at(s.slot[token.slot].base).def).name;
    return text;
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
            find(0, {});
    }

    /// One entry for what is left in any case, and one for what may be left besides.
    std::vector<std::string> entries()
    {
        std::vector<std::string> entries;
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
        std::string besides;
        if (m_left.size() <= kMostSaid) {
            for (const Left& left : m_left)
                besides += (besides.empty() ? "either " : " or ") + inWords(left, " and ");
        } else {
            int most = 0;
            for (const Left& left : m_left)
                most = std::max(most, besidesTheLeast(left));
            besides = "at most " + std::to_string(most) + " of " + inWords(mostOfEach(), " or ");
        }
        entries.push_back(besides);
        return entries;
    }

private:
    void add(std::size_t token)
    {
        const std::string bound = boundOf(m_s, m_lib, m_s.tokens[token]);
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
            m_kinds.push_back({ " named " + def.name + " from your discard pile", 0, def.fromDiscard, 0, 1 });
    }

    /// Every number of each kind, and of these what may be left and is no part of what may be left, too.
    void find(std::size_t kind, Left left) // NOLINT(misc-no-recursion): one level a kind
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
            find(kind + 1, left);
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

    std::string counted(const Kind& kind, int count) const
    {
        return std::to_string(count) + (m_minions ? " minion" : " action") + (count == 1 ? "" : "s") + kind.bound;
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
    std::string inWords(const Left& left, const char* between) const
    {
        std::string text;
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i] > m_kinds[i].least)
                text += (text.empty() ? "" : between) + counted(m_kinds[i], left[i] - m_kinds[i].least);
        return text;
    }

    const State& m_s;
    const CardLibrary& m_lib;
    bool m_minions;
    std::vector<Kind> m_kinds;
    std::vector<Left> m_left;
};

}

std::string playsLeftInWords(const State& s, const CardLibrary& lib)
{
    std::vector<std::string> entries = PlaysOfKind(s, lib, PlayKind::Minion).entries();
    if (!isBarred(s, s.current))
        for (const std::string& each : PlaysOfKind(s, lib, PlayKind::Action).entries())
            entries.push_back(each);
    std::string text;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (i > 0)
            text += i + 1 == entries.size() ? " and " : ", ";
        text += entries[i];
    }
    return text;
}

} // namespace core::smashup
