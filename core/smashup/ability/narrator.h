#pragma once

#include "core/smashup/ability/phrases.h"
#include "core/smashup/ability/program_tree.h"

namespace core::smashup {

using core::language::Clause;
using core::language::Link;
using core::language::Mood;
using core::language::Part;
using core::language::Sentence;

inline Operand seatOf(std::uint8_t reg)
{
    Operand seat;
    seat.kind = OperandKind::Register;
    seat.reg = reg;
    return seat;
}

inline bool sameSeat(const Operand& a, const Operand& b)
{
    return a.kind == b.kind && a.reg == b.reg;
}

/// Done by the ability's own seat, or by the one that `by` names, whoever chose before.
bool isOwn(OpCode code);

/// Plans how one ability's steps are told as sentences. A choice is told together with the first verb that uses it
/// ("Return a minion to its owner's hand"), or by itself where a phrase needs it sooner ("Choose a base. Return all
/// minions there …").
class Narrator {
public:
    Narrator(const CardLibrary& library, const CardDef& def, Voice voice);

    /// What the first sentence begins with: "after this base scores".
    void setLeads(std::vector<PlanDetail> leads) { m_leads = std::move(leads); }
    void setMay(bool may) { m_may = may; }
    /// How the first clause ends: "instead".
    void setInstead(PlanDetail instead) { m_instead = { std::move(instead) }; }
    /// Where the first sentence ends with the first step, the others go on in it: "…, then …".
    void setInOne(bool inOne) { m_inOne = inOne; }
    /// The seat the words are spoken to: it is "you".
    void setListener(const Operand& seat) { m_phrases.setListener(seat); }
    Phrases& phrases() { return m_phrases; }

    std::vector<Sentence> tell(const std::vector<Step>& steps);

private:
    using Leads = std::vector<PlanDetail>;

    void tellSteps(const std::vector<Step>& steps, const Operand& actor);
    void tellStep(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellChoose(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellChooseUpTo(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    bool isInPassing(const Selector& base, const std::vector<Step>& then, std::uint8_t reg) const;
    bool isOthersToDo(const Step& step, const Selector& from) const;
    void tellEach(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellEachSeat(const Step& step, const Operand& actor);
    bool tellThatMany(const Step& step, const Operand& actor);
    void tellBranch(const std::vector<Step>& steps, Leads leads, const Operand& actor);
    void tellRepeat(const Step& step, const Operand& actor);
    bool tellCountersAmong(const Step& step, const Operand& actor);
    void tellIf(const Step& step, const Operand& actor);
    void tellOffer(const Step& step, const Operand& actor);
    void tellElse(const Step& step, const Operand& actor);
    void tellNumber(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    bool goesWithoutSaying(const Step& mode) const;
    void tellMode(const Step& step, const Operand& actor);
    bool tellOrElse(const Step& step, const Operand& actor);
    void tellTop(const Step& step, const Operand& actor);
    void tellVerb(const Op& op, const Operand& actor);
    void announceChoice(const Op& op, NounPhrase what, bool byName, const Operand& actor);
    void tellSwap(const Op& op);
    bool goesOn(const Operand& subject, const Predicate& predicate);
    void say(const Operand& subject, bool may, Predicate predicate, bool anybody = false);
    Leads leadsWith(PlanDetail last) const;
    const Condition& conditionOf(const Op& op) const;
    /// The last clause as it was said, where nothing was added to its sentence since.
    Predicate* lastSaid();
    void append(Part part);

    // A verb's clause without its subject
    Predicate predicateOf(const Op& op);
    void fillPlays(const Op& op, Predicate& into);
    Measure cardsOf(const Op& op);
    bool fillShown(const Op& op, Predicate& into);
    bool fillPiles(const Op& op, Predicate& into);
    void fillAsTheTableSays(const Op& op, Predicate& into);
    void fillBases(const Op& op, Predicate& into);
    NounPhrase extra(const Op& op);
    NounPhrase top(const Op& op, Word noun);
    NounPhrase ownerOf(const Op& op);
    void putBack(const Op& op, Predicate& into);
    bool isShown(const Operand& operand);
    PlanDetail untilOf(const Op& op);

    Phrases m_phrases;
    std::vector<Sentence> m_sentences;
    Leads m_leads; ///< stand before the next clause
    bool m_may = false; ///< the next clause may be declined
    bool m_ifDone = false; ///< what follows needs that the clause before was not declined
    bool m_inOne = false;
    std::vector<PlanDetail> m_instead; ///< how the next clause ends
    NounPhrase m_shownOf; ///< whose deck the cards shown are from
    bool m_joined = false; ///< clauses follow one another within one sentence
    bool m_offering = false; ///< within an offer to "you"
    Link m_joint = Link::Then; ///< by which words
    bool m_then = false; ///< the next clause is joined to the one before
    bool m_must = false; ///< the next clause is a third person's duty
    bool m_duty = false; ///< the last one was
    bool m_thatMany = false; ///< as many extra plays as were chosen
    bool m_alternative = false; ///< the next clause is joined by "or", so its subject is said already
    Operand m_alternativeFor; ///< which subject that is
    bool m_spoken = false; ///< there has been such a clause
    Operand m_subject; ///< of the last clause, where it was in the third person
    std::vector<Predicate> m_predicate; ///< of the last clause
    bool m_open = false; ///< the last sentence is one clause, of which more may be said that its subject does
    bool m_whole = false; ///< nothing was added to the last sentence since its last clause
    Operand m_choosing; ///< who the last sentence made choose; the next choice joins it
    bool m_chooses = false;
    OpCode m_told = OpCode::End; ///< told last
};

} // namespace core::smashup
