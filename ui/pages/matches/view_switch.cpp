#include "ui/pages/matches/view_switch.h"

#include "ui/language.h"
#include "ui/theme.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace ui {

ViewSwitch::ViewSwitch(View shown, QWidget* parent)
    : QWidget(parent)
    , m_shown(shown)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    for (const View view : { View::List, View::Statistics, View::Cards }) {
        auto* button = new QPushButton(this);
        setRole(button, Role::Toggle);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setChecked(view == shown);
        connect(button, &QPushButton::clicked, this, [this, view] {
            for (QPushButton* each : m_buttons)
                each->setChecked(each == shownButton()); // the other view has a switch of its own
            if (view != m_shown)
                Q_EMIT picked(view);
        });
        row->addWidget(button);
        m_buttons << button;
    }
    inEachLanguage(this, [this] {
        m_buttons[0]->setText(tr("List"));
        m_buttons[0]->setAccessibleName(tr("Show the list of matches"));
        m_buttons[1]->setText(tr("Statistics"));
        m_buttons[1]->setAccessibleName(tr("Show statistics of the matches"));
        m_buttons[2]->setText(tr("Cards"));
        m_buttons[2]->setAccessibleName(tr("Show what became of the cards"));
    });
}

QPushButton* ViewSwitch::shownButton() const
{
    return m_buttons[static_cast<int>(m_shown)];
}

} // namespace ui
