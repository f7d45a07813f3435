#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"
#include "ui/widgets/faction_faces.h"

#include <QWidget>

#include <memory>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

class FactionGrid;
class FormArea;
class MatchTerms;
class SeatEditor;

/// What is asked before a match of one game, on one sheet: who plays, with which factions, and, behind one button, by
/// which rules.
class MatchForm final : public QWidget {
    Q_OBJECT

public:
    /// `factions`, where there are any, are offered for the first person.
    MatchForm(const core::Game& game, const std::vector<core::SavedPair>& pairs, const MatchPlan& last,
        const QStringList& factions, QWidget* parent);
    ~MatchForm() override;

    const core::Game& game() const { return m_game; }
    MatchPlan plan() const;
    /// Lays the seats out for this width before the form has it.
    void arrangeFor(int width);

Q_SIGNALS:
    void changed();
    /// It needs another height now.
    void resized();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Option {
        QString name;
        QComboBox* box;
        QLabel* label;
        QLabel* meaning;
    };

    QWidget* makeSeats(const MatchPlan& last, const QStringList& factions);
    QWidget* makeGallery();
    QWidget* makeRules(const MatchPlan& last);
    QWidget* makePractice(const MatchPlan& last);
    void addSeats(const MatchPlan& last, const QStringList& factions);
    void addSets(FormArea& form);
    void addOption(FormArea& form, const core::OptionInfo& option, const MatchPlan& last);
    void sayOption(const Option& option) const;
    QWidget* makeTerms(const MatchPlan& last);
    core::MatchSetup optionsSetup() const;
    void showTerms();
    void showMode();
    QString sidesText(const core::MatchMode& mode) const;
    void fitSeats();
    bool takes(core::MatchSetup setup, int seats) const;
    bool maySit(int seats) const;
    QString seatsOf(const Option& option, const QString& value) const;
    void addSeat(const SeatPlan& plan);
    void removeSeat(SeatEditor* seat);
    void arrangeSeats();
    void renumber();
    void fitNames();
    QString freeName() const; ///< for a computer
    void askSlot(SeatEditor* seat, int slot, bool byKey);
    void fillSlot(const QString& faction);
    void showTaken();
    void sayRules();
    bool isInRules(const Option& option) const;

    const core::Game& m_game;
    std::vector<core::SavedPair> m_pairs;
    FactionFaces m_faces;
    QString m_set; ///< which printing is chosen
    QList<SeatEditor*> m_seats;
    QGridLayout* m_places = nullptr; ///< of the seats
    int m_width = 0; ///< that they are laid out for
    QPushButton* m_add = nullptr;
    SeatEditor* m_active = nullptr; ///< whose place the gallery fills
    int m_slot = 0;
    QLabel* m_galleryTitle = nullptr;
    FactionGrid* m_gallery = nullptr; ///< none for a game without pairs
    QLabel* m_rules = nullptr;
    QPushButton* m_change = nullptr;
    QWidget* m_options = nullptr; ///< all rules to choose
    QComboBox* m_sets = nullptr; ///< none where there is one
    QList<Option> m_optionBoxes;
    std::unique_ptr<MatchTerms> m_terms; ///< none for a game without
    QLabel* m_remark = nullptr; ///< on what is chosen of them
    QLabel* m_mode = nullptr; ///< what such a match is, and who is with whom
    QLineEdit* m_seedEdit = nullptr;
    QCheckBox* m_practice = nullptr;
};

} // namespace ui
