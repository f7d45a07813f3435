#include "app/opened_file.h"

#include "core/text/text_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace app {

namespace {

bool isText(const QString& path)
{
    QFile file(path);
    return path.endsWith(QLatin1String(".breakpoint-match"), Qt::CaseInsensitive)
        || path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
        || (file.open(QIODevice::ReadOnly) && file.peek(1) == "{");
}

}

OpenedFile lookInto(const QString& path)
{
    if (!isText(path))
        return {};
    std::string text;
    core::Problems problems;
    core::readFile(QFile::encodeName(path).toStdString(), text, problems);
    const QJsonObject written = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    const QString format = written.value(QLatin1String("format")).toString();
    if (format.isEmpty() && written.value(QLatin1String("cards")).isArray())
        return { OpenedFile::Kind::Faction };
    if (format != QLatin1String("breakpoint-pairs"))
        return { OpenedFile::Kind::Match };
    OpenedFile file { OpenedFile::Kind::Pairs };
    for (const QJsonValue& pair : written.value(QLatin1String("pairs")).toArray())
        file.games.insert(pair.toObject().value(QLatin1String("game")).toString());
    return file;
}

} // namespace app
