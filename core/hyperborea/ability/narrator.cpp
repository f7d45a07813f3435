#include "core/hyperborea/ability/narrator.h"

#include "core/hyperborea/sayings/sayings.h"

namespace core::hyperborea {

namespace {

using language::Between;
using language::Saying;

Saying listOf(ColourMask colours)
{
    if (colours == kCubes)
        return say(Say::AnyColour);
    std::vector<Saying> words;
    for (std::size_t i = 0; i < kRows; ++i)
        if (const auto colour = static_cast<Colour>(i); (colours & bitOf(colour)) != 0)
            words.push_back(wordOf(colour));
    return Saying::list(Between::Or, words);
}

Saying developClause(const Part& part)
{
    const int n = part.n;
    switch (part.how) {
    case How::Different:
        return say(Say::DoDevelopDifferent, { n });
    case How::Same:
        return say(Say::DoDevelopSame, { n });
    default:
        return say(Say::DoDevelop, { n });
    }
}

/// All ways of an effect as one clause.
Saying clausesOf(const Program& program)
{
    if (program.ways.size() == 1)
        return clausesOf(program.ways.front());
    std::vector<Saying> ways;
    for (const Parts& way : program.ways)
        ways.push_back(clausesOf(way));
    return say(Say::ChooseOne, { Saying::list(Between::Or, ways) });
}

Saying sentenceOf(const RaceTile& tile)
{
    const Saying effect = tile.program.empty() ? Saying() : clausesOf(tile.program);
    switch (tile.power) {
    case Power::Discount:
        return say(Say::TileDiscount);
    case Power::AfterKill:
        return say(Say::TileAfterKill, { effect });
    case Power::Token:
        return say(Say::TileToken, { effect });
    case Power::AttackAtRange:
        return say(Say::TileAttackAtRange);
    case Power::MiniatureForGhost:
        return say(Say::TileMiniatureForGhost);
    case Power::MiniaturesAtCities:
        return say(Say::TileMiniaturesAtCities);
    case Power::AfterCity:
        return say(Say::TileAfterCity, { effect });
    case Power::ForGem:
        return say(Say::TileForGem, { effect });
    case Power::ResetDraw:
        return say(Say::TileResetDraw, { int { tile.number } });
    case Power::UpgradeStops:
        return say(Say::TileUpgradeStops, { int { tile.number } });
    case Power::ChangeCard:
        return say(Say::TileChangeCard);
    case Power::DropGrey:
        return say(Say::TileDropGrey);
    }
    return {};
}

} // namespace

Saying wordOf(Colour colour)
{
    constexpr std::array kWords { Say::Red, Say::Green, Say::Purple, Say::Blue, Say::Orange, Say::Yellow, Say::Grey };
    return say(kWords[static_cast<std::size_t>(colour)]);
}

Saying wordOf(Space space)
{
    return space == Space::Any ? say(Say::AnyColour) : wordOf(static_cast<Colour>(space));
}

Saying clauseOf(const Part& part)
{
    const int n = part.n;
    switch (part.code) {
    case OpCode::Move:
        return say(Say::DoMove, { n });
    case OpCode::Fly:
        return say(Say::DoFly, { n });
    case OpCode::Attack:
        return say(Say::DoAttack, { n });
    case OpCode::Ranged:
        return say(Say::DoRanged, { n });
    case OpCode::Raze:
        return say(Say::DoRaze, { n });
    case OpCode::Fortress:
        return say(Say::DoFortress, { n });
    case OpCode::Miniature:
        return say(Say::DoMiniature, { n });
    case OpCode::Clone:
        return say(Say::DoClone, { n });
    case OpCode::Develop:
        return developClause(part);
    case OpCode::Gem:
        return say(Say::DoGem, { n });
    case OpCode::Technology:
        return say(Say::DoTechnology, { n });
    case OpCode::Draw:
        return say(Say::DoDraw, { n });
    case OpCode::Generate:
        return say(Say::DoGenerate, { n, listOf(part.colours) });
    case OpCode::Restore:
        return say(Say::DoRestore, { n });
    case OpCode::Convert:
        return say(Say::DoConvert, { n, listOf(part.colours) });
    case OpCode::Purge:
        return say(Say::DoPurge, { n });
    case OpCode::Espionage:
        return say(Say::DoEspionage);
    case OpCode::SetBack:
        return say(part.how == How::Neighbours ? Say::DoSetBackNeighbours : Say::DoSetBack, { n });
    case OpCode::Plunder:
        return say(Say::DoPlunder, { n });
    case OpCode::Corrupt:
        return say(Say::DoCorrupt);
    case OpCode::Give:
        return say(part.how == How::Gem ? Say::DoGiveGem : Say::DoGiveMiniature, { n });
    }
    return {};
}

Saying clausesOf(const Parts& parts)
{
    std::vector<Saying> clauses;
    for (const Part& part : parts)
        clauses.push_back(clauseOf(part));
    return Saying::list(Between::And, clauses);
}

std::string textOf(const Program& program, language::Language language)
{
    return say(Say::Sentence, { clausesOf(program) }).words(language);
}

std::string textOf(const SetDef& set, language::Language language)
{
    constexpr std::array kRules { Say::Sentence, Say::RuleNoEntrySurcharge, Say::RuleExtraMiniature,
        Say::RuleExtraDevelop };
    constexpr std::array kTriggers { Say::Sentence, Say::AtTurnStart, Say::AtFirstKill, Say::AtFirstCity,
        Say::AtReset };
    if (set.rule != Rule::None)
        return say(kRules[static_cast<std::size_t>(set.rule)]).words(language);
    return say(kTriggers[static_cast<std::size_t>(set.when)], { clausesOf(set.program) }).words(language);
}

std::string textOf(const RaceTile& tile, language::Language language)
{
    return sentenceOf(tile).words(language);
}

} // namespace core::hyperborea
