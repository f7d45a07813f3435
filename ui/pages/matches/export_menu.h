#pragma once

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QMenu;
class QPushButton;

namespace ui {

class PageHeader;
class ValueChart;

/// The button in a page's header that writes its figures or one of its charts into a file.
class ExportMenu final : public QObject {
    Q_OBJECT
public:
    explicit ExportMenu(PageHeader* header);

    /// A chart that its own menu offers to write, by `save`; it stands in the menu while `isShown` says so, under its
    /// accessible name.
    void add(const ValueChart& chart, QAction* save, const std::function<bool()>& isShown);
    /// Whether there is anything to be written.
    void setOffered(bool offered);
    /// Says it anew.
    void tell();

Q_SIGNALS:
    void figuresAsked();

private:
    struct Chart {
        const ValueChart* chart;
        QAction* save;
        std::function<bool()> isShown;
    };

    void fill();

    QPushButton* m_button;
    QMenu* m_menu;
    std::vector<Chart> m_charts;
};

} // namespace ui
