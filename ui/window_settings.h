#pragma once

#include "ui/theme.h"

#include <QByteArray>
#include <QString>

namespace ui {

/// What the window keeps between runs. The program's settings implement it.
class WindowSettings {
public:
    virtual ~WindowSettings() = default;
    virtual Appearance appearance() const = 0;
    virtual void setAppearance(Appearance appearance) = 0;
    virtual int textPercent() const = 0;
    virtual void setTextPercent(int percent) = 0;
    virtual SeatSet seatSet() const = 0;
    virtual void setSeatSet(SeatSet seats) = 0;
    /// The code of the language that the window speaks, one of translations::languages().
    virtual QString language() const = 0;
    virtual void setLanguage(const QString& code) = 0;
    /// As QWidget::saveGeometry() gives it; empty on the first run.
    virtual QByteArray geometry() const = 0;
    virtual void setGeometry(const QByteArray& geometry) = 0;
    /// The page shown last, counted as they were added.
    virtual int page() const = 0;
    virtual void setPage(int page) = 0;
};

} // namespace ui
