#pragma once

#include "ui/painting/meter.h"
#include "ui/table/smashup/drop_targets.h"

#include <QFrame>

class QLabel;

namespace ui {

class MeterView;

/// What one choice would change at one base: the total, a bar, and each seat's power, place and points before and
/// after.
class OutcomeCard final : public QFrame {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent);

    /// `title` says which choice it is about; `note` stands below.
    void show(const QString& title, const Consequence& at, const core::smashup::TableView& table, const QString& note);

private:
    QLabel* m_title;
    QLabel* m_total;
    MeterView* m_meter;
    QLabel* m_places;
    QLabel* m_note;
};

/// The bar of a base with what a choice adds hatched.
Meter meterOf(const Consequence& at, const core::smashup::TableView& table);

} // namespace ui
