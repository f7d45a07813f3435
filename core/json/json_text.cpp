#include "core/json/json_text.h"

#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <vector>

namespace core {

namespace {

using Json = nlohmann::json;
using Lines = std::map<std::string, int, std::less<>>;

constexpr std::size_t kLongestQuoted = 40;

/// Hands the parser the text and tells the line of the character it took last: a line break belongs to the line it
/// ends, for the parser must take one to know that the number before it is complete.
class LineCountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    LineCountingIterator(const char* at, int* line)
        : m_at(at)
        , m_line(line)
    {
    }
    reference operator*() const { return *m_at; }
    LineCountingIterator& operator++()
    {
        if (m_afterBreak && m_line != nullptr)
            ++*m_line;
        m_afterBreak = *m_at == '\n';
        ++m_at;
        return *this;
    }
    LineCountingIterator operator++(int)
    {
        LineCountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const LineCountingIterator& other) const { return m_at == other.m_at; }
    bool operator!=(const LineCountingIterator& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    int* m_line;
    bool m_afterBreak = false;
};

/// The ways there are to escape a character: "\u000A or \n".
language::Saying escapesSaid(const std::string& either)
{
    constexpr std::string_view kOr = " or ";
    const std::size_t bar = either.find(kOr);
    if (bar == std::string::npos)
        return either;
    return language::Saying::list(language::Between::Or, { either.substr(0, bar), either.substr(bar + kOr.size()) });
}

/// What the library says is wrong.
language::Saying reasonSaid(const std::string& reason)
{
    constexpr std::string_view kUnexpected = "unexpected ";
    constexpr std::string_view kControl = "invalid string: control character ";
    constexpr std::string_view kEscape = " must be escaped to ";
    if (reason.starts_with(kUnexpected))
        return say(House::Unexpected, { sayAfter(reason.substr(kUnexpected.size())) });
    if (const std::size_t escape = reason.find(kEscape); reason.starts_with(kControl) && escape != std::string::npos)
        return say(House::ControlCharacter,
            { reason.substr(kControl.size(), escape - kControl.size()),
                escapesSaid(reason.substr(escape + kEscape.size())) });
    return sayAfter(reason);
}

/// Builds the value within the limits. nlohmann's own builder knows none, and does not tell where it is.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(const JsonLimits& limits, JsonFault& fault, const int& line, Lines* lines)
        : m_limits(limits)
        , m_fault(fault)
        , m_line(line)
        , m_lines(lines)
    {
    }

    Json take() { return std::move(m_root); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return fail(say(House::NoJson, { say(House::BinaryData) })); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override
    {
        if (value.size() > m_limits.keyBytes)
            return fail(say(House::KeyTooLong, { shortened(value), std::to_string(m_limits.keyBytes) }));
        if (m_open.back()->contains(value))
            return fail(say(House::KeyTwice, { shortened(value) }), say(House::LeaveOneOut));
        m_key = std::move(value);
        return true;
    }
    bool parse_error(std::size_t read, const std::string&, const nlohmann::detail::exception& problem) override
    {
        constexpr int kNumberOverflow = 406;
        if (problem.id == kNumberOverflow)
            return fail(say(House::NumberTooLarge));
        // "[json.exception.parse_error.101] parse error at line 3, column 2: syntax error while parsing value - what
        // is wrong; last read: '…'; expected …"
        std::string reason = problem.what();
        if (const auto context = reason.find(" - "); context != std::string::npos)
            reason.erase(0, context + 3);
        else
            reason.clear();
        reason.erase(std::min(reason.find("; "), reason.size()));
        fail(say(House::NoJson, { reasonSaid(reason) }), say(House::CheckItIsComplete));
        m_fault.at = read;
        return false;
    }

private:
    bool fail(const language::Saying& what, const language::Saying& hint = {})
    {
        m_fault = { what, hint, m_line, 0 };
        return false;
    }
    bool place(Json value)
    {
        if (++m_values > m_limits.values)
            return fail(say(House::TooManyValues, { std::to_string(m_limits.values) }), say(House::HardlyMeant));
        if (m_open.empty()) {
            m_root = std::move(value);
            m_placed = &m_root;
        } else if (Json& parent = *m_open.back(); parent.is_array()) {
            m_path.push_back(m_lines == nullptr ? std::string() : std::to_string(parent.size()));
            parent.push_back(std::move(value));
            m_placed = &parent.back();
        } else {
            m_placed = &(parent[m_key] = std::move(value));
            m_path.push_back(std::move(m_key));
        }
        if (m_lines != nullptr)
            noteLine();
        return true;
    }
    void noteLine()
    {
        std::string pointer;
        for (const std::string& part : m_path)
            pointer += "/" + part;
        m_lines->emplace(std::move(pointer), m_line);
    }
    bool add(Json value)
    {
        const bool placed = place(std::move(value));
        if (!m_open.empty())
            m_path.pop_back();
        return placed;
    }
    bool open(Json value)
    {
        if (m_open.size() == m_limits.depth)
            return fail(say(House::NestedTooDeep, { std::to_string(m_limits.depth) }));
        if (!place(std::move(value)))
            return false;
        m_open.push_back(m_placed);
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        if (!m_open.empty())
            m_path.pop_back();
        return true;
    }

    const JsonLimits& m_limits;
    JsonFault& m_fault;
    const int& m_line;
    Lines* m_lines;
    Json m_root;
    std::size_t m_values = 0;
    Json* m_placed = nullptr;
    // A parent's children may move while it grows, but only its last child is ever open.
    std::vector<Json*> m_open;
    std::vector<std::string> m_path;
    std::string m_key;
};

std::string inWords(std::size_t bytes)
{
    constexpr std::size_t kKilo = 1024;
    return bytes < kKilo * kKilo ? std::to_string(bytes / kKilo) + " KB"
                                 : std::to_string(bytes / kKilo / kKilo) + " MB";
}

} // namespace

Json parseJson(std::string_view text, const JsonLimits& limits, JsonFault& fault, Lines* lines)
{
    fault = {};
    if (text.size() > limits.bytes) {
        fault = { say(House::TextTooLong, { inWords(limits.bytes) }), say(House::HardlyMeant), 0, 0 };
        return {};
    }
    int line = 1;
    Builder builder(limits, fault, line, lines);
    const LineCountingIterator first(text.data(), &line);
    const LineCountingIterator last(text.data() + text.size(), nullptr);
    if (!Json::sax_parse(first, last, &builder)) {
        if (lines != nullptr)
            *lines = { { "", fault.line } };
        return {};
    }
    return builder.take();
}

std::string textIn(const nlohmann::json& object, const char* name)
{
    const auto found = object.is_object() ? object.find(name) : object.end();
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::string shortened(const std::string& text)
{
    if (text.size() <= kLongestQuoted)
        return text;
    std::size_t end = kLongestQuoted;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) // not in the middle of a character
        --end;
    return text.substr(0, end) + "…";
}

} // namespace core
