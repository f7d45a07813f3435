#include "ui/painting/realm_words.h"

#include "ui/emblem.h"
#include "ui/look.h"
#include "ui/painting/realm_goods.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

bool isGoodSign(QChar letter)
{
    return letter >= signOf(RealmGood::Trade) && letter <= signOf(RealmGood::Authority);
}

RealmGood goodOf(QChar letter)
{
    return static_cast<RealmGood>(letter.unicode() - signOf(RealmGood::Trade).unicode());
}

/// Sets words one behind the other, and paints them where there is a painter.
class RealmSetter {
public:
    RealmSetter(QPainter* painter, const QRectF& area, const QFont& font, const QColor& colour)
        : m_painter(painter)
        , m_area(area)
        , m_plain(font)
        , m_strong(font)
        , m_colour(colour)
        , m_step(realmLeading(font))
        , m_sign(std::round(font.pixelSize() * 0.98))
    {
        m_strong.setWeight(QFont::Bold);
    }

    Fitted set(const QString& words)
    {
        const qreal blank = QFontMetricsF(m_plain).horizontalAdvance(QLatin1Char(' '));
        const int room = std::max(1, static_cast<int>((m_area.height() + 0.5) / m_step));
        Fitted fitted;
        fitted.lines = words.isEmpty() ? 0 : 1;
        qreal x = 0;
        const QStringList all = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        for (const QString& word : all) {
            const qreal width = widthOf(word);
            if (x > 0 && x + width > m_area.width() + 0.5) {
                if (fitted.lines == room) {
                    fitted.whole = false;
                    put(QString(QChar(0x2026)), std::min(x - blank, m_area.width() - widthOf(QChar(0x2026))),
                        fitted.lines - 1);
                    break;
                }
                ++fitted.lines;
                x = 0;
            }
            if (width > m_area.width() + 0.5)
                fitted.whole = false;
            put(word, x, fitted.lines - 1);
            x += width + blank;
        }
        fitted.height = fitted.lines * m_step;
        return fitted;
    }

private:
    static bool hasSign(const QString& word) { return std::any_of(word.begin(), word.end(), isGoodSign); }
    const QFont& fontOf(const QString& word) const { return hasSign(word) ? m_strong : m_plain; }

    qreal widthOf(const QString& word) const
    {
        const QFontMetricsF metrics(fontOf(word));
        qreal width = 0;
        for (const QChar letter : word)
            width += isGoodSign(letter) ? m_sign + 1 : 0;
        QString letters(word);
        letters.removeIf(isGoodSign);
        return width + metrics.horizontalAdvance(letters);
    }

    void put(const QString& word, qreal from, int line)
    {
        if (m_painter == nullptr)
            return;
        const QFont& font = fontOf(word);
        const QFontMetricsF metrics(font);
        const QPointF corner = m_area.topLeft() + QPointF(from, line * m_step);
        const qreal baseline = std::round(corner.y() + (m_step + metrics.capHeight()) / 2);
        qreal x = corner.x();
        QString run;
        const auto write = [&] {
            m_painter->setFont(font);
            m_painter->setPen(m_colour);
            m_painter->drawText(QPointF(x, baseline), run);
            x += metrics.horizontalAdvance(run);
            run.clear();
        };
        for (const QChar letter : word) {
            if (!isGoodSign(letter)) {
                run += letter;
                continue;
            }
            write();
            paintRealmGood(
                *m_painter, { x + 1, baseline - (metrics.capHeight() + m_sign) / 2, m_sign, m_sign }, goodOf(letter));
            x += m_sign + 1;
        }
        write();
    }

    QPainter* m_painter;
    QRectF m_area;
    QFont m_plain;
    QFont m_strong;
    QColor m_colour;
    qreal m_step;
    qreal m_sign;
};

} // namespace

qreal realmLeading(const QFont& font)
{
    return std::round(font.pixelSize() * 1.34);
}

Fitted measureRealmWords(const QString& words, const QFont& font, const QSizeF& area)
{
    return RealmSetter(nullptr, { QPointF(), area }, font, {}).set(words);
}

Fitted paintRealmWords(
    QPainter& painter, const QRectF& area, const QString& words, const QFont& font, const QColor& colour)
{
    return RealmSetter(&painter, area, font, colour).set(words);
}

qreal signHeight(const QFont& font)
{
    return std::round(font.pixelSize() * 1.3);
}

qreal signWidth(RealmSign sign, const QFont& font)
{
    const qreal high = signHeight(font);
    const qreal gap = std::round(font.pixelSize() * 0.45);
    switch (sign) {
    case RealmSign::None:
        return 0;
    case RealmSign::DoubleAlly:
        return std::round(high * 1.7) + gap;
    default:
        return high + gap;
    }
}

void paintRealmSign(
    QPainter& painter, const QRectF& area, const RealmLine& line, const QString& emblem, const QFont& font)
{
    const qreal gap = std::round(font.pixelSize() * 0.45);
    const QRectF box = area.adjusted(0, 0, -gap, 0);
    const bool lit = line.use == RealmUse::Usable;
    const QColor ink = lit ? QColor(kFigureOnColour) : QColor(Qt::white);
    painter.setPen(Qt::NoPen);
    painter.setBrush(lit ? QColor(0xe7, 0xb8, 0x4a) : QColor(10, 11, 16, 165));
    painter.drawRoundedRect(box, box.height() * 0.22, box.height() * 0.22);
    if (line.sign == RealmSign::Scrap) {
        const qreal arm = box.height() * 0.2;
        const QPointF c = box.center();
        painter.setPen(QPen(ink, std::max(1.0, box.height() * 0.09), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(c - QPointF(arm, arm), c + QPointF(arm, arm));
        painter.drawLine(c - QPointF(arm, -arm), c + QPointF(arm, -arm));
        return;
    }
    const int count = line.sign == RealmSign::DoubleAlly ? 2 : 1;
    const qreal size = std::round(box.height() * (count == 2 ? 0.66 : 0.74));
    const qreal part = box.width() / count;
    for (int i = 0; i < count; ++i)
        paintEmblem(painter, { box.left() + part * i + (part - size) / 2, box.center().y() - size / 2, size, size },
            emblem, ink);
}

} // namespace ui
