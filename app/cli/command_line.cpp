#include "app/cli/command_line.h"

#include "app/cli/command.h"
#include "app/cli/nearest.h"
#include "app/terminal_text.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>

namespace app::cli {

namespace {

constexpr const char* kDatabaseMeaning = "another database than your own";
constexpr const char* kJsonMeaning = "print JSON; seats are counted from 0 there";

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
    return app.help(fullName(*app.get_parent())) + "\nWith every command:\n  --db FILE  " + kDatabaseMeaning
        + "\n  --json     " + kJsonMeaning + '\n';
}

std::vector<std::string> verbsOf(const CLI::App& app)
{
    std::vector<std::string> names;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(each->get_name());
    return names;
}

int wrongUsage(const CLI::App& at, const std::string& what, std::ostream& err)
{
    err << "breakpoint-cli: " << printable(what) << "\nSee " << fullName(at) << " --help.\n";
    return Wrong;
}

int unexpected(const CLI::App& at, const std::string& word, std::ostream& err)
{
    const std::vector<std::string> verbs = verbsOf(at);
    if (word.starts_with("-")) {
        std::vector<std::string> names;
        collectNames(at, names);
        const std::string plain = word.substr(0, word.find('='));
        if (std::find(names.begin(), names.end(), plain) != names.end()) // after "--" it is none
            return wrongUsage(at, "there is nothing to do with \"" + word + "\" here", err);
        return wrongUsage(at, "there is no option " + plain + " here" + didYouMean(plain, names), err);
    }
    if (verbs.empty())
        return wrongUsage(at, "there is nothing to do with \"" + word + "\" here", err);
    const std::string near = didYouMean(word, verbs);
    std::string what = "there is no command \"" + word + '"' + (near.empty() ? "." : near) + " Commands: ";
    for (const std::string& verb : verbs)
        what += (verb == verbs.front() ? "" : ", ") + verb;
    return wrongUsage(at, what + '.', err);
}

const CLI::Option* optionOf(const CLI::App& app, const std::string& name)
{
    if (const CLI::Option* const option = app.get_option_no_throw(name); option != nullptr)
        return option;
    return app.get_parent() == nullptr ? nullptr : optionOf(*app.get_parent(), name);
}

std::string needsValue(const CLI::Option& option)
{
    return option.get_name() + " needs a value after it: " + option.get_description();
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
std::string inWords(const CLI::App& at, const CLI::ParseError& error)
{
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find_first_of(": "));
    const CLI::Option* const option = optionOf(at, name);
    if (option == nullptr)
        return what;
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr)
        return what;
    if (what.find(" received ") != std::string::npos)
        return name + " is given more than once, give it once: " + option->get_description();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
        return needsValue(*option);
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr)
        return name + " is missing: " + option->get_description();
    return what;
}

/// What was left over, without the word that ends options.
std::vector<std::string> leftOver(const CLI::App& root)
{
    std::vector<std::string> words = root.remaining(true);
    std::erase(words, "--");
    return words;
}

int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err)
{
    CLI::App root("Play, record and understand Smash Up, without a window.", "breakpoint-cli");
    root.allow_extras()->require_subcommand(0, 1);
    root.footer("Exit status: 0 done, 1 the answer is no, 2 wrong usage or something that cannot be read or written.");
    std::string databasePath;
    bool json = false;
    bool version = false;
    root.add_option("--db", databasePath, kDatabaseMeaning)->type_name("FILE")->check([](const std::string& path) {
        return path.empty() ? std::string("FILE is empty") : std::string();
    });
    root.add_flag("--json", json, kJsonMeaning);
    root.add_flag("--version", version, "print the version");

    const std::vector<std::unique_ptr<Command>> commands = allCommands();
    std::vector<CLI::App*> parsers;
    for (const std::unique_ptr<Command>& command : commands) {
        CLI::App* const sub = root.add_subcommand(command->name(), command->purpose());
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
    if (version) {
        out << "breakpoint-cli " BREAKPOINT_VERSION "\n";
        return Done;
    }
    const CLI::App& at = deepest(root);
    if (const CLI::Option* const option = robber(at); option != nullptr)
        return wrongUsage(at, needsValue(*option), err);
    if (const std::vector<std::string> left = leftOver(root); !left.empty())
        return unexpected(at, left.front(), err);
    if (!verbsOf(at).empty()) {
        err << helpOf(at);
        return Wrong;
    }

    Composition composition(databasePath);
    Context context { composition, in, out, err, databasePath, json };
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
