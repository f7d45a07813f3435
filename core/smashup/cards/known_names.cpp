#include "core/smashup/cards/known_names.h"

#include <nlohmann/json.hpp>

namespace core::smashup {

std::set<std::string> knownNames(const std::vector<SourceFile>& content, Problems& problems)
{
    std::set<std::string> names;
    for (const SourceFile& file : content) {
        if (!file.path.ends_with("/names.json"))
            continue;
        const nlohmann::json json = nlohmann::json::parse(file.text, nullptr, false);
        if (!json.is_object() || !json.contains("names") || !json["names"].is_array()) {
            problems.push_back({ file.path, "is no list of names", "install the program's card files again" });
            continue;
        }
        for (const nlohmann::json& each : json["names"])
            if (each.is_string())
                names.insert(each.get<std::string>());
    }
    return names;
}

} // namespace core::smashup
