#include "core/smashup/ability/english/english_cards.h"

#include "core/language/english/english.h"
#include "core/language/pattern.h"
#include "core/smashup/ability/alternatives.h"
#include "core/smashup/ability/english/phrases.h"

#include <algorithm>

namespace core::smashup::english {

using namespace core::language;

namespace {

std::string_view clauseFor(Word verb)
{
    switch (verb) {
#define VERB(id, clause)                                                                                               \
    case verb::id:                                                                                                     \
        return clause;
#include "core/smashup/ability/english/verbs.def"
#undef VERB
    default:
        return {};
    }
}

/// What stands in braces.
std::string slot(std::string_view name, const Predicate& says)
{
    if (name == "object")
        return phrase(says.object);
    if (name == "name's")
        return possessive(says.object.name);
    if (name == "it")
        return says.object.many ? "them" : "it";
    if (name == "name")
        return says.object.name;
    if (name == "second")
        return phrase(says.second);
    if (name == "owner")
        return whose(says.owner);
    if (name == "base")
        return phrase(says.owner);
    if (says.verb == verb::AddCounters)
        return measure(says.measure, (says.object.many ? " on each of " : " on ") + phrase(says.object));
    return measure(says.measure);
}

bool usesMeasureLast(const Predicate& says)
{
    return says.verb == verb::Boost && says.measure.kind == Measure::Kind::Per;
}

std::string leadsOf(const std::vector<Detail>& leads)
{
    std::string text;
    bool capital = false;
    for (const Detail& each : leads) {
        const std::string said = lead(each);
        text += capital ? capitalised(said) : said;
        capital = each.what == detail::OncePerTurnEach;
        text += capital ? ": " : ", ";
    }
    return text;
}

/// A clause in its parts: what comes before the verb, and the verb with all that belongs to it.
struct Told {
    std::string leads;
    std::string subject; ///< with "may" or "must"
    std::string does;
    bool bare = false; ///< `does` begins with its verb as it stands in verbs.def

