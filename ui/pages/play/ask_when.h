#pragma once

namespace ui {

/// When a person wishes to be asked whether to answer what happens, a base that scores for example. The numbers are
/// kept in settings.
enum class AskWhen {
    Never = 0, ///< the program passes
    WhenItMatters = 1, ///< with an answer at hand that would change something
    Always = 2, ///< with nothing at hand, too
};

} // namespace ui
