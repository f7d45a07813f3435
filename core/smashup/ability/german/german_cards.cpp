#include "core/smashup/ability/german/german_cards.h"

#include "core/language/edition.h"
#include "core/language/pattern.h"
#include "core/smashup/ability/alternatives.h"
#include "core/smashup/ability/german/phrases.h"

#include <algorithm>

namespace core::smashup::german {

using namespace core::language;
using namespace core::language::german;

namespace {

/// "um die Stärke der Kreatur": "ihre" might be the base's, which is feminine, too.
Measure withOwnersNamed(Measure measure)
{
    for (Amount& amount : measure.amount)
        for (NounPhrase& of : amount.of)
            for (NounPhrase& owner : of.owner)
                if (owner.reference == Reference::Pronoun)
                    owner.reference = Reference::The;
    return measure;
}

/// What stands in braces, with its case behind a colon.
std::string slot(std::string_view name, const Predicate& says, bool you)
{
    const std::size_t colon = name.find(':');
    const std::string_view what = name.substr(0, colon);
    const char letter = colon == std::string_view::npos ? 'n' : name[colon + 1];
    const Case in = letter == 'a' ? Case::Accusative
        : letter == 'd'           ? Case::Dative
        : letter == 'g'           ? Case::Genitive
                                  : Case::Nominative;
    if (what == "object")
        return phrase(says.object, in);
    if (what == "second")
        return phrase(says.second, in);
    if (what == "on")
        return (says.object.noun == noun::Base ? "an " : "auf ") + phrase(says.object, in);
    if (what == "hand" || what == "deck")
        return belonging(says.owner, what == "hand" ? noun::Hand : noun::Deck, in, says.owner.many);
    if (what == "base")
        return phrase(says.owner, in);
    if (what == "name")
        return "„" + language::nameIn(language::Language::German, says.object.name) + "“";
    if (what == "self")
        return you ? "dir" : "sich";
    if (what == "kind") // without an article: "als zusätzliche Kreatur"
        return withoutArticle(says.second, Case::Nominative, false);
    if (what == "random")
        return units(says.measure, "zufällig") + per(says.measure);
    if (what == "units") // on each of them
        return (says.object.many ? "je " : "") + units(says.measure);
    if (what == "per")
        return per(says.measure);
    if (says.verb == verb::LowerBreak)
        return units(withOwnersNamed(says.measure));
    return units(says.measure) + per(says.measure);
}

/// A clause in its parts, in the order of a main clause: lead, finite verb and subject, what is between, the end.
struct Told {
    std::string leads; ///< with their commas
    bool inverted = false; ///< the verb comes before its subject
    std::string subject;
    std::string finite;
    std::string between;
    std::string end;
    std::string behind;

