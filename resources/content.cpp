#include "resources/content.h"

#include <QDirIterator>
#include <QFile>
#include <QString>

#include <algorithm>

namespace resources {

std::vector<core::SourceFile> filesBelow(const QString& folder)
{
    const QString root = QStringLiteral(":/");
    std::vector<core::SourceFile> files;
    QDirIterator entries(root + folder, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        if (!file.open(QIODevice::ReadOnly)) // built in, so this cannot fail once the iterator has named it
            continue;
        files.push_back({ file.fileName().mid(root.size()).toStdString(), file.readAll().toStdString() });
    }
    std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
    return files;
}

} // namespace resources
