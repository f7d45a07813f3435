#include "core/smashup/ability/checker.h"

#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/json_lines.h"

#include <nlohmann/json.hpp>

namespace core::smashup {

namespace {

/// A faction file's text under `key`; empty where there is none or the file is no faction.
std::string head(const SourceFile& file, const char* key)
{
    if (file.text.size() > 1024 * 1024)
        return {};
    std::map<std::string, int> lines;
    std::string error;
    const nlohmann::json json = parseWithLines(file.text, lines, error);
    return json.is_object() && json.contains(key) && json[key].is_string() ? json[key].get<std::string>()
                                                                           : std::string();
}

} // namespace

Problems checkCardFile(const SourceFile& file)
{
    // The list of all names lies beside the factions and is none.
    if (file.path.ends_with("/names.json"))
        return {};
    return checkCardFile(file, {});
}

Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others)
{
    CardLibrary library;
    if (!others.empty()) {
        const std::string id = head(file, "id");
        const std::string printing = head(file, "printing");
        Problems notOurs;
        Compiler compiler(library, notOurs);
        for (const SourceFile& each : others)
            if (head(each, "printing") == printing && head(each, "id") != id)
                compiler.addFaction(each);
    }
    Problems problems;
    Compiler compiler(library, problems);
    compiler.addFaction(file);
    return problems;
}

} // namespace core::smashup
