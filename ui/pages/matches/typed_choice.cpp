#include "ui/pages/matches/typed_choice.h"

#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

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

void TypedChoice::focusOutEvent(QFocusEvent* event)
{
    if (const QString name = choice(); !name.isEmpty() && name != text())
        setText(name);
    setCursorPosition(0); // so that its beginning is seen where it is narrow
    QLineEdit::focusOutEvent(event);
}

} // namespace ui
