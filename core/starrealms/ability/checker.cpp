#include "core/starrealms/ability/checker.h"

#include "core/json/json_text.h"
#include "core/starrealms/ability/compiler.h"

#include <nlohmann/json.hpp>

#include <set>

namespace core::starrealms {

namespace {

/// Which faction of which set a card file is for.
std::pair<std::string, std::string> headOf(const SourceFile& file)
{
    JsonFault broken;
    const nlohmann::json json = parseJson(file.text, kCardFile, broken);
    return { textIn(json, "set"), textIn(json, "id") };
}

} // namespace

Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others)
{
    CardLibrary library;
    Problems faultsOfOthers;
    Compiler beside(library, faultsOfOthers);
    // The program's own files may be among those that are checked, too.
    std::set<std::pair<std::string, std::string>> seen { headOf(file) };
    for (const SourceFile& each : others)
        if (seen.insert(headOf(each)).second)
            beside.addFile(each);
    Problems problems;
    Compiler(library, problems).addFile(file);
    return problems;
}

} // namespace core::starrealms
