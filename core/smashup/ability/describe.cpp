#include "core/smashup/ability/describe.h"

#include "core/smashup/ability/narrator.h"
#include "core/smashup/ability/words.h"

#include <algorithm>

namespace core::smashup {

namespace {

/// "Here" is where it happens, and that need not be where the card is.
bool happensAnywhere(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    if (ability.timing == Timing::BeforeScoring || ability.timing == Timing::AfterScoring)
        return def.kind != CardKind::Base && ability.where != Where::Here;
    const bool turn = ability.trigger == Trigger::TurnStart || ability.trigger == Trigger::TurnEnd;
    return ability.timing == Timing::Trigger && !turn && ability.where != Where::Here && !ability.onlySelf
        && (ability.subject < 0 || library.selector(static_cast<std::size_t>(ability.subject)).where != Where::Here);
}

/// The seat to which a base says "you" (rules 2.3): the one whose turn begins or ends, or who has played a minion here,
/// where all that the ability asks for is that seat's. None where it is for several, or for nobody in particular.
OperandKind addressee(const CardDef& def, const Ability& ability)
{
    if (def.kind != CardKind::Base || ability.timing != Timing::Trigger)
        return OperandKind::None;
    OperandKind found = OperandKind::None;
    for (const Op& op : ability.ops) {
        const bool asks = op.code == OpCode::Choose || op.code == OpCode::ChooseEach || op.code == OpCode::Offer
            || op.code == OpCode::ChooseNumber || op.code == OpCode::Mode;
        if (!asks && !isPersonal(op.code))
            continue;
        const OperandKind by = op.by.kind == OperandKind::None ? OperandKind::You : op.by.kind;
        if (found != OperandKind::None && found != by)
            return OperandKind::None;
        found = by;
    }
    const bool turn = ability.trigger == Trigger::TurnStart || ability.trigger == Trigger::TurnEnd;
    const bool fits = turn               ? found == OperandKind::You || found == OperandKind::Current
        : found == OperandKind::WhoDidIt ? ability.trigger == Trigger::MinionPlayed
                                         : found == OperandKind::ItsOwner && ability.once == Once::PerOwner;
    return fits ? found : OperandKind::None;
}

/// A base has no controller: whoever its ability is for is spoken to, or of in the third person.
Voice voiceOf(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    Voice voice;
    voice.minionPlayed = def.kind == CardKind::Minion && ability.timing == Timing::Play;
    if (def.kind == CardKind::Base)
        voice.hereTo = "to this base";
    if (def.kind == CardKind::Base && addressee(def, ability) == OperandKind::None) {
        // "Everybody" and "nobody in particular" alike run once, for the seat whose turn it is.
        const bool winner = ability.who == Who::Winner || ability.who == Who::FirstWinner;
        voice.you = winner ? "the winner" : ability.who == Who::RunnerUp ? "the runner-up" : "the current player";
        voice.nobody = voice.you == "the current player";
        voice.your = voice.nobody ? "that player's" : "their";
    }
    if (ability.timing == Timing::BeforeScoring && ability.where == Where::Here && def.attach == AttachTo::Minion) {
        voice.host = "the minion";
        voice.hostSaid = true;
    }
    if (ability.timing == Timing::AfterReplaced) {
        voice.here = "at the new base";
        voice.hereFrom = "from the new base";
        voice.hereTo = "to the new base";
        voice.hereBase = "the new base";
    } else if (happensAnywhere(library, def, ability)) {
        voice.here = "there";
        voice.hereFrom = "from there";
        voice.hereTo = "there";
        voice.hereBase = "that base";
    } else if (ability.onlySelf
        && (ability.trigger == Trigger::MinionDestroyed || ability.trigger == Trigger::MinionDiscarded)) {
        voice.here = "at the base it was on";
        voice.hereFrom = "from the base it was on";
        voice.hereTo = "to the base it was on";
        voice.hereBase = "the base it was on";
    }
    return voice;
}

std::string scoringBase(const CardDef& def, const Ability& ability)
{
    if (ability.where == Where::Here && def.attach == AttachTo::Minion)
        return "that minion's base";
    if (def.kind == CardKind::Base || ability.where == Where::Here)
        return "this base";
    return ability.where == Where::Elsewhere ? "another base" : "a base";
}

/// "After you play a minion here", "after another player plays a minion at another base".
std::string playedLead(const Ability& ability, OperandKind listener, Phrases& phrases)
{
    std::string whom = "minion";
    std::string place = ability.where == Where::Here ? " here" : "";
    const bool per = ability.once == Once::PerDoer || ability.firstPlayed;
    std::string doer = listener == OperandKind::WhoDidIt ? "you" : per ? "a player" : "";
    whom = "a minion";
    if (ability.subject >= 0) {
        Selector subject = phrases.library().selector(static_cast<std::size_t>(ability.subject));
        if (place.empty())
            place = subject.where == Where::Here    ? " here"
                : subject.where == Where::Elsewhere ? " at another base"
                                                    : "";
        if (subject.whose == Whose::You || subject.whose == Whose::Others) {
            doer = subject.whose == Whose::You ? "you" : "another player";
            subject.whose = Whose::Anyone;
        }
        subject.where = Where::Anywhere; // "is played here" rather than "a minion here is played"
        whom = phrases.one(subject);
    }
    const bool you = doer == "you";
    const std::string their = you ? "your" : "their";
    if (ability.firstPlayed) {
        whom = their + " first minion";
        place += " each turn";
        if (ability.playedFromHand)
            place += std::string(", if ") + (you ? "you" : "they") + " played it from " + their + " hand";
    } else if (ability.playedFromHand) {
        place += doer.empty() ? " from hand" : " from " + their + " hand";
    }
    if (doer.empty())
        return "after " + whom + " is played" + place;
    return "after " + doer + (you ? " play " : " plays ") + whom + place;
}

std::string triggerLead(const Ability& ability, OperandKind listener, Phrases& phrases)
{
    const std::string turn = ability.yourTurn || listener != OperandKind::None ? "your turn" : "each turn";
    if (ability.trigger == Trigger::TurnStart)
        return "at the start of " + turn;
    if (ability.trigger == Trigger::TurnEnd)
        return "at the end of " + turn;
    if (ability.trigger == Trigger::Affected) {
        phrases.nowSpeakingOf(OperandKind::This);
        return "after another player plays a card that affects this minion";
    }
    if (ability.trigger == Trigger::MinionDiscarded) {
        phrases.nowSpeakingOf(OperandKind::This);
        return "after this minion goes from play to the discard pile";
    }
    std::string whom = "a minion";
    std::string place = ability.where == Where::Here ? " here" : "";
    phrases.nowSpeakingOf(OperandKind::It);
    if (ability.onlySelf) {
        whom = "this minion";
        phrases.nowSpeakingOf(OperandKind::This);
    } else if (ability.trigger == Trigger::MinionPlayed) {
        return playedLead(ability, listener, phrases);
    } else if (listener == OperandKind::ItsOwner) {
        whom = "a minion you own";
    } else if (ability.subject >= 0) {
        const Selector& full = phrases.library().selector(static_cast<std::size_t>(ability.subject));
        if (place.empty())
            place = full.where == Where::Here ? " here" : full.where == Where::Elsewhere ? " at another base" : "";
        Selector subject = full;
        subject.where = Where::Anywhere; // "is played here" rather than "a minion here is played"
        whom = phrases.one(subject);
        if (phrases.countsItself(full) && ability.trigger == Trigger::MinionDestroyed)
            whom += " (including this one)";
    }
    return "after " + whom + (ability.trigger == Trigger::MinionPlayed ? " is played" : " is destroyed") + place;
}

std::string lead(const CardDef& def, const Ability& ability, Phrases& phrases)
{
    switch (ability.timing) {
    case Timing::Play:
    case Timing::PlayAsAction:
    case Timing::Talent:
    case Timing::Arrival:
        return {};
    case Timing::Trigger:
        return triggerLead(ability, addressee(def, ability), phrases);
    case Timing::BeforeScoring:
        return "before " + scoringBase(def, ability) + " scores";
    case Timing::AfterScoring:
        return "after " + scoringBase(def, ability) + " scores";
    case Timing::WhenScoring:
        return "when this base scores";
    case Timing::AfterReplaced:
        return "after this base scores and is replaced";
    case Timing::InsteadOfDiscarded:
        return "after this base scores";
    case Timing::PlayPhase:
        return "on your turn";
    case Timing::InsteadOfDestroyed:
        phrases.nowSpeakingOf(def.kind == CardKind::Base ? OperandKind::It : OperandKind::This);
        return def.kind == CardKind::Base ? "if a minion here would be destroyed" : "if this minion would be destroyed";
    }
    return {};
}

/// What the ability does; `first` is what the first sentence begins with where the ability does not say that itself.
std::string sentences(
    const CardLibrary& library, const CardDef& def, const Ability& ability, bool withLead, std::string first = {})
{
    Narrator narrator(library, def, voiceOf(library, def, ability));
    if (const OperandKind listener = addressee(def, ability); listener != OperandKind::None)
        narrator.setListener({ listener });
    narrator.setLead(first);
    if (withLead) {
        first = lead(def, ability, narrator.phrases());
        if (ability.timing == Timing::InsteadOfDestroyed && ability.once == Once::PerTurn && !ability.may)
            first.replace(0, 2, "the first time each turn that"); // instead of "if"
        else if (ability.once == Once::PerTurn)
            first.insert(0, "once per turn, ");
        else if (ability.once != Once::Always)
            first = "once per turn for each player: " + capitalised(first);
        if (ability.condition >= 0)
            first += (first.empty() ? "if " : ", if ")
                + narrator.phrases().condition(library.condition(static_cast<std::size_t>(ability.condition)));
        narrator.setLead(first);
        narrator.setInOne(ability.timing == Timing::Trigger);
    }
    narrator.setMay(ability.may && ability.timing != Timing::Talent && !ability.fromHand);
    if (ability.timing == Timing::InsteadOfDestroyed)
        narrator.setInstead(" instead");
    else if (ability.timing == Timing::InsteadOfDiscarded)
        narrator.setInstead(" instead of discarding them");
    return narrator.tell(stepsOf(ability.ops));
}

/// An action played from the hand at its own time. What it does then is often what it always does.
std::string fromHand(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    const std::string when
        = (ability.timing == Timing::BeforeScoring ? "before " : "after ") + scoringBase(def, ability) + " scores";
    if (def.kind == CardKind::Minion)
        return capitalised(when) + ", you may play this minion there"
            + (ability.onePerBase
                    ? ". You may use only one " + possessive(def.name) + " ability each time a base scores."
                    : ".");
    const std::string what = sentences(library, def, ability, false);
    if (def.play != kNoReg || std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) {
            return each.timing == Timing::Play;
        })) {
        for (const Ability& each : def.abilities)
            if (each.timing == Timing::Play && sentences(library, def, each, false) == what)
                return "You may also play this card " + when + ".";
    }
    if (def.specialOnly)
        return "Play " + when + ". " + what;
    return "You may instead play this card " + when + ". " + sentences(library, def, ability, false, "if you do");
}

