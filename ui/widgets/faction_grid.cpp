#include "ui/widgets/faction_grid.h"

#include "ui/language.h"
#include "ui/theme.h"
#include "ui/widgets/faction_tile.h"

#include <QKeyEvent>
#include <QMetaMethod>

#include <algorithm>

namespace ui {

namespace {

constexpr double kTile = 124; ///< width at least
constexpr int kMostColumns = 6;

} // namespace

FactionGrid::FactionGrid(QWidget* parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void FactionGrid::setFactions(const FactionFaces& faces, const QStringList& names)
{
    qDeleteAll(m_tiles);
    m_tiles.clear();
    for (const QString& name : names) {
        auto* tile = new FactionTile(FactionTile::Form::Line, this);
        tile->setFace(faces.of(name));
        tile->setText(name);
        tile->setAccessibleName(name);
        tile->installEventFilter(this);
        connect(tile, &QAbstractButton::clicked, this, [this, name] { Q_EMIT factionChosen(name); });
        tile->show();
        m_tiles << tile;
    }
    arrange();
    updateGeometry();
}

void FactionGrid::setTaken(const QStringList& names)
{
    for (FactionTile* tile : m_tiles)
        tile->setEnabled(!names.contains(tile->face().name));
}

void FactionGrid::focusOn(const QString& name)
{
    const auto free = [](const FactionTile* tile) { return tile->isEnabled(); };
    auto found = std::find_if(m_tiles.begin(), m_tiles.end(),
        [&](const FactionTile* tile) { return free(tile) && tile->face().name == name; });
    if (found == m_tiles.end())
        found = std::find_if(m_tiles.begin(), m_tiles.end(), free);
    if (found != m_tiles.end())
        (*found)->setFocus(Qt::OtherFocusReason);
}

int FactionGrid::columns(int width) const
{
    return std::clamp(width / scaled(font(), kTile), 1, kMostColumns);
}

int FactionGrid::heightForWidth(int width) const
{
    if (m_tiles.isEmpty())
        return 0;
    const int across = columns(width);
    const int rows = (static_cast<int>(m_tiles.size()) + across - 1) / across;
    return rows * m_tiles.front()->sizeHint().height();
}

QSize FactionGrid::sizeHint() const
{
    const int width = scaled(font(), kTile * kMostColumns);
    return { width, heightForWidth(width) };
}

QSize FactionGrid::minimumSizeHint() const
{
    return { scaled(font(), kTile), m_tiles.isEmpty() ? 0 : m_tiles.front()->sizeHint().height() };
}

void FactionGrid::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FactionGrid::arrange()
{
    if (m_tiles.isEmpty())
        return;
    const int across = columns(width());
    const int high = m_tiles.front()->sizeHint().height();
    for (int i = 0; i < m_tiles.size(); ++i) {
        const int column = i % across;
        const int left = column * width() / across;
        m_tiles[i]->setGeometry(left, i / across * high, (column + 1) * width() / across - left, high);
    }
}

bool FactionGrid::walk(const FactionTile& from, int key)
{
    const int step = key == Qt::Key_Left ? -1
        : key == Qt::Key_Right           ? 1
        : key == Qt::Key_Up              ? -columns(width())
        : key == Qt::Key_Down            ? columns(width())
                                         : 0;
    if (step == 0)
        return false;
    // Over what is taken to the next one in that direction.
    auto at = m_tiles.indexOf(const_cast<FactionTile*>(&from)) + step;
    for (; at >= 0 && at < m_tiles.size(); at += step)
        if (m_tiles[at]->isEnabled()) {
            m_tiles[at]->setFocus(Qt::TabFocusReason);
            break;
        }
    return true;
}

bool FactionGrid::eventFilter(QObject* watched, QEvent* event)
{
    auto* tile = qobject_cast<FactionTile*>(watched);
    if (tile == nullptr || event->type() != QEvent::KeyPress)
        return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        tile->click();
        return true;
    }
    if (key == Qt::Key_Escape && isSignalConnected(QMetaMethod::fromSignal(&FactionGrid::left))) {
        Q_EMIT left();
        return true;
    }
    return walk(*tile, key);
}

} // namespace ui
