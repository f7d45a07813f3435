#include "ui/pages/matches/typed_choice.h"

#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QPainter>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionFrame>

#include <algorithm>

namespace ui {

namespace {

constexpr double kSign = 20; ///< pixels of the mock-ups
constexpr double kBesideWords = 7; ///< the sign, and the note
constexpr int kBesideText = 2; ///< that QLineEdit leaves on either side of its text

/// Apart at spaces, hyphens and apostrophes, whoever wrote it.
QStringList wordsOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s\\-’']+"));
    return text.split(between, Qt::SkipEmptyParts);
}

bool means(const QStringList& parts, const QString& name)
{
    const QStringList words = wordsOf(name);
    qsizetype at = 0;
    for (const QString& part : parts) {
        while (at < words.size() && !words[at].startsWith(part, Qt::CaseInsensitive))
            ++at;
        if (at++ >= words.size())
            return false;
    }
    return true;
}

} // namespace

QStringList namesLike(const QString& typed, const QStringList& names)
{
    const QStringList parts = wordsOf(typed);
    QStringList found;
    for (const QString& name : names)
        if (!parts.isEmpty() && means(parts, name))
            found << name;
    std::stable_partition(found.begin(), found.end(),
        [&](const QString& name) { return name.startsWith(typed.trimmed(), Qt::CaseInsensitive); });
    return found;
}

TypedChoice::TypedChoice(QWidget* parent)
    : QLineEdit(parent)
{
    setMinimumWidth(60);
}

QString TypedChoice::choice() const
{
    return candidates().value(0);
}

QStringList TypedChoice::candidates() const
{
    return namesLike(text(), m_names);
}

void TypedChoice::setEmblem(const QString& emblem, const QColor& colour)
{
    m_emblem = emblem;
    m_colour = colour;
    setTextMargins(emblem.isEmpty() ? 0 : scaled(font(), kSign + kBesideWords), 0, 0, 0);
    update();
}

void TypedChoice::setNote(const QString& note)
{
    m_note = note;
    update();
}

/// How what was typed goes on to the name that is meant.
QString TypedChoice::rest() const
{
    const QString meant = choice();
    if (!hasFocus() || meant.isEmpty() || meant.compare(text().trimmed(), Qt::CaseInsensitive) == 0)
        return {};
    return meant.startsWith(text(), Qt::CaseInsensitive) ? meant.mid(text().size())
                                                         : QStringLiteral(" \u2192 %1").arg(meant);
}

void TypedChoice::paintEvent(QPaintEvent* event)
{
    QLineEdit::paintEvent(event);
    QStyleOptionFrame option;
    initStyleOption(&option);
    const QRect inner = style()->subElementRect(QStyle::SE_LineEditContents, &option, this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_emblem.isEmpty()) {
        const double side = scaled(font(), kSign);
        paintEmblemSquare(painter, QRectF(inner.left(), inner.center().y() - side / 2, side, side), m_emblem, m_colour);
    }
    const QFontMetrics metrics(font());
    const double gap = scaled(font(), kBesideWords);
    QRectF behind(inner);
    behind.setLeft(inner.left() + textMargins().left() + kBesideText + metrics.horizontalAdvance(text()));
    painter.setPen(coloursOf(palette()).muted);
    painter.setFont(font());
    if (const QString goesOn = rest(); !goesOn.isEmpty()) {
        if (behind.width() < 2 * gap)
            return;
        const QString words = metrics.elidedText(goesOn, Qt::ElideRight, static_cast<int>(behind.width()));
        painter.drawText(behind, Qt::AlignLeft | Qt::AlignVCenter, words);
        behind.setLeft(behind.left() + metrics.horizontalAdvance(words));
    }
    if (!m_note.isEmpty() && behind.width() > metrics.horizontalAdvance(m_note) + gap)
        painter.drawText(behind, Qt::AlignRight | Qt::AlignVCenter, m_note);
}

void TypedChoice::focusOutEvent(QFocusEvent* event)
{
    if (const QString name = choice(); !name.isEmpty() && name != text())
        setText(name);
    setCursorPosition(0); // so that its beginning is seen where it is narrow
    QLineEdit::focusOutEvent(event);
}

} // namespace ui
