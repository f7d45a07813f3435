#pragma once

namespace app {

/// What both programs do before anything else. A file that may grow no further is an error of the one who writes, not
/// the end of the program; where memory or threads run out the program ends with one sentence and status 2; and a
/// surrounding without a home, or with folders that are no absolute paths, is made one as the XDG specification has it.
void startProgram(const char* name);

/// Makes that sentence ready in the language that is spoken; until then it is English.
void translateLastWords();

} // namespace app
