#include "ui/pages/factions/linked_sentence.h"

#include "ui/look.h"

#include <QMouseEvent>
#include <QPainter>

namespace ui {

namespace {

constexpr double kSentenceBar = 3; // pixels of the mock-up
constexpr int kSentenceInset = 10;

} // namespace

LinkedSentence::LinkedSentence(const QString& words, std::string pointer, QWidget* parent)
    : PlainLabel(words, parent)
    , m_pointer(std::move(pointer))
{
    setWordWrap(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setContentsMargins(kSentenceInset, 2, 2, 2);
    setAccessibleName(words);
    setToolTip(tr("Goes to its place in the text"));
    describe();
}

void LinkedSentence::describe()
{
    setAccessibleDescription(m_marked ? tr("The cursor is in its text") : tr("Goes to its place in the text"));
}

void LinkedSentence::setMarked(bool marked)
{
    if (marked == m_marked)
        return;
    m_marked = marked;
    describe();
    update();
}

void LinkedSentence::paintEvent(QPaintEvent* event)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    if (m_marked) {
        painter.fillRect(rect(), colours.selection);
        painter.fillRect(QRectF(0, 0, scaled(font(), kSentenceBar), height()), colours.accent);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.focus, 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
    painter.end();
    PlainLabel::paintEvent(event);
}

void LinkedSentence::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT chosen();
}

void LinkedSentence::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        Q_EMIT chosen();
    else
        PlainLabel::keyPressEvent(event);
}

} // namespace ui
