#include "ui/pages/play/seat_editor.h"

#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"
#include "ui/delegates/explained_entry_delegate.h"
#include "ui/language.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/text/card_names.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/theme.h"
#include "ui/widgets/faction_tile.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/level_box.h"
#include "ui/widgets/name_field.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/wheel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kLeastShown = 7; ///< letters of an entry where large text leaves little room
constexpr double kStripe = 4;

/// "Level 2 · Fair".
QString titleWithStrength(const std::string& spec)
{
    const std::optional<int> level = levelOf(spec);
    return level ? QStringLiteral("%1 · %2").arg(playerTitle(spec), levelWord(*level)) : playerTitle(spec);
}

} // namespace

SeatEditor::SeatEditor(int number, const core::Game& game, const FactionFaces& faces,
    const std::vector<core::SavedPair>& pairs, QWidget* parent)
    : QFrame(parent)
    , m_game(game)
    , m_faces(faces)
    , m_pairs(pairs)
    , m_name(new NameField(this))
    , m_player(new LevelBox(this))
    , m_style(new QComboBox(this))
    , m_remove(new IconButton(QStringLiteral("close"), this))
{
    setRole(this, Role::Panel);
    const auto kinds = core::playerKinds();
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind)
        m_player->addItem(QString(), QString::fromStdString(kind->spec));
    m_style->addItem(QString(), QString());
    for (const core::Style* style : game.styles())
        m_style->addItem(QString(), QString::fromStdString(style->name()));
    for (QComboBox* box : { m_player, m_style }) {
        box->setItemDelegate(new ExplainedEntryDelegate(box));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kLeastShown);
        letWheelPass(*box);
    }
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 10, 10, 10);
    rows->setSpacing(8);
    auto* top = new QHBoxLayout;
    top->setSpacing(4);
    top->addWidget(m_name, 1);
    top->addWidget(m_remove);
    rows->addLayout(top);
    rows->addWidget(m_player);
    rows->addWidget(m_style);
    makeRole(*rows);
    if (game.has(core::Has::Pairs))
        makePair(*rows);
    rows->addStretch(1);
    setNumber(number);
    setSet(setOf(game, {}));
    inEachLanguage(this, [this] { setTexts(); });
    showStyle();

    connect(m_name, &QLineEdit::textChanged, this, &SeatEditor::changed);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
        showStyle();
        Q_EMIT playerChanged();
        Q_EMIT changed();
    });
    connect(m_style, &QComboBox::currentIndexChanged, this, &SeatEditor::changed);
    connect(m_remove, &QToolButton::clicked, this, &SeatEditor::removeAsked);
}

void SeatEditor::makeRole(QVBoxLayout& rows)
{
    const core::Roles roles = m_game.roles();
    if (roles.empty())
        return;
    m_role = new QComboBox(this);
    m_role->addItem(QString());
    for (const std::string& name : roles.names())
        m_role->addItem(QString::fromStdString(name), QString::fromStdString(name));
    m_role->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_role->setMinimumContentsLength(kLeastShown);
    letWheelPass(*m_role);
    rows.addWidget(m_role);
    connect(m_role, &QComboBox::currentIndexChanged, this, &SeatEditor::changed);
}

void SeatEditor::setTakenRoles(const QStringList& names)
{
    const auto* entries = m_role == nullptr ? nullptr : qobject_cast<QStandardItemModel*>(m_role->model());
    for (int i = 1; entries != nullptr && i < m_role->count(); ++i)
        entries->item(i)->setEnabled(!names.contains(m_role->itemData(i).toString()));
}

void SeatEditor::makePair(QVBoxLayout& rows)
{
    for (int i = 0; i < m_game.factionsPerSeat(); ++i) {
        auto* tile = new FactionTile(FactionTile::Form::Line, this);
        tile->setCheckable(false);
        tile->installEventFilter(this);
        connect(tile, &QAbstractButton::clicked, this, [this, i] { Q_EMIT slotAsked(i); });
        m_tiles << tile;
        m_factions << QString();
    }
    auto* tiles = new QVBoxLayout;
    tiles->setSpacing(0);
    for (FactionTile* tile : m_tiles)
        tiles->addWidget(tile);
    m_chance = new IconButton(QStringLiteral("dice"), this);
    m_savedPairs = new IconButton(QStringLiteral("saved"), this);
    m_savedPairs->setPopupMode(QToolButton::InstantPopup);
    m_savedPairs->setMenu(new QMenu(m_savedPairs));
    auto* tools = new QVBoxLayout;
    tools->setSpacing(2);
    tools->addWidget(m_chance);
    tools->addWidget(m_savedPairs);
    tools->addStretch(1);
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addLayout(tiles, 1);
    row->addLayout(tools);
    rows.addLayout(row);
    connect(m_chance, &QToolButton::clicked, this, [this] {
        m_saved.clear();
        for (QString& faction : m_factions)
            faction.clear();
        showPair();
        Q_EMIT changed();
    });
}

