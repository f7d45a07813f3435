#include "ui/text/second_person.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace ui {

QString inSecondPerson(const QString& sentence)
{
    static const QRegularExpression own(QStringLiteral("\\bYou's\\b"));
    static const QRegularExpression verb(QStringLiteral("^You (\\w+)\\b"));
    static const QRegularExpression second(QStringLiteral("^(You \\w+ .*\\band )(takes|draws|plays|discards)\\b"));
    static const QRegularExpression object(QStringLiteral("(?<=[a-z] )You(?=[.,])"));
    QString text = sentence;
    text.replace(own, QStringLiteral("your"));
    text.replace(object, QStringLiteral("you"));
    const auto bare = [](QString word) {
        if (word == QStringLiteral("has"))
            return QStringLiteral("have");
        if (word == QStringLiteral("passes"))
            return QStringLiteral("pass");
        if (word.size() > 4 && word.endsWith(QLatin1String("ies"))) // "buries", not "lies"
            return word.chopped(3) + QLatin1Char('y');
        if (word.endsWith(QLatin1Char('s')))
            word.chop(1);
        return word;
    };
    if (const auto found = second.match(text); found.hasMatch())
        text.replace(found.capturedStart(2), found.capturedLength(2), bare(found.captured(2)));
    // "You 4, Marrow 2 VP" has no verb behind the name.
    if (const auto found = verb.match(text); found.hasMatch() && !found.captured(1).front().isDigit())
        text.replace(found.capturedStart(1), found.capturedLength(1), bare(found.captured(1)));
    if (text.startsWith(QStringLiteral("your ")))
        text[0] = QLatin1Char('Y');
    return text;
}

} // namespace ui
