#pragma once

#include "core/game/game.h"
#include "ui/table/smashup/faction_looks.h"

#include <QScrollArea>

class QLabel;

namespace ui {

class HandModel;
class CardGrid;
class Panel;

/// Beside an entry of the rules: the cards it speaks of, and the match options that play it one way or another.
class ArticleSide final : public QScrollArea {
    Q_OBJECT
public:
    ArticleSide(const FactionLooks& looks, QWidget* parent = nullptr);

    /// `found` says that a search found the cards, and that the entry itself names none.
    void show(const std::vector<core::CardInfo>& cards, bool found, const std::vector<core::SetInfo>& sets,
        const std::vector<core::OptionInfo>& options);

Q_SIGNALS:
    void cardChosen(const QString& name, bool base);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// As high as its cards need, so that the column scrolls as a whole.
    void fit();

    std::vector<core::CardInfo> m_shown;
    ui::Panel* m_cardPanel; // QFrame has a Panel of its own
    ui::Panel* m_optionPanel;
    HandModel* m_cards;
    CardGrid* m_view;
    QLabel* m_bases;
    QLabel* m_options;
    QLabel* m_none;
};

} // namespace ui
