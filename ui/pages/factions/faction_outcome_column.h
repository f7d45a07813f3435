#pragma once

#include <QWidget>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QVBoxLayout;

namespace ui {

class PrintView;
class FactionsPresenter;
class LinkedSentence;
class Panel;
class ReadingLabel;
class TrialPanel;

/// What comes of the text: a card as it is painted, its sentences, and how the faction fares.
class FactionOutcomeColumn final : public QWidget {
    Q_OBJECT
public:
    explicit FactionOutcomeColumn(FactionsPresenter& presenter, QWidget* parent = nullptr);

    /// A card or base, by its place among the entries.
    void showEntry(std::size_t row);
    /// Marks the sentence that is made from what stands at this byte of the text; none marks none.
    void setCursor(std::optional<std::size_t> byte);
    /// Tries the faction out where it is sound and was not tried as it is.
    void tryOut();
    /// Ends a trial, and forgets what came of it.
    void rest();

Q_SIGNALS:
    /// A sentence was chosen; what it is made from stands at the pointer.
    void placeAsked(const std::string& pointer);
    /// Somebody wants to play with that card.
    void onTopAsked(const QString& card);

private:
    QWidget* makeCard();
    QWidget* makeSentences();
    QString lacksOf(std::size_t row) const;
    void linkSentences(std::size_t row, const QString& words);

    FactionsPresenter& m_presenter;
    Panel* m_cardPanel = nullptr;
    PrintView* m_card = nullptr;
    Panel* m_sentencePanel = nullptr;
    ReadingLabel* m_lacks = nullptr; ///< what is amiss, while there is no sentence
    ReadingLabel* m_sentence = nullptr;
    QVBoxLayout* m_links = nullptr;
    std::vector<LinkedSentence*> m_linked; ///< the sentence in parts, each with what it is made from
    std::optional<std::size_t> m_cursor;
    std::pair<std::int64_t, std::string> m_shown; ///< the faction and the entry whose card and sentence are shown
    ReadingLabel* m_otherSentences = nullptr;
    TrialPanel* m_trial;
};

} // namespace ui
