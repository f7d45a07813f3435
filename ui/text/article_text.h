#pragma once

#include "core/game/game.h"
#include "core/handbook/article.h"
#include "core/handbook/paragraph.h"
#include "ui/text/printings_text.h"

#include <QSet>
#include <QString>

namespace ui {

/// Whether an entry's text is not in the language that is spoken.
bool isForeign(const core::Article& article);
/// What an entry is called in the language that is spoken.
QString titleOf(const core::ArticleHead& head);
/// "8.6.1" of a rule or a section; empty for others.
QString numberOf(const core::ArticleHead& head);
/// "8.6.1 First what must happen"; a title alone where there is no number.
QString numberedTitle(const core::ArticleHead& head);
/// What it is about alone, where it does not concern every match: "Cthulhu set".
QString scopeOf(const core::ArticleHead& head);

/// What kind of entry it is and where it stands: "Rules 13.3 · Scoring bases", "Card · Pirates". `above` is the title
/// of its parent.
QString articleLabel(const core::ArticleHead& head, const QString& above);

/// The styles that pages of the rules are made with.
QString articleStyle(const ArticleLook& look);
/// A link to an entry.
QString linkHtml(const QString& address, const QString& words);
/// A card's text, in which the first mention of each of `linked` by its name is a link, unless it is among `used`,
/// where it then is.
QString linkedHtml(const QString& text, const std::vector<core::ArticleHead>& linked, QSet<QString>& used);

/// The words of a paragraph with its links, which are then among `used`.
QString wordsHtml(const core::Paragraph& paragraph, QSet<QString>& used);
/// One of an entry's paragraphs, which may be a heading, an item of a list or a step.
QString paragraphHtml(const core::Paragraph& paragraph, QSet<QString>& used);
/// An entry's text.
QString linesHtml(const std::vector<std::string>& lines, QSet<QString>& used);

/// What is printed on the card of an entry, in all its printings.
QString printedHtml(
    const core::Article& article, const std::vector<Printing>& printings, const ArticleLook& look, QSet<QString>& used);

/// The whole entry as a page, in which the first mention of every entry that it leads to is a link with
/// its address. `printings` are those of its card, where it has one; `next` is where whoever reads on goes, null at the
/// end.
QString articleHtml(const core::Article& article, const QString& above, const std::vector<Printing>& printings,
    const ArticleLook& look, const core::ArticleHead* next = nullptr);

} // namespace ui
