#include "tests/ui/painted.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

namespace tests {

namespace {

/// Draws nothing and remembers what was written.
class TextEngine final : public QPaintEngine {
public:
    TextEngine()
        : QPaintEngine(QPaintEngine::AllFeatures)
    {
    }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState&) override { }
    Type type() const override { return User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override { }
    void drawPath(const QPainterPath&) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    /// A line comes in pieces where a font changes; what stands close together is one text.
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        if (!texts.isEmpty() && (at - m_end).manhattanLength() < 1)
            texts.last() += item.text();
        else
            texts << item.text();
        m_end = at + QPointF(item.width(), 0);
    }

    QStringList texts;

private:
    QPointF m_end; ///< of the text before
};

class TextDevice final : public QPaintDevice {
public:
    explicit TextDevice(const QWidget& like)
        : m_size(like.size())
        , m_dots(like.logicalDpiX())
    {
    }
    QPaintEngine* paintEngine() const override { return &m_engine; }
    const QStringList& texts() const { return m_engine.texts; }

protected:
    int metric(PaintDeviceMetric metric) const override
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

private:
    mutable TextEngine m_engine;
    QSize m_size;
    int m_dots;
};

} // namespace

QStringList paintedIn(QWidget& root)
{
    TextDevice device(root);
    root.render(&device);
    return device.texts();
}

} // namespace tests
