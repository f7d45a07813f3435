#pragma once

#include "core/game/game.h"

#include <QScrollArea>

class QLabel;

namespace ui {

class CardGrid;
class Panel;
class PrintModel;

/// Beside an entry of the rules: the cards it speaks of, and the match options that play it one way or another.
class ArticleSide final : public QScrollArea {
    Q_OBJECT
public:
    explicit ArticleSide(const core::Game& game, QWidget* parent = nullptr);

    /// `found` says that a search found the cards, and that the entry itself names none.
    void show(const std::vector<core::CardInfo>& cards, bool found, const std::vector<core::SetInfo>& sets,
        const std::vector<core::OptionInfo>& options);

Q_SIGNALS:
    void cardChosen(const QString& name, bool place);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// As high as its cards need, so that the column scrolls as a whole.
    void fit();

    std::vector<core::FactionInfo> m_factions;
    ui::Panel* m_cardPanel; // QFrame has a Panel of its own
    ui::Panel* m_optionPanel;
    PrintModel* m_cards;
    CardGrid* m_view;
    QLabel* m_places;
    QLabel* m_options;
    QLabel* m_none;
};

} // namespace ui
