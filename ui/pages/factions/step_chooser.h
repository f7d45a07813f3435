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
    /// `present` is the word that is chosen to begin with, of a step that is to be changed; empty for a new one.
    StepChooser(std::vector<core::FactionField::Word> steps, QString present, QWidget* parent);

    /// Opens below a button or a field, as far as its window has room there.
    void openAt(const QWidget& place);

Q_SIGNALS:
    /// Another one than the present.
    void chosen(const QString& word);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();

    std::vector<core::FactionField::Word> m_steps;
    QString m_present;
    QStandardItemModel* m_found;
    QLineEdit* m_field;
    QListView* m_list;
};

} // namespace ui
