#include "ui/charts/chart_export.h"

#include "core/record/replayer.h"
#include "core/record/standings_csv.h"
#include "ui/charts/score_chart.h"
#include "ui/charts/value_chart.h"
#include "ui/look.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDate>
#include <QFileInfo>
#include <QImage>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextTable>
#include <QUrl>

#include <functional>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

constexpr QSize kPicture(1200, 600);
constexpr int kHeadHeight = 92;
constexpr int kHeadEdge = 24;
constexpr int kFootHeight = 76;
constexpr int kPaperBody = 21; // pixels of plain letters, however large they are on the screen: who gets it shrinks it
constexpr int kMostScored = 16; ///< at the foot
constexpr int kSharpness = 2; // device pixels a pixel
constexpr int kDotsPerInch = 150;
constexpr int kLeastWide = 420; // of a chart that goes out alone
constexpr int kChartTitle = 18;
const QString kImage = QStringLiteral("chart");

/// About a picture that goes out alone: whose match it was and how it ended above it, below it what scored when.
struct Head {
    QString title;
    QString facts;
    QString scored;
};

class PaperChart {
public:
    PaperChart(const core::MatchRecord& record, const core::Game& game, Head head = {})
        : m_head(std::move(head))
        , m_area(QPoint(), kPicture)
    {
        if (!m_head.title.isEmpty())
            m_area.adjust(kHeadEdge / 2, kHeadHeight, -kHeadEdge / 2, m_head.scored.isEmpty() ? 0 : -kFootHeight);
        m_chart.setPalette(paletteOf(lightColours()));
        QFont letters = m_chart.font();
        letters.setPixelSize(kPaperBody);
        m_chart.setFont(letters);
        m_chart.setFrameShape(QFrame::NoFrame);
        m_chart.resize(m_area.size());
        m_chart.show(record, game.scoreScale(), core::finalCount(game, record));
        m_chart.nameAxes(record.summary.kind != core::MatchKind::Table ? Words::tr("Turns")
                : record.hasScoredRows()                               ? Words::tr("Bases")
                                                                       : Words::tr("Rows"),
            Words::tr("Points"));
        // A view that was never visible has not told its chart how large it is.
        m_chart.setAttribute(Qt::WA_DontShowOnScreen);
        m_chart.setAttribute(Qt::WA_QuitOnClose, false);
        m_chart.setVisible(true);
    }

    void paint(QPainter& painter)
    {
        m_chart.render(&painter, QRectF(m_area), QRect(QPoint(), m_area.size()));
        if (m_head.title.isEmpty())
            return;
        QFont font = painter.font();
        const auto write = [&](int pixels, QFont::Weight weight, const QColor& ink, int bottom, const QString& words) {
            font.setPixelSize(pixels);
            font.setWeight(weight);
            painter.setFont(font);
            painter.setPen(ink);
            const int wide = kPicture.width() - 2 * kHeadEdge;
            painter.drawText(kHeadEdge, bottom, QFontMetrics(font).elidedText(words, Qt::ElideRight, wide));
        };
        write(32, QFont::Bold, lightColours().text, 44, m_head.title);
        write(kPaperBody, QFont::Normal, lightColours().muted, 76, m_head.facts);
        font.setPixelSize(kPaperBody - 2);
        painter.setFont(font);
        painter.drawText(
            QRect(kHeadEdge, kPicture.height() - kFootHeight + 8, kPicture.width() - 2 * kHeadEdge, kFootHeight - 12),
            Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_head.scored);
    }

private:
    Head m_head;
    QRect m_area; ///< of the chart
    ScoreChart m_chart;
};

/// Something on paper of that size.
struct Picture {
    QString title;
    QSize size;
    std::function<void(QPainter&)> paint;
};

QImage imageOf(const Picture& picture)
{
    QImage image(picture.size * kSharpness, QImage::Format_RGB32);
    image.setDevicePixelRatio(kSharpness);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    picture.paint(painter);
    return image;
}

QByteArray bytesOf(const Picture& picture, ChartFormat format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (format == ChartFormat::Png) {
        imageOf(picture).save(&buffer, "PNG");
        return bytes;
    }
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size);
    generator.setViewBox(QRect(QPoint(), picture.size));
    generator.setTitle(picture.title);
    QPainter painter(&generator);
    picture.paint(painter);
    painter.end();
    return bytes;
}

