#include "core/smashup/ability/compiler_scope.h"
#include "core/smashup/ability/printings.h"

// What a file takes over from another printing.

namespace core::smashup {

namespace {

using Json = nlohmann::json;

} // namespace

/// The entry or file of another printing that `taken` speaks of; null after a fault.
const Json* Compiler::takenFrom(const Json& taken, const std::string& own, const std::string& path, const char* list)
{
    const std::string printing = text(taken, "as", path, true);
    const std::string id = text(taken, "id", path, true);
    if (printing.empty() || id.empty())
        return nullptr;
    const std::string at = path + "/as";
    if (printing == own) {
        fault(at, say(Fault::OwnPrinting), say(Fault::NameAnotherPrinting));
        return nullptr;
    }
    const Json* const found = m_printings == nullptr ? nullptr
        : list == nullptr                            ? m_printings->file(printing, id)
                                                     : m_printings->entry(printing, id, list);
    if (found == nullptr) {
        fault(at, say(Fault::NotInPrinting, { shortened(id), shortened(printing) }), say(Fault::MendIdOrPrinting));
        return nullptr;
    }
    if (found->contains("as")) {
        fault(at, say(Fault::TakenThereToo, { shortened(id) }), say(Fault::WriteItOut));
        return nullptr;
    }
    return found;
}

/// Puts what is meant in the place of every "as". False after a fault.
bool Compiler::takeOver(Json& json)
{
    if (!json.is_object())
        return true;
    const std::size_t before = m_faults;
    const std::string own = textIn(json, "printing");
    if (json.contains("as")) {
        text(json, "printing", {}, true); // its own, so that it does not take over the other one's
        const Json* const file = takenFrom(json, own, {}, nullptr);
        if (file == nullptr)
            return false;
        json.erase("as");
        for (const auto& [key, value] : file->items())
            if (!json.contains(key))
                json[key] = value;
    }
    for (const char* list : { "cards", "bases" }) {
        const auto entries = json.find(list);
        if (entries == json.end() || !entries->is_array())
            continue;
        for (std::size_t i = 0; i < entries->size(); ++i) {
            Json& entry = (*entries)[i];
            if (!entry.is_object() || !entry.contains("as"))
                continue;
            const std::string path = std::string("/") + list + "/" + std::to_string(i);
            keysAre(entry, path, { "id", "as", "note" });
            const Json* const found = takenFrom(entry, own, path, list);
            if (found == nullptr)
                continue;
            Json whole = *found;
            if (entry.contains("note"))
                whole["note"] = entry["note"];
            entry = std::move(whole);
        }
    }
    return m_faults == before;
}

} // namespace core::smashup
