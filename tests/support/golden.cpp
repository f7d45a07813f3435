#include "tests/support/golden.h"

#include <QFile>
#include <QStringList>

namespace tests {

QString goldenDifference(const QString& path, const std::string& text)
{
    QFile file(path);
    if (qEnvironmentVariableIsSet("BREAKPOINT_REWRITE_GOLDEN")) {
        const auto size = static_cast<qint64>(text.size());
        const bool written = file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size;
        return written ? QString() : path + QStringLiteral(" cannot be written");
    }
    if (!file.open(QIODevice::ReadOnly))
        return path + QStringLiteral(" cannot be read");
    const QStringList wanted = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    const QStringList given = QString::fromStdString(text).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < std::max(wanted.size(), given.size()); ++i)
        if (wanted.value(i) != given.value(i) || i >= wanted.size() || i >= given.size())
            return QStringLiteral("%1:%2\nwanted: %3\ngiven:  %4")
                .arg(path, QString::number(i + 1), wanted.value(i), given.value(i));
    return {};
}

} // namespace tests
