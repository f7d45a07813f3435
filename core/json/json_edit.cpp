#include "core/json/json_edit.h"

#include "core/json/json_place.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <iterator>
#include <optional>

namespace core {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// An object or list, and where in it something stands.
struct Within {
    std::string pointer; ///< of what is around it
    JsonPlace around;
    OrderedJson value; ///< of what is around it
    std::size_t index = 0;
};

OrderedJson valueOf(std::string_view text, const JsonPlace& place)
{
    return OrderedJson::parse(text.substr(place.at, place.length), nullptr, false);
}

/// From the key of a member on, or from the item.
std::size_t beginOf(const JsonPlace& place)
{
    return place.keyLength == 0 ? place.at : place.keyAt;
}

std::size_t endOf(const JsonPlace& place)
{
    return place.at + place.length;
}

JsonPlace partOf(std::string_view text, const Within& in, std::size_t index)
{
    const std::string part = in.value.is_array()
        ? std::to_string(index)
        : std::next(in.value.begin(), static_cast<std::ptrdiff_t>(index)).key();
    return placeIn(text, in.pointer + "/" + part);
}

std::optional<Within> whereIs(std::string_view text, std::string_view pointer)
{
    const std::size_t slash = pointer.rfind('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    Within in;
    in.pointer = pointer.substr(0, slash);
    in.around = placeIn(text, in.pointer);
    in.value = valueOf(text, in.around);
    const std::string part(pointer.substr(slash + 1));
    if (in.value.is_array()) {
        const auto read = std::from_chars(part.data(), part.data() + part.size(), in.index);
        if (read.ec != std::errc() || in.index >= in.value.size())
            return std::nullopt;
        return in;
    }
    if (!in.value.is_object() || !in.value.contains(part))
        return std::nullopt;
    for (auto member = in.value.begin(); member.key() != part; ++member)
        ++in.index;
    return in;
}

/// What stands between two items that follow one another.
std::string_view between(std::string_view text, const Within& in, std::size_t first)
{
    const std::size_t from = endOf(partOf(text, in, first));
    return text.substr(from, beginOf(partOf(text, in, first + 1)) - from);
}

/// Something more as the last part of an object or a list.
TextEdit asLast(std::string_view text, const Within& in, const std::string& written)
{
    const std::size_t count = in.value.size();
    if (count == 0)
        return { in.around.at + 1, in.around.length - 2, " " + written + " " };
    const bool list = in.value.is_array();
    const std::string gap(list && count > 1 ? between(text, in, count - 2) : ", ");
    return { endOf(partOf(text, in, count - 1)), 0, gap + written };
}

} // namespace

std::string quotedJson(std::string_view text)
{
    return OrderedJson(text).dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

TextEdit withValue(std::string_view text, std::string_view pointer, std::string_view value)
{
    if (!whereIs(text, pointer))
        return {};
    const JsonPlace place = placeIn(text, pointer);
    return { place.at, place.length, std::string(value) };
}

TextEdit withMember(std::string_view text, std::string_view object, std::string_view key, std::string_view value)
{
    Within in { std::string(object), placeIn(text, object), {}, 0 };
    in.value = valueOf(text, in.around);
    if (!in.value.is_object() || in.value.contains(std::string(key)))
        return {};
    return asLast(text, in, OrderedJson(key).dump() + ": " + std::string(value));
}

TextEdit withItem(std::string_view text, std::string_view list, std::string_view value)
{
    Within in { std::string(list), placeIn(text, list), {}, 0 };
    in.value = valueOf(text, in.around);
    return in.value.is_array() ? asLast(text, in, std::string(value)) : TextEdit();
}

TextEdit withItemBehind(std::string_view text, std::string_view item, std::string_view value)
{
    const std::optional<Within> in = whereIs(text, item);
    if (!in || !in->value.is_array())
        return {};
    const std::size_t first = in->index + 1 < in->value.size() ? in->index : in->index - 1;
    const std::string gap(in->value.size() > 1 ? between(text, *in, first) : ", ");
    return { endOf(partOf(text, *in, in->index)), 0, gap + std::string(value) };
}

TextEdit without(std::string_view text, std::string_view pointer)
{
    const std::optional<Within> in = whereIs(text, pointer);
    if (!in)
        return {};
    const JsonPlace place = partOf(text, *in, in->index);
    if (in->index + 1 < in->value.size()) {
        const std::size_t at = beginOf(place);
        return { at, beginOf(partOf(text, *in, in->index + 1)) - at, {} };
    }
    const std::size_t at = in->index == 0 ? beginOf(place) : endOf(partOf(text, *in, in->index - 1));
    return { at, endOf(place) - at, {} };
}

TextEdit withNextFirst(std::string_view text, std::string_view item)
{
    const std::optional<Within> in = whereIs(text, item);
    if (!in || !in->value.is_array() || in->index + 1 >= in->value.size())
        return {};
    const JsonPlace first = partOf(text, *in, in->index);
    const JsonPlace second = partOf(text, *in, in->index + 1);
    std::string by(text.substr(second.at, second.length));
    by += between(text, *in, in->index);
    by += text.substr(first.at, first.length);
    return { first.at, endOf(second) - first.at, std::move(by) };
}

} // namespace core
