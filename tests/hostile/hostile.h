#pragma once

#include "tests/cli/command_line.h"

#include <QByteArray>
#include <QList>

namespace tests {

/// Words and names that mean harm to a terminal, a table, a database or whoever reads them.
QList<QByteArray> hostileWords();

/// What is wrong with how a program ended: it did not, it crashed, it took inner words of a library for an answer, or
/// it sent the terminal what nobody wanted it to send. Empty when nothing is.
QByteArray harmOf(const CommandRun& run);

/// One of so many of a long list of trials is made in the ordinary run; all in the long one.
int every(int ordinary);

} // namespace tests
