#pragma once

#include "core/starrealms/words/view.h"
#include "ui/table/starrealms/faces.h"
#include "ui/table/starrealms/forecast.h"

#include <QFrame>

#include <optional>

class QLabel;

namespace ui {

/// What stands beside a table of Star Realms: what an attack would do, and one card whole, with what choosing it comes
/// to, or a seat or the boss in words.
class RealmCloseUp final : public QFrame {
    Q_OBJECT

public:
    RealmCloseUp(RealmFaces faces, QWidget* parent);

    void setTable(const core::starrealms::TableView& table) { m_table = table; }
    /// `remarks` say what can be done with it, `warning` what would be lost.
    void showCard(const core::starrealms::CardView& card, const QStringList& remarks, const QString& warning);
    /// Who sits there, or what the boss is: a name, and what is to be said of it.
    void showPanel(const QString& name, const QStringList& lines);
    void clear();
    void showAttacks(const std::vector<AttackForecast>& attacks);
    void setRoom(const QSize& room);
    /// The name of the card or of the seat that is shown; empty for none.
    QString shown() const;
    /// The attacks as they are told, for whoever does not see them.
    QString attacksTold() const;

private:
    class Picture;
    class Attacks;
    void tell();

    core::starrealms::TableView m_table;
    std::optional<core::starrealms::CardView> m_card;
    QString m_panel; ///< the name of what is no card
    QStringList m_remarks;
    QString m_warning;
    QLabel* m_attackHeading;
    Attacks* m_attacks;
    QLabel* m_heading;
    Picture* m_picture;
    QLabel* m_line;
    QLabel* m_text;
    QLabel* m_said;
    QLabel* m_warned;
};

} // namespace ui
