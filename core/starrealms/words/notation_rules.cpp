#include "core/starrealms/table/format.h"
#include "core/starrealms/words/notation.h"
#include "core/starrealms/words/notation_names.h"
#include "core/starrealms/words/view.h"

#include <algorithm>
#include <initializer_list>

// What the rules say of the moment: resources/rules/starrealms has the paragraphs.

namespace core::starrealms {

namespace {

using language::Saying;

using Entries = std::vector<RulesNow::Entry>;

constexpr int kStepMain = 1; ///< of the phases in rules 3.1

void add(Entries& entries, std::initializer_list<const char*> paragraphs)
{
    for (const char* paragraph : paragraphs) {
        const std::string address = std::string("rules/") + paragraph;
        const auto same = std::find_if(
            entries.begin(), entries.end(), [&](const RulesNow::Entry& each) { return each.address == address; });
        if (same == entries.end())
            entries.push_back({ address, 0 });
    }
}

/// What the format has of its own.
void addFormat(Entries& entries, Format format)
{
    switch (format) {
    case Format::Standard:
        return;
    case Format::FreeForAll:
        return add(entries, { "10.1", "10.4" });
    case Format::Hunter:
        return add(entries, { "10.2", "14.6", "10.4" });
    case Format::FirstBlood:
        return add(entries, { "10.3", "10.2", "14.6" });
    case Format::Hydra:
        return add(entries, { "11.2", "11.3", "11.4", "11.1" });
    case Format::Emperor:
        return add(entries, { "12.1", "11.2", "11.3" });
    case Format::Raid:
        return add(entries, { "12.2", "14.7" });
    case Format::ChallengeTeam:
        return add(entries, { "13.3", "13.1", "11.2", "11.3" });
    case Format::ChallengePooled:
    case Format::ChallengeEach:
        return add(entries, { "13.3", "13.1" });
    }
}

bool hasOutpost(const TableView& view)
{
    const auto guards = [](const CardView& card) { return card.kind == "outpost"; };
    return (view.boss && std::any_of(view.boss->inPlay.begin(), view.boss->inPlay.end(), guards))
        || std::any_of(view.seats.begin(), view.seats.end(),
            [&](const SeatView& seat) { return std::any_of(seat.inPlay.begin(), seat.inPlay.end(), guards); });
}

void addMain(Entries& entries, const TableView& view)
{
    add(entries, { "3.1" });
    entries.back().step = kStepMain;
    if (hasOutpost(view))
        add(entries, { "9.3" });
    add(entries, { "4.2", "7.1", "9.1", "9.2", "5.1", "6.1", "3.2", "3.3" });
}

/// What whoever is asked in the middle of something reads first.
void addQuestion(Entries& entries, const State& s, Reason reason)
{
    switch (reason) {
    case Reason::MustDiscard:
        add(entries, { "8.2", "14.2" });
        break;
    case Reason::Scrap:
        add(entries, { "6.3", "6.2", "6.4" });
        break;
    case Reason::Discard:
        add(entries, { "4.3", "8.1" });
        break;
    case Reason::Destroy:
        add(entries, { "9.4", "9.5" });
        break;
    case Reason::Acquire:
        add(entries, { "7.3", "7.2", "7.4" });
        break;
    case Reason::OnTop:
        add(entries, { "7.4", "14.3" });
        break;
    case Reason::WhoDiscards:
        add(entries, { "8.3", "8.2" });
        break;
    case Reason::HowMuch:
        if (s.hasBoss() || rulesOf(s.format).sides)
            add(entries, { "11.3" });
        add(entries, { "9.1" });
        break;
    case Reason::BossPutsOnDeck:
        add(entries, { "13.1" });
        break;
    case Reason::PutOnDeck:
    case Reason::Mode:
    case Reason::Copy:
    case Reason::Main:
    case Reason::None:
        break;
    }
    add(entries, { "4.3", "4.4", "4.5" });
}

} // namespace

RulesNow StarRealmsNotation::rulesNow(const Match& match, Seat viewer) const
{
    const StarRealmsMatch& own = asStarRealms(match);
    const State& s = own.state();
    const Prompt& prompt = own.prompt();
    Entries entries;
    if (own.outcome().decided) {
        add(entries, { "1.1" });
        addFormat(entries, s.format);
        return { {}, std::move(entries) };
    }
    const TableView view = viewFor(match, viewer);
    const auto reason = static_cast<Reason>(prompt.reason);
    const bool asked = viewer != Seat::None && viewer == prompt.seat;
    const bool shared = rulesOf(s.format).sharedTurn && s.seats > 1;
    Saying sentence;
    if (reason == Reason::Main) {
        sentence = !asked ? say(Say::NowTheirTurn, { personAt(own, prompt.seat) })
            : shared      ? say(Say::NowMainShared)
                          : say(Say::NowMain);
    } else {
        if (asked)
            sentence = reason == Reason::MustDiscard || prompt.source == kNoCard
                ? say(reason == Reason::MustDiscard ? Say::NowMustDiscard : Say::NowAsked)
                : say(Say::NowAbility, { cardName(own, prompt.source) });
        else
            sentence = say(Say::NowTheyAnswer, { personAt(own, prompt.seat) });
        addQuestion(entries, s, reason);
    }
    addMain(entries, view);
    addFormat(entries, s.format);
    return { sentence.words(), std::move(entries) };
}

} // namespace core::starrealms
