#include "ui/text/print_words.h"

#include "ui/text/card_names.h"

#include <QStringList>

namespace ui {

QString describePrint(const core::CardInfo& print)
{
    return describePrint(print, shownCard(print.name));
}

QString describePrint(const core::CardInfo& print, const QString& name)
{
    QStringList parts { name, QString::fromStdString(print.kind) };
    for (const core::Figure& figure : print.figures) {
        QStringList values;
        for (const int value : figure.values)
            values << QString::number(value);
        parts << QString::fromStdString(figure.title()) + QLatin1Char(' ') + values.join(QStringLiteral(" / "));
    }
    parts.removeAll({});
    const QString words = parts.join(QStringLiteral(", "));
    return print.text.empty() ? words : words + QStringLiteral(". ") + QString::fromStdString(print.text);
}

} // namespace ui
