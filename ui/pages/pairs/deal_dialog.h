#pragma once

#include "core/game/rng.h"
#include "core/pairs/deal.h"
#include "ui/language.h"

#include <QDialog>
#include <QList>
#include <QStringList>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace ui {

/// Pairs for a whole table, no faction twice: by lot, with a code that gives everybody the same deal, or by draft in
/// turn order and back. Factions that are not checked do not come.
class DealDialog final : public QDialog {
    Q_OBJECT
public:
    /// `seed` is of the first deal.
    DealDialog(const core::Game& game, const QString& set, std::uint64_t seed, QWidget* parent = nullptr);

    const QString& set() const { return m_set; }
    /// A pair for each seat, once accepted.
    QList<QStringList> pairs() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void fillPool();
    void setWords();
    void dealAgain();
    void useCode();
    void startDraft();
    void take(QListWidgetItem* item);
    void present();
    core::DealTerms terms() const;
    std::vector<std::vector<std::string>> dealt() const;

    const core::Game& m_game;
    QString m_set;
    core::Rng m_rng;
    std::optional<core::SharedDeal> m_deal; ///< none where the terms have faults
    std::optional<core::Draft> m_draft;
    Sentence m_fault;
    QComboBox* m_seats;
    QListWidget* m_pool;
    QListWidget* m_result;
    QLineEdit* m_code;
    QLabel* m_says;
    QPushButton* m_again;
    QPushButton* m_copy;
    QPushButton* m_start;
    QPushButton* m_take;
    QPushButton* m_back;
    QPushButton* m_done;
    bool m_filling = false;
};

} // namespace ui