void SeatEditor::setTexts()
{
    const QSignalBlocker quiet(this); // nothing is chosen by it
    m_name->setPlaceholderText(tr("Name"));
    const auto explain = [](QComboBox& box, int entry, const std::string& meaning) {
        box.setItemData(entry, QString::fromStdString(meaning), Qt::AccessibleDescriptionRole);
    };
    for (const core::PlayerKind& kind : core::playerKinds())
        if (const int entry = m_player->findData(QString::fromStdString(kind.spec)); entry >= 0)
            explain(*m_player, entry, kind.meaning);
    for (int i = 0; i < m_player->count(); ++i) {
        const std::string spec = m_player->itemData(i).toString().toStdString();
        m_player->setItemText(i, titleWithStrength(spec));
        if (spec == core::kHumanPlayer)
            m_player->setItemData(i, tr("sits at this screen"), Qt::AccessibleDescriptionRole);
    }
    m_style->setItemText(0, tr("Plain"));
    for (const core::Style* style : m_game.styles()) {
        const int entry = m_style->findData(QString::fromStdString(style->name()));
        m_style->setItemText(entry, styleTitle(style->name()));
        explain(*m_style, entry, style->meaning());
    }
    m_style->setItemData(0, tr("likes nothing but what wins"), Qt::AccessibleDescriptionRole);
    setNumber(m_number);
    for (QComboBox* box : { m_player, m_style })
        ExplainedEntryDelegate::fitList(*box);
}

void SeatEditor::setSet(const QString& set)
{
    const QSignalBlocker quiet(this);
    m_set = set;
    const QStringList there = m_faces.namesIn(set);
    for (QString& faction : m_factions)
        if (!there.contains(faction))
            faction.clear();
    if (!m_saved.isEmpty()) {
        const std::vector<core::SavedPair> known = pairsOf(m_game, m_set, m_pairs);
        if (std::none_of(known.begin(), known.end(),
                [this](const core::SavedPair& pair) { return QString::fromStdString(pair.name) == m_saved; }))
            m_saved.clear();
    }
    listSaved();
    showPair();
}

void SeatEditor::listSaved()
{
    if (m_savedPairs == nullptr)
        return;
    QMenu* menu = m_savedPairs->menu();
    menu->clear();
    for (const core::SavedPair& pair : pairsOf(m_game, m_set, m_pairs))
        menu->addAction(asCaption(QStringLiteral("%1 (%2)").arg(
                            elided(QString::fromStdString(pair.name)), factionsText(pair.factions))),
            this, [this, pair] {
                takeSaved(pair);
                Q_EMIT changed();
            });
    m_savedPairs->setVisible(!menu->isEmpty());
}

void SeatEditor::takeSaved(const core::SavedPair& pair)
{
    m_saved = QString::fromStdString(pair.name);
    for (qsizetype i = 0; i < m_factions.size(); ++i)
        m_factions[i] = static_cast<std::size_t>(i) < pair.factions.size()
            ? QString::fromStdString(pair.factions[static_cast<std::size_t>(i)])
            : QString();
    showPair();
}

void SeatEditor::setNumber(int number)
{
    m_number = number;
    const QString seat = tr("Seat %1").arg(number);
    setAccessibleName(seat);
    m_name->setAccessibleName(tr("%1: name").arg(seat));
    m_player->setAccessibleName(tr("%1: player").arg(seat));
    m_style->setAccessibleName(tr("%1: character").arg(seat));
    // A combo box reads its entry out as its name on X11 and Wayland; what it is for has to follow as a description.
    for (QComboBox* box : { m_player, m_style }) {
        box->setAccessibleDescription(box->accessibleName());
        box->view()->setAccessibleName(box->accessibleName());
    }
    m_remove->setAccessibleName(tr("Remove seat %1").arg(number));
    m_remove->setToolTip(m_remove->accessibleName());
    if (m_role != nullptr) {
        const QString title = QString::fromStdString(m_game.roles().title);
        m_role->setItemText(0, tr("%1 by chance", "what a seat is").arg(title));
        m_role->setAccessibleName(tr("%1: %2", "a seat, what it is").arg(seat, title));
        m_role->setAccessibleDescription(m_role->accessibleName());
        m_role->view()->setAccessibleName(m_role->accessibleName());
    }
    if (m_chance != nullptr) {
        m_chance->setAccessibleName(tr("%1: pair by chance").arg(seat));
        m_chance->setToolTip(tr("A pair by chance, another one each time"));
        m_savedPairs->setAccessibleName(tr("%1: saved pair").arg(seat));
        m_savedPairs->setToolTip(tr("One of the saved pairs"));
    }
    showPair();
    update();
}

void SeatEditor::setRemovable(bool removable)
{
    m_remove->setVisible(removable);
}

void SeatEditor::setName(const QString& name)
{
    m_name->setKept(name);
}

void SeatEditor::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

void SeatEditor::setDetailed(bool detailed)
{
    m_detailed = detailed;
    showStyle();
}

