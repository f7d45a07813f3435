#include "core/smashup/ability/library_builder.h"

#include "core/json/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/deeds.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/printings.h"
#include "core/smashup/cards/landscape.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string_view>

namespace core::smashup {

namespace {

/// How a base is pictured says nothing of what it does: a file reads the same with or without it, and matches that
/// were played before it was written go on.
std::string withoutLandscapes(const std::string& text)
{
    constexpr std::string_view kKey = "\"landscape\"";
    constexpr std::string_view kBlank = " \t\r\n";
    std::string rest;
    std::size_t from = 0;
    for (std::size_t at = text.find(kKey); at != std::string::npos; at = text.find(kKey, at + 1)) {
        const std::size_t comma = text.find_last_not_of(kBlank, at - 1);
        const std::size_t colon = text.find_first_not_of(kBlank, at + kKey.size());
        if (at == 0 || comma == std::string::npos || comma < from || text[comma] != ',' || colon == std::string::npos
            || text[colon] != ':')
            continue;
        const std::size_t open = text.find_first_not_of(kBlank, colon + 1);
        if (open == std::string::npos || text[open] != '"')
            continue;
        const std::size_t end = text.find_first_of("\"\\", open + 1);
        if (end == std::string::npos || text[end] != '"')
            continue;
        rest.append(text, from, comma - from);
        from = end + 1;
    }
    return rest.append(text, from);
}

/// FNV-1a, 64 bits: tells one state of the card files from another, nothing more.
std::string hashOf(const std::vector<const SourceFile*>& files, const std::vector<const SourceFile*>& lenders)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const auto* list : { &files, &lenders })
        for (const SourceFile* file : *list)
            for (const char c : withoutLandscapes(file->text)) {
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

void tell(const CardLibrary& library, CardDef& def)
{
    if (def.kind == CardKind::Base && def.landscape.empty())
        def.landscape = landscapeOf(
            def.name, def.faction == kNoFaction ? std::string_view() : library.factions()[def.faction].colour);
    for (const language::LanguageFacts& each : language::kAllLanguages)
        if (each.whole)
            def.texts[static_cast<std::size_t>(each.language)] = describe(library, def, each.language);
    def.doesTags = whatItDoes(library, def);
    def.deeds = deedsOf(library, def);
}

std::unique_ptr<CardLibrary> buildLibrary(
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
    for (CardDef& def : library->m_defs)
        tell(*library, def);
    return library;
}

std::unique_ptr<CardLibrary> withFaction(
    const CardLibrary& library, const std::vector<SourceFile>& files, const SourceFile& faction, Problems& problems)
{
    auto wider = std::make_unique<CardLibrary>(library);
    Printings printings(files);
    const std::size_t before = problems.size();
    Compiler compiler(*wider, problems, &printings);
    compiler.addFaction(faction);
    compiler.finish();
    for (std::size_t i = library.m_defs.size(); i < wider->m_defs.size(); ++i)
        if (problems.size() == before)
            tell(*wider, wider->m_defs[i]);
    wider->m_hash.clear(); // a match has the text itself
    return wider;
}

} // namespace core::smashup
