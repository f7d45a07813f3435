#include "core/smashup/ability/printings.h"

#include "core/json/json_text.h"

#include <algorithm>

namespace core::smashup {

namespace {

using Json = nlohmann::json;

bool has(const Json& object, const char* key, const std::string& text)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() && found->get_ref<const std::string&>() == text;
}

} // namespace

std::vector<Printings::Read>& Printings::read()
{
    if (m_read.has_value())
        return *m_read;
    m_read.emplace();
    for (const SourceFile& file : m_files) {
        if (!file.path.ends_with(".json"))
            continue;
        JsonFault broken;
        Json json = parseJson(file.text, kCardFile, broken);
        if (json.is_object())
            m_read->push_back({ &file, std::move(json), false });
    }
    return *m_read;
}

const Json* Printings::file(const std::string& printing, const std::string& id)
{
    for (Read& each : read())
        if (has(each.json, "printing", printing) && has(each.json, "id", id)) {
            each.lent = true;
            return &each.json;
        }
    return nullptr;
}

const Json* Printings::entry(const std::string& printing, const std::string& id, const char* list)
{
    for (Read& each : read()) {
        const auto entries = each.json.find(list);
        if (!has(each.json, "printing", printing) || entries == each.json.end() || !entries->is_array())
            continue;
        for (const Json& found : *entries)
            if (found.is_object() && has(found, "id", id)) {
                each.lent = true;
                return &found;
            }
    }
    return nullptr;
}

std::vector<const SourceFile*> Printings::lenders() const
{
    std::vector<const SourceFile*> files;
    if (m_read.has_value())
        for (const Read& each : *m_read)
            if (each.lent)
                files.push_back(each.source);
    std::sort(files.begin(), files.end(), [](const SourceFile* a, const SourceFile* b) { return a->path < b->path; });
    return files;
}

} // namespace core::smashup
