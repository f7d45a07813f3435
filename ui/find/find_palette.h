#pragma once

#include "ui/find/find_sources.h"
#include "ui/widgets/beside.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListView;
class QTimer;

namespace ui {

class FindModel;

/// Finds anything as one types, and opens it: the keyboard stays in the field, arrow keys go through what was found,
/// Enter opens, Escape goes back to where one was.
class FindPalette final : public QDialog {
    Q_OBJECT
public:
    FindPalette(FindRoom room, QWidget* window);

    /// Opens it empty in the upper middle of the window.
    void present();
    /// As if somebody had typed these words.
    void find(const QString& words);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void search();
    void searchTexts();
    void searchMatches();
    void searchMeant();
    void take(FindGroup group, std::vector<FindEntry> entries);
    void openEntry(const QModelIndex& index);
    void fit();

    FindSources m_sources;
    FindModel* m_model;
    QLineEdit* m_field;
    QListView* m_list;
    QLabel* m_nothing;
    QLabel* m_help;
    QTimer* m_later; ///< until somebody pauses in typing
    Beside m_reader;
    bool m_moved = false; ///< somebody went on from the first entry
};

} // namespace ui
