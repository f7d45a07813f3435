#include "ui/text/set_words.h"

#include <QCoreApplication>

namespace ui {

QString setLabel(const QString& set)
{
    if (set == QLatin1String("first"))
        return QCoreApplication::translate("ui::SetWords", "first printing");
    if (set == QLatin1String("current"))
        return QCoreApplication::translate("ui::SetWords", "current printing");
    return set;
}

QString setTitle(const QString& set)
{
    QString title = setLabel(set);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace ui
