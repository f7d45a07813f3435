#include "tests/cli/command_line.h"

#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <unistd.h>

namespace tests {

namespace {

/// Whether it has a handler of its own for Ctrl-C.
bool mindsInterruption(qint64 process)
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return false;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("SigCgt:"))
            return ((line.mid(7).trimmed().toULongLong(nullptr, 16) >> (SIGINT - 1)) & 1U) != 0;
    return false;
}

/// What is there to be read by now.
QByteArray readNow(int terminal)
{
    QByteArray text(4096, Qt::Uninitialized);
    QByteArray all;
    for (ssize_t got = 0; (got = read(terminal, text.data(), static_cast<std::size_t>(text.size()))) > 0;)
        all.append(text.constData(), static_cast<qsizetype>(got));
    return all;
}

}

CommandRun runCommand(const QString& program, const QStringList& arguments, const QByteArray& input)
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    CommandRun run;
    if (process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    else
        process.kill();
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

bool hasTerminals()
{
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    const bool there = terminal >= 0 && grantpt(terminal) == 0 && unlockpt(terminal) == 0
        && access(ptsname(terminal), R_OK | W_OK) == 0;
    if (terminal >= 0)
        close(terminal);
    return there;
}

CommandRun stopCommand(
    const QString& program, const QStringList& arguments, const std::function<bool(const QByteArray& err)>& enough)
{
    CommandRun run;
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (terminal < 0 || grantpt(terminal) != 0 || unlockpt(terminal) != 0)
        return run;
    QProcess process;
    process.setStandardErrorFile(QString::fromLocal8Bit(ptsname(terminal)), QIODevice::Append);
    process.start(program, arguments);
    process.waitForStarted(); // until then it has the handlers of this program
    for (int i = 0; i < 2000 && process.state() != QProcess::NotRunning; ++i) {
        run.err += readNow(terminal);
        if (mindsInterruption(process.processId()) && enough(run.err))
            break;
        QTest::qWait(10);
    }
    if (process.state() == QProcess::Running)
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    if (process.waitForFinished(20'000) && process.exitStatus() == QProcess::NormalExit)
        run.status = process.exitCode();
    else
        process.kill();
    run.out = process.readAllStandardOutput();
    run.err += readNow(terminal);
    run.err.replace("\r\n", "\n");
    close(terminal);
    return run;
}

} // namespace tests