/// `head` where the picture goes out alone.
Picture pictureOf(const core::MatchRecord& record, const core::Game& game, const Head& head = {})
{
    return { matchTitle(record.summary, game.modeOf(record.summary.setup())), kPicture,
        [&record, &game, head](QPainter& painter) { PaperChart(record, game, head).paint(painter); } };
}

QString dayOf(const QDate& day)
{
    return QLocale().toString(day, QLocale::LongFormat);
}

/// As wide as on the screen, or as its words need to be read; its name and its facts wrap above it.
Picture pictureOf(const ValueChart& chart)
{
    const QSize size = chart.size().expandedTo(chart.sizeHint()).expandedTo(QSize(scaled(chart.font(), kLeastWide), 0));
    const QString title = chart.accessibleName();
    QStringList told { chart.facts(),
        Words::tr("Breakpoint, %1", "who made a chart, and on which day").arg(dayOf(QDate::currentDate())) };
    told.removeAll(QString());
    const QString facts = told.join(QLatin1Char('\n'));
    QFont bold = chart.font();
    bold.setPixelSize(scaled(chart.font(), kChartTitle));
    bold.setWeight(QFont::Bold);
    const auto heightOf = [&size](const QFont& font, const QString& words) {
        const QRect room(0, 0, size.width(), QWIDGETSIZE_MAX);
        return words.isEmpty() ? 0 : QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, words).height();
    };
    const int titleHeight = heightOf(bold, title);
    const int factsHeight = heightOf(chart.font(), facts);
    const int top = kHeadEdge + titleHeight + factsHeight + kHeadEdge / 2;
    return { title, size + QSize(2 * kHeadEdge, top + kHeadEdge),
        [&chart, title, facts, bold, size, titleHeight, factsHeight, top](QPainter& painter) {
            painter.setFont(bold);
            painter.setPen(lightColours().text);
            painter.drawText(QRect(kHeadEdge, kHeadEdge / 2, size.width(), titleHeight), Qt::TextWordWrap, title);
            painter.setFont(chart.font());
            painter.setPen(lightColours().muted);
            painter.drawText(
                QRect(kHeadEdge, kHeadEdge / 2 + titleHeight, size.width(), factsHeight), Qt::TextWordWrap, facts);
            painter.translate(kHeadEdge, top);
            chart.paint(painter, size, lightColours());
        } };
}

/// What the game calls what scored.
QString marksTitle(const core::Game& game)
{
    const QString title = QString::fromStdString(game.notation().marksTitle());
    return title.isEmpty() ? Words::tr("Scored") : title;
}

/// What a row of a table with the points is.
QString rowTitle(const core::MatchRecord& record)
{
    return record.summary.kind != core::MatchKind::Table ? Words::tr("Turn")
        : record.hasScoredRows()                         ? Words::tr("Base")
                                                         : Words::tr("Row");
}

Head headOf(const core::MatchRecord& record, const core::Game& game)
{
    core::MatchSummary match = record.summary;
    match.count = core::finalCount(game, record);
    QStringList facts { matchResult(match, game.modeOf(match.setup())), matchPairs(match), matchDate(match) };
    facts.removeAll(QString());
    QStringList scored;
    for (const core::RecordedMark& mark : record.marks)
        scored << (match.kind == core::MatchKind::Table ? shownMark(mark.what)
                                                        : Words::tr("%1 in turn %2", "what scored, and when")
                                                              .arg(shownMark(mark.what), QString::number(mark.turn)));
    // As many as can be read at a glance.
    const bool told = !scored.isEmpty() && scored.size() <= kMostScored;
    return { matchTitle(match, game.modeOf(match.setup())), facts.join(QStringLiteral(" · ")),
        told ? Words::tr("%1: %2", "what a game calls what scored, and which")
                   .arg(marksTitle(game), scored.join(QStringLiteral(" · ")))
             : QString() };
}

QTextCharFormat sized(double points, QFont::Weight weight = QFont::Normal)
{
    QTextCharFormat format;
    format.setFontPointSize(points);
    format.setFontWeight(weight);
    return format;
}

