#pragma once

#include <QList>
#include <QWidget>

class QPushButton;

namespace ui {

/// What the page of matches shows: each match, all of them together, or their cards. The same switch stands in the
/// header of each.
class ViewSwitch final : public QWidget {
    Q_OBJECT
public:
    enum class View { List, Statistics, Cards };

    /// In the header of that view.
    explicit ViewSwitch(View shown, QWidget* parent = nullptr);

    /// The button of the view that is shown.
    QPushButton* shownButton() const;

Q_SIGNALS:
    void picked(ui::ViewSwitch::View view);

private:
    View m_shown;
    QList<QPushButton*> m_buttons; ///< by View
};

} // namespace ui
