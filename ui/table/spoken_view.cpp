#include "ui/table/spoken_view.h"

#include <QRegion>

#include <algorithm>
#include <utility>

namespace ui {

/// One thing of a view. All it says it asks the view for.
class SpokenView::Object final : public QAccessibleInterface,
                                 public QAccessibleActionInterface,
                                 public QAccessibleValueInterface,
                                 public QAccessibleTableCellInterface {
public:
    Object(const SpokenView& view, const Part& part)
        : m_view(view)
        , m_part(part)
    {
    }

    const Part& part() const { return m_part; }
    const SpokenView& spoken() const { return m_view; }
    void setGone() { m_gone = true; }
    void setLeaving(bool leaving) { m_leaving = leaving; }

    bool isValid() const override
    {
        return !m_gone && m_view.QAccessibleWidget::isValid() && (m_leaving || m_view.has(m_part));
    }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return isValid() ? m_view.window() : nullptr; }
    QAccessibleInterface* parent() const override
    {
        return isValid() ? m_view.objectOf(m_view.parentOf(m_part)) : nullptr;
    }
    int childCount() const override { return static_cast<int>(parts().size()); }
    QAccessibleInterface* child(int index) const override
    {
        const QList<Part> all = parts();
        return index >= 0 && index < all.size() ? m_view.objectOf(all[index]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* object = dynamic_cast<const Object*>(child);
        return object == nullptr ? -1 : static_cast<int>(parts().indexOf(object->m_part));
    }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        const QList<Part> all = parts();
        QRect area;
        for (const Part& each : all)
            if (const QRect its = m_view.areaOf(each); its.contains(x, y) && its != area)
                area = its; // what lies on top comes last
        if (area.isEmpty())
            return nullptr;
        // Equal ones lie in one stack: its first stands for all.
        const auto first
            = std::find_if(all.begin(), all.end(), [&](const Part& each) { return m_view.areaOf(each) == area; });
        return m_view.objectOf(*first);
    }
    QAccessibleInterface* focusChild() const override
    {
        return m_view.parentOf(m_view.current()) == m_part ? m_view.objectOf(m_view.current()) : nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        return isValid() && present() ? m_view.textOf(m_part, kind) : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    QRect rect() const override { return isValid() && present() ? m_view.areaOf(m_part) : QRect(); }
    QAccessible::Role role() const override
    {
        return isValid() && present() ? m_view.roleOf(m_part) : QAccessible::NoRole;
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid() || !present()) {
            state.invalid = true;
            return state;
        }
        state = m_view.stateOf(m_part);
        state.offscreen = m_view.areaOf(m_part).isEmpty();
        state.invisible = state.invisible || m_view.isHidden();
        state.focused = state.focusable && m_view.hasKeyboard() && m_view.current() == m_part;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        Reach reach;
        if (!isValid() || !present())
            return nullptr;
        if (type == QAccessible::ActionInterface && !actionNames().isEmpty())
            return static_cast<QAccessibleActionInterface*>(this);
        if (type == QAccessible::ValueInterface && m_view.reachOf(m_part, reach) != nullptr)
            return static_cast<QAccessibleValueInterface*>(this);
        if (type == QAccessible::TableCellInterface && m_view.isCell(m_part))
            return static_cast<QAccessibleTableCellInterface*>(this);
        return nullptr;
    }

    // Action
    QStringList actionNames() const override
    {
        QStringList names;
        if (!isValid() || !present())
            return names;
        if (m_view.isPressable(m_part))
            names << pressAction();
        if (m_view.stateOf(m_part).focusable)
            names << setFocusAction();
        return names;
    }
    void doAction(const QString& name) override
    {
        if (!actionNames().contains(name))
            return;
        if (name == pressAction())
            m_view.press(m_part);
        else
            m_view.focus(m_part);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

    // Value
    QVariant currentValue() const override { return reach().now; }
    void setCurrentValue(const QVariant&) override { }
    QVariant maximumValue() const override { return reach().full; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

    // TableCell
    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface*> columnHeaderCells() const override
    {
        return isValid() ? QList<QAccessibleInterface*> { m_view.objectOf(m_view.columnHeaderOf(m_part)) }
                         : QList<QAccessibleInterface*>();
    }
    QList<QAccessibleInterface*> rowHeaderCells() const override
    {
        return isValid() ? QList<QAccessibleInterface*> { m_view.objectOf(m_view.rowHeaderOf(m_part)) }
                         : QList<QAccessibleInterface*>();
    }
    int columnIndex() const override { return m_part.column; }
    int rowIndex() const override { return m_part.row; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return isValid() ? m_view.objectOf({}) : nullptr; }

private:
    bool present() const { return m_view.has(m_part); }
    QList<Part> parts() const { return isValid() && present() ? m_view.partsOf(m_part) : QList<Part>(); }
    Reach reach() const
    {
        Reach reach;
        if (isValid() && present())
            m_view.reachOf(m_part, reach);
        return reach;
    }

    const SpokenView& m_view;
    const Part m_part;
    bool m_gone = false;
    bool m_leaving = false; ///< gone from the table, while that is told
};

void SpokenView::setTeller(const Teller& teller)
{
    s_teller = teller;
}

bool SpokenView::isHeard()
{
    return s_teller || QAccessible::isActive();
}

void SpokenView::tell(QAccessibleEvent& event)
{
    if (s_teller)
        s_teller(event);
    else
        QAccessible::updateAccessibility(&event);
}

SpokenView::SpokenView(QAbstractItemView* view, QAccessible::Role role)
    : QAccessibleWidget(view, role)
    , m_view(view)
{
}

void SpokenView::makeAnew(QWidget& view)
{
    QAccessibleInterface* const made = QAccessible::queryAccessibleInterface(&view);
    if (made != nullptr && dynamic_cast<SpokenView*>(made) == nullptr)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(made));
}

/// When something is first asked for: a view is known to readers before it has its model. Later than the view itself
/// hears of changes, so that it has in order what it shows.
void SpokenView::listen() const
{
    const QAbstractItemModel* const model = m_view == nullptr ? nullptr : m_view->model();
    if (model == nullptr || m_listening)
        return;
    m_listening = std::make_unique<QObject>();
    const_cast<SpokenView*>(this)->listenTo(*m_listening);
    const auto look = [self = const_cast<SpokenView*>(this)] { self->refresh(); };
    QObject::connect(model, &QAbstractItemModel::modelReset, m_listening.get(), look);
    QObject::connect(model, &QAbstractItemModel::dataChanged, m_listening.get(), look);
    QObject::connect(model, &QAbstractItemModel::layoutChanged, m_listening.get(), look);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, m_listening.get(), look);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, m_listening.get(), look);
}

