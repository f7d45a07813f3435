#include "core/smashup/ability/checker.h"

#include "core/json/json_text.h"
#include "core/smashup/ability/compiler.h"
#include "core/smashup/ability/printings.h"

#include <nlohmann/json.hpp>

#include <set>
#include <tuple>

namespace core::smashup {

namespace {

/// What a card file says it is; empty texts where it does not say so.
struct Head {
    std::string id;
    std::string printing;

    bool operator<(const Head& other) const { return std::tie(id, printing) < std::tie(other.id, other.printing); }
};

Head headOf(const SourceFile& file)
{
    JsonFault broken;
    const nlohmann::json json = parseJson(file.text, kCardFile, broken);
    return { textIn(json, "id"), textIn(json, "printing") };
}

} // namespace

Problems checkCardFile(const SourceFile& file)
{
    return checkCardFile(file, {});
}

Problems checkCardFile(const SourceFile& file, const std::vector<SourceFile>& others)
{
    CardLibrary library;
    Printings printings(others);
    if (!others.empty()) {
        const Head own = headOf(file);
        std::set<Head> seen;
        Problems notOurs;
        Compiler compiler(library, notOurs, &printings);
        for (const SourceFile& each : others) {
            const Head head = headOf(each);
            if (head.printing == own.printing && head.id != own.id && seen.insert(head).second)
                compiler.addFaction(each);
        }
    }
    Problems problems;
    Compiler compiler(library, problems, &printings);
    compiler.addFaction(file);
    return problems;
}

} // namespace core::smashup
