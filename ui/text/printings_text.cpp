#include "ui/text/printings_text.h"

#include "ui/text/card_names.h"
#include "ui/text/joined.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArticleText)
};

constexpr int kNarrowColumn = 120; ///< narrower ones are not read beside each other

/// Which of these words are not in `other`, as far as both have the same words in the same order.
std::vector<bool> onlyHere(const QStringList& words, const QStringList& other)
{
    const auto rows = static_cast<std::size_t>(words.size());
    const auto columns = static_cast<std::size_t>(other.size());
    // The longest row of words that both have, from each place on.
    std::vector<std::vector<int>> common(rows + 1, std::vector<int>(columns + 1, 0));
    for (std::size_t i = rows; i-- > 0;)
        for (std::size_t j = columns; j-- > 0;)
            common[i][j] = words[static_cast<qsizetype>(i)] == other[static_cast<qsizetype>(j)]
                ? common[i + 1][j + 1] + 1
                : std::max(common[i + 1][j], common[i][j + 1]);
    std::vector<bool> only(rows, true);
    for (std::size_t i = 0, j = 0; i < rows && j < columns;) {
        if (words[static_cast<qsizetype>(i)] == other[static_cast<qsizetype>(j)]) {
            only[i] = false;
            ++i;
            ++j;
        } else if (common[i + 1][j] >= common[i][j + 1]) {
            ++i;
        } else {
            ++j;
        }
    }
    return only;
}

QString markedHtml(const QString& text, const QString& other, const Colours& colours)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const std::vector<bool> only = onlyHere(words, other.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QString html;
    bool marked = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const bool mark = only[static_cast<std::size_t>(i)];
        if (marked && !mark)
            html += QStringLiteral("</span>");
        if (i > 0)
            html += QLatin1Char(' ');
        if (!marked && mark)
            html += QStringLiteral("<span style=\"background-color: %1; color: %2\">")
                        .arg(colours.mark.name(), colours.markText.name());
        html += words[i].toHtmlEscaped();
        marked = mark;
    }
    return marked ? html + QStringLiteral("</span>") : html;
}

/// The figures, and the kind where another printing has it as another.
QString lineOf(const core::CardInfo& card, const core::CardInfo& other)
{
    const QString figures = figuresText(card);
    if (card.kind == other.kind)
        return figures;
    const QString kind = QString::fromStdString(card.kind);
    return figures.isEmpty() ? kind : kind + QStringLiteral(" · ") + figures;
}

QString columnHtml(const std::vector<Printing>& printings, std::size_t at, const Colours& colours)
{
    const core::CardInfo& card = printings[at].card;
    const core::CardInfo& other = printings[at == 0 ? 1 : 0].card;
    QString sets = joined(printings[at].sets, Words::tr("%1 and %2", "two printings"));
    if (!sets.isEmpty())
        sets[0] = sets[0].toUpper();
    QString html = QStringLiteral("<h3>%1</h3>").arg(sets.toHtmlEscaped());
    if (card.name != other.name)
        html += QStringLiteral("<p><b>%1</b></p>").arg(shownCard(card.name).toHtmlEscaped());
    if (const QString line = lineOf(card, other); !line.isEmpty())
        html += QStringLiteral("<p>%1</p>").arg(markedHtml(line, lineOf(other, card), colours));
    const QString text = QString::fromStdString(card.text);
    return html
        + QStringLiteral("<p>%1</p>")
              .arg(text.isEmpty() ? Words::tr("It has no ability.").toHtmlEscaped()
                                  : markedHtml(text, QString::fromStdString(other.text), colours));
}

} // namespace

bool readAlike(const core::CardInfo& a, const core::CardInfo& b)
{
    return a.name == b.name && a.type == b.type && a.kind == b.kind && a.text == b.text && a.figures == b.figures;
}

std::vector<Printing> printingsOf(const std::vector<core::CardInfo>& cards, const std::vector<core::SetInfo>& sets)
{
    std::vector<Printing> printings;
    for (const core::CardInfo& card : cards) {
        const auto same = std::find_if(
            printings.begin(), printings.end(), [&](const Printing& each) { return readAlike(each.card, card); });
        const QString set = setLabel(sets, card.set);
        if (same == printings.end())
            printings.push_back({ { set }, card });
        else if (!same->sets.contains(set))
            same->sets << set;
    }
    return printings;
}

QString figuresText(const core::CardInfo& card)
{
    QStringList parts;
    for (const core::Figure& figure : card.figures) {
        QString name = QString::fromStdString(figure.title());
        name[0] = name[0].toUpper();
        QStringList values;
        for (const int value : figure.values)
            values << QString::number(value);
        parts << name + QLatin1Char(' ') + values.join(QStringLiteral(" / "));
    }
    return parts.join(QStringLiteral(" · "));
}

QString sideBySideHtml(const std::vector<Printing>& printings, const ArticleLook& look)
{
    const int count = static_cast<int>(printings.size());
    const bool beside = look.width >= count * scaled(look.font, kNarrowColumn);
    const QString cell = QStringLiteral("<td width=\"%1%\" bgcolor=\"%2\" style=\"border: 1px solid %3\">%4</td>");
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"%1\" "
                                  "style=\"border-collapse: collapse\">")
                       .arg(scaled(look.font, space::kSmall));
    if (beside)
        html += QStringLiteral("<tr>");
    for (std::size_t i = 0; i < printings.size(); ++i) {
        const QString column = cell.arg(QString::number(beside ? 100 / count : 100), look.colours.sunken.name(),
            look.colours.border.name(), columnHtml(printings, i, look.colours));
        html += beside ? column : QStringLiteral("<tr>%1</tr>").arg(column);
    }
    if (beside)
        html += QStringLiteral("</tr>");
    return html + QStringLiteral("</table>");
}

} // namespace ui
