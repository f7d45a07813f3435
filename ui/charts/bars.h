#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace ui {

/// One bar: what it stands for and how much.
struct Bar {
    QString label;
    int value = 0;

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// Upright bars with their number above and their label below. Read out as one sentence.
class Columns final : public QWidget {
    Q_OBJECT
public:
    explicit Columns(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Bar> m_bars;
};

/// Lying bars: label, bar on a track, number. Read out as one sentence.
class Tracks final : public QWidget {
    Q_OBJECT
public:
    explicit Tracks(QWidget* parent = nullptr);

    void setBars(std::vector<Bar> bars);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int rowHeight() const;

    std::vector<Bar> m_bars;
};

} // namespace ui
