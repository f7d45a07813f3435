#include "app/single_instance.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocalServer>
#include <QLocalSocket>

#include <unistd.h>

namespace app {

namespace {

constexpr int kHashDigits = 16;
constexpr qint64 kLongestMessage = 1 << 20;
constexpr char kAnswer = 'y';

/// Where other users cannot put a socket of their own, if the system has such a place.
QString folder()
{
    const QString own = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !own.isEmpty() && QFileInfo(own).isWritable() ? own : QDir::tempPath();
}

QString nameFor(const std::string& database)
{
    const QFileInfo file(QFile::decodeName(QByteArray::fromStdString(database)));
    // The same file by whichever way; one that is not there yet by its folder.
    const QString place = QFileInfo(file.absolutePath()).canonicalFilePath();
    const QString path = file.exists() ? file.canonicalFilePath() : place + QLatin1Char('/') + file.fileName();
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QStringLiteral("%1/breakpoint-%2-%3")
        .arg(folder(), QString::number(getuid()), QString::fromLatin1(hash.left(kHashDigits)));
}

} // namespace

SingleInstance::SingleInstance(const std::string& database)
    : m_name(nameFor(database))
{
}

SingleInstance::~SingleInstance() = default;

bool SingleInstance::handOver(const QStringList& files, int patience) const
{
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience))
        return false;
    socket.write(QJsonDocument(QJsonArray::fromStringList(files)).toJson(QJsonDocument::Compact) + '\n');
    if (!socket.waitForBytesWritten(patience) || !socket.waitForReadyRead(patience))
        return false;
    char word = 0;
    return socket.getChar(&word) && word == kAnswer;
}

bool SingleInstance::listen()
{
    m_server = std::make_unique<QLocalServer>();
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server.get(), &QLocalServer::newConnection, this, &SingleInstance::answer);
    if (m_server->listen(m_name))
        return true;
    // What a program left that did not come to its end; nobody answers there any more.
    QLocalServer::removeServer(m_name);
    return m_server->listen(m_name);
}

void SingleInstance::answer()
{
    while (QLocalSocket* socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto read = [this, socket] {
            if (socket->bytesAvailable() > kLongestMessage)
                return socket->abort();
            if (!socket->canReadLine())
                return;
            const QJsonDocument message = QJsonDocument::fromJson(socket->readLine());
            if (!message.isArray())
                return socket->abort();
            QStringList files;
            for (const auto& file : message.array())
                files << file.toString();
            socket->putChar(kAnswer);
            socket->flush();
            Q_EMIT startedAgain(files);
        };
        connect(socket, &QLocalSocket::readyRead, this, read);
        read();
    }
}

} // namespace app
