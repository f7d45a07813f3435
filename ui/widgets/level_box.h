#pragma once

#include <QComboBox>

namespace ui {

/// A choice of players that shows how strong the chosen one is as filled and empty dots, where it has a level. The data
/// of its entries are the players' specs.
class LevelBox final : public QComboBox {
    Q_OBJECT
public:
    using QComboBox::QComboBox;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace ui
