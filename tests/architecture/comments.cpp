#include "tests/architecture/comments.h"

#include <QRegularExpression>

namespace tests {

QString withoutComments(const QString& code)
{
    // Strings come first in the alternatives, so that a "//" within one is no comment.
    static const QRegularExpression pieces(QStringLiteral(
        R"re(R"([^(\s]*)\((?:.|\n)*?\)\1"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|//[^\n]*|/\*(?:.|\n)*?\*/)re"));
    QString result;
    qsizetype from = 0;
    auto found = pieces.globalMatch(code);
    while (found.hasNext()) {
        const auto piece = found.next();
        result += QStringView(code).mid(from, piece.capturedStart() - from);
        const QString text = piece.captured();
        if (text.startsWith(QLatin1Char('/')))
            result += QString(text.count(QLatin1Char('\n')), QLatin1Char('\n'));
        else
            result += text;
        from = piece.capturedEnd();
    }
    result += QStringView(code).mid(from);
    return result;
}

} // namespace tests
