#include "ui/pages/factions/faction_text_edit.h"

#include "core/json/json_place.h"
#include "ui/delegates/offered_word_delegate.h"
#include "ui/language.h"
#include "ui/look.h"

#include <QAction>
#include <QCompleter>
#include <QEvent>
#include <QFontDatabase>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>

namespace ui {

namespace {

constexpr int kNumberGap = 12; // pixels of the mock-up between a number and its line
constexpr int kMostMarked = 100;
constexpr double kWidestOffer = 440; // pixels of the mock-up; what is longer wraps

qsizetype lettersIn(const QByteArray& text, std::size_t bytes)
{
    return QString::fromUtf8(text.constData(), std::min(static_cast<qsizetype>(bytes), text.size())).size();
}

} // namespace

/// Keys, texts and figures in colours of their own.
class FactionTextEdit::Painter final : public QSyntaxHighlighter {
public:
    Painter(QTextDocument* document, const QWidget& edit)
        : QSyntaxHighlighter(document)
        , m_edit(edit)
    {
    }

protected:
    void highlightBlock(const QString& line) override
    {
        static const QRegularExpression parts(QStringLiteral(R"re("(?:[^"\\]|\\.)*"?|-?\b\d[\d.eE+-]*|\b\w+\b)re"));
        const Colours& colours = coloursOf(m_edit.palette());
        for (auto found = parts.globalMatch(line); found.hasNext();) {
            const QRegularExpressionMatch part = found.next();
            qsizetype behind = part.capturedEnd();
            while (behind < line.size() && line[behind].isSpace())
                ++behind;
            const bool quoted = line[part.capturedStart()] == QLatin1Char('"');
            const bool key = quoted && behind < line.size() && line[behind] == QLatin1Char(':');
            const QColor& colour = key ? colours.link : quoted ? colours.good : colours.accentInk;
            setFormat(static_cast<int>(part.capturedStart()), static_cast<int>(part.capturedLength()), colour);
        }
    }

private:
    const QWidget& m_edit;
};

/// The column of numbers at the left.
class FactionTextEdit::Numbers final : public QWidget {
public:
    explicit Numbers(FactionTextEdit* edit)
        : QWidget(edit)
        , m_edit(edit)
    {
    }

protected:
    void paintEvent(QPaintEvent* event) override { m_edit->paintNumbers(event); }

private:
    FactionTextEdit* m_edit;
};

FactionTextEdit::FactionTextEdit(const core::OwnFactions& own, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_own(own)
    , m_numbers(new Numbers(this))
    , m_completer(new QCompleter(this))
    , m_words(new QStandardItemModel(this))
{
    setLineWrapMode(NoWrap);
    setTabChangesFocus(true);
    fitFont();
    new Painter(document(), *this);
    makeOffers();
    connect(this, &QPlainTextEdit::blockCountChanged, this, &FactionTextEdit::fitNumbers);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, &FactionTextEdit::markLines);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int moved) {
        if (moved != 0)
            m_numbers->scroll(0, moved);
        else
            m_numbers->update(0, area.y(), m_numbers->width(), area.height());
    });
    fitNumbers();
}

void FactionTextEdit::makeOffers()
{
    auto* popup = new QListView;
    popup->setProperty("popup", true);
    popup->setResizeMode(QListView::Adjust);
    popup->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    popup->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_completer->setModel(m_words);
    m_completer->setWidget(this);
    m_completer->setPopup(popup);
    popup->setItemDelegate(new OfferedWordDelegate(popup)); // after the completer has put its own there
    m_completer->setCompletionMode(QCompleter::PopupCompletion);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FactionTextEdit::insertWord);
    auto* offer = new QAction(this);
    offer->setShortcut(Qt::CTRL | Qt::Key_Space);
    offer->setShortcutContext(Qt::WidgetShortcut);
    addAction(offer);
    inEachLanguage(offer, [offer, popup] {
        offer->setText(tr("Offer what may be written here"));
        popup->setAccessibleName(tr("What may be written here"));
    });
    connect(offer, &QAction::triggered, this, &FactionTextEdit::offerWords);
}

int FactionTextEdit::numbersWidth() const
{
    const QString widest = QString::number(std::max(blockCount(), 99));
    return fontMetrics().horizontalAdvance(widest) + scaled(font(), 2 * kNumberGap);
}

void FactionTextEdit::fitNumbers()
{
    setViewportMargins(numbersWidth(), 0, 0, 0);
    const QRect inner = contentsRect();
    m_numbers->setGeometry(inner.left(), inner.top(), numbersWidth(), inner.height());
}

void FactionTextEdit::paintNumbers(QPaintEvent* event)
{
    QPainter painter(m_numbers);
    painter.setFont(font());
    const Colours& colours = coloursOf(palette());
    const int current = textCursor().blockNumber();
    QTextBlock block = firstVisibleBlock();
    qreal top = blockBoundingGeometry(block).translated(contentOffset()).top();
    for (; block.isValid() && top <= event->rect().bottom(); block = block.next()) {
        const qreal height = blockBoundingRect(block).height();
        painter.setPen(block.blockNumber() == current ? colours.text : colours.muted);
        painter.drawText(QRectF(0, top, m_numbers->width() - kNumberGap, height), Qt::AlignRight | Qt::AlignVCenter,
            QString::number(block.blockNumber() + 1));
        top += height;
    }
}

void FactionTextEdit::setFaults(const core::Problems& faults, const core::Problems& remarks)
{
    m_faults = faults;
    m_remarks = remarks;
    markLines();
}

QTextCursor FactionTextEdit::cursorOver(const core::TextSpot& spot) const
{
    const QByteArray text = toPlainText().toUtf8();
    QTextCursor cursor(document());
    if (spot.length == 0) { // the line as a whole
        const QTextBlock line = document()->findBlockByNumber(spot.line - 1);
        cursor.setPosition(line.isValid() ? line.position() : 0);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        return cursor;
    }
    const auto most = static_cast<qsizetype>(document()->characterCount()) - 1;
    cursor.setPosition(static_cast<int>(std::min(lettersIn(text, spot.at), most)));
    cursor.setPosition(
        static_cast<int>(std::min(lettersIn(text, spot.at + spot.length), most)), QTextCursor::KeepAnchor);
    return cursor;
}

/// The line of the cursor, the lines that have a fault, what is wrong in them, and what is worth a look.
void FactionTextEdit::markLines()
{
    const Colours& colours = coloursOf(palette());
    QList<QTextEdit::ExtraSelection> marks;
    const auto line = [&](QTextCursor cursor, QColor ground) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = std::move(cursor);
        mark.cursor.clearSelection();
        mark.format.setBackground(ground);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        marks << mark;
    };
    line(textCursor(), colours.selection);
    const auto underline = [&](const QTextCursor& over, QTextCharFormat::UnderlineStyle style, const QColor& colour) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = over;
        mark.format.setUnderlineStyle(style);
        mark.format.setUnderlineColor(colour);
        marks << mark;
    };
    int marked = 0;
    for (const core::Problem& remark : m_remarks)
        if (remark.spot.line != 0 && ++marked <= kMostMarked)
            underline(cursorOver(remark.spot), QTextCharFormat::DashUnderline, colours.warn);
    marked = 0;
    for (const core::Problem& fault : m_faults) {
        if (fault.spot.line == 0 || ++marked > kMostMarked)
            continue;
        const QTextCursor over = cursorOver(fault.spot);
        QColor ground = colours.bad;
        ground.setAlphaF(0.18F);
        QTextCursor start = over;
        start.setPosition(over.selectionStart());
        line(start, ground);
        underline(over, QTextCharFormat::WaveUnderline, colours.bad);
    }
    setExtraSelections(marks);
    m_numbers->update();
}