/// When a titan may be played.
std::string arrival(const CardLibrary& library, const CardDef& def, const Ability& ability)
{
    std::string text = "on your turn";
    if (ability.condition >= 0)
        text += ", if "
            + Phrases(library, def, {}).condition(library.condition(static_cast<std::size_t>(ability.condition)));
    text += ", you may play this titan";
    if (ability.paid)
        text += std::string(" instead of your ") + (ability.insteadOf == PlayKind::Minion ? "minion" : "action");
    return capitalised(text) + ".";
}

std::string label(const CardDef& def, const Ability& ability)
{
    if (def.kind == CardKind::Base)
        return {};
    switch (ability.timing) {
    case Timing::PlayAsAction:
        return "As an action: ";
    case Timing::Talent:
        return "Talent: ";
    case Timing::Trigger:
        return "Ongoing: ";
    case Timing::InsteadOfDestroyed:
        return ability.special ? "Special: " : "Ongoing: ";
    case Timing::BeforeScoring:
    case Timing::AfterScoring:
    case Timing::PlayPhase:
    case Timing::Arrival:
        return "Special: ";
    case Timing::Play:
        return def.fusion ? "As a minion: " : "";
    case Timing::WhenScoring:
    case Timing::AfterReplaced:
    case Timing::InsteadOfDiscarded:
        break;
    }
    return {};
}

