#pragma once

#include "core/starrealms/words/view.h"

#include <QWidget>

class QLabel;

namespace ui {

/// What stands above a table of Star Realms: the format and the turn, whose it is, and the phase of it.
class RealmBar final : public QWidget {
    Q_OBJECT

public:
    explicit RealmBar(QWidget* parent);

    void setTable(const core::starrealms::TableView& table);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void tell();
    void arrange();

    core::starrealms::TableView m_table;
    QLabel* m_format;
    QLabel* m_turn;
    QLabel* m_phase;
};

} // namespace ui
