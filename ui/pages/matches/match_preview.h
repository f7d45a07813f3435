#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ui {

class FlowLayout;
class Panel;
class ScoreChart;

/// The chosen match in short, with its tags and notes to be changed where they stand; of several chosen matches what
/// can be done with all of them.
class MatchPreview final : public QWidget {
    Q_OBJECT
public:
    explicit MatchPreview(core::Shelf games, QWidget* parent = nullptr);

    /// `record` is of one of the games.
    void show(core::MatchRecord record);
    void showSeveral(int matches);
    void showNothing();
    /// Puts the keyboard where a tag is typed.
    void editTags();
    void editNotes();
    /// Says what was typed and not yet told.
    void flush();

Q_SIGNALS:
    void openAsked();
    void continueAsked();
    void exportAsked();
    void removeAsked();
    /// Tags for the chosen matches, one or several.
    void tagsAsked(const QStringList& add, const QStringList& take);
    void notesAsked(std::int64_t id, const QString& notes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTags(const QStringList& tags);

    core::Shelf m_games;
    std::int64_t m_id = 0; ///< of the one that is shown; 0 for several or none
    QString m_notesKnown;
    Panel* m_panel;
    QLabel* m_title;
    QLabel* m_detail;
    QLabel* m_result;
    ScoreChart* m_chart;
    QWidget* m_tagRow;
    FlowLayout* m_tags;
    QLineEdit* m_newTag;
    QPlainTextEdit* m_notes;
    QLabel* m_notesHeading;
    QPushButton* m_open;
    QPushButton* m_continue;
};

} // namespace ui
