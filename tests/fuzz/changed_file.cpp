#include "tests/fuzz/changed_file.h"

#include <map>

namespace fuzz {

namespace {

void collect(const Json& json, const Json::json_pointer& at, const std::string& key, std::vector<Place>& places)
{
    if (!at.empty())
        places.push_back({ at, key });
    if (json.is_object())
        for (const auto& [name, value] : json.items())
            collect(value, at / name, name, places);
    else if (json.is_array())
        for (std::size_t i = 0; i < json.size(); ++i)
            collect(json[i], at / i, key, places);
}

const std::vector<Source>& sources(const std::string& game)
{
    static std::map<std::string, std::vector<Source>> games;
    std::vector<Source>& found = games[game];
    if (!found.empty())
        return found;
    for (const core::SourceFile& file : content(game)) {
        Source source { file.path, Json::parse(file.text), {} };
        if (!source.json.contains("id"))
            continue;
        collect(source.json, Json::json_pointer(), std::string(), source.places);
        found.push_back(std::move(source));
    }
    return found;
}

/// A value from somewhere in the files, of the same key wherever the first tries find one.
const Json& donor(const std::string& game, const std::string& key, Bytes& bytes)
{
    const Json* value = nullptr;
    for (int tries = 0; tries < 4; ++tries) {
        const Source& from = drawn(game, bytes);
        const Place& place = from.places[bytes.below(from.places.size())];
        value = &from.json.at(place.at);
        if (place.key == key)
            break;
    }
    return *value;
}

} // namespace

const Source& drawn(const std::string& game, Bytes& bytes)
{
    return sources(game)[bytes.below(sources(game).size())];
}

Json changed(const std::string& game, const Source& source, Bytes& bytes)
{
    Json json = source.json;
    for (int left = 1 + static_cast<int>(bytes.below(6)); left > 0; --left) {
        const Place& place = source.places[bytes.below(source.places.size())];
        if (!json.contains(place.at))
            continue;
        Json& value = json.at(place.at);
        switch (bytes.below(3)) {
        case 0:
            value = donor(game, place.key, bytes);
            break;
        case 1:
            if (value.is_number_integer())
                value = value.get<int>() + static_cast<int>(bytes.below(9)) - 4;
            else if (value.is_array())
                value.push_back(donor(game, place.key, bytes));
            else if (value.is_object())
                value["may"] = true;
            break;
        default: {
            Json& parent = json.at(place.at.parent_pointer());
            if (parent.is_array())
                parent.erase(std::stoul(place.at.back()));
            else
                parent.erase(place.at.back());
        }
        }
    }
    return json;
}

} // namespace fuzz
