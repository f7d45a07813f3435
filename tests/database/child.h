#pragma once

#include <QCoreApplication>
#include <QProcess>
#include <QTest>

namespace samples {

/// Another program at the same database; see child.cpp for what it can do. Killed with this object.
class Child {
public:
    Child(const char* task, const QString& path)
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationDirPath() + QStringLiteral("/database_test_child"),
            { QString::fromUtf8(task), path });
    }
    ~Child() { kill(); }
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    /// The next line it prints, without the line break; empty when it ended or nothing came.
    QByteArray line()
    {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(20'000))
                return {};
        return m_process.readLine().trimmed();
    }
    void tell(const char* line)
    {
        m_process.write(line);
        m_process.write("\n");
        m_process.waitForBytesWritten();
    }
    /// By a signal that it cannot answer, as the out-of-memory killer does.
    void kill()
    {
        m_process.kill();
        m_process.waitForFinished();
    }
    /// Everything it still printed.
    QByteArray rest() { return m_process.readAllStandardOutput(); }

private:
    QProcess m_process;
};

} // namespace samples
