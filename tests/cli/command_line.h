#pragma once

#include <QJsonDocument>
#include <QString>
#include <QStringList>

#include <functional>

namespace tests {

/// The programs that are tried: the real one, and the same over the fake game.
inline const QString kProgram = QStringLiteral(BREAKPOINT_CLI);
inline const QString kFake = QStringLiteral(FAKE_CLI);

/// One run of a command line program to its end.
struct CommandRun {
    int status = -1; ///< -1 when it crashed or did not end
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

CommandRun runCommand(const QString& program, const QStringList& arguments, const QByteArray& input = {});

/// Whether this machine has pseudo-terminals, as a bare chroot without /dev/pts has not. Where it is false
/// stopCommand() cannot run anything.
bool hasTerminals();

/// A run that is asked to stop, as by Ctrl-C, once it minds that and `enough` says so. With its error stream on a
/// terminal.
CommandRun stopCommand(
    const QString& program, const QStringList& arguments, const std::function<bool(const QByteArray& err)>& enough);

} // namespace tests
