#pragma once

#include "app/cli/command.h"

namespace core {
struct Article;
}

namespace app::cli {

/// Finds what the rules say: by a question in words, or one entry by its address.
class RulesCommand final : public Command {
public:
    const char* name() const override { return "rules"; }
    QString purpose() const override { return CliWords::tr("search the rules, or show one entry by its address"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    /// The entry of an address as people type it: in any case, and "8.6" for "rules/8.6".
    static bool find(
        const core::ArticleStore& store, const std::string& game, const std::string& typed, core::Article& article);
    ExitStatus show(Context& context, const core::Article& article) const;
    ExitStatus search(
        Context& context, const core::ArticleStore& store, const std::string& game, const std::string& question) const;

    std::string m_game;
    std::vector<std::string> m_words;
    int m_limit = 10;
};

} // namespace app::cli
