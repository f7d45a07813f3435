#include "ui/table/hyperborea/spoken_hexes.h"

#include "ui/table/hyperborea/hyper_view.h"

namespace ui {

namespace {

QAccessibleInterface* spokenHexesOf(const QString&, QObject* object)
{
    auto* view = qobject_cast<HyperView*>(object);
    return view == nullptr ? nullptr : new SpokenHexes(view);
}

} // namespace

SpokenHexes::SpokenHexes(HyperView* view)
    : SpokenView(view, QAccessible::List)
{
}

void SpokenHexes::install(HyperView& view)
{
    static const bool installed = [] {
        QAccessible::installFactory(spokenHexesOf);
        return true;
    }();
    Q_UNUSED(installed);
    makeAnew(view);
}

HyperView* SpokenHexes::pieces() const
{
    return qobject_cast<HyperView*>(view());
}

/// By what it is, so that it stays the same object as long as it lies there.
SpokenView::Part SpokenHexes::partOf(int row) const
{
    const HyperPiece& piece = pieces()->pieces().piece(row);
    const bool gap = piece.kind == HyperPiece::Kind::Offer && piece.id < 0;
    return { static_cast<int>(piece.kind), gap ? row : -1, static_cast<int>(piece.seat), piece.id };
}

QList<SpokenView::Part> SpokenHexes::partsOf(const Part& parent) const
{
    QList<Part> all;
    const bool any = pieces() != nullptr && parent.isView();
    for (int row = 0; any && row < pieces()->pieces().rowCount(); ++row)
        all << partOf(row);
    return all;
}

int SpokenHexes::rowOf(const Part& part) const
{
    return part.isView() ? -1 : static_cast<int>(partsOf({}).indexOf(part));
}

SpokenView::Part SpokenHexes::current() const
{
    const int row = pieces() == nullptr ? -1 : pieces()->currentIndex().row();
    return row < 0 || row >= pieces()->pieces().rowCount() ? Part() : partOf(row);
}

QAccessible::Role SpokenHexes::roleOf(const Part&) const
{
    return QAccessible::ListItem;
}

QString SpokenHexes::textOf(const Part& part, QAccessible::Text kind) const
{
    const int row = rowOf(part);
    if (row < 0 || kind != QAccessible::Name)
        return {};
    return pieces()->pieces().index(row).data(Qt::AccessibleTextRole).toString();
}

/// A hex reaches no further than the map's place.
QRect SpokenHexes::areaOf(const Part& part) const
{
    const int row = rowOf(part);
    if (row < 0)
        return {};
    const HyperPiece& piece = pieces()->pieces().piece(row);
    const bool hex = piece.kind == HyperPiece::Kind::Hex;
    return seen(*pieces()->viewport(), hex ? piece.area.intersected(pieces()->room().map) : piece.area);
}

QAccessible::State SpokenHexes::stateOf(const Part& part) const
{
    QAccessible::State state;
    state.focusable = true;
    state.readOnly = true;
    state.selectable = isPressable(part);
    return state;
}

bool SpokenHexes::isPressable(const Part& part) const
{
    const int row = rowOf(part);
    if (row < 0)
        return false;
    const HyperPiece& piece = pieces()->pieces().piece(row);
    return piece.isLegal() || piece.kind == HyperPiece::Kind::Seat;
}

void SpokenHexes::press(const Part& part) const
{
    HyperView* const shown = pieces();
    const int row = rowOf(part);
    QMetaObject::invokeMethod(
        shown,
        [shown, row] {
            if (row < 0 || row >= shown->pieces().rowCount())
                return;
            shown->setCurrentIndex(shown->pieces().index(row));
            Q_EMIT shown->pieceChosen(row, QPoint());
        },
        Qt::QueuedConnection);
}

void SpokenHexes::focus(const Part& part) const
{
    pieces()->setFocus(Qt::OtherFocusReason);
    pieces()->setCurrentIndex(pieces()->pieces().index(rowOf(part)));
}

} // namespace ui
