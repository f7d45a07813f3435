#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <string>

class QLocalServer;

namespace app {

/// One window for each database and user: a second start finds the first one and has it come to the front.
class SingleInstance final : public QObject {
    Q_OBJECT
public:
    /// For the database at this path, which need not be there yet.
    explicit SingleInstance(const std::string& database);
    ~SingleInstance() override;

    /// Asks the window that is open already to come to the front and to open `files`. False where there is none, or
    /// where it does not answer within `patience` milliseconds.
    bool handOver(const QStringList& files, int patience = 2000) const;
    /// From now on second starts are heard. False where that cannot be; the window works all the same.
    bool listen();

Q_SIGNALS:
    /// Somebody started the program again, with these files or none.
    void startedAgain(const QStringList& files);

private:
    void answer();

    QString m_name; ///< of the socket
    std::unique_ptr<QLocalServer> m_server;
};

} // namespace app
