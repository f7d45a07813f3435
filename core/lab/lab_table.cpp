#include "core/lab/lab_table.h"

#include "core/game/outcome.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// Adds up shares of cells, each as much as another.
class Mean {
public:
    void add(double share, std::int64_t matches)
    {
        if (matches == 0)
            return;
        ++m_cells;
        m_sum += share;
        // With four more matches, two of them won: a cell that was all won by chance is not sure (Agresti and Coull,
        // "Approximate is better than exact", 1998).
        const auto many = static_cast<double>(matches);
        const double likely = (share * many + 2) / (many + 4);
        m_variance += likely * (1 - likely) / (many + 4);
    }

    Estimate estimate() const
    {
        if (m_cells == 0)
            return { 0.5, 0, 1 };
        const double mean = m_sum / m_cells;
        const double half = kDeviations95 * std::sqrt(m_variance) / m_cells;
        return { mean, std::max(0.0, mean - half), std::min(1.0, mean + half) };
    }

private:
    int m_cells = 0;
    double m_sum = 0;
    double m_variance = 0;
};

bool has(const FactionPair& pair, const std::string& faction)
{
    return std::find(pair.begin(), pair.end(), faction) != pair.end();
}

bool shareFaction(const FactionPair& one, const FactionPair& other)
{
    return std::any_of(one.begin(), one.end(), [&](const std::string& faction) { return has(other, faction); });
}

std::string optionWords(const LabTerms& terms)
{
    std::string words;
    for (const auto& [name, value] : terms.options)
        words += (words.empty() ? "" : ",") + name + '=' + value;
    return words;
}

}

std::vector<FactionPair> inOrder(std::vector<FactionPair> pairs)
{
    for (FactionPair& pair : pairs)
        std::sort(pair.begin(), pair.end());
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    return pairs;
}

std::string pairName(const FactionPair& pair)
{
    std::string name;
    for (const std::string& faction : pair)
        name += (name.empty() ? "" : "+") + faction;
    return name;
}

bool areSingle(const std::vector<FactionPair>& pairs)
{
    return std::all_of(pairs.begin(), pairs.end(), [](const FactionPair& pair) { return pair.size() == 1; });
}

Estimate LabCell::share() const
{
    const std::int64_t played = matches();
    const double mean = played == 0 ? 0.5 : static_cast<double>(wins()) / static_cast<double>(played * kPartsOfMatch);
    return wilson(mean, static_cast<std::uint64_t>(played));
}

void LabCell::add(const LabCell& other)
{
    blocks.add(other.blocks);
    for (std::size_t seat = 0; seat < won.size(); ++seat)
        won[seat] += other.won[seat];
}

LabTable LabTable::of(LabTerms terms)
{
    LabTable table;
    for (std::size_t first = 0; first < terms.pairs.size(); ++first)
        for (std::size_t second = first + 1; second < terms.pairs.size(); ++second)
            if (!shareFaction(terms.pairs[first], terms.pairs[second])) {
                LabCell& cell = table.cells.emplace_back();
                cell.first = first;
                cell.second = second;
            }
    table.terms = std::move(terms);
    return table;
}

std::int64_t LabTable::matches() const
{
    std::int64_t sum = 0;
    for (const LabCell& cell : cells)
        sum += cell.matches();
    return sum;
}

const LabCell* LabTable::find(std::size_t pair, std::size_t other) const
{
    const auto wanted = std::minmax(pair, other);
    const auto found = std::lower_bound(cells.begin(), cells.end(), wanted, [](const LabCell& cell, const auto& pairs) {
        return std::pair(cell.first, cell.second) < std::pair(pairs.first, pairs.second);
    });
    return found != cells.end() && found->first == wanted.first && found->second == wanted.second ? &*found : nullptr;
}

Estimate shareOfPair(const LabTable& table, std::size_t pair)
{
    Mean mean;
    for (const LabCell& cell : table.cells) {
        if (cell.first == pair)
            mean.add(cell.share().mean, cell.matches());
        else if (cell.second == pair)
            mean.add(1 - cell.share().mean, cell.matches());
    }
    return mean.estimate();
}

Estimate shareOfFaction(const LabTable& table, const std::string& faction)
{
    Mean mean;
    for (const LabCell& cell : table.cells) {
        if (has(table.terms.pairs[cell.first], faction))
            mean.add(cell.share().mean, cell.matches());
        else if (has(table.terms.pairs[cell.second], faction))
            mean.add(1 - cell.share().mean, cell.matches());
    }
    return mean.estimate();
}

Estimate shareOfFirstSeat(const LabTable& table)
{
    std::int64_t won = 0;
    for (const LabCell& cell : table.cells)
        won += cell.won[0] + (cell.matches() / 2 * kPartsOfMatch - cell.won[1]);
    const std::int64_t matches = table.matches();
    const double mean = matches == 0 ? 0.5 : static_cast<double>(won) / static_cast<double>(matches * kPartsOfMatch);
    return wilson(mean, static_cast<std::uint64_t>(matches));
}

std::vector<std::string> factionsOf(const LabTerms& terms)
{
    std::vector<std::string> factions;
    for (const FactionPair& pair : terms.pairs)
        factions.insert(factions.end(), pair.begin(), pair.end());
    std::sort(factions.begin(), factions.end());
    factions.erase(std::unique(factions.begin(), factions.end()), factions.end());
    return factions;
}

std::vector<LabDifference> differences(const LabTerms& one, const LabTerms& other)
{
    std::vector<LabDifference> found;
    const auto compare = [&](const char* term, const std::string& mine, const std::string& theirs) {
        if (mine != theirs)
            found.push_back({ term, mine, theirs });
    };
    compare("game", one.game, other.game);
    compare("set", one.set, other.set);
    compare("set_hash", one.setHash, other.setHash);
    compare("engine_version", one.engineVersion, other.engineVersion);
    compare("player", one.player, other.player);
    compare("signature", one.signature, other.signature);
    compare("options", optionWords(one), optionWords(other));
    compare("seed", std::to_string(one.seed), std::to_string(other.seed));
    if (one.pairs != other.pairs)
        found.push_back({ "pairs", {}, {} });
    return found;
}

std::optional<LabOverlap> merge(LabTable& into, const LabTable& from)
{
    for (std::size_t cell = 0; cell < into.cells.size(); ++cell)
        if (const int block = into.cells[cell].blocks.firstCommon(from.cells[cell].blocks); block >= 0)
            return LabOverlap { cell, block };
    for (std::size_t cell = 0; cell < into.cells.size(); ++cell)
        into.cells[cell].add(from.cells[cell]);
    return std::nullopt;
}

} // namespace core