SpokenView::~SpokenView()
{
    for (const auto& [part, known] : std::exchange(m_known, {}))
        QAccessible::deleteAccessibleInterface(known.id);
    for (const QAccessible::Id id : std::exchange(m_gone, {}))
        QAccessible::deleteAccessibleInterface(id);
}

int SpokenView::childCount() const
{
    return static_cast<int>(partsOf({}).size());
}

QAccessibleInterface* SpokenView::child(int index) const
{
    const QList<Part> all = partsOf({});
    return index >= 0 && index < all.size() ? objectOf(all[index]) : nullptr;
}

int SpokenView::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* object = dynamic_cast<const Object*>(child);
    return object == nullptr || &object->spoken() != this ? -1 : static_cast<int>(partsOf({}).indexOf(object->part()));
}

QAccessibleInterface* SpokenView::childAt(int x, int y) const
{
    for (const Part& each : partsOf({}))
        if (areaOf(each).contains(x, y))
            return objectOf(each);
    return nullptr;
}

QAccessibleInterface* SpokenView::focusChild() const
{
    const Part part = current();
    return part.isView() ? nullptr : objectOf(part);
}

QAccessibleInterface* SpokenView::objectOf(const Part& part) const
{
    if (part.isView())
        return const_cast<SpokenView*>(this);
    const auto found = m_known.find(part);
    if (found != m_known.end())
        return found->second.object;
    if (!has(part))
        return nullptr;
    listen();
    auto* object = new Object(*this, part);
    Known known { QAccessible::registerAccessibleInterface(object), object, textOf(part, QAccessible::Name), -1 };
    Reach reach;
    if (reachOf(part, reach) != nullptr)
        known.reached = reach.now;
    m_known.emplace(part, known);
    return object;
}

void SpokenView::tellFocus(const Part& part) const
{
    if (!isHeard() || part.isView())
        return;
    QAccessibleEvent come(objectOf(part), QAccessible::Focus);
    tell(come);
}

void SpokenView::addAll(const Part& parent, QList<Part>& all) const
{
    for (const Part& each : partsOf(parent)) {
        all << each;
        addAll(each, all);
    }
}

/// It says nothing any more; who holds it until the event loop runs may still ask.
void SpokenView::drop(Object* object)
{
    m_known.erase(object->part());
    object->setGone();
    m_gone << QAccessible::uniqueId(object);
    const auto takeBack = [this] {
        for (const QAccessible::Id id : std::exchange(m_gone, {}))
            QAccessible::deleteAccessibleInterface(id);
    };
    QMetaObject::invokeMethod(m_listening.get(), takeBack, Qt::QueuedConnection);
}

void SpokenView::refresh()
{
    const auto say = [](QAccessibleInterface* object, QAccessible::Event what) {
        QAccessibleEvent event(object, what);
        tell(event);
    };
    for (const auto& [part, known] : std::map<Part, Known>(m_known)) {
        Object* const object = known.object;
        if (!has(part)) {
            object->setLeaving(true);
            say(object, QAccessible::ObjectDestroyed);
            object->setLeaving(false);
            drop(object);
            continue;
        }
        Known& now = m_known[part];
        if (const QString name = textOf(part, QAccessible::Name); std::exchange(now.name, name) != name)
            say(object, QAccessible::NameChanged);
        if (Reach reach; reachOf(part, reach) != nullptr && std::exchange(now.reached, reach.now) != reach.now) {
            QAccessibleValueChangeEvent changed(object, reach.now);
            tell(changed);
        }
    }
    if (!isHeard())
        return;
    QList<Part> all;
    addAll({}, all);
    const bool first = m_there.empty();
    std::map<Part, bool> before = std::exchange(m_there, {});
    for (const Part& each : std::as_const(all)) {
        m_there[each] = true;
        if (!first && !before.contains(each))
            say(objectOf(each), QAccessible::ObjectCreated);
    }
}

bool SpokenView::isHidden() const
{
    return m_view == nullptr || !m_view->isVisible();
}

bool SpokenView::hasKeyboard() const
{
    return m_view != nullptr && m_view->hasFocus();
}

QRect SpokenView::seen(const QWidget& viewport, const QRectF& area, const QList<QRectF>& above)
{
    QRegion rest(area.toAlignedRect() & viewport.rect());
    for (const QRectF& each : above)
        if (each != area)
            rest -= each.toAlignedRect();
    QRect largest;
    for (const QRect& each : rest)
        if (each.width() * each.height() > largest.width() * largest.height())
            largest = each;
    return largest.isEmpty() ? QRect() : QRect(viewport.mapToGlobal(largest.topLeft()), largest.size());
}

} // namespace ui
