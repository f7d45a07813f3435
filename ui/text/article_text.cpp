#include "ui/text/article_text.h"

#include "core/language/edition.h"
#include "ui/language.h"
#include "ui/text/joined.h"
#include "ui/text/whole_words.h"
#include "ui/theme.h"

#include <QCoreApplication>
#include <QPalette>

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

/// What a text calls the thing that an entry is about; nothing of entries that go by a number.
QStringList namesOf(const core::ArticleHead& head)
{
    QStringList names;
    if (head.kind == "word" || head.kind == "card" || head.kind == "base" || head.kind == "faction") {
        names << textOf(head.title) << titleOf(head);
        for (const std::string& name : head.names)
            names << textOf(name);
        names.removeDuplicates();
    }
    return names;
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
        for (const QString& name : namesOf(head)) {
            const qsizetype at
                = wholeWordsAt(text, name, head.kind == "word" ? Qt::CaseInsensitive : Qt::CaseSensitive);
            if (at >= 0 && !used.contains(textOf(head.address)))
                found.push_back({ at, name.size(), textOf(head.address) });
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

bool isForeign(const core::Article& article)
{
    return !article.text.empty() && textOf(article.language) != spokenLanguage();
}

QString numberOf(const core::ArticleHead& head)
{
    return head.address.starts_with("rules/") ? textOf(head.address).section(QLatin1Char('/'), 1) : QString();
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
    if (const QString number = numberOf(head); !number.isEmpty())
        label = Words::tr("Rules %1").arg(number);
    else if (head.kind == "section")
        label = Words::tr("Rulings");
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

QString linesHtml(const std::vector<std::string>& lines, QSet<QString>& used)
{
    QString html;
    for (const std::string& line : lines)
        html += paragraphHtml(core::paragraphOf(line), used);
    return html;
}

QString wordsHtml(const core::Paragraph& paragraph, QSet<QString>& used)
{
    const std::string& words = paragraph.words;
    QString html;
    std::size_t at = 0;
    for (const core::Mention& mention : paragraph.mentions) {
        const QString named = textOf(words.substr(mention.from, mention.length));
        html += textOf(words.substr(at, mention.from - at)).toHtmlEscaped();
        const bool isOption = mention.address.starts_with(core::kOptionAddress);
        html += isOption ? named.toHtmlEscaped() : linkHtml(textOf(mention.address), named);
        used.insert(textOf(mention.address));
        at = mention.from + mention.length;
    }
    return html + textOf(words.substr(at)).toHtmlEscaped();
}

QString paragraphHtml(const core::Paragraph& paragraph, QSet<QString>& used)
{
    const QString words = wordsHtml(paragraph, used);
    switch (paragraph.kind) {
    case core::Paragraph::Kind::Heading:
        return QStringLiteral("<h3>%1</h3>").arg(words);
    case core::Paragraph::Kind::Item:
        return QStringLiteral("<p class=\"item\">•&nbsp;%1</p>").arg(words);
    case core::Paragraph::Kind::Step:
        return QStringLiteral("<p class=\"item\">%1.&nbsp;%2</p>").arg(QString::number(paragraph.step), words);
    case core::Paragraph::Kind::Plain:
        break;
    }
    return QStringLiteral("<p>%1</p>").arg(words);
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

QString articleHtml(const core::Article& article, const QString& above, const std::vector<Printing>& printings,
    const ArticleLook& look, const core::ArticleHead* next)
{
    QString html
        = QStringLiteral("<style>%1</style><p class=\"label\">%2</p><h2>%3</h2>")
              .arg(articleStyle(look), articleLabel(article, above).toHtmlEscaped(), titleOf(article).toHtmlEscaped());
    if (isForeign(article))
        html += QStringLiteral("<p class=\"note\">%1</p>").arg(Words::tr("The text of this entry is in English."));
    QSet<QString> used;
    html += linesHtml(article.text, used);
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
    if (next != nullptr)
        html += listHtml(Words::tr("Next"), { *next });
    return html;
}

} // namespace ui