/// Who judges nothing has no character. One that was chosen is always in sight.
void SeatEditor::showStyle()
{
    const std::string player = m_player->currentData().toString().toStdString();
    m_styled = m_style->count() > 1
        && core::checkPlayer(core::joined({ player, m_style->itemData(1).toString().toStdString() }), m_game).empty();
    m_style->setVisible(m_styled && (m_detailed || m_style->currentIndex() > 0));
}

void SeatEditor::showPair()
{
    const QString seat = tr("Seat %1").arg(m_number);
    const QString chance = tr("by chance");
    for (qsizetype i = 0; i < m_tiles.size(); ++i) {
        const QString name = m_factions[i];
        m_tiles[i]->setFace(name.isEmpty() ? FactionFace() : m_faces.of(name));
        m_tiles[i]->setText(chance);
        m_tiles[i]->setAccessibleName(
            tr("%1: faction %2: %3").arg(seat, QString::number(i + 1), name.isEmpty() ? chance : shownCard(name)));
        m_tiles[i]->setAccessibleDescription(tr("Enter goes to the gallery, Delete leaves it to chance"));
    }
    if (m_chance != nullptr)
        m_chance->setEnabled(
            std::any_of(m_factions.begin(), m_factions.end(), [](const QString& f) { return !f.isEmpty(); }));
}

void SeatEditor::setFaction(int slot, const QString& name)
{
    m_saved.clear();
    m_factions[slot] = name;
    showPair();
    Q_EMIT changed();
}

void SeatEditor::setActive(int slot)
{
    for (int i = 0; i < slotCount(); ++i) {
        m_tiles[i]->setCheckable(i == slot);
        m_tiles[i]->setChecked(i == slot);
        m_tiles[i]->update(); // Qt takes the check from one that cannot be checked any more, and leaves its frame
    }
}

void SeatEditor::focusSlot(int slot)
{
    m_tiles[slot]->setFocus(Qt::OtherFocusReason);
}

void SeatEditor::setPlan(const SeatPlan& plan)
{
    const QSignalBlocker quiet(this);
    setName(plan.name);
    const core::StyledSpec spec = core::splitStyle(plan.player.toStdString());
    const QString kind = QString::fromStdString(spec.player);
    if (m_player->findData(kind) < 0 && core::checkPlayer(spec.player, m_game).empty())
        m_player->addItem(playerTitle(spec.player), kind); // none of the usual ones, but the last match had it
    const int player = m_player->findData(kind);
    m_player->setCurrentIndex(player >= 0 ? player : m_player->findData(usualOpponent()));
    m_style->setCurrentIndex(std::max(0, m_style->findData(QString::fromStdString(spec.style))));
    showStyle();
    m_saved.clear();
    for (QString& faction : m_factions)
        faction.clear();
    if (m_role != nullptr)
        m_role->setCurrentIndex(
            plan.source == PairSource::Chosen ? std::max(0, m_role->findData(plan.factions.value(0))) : 0);
    if (plan.source == PairSource::Chosen) {
        const QStringList there = m_faces.namesIn(m_set);
        for (qsizetype i = 0; i < m_factions.size(); ++i)
            if (there.contains(plan.factions.value(i)))
                m_factions[i] = plan.factions[i];
    } else if (plan.source == PairSource::Saved) {
        for (const core::SavedPair& pair : pairsOf(m_game, m_set, m_pairs))
            if (QString::fromStdString(pair.name) == plan.savedPair)
                takeSaved(pair);
    }
    showPair();
}

SeatPlan SeatEditor::plan() const
{
    SeatPlan plan;
    plan.name = m_name->kept();
    plan.player = m_player->currentData().toString();
    if (m_styled)
        plan.player = QString::fromStdString(
            core::joined({ plan.player.toStdString(), m_style->currentData().toString().toStdString() }));
    QStringList chosen = m_factions;
    if (m_role != nullptr)
        chosen << m_role->currentData().toString();
    chosen.removeAll(QString());
    if (!m_saved.isEmpty()) {
        plan.source = PairSource::Saved;
        plan.savedPair = m_saved;
    } else if (!chosen.isEmpty()) {
        plan.source = PairSource::Chosen;
        plan.factions = chosen;
    }
    return plan;
}

bool SeatEditor::eventFilter(QObject* watched, QEvent* event)
{
    const auto tile = std::find(m_tiles.begin(), m_tiles.end(), watched);
    if (tile == m_tiles.end() || event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int slot = static_cast<int>(tile - m_tiles.begin());
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT slotAsked(slot);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        setFaction(slot, {});
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

/// A stripe in the seat's colour, as at the table.
void SeatEditor::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(seatColour(core::seatAt(m_number - 1), coloursOf(palette())));
    const double wide = kStripe;
    painter.drawRoundedRect(QRectF(0, height() * 0.12, wide, height() * 0.76), wide / 2, wide / 2);
}

} // namespace ui
