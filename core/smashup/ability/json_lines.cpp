#include "core/smashup/ability/json_lines.h"

#include <nlohmann/json.hpp>

#include <iterator>
#include <vector>

namespace core::smashup {

namespace {

using Json = nlohmann::json;

constexpr std::size_t kDeepestJson = 40;

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

/// Builds the value while noting lines: nlohmann's own builder does not tell where it is.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(std::map<std::string, int>& lines, std::string& error, const int& line)
        : m_lines(lines)
        , m_error(error)
        , m_line(line)
    {
    }

    Json take() { return std::move(m_root); }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(value); }
    bool binary(binary_t&) override { return fail("binary data"); }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& value) override
    {
        if (m_open.back()->contains(value))
            return fail("the key \"" + (value.size() > 40 ? value.substr(0, 40) + "…" : value) + "\" is given twice");
        m_key = value;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& problem) override
    {
        // "[json.exception.parse_error.101] parse error at line 3, column 2: what is wrong; last read: '…'"
        std::string reason = problem.what();
        if (const auto column = reason.find("column "); column != std::string::npos)
            if (const auto colon = reason.find(": ", column); colon != std::string::npos)
                reason = reason.substr(colon + 2);
        return fail("no JSON: " + reason.substr(0, reason.find("; last read")));
    }

private:
    bool fail(const std::string& reason)
    {
        m_error = reason;
        return false;
    }
    Json* place(Json value)
    {
        if (m_open.empty()) {
            m_root = std::move(value);
            m_path.clear();
            return &m_root;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            m_path.push_back(std::to_string(parent.size()));
            parent.push_back(std::move(value));
            return &parent.back();
        }
        m_path.push_back(m_key);
        return &(parent[m_key] = std::move(value));
    }
    void noteLine()
    {
        std::string pointer;
        for (const std::string& part : m_path)
            pointer += "/" + part;
        m_lines.emplace(pointer, m_line);
    }
    bool add(Json value)
    {
        place(std::move(value));
        noteLine();
        if (!m_open.empty())
            m_path.pop_back();
        return true;
    }
    bool open(Json value)
    {
        if (m_open.size() == kDeepestJson)
            return fail("nested too deep");
        Json* placed = place(std::move(value));
        noteLine();
        m_open.push_back(placed);
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        if (!m_open.empty())
            m_path.pop_back();
        return true;
    }

    std::map<std::string, int>& m_lines;
    std::string& m_error;
    const int& m_line;
    Json m_root;
    // A parent's children may move while it grows, but only its last child is ever open.
    std::vector<Json*> m_open;
    std::vector<std::string> m_path;
    std::string m_key;
};

} // namespace

Json parseWithLines(std::string_view text, std::map<std::string, int>& lines, std::string& error, int& errorLine)
{
    int line = 1;
    Builder builder(lines, error, line);
    const LineCountingIterator first(text.data(), &line);
    const LineCountingIterator last(text.data() + text.size(), nullptr);
    if (!Json::sax_parse(first, last, &builder)) {
        errorLine = line;
        return Json();
    }
    return builder.take();
}

Json parseWithLines(std::string_view text, std::map<std::string, int>& lines, std::string& error)
{
    int line = 0;
    Json json = parseWithLines(text, lines, error, line);
    if (!error.empty())
        error = "line " + std::to_string(line) + ": " + error;
    return json;
}

} // namespace core::smashup
