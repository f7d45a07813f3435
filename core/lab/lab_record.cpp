#include "core/lab/lab_record.h"

#include "core/ai/learning/learned_json.h"
#include "core/game/outcome.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr const char* kFormat = "breakpoint-lab";
constexpr int kVersion = 1;
constexpr std::size_t kMostPairs = 1000;
constexpr std::size_t kMostFactions = 8; ///< of a pair
constexpr std::size_t kLongestBlocks = 1U << 20U; ///< bytes
constexpr std::size_t kLongestCommand = 1U << 16U;

ordered_json asJson(const LabTerms& terms)
{
    ordered_json json = { { "game", terms.game }, { "set", terms.set }, { "set_hash", terms.setHash },
        { "engine_version", terms.engineVersion }, { "signature", terms.signature }, { "player", terms.player },
        { "options", ordered_json::object() }, { "seed", terms.seed }, { "pairs", terms.pairs } };
    for (const auto& [name, value] : terms.options)
        json["options"][name] = value;
    return json;
}

LabTerms readTerms(const JsonReader& reader)
{
    LabTerms terms;
    terms.game = reader.text("game");
    terms.set = reader.text("set");
    terms.setHash = reader.text("set_hash");
    terms.engineVersion = reader.text("engine_version");
    terms.signature = reader.text("signature");
    terms.player = reader.text("player");
    reader.child("options").eachMember(
        [&](const std::string& name, const JsonReader& value) { terms.options[name] = value.asText(); });
    terms.seed = reader.child("seed").asUnsigned();
    const JsonReader pairs = reader.child("pairs");
    pairs.eachItem(2, kMostPairs, [&](const JsonReader& item) {
        FactionPair& pair = terms.pairs.emplace_back();
        item.eachItem(1, kMostFactions, [&](const JsonReader& faction) { pair.push_back(faction.asText()); });
    });
    if (terms.pairs != inOrder(terms.pairs))
        pairs.fault(say(House::PairsNotInOrder));
    return terms;
}

ordered_json asJson(const LabCell& cell)
{
    return { { "first", cell.first }, { "second", cell.second }, { "blocks", cell.blocks.words() },
        { "won", cell.won } };
}

std::string inBytes(const ordered_json& json)
{
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::size_t placeOf(const JsonReader& item, const char* name, const LabTerms& terms)
{
    const auto last = static_cast<std::int64_t>(terms.pairs.size()) - 1;
    return static_cast<std::size_t>(item.child(name).asInteger(0, last));
}

void readCell(const JsonReader& item, LabTable& table)
{
    const std::size_t first = placeOf(item, "first", table.terms);
    const LabCell* const known = table.find(first, placeOf(item, "second", table.terms));
    if (known == nullptr || known->first != first || known->matches() > 0) {
        item.child("second").fault(say(House::NoSuchCell));
        return;
    }
    LabCell& cell = table.cells[static_cast<std::size_t>(known - table.cells.data())];
    const std::string words = item.child("blocks").asText(kLongestBlocks);
    if (const std::optional<BlockSet> blocks = BlockSet::read(words); blocks && blocks->count() > 0)
        cell.blocks = *blocks;
    else
        item.child("blocks").fault(say(House::BlocksExpected));
    std::size_t seat = 0;
    item.child("won").eachItem(2, 2, [&](const JsonReader& won) {
        const std::int64_t parts = won.asInteger(0, cell.matches() / 2 * kPartsOfMatch);
        if (seat < cell.won.size())
            cell.won[seat++] = parts;
    });
}

/// Findings must have their command; a mere table may have one.
std::optional<LabFindings> readLab(
    std::string_view text, const std::string& where, bool withCommand, Problems& problems)
{
    Problems faults;
    nlohmann::json parsed;
    LabFindings findings;
    if (parseJson(text, parsed, faults)) {
        const JsonReader root(parsed, "", faults);
        if (root.text("format") != kFormat)
            root.child("format").fault(say(House::FormatWouldBe, { kFormat }));
        else if (const std::int64_t version = root.child("version").asInteger(1, 1'000'000); version > kVersion)
            root.child("version").fault(
                say(House::NewerVersion, { static_cast<int>(version) }), say(House::ReadsUpTo, { kVersion }));
        else {
            root.only({ "format", "version", "command", "deals_of_block", "terms", "cells" });
            if (withCommand || root.has("command"))
                findings.command = root.child("command").asText(kLongestCommand);
            root.child("deals_of_block").asInteger(kDealsOfBlock, kDealsOfBlock);
            LabTable& table = findings.table;
            table = LabTable::of(readTerms(root.child("terms")));
            if (faults.empty())
                root.child("cells").eachItem(
                    0, table.cells.size(), [&](const JsonReader& item) { readCell(item, table); });
        }
    }
    if (handOn(std::move(faults), where, problems))
        return findings;
    return std::nullopt;
}

}

std::string toJson(const LabTerms& terms)
{
    return inBytes(asJson(terms));
}

std::optional<LabTerms> labTermsFrom(std::string_view text, Problems& problems)
{
    const std::size_t before = problems.size();
    nlohmann::json parsed;
    LabTerms terms;
    if (parseJson(text, parsed, problems))
        terms = readTerms(JsonReader(parsed, "", problems));
    if (problems.size() > before)
        return std::nullopt;
    return terms;
}

std::string toJson(const LabTable& table)
{
    ordered_json root = { { "format", kFormat }, { "version", kVersion }, { "deals_of_block", kDealsOfBlock },
        { "terms", asJson(table.terms) }, { "cells", ordered_json::array() } };
    for (const LabCell& cell : table.cells)
        if (cell.blocks.count() > 0)
            root["cells"].push_back(asJson(cell));
    return inBytes(root) + '\n';
}

std::optional<LabTable> labTableFrom(std::string_view text, const std::string& where, Problems& problems)
{
    std::optional<LabFindings> read = readLab(text, where, false, problems);
    if (!read)
        return std::nullopt;
    return std::move(read->table);
}

std::int64_t matchesOfEachCell(const LabTable& table)
{
    if (table.cells.empty())
        return 0;
    BlockSet first;
    const int blocks = table.cells.front().blocks.count();
    for (int block = 0; block < blocks; ++block)
        first.add(block);
    const bool all = std::all_of(
        table.cells.begin(), table.cells.end(), [&](const LabCell& cell) { return cell.blocks == first; });
    return all ? table.cells.front().matches() : 0;
}

std::string toJson(const LabFindings& findings)
{
    const ordered_json head = { { "format", kFormat }, { "version", kVersion }, { "command", findings.command },
        { "deals_of_block", kDealsOfBlock }, { "terms", asJson(findings.table.terms) } };
    std::string text = inBytes(head);
    text.back() = ','; // the cells are still to come
    text += "\"cells\":[";
    const char* between = "\n";
    for (const LabCell& cell : findings.table.cells) {
        if (cell.blocks.count() == 0)
            continue;
        text += between + inBytes(asJson(cell));
        between = ",\n";
    }
    return text + "\n]}\n";
}

std::optional<LabFindings> labFindingsFrom(std::string_view text, const std::string& where, Problems& problems)
{
    return readLab(text, where, true, problems);
}

} // namespace core
