#pragma once

#include <QString>

namespace tests {

/// C++ code with its comments blanked out, line by line where it was; what stands in string literals stays.
QString withoutComments(const QString& code);

} // namespace tests
