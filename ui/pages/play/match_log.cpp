#include "ui/pages/play/match_log.h"

#include "ui/language.h"
#include "ui/text/topic.h"
#include "ui/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>

namespace ui {

MatchLog::MatchLog(QWidget* parent)
    : QTextEdit(parent)
{
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    inEachLanguage(this, [this] { setAccessibleName(tr("Log")); });
    document()->setDocumentMargin(0);
    viewport()->setAutoFillBackground(false);
    // The number of the turn is no part of what the line is about.
    connect(this, &QTextEdit::cursorPositionChanged, this, [this] {
        setTopic(this, textCursor().block().text().section(QLatin1Char(' '), 1));
        viewport()->update();
    });
}

int MatchLog::choice() const
{
    const auto line = static_cast<std::size_t>(textCursor().blockNumber());
    return line < m_lines.size() ? m_lines[m_lines.size() - 1 - line].choice : 0;
}

void MatchLog::setLines(const std::vector<PlayPresenter::LogLine>& lines)
{
    const auto same = [](const PlayPresenter::LogLine& a, const PlayPresenter::LogLine& b) {
        return a.choice == b.choice && a.text == b.text;
    };
    const bool grown
        = lines.size() >= m_lines.size() && std::equal(m_lines.begin(), m_lines.end(), lines.begin(), same);
    const std::size_t from = grown ? m_lines.size() : 0;
    m_lines = lines;
    if (!grown)
        return rewrite();
    for (std::size_t i = from; i < lines.size(); ++i)
        insert(lines[i]);
    if (from < lines.size())
        toTop();
}

void MatchLog::rewrite()
{
    clear();
    for (const PlayPresenter::LogLine& line : m_lines)
        insert(line);
    toTop();
}

void MatchLog::toTop()
{
    // The view's own cursor was pushed down by what came before it, and the view follows its cursor.
    moveCursor(QTextCursor::Start);
    verticalScrollBar()->setValue(0);
}

void MatchLog::insert(const PlayPresenter::LogLine& line)
{
    const Colours& colours = coloursOf(palette());
    QTextCursor cursor(document());
    const bool first = document()->isEmpty();
    QTextCharFormat turn;
    turn.setForeground(colours.accentInk);
    QTextCharFormat words;
    words.setForeground(colours.text);
    cursor.movePosition(QTextCursor::Start);
    if (!first) {
        cursor.insertBlock();
        cursor.movePosition(QTextCursor::Start);
    }
    cursor.insertText(QString::number(line.turn), turn);
    cursor.insertText(QLatin1Char(' ') + line.text, words);
    // Room for the hair line between entries.
    QTextBlockFormat format;
    format.setBottomMargin(scaled(font(), 5));
    format.setTopMargin(scaled(font(), 5));
    cursor.setBlockFormat(format);
}

void MatchLog::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        const Colours& colours = coloursOf(palette());
        painter.setPen(colours.line);
        const int scrolled = verticalScrollBar()->value();
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            // The layout leaves margins out of a block's rectangle.
            const QRectF area = document()->documentLayout()->blockBoundingRect(block);
            const qreal y = area.bottom() + block.blockFormat().bottomMargin() - scrolled;
            if (block == textCursor().block() && !m_lines.empty())
                painter.fillRect(QRectF(0, area.top() - block.blockFormat().topMargin() - scrolled, viewport()->width(),
                                     y - area.top() + block.blockFormat().topMargin() + scrolled),
                    colours.selection);
            if (y > viewport()->height())
                break;
            if (y > 0)
                painter.drawLine(QPointF(0, y), QPointF(viewport()->width(), y));
        }
    }
    QTextEdit::paintEvent(event);
}

void MatchLog::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    ensureCursorVisible();
}

void MatchLog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return Q_EMIT whyAsked();
    QTextEdit::keyPressEvent(event);
}

void MatchLog::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rewrite();
}

} // namespace ui
