#include "ui/table/smashup/spoken_cards.h"

#include "ui/table/smashup/fan_view.h"

namespace ui {

namespace {

constexpr const char* kCardsKey = "cards of a table";

QAccessibleInterface* spokenCardsOf(const QString&, QObject* object)
{
    auto* list = qobject_cast<QListView*>(object);
    return list == nullptr || !list->property(kCardsKey).toBool() ? nullptr : new SpokenCards(list);
}

} // namespace

SpokenCards::SpokenCards(QListView* list)
    : SpokenView(list, QAccessible::List)
{
}

void SpokenCards::install(QListView& list)
{
    static const bool installed = [] {
        QAccessible::installFactory(spokenCardsOf);
        return true;
    }();
    Q_UNUSED(installed);
    list.setProperty(kCardsKey, true);
    makeAnew(list);
}

QListView* SpokenCards::list() const
{
    return qobject_cast<QListView*>(view());
}

QList<SpokenView::Part> SpokenCards::partsOf(const Part& parent) const
{
    QList<Part> all;
    const QListView* const shown = list();
    const bool any = shown != nullptr && shown->model() != nullptr && parent.isView();
    for (int row = 0; any && row < shown->model()->rowCount(); ++row)
        all << Part { 0, -1, -1, shown->model()->index(row, 0).data(HandModel::CardRole).toInt() };
    return all;
}

QModelIndex SpokenCards::indexOf(const Part& part) const
{
    const auto row = static_cast<int>(part.isView() ? -1 : partsOf({}).indexOf(part));
    return row < 0 ? QModelIndex() : list()->model()->index(row, 0);
}

SpokenView::Part SpokenCards::current() const
{
    const QModelIndex index = list() == nullptr ? QModelIndex() : list()->currentIndex();
    return index.isValid() ? Part { 0, -1, -1, index.data(HandModel::CardRole).toInt() } : Part();
}

QString SpokenCards::textOf(const Part& part, QAccessible::Text kind) const
{
    const QModelIndex index = indexOf(part);
    const auto& item = *static_cast<const HandModel::Item*>(index.data(HandModel::ItemRole).value<const void*>());
    switch (kind) {
    case QAccessible::Name:
        return index.data(Qt::AccessibleTextRole).toString();
    case QAccessible::Value:
        return item.card.isMinion ? QString::number(item.card.power) : QString();
    case QAccessible::Description:
        return tr("Card %1 of %2.").arg(QString::number(index.row() + 1), QString::number(index.model()->rowCount()));
    default:
        return {};
    }
}

/// Cards of a hand cover each other, those that come later the earlier ones, but for the one that is looked at.
QRect SpokenCards::areaOf(const Part& part) const
{
    const QModelIndex index = indexOf(part);
    if (!index.isValid())
        return {};
    const QRect area = list()->visualRect(index);
    const QModelIndex lifted = list()->indexAt(area.center());
    QList<QRectF> above;
    for (int row = index.row() + 1; row < index.model()->rowCount() && lifted != index; ++row)
        above << list()->visualRect(index.model()->index(row, 0));
    return seen(*list()->viewport(), area, above);
}

QAccessible::State SpokenCards::stateOf(const Part& part) const
{
    QAccessible::State state;
    const QModelIndex index = indexOf(part);
    state.focusable = true;
    state.readOnly = true;
    state.selected = index.data(HandModel::PickedRole).toBool();
    state.selectable = state.selected || index.data(HandModel::LegalRole).toBool();
    state.disabled = !index.data(HandModel::LegalRole).toBool();
    return state;
}

bool SpokenCards::isPressable(const Part& part) const
{
    return indexOf(part).data(HandModel::LegalRole).toBool();
}

void SpokenCards::press(const Part& part) const
{
    QListView* const shown = list();
    const QPersistentModelIndex index = indexOf(part);
    QMetaObject::invokeMethod(
        shown,
        [shown, index, part] {
            if (!index.isValid() || index.data(HandModel::CardRole).toInt() != part.id)
                return;
            shown->setCurrentIndex(index);
            if (auto* fan = qobject_cast<FanView*>(shown))
                Q_EMIT fan->cardChosen(part.id);
            else
                Q_EMIT shown->clicked(index);
        },
        Qt::QueuedConnection);
}

void SpokenCards::focus(const Part& part) const
{
    list()->setFocus(Qt::OtherFocusReason);
    list()->setCurrentIndex(indexOf(part));
}

} // namespace ui
