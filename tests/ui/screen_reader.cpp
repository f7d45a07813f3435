#include "tests/ui/screen_reader.h"

#include "tests/ui/spoken.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>

#include <algorithm>

namespace tests {

QAccessibleInterface* spokenOf(QWidget& widget)
{
    QList<QAbstractItemView*> views = widget.findChildren<QAbstractItemView*>();
    views << qobject_cast<QAbstractItemView*>(&widget);
    for (QAbstractItemView* view : std::as_const(views))
        if (QAccessibleInterface* old = view == nullptr ? nullptr : QAccessible::queryAccessibleInterface(view))
            QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(old));
    return QAccessible::queryAccessibleInterface(&widget);
}

QString focused()
{
    QWidget* focus = QApplication::focusWidget();
    QAccessibleInterface* spoken = focus == nullptr ? nullptr : spokenOf(*focus);
    QAccessibleInterface* child = spoken == nullptr ? nullptr : spoken->focusChild();
    if (child == nullptr)
        child = spoken;
    return child == nullptr ? QString() : child->text(QAccessible::Name);
}

bool visit(QAccessibleInterface* at, const std::function<bool(QAccessibleInterface*)>& look, bool items)
{
    if (at == nullptr || at->state().invisible)
        return false;
    if (look(at))
        return true;
    for (int i = 0; (items || at->tableInterface() == nullptr) && i < at->childCount(); ++i)
        if (visit(at->child(i), look, items))
            return true;
    return false;
}

QStringList everything(QWidget& window)
{
    QStringList all;
    visit(spokenOf(window), [&all](QAccessibleInterface* each) {
        if (const QString name = each->text(QAccessible::Name); !name.isEmpty())
            all << name;
        return false;
    });
    return all;
}

bool isAnswer(const QString& name)
{
    static const QStringList kOthers { QStringLiteral("Undo"), QStringLiteral("Redo"), QStringLiteral("Hint"),
        QStringLiteral("Skip"), QStringLiteral("Keep playing"), QStringLiteral("Put back") };
    return std::none_of(kOthers.begin(), kOthers.end(), [&name](const QString& other) { return says(name, other); });
}

} // namespace tests
