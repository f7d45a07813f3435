#include "core/hyperborea/ability/library_builder.h"

#include "core/hyperborea/ability/compiler.h"
#include "core/hyperborea/ability/narrator.h"

#include <algorithm>

namespace core::hyperborea {

namespace {

/// FNV-1a, 64 bits: tells one state of the files from another, nothing more.
std::string hashOf(const std::vector<const SourceFile*>& files)
{
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const SourceFile* file : files)
        for (const char c : file->text) {
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001B3ULL;
        }
    std::string text(16, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, hash >>= 4U)
        *digit = "0123456789abcdef"[hash & 15U];
    return text;
}

} // namespace

std::shared_ptr<const Library> buildLibrary(const std::vector<SourceFile>& files, Problems& problems)
{
    // In the order of their names cities come before the hexes that have them.
    std::vector<const SourceFile*> ours;
    for (const SourceFile& file : files)
        if (file.path.ends_with(".json"))
            ours.push_back(&file);
    std::sort(ours.begin(), ours.end(), [](const SourceFile* a, const SourceFile* b) { return a->path < b->path; });

    auto library = std::make_shared<Library>();
    const std::size_t before = problems.size();
    Compiler compiler(*library, problems);
    for (const SourceFile* file : ours)
        compiler.addFile(*file);
    if (problems.size() == before)
        compiler.finish();
    if (problems.size() > before)
        return nullptr;
    library->m_hash = hashOf(ours);
    for (const language::LanguageFacts& each : language::kAllLanguages) {
        const auto at = static_cast<std::size_t>(each.language);
        for (std::size_t i = 0; i < library->m_base.size(); ++i) {
            BaseTechnology& def = library->m_base[i];
            for (std::size_t way = 0; way < 2; ++way)
                def.setTexts[way][at] = textOf(library->set(static_cast<SetId>(2 * i + way)), each.language);
            def.texts[at] = def.setTexts[0][at] + '\n' + def.setTexts[1][at];
        }
        for (std::size_t i = 0; i < library->m_technologies.size(); ++i)
            library->m_technologies[i].texts[at] = textOf(library->set(setOf(static_cast<CardId>(i))), each.language);
        for (City& city : library->m_cities)
            city.texts[at] = textOf(city.program, each.language);
        for (Token& token : library->m_tokens)
            token.texts[at] = textOf(token.program, each.language);
        for (RaceTile& tile : library->m_raceTiles)
            tile.texts[at] = textOf(tile, each.language);
    }
    return library;
}

} // namespace core::hyperborea
