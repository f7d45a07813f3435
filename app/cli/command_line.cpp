#include "app/cli/command_line.h"

#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/program_start.h"
#include "app/terminal_text.h"
#include "translations/languages.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <QRegularExpression>

#include <algorithm>

namespace app::cli {

namespace {

QString databaseMeaning()
{
    return CliWords::tr("another database than your own");
}

QString jsonMeaning()
{
    return CliWords::tr("print JSON; seats are counted from 0 there");
}

QString languageMeaning()
{
    return CliWords::tr("speak this language instead of the system's: %1").arg(translations::languageCodes());
}

void collectNames(const CLI::App& app, std::vector<std::string>& names)
{
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    }
    if (app.get_parent() != nullptr)
        collectNames(*app.get_parent(), names);
}

/// The verb that was given last: `matches list` is `list`.
const CLI::App& deepest(const CLI::App& app)
{
    const std::vector<CLI::App*> given = app.get_subcommands();
    return given.empty() ? app : deepest(*given.front());
}

std::string fullName(const CLI::App& app)
{
    const std::string above = app.get_parent() == nullptr ? "" : fullName(*app.get_parent()) + ' ';
    return above + app.get_name();
}

std::string helpOf(const CLI::App& app)
{
    if (app.get_parent() == nullptr)
        return app.help();
    const std::pair<QString, QString> everywhere[]
        = { { QStringLiteral("--db ") + CliWords::tr("FILE"), databaseMeaning() },
              { QStringLiteral("--json"), jsonMeaning() },
              { QStringLiteral("--language ") + CliWords::tr("CODE"), languageMeaning() } };
    QString more = QLatin1Char('\n') + CliWords::tr("With every command:") + QLatin1Char('\n');
    qsizetype width = 0;
    for (const auto& [option, meaning] : everywhere)
        width = std::max(width, option.size() + 2);
    for (const auto& [option, meaning] : everywhere)
        more += QStringLiteral("  ") + option.leftJustified(width) + meaning + QLatin1Char('\n');
    return app.help(fullName(*app.get_parent())) + more.toStdString();
}

std::vector<std::string> verbsOf(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(each->get_name());
    return names;
}

int wrongUsage(const CLI::App& at, const QString& what, std::ostream& err)
{
    err << "breakpoint-cli: " << printable(what.toStdString()) << '\n'
        << CliWords::tr("See %1 --help.").arg(asText(fullName(at))) << '\n';
    return Wrong;
}

int unexpected(const CLI::App& at, const std::string& word, std::ostream& err)
{
    const std::vector<std::string> verbs = verbsOf(at);
    const QString nothingToDo = CliWords::tr("there is nothing to do with \"%1\" here").arg(asText(word));
    if (word.starts_with("-")) {
        std::vector<std::string> names;
        collectNames(at, names);
        const std::string plain = word.substr(0, word.find('='));
        if (std::find(names.begin(), names.end(), plain) != names.end()) // after "--" it is none
            return wrongUsage(at, nothingToDo, err);
        return wrongUsage(
            at, didYouMean(CliWords::tr("there is no option %1 here").arg(asText(plain)), plain, names), err);
    }
    if (verbs.empty())
        return wrongUsage(at, nothingToDo, err);
    const std::string near = nearest(word, verbs);
    return wrongUsage(at,
        near.empty() ? CliWords::tr("there is no command \"%1\". Commands: %2.").arg(asText(word), listed(verbs))
                     : CliWords::tr("there is no command \"%1\", did you mean \"%2\"? Commands: %3.")
                           .arg(asText(word), asText(near), listed(verbs)),
        err);
}

const CLI::Option* optionOf(const CLI::App& app, const std::string& name)
{
    if (const CLI::Option* const option = app.get_option_no_throw(name); option != nullptr)
        return option;
    return app.get_parent() == nullptr ? nullptr : optionOf(*app.get_parent(), name);
}

QString needsValue(const CLI::Option& option)
{
    return CliWords::tr("%1 needs a value after it: %2")
        .arg(asText(option.get_name()), asText(option.get_description()));
}

/// The option that has taken another option for its value, or null.
const CLI::Option* robber(const CLI::App& app)
{
    for (const CLI::Option* option : app.get_options())
        for (const std::string& value : option->results()) // what has no name comes after "--" only
            if (option->get_type_size() > 0 && !option->get_positional() && value.starts_with("--"))
                return option;
    return app.get_parent() == nullptr ? nullptr : robber(*app.get_parent());
}

/// The parser's error in our words. Its sentences begin with the option they are about.
QString inWords(const CLI::App& at, const CLI::ParseError& error)
{
    const QString what = asText(error.what());
    const std::string name = what.section(QRegularExpression(QStringLiteral("[: ]")), 0, 0).toStdString();
    const CLI::Option* const option = optionOf(at, name);
    if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr) // a value given to what takes none
        return CliWords::tr("Could not convert: %1").arg(what.section(QStringLiteral(": "), 1));
    if (option == nullptr)
        return what;
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr)
        return what;
    if (what.contains(QStringLiteral(" received ")))
        return CliWords::tr("%1 is given more than once, give it once: %2")
            .arg(asText(name), asText(option->get_description()));
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return needsValue(*option);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return CliWords::tr("%1 is missing: %2").arg(asText(name), asText(option->get_description()));
    return what;
}

/// What was left over, without the word that ends options.
std::vector<std::string> leftOver(const CLI::App& root)
{
    std::vector<std::string> words = root.remaining(true);
    std::erase(words, "--");
    return words;
}

