#pragma once

#include "ui/pages/play/play_room.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <cstdint>
#include <memory>

class QAction;

namespace ui {

struct MatchPlan;
class PlayPageParts;

/// Plays one match after the other, of whichever game: sets up, shows the table, lets AI seats think beside the window.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(PlayRoom room, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// Opens the new match dialog. `factions`, names of `set` or none, are offered for the first person. Without an id
    /// of a game it is the one that was played last.
    void newMatch(const QStringList& factions = {}, const QString& set = {}, const QString& game = {});
    /// Opens the new match dialog with this plan.
    void offer(const MatchPlan& plan);
    /// Begins the match of this plan without a question; opens the dialog where it has faults.
    void play(const MatchPlan& plan);
    /// The same, and the next new match is offered as if this one had not been.
    void playOnce(const MatchPlan& plan);
    /// Goes on with a stored match.
    void resumeMatch(std::int64_t id);
    /// The stored match that is on the table, decided or not; 0 for none.
    std::int64_t matchId() const;
    /// The game of the match that is on the table; null for none.
    const core::Game* game() const;
    /// The stored match is gone: where it is on the table, the table is cleared.
    void forgetMatch(std::int64_t id);
    /// True while a match is on the table that is not decided.
    bool hasRunningMatch() const;
    /// Shows beside the match, which waits, what the rules say of this moment and of `topic`; puts that away again
    /// where it has the keyboard. False where there is no match to be asked about, or nothing to read.
    bool showRules(const QString& topic);
    /// From now on the match on the table says what can be done and why. False where nobody plays one.
    bool teach();
    /// What can be done here, for a list of all commands.
    QList<QAction*> commands() const;

Q_SIGNALS:
    /// The stored match `id` is to be looked at.
    void matchAsked(std::int64_t id);
    /// The same, and it is to be analysed.
    void analysisAsked(std::int64_t id);
    /// The same, after so many of its choices.
    void momentAsked(std::int64_t id, int choices);
    /// Home, please.
    void homeAsked();
    /// A match began, ended or went on: lists of matches are out of date.
    void matchesChanged();
    /// The stored match `id` came to its end on the table.
    void matchEnded(std::int64_t id);
    /// The screen goes to another person: nothing is to be seen any more of what the one before looked at.
    void handedOver();
    /// What do the rules say about this? Asked where showRules() has no answer.
    void rulesAsked(const QString& topic);
    /// The entry is to be read on the page of the rules; without an address what `words` find there.
    void articleAsked(const QString& address, const QString& words);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    std::unique_ptr<PlayPageParts> m_parts;
};

} // namespace ui
