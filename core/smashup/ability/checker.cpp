#include "core/smashup/ability/checker.h"

#include "core/smashup/ability/compiler.h"

namespace core::smashup {

Problems checkCardFile(const SourceFile& file)
{
    CardLibrary library;
    Problems problems;
    Compiler(library, problems).addFaction(file);
    return problems;
}

} // namespace core::smashup
