#include "core/smashup/cards/card_library.h"

#include "core/record/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/printings.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace core::smashup {

namespace {

/// FNV-1a, 64 bits: tells one state of the card files from another, nothing more.
std::string hashOf(const std::vector<const SourceFile*>& files, const std::vector<const SourceFile*>& lenders)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const auto* list : { &files, &lenders })
        for (const SourceFile* file : *list)
            for (const char c : file->text) {
                hash ^= static_cast<unsigned char>(c);
                hash *= 0x100000001B3ULL;
            }
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
        *digit = "0123456789abcdef"[hash & 15U];
    return text;
}

/// Files that say another printing are not ours; broken ones are, so that their faults are told.
bool belongsTo(const SourceFile& file, std::string_view printing)
{
    JsonFault broken;
    const nlohmann::json json = parseJson(file.text, kCardFile, broken);
    return !json.is_object() || !json.contains("printing") || json["printing"] == printing;
}

} // namespace

std::unique_ptr<CardLibrary> CardLibrary::build(
    std::string_view printing, const std::vector<SourceFile>& files, Problems& problems)
{
    std::vector<const SourceFile*> ours;
    for (const SourceFile& file : files)
        if (file.path.ends_with(".json") && belongsTo(file, printing))
            ours.push_back(&file);
    std::sort(ours.begin(), ours.end(), [](const SourceFile* a, const SourceFile* b) { return a->path < b->path; });

    auto library = std::make_unique<CardLibrary>();
    library->m_printing = printing;
    const std::size_t before = problems.size();
    Printings printings(files);
    Compiler compiler(*library, problems, &printings);
    for (const SourceFile* file : ours)
        compiler.addFaction(*file);
    library->m_hash = hashOf(ours, printings.lenders());
    if (problems.size() > before)
        return nullptr;
    compiler.finish();
    for (CardDef& def : library->m_defs) {
        def.text = describe(*library, def);
        def.doesTags = whatItDoes(*library, def);
    }
    return library;
}

const FactionDef* CardLibrary::faction(std::string_view name) const
{
    const FactionId id = factionId(name);
    return id == kNoFaction ? nullptr : &m_factions[id];
}

FactionId CardLibrary::factionId(std::string_view name) const
{
    const auto found
        = std::find_if(m_factions.begin(), m_factions.end(), [&](const FactionDef& each) { return each.name == name; });
    return found == m_factions.end() ? kNoFaction : static_cast<FactionId>(found - m_factions.begin());
}

int CardLibrary::find(std::string_view name) const
{
    for (std::size_t i = 0; i < m_defs.size(); ++i) {
        const CardDef& def = m_defs[i];
        if (def.name == name || std::find(def.otherNames.begin(), def.otherNames.end(), name) != def.otherNames.end())
            return static_cast<int>(i);
    }
    return -1;
}

const std::string& CardLibrary::tagName(std::uint16_t bit) const
{
    return m_tags[static_cast<std::size_t>(std::countr_zero(bit))];
}

CardInfo infoOf(const CardLibrary& library, const CardDef& def)
{
    CardInfo info;
    info.id = def.id;
    info.name = def.name;
    if (def.faction != kNoFaction)
        info.group = library.factions()[def.faction].name;
    info.set = library.printing();
    info.type = def.kind == CardKind::Base ? "base" : def.kind == CardKind::Minion ? "minion" : "action";
    info.kind = kindWord(def);
    info.copies = def.copies;
    if (def.kind == CardKind::Minion)
        info.figures = { { "power", { def.power } } };
    if (def.kind == CardKind::Base)
        info.figures = { { "breakpoint", { def.breakpoint } }, { "VP", { def.vp[0], def.vp[1], def.vp[2] } } };
    info.text = def.text;
    info.tags = def.doesTags;
    info.otherNames = def.otherNames;
    return info;
}

} // namespace core::smashup
