#pragma once

#include <istream>
#include <ostream>
#include <string>
#include <vector>

namespace app::cli {

/// Runs the command that the arguments name. `arguments` without the program's name.
int runCommandLine(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err);

} // namespace app::cli
