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
    /// Whether the menus stand in a bar above the pages; else they are behind a button.
    virtual bool menuBar() const = 0;
    virtual void setMenuBar(bool shown) = 0;
    /// As QWidget::saveGeometry() gives it; empty on the first run.
    virtual QByteArray geometry() const = 0;
    virtual void setGeometry(const QByteArray& geometry) = 0;
    /// As QSplitter::saveState() gives it, by the object name of the splitter; empty where nobody has moved it.
    virtual QByteArray splitter(const QString& name) const = 0;
    virtual void setSplitter(const QString& name, const QByteArray& state) = 0;
    /// The id of the page shown last; empty on the first run.
    virtual QString page() const = 0;
    virtual void setPage(const QString& id) = 0;
};

} // namespace ui
