#include "ui/pages/rules/meant_buttons.h"

#include "ui/pages/rules/rules_presenter.h"
#include "ui/theme.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QPushButton>

namespace ui {

namespace {

constexpr int kMost = 3;

}

MeantButtons::MeantButtons(RulesPresenter& presenter, EmptyState& below)
    : QObject(&below)
    , m_presenter(presenter)
{
    for (int i = 0; i < kMost; ++i) {
        QPushButton* const button = below.addButton();
        setRole(button, Role::Quiet);
        button->setProperty("link", true);
        m_buttons << button;
        connect(button, &QPushButton::clicked, this, [this, i] {
            m_presenter.search(m_presenter.meant().value(i));
            Q_EMIT searched();
        });
    }
}

void MeantButtons::refresh()
{
    const QStringList titles = m_presenter.hits().empty() ? m_presenter.meant() : QStringList();
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(i < titles.size());
        m_buttons[i]->setText(asCaption(tr("Did you mean “%1”?").arg(elided(titles.value(i)))));
        m_buttons[i]->setAccessibleName(tr("Did you mean “%1”?").arg(titles.value(i)));
    }
}

} // namespace ui
