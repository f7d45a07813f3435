#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// What is to be written over a part of a text, so that it says something else there and stays as it is elsewhere.
struct TextEdit {
    std::size_t at = 0;
    std::size_t length = 0;
    std::string by;

    bool empty() const { return length == 0 && by.empty(); }
    void applyTo(std::string& text) const { text.replace(at, length, by); }
};

// Edits of a JSON text that is whole, by pointers to what is there. Where there is no such thing the edit is empty.

/// A text in quotes, as JSON has it.
std::string quotedJson(std::string_view text);

/// `value` in the place of the one there.
TextEdit withValue(std::string_view text, std::string_view pointer, std::string_view value);
/// One member more, as the object's last.
TextEdit withMember(std::string_view text, std::string_view object, std::string_view key, std::string_view value);
/// One item more, as the list's last, with what stands between the two before it.
TextEdit withItem(std::string_view text, std::string_view list, std::string_view value);
/// One item more behind another one of the list.
TextEdit withItemBehind(std::string_view text, std::string_view item, std::string_view value);
/// Without a member or an item, and the comma that it had.
TextEdit without(std::string_view text, std::string_view pointer);
/// An item in the place of the one behind it, and that one before it.
TextEdit withNextFirst(std::string_view text, std::string_view item);

} // namespace core
