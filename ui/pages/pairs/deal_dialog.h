#pragma once

#include "core/game/rng.h"
#include "core/pairs/deal.h"
#include "ui/language.h"
#include "ui/widgets/faction_faces.h"

#include <QDialog>
#include <QList>
#include <QStringList>

#include <optional>

class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace ui {

class BoxSettings;
class HeadLabel;
class Panel;

/// Pairs for a whole table, no faction twice: by lot, with a code that gives everybody the same deal, or by draft in
/// turn order and back. Factions that are not checked do not come, and which boxes are there is remembered.
class DealDialog final : public QDialog {
    Q_OBJECT
public:
    /// `seed` is of the first deal. What `boxes` says is missing does not come, and a box that is unchecked here is
    /// missing from then on.
    DealDialog(const core::Game& game, const QString& set, std::uint64_t seed, BoxSettings* boxes = nullptr,
        QWidget* parent = nullptr);

    const QString& set() const { return m_set; }
    /// A pair for each seat, once accepted.
    QList<QStringList> pairs() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QLayout* makeModes();
    QWidget* makePool();
    QWidget* makeResult();
    QLayout* makeCode();
    QLayout* makeButtons();
    void fillPool();
    void fillSwatches();
    void setWords();
    void check(QListWidgetItem* item);
    void keepBoxes() const;
    void begin();
    void dealAgain();
    void useCode();
    void take(QListWidgetItem* item);
    void present();
    void presentPool();
    bool choosing() const;
    core::DealTerms terms() const;
    std::vector<std::vector<std::string>> dealt() const;

    const core::Game& m_game;
    FactionFaces m_faces;
    BoxSettings* m_boxes;
    QString m_set;
    core::Rng m_rng;
    std::optional<core::SharedDeal> m_deal; ///< none where the terms have faults
    std::optional<core::Draft> m_draft;
    Sentence m_fault;
    HeadLabel* m_title;
    QPushButton* m_lot = nullptr; ///< pressed while pairs come by lot
    QPushButton* m_drafts = nullptr; ///< pressed while they are drafted
    QComboBox* m_seats = nullptr;
    Panel* m_poolPanel = nullptr;
    QListWidget* m_pool = nullptr;
    QLabel* m_kept = nullptr;
    Panel* m_resultPanel = nullptr;
    QListWidget* m_result = nullptr;
    QLabel* m_says = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_back = nullptr;
    QLabel* m_codeLabel = nullptr;
    QLineEdit* m_code = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_done = nullptr;
    bool m_filling = false;
};

} // namespace ui