/// A card that names a faction for each of several players.
bool namesSeveral(const CardDef& def)
{
    return std::any_of(def.abilities.begin(), def.abilities.end(), [](const Ability& each) {
        const auto has = [&](OpCode code) {
            return std::any_of(each.ops.begin(), each.ops.end(), [code](const Op& op) { return op.code == code; });
        };
        return has(OpCode::Each) && has(OpCode::NameFaction);
    });
}

std::string staticSentence(const CardLibrary& library, const CardDef& def, const Static& what)
{
    Phrases phrases(library, def, {});
    const Selector* selector = what.selector < 0 ? nullptr : &library.selector(static_cast<std::size_t>(what.selector));
    const std::string single = what.host ? "that minion" : "this minion";
    const std::string while_ = what.condition < 0
        ? std::string()
        : " " + phrases.whileCondition(library.condition(static_cast<std::size_t>(what.condition)));
    switch (what.kind) {
    case Static::Kind::Power: {
        const std::string power = phrases.amount(
            what.amount, [](int n) { return (n < 0 ? "" : "+") + std::to_string(n) + " power"; }, "extra power");
        if (what.you)
            return "you have " + power + " here" + while_;
        if (selector == nullptr)
            return single + " has " + power + while_;
        const bool itself = def.kind == CardKind::Minion && phrases.countsItself(*selector);
        return phrases.each(*selector) + " has " + power + (itself ? ", including this one" : "") + while_;
    }
    case Static::Kind::CannotBeDestroyed:
        return (selector == nullptr ? single : phrases.plain(*selector)) + " cannot be destroyed" + while_;
    case Static::Kind::Protect:
        return (selector == nullptr ? single + " is" : phrases.plain(*selector) + " are") + " not affected by "
            + (what.actionsOnly ? "other players' actions" : "other players' cards") + while_;
    case Static::Kind::Shield:
        if (selector == nullptr && !what.host)
            return "the first time another player's action would affect your minions here, destroy this card instead, "
                   "and that action does nothing to them";
        return "the first time an ability would affect " + single
            + ", destroy this card instead, and that ability does nothing to the minion";
    case Static::Kind::CancelBase:
        return "this base's ability is cancelled";
    case Static::Kind::IgnoreBase:
        return std::string("you may ignore this base's ability")
            + (what.untilYourTurn ? " until the start of your next turn" : "");
    case Static::Kind::CannotPlay: {
        const std::string what_ = what.play == PlayKind::Minion ? "minions" : "actions";
        const std::string which
            = what_ + (what.namedFaction ? namesSeveral(def) ? " of the named factions" : " of the named faction" : "");
        if (what.afterFirst)
            return std::string(what.others ? "each other player" : "each player") + " may play only one minion"
                + (what.namedFaction ? " of the named faction" : "") + " here per turn";
        return what.others ? "other players cannot play " + which + " here" : which + " cannot be played here";
    }
    case Static::Kind::ExtraEachTurn:
        return std::string("you may play an extra ") + (what.play == PlayKind::Minion ? "minion" : "action")
            + (what.here ? " here" : "") + " on each of your turns";
    case Static::Kind::CannotMoveHere:
        return "other players cannot move minions here";
    case Static::Kind::MinionsFromDiscard:
        if (what.oncePerTurn)
            return "once on each of your turns, you may play a minion here from your discard pile instead of your hand";
        return "on your turn, you may play minions here from your discard pile instead of your hand";
    case Static::Kind::CountsAs: {
        const std::string tag = capitalised(library.tagName(what.tag));
        return selector == nullptr ? single + " counts as " + withArticle(tag)
                                   : phrases.plain(*selector) + " count as " + pluralOf(tag);
    }
    }
    return {};
}

} // namespace

