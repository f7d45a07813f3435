#pragma once

#include "app/cli/arena_arguments.h"
#include "app/cli/command.h"
#include "core/ai/calibration/calibrator.h"

namespace app::cli {

/// Measures how true the chances are that people are told.
class CalibrateCommand final : public Command {
public:
    const char* name() const override { return "calibrate"; }
    QString purpose() const override
    {
        return CliWords::tr("measure how true the win chances are that people are told");
    }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    bool resolve(const core::Game& game, core::Problems& problems);
    std::string command() const; ///< what makes the same report again

    std::string m_game;
    std::string m_pairs = "all";
    std::string m_file;
    core::CalibrationRequest m_request;
};

} // namespace app::cli
