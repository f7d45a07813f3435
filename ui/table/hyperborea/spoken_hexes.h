#pragma once

#include "ui/table/spoken_view.h"

#include <QCoreApplication>

namespace ui {

class HyperView;

/// What a screen reader is told of the pieces of a HyperView: a list whose items can be pressed as they are clicked.
class SpokenHexes final : public SpokenView {
    Q_DECLARE_TR_FUNCTIONS(SpokenHexes)

public:
    explicit SpokenHexes(HyperView* view);
    static void install(HyperView& view);

    QList<Part> partsOf(const Part& parent) const override;
    Part parentOf(const Part&) const override { return {}; }
    bool has(const Part& part) const override { return rowOf(part) >= 0; }
    Part current() const override;
    QAccessible::Role roleOf(const Part& part) const override;
    QString textOf(const Part& part, QAccessible::Text kind) const override;
    QRect areaOf(const Part& part) const override;
    QAccessible::State stateOf(const Part& part) const override;
    bool isPressable(const Part& part) const override;
    void press(const Part& part) const override;
    void focus(const Part& part) const override;

private:
    HyperView* pieces() const;
    int rowOf(const Part& part) const;
    Part partOf(int row) const;
};

} // namespace ui
