#include "ui/pages/pairs/pair_sheet.h"

#include "core/pairs/pair_figures.h"
#include "ui/text/set_words.h"
#include "ui/theme.h"
#include "ui/widgets/print_faces.h"

#include <QApplication>
#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PairSheet)
};

constexpr int kDotsPerInch = 150;
constexpr int kMargin = 12; // millimetres
constexpr int kColumns = 4;
constexpr int kBaseColumns = 2;
constexpr QSizeF kBase { 300, 138 }; ///< on the table
constexpr int kBodyDots = 24;
constexpr double kGap = 20; // dots

/// What the pair is, in two lines at the head of the first page; where the cards begin.
double paintHead(QPainter& painter, double width, const QString& title, const QString& about, const QFont& body)
{
    const QFont large = titleFont(body, type::kPage);
    painter.setPen(Qt::black);
    painter.setFont(large);
    const double first = QFontMetricsF(large).height();
    painter.drawText(QRectF(0, 0, width, first), Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(large).elidedText(title, Qt::ElideRight, width));
    painter.setFont(body);
    const QRectF rest(0, first, width, 6 * QFontMetricsF(body).height());
    QRectF used;
    painter.drawText(rest, Qt::AlignLeft | Qt::TextWordWrap, about, &used);
    return used.bottom() + kGap;
}

/// The bases that come with the factions, below the cards or on the next page.
void paintBases(
    QPainter& painter, QPdfWriter& writer, double top, const std::vector<core::CardInfo>& bases, const QFont& body)
{
    if (bases.empty())
        return;
    const double side = (writer.width() - (kBaseColumns - 1) * kGap) / kBaseColumns;
    const double height = side * kBase.height() / kBase.width();
    QFont own = body; // lengths of a base follow the text size
    own.setPixelSize(static_cast<int>(kBodyPixels * side / kBase.width()));
    const QFont heading = titleFont(body, type::kPanelTitle);
    const double head = QFontMetricsF(heading).height() + kGap / 2;
    if (top + head + height > writer.height()) {
        writer.newPage();
        top = 0;
    }
    painter.setPen(Qt::black);
    painter.setFont(heading);
    painter.drawText(QRectF(0, top, writer.width(), head), Qt::AlignLeft | Qt::AlignTop, Words::tr("Bases"));
    top += head;
    int column = 0;
    for (const core::CardInfo& base : bases) {
        if (column == 0 && top + height > writer.height()) {
            writer.newPage();
            top = 0;
        }
        paintBase(painter, QRectF(column * (side + kGap), top, side, height), placeFaceOf(base), BaseForm::Full, {},
            lightColours(), own);
        column = (column + 1) % kBaseColumns;
        if (column == 0)
            top += height + kGap;
    }
}

} // namespace

QByteArray pairSheet(const core::Game& game, const QString& title, const QString& set, const QStringList& factions)
{
    std::vector<std::string> names;
    for (const QString& faction : factions)
        names.push_back(faction.toStdString());
    const std::vector<core::FactionInfo> infos = game.factions();
    const std::vector<core::CardInfo> all = game.cards();
    const core::PairFigures figures = core::figuresOf(*game.pairs(), all, set.toStdString(), names);
    std::vector<core::CardInfo> cards;
    std::vector<core::CardInfo> bases;
    for (const std::string& name : names)
        for (const core::CardInfo& card : all)
            if (card.group == name && card.set == set.toStdString())
                (card.isPlace() ? bases : cards).push_back(card);

    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(title);
    writer.setCreator(QStringLiteral("Breakpoint"));
    writer.setResolution(kDotsPerInch);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setPageMargins(QMarginsF(kMargin, kMargin, kMargin, kMargin), QPageLayout::Millimeter);
    QFont body = QApplication::font();
    body.setPixelSize(kBodyDots);
    QPainter painter(&writer);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double width = writer.width();
    const QString about
        = Words::tr("%1. %2 of %3 cards are minions, their mean power is %4.")
              .arg(setTitle(core::setNamed(game.sets(), set.toStdString())), QString::number(figures.minions),
                  QString::number(figures.cards), QLocale().toString(figures.meanPower, 'f', 1));
    double top = paintHead(painter, width, title, about, body);
    const double side = (width - (kColumns - 1) * kGap) / kColumns;
    const QSizeF whole = nominalSize(CardForm::Whole);
    const double height = side * whole.height() / whole.width();
    const double line = QFontMetricsF(body).height();
    int column = 0;
    for (const core::CardInfo& card : cards) {
        if (column == 0 && top + height + line > writer.height()) {
            writer.newPage();
            top = 0;
        }
        const QRectF area(column * (side + kGap), top, side, height);
        paintCard(painter, area, faceOf(card, infos), CardForm::Whole, {}, lightColours(), body);
        painter.setPen(Qt::black);
        painter.setFont(body);
        painter.drawText(
            QRectF(area.left(), area.bottom(), side, line), Qt::AlignCenter, QStringLiteral("× %1").arg(card.copies));
        column = (column + 1) % kColumns;
        if (column == 0)
            top += height + line + kGap / 2;
    }
    if (column > 0)
        top += height + line + kGap / 2;
    paintBases(painter, writer, top, bases, body);
    painter.end();
    return bytes;
}

} // namespace ui
