#include "ui/charts/chart_export.h"

#include "core/record/replayer.h"
#include "core/record/standings_csv.h"
#include "ui/charts/score_chart.h"
#include "ui/look.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTextDocument>
#include <QUrl>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ChartExport)
};

constexpr QSize kPicture(1200, 600);
constexpr int kSharpness = 2; // device pixels a pixel
constexpr int kDotsPerInch = 150;

class PaperChart {
public:
    PaperChart(const core::MatchRecord& record, const core::Game& game)
    {
        m_chart.setPalette(paletteOf(lightColours()));
        m_chart.setFrameShape(QFrame::NoFrame);
        m_chart.resize(kPicture);
        m_chart.show(record, game.scoreScale(), core::finalCount(game, record));
        m_chart.ensurePolished();
    }

    void paint(QPainter& painter) { m_chart.render(&painter, QRectF(QPointF(), kPicture), QRect(QPoint(), kPicture)); }

    QImage image()
    {
        QImage image(kPicture * kSharpness, QImage::Format_RGB32);
        image.setDevicePixelRatio(kSharpness);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        paint(painter);
        return image;
    }

private:
    ScoreChart m_chart;
};

QString cell(const QString& text, const char* tag)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text.toHtmlEscaped());
}

QString reportText(const core::MatchRecord& record, const core::Game& game)
{
    core::MatchSummary match = record.summary;
    match.count = core::finalCount(game, record);
    QStringList facts { matchResult(match), QString::fromStdString(match.count->why.words()), matchPairs(match),
        matchOrigin(match), setLabel(game.sets(), match.set), matchDate(match) };
    if (match.kind == core::MatchKind::Played)
        facts << turnsText(match.turns);
    facts.removeAll(QString());
    QString html = cell(matchTitle(match), "h1");
    for (const QString& fact : facts)
        html += cell(fact, "div");
    if (!match.notes.empty())
        html += QStringLiteral("<p>%1</p>")
                    .arg(QString::fromStdString(match.notes)
                             .toHtmlEscaped()
                             .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    html += QStringLiteral("<p><img src=\"chart\" width=\"%1\"></p>").arg(kPicture.width() / 2);
    html += QStringLiteral("<table cellpadding=\"4\" border=\"1\" cellspacing=\"0\"><tr>")
        + cell(match.kind == core::MatchKind::Table ? Words::tr("Base") : Words::tr("Turn"), "th");
    for (const core::RecordedSeat& seat : match.seats)
        html += cell(shownName(seat.name), "th");
    html += cell(Words::tr("Scored"), "th") + QStringLiteral("</tr>");
    const core::TurnStanding* before = nullptr;
    for (const core::TurnStanding& standing : record.standings) {
        QStringList scored;
        for (const core::RecordedMark& mark : record.marks)
            if (mark.turn == standing.turn)
                scored << QString::fromStdString(mark.what);
        const bool changed = before == nullptr || before->score != standing.score || !scored.isEmpty();
        before = &standing;
        if (!changed)
            continue;
        html += QStringLiteral("<tr>") + cell(QString::number(standing.turn), "td");
        for (std::size_t seat = 0; seat < match.seats.size(); ++seat)
            html += cell(QString::number(standing.score[seat]), "td");
        html += cell(scored.join(QStringLiteral(", ")), "td") + QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QByteArray report(const core::MatchRecord& record, const core::Game& game)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(matchTitle(record.summary));
        writer.setCreator(QStringLiteral("Breakpoint"));
        writer.setResolution(kDotsPerInch);
        writer.setPageSize(QPageSize(QPageSize::A4));
        QTextDocument document;
        document.addResource(
            QTextDocument::ImageResource, QUrl(QStringLiteral("chart")), PaperChart(record, game).image());
        document.setHtml(reportText(record, game));
        document.print(&writer);
    }
    return bytes;
}

} // namespace

QByteArray chartBytes(const core::MatchRecord& record, const core::Game& game, ChartFormat format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    switch (format) {
    case ChartFormat::Csv:
        return QByteArray::fromStdString(core::toCsv(record));
    case ChartFormat::Png:
        PaperChart(record, game).image().save(&buffer, "PNG");
        return bytes;
    case ChartFormat::Svg: {
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(kPicture);
        generator.setViewBox(QRect(QPoint(), kPicture));
        generator.setTitle(matchTitle(record.summary));
        QPainter painter(&generator);
        PaperChart(record, game).paint(painter);
        painter.end();
        return bytes;
    }
    case ChartFormat::Pdf:
        return report(record, game);
    }
    return bytes;
}

} // namespace ui