    std::string text() const { return leads + subject + does; }
};

Told tell(const Clause& clause)
{
    Told told;
    told.leads = leadsOf(clause.leads);
    const NounPhrase& who = clause.subject;
    std::vector<std::string> does;
    const bool plural = who.reference == Reference::You || who.reference == Reference::They || who.many
        || who.quantity == Quantity::Plain;
    bool states = false;
    for (const Predicate& each : clause.does) {
        std::string says = predicate(each, plural);
        states = says.starts_with('=');
        if (states)
            says.erase(0, 1);
        const bool inflected = clause.mood == Mood::Does && !states && who.exists() && who.reference != Reference::You
            && (who.reference != Reference::They || clause.saidAlready);
        if (does.empty())
            told.bare = !inflected && !states;
        does.push_back(inflected ? thirdPerson(says) : says);
    }
    told.does = listed(does);
    if (clause.saidAlready || !who.exists())
        return told;
    if (clause.mood == Mood::Does && who.reference == Reference::You && !states)
        return told;
    told.subject = phrase(who) + (clause.mood == Mood::May ? " may " : clause.mood == Mood::Must ? " must " : " ");
    return told;
}

std::string modeText(const Mode& mode, const char* joint)
{
    std::string all;
    for (const Sentence& sentence : mode.sentences) {
        std::string said = withinSentence({ sentence });
        all += (all.empty() ? "" : joint) + said;
    }
    return all;
}

std::string listOf(const Part& part)
{
    std::string text
        = leadsOf(part.clause.leads) + (part.clause.mood == Mood::May ? "you may choose one: " : "choose one: ");
    for (const Mode& mode : part.modes)
        text += (&mode == &part.modes.front() ? ""
                        : part.asides.empty() ? "; or "
                                              : ", or ")
            + modeText(mode, ", then ");
    for (const Detail& each : part.asides)
        text += "," + detail(each);
    return text;
}

std::string partText(const Part& part)
{
    if (part.modes.empty())
        return tell(part.clause).text();
    if (part.listed)
        return listOf(part);
    std::vector<std::string> modes;
    for (const Mode& mode : part.modes)
        modes.push_back(modeText(mode, "; "));
    const bool comma = modes.size() > 1 && speakOfAlternatives(part.modes); // "…, or …"
    std::string all;
    for (std::size_t i = 0; i < modes.size(); ++i)
        all += (i == 0 ? "" : comma ? ", or " : part.modes[i].conditional ? " or, " : " or ") + modes[i];
    return all;
}

std::string asidesOf(const Part& part)
{
    if (!part.modes.empty())
        return {};
    std::string text;
    for (const Detail& each : part.asides)
        text += " (" + (each.done.empty() ? lead(each) : predicate(each.done.front()).substr(1)) + ")";
    return text;
}

std::string verbOf(const Predicate& says)
{
    const std::string_view clause = clauseFor(says.verb);
    return std::string(clause.substr(0, clause.find(' ') + 1));
}

/// "Draw two cards and a Madness card", "you may play an extra action and/or an extra minion": one verb will do.
class Joiner {
public:
    std::string add(const Part& part)
    {
        const std::string joint = part.joint == Link::Then ? ", then " : part.joint == Link::And ? " and " : "";
        if (!part.modes.empty())
            return joint + partText(part);
        const Told told = tell(part.clause);
        const std::string verb = verbOf(part.clause.does.front());
        if (part.sharesVerb && !m_verb.empty()) {
            const bool same = verb == m_bare && verb == "put ";
            return joint + (same ? told.does.substr(verb.size()) : told.does);
        }
        const bool optional = part.clause.mood == Mood::May;
        const std::string full = (optional ? "you may " : "") + verb;
        const bool said
            = full == m_verb || (part.clause.saidAlready || m_offered ? "you may " + verb == m_verb : false);
        const bool toReader = !part.clause.saidAlready && part.clause.subject.reference == Reference::You;
        const bool again = part.joint == Link::And && said && told.leads.empty() && told.bare
            && (optional ? toReader : told.subject.empty());
        const std::string now = again ? told.does.substr(verb.size()) : told.text();
        if (part.joint == Link::Start || !said)
            m_verb = full;
        m_bare = verb;
        if (part.joint != Link::And)
            m_offered = optional;
        return (again && optional ? " and/or " : joint) + now;
    }

private:
    std::string m_verb;
    std::string m_bare;
    bool m_offered = false;
};

} // namespace

std::string predicate(const Predicate& says, bool manySubject)
{
    const std::string_view clause = clauseFor(says.verb);
    const bool many = says.owner.exists() ? says.owner.many : says.object.exists() ? says.object.many : manySubject;
    std::string text = filled(clause, many, [&](std::string_view name) { return slot(name, says); });
    for (const NounPhrase& each : says.then)
        text += ", then " + phrase(each);
    if (usesMeasureLast(says))
        text += ",";
    for (const Detail& each : says.adverbs)
        text += detail(each);
    return text;
}

std::string withinSentence(const std::vector<Sentence>& sentences)
{
    std::string all;
    for (const Sentence& sentence : sentences) {
        Joiner joiner;
        std::string text;
        for (const Part& part : sentence.parts)
            text += joiner.add(part) + asidesOf(part);
        all += all.empty() ? text : ". " + capitalised(text);
    }
    return all;
}

std::string offered(Sentence sentence)
{
    for (Part& part : sentence.parts) {
        if (part.clause.mood != Mood::May || part.clause.subject.reference != Reference::You)
            continue;
        part.clause.mood = Mood::Does; // the reader's, so an imperative
        part.clause.saidAlready = false;
    }
    return withinSentence({ std::move(sentence) });
}

std::string text(const core::language::Text& plan)
{
    const auto headed = [](Word heading) -> std::string {
        switch (heading) {
        case heading::Ongoing:
            return "Ongoing: ";
        case heading::Special:
            return "Special: ";
        case heading::Talent:
            return "Talent: ";
        case heading::AsMinion:
            return "As a minion: ";
        case heading::AsAction:
            return "As an action: ";
        default:
            return {};
        }
    };
    std::string text;
    Word before = heading::None;
    for (const Section& section : plan) {
        text += (text.empty() ? "" : " ") + (section.heading == before ? std::string() : headed(section.heading))
            + capitalised(withinSentence(section.sentences)) + ".";
        before = section.heading;
    }
    return text;
}

} // namespace core::smashup::english
