#pragma once

#include <QWidget>

#include <string>

namespace ui {

class FactionCardView;
class FactionsPresenter;
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
    /// Tries the faction out where it is sound and was not tried as it is.
    void tryOut();
    /// Ends a trial, and forgets what came of it.
    void rest();

private:
    QWidget* makeCard();
    QWidget* makeSentences();

    FactionsPresenter& m_presenter;
    Panel* m_cardPanel = nullptr;
    FactionCardView* m_card = nullptr;
    Panel* m_sentencePanel = nullptr;
    ReadingLabel* m_sentence = nullptr;
    ReadingLabel* m_otherSentences = nullptr;
    TrialPanel* m_trial;
};

} // namespace ui
