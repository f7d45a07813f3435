#include "core/lab/lab_sources.h"

#include "core/ai/players/player_factory.h"
#include "core/lab/lab_runner.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Its place among the players that people choose, the weakest first; -1 for any other.
int rankOf(const std::string& player)
{
    const std::vector<PlayerKind> kinds = playerKinds();
    const auto found
        = std::find_if(kinds.begin(), kinds.end(), [&](const PlayerKind& kind) { return kind.spec == player; });
    return found == kinds.end() ? -1 : static_cast<int>(found - kinds.begin());
}

bool isOlder(const Game& game, const LabTerms& terms)
{
    return terms.setHash != game.setHash(terms.set) || terms.engineVersion != game.engineVersion()
        || !checkLab(game, terms).empty() || terms.signature != labSignature(game, terms);
}

/// Half of the widest interval of these pairs; nothing where one is not in it, or met nobody.
std::optional<double> widthOf(const LabTable& table, const std::vector<FactionPair>& pairs)
{
    double widest = 0;
    for (const FactionPair& pair : pairs) {
        const std::optional<std::size_t> place = placeOf(table.terms, pair);
        if (!place)
            return std::nullopt;
        const PairStanding standing = standingOf(table, *place);
        if (standing.matches == 0)
            return std::nullopt;
        widest = std::max(widest, halfOf(standing.share));
    }
    return widest;
}

}

std::vector<LabSource> labSources(
    const Game& game, const std::string& set, const std::vector<LabFindings>& findings, const LabStore* store)
{
    std::vector<LabSource> sources;
    const auto isWanted
        = [&](const LabTerms& terms) { return terms.game == game.id() && terms.set == set && terms.options.empty(); };
    for (const LabFindings& each : findings)
        if (isWanted(each.table.terms) && each.table.matches() > 0)
            sources.push_back({ .table = each.table });
    std::vector<LabSummary> labs;
    if (store == nullptr || !store->list(labs).ok())
        return sources;
    for (const LabSummary& lab : labs) {
        LabTable table;
        if (isWanted(lab.terms) && lab.matches > 0 && store->load(lab.id, table).ok())
            sources.push_back({ .table = std::move(table), .own = true });
    }
    return sources;
}

void findOlder(const Game& game, std::vector<LabSource>& sources)
{
    for (LabSource& source : sources)
        source.older = isOlder(game, source.table.terms);
}

const LabSource* sourceOf(const std::vector<LabSource>& sources, const std::vector<FactionPair>& pairs)
{
    int least = -1; // rank of a player whose figures are as good as the program's
    for (const LabSource& source : sources)
        if (!source.own && !source.older && widthOf(source.table, pairs))
            least = std::max(least, rankOf(source.table.terms.player));
    const LabSource* best = nullptr;
    std::pair<int, double> fault; // how far from what is wished, and how wide
    for (const LabSource& source : sources) {
        const std::optional<double> width = widthOf(source.table, pairs);
        if (!width)
            continue;
        const int distance = source.older ? 2 : rankOf(source.table.terms.player) < least ? 1 : 0;
        if (best != nullptr && std::pair(distance, *width) >= fault)
            continue;
        best = &source;
        fault = { distance, *width };
    }
    return best;
}

void takeOver(LabTable& into, const LabTable& from)
{
    LabTerms same = from.terms; // but for what hangs on the choice of pairs
    same.pairs = into.terms.pairs;
    same.signature = into.terms.signature;
    if (same != into.terms)
        return;
    for (LabCell& cell : into.cells) {
        const std::optional<std::size_t> first = placeOf(from.terms, into.terms.pairs[cell.first]);
        const std::optional<std::size_t> second = placeOf(from.terms, into.terms.pairs[cell.second]);
        if (!first || !second)
            continue;
        const LabCell* const known = from.find(*first, *second); // pairs are in the same order in both
        if (known != nullptr && cell.blocks.firstCommon(known->blocks) < 0)
            cell.add(*known);
    }
}

std::optional<std::size_t> placeOf(const LabTerms& terms, FactionPair pair)
{
    std::sort(pair.begin(), pair.end());
    const auto found = std::lower_bound(terms.pairs.begin(), terms.pairs.end(), pair);
    if (found == terms.pairs.end() || *found != pair)
        return std::nullopt;
    return static_cast<std::size_t>(found - terms.pairs.begin());
}

PairStanding standingOf(const LabTable& table, std::size_t pair)
{
    PairStanding standing { .share = shareOfPair(table, pair) };
    for (const LabCell& cell : table.cells)
        if ((cell.first == pair || cell.second == pair) && cell.matches() > 0) {
            ++standing.others;
            standing.matches += cell.matches();
        }
    return standing;
}

Estimate leadOf(const PairStanding& one, const PairStanding& other)
{
    const double lead = one.share.mean - other.share.mean;
    const double half = std::hypot(halfOf(one.share), halfOf(other.share));
    return { lead, lead - half, lead + half };
}

} // namespace core
