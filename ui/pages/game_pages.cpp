#include "ui/pages/game_pages.h"

#include "core/game/game.h"
#include "ui/language.h"
#include "ui/pages/game_memory.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

GamePages::GamePages(QWidget* parent)
    : QWidget(parent)
    , m_games(new QComboBox(this))
    , m_pages(new PageStack(this))
{
    auto* label = new PlainLabel(this);
    label->setBuddy(m_games);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(20, 10, 20, 0); // in line with the pages' headers
    row->setSpacing(12);
    row->addWidget(label);
    row->addWidget(m_games);
    row->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_pages, 1);
    inEachLanguage(this, [this, label] {
        label->setText(tr("Game"));
        m_games->setAccessibleName(tr("Game"));
        m_games->setToolTip(tr("Whose page this is"));
        m_games->setAccessibleDescription(m_games->toolTip());
        m_games->view()->setAccessibleName(m_games->accessibleName());
    });
    connect(m_games, &QComboBox::currentIndexChanged, this, [this](int game) {
        m_pages->setCurrentIndex(game);
        setFocusProxy(m_pages->currentWidget()); // who comes to the page comes to what it shows
    });
}

void GamePages::add(const core::Game& game, QWidget* page)
{
    m_pages->addWidget(page);
    m_games->addItem(QString::fromStdString(game.name()), QString::fromStdString(game.id()));
}

void GamePages::remember(GameMemory& memory, const QString& name)
{
    if (const int last = m_games->findData(memory.gameOn(name)); last >= 0)
        m_games->setCurrentIndex(last);
    connect(m_games, &QComboBox::activated, this,
        [this, &memory, name](int game) { memory.setGameOn(name, m_games->itemData(game).toString()); });
}

void GamePages::showPage(QWidget* page)
{
    m_games->setCurrentIndex(m_pages->indexOf(page));
}

QWidget* GamePages::shownPage() const
{
    return m_pages->currentWidget();
}

} // namespace ui
