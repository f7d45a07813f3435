#pragma once

#include <QWidget>

namespace ui {

/// A widget that shows how far something has come, from 0 to its end; a screen reader is told so.
class SpokenMeter : public QWidget {
    Q_OBJECT

public:
    explicit SpokenMeter(QWidget* parent);

    virtual int reached() const = 0;
    virtual int full() const = 0;

protected:
    /// Where the value is another one than was told before.
    void tellReached();

private:
    int m_told; ///< the value that was
};

} // namespace ui
