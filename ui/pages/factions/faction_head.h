#pragma once

#include "core/game/game.h"
#include "core/game/own_factions.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;
class QMenu;
class QPushButton;

namespace ui {

/// The name, the colour and the emblem of a faction, beside the form of one of its cards. It changes nothing itself
/// but says what is wanted.
class FactionHead final : public QWidget {
    Q_OBJECT
public:
    /// The colours and emblems that are offered are those of the game's printed factions.
    explicit FactionHead(const core::Game& game, QWidget* parent = nullptr);

    /// Without a name, colour and emblem of a text that cannot be read nothing can be set.
    void show(const core::FactionInfo& info, bool whole);
    /// Puts the keyboard there.
    void goTo(core::FactionTrait trait);

Q_SIGNALS:
    void traitAsked(core::FactionTrait trait, const QString& value);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fillColours();
    void fillEmblems();
    void showColour();
    void askColour();

    std::vector<core::FactionInfo> m_printed;
    core::FactionInfo m_info;
    QLineEdit* m_name;
    QPushButton* m_colour;
    QMenu* m_colours;
    QComboBox* m_emblem;
};

} // namespace ui
