#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// Copies the whole database into a file.
class BackupCommand final : public Command {
public:
    const char* name() const override { return "backup"; }
    QString purpose() const override { return CliWords::tr("copy everything that is kept into a file"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_file;
};

/// Puts such a copy in the database's place.
class RestoreCommand final : public Command {
public:
    const char* name() const override { return "restore"; }
    QString purpose() const override { return CliWords::tr("put a backup in the place of what is kept"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string m_file;
};

} // namespace app::cli
