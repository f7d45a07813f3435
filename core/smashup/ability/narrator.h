#pragma once

#include "core/smashup/ability/phrases.h"
#include "core/smashup/ability/program_tree.h"

namespace core::smashup {

inline constexpr const char* kAnd = " and ";

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
bool isPersonal(OpCode code);

/// Tells one ability's steps as sentences. A choice is told together with the first verb that uses it ("Return a
/// minion to its owner's hand"), or by itself where a phrase needs it sooner ("Choose a base. Return all minions
/// there …").
class Narrator {
public:
    Narrator(const CardLibrary& library, const CardDef& def, Voice voice);

    /// What the first sentence begins with: "after this base scores".
    void setLead(std::string lead) { m_lead = std::move(lead); }
    void setMay(bool may) { m_may = may; }
    void setInstead(std::string instead) { m_instead = std::move(instead); }
    /// Where the first sentence ends with the first step, the others go on in it: "…, then …".
    void setInOne(bool inOne) { m_inOne = inOne; }
    /// The seat the words are spoken to: it is "you".
    void setListener(const Operand& seat) { m_phrases.setListener(seat); }
    Phrases& phrases() { return m_phrases; }

    /// Sentences with capitals and full stops, one space between.
    std::string tell(const std::vector<Step>& steps);

private:
    void tellSteps(const std::vector<Step>& steps, const Operand& actor);
    void tellStep(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellChoose(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellChooseUpTo(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    bool isInPassing(const Selector& base, const std::vector<Step>& then, std::uint8_t reg) const;
    bool isOthersToDo(const Step& step, const Selector& from) const;
    void tellEach(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    bool tellThatMany(const Step& step, const Operand& actor);
    void tellEachSeat(const Step& step, const Operand& actor);
    void tellElse(const Step& step, const Operand& actor);
    void tellOffer(const Step& step, const Operand& actor);
    void tellNumber(const std::vector<Step>& steps, std::size_t at, const Operand& actor);
    void tellBranch(const std::vector<Step>& steps, const std::string& lead, const Operand& actor);
    void tellRepeat(const Step& step, const Operand& actor);
    bool tellCountersAmong(const Step& step, const Operand& actor);
    void tellIf(const Step& step, const Operand& actor);
    bool goesWithoutSaying(const Step& mode) const;
    void tellMode(const Step& step, const Operand& actor);
    bool tellOrElse(const Step& step, const Operand& actor);
    void tellTop(const Step& step, const Operand& actor);
    void tellVerb(const Op& op, const Operand& actor);
    void announceChoice(const Op& op, const std::string& what, const Operand& actor);
    void tellSwap(const Op& op);
    bool goesOn(const Operand& subject, const std::string& predicate);
    void say(const Operand& subject, bool may, const std::string& predicate, bool anybody = false);
    std::string filledIn(std::string_view sentence, const Op& op);
    std::string extra(const Op& op);
    std::string slot(std::string_view name, const Op& op, Noun& main);
    std::string pileSlot(std::string_view name, const Op& op, Noun& main);
    bool isShown(const Operand& operand);

    Phrases m_phrases;
    std::vector<std::string> m_sentences;
    std::string m_lead; ///< stands before the next clause, with a comma
    bool m_may = false; ///< the next clause may be declined
    bool m_ifDone = false; ///< what follows needs that the clause before was not declined
    bool m_inOne = false;
    std::string m_instead; ///< how the next clause ends: " instead"
    std::string m_shownOf; ///< whose deck the cards shown are from: "your"
    bool m_joined = false; ///< clauses follow one another within one sentence
    bool m_offering = false; ///< within an offer to "you"
    const char* m_joint = ", then "; ///< by which words
    bool m_then = false; ///< the next clause is joined to the one before
    bool m_must = false; ///< the next clause is a third person's duty
    bool m_duty = false; ///< the last one was
    bool m_thatMany = false; ///< as many extra plays as were chosen
    bool m_alternative = false; ///< the next clause is joined by "or", so its subject is said already
    Operand m_alternativeFor; ///< which subject that is
    bool m_spoken = false; ///< there has been such a clause
    Operand m_subject; ///< of the last clause, where it was in the third person
    std::string m_verb; ///< of the last clause
    std::string m_predicate; ///< the last clause without its subject
    std::string m_head; ///< the last sentence up to its subject, where more may follow that it does
    std::vector<std::string> m_does; ///< what it does
    Operand m_choosing; ///< who the last sentence made choose; the next choice joins it
    bool m_chooses = false;
    OpCode m_told = OpCode::End; ///< told last
};

} // namespace core::smashup
