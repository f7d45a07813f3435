#include "core/hyperborea/ability/checker.h"

#include "core/hyperborea/ability/compiler.h"
#include "core/json/json_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace core::hyperborea {

namespace {

std::string idOf(const SourceFile& file)
{
    JsonFault broken;
    return textIn(parseJson(file.text, kCardFile, broken), "id");
}

} // namespace

/// Files are read in the order of their ids, as cities have to be known before hexes have them.
Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others)
{
    const std::string id = idOf(file);
    std::vector<std::pair<std::string, const SourceFile*>> beside;
    for (const SourceFile& each : others)
        if (const std::string other = idOf(each); other < id)
            beside.emplace_back(other, &each);
    std::sort(beside.begin(), beside.end());
    Library library;
    Problems faultsOfOthers;
    for (const auto& [other, each] : beside)
        Compiler(library, faultsOfOthers).addFile(*each);
    Problems problems;
    Compiler(library, problems).addFile(file);
    return problems;
}

} // namespace core::hyperborea
