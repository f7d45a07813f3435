#pragma once

#include "tests/ui/accessibility.h"
#include "ui/dialogs/notice_bar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>

namespace tests {

/// What is to be read or pressed in a page and lies below its notice, by name or text.
inline QStringList coveredByNotice(QWidget& page)
{
    QStringList covered;
    for (const ui::NoticeBar* notice : page.findChildren<ui::NoticeBar*>()) {
        if (!notice->isVisible())
            continue;
        const QRect place(notice->mapTo(&page, QPoint()), notice->size());
        for (QWidget* each : page.findChildren<QWidget*>()) {
            const auto* const label = qobject_cast<QLabel*>(each);
            const bool matters = qobject_cast<QAbstractButton*>(each) != nullptr
                || qobject_cast<QLineEdit*>(each) != nullptr || qobject_cast<QAbstractItemView*>(each) != nullptr
                || (label != nullptr && !label->text().isEmpty());
            if (matters && each->isVisible() && !notice->isAncestorOf(each)
                && place.intersects(each->visibleRegion().boundingRect().translated(each->mapTo(&page, QPoint()))))
                covered << (label != nullptr ? label->text() : accessibility::nameOf(each));
        }
    }
    return covered;
}

} // namespace tests
