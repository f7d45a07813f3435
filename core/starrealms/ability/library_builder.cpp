#include "core/starrealms/ability/library_builder.h"

#include "core/starrealms/ability/compiler.h"
#include "core/starrealms/ability/narrator.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/sayings/tongue.h"

#include <algorithm>

namespace core::starrealms {

namespace {

constexpr std::string_view kDefaultSet = "frontiers";

/// FNV-1a, 64 bits: tells one state of the card files from another, nothing more.
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

/// The files of a set lie in a folder of its name; those in none are for every set.
std::vector<const SourceFile*> filesOf(
    const std::vector<const SourceFile*>& files, const std::vector<std::string>& sets, const std::string& set)
{
    const auto isIn = [](const SourceFile* file, const std::string& each) {
        return file->path.find('/' + each + '/') != std::string::npos;
    };
    std::vector<const SourceFile*> ours;
    std::copy_if(files.begin(), files.end(), std::back_inserter(ours), [&](const SourceFile* file) {
        return isIn(file, set)
            || std::none_of(sets.begin(), sets.end(), [&](const std::string& each) { return isIn(file, each); });
    });
    return ours;
}

/// Whether a language says all that cards do; of one that is begun some would be in English.
bool saysAll(language::Language language)
{
    const auto& sayings = tongueOf(language).sayings;
    return !sayings.empty()
        && std::none_of(sayings.begin(), sayings.end(), [](std::string_view pattern) { return pattern.empty(); });
}

} // namespace

std::shared_ptr<const CardLibrary> buildLibrary(const std::vector<SourceFile>& files, Problems& problems)
{
    std::vector<const SourceFile*> ours;
    for (const SourceFile& file : files)
        if (file.path.ends_with(".json"))
            ours.push_back(&file);
    std::sort(ours.begin(), ours.end(), [](const SourceFile* a, const SourceFile* b) { return a->path < b->path; });

    auto library = std::make_shared<CardLibrary>();
    const std::size_t before = problems.size();
    Compiler compiler(*library, problems);
    for (const SourceFile* file : ours)
        compiler.addFile(*file);
    if (problems.size() > before)
        return nullptr;
    const bool starts = library->m_scout != kNoDef && library->m_viper != kNoDef && library->m_explorer != kNoDef;
    if (library->m_sets.empty() || !starts) {
        problems.push_back(
            { "cards/starrealms", say(starts ? Fault::NoCards : Fault::NoStartingCards), say(Fault::InstallAgain) });
        return nullptr;
    }
    std::stable_partition(
        library->m_sets.begin(), library->m_sets.end(), [](const std::string& set) { return set == kDefaultSet; });
    for (CardLibrary::SetFacts& set : library->m_setFacts)
        set.hash = hashOf(filesOf(ours, library->m_sets, set.name));
    for (std::size_t i = 0; i < library->size(); ++i)
        for (const language::LanguageFacts& each : language::kAllLanguages)
            if (saysAll(each.language))
                library->m_defs[i].texts[static_cast<std::size_t>(each.language)]
                    = textOf(*library, static_cast<DefId>(i), each.language);
    return library;
}

} // namespace core::starrealms
