#pragma once

#include <QPaintDevice>
#include <QRectF>
#include <QSize>
#include <QStringList>

#include <memory>

class QWidget;

namespace tests {

/// Draws nothing and remembers what was painted, in its pixels.
class PaintRecord final : public QPaintDevice {
public:
    struct Text {
        QString text;
        QRectF area; ///< from the line of its capitals to its base line
    };

    explicit PaintRecord(QSize size, int dotsPerInch = 96);
    ~PaintRecord() override;

    QPaintEngine* paintEngine() const override;
    const QList<Text>& pieces() const; ///< a line comes in pieces where a font changes
    QStringList texts() const; ///< pieces that stand close together are one text
    QRectF reached() const; ///< by shapes

protected:
    int metric(PaintDeviceMetric metric) const override;

private:
    class Engine;
    std::unique_ptr<Engine> m_engine;
    QSize m_size;
    int m_dots;
};

/// The texts that `root` and all below it that is in sight paint, piece by piece: what delegates and charts draw is
/// read out by no widget.
QStringList paintedIn(QWidget& root);

} // namespace tests
