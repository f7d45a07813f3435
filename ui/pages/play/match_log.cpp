#include "ui/pages/play/match_log.h"

#include "ui/language.h"
#include "ui/text/match_words.h"
#include "ui/text/topic.h"
#include "ui/theme.h"

#include <QAbstractTextDocumentLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <bit>
#include <utility>

namespace ui {

namespace {

/// Whose colour a line has: nobody's where a turn is that of several.
core::Seat onlyOf(core::SeatMask seats)
{
    return std::has_single_bit(seats) ? core::seatAt(std::countr_zero(seats)) : core::Seat::None;
}

} // namespace

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
    viewport()->setMouseTracking(true);
    connect(this, &QTextEdit::cursorPositionChanged, this, [this] {
        setTopic(this, textCursor().block().text());
        viewport()->update();
        if (hasFocus())
            point(textCursor().blockNumber());
    });
}

const core::Event* MatchLog::eventOf(int line) const
{
    const bool tells = line >= 0 && line < static_cast<int>(m_shown.size())
        && m_shown[static_cast<std::size_t>(line)].as != core::TellAs::Turn;
    return tells ? &m_shown[static_cast<std::size_t>(line)].event : nullptr;
}

int MatchLog::choice() const
{
    const auto line = static_cast<std::size_t>(textCursor().blockNumber());
    return line < m_shown.size() ? m_shown[line].choice : 0;
}

std::vector<MatchLog::Shown> MatchLog::shownOf(
    const std::vector<PlayPresenter::LogLine>& lines, const QStringList& names) const
{
    std::vector<Shown> all;
    int turn = -1;
    for (const PlayPresenter::LogLine& line : lines) {
        if (line.turn != turn && line.turn > 0) {
            turn = line.turn;
            QStringList whose;
            for (int i = 0; i < names.size(); ++i)
                if (core::contains(line.current, core::seatAt(i)))
                    whose << names[i];
            const QString name = namesText(whose);
            all.push_back({ line.choice, core::TellAs::Turn, onlyOf(line.current),
                name.isEmpty() ? tr("Turn %1").arg(turn)
                               : tr("Turn %1 · %2", "whose turn").arg(QString::number(turn), name) });
        }
        if (line.as == core::TellAs::Turn)
            continue; // the heading says it
        // The same again, within the same entry, is one line.
        auto same = all.rbegin();
        while (same != all.rend() && same->as == core::TellAs::Consequence && line.as == core::TellAs::Consequence
            && same->text != line.text)
            ++same;
        if (same != all.rend() && same->as == line.as && same->text == line.text) {
            ++same->times;
            continue;
        }
        all.push_back({ line.choice, line.as, onlyOf(line.current), line.text, 1, line.event, line.names });
    }
    return all;
}

/// What these lines tell beyond those that are shown; nothing where they are another match, or another reader's.
QString MatchLog::newsOf(const std::vector<Shown>& now) const
{
    const auto [was, is] = std::mismatch(m_shown.begin(), m_shown.end(), now.begin(), now.end());
    // The last entry's lines may have come to stand for more. What is told of a match that is opened is no news.
    const auto heading = [](const Shown& line) { return line.as == core::TellAs::Turn; };
    const bool goesOn = (m_shown.empty()
            ? m_told && std::count_if(now.begin(), now.end(), heading) < 2
            : std::all_of(was, m_shown.end(), [](const Shown& line) { return line.as == core::TellAs::Consequence; }));
    QStringList news;
    for (auto line = is; goesOn && line != now.end(); ++line)
        news << times(line->text, line->times);
    return news.join(QLatin1Char(' '));
}

void MatchLog::setLines(const std::vector<PlayPresenter::LogLine>& lines, const QStringList& names)
{
    std::vector<Shown> now = shownOf(lines, names);
    // The last line may have come to stand for more; what is before it is as it was, or all is told anew.
    const bool grown = now.size() >= m_shown.size() && std::equal(m_shown.begin(), m_shown.end(), now.begin());
    const std::size_t from = grown ? m_shown.size() : 0;
    const QString news = newsOf(now);
    m_shown = std::move(now);
    m_told = true;
    if (!news.isEmpty())
        Q_EMIT told(news);
    if (!grown)
        return rewrite();
    for (std::size_t i = from; i < m_shown.size(); ++i)
        insert(m_shown[i]);
    if (from < m_shown.size())
        toEnd();
}

QString MatchLog::times(const QString& line, int times)
{
    return times > 1 ? tr("%1 (%n times)", nullptr, times).arg(line) : line;
}

