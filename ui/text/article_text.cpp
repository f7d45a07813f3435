#include "ui/text/article_text.h"

#include "core/language/edition.h"
#include "ui/language.h"
#include "ui/text/joined.h"
#include "ui/theme.h"

#include <QCoreApplication>
#include <QPalette>
#include <QRegularExpression>

#include <algorithm>
#include <vector>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ArticleText)
};

QString textOf(const std::string& text)
{
    return QString::fromStdString(text);
}

constexpr std::size_t kMostListed = 40;

/// What of a text leads to an entry.
QStringList phrasesFor(const core::ArticleHead& head)
{
    QStringList phrases;
    if (head.kind == "rule")
        phrases << QStringLiteral("(?<![\\d.])%1(?!\\.?\\d)").arg(QRegularExpression::escape(numberOf(head)));
    else if (head.kind == "section")
        phrases << QStringLiteral("[Ss]ections? %1(?![\\d.]*\\d)").arg(numberOf(head));
    else if (head.kind == "ruling")
        phrases << QStringLiteral("ruling %1(?!\\d)").arg(textOf(head.address).section(QLatin1Char('/'), -1));
    else {
        QStringList names { textOf(head.title) };
        for (const std::string& name : head.names)
            names << textOf(name);
        for (const QString& name : names)
            phrases << QStringLiteral("%1(?<!\\w)%2(?!\\w)")
                           .arg(head.kind == "word" ? QStringLiteral("(?i)") : QString(),
                               QRegularExpression::escape(name));
    }
    return phrases;
}

struct Link {
    qsizetype from = 0;
    qsizetype length = 0;
    QString address;
};

/// Where a text names what the article leads to and what is not in `used` yet, without overlap; the longer name before
/// the shorter.
std::vector<Link> linksIn(const QString& text, const std::vector<core::ArticleHead>& linked, QSet<QString>& used)
{
    std::vector<Link> found;
    for (const core::ArticleHead& head : linked)
        for (const QString& phrase : phrasesFor(head)) {
            const QRegularExpressionMatch match = QRegularExpression(phrase).match(text);
            if (match.hasMatch() && !used.contains(textOf(head.address)))
                found.push_back({ match.capturedStart(), match.capturedLength(), textOf(head.address) });
        }
    std::stable_sort(found.begin(), found.end(), [](const Link& a, const Link& b) { return a.length > b.length; });
    std::vector<Link> links;
    for (const Link& link : found) {
        const bool free = std::none_of(links.begin(), links.end(), [&](const Link& other) {
            return other.address == link.address
                || (link.from < other.from + other.length && other.from < link.from + link.length);
        });
        if (free) {
            links.push_back(link);
            used.insert(link.address);
        }
    }
    std::sort(links.begin(), links.end(), [](const Link& a, const Link& b) { return a.from < b.from; });
    return links;
}

QString headingHtml(const QString& words)
{
    return QStringLiteral("<h3>%1</h3>").arg(words.toHtmlEscaped());
}

QString listHtml(const QString& heading, const std::vector<core::ArticleHead>& heads)
{
    if (heads.empty())
        return {};
    QString html = headingHtml(heading);
    const std::size_t shown = std::min(heads.size(), kMostListed);
    for (std::size_t i = 0; i < shown; ++i)
        html += QStringLiteral("<p class=\"line\">%1</p>")
                    .arg(linkHtml(textOf(heads[i].address), numberedTitle(heads[i])));
    if (shown < heads.size())
        html += QStringLiteral("<p class=\"line\">%1</p>")
                    .arg(Words::tr("and %n more", nullptr, static_cast<int>(heads.size() - shown)));
    return html;
}

} // namespace

QString numberOf(const core::ArticleHead& head)
{
    return head.kind == "rule" || head.kind == "section" ? textOf(head.address).section(QLatin1Char('/'), 1)
                                                         : QString();
}

QString titleOf(const core::ArticleHead& head)
{
    return textOf(core::language::shownName(head.titleIn(spokenLanguage().toStdString())));
}

QString numberedTitle(const core::ArticleHead& head)
{
    const QString number = head.kind == "rule" ? numberOf(head) : QString();
    return number.isEmpty() ? titleOf(head) : number + QLatin1Char(' ') + titleOf(head);
}

QString scopeOf(const core::ArticleHead& head)
{
    return textOf(head.scopeIn(spokenLanguage().toStdString()));
}

