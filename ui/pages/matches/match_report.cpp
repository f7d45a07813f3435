#include "ui/pages/matches/match_report.h"

#include "core/analysis/report.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/text/match_words.h"

#include <QBuffer>
#include <QImage>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

namespace ui {

namespace {

constexpr int kReportDots = 150; // an inch
constexpr int kReportSharpness = 3; // pixels of a picture to one of the page

core::Report reportOf(const OpenedMatch& match, const core::Analysis& analysis, core::ReportPictures pictures)
{
    const auto before = [&match](int choice) -> const core::Match* {
        const auto at = static_cast<std::size_t>(choice) - 1;
        return choice > 0 && at < match.positions.size() ? match.positions[at].get() : nullptr;
    };
    return core::reportOf(*match.game, match.record, analysis, before, pictures);
}

QImage imageOf(const core::ReportPicture& picture)
{
    QImage image(QSize(picture.width, picture.height) * kReportSharpness, QImage::Format_RGB32);
    image.fill(Qt::white);
    QSvgRenderer drawing(QByteArray::fromStdString(picture.svg));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawing.render(&painter);
    return image;
}

}

QByteArray reportAsHtml(const OpenedMatch& match, const core::Analysis& analysis)
{
    return QByteArray::fromStdString(reportOf(match, analysis, core::ReportPictures::Inside).html);
}

QByteArray reportAsPdf(const OpenedMatch& match, const core::Analysis& analysis)
{
    const core::Report report = reportOf(match, analysis, core::ReportPictures::Beside);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(matchTitle(match.record.summary, match.game->modeOf(match.record.summary.setup())));
        writer.setCreator(QStringLiteral("Breakpoint"));
        writer.setResolution(kReportDots);
        writer.setPageSize(QPageSize(QPageSize::A4));
        QTextDocument document;
        for (const core::ReportPicture& picture : report.pictures)
            document.addResource(
                QTextDocument::ImageResource, QUrl(QString::fromStdString(picture.name)), imageOf(picture));
        document.setHtml(QString::fromStdString(report.html));
        document.print(&writer);
    }
    return bytes;
}

} // namespace ui
