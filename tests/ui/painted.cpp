#include "tests/ui/painted.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace tests {

class PaintRecord::Engine final : public QPaintEngine {
public:
    Engine()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override { }
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override { }
    void drawPath(const QPainterPath& path) override { reach(path.boundingRect()); }
    void drawPolygon(const QPointF* points, int count, PolygonDrawMode) override
    {
        reach(QPolygonF(QList<QPointF>(points, points + count)).boundingRect());
    }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const double high = QFontMetricsF(item.font()).capHeight();
        pieces.append(
            { item.text(), painter()->transform().mapRect(QRectF(at.x(), at.y() - high, item.width(), high)) });
        if (!texts.isEmpty() && (at - m_end).manhattanLength() < 1)
            texts.last() += item.text();
        else
            texts << item.text();
        m_end = at + QPointF(item.width(), 0);
    }

    QList<Text> pieces;
    QStringList texts;
    QRectF reached;

private:
    void reach(const QRectF& shape) { reached |= painter()->transform().mapRect(shape); }

    QPointF m_end; ///< of the text before
};

PaintRecord::PaintRecord(QSize size, int dotsPerInch)
    : m_engine(std::make_unique<Engine>())
    , m_size(size)
    , m_dots(dotsPerInch)
{
}

PaintRecord::~PaintRecord() = default;

QPaintEngine* PaintRecord::paintEngine() const
{
    return m_engine.get();
}

const QList<PaintRecord::Text>& PaintRecord::pieces() const
{
    return m_engine->pieces;
}

QStringList PaintRecord::texts() const
{
    return m_engine->texts;
}

QRectF PaintRecord::reached() const
{
    return m_engine->reached;
}

int PaintRecord::metric(PaintDeviceMetric metric) const
{
    switch (metric) {
    case PdmWidth:
        return m_size.width();
    case PdmHeight:
        return m_size.height();
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
        return m_dots;
    case PdmDevicePixelRatio:
        return 1;
    case PdmDepth:
        return 32;
    default:
        return QPaintDevice::metric(metric);
    }
}

QStringList paintedIn(QWidget& root)
{
    PaintRecord record(root.size(), root.logicalDpiX());
    root.render(&record);
    return record.texts();
}

} // namespace tests