    std::string head() const
    {
        std::string text = leads;
        if (inverted || subject.empty())
            text += finite + (subject.empty() ? "" : " " + subject);
        else
            text += subject + (finite.empty() ? "" : " " + finite);
        return text;
    }
    std::string text() const
    {
        std::string all = head();
        for (const std::string* each : { &between, &end })
            if (!each->empty())
                all += (all.empty() || all.ends_with(' ') ? "" : " ") + *each;
        return all + behind;
    }
};

bool isSubordinate(const Detail& lead)
{
    switch (lead.what) {
    case detail::After:
    case detail::Before:
    case detail::WhenScored:
    case detail::AfterReplaced:
    case detail::FirstTimeIf:
    case detail::If:
    case detail::IfDone:
    case detail::IfNotDone:
        return true;
    default:
        return false;
    }
}

std::string leadsOf(const std::vector<Detail>& leads)
{
    std::string text;
    for (std::size_t i = 0; i < leads.size(); ++i) {
        const std::string said = lead(leads[i]);
        // "Nachdem …, falls …, darfst du"
        const bool second = i > 0 && leads[i].what == detail::If && isSubordinate(leads[i - 1]);
        const bool first = i > 0 && leads[i - 1].what == detail::OncePerTurnEach;
        text += second ? "falls" + said.substr(said.find(' ')) : first ? capitalised(said) : said;
        if (leads[i].what == detail::OncePerTurnEach && i + 1 < leads.size())
            text += ": ";
        else
            text += i + 1 < leads.size() || isSubordinate(leads[i]) ? ", " : " ";
    }
    return text;
}

/// Prefix and infinitive: "ablegen", "zurückgeben".
std::string infinitiveOf(const VerbForms& forms)
{
    if (forms.end.starts_with(' '))
        return std::string(forms.end.substr(1)) + " " + std::string(forms.infinitive);
    return std::string(forms.end) + std::string(forms.infinitive);
}

std::string endOf(const VerbForms& forms)
{
    return std::string(forms.end.starts_with(' ') ? forms.end.substr(1) : forms.end);
}

bool isMany(const NounPhrase& who)
{
    return who.many || (who.reference == Reference::Some && who.quantity == Quantity::Plain);
}

/// A search that finds something is two verbs: it is shown, and then taken.
std::vector<Predicate> taken(const std::vector<Predicate>& does)
{
    std::vector<Predicate> all;
    for (const Predicate& each : does) {
        all.push_back(each);
        if (each.verb != verb::TakeFound)
            continue;
        Predicate take = each;
        take.verb = verb::Take;
        take.object = NounPhrase();
        take.object.reference = Reference::Pronoun;
        take.object.noun = each.object.noun;
        take.object.many = each.object.many;
        all.push_back(std::move(take));
    }
    return all;
}

/// What stands between the verb and its end, apart from a pronoun that comes right behind the verb.
struct Between {
    std::string pronoun;
    bool reflexive = false; ///< it is "sich"
    std::string rest; ///< with its space, where there is a pronoun

