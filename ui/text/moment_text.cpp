#include "ui/text/moment_text.h"

#include "ui/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(MomentText)
};

constexpr int kCellPadding = 4;
constexpr std::size_t kMostRulings = 6;
constexpr std::size_t kMostLedTo = 5; ///< so that the card is not far below

QString attribute(const char* name, int value)
{
    return QStringLiteral(" %1=\"%2\"").arg(QLatin1String(name), QString::number(value));
}

QString tableHead(const ArticleLook& look)
{
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\"%1>")
        .arg(attribute("cellpadding", scaled(look.font, kCellPadding)));
}

/// "13.2, step 3".
QString whereabouts(const MomentPage::Entry& entry)
{
    const QString number = numberOf(entry.article);
    return entry.step == 0 ? number : Words::tr("%1, step %2").arg(number, QString::number(entry.step));
}

QString nowHtml(const MomentPage& page, const ArticleLook& look)
{
    const Colours& colours = look.colours;
    const QString where = page.entries.empty() ? QString() : whereabouts(page.entries.front());
    return QStringLiteral("<table width=\"100%\" cellspacing=\"0\"%1 style=\"border-collapse: collapse\"><tr><td "
                          "bgcolor=\"%2\" style=\"border: 1px solid %3\"><p class=\"now\">%4 <span style=\"color: "
                          "%5\">%6</span></p><p class=\"last\">%7</p></td></tr></table>")
        .arg(attribute("cellpadding", scaled(look.font, space::kMedium)), colours.accentWash.name(),
            colours.accent.name(), Words::tr("Here and now").toHtmlEscaped(), colours.muted.name(),
            where.isEmpty() ? QString() : QStringLiteral("· ") + where.toHtmlEscaped(), page.sentence.toHtmlEscaped());
}

/// A list of steps with a mark at the one where the match is; the others are told in short.
QString stepsHtml(const std::vector<core::Paragraph>& steps, int at, const ArticleLook& look)
{
    const Colours& colours = look.colours;
    const int wide = QFontMetrics(look.font).horizontalAdvance(QString::number(steps.size()))
        + 3 * scaled(look.font, kCellPadding);
    QString html = tableHead(look);
    for (const core::Paragraph& step : steps) {
        const bool here = step.step == at;
        const QString words = QString::fromStdString(here ? step.words : step.brief).toHtmlEscaped();
        html += QStringLiteral("<tr%1><td width=\"%5\" style=\"color: %2\">%3</td><td>%4</td></tr>")
                    .arg(here ? QStringLiteral(" bgcolor=\"%1\"").arg(colours.selection.name()) : QString(),
                        (here ? colours.accentInk : colours.muted).name(), QString::number(step.step),
                        here ? QStringLiteral("<b>%1</b> <span style=\"color: %2\">%3</span>")
                                   .arg(words, colours.accentInk.name(), Words::tr("You are here.").toHtmlEscaped())
                             : words,
                        QString::number(wide));
    }
    return html + QStringLiteral("</table>");
}

/// The entry itself: its title, its text, and its steps as a list.
QString entryHtml(const MomentPage::Entry& entry, const ArticleLook& look)
{
    const core::Article& article = entry.article;
    QString html = QStringLiteral("<p class=\"title\">%1</p>")
                       .arg(linkHtml(QString::fromStdString(article.address), numberedTitle(article)));
    QSet<QString> used;
    std::vector<core::Paragraph> steps;
    const auto endList = [&] {
        if (!steps.empty())
            html += stepsHtml(steps, entry.step, look);
        steps.clear();
    };
    for (const std::string& line : article.text) {
        core::Paragraph paragraph = core::paragraphOf(line);
        if (paragraph.kind == core::Paragraph::Kind::Step && entry.step != 0) {
            steps.push_back(std::move(paragraph));
            continue;
        }
        endList();
        html += paragraphHtml(paragraph, used);
    }
    endList();
    return html;
}

