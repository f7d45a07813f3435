#include "core/json/json_place.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

constexpr std::string_view kBlankSigns = " \t\r\n";

std::size_t pastBlanks(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of(kBlankSigns, at), text.size());
}

/// Behind the string that begins at `at`; one that is not closed ends with its line.
std::size_t pastString(std::string_view text, std::size_t at)
{
    for (++at; at < text.size(); ++at) {
        if (text[at] == '"')
            return at + 1;
        if (text[at] == '\n')
            return at;
        if (text[at] == '\\' && at + 1 < text.size())
            ++at;
    }
    return text.size();
}

bool isBare(char sign)
{
    constexpr std::string_view kParts = "{}[],:\"";
    return kParts.find(sign) == std::string_view::npos && kBlankSigns.find(sign) == std::string_view::npos;
}

/// Behind the value that begins at `at`.
std::size_t pastValue(std::string_view text, std::size_t at)
{
    int depth = 0;
    while (at < text.size()) {
        const char sign = text[at];
        if (sign == '"') {
            at = pastString(text, at);
        } else if (sign == '{' || sign == '[') {
            ++depth;
            ++at;
        } else if (sign == '}' || sign == ']') {
            if (--depth < 0)
                return at;
            ++at;
        } else if (isBare(sign)) {
            while (at < text.size() && isBare(text[at]))
                ++at;
        } else if (depth == 0) {
            return at; // a comma where no value is
        } else {
            ++at;
        }
        if (depth == 0)
            return at;
        at = pastBlanks(text, at);
    }
    return text.size();
}

JsonPlace valueAt(std::string_view text, std::size_t at)
{
    at = pastBlanks(text, at);
    return { 0, 0, at, pastValue(text, at) - at };
}

/// Behind the comma after a value; npos where none follows.
std::size_t pastComma(std::string_view text, std::size_t at)
{
    at = pastBlanks(text, at);
    return at < text.size() && text[at] == ',' ? pastBlanks(text, at + 1) : std::string_view::npos;
}

bool member(std::string_view text, std::size_t at, std::string_view key, JsonPlace& found)
{
    at = pastBlanks(text, at + 1);
    while (at < text.size() && text[at] == '"') {
        const std::size_t end = pastString(text, at);
        const std::size_t colon = pastBlanks(text, end);
        if (colon >= text.size() || text[colon] != ':')
            return false;
        JsonPlace place = valueAt(text, colon + 1);
        if (end >= at + 2 && text.substr(at + 1, end - at - 2) == key) {
            place.keyAt = at;
            place.keyLength = end - at;
            found = place;
            return true;
        }
        at = pastComma(text, place.at + place.length);
    }
    return false;
}

bool item(std::string_view text, std::size_t at, std::string_view number, JsonPlace& found)
{
    std::size_t wanted = 0;
    if (std::from_chars(number.data(), number.data() + number.size(), wanted).ec != std::errc())
        return false;
    at = pastBlanks(text, at + 1);
    for (std::size_t i = 0; at < text.size() && text[at] != ']'; ++i) {
        const JsonPlace place = valueAt(text, at);
        if (i == wanted) {
            found = place;
            return true;
        }
        at = pastComma(text, place.at + place.length);
    }
    return false;
}

/// An object or list that is open where somebody writes.
struct OpenLevel {
    bool object = false;
    bool wantsKey = false;
    std::size_t index = 0;
    std::string key;
    std::vector<std::string> keys;
};

/// Takes what stands at `at`, which is no blank, and goes behind it. True where `byte` lies within.
bool takePart(
    std::string_view text, std::size_t byte, std::size_t& at, std::vector<OpenLevel>& open, JsonPosition& here)
{
    const char sign = text[at];
    OpenLevel* const level = open.empty() ? nullptr : &open.back();
    if (sign == '"') {
        const std::size_t end = pastString(text, at);
        const bool closed = end >= at + 2 && text[end - 1] == '"';
        if (end > byte || (end == byte && !closed)) {
            here.at = at + 1;
            here.word = text.substr(at + 1, byte - at - 1);
            here.quoted = true;
            return true;
        }
        if (level != nullptr && level->wantsKey && closed) {
            level->key = text.substr(at + 1, end - at - 2);
            level->keys.push_back(level->key);
        }
        at = end;
        return false;
    }
    if (isBare(sign)) {
        std::size_t end = at;
        while (end < text.size() && isBare(text[end]))
            ++end;
        if (end >= byte) {
            here.at = at;
            here.word = text.substr(at, byte - at);
            return true;
        }
        at = end;
        return false;
    }
    ++at;
    if (sign == '{' || sign == '[') {
        open.push_back({ sign == '{', sign == '{', 0, {}, {} });
    } else if (level != nullptr) {
        if (sign == '}' || sign == ']') {
            open.pop_back();
        } else if (sign == ':') {
            level->wantsKey = false;
        } else {
            ++level->index;
            level->wantsKey = level->object;
            level->key.clear();
        }
    }
    return false;
}

} // namespace

JsonPlace placeIn(std::string_view text, std::string_view pointer)
{
    JsonPlace place = valueAt(text, 0);
    while (!pointer.empty()) {
        pointer.remove_prefix(1);
        const std::string_view part = pointer.substr(0, pointer.find('/'));
        pointer.remove_prefix(part.size());
        const char opening = place.at < text.size() ? text[place.at] : ' ';
        if (!(opening == '{' && member(text, place.at, part, place))
            && !(opening == '[' && item(text, place.at, part, place)))
            break;
    }
    return place;
}

JsonPosition positionIn(std::string_view text, std::size_t byte)
{
    byte = std::min(byte, text.size());
    JsonPosition here;
    here.at = byte;
    std::vector<OpenLevel> open;
    for (std::size_t at = pastBlanks(text, 0); at < byte; at = pastBlanks(text, at))
        if (takePart(text, byte, at, open, here))
            break;
    for (std::size_t i = 0; i + 1 < open.size(); ++i)
        here.pointer += "/" + (open[i].object ? open[i].key : std::to_string(open[i].index));
    if (!open.empty()) {
        here.isKey = open.back().wantsKey;
        here.keys = std::move(open.back().keys);
        if (!here.isKey)
            here.key = std::move(open.back().key);
    }
    return here;
}

TextSpot spotOfValue(std::string_view text, std::string_view pointer)
{
    const JsonPlace place = placeIn(text, pointer);
    return { lineOf(text, place.at), place.at, place.length };
}

int lineOf(std::string_view text, std::size_t byte)
{
    return 1
        + static_cast<int>(
            std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size())), '\n'));
}

} // namespace core