/// The language that is asked for wherever it stands, else the system's; all that is wrong with the line is told later.
QString languageOf(const std::vector<std::string>& arguments)
{
    CLI::App before;
    before.set_help_flag();
    before.allow_extras();
    std::string code;
    before.add_option("--language", code);
    try {
        before.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError&) {
        code.clear();
    }
    return translations::hasLanguage(asText(code)) ? asText(code) : translations::systemLanguage();
}

/// Makes a help with its own words in the language that is spoken; commands and their verbs inherit it.
class Formatter final : public CLI::Formatter {
public:
    Formatter()
    {
        label("Usage", CliWords::tr("Usage").toStdString());
        label("OPTIONS", CliWords::tr("OPTIONS").toStdString());
        label("SUBCOMMAND", CliWords::tr("SUBCOMMAND").toStdString());
        label("Positionals", CliWords::tr("Positionals").toStdString());
        label("REQUIRED", CliWords::tr("REQUIRED").toStdString());
        label("FILE", CliWords::tr("FILE").toStdString());
        label("CODE", CliWords::tr("CODE").toStdString());
        label("TEXT", CliWords::tr("TEXT").toStdString());
        label("N", CliWords::tr("N").toStdString());
    }
    std::string make_group(std::string group, bool positional, std::vector<const CLI::Option*> options) const override
    {
        return CLI::Formatter::make_group(
            positional ? group : CliWords::tr("Options").toStdString(), positional, std::move(options));
    }
};

/// What stands with every command.
struct Everywhere {
    std::string databasePath;
    std::string language;
    bool json = false;
    bool version = false;
};

void declareEverywhere(CLI::App& root, Everywhere& given)
{
    root.formatter(std::make_shared<Formatter>());
    root.group(CliWords::tr("Subcommands").toStdString());
    root.set_help_flag("-h,--help", CliWords::tr("Print this help message and exit").toStdString());
    root.allow_extras()->require_subcommand(0, 1);
    root.footer(CliWords::tr(
        "Exit status: 0 done, 1 the answer is no, 2 wrong usage or something that cannot be read or written.")
                    .toStdString());
    root.add_option("--db", given.databasePath, databaseMeaning().toStdString())
        ->type_name("FILE")
        ->check([](const std::string& path) {
            return path.empty() ? CliWords::tr("FILE is empty").toStdString() : std::string();
        });
    root.add_flag("--json", given.json, jsonMeaning().toStdString());
    root.add_option("--language", given.language, languageMeaning().toStdString())
        ->type_name("CODE")
        ->check([](const std::string& code) {
            return translations::hasLanguage(asText(code))
                ? std::string()
                : CliWords::tr("there is no translation into \"%1\"; there are: %2")
                      .arg(asText(code), translations::languageCodes())
                      .toStdString();
        });
    root.add_flag("--version", given.version, CliWords::tr("print the version").toStdString());
}

int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err)
{
    translations::speak(languageOf(arguments));
    translateLastWords();
    CLI::App root(CliWords::tr("Play, record and understand Smash Up, Star Realms and Hyperborea, without a window.")
                      .toStdString(),
        "breakpoint-cli");
    Everywhere given;
    declareEverywhere(root, given);

    const std::vector<std::unique_ptr<Command>> commands = allCommands();
    std::vector<CLI::App*> parsers;
    for (const std::unique_ptr<Command>& command : commands) {
        CLI::App* const sub = root.add_subcommand(command->name(), command->purpose().toStdString());
        sub->allow_extras()->fallthrough();
        Parser parser(*sub);
        command->declare(parser);
        parsers.push_back(sub);
    }

    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    try {
        root.parse(reversed);
    } catch (const CLI::CallForHelp&) {
        out << helpOf(deepest(root));
        return Done;
    } catch (const CLI::ParseError& error) {
        const CLI::App& at = deepest(root);
        // A mistyped option often leaves another one without its value; the mistyped one is what is wrong.
        if (const std::vector<std::string> left = leftOver(root); !left.empty())
            return unexpected(at, left.front(), err);
        return wrongUsage(at, inWords(at, error), err);
    }
    if (given.version) {
        out << "breakpoint-cli " BREAKPOINT_VERSION "\n";
        return Done;
    }
    const CLI::App& at = deepest(root);
    if (const CLI::Option* const option = robber(at); option != nullptr)
        return wrongUsage(at, needsValue(*option), err);
    if (const std::vector<std::string> left = leftOver(root); !left.empty())
        return unexpected(at, left.front(), err);
    const auto runsAlone = [&] {
        const auto found = std::find(parsers.begin(), parsers.end(), &at);
        return found != parsers.end() && commands[static_cast<std::size_t>(found - parsers.begin())]->runsAlone();
    };
    if (!verbsOf(at).empty() && !runsAlone()) {
        err << helpOf(at);
        return Wrong;
    }

    if (given.json) // what core says may stand in it, and is read by programs
        core::language::speak(core::language::Language::English);
    Composition composition(given.databasePath);
    Context context { composition, in, out, err, given.databasePath, given.json };
    for (std::size_t i = 0; i < commands.size(); ++i)
        if (parsers[i]->parsed())
            return commands[i]->run(context);
    return Wrong;
}

} // namespace

int runCommandLine(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err)
{
    TerminalBuffer outBuffer(*out.rdbuf());
    TerminalBuffer errBuffer(*err.rdbuf());
    std::ostream safeOut(&outBuffer);
    std::ostream safeErr(&errBuffer);
    safeErr << std::unitbuf;
    const int status = run(arguments, in, safeOut, safeErr);
    safeOut.flush();
    if (!safeOut)
        out.setstate(std::ios::badbit);
    return status;
}

} // namespace app::cli