    std::string text() const { return pronoun + rest; }
};
Between parted(const Predicate& told, bool you, bool manySubject);

/// One verb with what belongs to it, as a main clause has it behind its subject.
struct Verb {
    std::string finite;
    Between between;
    std::string end;
    std::string behind;
};

Verb verbIn(const Predicate& says, const Clause& clause)
{
    const VerbForms& forms = formsOf(says.verb);
    const NounPhrase& who = clause.subject;
    const bool you = !who.exists() || who.reference == Reference::You;
    Verb told;
    told.between = parted(says, you, isMany(who));
    told.behind = behind(says);
    if (clause.mood != Mood::Does) {
        told.end = infinitiveOf(forms);
        return told;
    }
    told.end = endOf(forms);
    told.finite = you && !forms.imperative.empty() ? forms.imperative : isMany(who) ? forms.infinitive : forms.third;
    if (you && forms.imperative.empty() && who.exists() && forms.third == "hat")
        told.finite = "hast";
    return told;
}

/// "sieht sich der Sieger eine Karte an": the pronoun goes before a noun.
bool putsReflexiveFirst(const Told& told, const NounPhrase& who)
{
    return told.inverted && !told.subject.empty() && who.reference != Reference::They
        && who.reference != Reference::Pronoun;
}

/// An adverb goes behind an imperative, and behind a pronoun: "bewege sie andernfalls".
std::string withAdverb(const Between& between, const std::string& adverb)
{
    if (adverb.empty())
        return between.text();
    return between.pronoun.empty() ? adverb + " " + between.rest : between.pronoun + " " + adverb + between.rest;
}

Told tell(const Clause& clause, bool afterThen)
{
    const NounPhrase& who = clause.subject;
    const bool you = !who.exists() || who.reference == Reference::You;
    Told told;
    std::vector<Detail> leads = clause.leads;
    std::string adverb;
    if (you && clause.mood == Mood::Does && !leads.empty() && !isSubordinate(leads.back())
        && leads.back().what != detail::OncePerTurnEach) {
        adverb = lead(leads.back());
        leads.pop_back();
    }
    told.leads = leadsOf(leads);
    told.inverted = !leads.empty() || afterThen;
    if (clause.mood == Mood::May)
        told.finite = who.reference == Reference::You ? "darfst" : isMany(who) ? "dürfen" : "darf";
    else if (clause.mood == Mood::Must)
        told.finite = isMany(who) ? "müssen" : "muss";
    if (clause.saidAlready)
        told.finite.clear();
    else if (who.exists()
        && !(you && clause.mood == Mood::Does && !formsOf(clause.does.front().verb).imperative.empty()))
        told.subject = phrase(who, Case::Nominative);
    bool first = true;
    const std::vector<Predicate> does = taken(clause.does);
    for (const Predicate& each : does) {
        const Verb verb = verbIn(each, clause);
        if (first) {
            if (told.finite.empty() && clause.mood == Mood::Does)
                told.finite = verb.finite;
            told.between = withAdverb(verb.between, adverb);
            if (verb.between.reflexive && putsReflexiveFirst(told, who)) {
                told.subject = verb.between.pronoun + " " + told.subject;
                told.between = verb.between.rest.substr(1);
            }
            told.end = verb.end;
            told.behind = verb.behind;
            first = false;
            continue;
        }
        told.behind += (&each == &does.back() ? " und " : ", ") + (verb.finite.empty() ? "" : verb.finite + " ")
            + verb.between.text() + (verb.end.empty() ? "" : " " + verb.end) + verb.behind;
    }
    return told;
}

std::string modeText(const Mode& mode, const char* joint)
{
    std::string all;
    for (const Sentence& sentence : mode.sentences)
        all += (all.empty() ? "" : joint) + withinSentence({ sentence });
    return all;
}

std::string listOf(const Part& part)
{
    const bool may = part.clause.mood == Mood::May;
    const std::vector<Detail>& leads = part.clause.leads;
    std::string text = leadsOf(leads) + (may ? "darfst du eines wählen: " : "wähle eines: ");
    if (leads.empty() && may)
        text = "du darfst eines wählen: ";
    else if (leads.size() == 1 && !may && !isSubordinate(leads.front()))
        text = "wähle " + lead(leads.front()) + " eines: ";
    for (const Mode& mode : part.modes)
        text += (&mode == &part.modes.front() ? "" : "; oder ") + modeText(mode, ", dann ");
    for (const Detail& each : part.asides)
        text += "; jeweils" + detail(each);
    return text;
}

/// What is offered goes on with infinitives: "du darfst sie ablegen oder eine Karte ziehen".
Mode alsoOffered(Mode mode, const Mode& first)
{
    const auto clauseOf = [](const Mode& from) -> const Clause* {
        return from.sentences.size() == 1 && from.sentences.front().parts.size() == 1
                && from.sentences.front().parts.front().modes.empty()
            ? &from.sentences.front().parts.front().clause
            : nullptr;
    };
    const Clause* offered = clauseOf(first);
    if (offered == nullptr || clauseOf(mode) == nullptr || offered->mood != Mood::May
        || offered->subject.reference != Reference::You)
        return mode;
    Clause& also = mode.sentences.front().parts.front().clause;
    if (also.subject.reference == Reference::You) {
        also.mood = Mood::May;
        also.saidAlready = true;
    }
    return mode;
}

/// Clauses of one sentence. Those with the same verb share it: "du darfst eine zusätzliche Aktion und/oder eine
/// zusätzliche Kreatur spielen".
class Joiner {
public:
    void add(const Part& part)
    {
        if (part.listed) {
            close();
            m_text += joint(part.joint) + listOf(part);
        } else if (!part.modes.empty()) {
            addModes(part);
        } else {
            addClause(part);
        }
        addAsides(part);
    }

    std::string text()
    {
        close();
        return tidied(std::move(m_text));
    }

private:
    static std::string joint(Link joint)
    {
        return joint == Link::Start ? "" : joint == Link::Then ? ", dann " : " und ";
    }

