#include "core/smashup/rules/frames.h"
#include "core/smashup/words/notation.h"
#include "core/smashup/words/notation_names.h"
#include "core/smashup/words/view.h"

#include <algorithm>
#include <initializer_list>

namespace core::smashup {

namespace {

using language::Saying;

using Entries = std::vector<RulesNow::Entry>;

/// The steps of rules 13.2, the items of its list, that the scoring may stand at between two choices.
constexpr int kStepChoose = 2;
constexpr int kStepBefore = 3;
constexpr int kStepPoints = 4;
constexpr int kStepAfter = 6;
constexpr int kStepDiscard = 7;
constexpr int kStepNewBase = 9;

struct Moment {
    Saying sentence;
    Entries entries;
};

Entries entriesOf(std::initializer_list<const char*> paragraphs)
{
    Entries entries;
    for (const char* paragraph : paragraphs)
        entries.push_back({ std::string("rules/") + paragraph, 0 });
    return entries;
}

/// The order of abilities that come at the same time, as this match has it. Rules 8.6 and 21.3.
Entries orderOfAbilities(Responses responses)
{
    return responses == Responses::Rounds ? entriesOf({ "8.6.4", "8.6.2", "21.3" })
                                          : entriesOf({ "8.6", "8.6.1", "8.6.2", "21.3" });
}

/// The same behind other entries.
Entries withOrder(Entries entries, Responses responses)
{
    const Entries order = orderOfAbilities(responses);
    entries.insert(entries.end(), order.begin(), order.end());
    return entries;
}

/// What everybody sees: how far the scoring has come.
Moment scoringMoment(const ScoringView& scoring, Responses responses)
{
    const Saying base = scoring.base;
    const auto at = [](int step, std::initializer_list<const char*> more) {
        Entries entries = entriesOf({ "13.2" });
        entries.front().step = step;
        const Entries others = entriesOf(more);
        entries.insert(entries.end(), others.begin(), others.end());
        return entries;
    };
    const bool rounds = responses == Responses::Rounds;
    switch (scoring.step) {
    case ScoringView::Step::Before:
        return { say(rounds ? Say::NowBeforeRounds : Say::NowBeforeInPlayFirst, { base }),
            withOrder(at(kStepBefore, { "13.3", "13.5", "13.13" }), responses) };
    case ScoringView::Step::Places:
        return { say(Say::NowPlaces, { base }), at(kStepPoints, { "13.6", "13.7", "13.8" }) };
    case ScoringView::Step::After:
        return { say(rounds ? Say::NowAfterRounds : Say::NowAfterInPlayFirst, { base }),
            withOrder(at(kStepAfter, { "13.10", "13.9", "13.13" }), responses) };
    case ScoringView::Step::Discard:
        return { say(Say::NowDiscard, { base }), at(kStepDiscard, { "12.4", "12.5" }) };
    case ScoringView::Step::NewBase:
    case ScoringView::Step::Ability:
        break;
    }
    return { say(Say::NowNewBase, { base }), at(kStepNewBase, { "13.11" }) };
}

/// What everybody sees of a turn.
Moment phaseMoment(const TableView& view, Responses responses)
{
    if (view.scoring)
        return scoringMoment(*view.scoring, responses);
    switch (view.phase) {
    case Phase::Setup:
        return { say(Say::NowSetup), entriesOf({ "4.7", "4.3", "4.6", "4.8" }) };
    case Phase::Start:
        return { say(Say::NowStart), entriesOf({ "5.2", "5.2.1", "5.2.2" }) };
    case Phase::Play:
        return { say(Say::NowTheyPlay), entriesOf({ "5.3.1", "5.3.2", "5.3.3" }) };
    case Phase::Score:
        return { say(Say::NowScorePhase), entriesOf({ "5.4", "13.1", "13.2" }) };
    case Phase::Draw:
        return { say(Say::NowDraw), entriesOf({ "5.5", "12.8", "12.10" }) };
    case Phase::End:
        break;
    }
    return { say(Say::NowEnd), entriesOf({ "5.6", "5.6.1", "5.6.2", "14.1", "14.2" }) };
}

/// Whether the question is one of those that the times about a scoring consist of.
bool asksWhoseTurnItIs(const Prompt& prompt)
{
    const auto reason = static_cast<Reason>(prompt.reason);
    return reason == Reason::OrderAbilities || reason == Reason::UseAbility || reason == Reason::RespondBeforeScoring
        || reason == Reason::RespondAfterScoring;
}

/// What whoever is asked sees beside that; nothing where the time itself is what is asked about.
Moment questionMoment(const SmashUpMatch& match, const Prompt& prompt)
{
    const State& s = match.state();
    const bool rounds = s.options.responses == Responses::Rounds;
    const Saying source = prompt.source == kNoCard ? Saying() : Saying(nameOf(match, prompt.source));
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Mulligan:
        return { say(s.options.mulligan == Mulligan::Shuffle ? Say::NowMulliganShuffle : Say::NowMulliganDiscard),
            entriesOf({ "4.7", "21.1" }) };
    case Reason::PlayPhase:
        return { say(Say::NowPlayCards), entriesOf({ "5.3.1", "5.3.2", "5.3.3", "6.3", "6.7", "7.5" }) };
    case Reason::ChooseBaseToScore: {
        Entries entries = entriesOf({ "13.2", "13.1", "13.11" });
        entries.front().step = kStepChoose;
        return { say(Say::NowChooseBase), entries };
    }
    case Reason::DiscardToLimit:
        return { say(Say::NowHandLimit), entriesOf({ "5.5", "12.10" }) };
    case Reason::PlayWhere:
        return { say(Say::NowPlayWhere, { source }), entriesOf({ "8.1", "6.1", "6.2", "6.3", "2.4" }) };
    case Reason::PlayAsWhat:
        return { say(Say::NowPlayAsWhat, { source }), entriesOf({ "19.4" }) };
    case Reason::PlayExtra:
        return { say(Say::NowExtra), entriesOf({ "6.7.3", "6.7.5", "6.7.1", "6.7.7" }) };
    case Reason::PlayThis:
    case Reason::PlayFromPile:
        return { say(Say::NowOffer, { source }), entriesOf({ "6.6", "6.7.3", "6.7.5" }) };
    case Reason::Offer:
        return { say(Say::NowOffer, { source }), entriesOf({ "9.4", "7.7", "9.6" }) };
    case Reason::ChooseOne:
    case Reason::ChooseMore:
    case Reason::ChooseMode:
    case Reason::PutInOrder:
    case Reason::DiscardCards:
        return { say(Say::NowAbility, { source }), entriesOf({ "7.7", "9.1", "9.5", "9.6", "11.3", "12.4" }) };
    case Reason::OrderAbilities:
        return { say(rounds ? Say::NowOrderRounds : Say::NowOrderInPlayFirst),
            withOrder(entriesOf({ "8.3" }), s.options.responses) };
    case Reason::UseAbility:
        return { say(Say::NowUse), withOrder(entriesOf({ "7.6" }), s.options.responses) };
    case Reason::SaveInstead:
    case Reason::SaveFirst:
        return { say(Say::NowSave, { source }), entriesOf({ "12.4", "11.7", "8.9" }) };
    case Reason::TakeTreasure:
        return { say(Say::NowTreasure, { source }), entriesOf({ "19.1" }) };
    case Reason::MayIgnore:
        return { say(Say::NowIgnore, { source }), entriesOf({ "11.10" }) };
    case Reason::RespondBeforeScoring:
    case Reason::RespondAfterScoring:
    case Reason::None:
        break;
    }
    return {};
}

} // namespace

RulesNow SmashUpNotation::rulesNow(const Match& match, Seat viewer) const
{
    const SmashUpMatch& own = asSmashUp(match);
    const Prompt& prompt = own.prompt();
    if (own.outcome().decided)
        return { {}, entriesOf({ "14.1", "14.2" }) };
    const TableView view = viewFor(match, viewer);
    const Moment open = phaseMoment(view, own.state().options.responses);
    Moment moment;
    if (viewer != Seat::None && viewer == prompt.seat && !(view.scoring && asksWhoseTurnItIs(prompt)))
        moment = questionMoment(own, prompt);
    if (moment.sentence.empty())
        moment.sentence = open.sentence;
    // What is asked comes first; where the turn stands is told beside it, each paragraph once.
    for (const RulesNow::Entry& entry : open.entries) {
        const auto same = std::find_if(moment.entries.begin(), moment.entries.end(),
            [&](const RulesNow::Entry& each) { return each.address == entry.address; });
        if (same == moment.entries.end())
            moment.entries.push_back(entry);
    }
    return { moment.sentence.words(), std::move(moment.entries) };
}

} // namespace core::smashup
