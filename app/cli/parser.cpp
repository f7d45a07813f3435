#include "app/cli/parser.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>

namespace app::cli {

namespace {

/// The whole number of the text, or no number. Takes no sign and no more digits than fit.
bool readWhole(const std::string& text, std::uint64_t& value)
{
    if (text.empty() || text.size() > 20
        || !std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
        return false;
    value = 0;
    for (const char c : text) {
        const auto digit = static_cast<std::uint64_t>(c - '0');
        if (value > (UINT64_MAX - digit) / 10)
            return false;
        value = value * 10 + digit;
    }
    return true;
}

} // namespace

void Parser::flag(const std::string& names, bool& value, const std::string& meaning)
{
    m_app->add_flag(names, value, meaning);
}

void Parser::text(const std::string& names, std::string& value, const std::string& meaning, bool required)
{
    m_app->add_option(names, value, meaning)->type_name("TEXT")->required(required);
}

void Parser::texts(
    const std::string& names, std::vector<std::string>& values, const std::string& meaning, bool required)
{
    CLI::Option* option = m_app->add_option(names, values, meaning)->type_name("TEXT")->required(required);
    // `--seat A --seat B`, never `--seat A B`: the second word may be somebody else's.
    if (names.starts_with('-'))
        option->allow_extra_args(false);
}

void Parser::number(const std::string& names, int& value, int lowest, int highest, const std::string& meaning)
{
    const std::string range = std::to_string(lowest) + " to " + std::to_string(highest);
    m_app
        ->add_option_function<std::string>(
            names,
            [&value, lowest, highest, names, range](const std::string& given) {
                std::uint64_t read = 0;
                if (!readWhole(given, read) || read > static_cast<std::uint64_t>(highest)
                    || static_cast<int>(read) < lowest)
                    throw CLI::ValidationError(
                        names + " takes a whole number from " + range + ", not \"" + given + '"');
                value = static_cast<int>(read);
            },
            meaning)
        ->type_name("N");
}

void Parser::seed(std::uint64_t& value, bool* given)
{
    m_app
        ->add_option_function<std::string>(
            "--seed",
            [&value, given](const std::string& text) {
                if (!readWhole(text, value))
                    throw CLI::ValidationError(
                        "--seed takes a whole number from 0 to 18446744073709551615, not \"" + text + '"');
                if (given != nullptr)
                    *given = true;
            },
            "decides all chance: the same seed gives the same match")
        ->type_name("N");
}

void Parser::footer(std::function<std::string()> text)
{
    m_app->footer(std::move(text));
}

Parser Parser::below(const std::string& name, const std::string& meaning)
{
    CLI::App* const verb = m_app->add_subcommand(name, meaning);
    verb->allow_extras()->fallthrough();
    m_app->require_subcommand(0, 1);
    return Parser(*verb);
}

bool Parser::chosen() const
{
    return m_app->parsed();
}

} // namespace app::cli