/// Entries by their titles, with their numbers at the right.
QString rowsHtml(const std::vector<core::ArticleHead>& heads, const ArticleLook& look)
{
    if (heads.empty())
        return {};
    QStringList numbers;
    int wide = 0;
    for (const core::ArticleHead& head : heads) {
        numbers << (head.kind == "ruling" ? Words::tr("ruling") : numberOf(head));
        wide = std::max(wide, QFontMetrics(look.font).horizontalAdvance(numbers.back()));
    }
    QString html = tableHead(look);
    for (std::size_t i = 0; i < heads.size(); ++i)
        html += QStringLiteral("<tr><td style=\"border-bottom: 1px solid %1\"><a href=\"%2\" style=\"text-decoration: "
                               "none\">%3</a></td><td align=\"right\" width=\"%4\" style=\"border-bottom: 1px solid "
                               "%1; color: %5\">%6</td></tr>")
                    .arg(look.colours.line.name(), QString::fromStdString(heads[i].address).toHtmlEscaped(),
                        titleOf(heads[i]).toHtmlEscaped(), QString::number(wide + 3 * scaled(look.font, kCellPadding)),
                        look.colours.muted.name(), numbers[static_cast<qsizetype>(i)].toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

/// Rulings and paragraphs that speak of the card.
std::vector<core::ArticleHead> rulingsOn(const core::Article& card)
{
    std::vector<core::ArticleHead> heads;
    for (const std::vector<core::ArticleHead>* list : { &card.linkedFrom, &card.linked })
        for (const core::ArticleHead& head : *list)
            if ((head.kind == "ruling" || head.kind == "rule") && heads.size() < kMostRulings
                && std::none_of(
                    heads.begin(), heads.end(), [&](const auto& each) { return each.address == head.address; }))
                heads.push_back(head);
    return heads;
}

QString cardHtml(const core::Article& card, const MomentPage& page, const ArticleLook& look)
{
    const auto played = std::find_if(page.printings.begin(), page.printings.end(),
        [&](const Printing& each) { return each.sets.contains(page.played); });
    QString html = QStringLiteral("<hr><p class=\"title\">%1</p>")
                       .arg(linkHtml(QString::fromStdString(card.address), titleOf(card)));
    QSet<QString> used;
    if (played != page.printings.end()) {
        if (const QString figures = figuresText(played->card); !figures.isEmpty())
            html += QStringLiteral("<p class=\"note\">%1</p>").arg(figures.toHtmlEscaped());
        if (!played->card.text.empty())
            html += QStringLiteral("<p>%1</p>")
                        .arg(linkedHtml(QString::fromStdString(played->card.text), card.linked, used));
    }
    html += linesHtml(card.text, used);
    html += rowsHtml(rulingsOn(card), look);
    if (page.printings.empty())
        return html;
    html += QStringLiteral("<hr><p class=\"title\">%1</p>").arg(Words::tr("The printings").toHtmlEscaped());
    if (page.printings.size() > 1)
        return html + sideBySideHtml(page.printings, look);
    return html
        + QStringLiteral("<p class=\"note\">%1</p>")
              .arg((page.printings.front().sets.size() > 1 ? Words::tr("%1 reads the same in every printing.")
                                                           : Words::tr("%1 is in one printing only."))
                       .arg(titleOf(card))
                       .toHtmlEscaped());
}

} // namespace

QString momentHtml(const MomentPage& page, const ArticleLook& look)
{
    QString html = QStringLiteral("<style>%1 p.title { margin: %2px 0 %3px 0; font-size: %4px; font-weight: 700; "
                                  "font-family: '%8'; } p.title a { "
                                  "color: %5; text-decoration: none; } p.now { margin: 0 0 %3px 0; font-size: %6px; "
                                  "font-weight: 600; color: %7; } p.last { margin: 0; }</style>")
                       .arg(articleStyle(look), QString::number(scaled(look.font, space::kLarge)),
                           QString::number(scaled(look.font, space::kHair)), QString::number(scaled(look.font, 16)),
                           look.colours.text.name(), QString::number(scaled(look.font, type::kCapitals)),
                           look.colours.accentInk.name(), titleFont(look.font, 16).family());
    if (!page.sentence.isEmpty())
        html += nowHtml(page, look);
    if (!page.entries.empty()) {
        html += entryHtml(page.entries.front(), look);
        std::vector<core::ArticleHead> others;
        for (std::size_t i = 1; i < page.entries.size() && i <= kMostLedTo; ++i)
            others.push_back(page.entries[i].article);
        html += rowsHtml(others, look);
    }
    if (page.card)
        html += cardHtml(*page.card, page, look);
    if ((!page.entries.empty() && isForeign(page.entries.front().article)) || (page.card && isForeign(*page.card)))
        html += QStringLiteral("<p class=\"note\">%1</p>").arg(Words::tr("What the rules say here is in English."));
    return html;
}

} // namespace ui