void MatchLog::rewrite()
{
    clear();
    for (const Shown& line : m_shown)
        insert(line);
    toEnd();
}

void MatchLog::toEnd()
{
    moveCursor(QTextCursor::End);
    moveCursor(QTextCursor::StartOfBlock);
    m_marked = false;
    verticalScrollBar()->setValue(verticalScrollBar()->maximum());
}

void MatchLog::insert(const Shown& line)
{
    const Colours& colours = coloursOf(palette());
    QTextCursor cursor(document());
    cursor.movePosition(QTextCursor::End);
    if (!document()->isEmpty())
        cursor.insertBlock();
    QTextCharFormat words;
    QTextBlockFormat format;
    const bool turn = line.as == core::TellAs::Turn;
    const bool follows = line.as == core::TellAs::Consequence;
    words.setForeground(turn ? seatInk(line.seat, colours) : follows ? colours.muted : colours.text);
    words.setFontWeight(turn ? QFont::DemiBold : QFont::Normal);
    format.setTopMargin(scaled(font(), turn ? 9 : follows ? 1 : 4));
    format.setBottomMargin(scaled(font(), turn ? 3 : 1));
    format.setLeftMargin(follows ? scaled(font(), 12) : 0);
    cursor.setBlockFormat(format);
    cursor.insertText(times(line.text, line.times), words);
    colourNames(line, colours.link);
}

/// In the last block, which tells the line. Of names that begin alike the longest stands there.
void MatchLog::colourNames(const Shown& line, const QColor& colour)
{
    QStringList names = line.names;
    std::sort(names.begin(), names.end(), [](const QString& a, const QString& b) { return a.size() > b.size(); });
    QTextCharFormat named;
    named.setForeground(colour);
    const QTextBlock block = document()->lastBlock();
    const QString text = block.text();
    for (qsizetype at = 0; at < text.size();) {
        const QStringView rest = QStringView(text).sliced(at);
        const auto found
            = std::find_if(names.begin(), names.end(), [rest](const QString& name) { return rest.startsWith(name); });
        if (found == names.end()) {
            ++at;
            continue;
        }
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + static_cast<int>(at));
        cursor.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor, static_cast<int>(found->size()));
        cursor.mergeCharFormat(named);
        at += found->size();
    }
}

void MatchLog::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        const Colours& colours = coloursOf(palette());
        const int scrolled = verticalScrollBar()->value();
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            const QRectF area = document()->documentLayout()->blockBoundingRect(block).translated(0, -scrolled);
            if (area.top() > viewport()->height())
                break;
            const auto line = static_cast<std::size_t>(block.blockNumber());
            if (line >= m_shown.size() || area.bottom() < 0)
                continue;
            if ((hasFocus() || m_marked) && block == textCursor().block())
                painter.fillRect(QRectF(0, area.top() - 1, viewport()->width(), area.height() + 2), colours.selection);
            if (m_shown[line].as == core::TellAs::Turn && block.layout()->lineCount() > 0) {
                const qreal from = block.layout()->lineAt(0).naturalTextWidth() + scaled(font(), 8);
                painter.setPen(colours.line);
                painter.drawLine(QPointF(from, area.center().y()), QPointF(viewport()->width(), area.center().y()));
            }
        }
    }
    QTextEdit::paintEvent(event);
}

void MatchLog::resizeEvent(QResizeEvent* event)
{
    QTextEdit::resizeEvent(event);
    ensureCursorVisible();
}

void MatchLog::mouseMoveEvent(QMouseEvent* event)
{
    QTextEdit::mouseMoveEvent(event);
    const QPointF at = event->position() + QPointF(0, verticalScrollBar()->value());
    const QTextBlock block = cursorForPosition(event->position().toPoint()).block();
    point(document()->documentLayout()->blockBoundingRect(block).contains(at) ? block.blockNumber() : -1);
}

void MatchLog::leaveEvent(QEvent* event)
{
    QTextEdit::leaveEvent(event);
    point(-1);
}

void MatchLog::point(int line)
{
    if (std::exchange(m_pointed, line) != line)
        Q_EMIT pointed(line);
}

void MatchLog::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return Q_EMIT whyAsked();
    QTextEdit::keyPressEvent(event);
    m_marked = true;
}

void MatchLog::mousePressEvent(QMouseEvent* event)
{
    QTextEdit::mousePressEvent(event);
    m_marked = true;
}

void MatchLog::changeEvent(QEvent* event)
{
    QTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        rewrite();
}

} // namespace ui
