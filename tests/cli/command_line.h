#pragma once

#include <QJsonDocument>
#include <QString>
#include <QStringList>

namespace tests {

/// One run of a command line program to its end.
struct CommandRun {
    int status = -1; ///< -1 when it crashed or did not end
    QByteArray out;
    QByteArray err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

CommandRun runCommand(const QString& program, const QStringList& arguments, const QByteArray& input = {});

} // namespace tests
