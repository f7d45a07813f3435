#pragma once

#include "core/analysis/analyser.h"
#include "core/analysis/analysis_store.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <atomic>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;
class QWidget;

namespace ui {

class AnswerChart;
class InfluenceChart;
class LedgerChart;
class Panel;
class ReadingLabel;
struct OpenedMatch;

/// Why a stored match was won and lost: its analysis, made beside the window where it is asked for and kept, and the
/// two panels that tell of it.
class AnalysisDesk final : public QObject {
    Q_OBJECT
public:
    explicit AnalysisDesk(const core::Game& game, QWidget* parent);
    ~AnalysisDesk() override;

    /// Where analyses are kept; without it they are made anew each time. Must outlive the desk.
    void setStore(core::AnalysisStore* store) { m_store = store; }
    /// Takes the analysis that is kept of the match, where there is one. The match must stay until the next.
    void open(const OpenedMatch& match);
    /// Makes the analysis, where there is none.
    void begin();
    /// Tells what was answered last, and what else could have been, where the match has come to so many choices.
    void showChoice(int choices);
    /// What was found of the choice with which so many were made; null where it was none between several answers.
    const core::ChoiceWorth* choiceAt(int choices) const;
    /// The first marked choice after so many, or after the last one the first of all; -1 where there is no other.
    int nextMarked(int choices) const;

    const std::optional<core::Analysis>& analysis() const { return m_analysis; }
    QString facts(const QString& what, const QString& unit) const;
    QWidget* why() const;
    QWidget* answers() const;
    /// Who gave whom the match, where more than two seats played it.
    QWidget* influence() const;

Q_SIGNALS:
    /// One of the answers that choiceAt() the choice that is shown had, by its place among them.
    void answerPicked(int place);
    /// There is an analysis now, another one, or none any more.
    void changed();

private:
    QWidget* makeWhy(QWidget* parent);
    QWidget* makeAnswers(QWidget* parent);
    QWidget* makeInfluence(QWidget* parent);
    void tellInfluence();
    void goDeeper();
    void start(core::Thoroughness from, core::Thoroughness to);
    void stop();
    void take(core::Analysis analysis);
    void tell();
    void tellState();
    void tellMeanings();
    bool mayAnalyse() const;
    bool isPlayed() const;
    bool wasAgreed() const;
    bool isOld(const core::Analysis& analysis) const;
    QString stateInWords() const;
    std::optional<core::Thoroughness> nextDepth() const;

    const core::Game& m_game;
    core::AnalysisStore* m_store = nullptr;
    const OpenedMatch* m_match = nullptr;
    std::optional<core::Analysis> m_analysis;
    QString m_problem;
    Beside m_beside;
    std::atomic<int> m_done { 0 };
    std::atomic<int> m_of { 1 };
    int m_choices = 0;
    std::vector<int> m_places; ///< of the answers that are shown

    Panel* m_whyPanel = nullptr;
    QLabel* m_sentences = nullptr;
    LedgerChart* m_ledger = nullptr;
    QLabel* m_play = nullptr;
    QPushButton* m_explain = nullptr;
    ReadingLabel* m_meanings = nullptr; ///< of the words in the panel
    QLabel* m_state = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_start = nullptr;
    QPushButton* m_stop = nullptr;
    Panel* m_influencePanel = nullptr;
    QLabel* m_gift = nullptr;
    InfluenceChart* m_influence = nullptr;
    QLabel* m_rows = nullptr; ///< what stands where
    Panel* m_answersPanel = nullptr;
    AnswerChart* m_answers = nullptr;
    QLabel* m_costNote = nullptr;
    QTimer* m_timer;
};

} // namespace ui
