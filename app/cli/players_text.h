#pragma once

#include <QString>

namespace app::cli {

/// Every player there is with what it is, and every style, for the end of a help; `measured` has those who cannot be
/// played against, too, and leaves people out.
QString playersText(bool measured);

} // namespace app::cli
