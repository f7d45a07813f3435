#include "app/cli/parser.h"

#include "app/cli/words.h"

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

std::string noWhole(const std::string& names, const QString& lowest, const QString& highest, const std::string& given)
{
    return CliWords::tr("%1 takes a whole number from %2 to %3, not \"%4\"")
        .arg(asText(names), lowest, highest, asText(given))
        .toStdString();
}

} // namespace

void Parser::flag(const std::string& names, bool& value, const QString& meaning)
{
    m_app->add_flag(names, value, meaning.toStdString());
}

void Parser::text(const std::string& names, std::string& value, const QString& meaning, bool required)
{
    m_app->add_option(names, value, meaning.toStdString())->type_name("TEXT")->required(required);
}

void Parser::texts(const std::string& names, std::vector<std::string>& values, const QString& meaning, bool required)
{
    CLI::Option* option
        = m_app->add_option(names, values, meaning.toStdString())->type_name("TEXT")->required(required);
    // `--seat A --seat B`, never `--seat A B`: the second word may be somebody else's.
    if (names.starts_with('-'))
        option->allow_extra_args(false);
}

void Parser::number(const std::string& names, int& value, int lowest, int highest, const QString& meaning)
{
    m_app
        ->add_option_function<std::string>(
            names,
            [&value, lowest, highest, names](const std::string& given) {
                std::uint64_t read = 0;
                if (!readWhole(given, read) || read > static_cast<std::uint64_t>(highest)
                    || static_cast<int>(read) < lowest)
                    throw CLI::ValidationError(noWhole(names, asText(lowest), asText(highest), given));
                value = static_cast<int>(read);
            },
            meaning.toStdString())
        ->type_name("N");
}

void Parser::seed(std::uint64_t& value, bool* given)
{
    m_app
        ->add_option_function<std::string>(
            "--seed",
            [&value, given](const std::string& text) {
                if (!readWhole(text, value))
                    throw CLI::ValidationError(noWhole("--seed", asText(0), asText(UINT64_MAX), text));
                if (given != nullptr)
                    *given = true;
            },
            CliWords::tr("decides all chance: the same seed gives the same match").toStdString())
        ->type_name("N");
}

void Parser::footer(std::function<QString()> text)
{
    m_app->footer([text = std::move(text)] { return text().toStdString(); });
}

Parser Parser::below(const std::string& name, const QString& meaning)
{
    CLI::App* const verb = m_app->add_subcommand(name, meaning.toStdString());
    verb->allow_extras()->fallthrough();
    m_app->require_subcommand(0, 1);
    return Parser(*verb);
}

bool Parser::chosen() const
{
    return m_app->parsed();
}

} // namespace app::cli
