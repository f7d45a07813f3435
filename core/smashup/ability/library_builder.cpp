#include "core/smashup/ability/library_builder.h"

#include "core/json/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/describe.h"
#include "core/smashup/ability/printings.h"

#include <nlohmann/json.hpp>

#include <algorithm>

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
    for (CardDef& def : library->m_defs) {
        for (const language::Language each : { language::Language::English, language::Language::German })
            def.texts[static_cast<std::size_t>(each)] = describe(*library, def, each);
        def.doesTags = whatItDoes(*library, def);
    }
    return library;
}

} // namespace core::smashup
