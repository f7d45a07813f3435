#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

#include <algorithm>
#include <initializer_list>

// What the rules say of the moment: resources/rules/hyperborea has the paragraphs.

namespace core::hyperborea {

namespace {

using language::Saying;

using Entries = std::vector<RulesNow::Entry>;

void addRules(Entries& entries, std::initializer_list<const char*> paragraphs, int step = 0)
{
    for (const char* paragraph : paragraphs) {
        const std::string address = std::string("rules/") + paragraph;
        const auto same = std::find_if(
            entries.begin(), entries.end(), [&](const RulesNow::Entry& each) { return each.address == address; });
        if (same == entries.end())
            entries.push_back({ address, step });
    }
}

/// What an answer on offer is about.
void addAnswers(Entries& entries, const Prompt& prompt)
{
    const auto offers = [&](std::initializer_list<Verb> verbs) {
        return std::any_of(prompt.choices.begin(), prompt.choices.end(),
            [&](Choice each) { return std::find(verbs.begin(), verbs.end(), verbOf(each)) != verbs.end(); });
    };
    if (offers({ Verb::Cube, Verb::Space }))
        addRules(entries, { "4.1", "4.2", "4.3", "4.5" });
    if (offers({ Verb::Enter }))
        addRules(entries, { "6.1", "6.2", "6.3" });
    if (offers({ Verb::Step, Verb::To }))
        addRules(entries, { "5.1", "5.2", "5.4" });
    if (offers({ Verb::Fly }))
        addRules(entries, { "5.3" });
    if (offers({ Verb::Attack, Verb::Open, Verb::Site }))
        addRules(entries, { "7.1", "7.2", "7.3" });
    if (offers({ Verb::Ranged }))
        addRules(entries, { "7.4" });
    if (offers({ Verb::Miniature, Verb::Clone }))
        addRules(entries, { "7.5" });
    if (offers({ Verb::Fortress, Verb::Raze, Verb::Seat }))
        addRules(entries, { "7.3" });
    if (offers({ Verb::Develop, Verb::DevelopOther, Verb::DevelopWhole, Verb::Upgrade }))
        addRules(entries, { "8.1", "8.2" });
    if (offers({ Verb::Take, Verb::Change }))
        addRules(entries, { "9.1" });
    if (offers({ Verb::Draw, Verb::Generate, Verb::Restore, Verb::Purge, Verb::Convert }))
        addRules(entries, { "9.2" });
    if (offers({ Verb::Espionage, Verb::Copy }))
        addRules(entries, { "9.3" });
    if (offers({ Verb::SetBack, Verb::RowOf }))
        addRules(entries, { "9.5" });
    if (offers({ Verb::UseStored, Verb::UseFresh }))
        addRules(entries, { "6.4" });
    if (offers({ Verb::Power, Verb::RaceTile }))
        addRules(entries, { "12.1" });
    if (offers({ Verb::End }))
        addRules(entries, { "3.3", "3.4" });
}

void addQuestion(Entries& entries, Reason reason)
{
    switch (reason) {
    case Reason::SetupCube:
        return addRules(entries, { "2.1", "2.2", "2.4" });
    case Reason::SetupRow:
        return addRules(entries, { "2.3", "8.1" });
    case Reason::SetupTile:
        return addRules(entries, { "12.1", "2.5" });
    case Reason::Corrupt:
        return addRules(entries, { "9.4" });
    case Reason::WhichCube:
        return addRules(entries, { "9.2" });
    case Reason::Token:
        return addRules(entries, { "6.4", "6.3" });
    case Reason::Keep:
    case Reason::ResetAct:
        return addRules(entries, { "3.4", "4.6" });
    case Reason::Here:
        return addRules(entries, { "12.1", "7.5" });
    default:
        return;
    }
}

/// What everybody may want to read at any time.
void addAlways(Entries& entries, const State& s)
{
    addRules(entries, { "1.2", "3.2", "10.1", "10.3", "11.1", "11.2" });
    if (s.options.prime)
        addRules(entries, { "10.4" });
    if (s.options.mode == Mode::RaceWar)
        addRules(entries, { "12.1" });
}

Saying sentenceFor(const HyperboreaMatch& match, const Prompt& prompt, bool asked)
{
    const State& s = match.state();
    const Saying who = personAt(match, indexOf(prompt.seat));
    if (s.turn == 0)
        return asked ? say(Say::NowSetup) : say(Say::NowTheirSetup, { who });
    if (!asked)
        return s.caller != Seat::None ? say(Say::NowTheirLast, { who }) : say(Say::NowTheirTurn, { who });
    switch (static_cast<Reason>(prompt.reason)) {
    case Reason::Act:
        return s.caller != Seat::None ? say(Say::NowLast) : say(Say::NowAct);
    case Reason::Place:
        return say(Say::NowPlace, { colourWords(prompt.detail) });
    case Reason::Keep:
    case Reason::ResetAct:
        return say(Say::NowReset);
    default:
        return say(Say::NowAsked);
    }
}

} // namespace

RulesNow HyperboreaNotation::rulesNow(const Match& match, Seat viewer) const
{
    const HyperboreaMatch& m = asHyperborea(match);
    Entries entries;
    if (m.outcome().decided) {
        addRules(entries, { "11.1", "11.2", "11.3", "10.2" });
        addAlways(entries, m.state());
        return { {}, std::move(entries) };
    }
    const Prompt& prompt = m.prompt();
    const bool asked = viewer != Seat::None && viewer == prompt.seat;
    if (asked) {
        addQuestion(entries, static_cast<Reason>(prompt.reason));
        addAnswers(entries, prompt);
    }
    addAlways(entries, m.state());
    return { sentenceFor(m, prompt, asked).words(), std::move(entries) };
}

} // namespace core::hyperborea
