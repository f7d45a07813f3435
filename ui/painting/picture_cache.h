#pragma once

#include <QByteArray>
#include <QColor>
#include <QPixmap>
#include <QSizeF>
#include <QString>

#include <functional>
#include <string>

class QPainter;

namespace ui {

/// What a picture shows, for finding it again: everything that changes a pixel goes in.
class PictureKey {
public:
    /// `kind` names the painter: keys of two painters are never equal.
    explicit PictureKey(const char* kind) { m_bytes.append(kind).append('\0'); }

    PictureKey& operator<<(const QString& text);
    PictureKey& operator<<(const std::string& text);
    PictureKey& operator<<(const QColor& colour) { return raw(colour.rgba()); }
    PictureKey& operator<<(double number) { return raw(number); }
    PictureKey& operator<<(int number) { return raw(number); }
    PictureKey& operator<<(const QSizeF& size) { return raw(size.width()).raw(size.height()); }

    const QByteArray& bytes() const { return m_bytes; }

private:
    template <typename Value>
    PictureKey& raw(Value value)
    {
        m_bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
        return *this;
    }

    QByteArray m_bytes;
};

/// The most that all pictures together take, in bytes; the one looked at longest ago goes first.
inline constexpr qsizetype kMostPictureBytes = qsizetype(96) * 1024 * 1024;

/// The picture of that key, painted once by `paint` on a transparent ground of `size` logical pixels at `ratio` device
/// pixels a logical one. What is painted outside is cut off.
QPixmap picture(const PictureKey& key, const QSizeF& size, qreal ratio, const std::function<void(QPainter&)>& paint);

/// Draws a picture with its top left at `at`, on whole device pixels where the painter is only shifted, so that it is
/// as sharp as it was painted; smoothly where the painter turns or scales.
void drawPicture(QPainter& painter, const QPointF& at, const QPixmap& picture);

/// Bytes of the pictures kept now, never more than kMostPictureBytes; how many were painted since the start.
qsizetype pictureBytes();
qsizetype picturesPainted();
void forgetPictures();

} // namespace ui
