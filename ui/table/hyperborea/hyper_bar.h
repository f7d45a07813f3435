#pragma once

#include "core/hyperborea/words/view.h"

#include <QWidget>

class QLabel;

namespace ui {

/// What stands above a table of Hyperborea: the terms and the turn, and how near each condition of the end is.
class HyperBar final : public QWidget {
    Q_OBJECT

public:
    explicit HyperBar(QWidget* parent);

    void setTable(const core::hyperborea::TableView& table);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    class Condition;
    void tell();
    void arrange();

    core::hyperborea::TableView m_table;
    QLabel* m_terms;
    QLabel* m_turn;
    std::array<Condition*, core::hyperborea::kConditions> m_conditions {};
};

} // namespace ui