QString articleLabel(const core::ArticleHead& head, const QString& above)
{
    QString label;
    if (head.kind == "rule" || head.kind == "section")
        label = Words::tr("Rules %1").arg(numberOf(head));
    else if (head.kind == "chapter")
        label = Words::tr("Chapter");
    else if (head.kind == "word")
        label = Words::tr("Word");
    else if (head.kind == "ruling")
        label = Words::tr("Ruling");
    else if (head.kind == "faction")
        label = Words::tr("Faction");
    else if (head.kind == "base")
        label = Words::tr("Base");
    else
        label = Words::tr("Card");
    const bool place = head.kind == "rule" || head.kind == "ruling" || head.kind == "card" || head.kind == "base";
    if (place && !above.isEmpty())
        label += QStringLiteral(" · ") + above;
    if (!head.scope.empty())
        label += QStringLiteral(" · ") + scopeOf(head);
    return label;
}

QString articleStyle(const ArticleLook& look)
{
    const Colours& colours = look.colours;
    const QFont& font = look.font;
    return QStringLiteral("p { margin: 0 0 %1px 0; } p.item { margin: 0 0 %2px %8px; text-indent: -%1px; } p.line { "
                          "margin: 0 0 %2px %1px; }"
                          "h2 { margin: %2px 0 %1px 0; font-size: %3px; font-weight: 700; }"
                          "h3 { margin: %1px 0 %2px 0; font-size: %4px; font-weight: 600; color: %5; }"
                          "p.label { margin: 0; font-size: %6px; color: %5; } p.note { color: %5; }"
                          "a { color: %7; text-decoration: underline; }")
        .arg(QString::number(scaled(font, 10)), QString::number(scaled(font, 4)), QString::number(scaled(font, 20)),
            QString::number(scaled(font, 12)), colours.muted.name(), QString::number(scaled(font, 11)),
            paletteOf(colours).color(QPalette::Link).name(), QString::number(2 * scaled(font, 10)));
}

QString linkHtml(const QString& address, const QString& words)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(address.toHtmlEscaped(), words.toHtmlEscaped());
}

QString linkedHtml(const QString& text, const std::vector<core::ArticleHead>& linked, QSet<QString>& used)
{
    QString html;
    qsizetype at = 0;
    for (const Link& link : linksIn(text, linked, used)) {
        html += text.mid(at, link.from - at).toHtmlEscaped() + linkHtml(link.address, text.mid(link.from, link.length));
        at = link.from + link.length;
    }
    return html + text.mid(at).toHtmlEscaped();
}

QString paragraphHtml(const std::string& paragraph, const std::vector<core::ArticleHead>& linked, QSet<QString>& used)
{
    const QString text = textOf(paragraph);
    if (text.startsWith(QLatin1String("## ")))
        return headingHtml(text.mid(3));
    if (text.startsWith(QLatin1String("- ")))
        return QStringLiteral("<p class=\"item\">•&nbsp;%1</p>").arg(linkedHtml(text.mid(2), linked, used));
    return QStringLiteral("<p>%1</p>").arg(linkedHtml(text, linked, used));
}

QString printedHtml(
    const core::Article& article, const std::vector<Printing>& printings, const ArticleLook& look, QSet<QString>& used)
{
    if (printings.size() > 1)
        return headingHtml(Words::tr("As this program plays it, printing by printing"))
            + sideBySideHtml(printings, look);
    if (printings.empty() || printings.front().card.text.empty())
        return {};
    return headingHtml(Words::tr("As this program plays it, %1")
                           .arg(joined(printings.front().sets, Words::tr("%1 and %2", "two printings"))))
        + QStringLiteral("<p>%1</p>").arg(linkedHtml(textOf(printings.front().card.text), article.linked, used));
}

QString articleHtml(
    const core::Article& article, const QString& above, const std::vector<Printing>& printings, const ArticleLook& look)
{
    QString html
        = QStringLiteral("<style>%1</style><p class=\"label\">%2</p><h2>%3</h2>")
              .arg(articleStyle(look), articleLabel(article, above).toHtmlEscaped(), titleOf(article).toHtmlEscaped());
    if (spokenLanguage() != QLatin1String("en") && !article.text.empty())
        html += QStringLiteral("<p class=\"note\">%1</p>").arg(Words::tr("This entry is in English only."));
    QSet<QString> used;
    for (const std::string& paragraph : article.text)
        html += paragraphHtml(paragraph, article.linked, used);
    html += printedHtml(article, printings, look, used);
    html += listHtml(Words::tr("Below it"), article.below);
    std::vector<core::ArticleHead> others = article.linked;
    std::erase_if(others, [&](const core::ArticleHead& head) { return used.contains(textOf(head.address)); });
    html += listHtml(Words::tr("See also"), others);
    // What explains it comes before the many cards that only use it.
    std::vector<core::ArticleHead> from = article.linkedFrom;
    std::stable_partition(from.begin(), from.end(),
        [](const core::ArticleHead& head) { return head.kind == "rule" || head.kind == "ruling"; });
    html += listHtml(Words::tr("Named in"), from);
    return html;
}

} // namespace ui
