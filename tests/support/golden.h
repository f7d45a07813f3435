#pragma once

#include <QString>

#include <string>

namespace tests {

/// Holds `text` against the file, which BREAKPOINT_REWRITE_GOLDEN=1 writes anew. The first line that differs, in words;
/// empty where there is none.
QString goldenDifference(const QString& path, const std::string& text);

} // namespace tests