    void addClause(const Part& part)
    {
        const Clause& clause = part.clause;
        Told told = tell(clause, part.joint == Link::Then);
        const bool optional = clause.mood == Mood::May;
        const bool same = m_open && part.joint == Link::And && clause.leads.empty() && told.end == m_last.end
            && m_last.behind.empty();
        const bool offered = m_open && part.joint == Link::And && clause.leads.empty() && optional && m_optional;
        // What is offered goes on with infinitives, even where the plan says no more than that it is done.
        if (m_open && m_optional && part.joint == Link::And && !optional && clause.leads.empty()
            && clause.subject.reference == Reference::You) {
            Clause also = clause;
            also.mood = Mood::May;
            also.saidAlready = true;
            const Told rest = tell(also, false);
            if (rest.end == m_last.end && m_last.behind.empty()) {
                m_last.between += " und " + rest.between;
                m_last.behind = rest.behind;
                return;
            }
            close();
            m_text += " und ";
            m_last = rest;
            m_open = true;
            return;
        }
        if (offered && told.end == m_last.end && m_last.behind.empty()) {
            m_last.between += (clause.saidAlready ? " und " : " und/oder ") + told.between;
            m_last.behind = told.behind;
            return;
        }
        if (offered) {
            told.finite.clear();
            told.subject.clear();
        } else if (same && told.head() == m_last.head()) {
            m_last.between += " und " + told.between;
            m_last.behind = told.behind;
            return;
        }
        close();
        m_text += joint(part.joint);
        m_last = std::move(told);
        m_open = true;
        m_optional = optional || (m_optional && offered);
    }

    void addModes(const Part& part)
    {
        close();
        std::vector<std::string> modes;
        for (const Mode& mode : part.modes)
            modes.push_back(
                modeText(&mode == &part.modes.front() ? mode : alsoOffered(mode, part.modes.front()), "; "));
        const bool comma = modes.size() > 1 && speakOfAlternatives(part.modes);
        m_text += joint(part.joint);
        for (std::size_t i = 0; i < modes.size(); ++i)
            m_text += (i == 0 ? "" : comma || part.modes[i].conditional ? ", oder " : " oder ") + modes[i];
    }

    void addAsides(const Part& part)
    {
        if (!part.modes.empty() || part.asides.empty())
            return;
        close();
        for (const Detail& each : part.asides)
            m_text += " (" + (each.done.empty() ? lead(each) : between(each.done.front(), true)) + ")";
    }

    void close()
    {
        if (m_open)
            m_text += m_last.text();
        m_open = false;
        m_optional = false;
    }