void FactionTextEdit::goTo(const core::TextSpot& spot)
{
    if (spot.line == 0)
        return;
    moveTo(spot);
    setFocus(Qt::OtherFocusReason);
}

void FactionTextEdit::moveTo(const core::TextSpot& spot)
{
    if (spot.line == 0)
        return;
    QTextCursor cursor = cursorOver(spot);
    if (spot.length == 0)
        cursor.setPosition(cursor.selectionStart());
    setTextCursor(cursor);
    centerCursor();
}

void FactionTextEdit::apply(const core::TextEdit& edit, bool goesOn)
{
    const QByteArray text = toPlainText().toUtf8();
    QTextCursor cursor = textCursor();
    if (goesOn)
        cursor.joinPreviousEditBlock();
    else
        cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(lettersIn(text, edit.at)));
    cursor.setPosition(static_cast<int>(lettersIn(text, edit.at + edit.length)), QTextCursor::KeepAnchor);
    cursor.insertText(QString::fromStdString(edit.by));
    cursor.endEditBlock();
    setTextCursor(cursor);
}

void FactionTextEdit::replace(const core::TextSpot& spot, const QString& by)
{
    QTextCursor cursor = cursorOver(spot);
    cursor.insertText(by);
    setTextCursor(cursor);
}

std::size_t FactionTextEdit::byteAtCursor() const
{
    return static_cast<std::size_t>(toPlainText().left(textCursor().position()).toUtf8().size());
}