/// The turns that changed the score, a row each.
void writeScores(QTextCursor& cursor, const core::MatchRecord& record, const core::Game& game)
{
    const core::MatchSummary& match = record.summary;
    std::vector<QStringList> rows { { rowTitle(record) } };
    for (const core::RecordedSeat& seat : match.seats)
        rows.front() << shownName(seat.name);
    if (!record.marks.empty())
        rows.front() << marksTitle(game);
    const core::TurnStanding* before = nullptr;
    for (const core::TurnStanding& standing : record.standings) {
        QStringList scored;
        for (const core::RecordedMark& mark : record.marks)
            if (mark.turn == standing.turn)
                scored << shownMark(mark.what);
        const bool changed = before == nullptr || before->score != standing.score || !scored.isEmpty();
        before = &standing;
        if (!changed)
            continue;
        rows.push_back({ QString::number(standing.turn) });
        for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
            rows.back() << QString::number(standing.score[seat]);
        if (!record.marks.empty())
            rows.back() << scored.join(QStringLiteral(", "));
    }
    QTextTableFormat format;
    format.setCellPadding(4);
    format.setCellSpacing(0);
    format.setBorderCollapse(true);
    format.setHeaderRowCount(1); // again on every page
    QTextTable* table
        = cursor.insertTable(static_cast<int>(rows.size()), static_cast<int>(rows.front().size()), format);
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (qsizetype column = 0; column < rows[row].size(); ++column)
            table->cellAt(static_cast<int>(row), static_cast<int>(column))
                .firstCursorPosition()
                .insertText(rows[row][column], sized(10, row == 0 ? QFont::DemiBold : QFont::Normal));
}

void writeReport(QTextDocument& document, const core::MatchRecord& record, const core::Game& game)
{
    core::MatchSummary match = record.summary;
    match.count = core::finalCount(game, record);
    QStringList facts { matchResult(match, game.modeOf(match.setup())),
        QString::fromStdString(match.count->why.words()), matchPairs(match), practiceWord(match), matchOrigin(match),
        setLabel(game.sets(), match.set), matchDate(match) };
    if (match.kind == core::MatchKind::Played)
        facts << turnsText(match.turns);
    facts.removeAll(QString());
    QTextCursor cursor(&document);
    cursor.insertText(matchTitle(match, game.modeOf(match.setup())), sized(18, QFont::Bold));
    cursor.insertBlock();
    cursor.insertText(facts.join(QLatin1Char('\n')), sized(10));
    if (!match.notes.empty()) {
        cursor.insertBlock();
        cursor.insertText(QString::fromStdString(match.notes), sized(10));
    }
    cursor.insertBlock();
    QTextImageFormat image;
    image.setName(kImage);
    image.setWidth(kPicture.width() / 2.0);
    cursor.insertImage(image);
    cursor.insertBlock();
    writeScores(cursor, record, game);
}

QByteArray report(const core::MatchRecord& record, const core::Game& game)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(matchTitle(record.summary, game.modeOf(record.summary.setup())));
        writer.setCreator(QStringLiteral("Breakpoint"));
        writer.setResolution(kDotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        QTextDocument document;
        document.addResource(QTextDocument::ImageResource, QUrl(kImage), imageOf(pictureOf(record, game)));
        writeReport(document, record, game);
        document.print(&writer);
    }
    return bytes;
}

} // namespace

std::optional<ChartFormat> chartFormatOf(const QString& file)
{
    const QString ending = QFileInfo(file).suffix().toLower();
    if (ending == QStringLiteral("png"))
        return ChartFormat::Png;
    if (ending == QStringLiteral("svg"))
        return ChartFormat::Svg;
    if (ending == QStringLiteral("csv"))
        return ChartFormat::Csv;
    if (ending == QStringLiteral("pdf"))
        return ChartFormat::Pdf;
    return {};
}

QString chartKinds(bool withReport)
{
    QStringList kinds { Words::tr("Chart as a picture (*.png)"), Words::tr("Chart as a drawing (*.svg)"),
        Words::tr("Numbers for a spreadsheet (*.csv)") };
    if (withReport)
        kinds << Words::tr("Report (*.pdf)");
    return kinds.join(QStringLiteral(";;"));
}

QByteArray chartBytes(const core::MatchRecord& record, const core::Game& game, ChartFormat format)
{
    if (format == ChartFormat::Csv)
        return QByteArray::fromStdString(core::toCsv(record));
    if (format == ChartFormat::Pdf)
        return report(record, game);
    return bytesOf(pictureOf(record, game, headOf(record, game)), format);
}

QByteArray chartBytes(const ValueChart& chart, ChartFormat format)
{
    if (format == ChartFormat::Csv)
        return chart.table().csv();
    return format == ChartFormat::Pdf ? QByteArray() : bytesOf(pictureOf(chart), format);
}

} // namespace ui
