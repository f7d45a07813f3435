#pragma once

#include <functional>
#include <vector>

namespace core {

struct LabFindings;

/// Reads the labs that come with the program, where they are first asked for.
using FindingsReader = std::function<std::vector<LabFindings>()>;

} // namespace core