void FactionTextEdit::offerWords()
{
    const std::string text = toPlainText().toStdString();
    m_offered = m_own.wordsAt(text, byteAtCursor());
    m_words->clear();
    for (const core::FactionWords::Word& each : m_offered.words) {
        const QString word = QString::fromStdString(each.word);
        const QString meaning = QString::fromStdString(each.means);
        auto* entry = new QStandardItem(word);
        entry->setToolTip(meaning);
        entry->setAccessibleText(meaning.isEmpty() ? word : tr("%1: %2", "a word, what it means").arg(word, meaning));
        m_words->appendRow(entry);
    }
    filterWords();
}

/// Shows those of the words that begin like what is written; all of them where none does.
void FactionTextEdit::filterWords()
{
    const std::string text = toPlainText().toStdString();
    const QString begun = QString::fromStdString(core::positionIn(text, byteAtCursor()).word);
    m_completer->setCompletionPrefix(begun);
    if (m_completer->completionCount() == 0)
        m_completer->setCompletionPrefix(QString());
    if (m_completer->completionCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    QRect area = cursorRect().translated(viewport()->pos());
    const int natural = m_completer->popup()->sizeHintForColumn(0)
        + m_completer->popup()->verticalScrollBar()->sizeHint().width() + 2 * kNumberGap;
    area.setWidth(std::min(natural, scaled(font(), kWidestOffer)));
    m_completer->complete(area);
    m_completer->popup()->setCurrentIndex(m_completer->completionModel()->index(0, 0));
}

void FactionTextEdit::insertWord(const QString& word)
{
    // What stands there may have grown since the words were looked for.
    const std::string text = toPlainText().toStdString();
    m_offered = m_own.wordsAt(text, byteAtCursor());
    QString written = QLatin1Char('"') + word + QLatin1Char('"');
    const std::size_t behind = text.find_first_not_of(" \t\r\n", m_offered.at + m_offered.length);
    if (m_offered.key && (behind == std::string::npos || text[behind] != ':'))
        written += QStringLiteral(": ");
    QTextCursor cursor = textCursor();
    const QByteArray bytes = QByteArray::fromStdString(text);
    cursor.setPosition(static_cast<int>(lettersIn(bytes, m_offered.at)));
    cursor.setPosition(static_cast<int>(lettersIn(bytes, m_offered.at + m_offered.length)), QTextCursor::KeepAnchor);
    cursor.insertText(written);
    setTextCursor(cursor);
}

void FactionTextEdit::keyPressEvent(QKeyEvent* event)
{
    const bool offering = m_completer->popup()->isVisible();
    if (offering
        && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Tab
            || event->key() == Qt::Key_Escape)) {
        event->ignore(); // the popup's
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (!offering)
        return;
    if (event->text().isEmpty() || event->text().at(0).isLetterOrNumber() || event->key() == Qt::Key_Backspace)
        filterWords();
    else
        m_completer->popup()->hide();
}

void FactionTextEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    fitNumbers();
}

void FactionTextEdit::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        markLines();
    if (event->type() == QEvent::FontChange)
        fitNumbers();
}

/// Letters of one width, as large as the others.
void FactionTextEdit::fitFont()
{
    QFont fixed; // of nothing but its family, so that the size is that of all text
    fixed.setFamily(QFontDatabase::systemFont(QFontDatabase::FixedFont).family());
    setFont(fixed);
}

} // namespace ui
