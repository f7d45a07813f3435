#pragma once

#include "core/smashup/words/view.h"

#include <QCoreApplication>
#include <QString>

namespace ui {

class FactionLooks;
class HandModel;
class Marks;
class PromptBar;

/// Whether the prompt is for the plays of a turn.
bool isOwnPlay(const core::smashup::TableView& table);

/// What the bar at the hand says of a table: the question, the answers that have a button, and pictures of what it is
/// about.
class Question final {
    Q_DECLARE_TR_FUNCTIONS(ui::Question)

public:
    /// All of them outlive it.
    Question(PromptBar& bar, const HandModel& hand, const FactionLooks& looks);

    /// `marks` is null where nobody is asked. Both stay where they are until the next call.
    void show(const core::smashup::TableView& table, const Marks* marks);
    /// Below the question: what the cards say that may be used outside one's own plays, and what the answers come to
    /// (`told`) where that is told nowhere else in sight.
    void tell(const QString& told, bool outOfSight);
    /// What the question is about, for the rules.
    QString topic() const { return m_topic; }
    /// Every answer has a button beside the question.
    bool isWhole() const { return m_whole; }

private:
    bool asking() const { return m_marks != nullptr; }
    void showWords();
    void showAnswers();
    void showPictures();
    bool isExtraPlay() const;
    QString unusedPlays() const;
    QString idleWords() const;

    PromptBar& m_bar;
    const HandModel& m_hand;
    const FactionLooks& m_looks;
    const core::smashup::TableView* m_table = nullptr;
    const Marks* m_marks = nullptr;
    QString m_topic;
    bool m_whole = false;
};

} // namespace ui