std::string questionInWords(const CardLibrary& library, const CardDef& def, const Ability& ability, std::size_t pc)
{
    std::vector<Step> steps = stepsOf(ability.ops, pc);
    const bool offer = steps.front().op.code == OpCode::Offer;
    steps.resize(std::min<std::size_t>(steps.size(), offer ? 1 : 2)); // a number is told with what is done with it
    steps.front().otherwise.clear();
    Voice voice = voiceOf(library, def, ability);
    voice.you = "you"; // whoever is asked
    voice.your = "your";
    voice.nobody = false;
    Narrator narrator(library, def, std::move(voice));
    narrator.setListener(steps.front().op.by);
    std::string text = narrator.tell(steps);
    text.pop_back(); // the full stop
    text[0] = static_cast<char>(text[0] >= 'A' && text[0] <= 'Z' ? text[0] - 'A' + 'a' : text[0]);
    return text;
}

std::string describe(const CardLibrary& library, const CardDef& def)
{
    std::string text;
    std::string before;
    const auto add = [&](const std::string& mark, const std::string& sentence) {
        if (sentence.empty())
            return;
        text += (text.empty() ? "" : " ") + (mark == before ? std::string() : mark) + sentence;
        before = mark;
    };
    if (def.attach != AttachTo::Nothing && def.kind != CardKind::Titan)
        add("",
            def.attach == AttachTo::Base ? "Play on a base."
                : def.onYours            ? "Play on one of your minions."
                                         : "Play on a minion.");
    if (def.where >= 0) {
        const std::string base = Phrases(library, def, {}).one(library.selector(static_cast<std::size_t>(def.where)));
        if (def.attach == AttachTo::Base && def.kind != CardKind::Titan)
            text = "Play on " + base + ".";
        else
            add("", (def.attach != AttachTo::Minion ? "Play only at " : "Play only on a minion at ") + base + ".");
    }
    const auto abilities = [&](auto wanted) {
        for (const Ability& each : def.abilities)
            if (wanted(each.timing))
                add(label(def, each),
                    each.timing == Timing::Arrival ? arrival(library, def, each)
                        : each.fromHand            ? fromHand(library, def, each)
                                                   : sentences(library, def, each, true));
    };
    if (def.monsters > 0)
        add("",
            "When this base enters play, " + numberWord(def.monsters) + " "
                + (def.monsters == 1 ? "monster is" : "monsters are") + " played here.");
    abilities([](Timing timing) { return timing == Timing::Play || timing == Timing::PlayAsAction; });
    abilities([](Timing timing) { return timing == Timing::Arrival; });
    abilities([](Timing timing) { return timing == Timing::Talent || timing == Timing::PlayPhase; });
    for (const Static& each : def.statics)
        add(def.kind == CardKind::Base ? "" : "Ongoing: ", capitalised(staticSentence(library, def, each)) + ".");
    if (def.fromDiscard != 0)
        add("Special: ",
            "On your turn, you may play this minion from your discard pile as an extra minion. You may play only one "
                + def.name + " this way per turn.");
    abilities([](Timing timing) { return timing == Timing::Trigger || timing == Timing::InsteadOfDestroyed; });
    abilities([](Timing timing) {
        return timing == Timing::BeforeScoring || timing == Timing::WhenScoring || timing == Timing::AfterScoring
            || timing == Timing::AfterReplaced || timing == Timing::InsteadOfDiscarded;
    });
    return text;
}

} // namespace core::smashup
