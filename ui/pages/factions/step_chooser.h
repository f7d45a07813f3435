#pragma once

#include "core/game/own_factions.h"

#include <QFrame>

class QLineEdit;
class QListView;
class QStandardItemModel;

namespace ui {

/// What a step may be, group by group with a line about each, over the form: one types a part of it or goes there with
/// the arrow keys. It takes itself away when something is chosen, and when somebody looks elsewhere.
class StepChooser final : public QFrame {
    Q_OBJECT
public:
    StepChooser(std::vector<core::FactionField::Word> steps, QWidget* parent);

    /// Opens below a button, as far as its window has room there.
    void openAt(const QWidget& button);

Q_SIGNALS:
    void chosen(const QString& word);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    std::vector<core::FactionField::Word> m_steps;
    QStandardItemModel* m_found;
    QLineEdit* m_field;
    QListView* m_list;
};

} // namespace ui
