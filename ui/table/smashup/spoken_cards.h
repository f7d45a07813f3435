#pragma once

#include "ui/table/spoken_view.h"

#include <QCoreApplication>
#include <QPersistentModelIndex>

#include <functional>

class QListView;

namespace ui {

/// The cards of a hand, a tray or a sheet for a screen reader: a list whose items can be pressed as they are clicked.
class SpokenCards final : public SpokenView {
    Q_DECLARE_TR_FUNCTIONS(SpokenCards)

public:
    explicit SpokenCards(QListView* list);
    /// From here on a list of cards that was marked so is told so. Its signal clicked() chooses, or, of a FanView,
    /// cardChosen().
    static void install(QListView& list);

    QList<Part> partsOf(const Part& parent) const override;
    Part parentOf(const Part&) const override { return {}; }
    bool has(const Part& part) const override { return indexOf(part).isValid(); }
    Part current() const override;
    QAccessible::Role roleOf(const Part&) const override { return QAccessible::ListItem; }
    QString textOf(const Part& part, QAccessible::Text kind) const override;
    QRect areaOf(const Part& part) const override;
    QAccessible::State stateOf(const Part& part) const override;
    bool isPressable(const Part& part) const override;
    void press(const Part& part) const override;
    void focus(const Part& part) const override;

private:
    QListView* list() const;
    QModelIndex indexOf(const Part& part) const;
};

} // namespace ui
