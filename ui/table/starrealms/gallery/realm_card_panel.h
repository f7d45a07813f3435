#pragma once

#include "core/starrealms/words/card_reading.h"

#include <QWidget>

#include <optional>

class QFormLayout;
class QLabel;
class QPushButton;

namespace ui {

class KeyButton;
class ReadingLabel;
class RealmPicture;

/// One card large, with its facts: what it costs, how many there are, what its abilities wait for and come to.
class RealmCardPanel final : public QWidget {
    Q_OBJECT
public:
    RealmCardPanel(const core::Game& game, QWidget* parent);

    void show(const core::starrealms::CardReading& card, const QString& set);
    void showNothing();
    const std::optional<core::starrealms::CardReading>& card() const { return m_card; }

Q_SIGNALS:
    /// What do the rules say of this card?
    void rulesAsked(const QString& card);

private:
    void tell();
    void addFact(const QString& name, const QString& value);

    const core::Game& m_game;
    std::optional<core::starrealms::CardReading> m_card;
    QString m_set;
    RealmPicture* m_picture;
    QWidget* m_facts;
    QWidget* m_rest; ///< below the picture
    QLabel* m_sumsHeading;
    ReadingLabel* m_sums;
    KeyButton* m_rules;
    QPushButton* m_program;
    ReadingLabel* m_listing;
};

} // namespace ui
