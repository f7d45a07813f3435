#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace app::cli {

/// Declares the options of one command or of a verb below it. Names begin with dashes for options and without for
/// what is given by its place. Stands between the commands and CLI11, which takes seconds to compile, and says what is
/// wrong in this program's words.
class Parser {
public:
    Parser() = default;
    explicit Parser(CLI::App& app)
        : m_app(&app)
    {
    }

    void flag(const std::string& names, bool& value, const QString& meaning);
    void text(const std::string& names, std::string& value, const QString& meaning, bool required = false);
    void texts(
        const std::string& names, std::vector<std::string>& values, const QString& meaning, bool required = false);
    void number(const std::string& names, int& value, int lowest, int highest, const QString& meaning);
    /// Says in `given` whether it was named at all.
    void seed(std::uint64_t& value, bool* given = nullptr);
    /// What stands at the end of the help; made when somebody reads it.
    void footer(std::function<QString()> text);
    /// A verb below the command; exactly one of them must be given.
    Parser below(const std::string& name, const QString& meaning);
    /// Whether this verb is the one that was given; to be asked after parsing.
    bool chosen() const;

private:
    CLI::App* m_app = nullptr;
};

} // namespace app::cli