    std::string m_text;
    Told m_last;
    bool m_open = false;
    bool m_optional = false;
};

std::string_view headingOf(Word heading)
{
    switch (heading) {
    case heading::Ongoing:
        return "Dauerhaft: ";
    case heading::Special:
        return "Spezial: ";
    case heading::Talent:
        return "Talent: ";
    case heading::AsMinion:
        return "Als Kreatur: ";
    case heading::AsAction:
        return "Als Aktion: ";
    default:
        return {};
    }
}

} // namespace

const VerbForms& formsOf(Word verb)
{
    static constexpr VerbForms kNone {};
    switch (verb) {
#define VERB(id, ...)                                                                                                  \
    case verb::id: {                                                                                                   \
        static constexpr VerbForms kForms { __VA_ARGS__ };                                                             \
        return kForms;                                                                                                 \
    }
#include "core/smashup/ability/german/verbs.def"
#undef VERB
    default:
        return kNone;
    }
}

namespace {

/// "zerstöre an ihrer Basis eine Kreatur mit weniger Stärke": not the base has less.
bool hasPlaceAmongOthers(const NounPhrase& phrase)
{
    return phrase.owner.empty() && phrase.quantity == Quantity::One && phrase.details.size() > 1
        && std::any_of(phrase.details.begin(), phrase.details.end(), [](const Detail& each) {
               return each.what == detail::Place && each.direction == Direction::At
                   && each.things.front().reference != Reference::This
                   && each.things.front().reference != Reference::That;
           });
}

/// "spiele hier eine zusätzliche Kreatur mit …": where and when an extra card is played comes before the card, which
/// may have a place in what it must be like.
std::string takePlace(Predicate& says)
{
    std::string before;
    const auto take = [&](std::vector<Detail>& from, auto goesFirst) {
        const auto found = std::find_if(from.begin(), from.end(), goesFirst);
        if (found == from.end())
            return;
        before += detail(*found).substr(1) + " ";
        from.erase(found);
    };
    take(says.object.details,
        [](const Detail& each) { return each.what == detail::Place && each.direction != Direction::To; });
    take(says.adverbs,
        [](const Detail& each) { return each.what == detail::OnEachOfYourTurns || each.what == detail::ForEach; });
    return before;
}

bool isUntilShown(const Detail& detail)
{
    return detail.what == detail::UntilShown;
}

/// "sie", "ihn", "es"
bool isPronoun(const NounPhrase& phrase)
{
    return phrase.also.empty()
        && (phrase.reference == Reference::Pronoun || phrase.reference == Reference::They
            || (phrase.reference == Reference::Some && phrase.quantity == Quantity::Plain
                && phrase.group == Group::Them));
}

Between parted(const Predicate& told, bool you, bool manySubject)
{
    Predicate says = told;
    std::string before;
    if (says.verb == verb::Extra || (says.verb == verb::Destroy && hasPlaceAmongOthers(says.object)))
        before = takePlace(says);
    else if (std::any_of(says.adverbs.begin(), says.adverbs.end(), isUntilShown))
        before = "nacheinander ";
    const std::string_view pattern = formsOf(says.verb).between;
    std::string adverbs;
    for (const bool instead : { true, false })
        for (const Detail& each : says.adverbs)
            if (!isClause(each) && (each.what == detail::Instead) == instead)
                adverbs += detail(each);
    bool placed = false;
    const bool many = says.object.exists() ? says.object.many : manySubject;
    std::string text = filled(pattern, many, [&](std::string_view name) {
        if (name != "how")
            return slot(name, says, you);
        placed = true;
        return adverbs.empty() ? std::string() : adverbs.substr(1);
    });
    for (const NounPhrase& each : says.then)
        text += ", dann " + phrase(each, Case::Accusative);
    if (!placed)
        text += adverbs;
    Between parts;
    if (before.empty() && pattern.starts_with("{self}")) {
        parts.pronoun = slot("self", says, you);
        parts.reflexive = !you;
    } else if (before.empty() && pattern.starts_with("{object:a}") && isPronoun(says.object)) {
        parts.pronoun = phrase(says.object, Case::Accusative);
    }
    parts.rest = before + text.substr(parts.pronoun.size());
    return parts;
}

} // namespace

std::string between(const Predicate& told, bool you, bool manySubject)
{
    return parted(told, you, manySubject).text();
}

std::string behind(const Predicate& says)
{
    std::string text;
    for (const Detail& each : says.adverbs)
        if (isClause(each))
            text += detail(each);
    return text;
}

std::string withinSentence(const std::vector<Sentence>& sentences)
{
    std::string all;
    for (const Sentence& sentence : sentences) {
        Joiner joiner;
        for (const Part& part : sentence.parts)
            joiner.add(part);
        const std::string text = joiner.text();
        all += all.empty() ? text : ". " + capitalised(text);
    }
    return all;
}

std::string offered(Sentence sentence)
{
    if (!sentence.parts.empty())
        sentence.parts.front().clause.saidAlready = true; // what may be done goes on with infinitives
    return withinSentence({ std::move(sentence) });
}

std::string text(const core::language::Text& plan)
{
    std::string text;
    Word before = heading::None;
    for (const Section& section : plan) {
        text += (text.empty() ? "" : " ")
            + std::string(section.heading == before ? std::string_view() : headingOf(section.heading))
            + capitalised(withinSentence(section.sentences)) + ".";
        before = section.heading;
    }
    return text;
}

} // namespace core::smashup::german
