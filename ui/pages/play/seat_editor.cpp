#include "ui/pages/play/seat_editor.h"

#include "core/ai/player_factory.h"
#include "core/ai/player_spec.h"
#include "ui/delegates/explained_entry_delegate.h"
#include "ui/emblem.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/text/player_words.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace ui {

namespace {

constexpr int kLeastShown = 7; ///< letters of an entry where large text leaves little room

} // namespace

SeatEditor::SeatEditor(int number, const core::Game& game, const std::vector<core::SavedPair>& pairs, QWidget* parent)
    : QFrame(parent)
    , m_game(game)
    , m_pairs(pairs)
    , m_name(new QLineEdit(this))
    , m_player(new QComboBox(this))
    , m_style(new QComboBox(this))
    , m_source(new QComboBox(this))
    , m_pair(new QWidget(this))
    , m_saved(new QComboBox(m_pair))
    , m_first(new QComboBox(m_pair))
    , m_second(new QComboBox(m_pair))
    , m_remove(new QPushButton(tr("Remove"), this))
{
    m_name->setMaxLength(40);
    m_name->setPlaceholderText(tr("Name"));
    const auto kinds = core::playerKinds();
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind)
        ExplainedEntryDelegate::addEntry(*m_player, playerTitle(kind->spec), QString::fromStdString(kind->spec),
            kind->spec == core::kHumanPlayer ? tr("sits at this screen") : QString::fromStdString(kind->meaning));
    ExplainedEntryDelegate::addEntry(*m_style, tr("Plain"), QString(), tr("likes nothing but what wins"));
    for (const core::Style* style : game.styles())
        ExplainedEntryDelegate::addEntry(*m_style, styleTitle(style->name()), QString::fromStdString(style->name()),
            QString::fromStdString(style->meaning()));
    for (QComboBox* box : { m_player, m_style, m_source, m_saved, m_first, m_second })
        box->setItemDelegate(new ExplainedEntryDelegate(box));
    QSizePolicy keepsItsRoom = m_style->sizePolicy();
    keepsItsRoom.setRetainSizeWhenHidden(!game.styles().empty());
    m_style->setSizePolicy(keepsItsRoom);
    m_source->addItem(tr("Random pair"), static_cast<int>(PairSource::Random));
    m_source->addItem(tr("Chosen pair"), static_cast<int>(PairSource::Chosen));
    m_remove->setAutoDefault(false);
    setRole(m_remove, Role::Quiet);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_name, 1);
    row->addWidget(m_player);
    row->addWidget(m_style);
    if (game.factionsPerSeat() > 0)
        row->addWidget(m_source);
    row->addWidget(m_pair, 3);
    auto* pair = new QHBoxLayout(m_pair);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(8);
    for (QComboBox* box : { m_saved, m_first, m_second })
        pair->addWidget(box, 1);
    m_pair->setVisible(game.factionsPerSeat() > 0);
    row->addWidget(m_remove);
    for (QComboBox* box : { m_player, m_style, m_source, m_saved, m_first, m_second }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // they are filled, or filled anew, later
        box->setMinimumContentsLength(kLeastShown);
    }
    m_source->setVisible(game.factionsPerSeat() > 0);
    setNumber(number);
    setSet(setOf(game, {}));

    connect(m_name, &QLineEdit::textChanged, this, &SeatEditor::changed);
    connect(m_player, &QComboBox::currentIndexChanged, this, [this] {
        showStyle();
        Q_EMIT playerChanged();
        Q_EMIT changed();
    });
    connect(m_source, &QComboBox::currentIndexChanged, this, [this] {
        showPair();
        Q_EMIT changed();
    });
    for (QComboBox* box : { m_style, m_saved, m_first, m_second })
        connect(box, &QComboBox::currentIndexChanged, this, &SeatEditor::changed);
    connect(m_remove, &QPushButton::clicked, this, &SeatEditor::removeAsked);
}

void SeatEditor::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitLists();
}

void SeatEditor::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    fitLists();
}

void SeatEditor::fitLists()
{
    for (QComboBox* box : { m_player, m_style })
        ExplainedEntryDelegate::fitList(*box);
}

void SeatEditor::setSet(const QString& set)
{
    const QSignalBlocker quiet(this);
    QStringList factions;
    for (const core::FactionInfo& faction : m_game.factions())
        if (QString::fromStdString(faction.set) == set)
            factions << QString::fromStdString(faction.name);
    QStringList saved;
    for (const core::SavedPair& pair : pairsOf(m_game, set, m_pairs))
        saved << QString::fromStdString(pair.name);
    const auto fill = [](QComboBox* box, const QStringList& names, int usual) {
        const qsizetype kept = names.indexOf(box->currentText());
        box->clear();
        box->addItems(names);
        box->setCurrentIndex(kept >= 0 ? static_cast<int>(kept) : std::min(usual, box->count() - 1));
    };
    fill(m_first, factions, 0);
    fill(m_second, factions, 1);
    fill(m_saved, saved, 0);
    const int source = m_source->findData(static_cast<int>(PairSource::Saved));
    if (saved.isEmpty() && source >= 0)
        m_source->removeItem(source); // the first one, a random pair, takes its place
    else if (!saved.isEmpty() && source < 0)
        m_source->addItem(tr("Saved pair"), static_cast<int>(PairSource::Saved));
    showPair();
}

void SeatEditor::setNumber(int number)
{
    const QString seat = tr("Seat %1").arg(number);
    setAccessibleName(seat);
    m_name->setAccessibleName(tr("%1: name").arg(seat));
    m_player->setAccessibleName(tr("%1: player").arg(seat));
    m_style->setAccessibleName(tr("%1: character").arg(seat));
    m_source->setAccessibleName(tr("%1: pair").arg(seat));
    m_saved->setAccessibleName(tr("%1: saved pair").arg(seat));
    m_first->setAccessibleName(tr("%1: first faction").arg(seat));
    m_second->setAccessibleName(tr("%1: second faction").arg(seat));
    // A combo box reads its entry out as its name on X11 and Wayland; what it is for has to follow as a description.
    for (QComboBox* box : { m_player, m_style, m_source, m_saved, m_first, m_second }) {
        box->setAccessibleDescription(box->accessibleName());
        box->view()->setAccessibleName(box->accessibleName());
    }
    m_remove->setAccessibleName(tr("Remove seat %1").arg(number));
}

void SeatEditor::setRemovable(bool removable)
{
    m_remove->setEnabled(removable);
}

void SeatEditor::setName(const QString& name)
{
    m_name->setText(name);
}

void SeatEditor::focusName()
{
    m_name->setFocus();
    m_name->selectAll();
}

/// Who judges nothing has no character.
void SeatEditor::showStyle()
{
    const std::string player = m_player->currentData().toString().toStdString();
    const bool any = m_style->count() > 1
        && core::checkPlayer(core::joined({ player, m_style->itemData(1).toString().toStdString() }), m_game).empty();
    m_style->setVisible(any);
}

void SeatEditor::showPair()
{
    const auto source = static_cast<PairSource>(m_source->currentData().toInt());
    const bool pairs = m_source->isVisibleTo(this);
    m_saved->setVisible(pairs && source == PairSource::Saved);
    m_first->setVisible(pairs && source == PairSource::Chosen);
    m_second->setVisible(pairs && source == PairSource::Chosen);
}

void SeatEditor::setPlan(const SeatPlan& plan)
{
    const QSignalBlocker quiet(this);
    m_name->setText(plan.name);
    const core::StyledSpec spec = core::splitStyle(plan.player.toStdString());
    const QString kind = QString::fromStdString(spec.player);
    if (m_player->findData(kind) < 0 && core::checkPlayer(spec.player, m_game).empty())
        m_player->addItem(playerTitle(spec.player), kind); // none of the usual ones, but the last match had it
    const int player = m_player->findData(kind);
    m_player->setCurrentIndex(player >= 0 ? player : m_player->findData(usualOpponent()));
    m_style->setCurrentIndex(std::max(0, m_style->findData(QString::fromStdString(spec.style))));
    showStyle();
    const int source = m_source->findData(static_cast<int>(plan.source));
    m_source->setCurrentIndex(std::max(0, source));
    const int saved = m_saved->findText(plan.savedPair);
    if (saved >= 0)
        m_saved->setCurrentIndex(saved);
    if (plan.source == PairSource::Chosen && plan.factions.size() == 2) {
        m_first->setCurrentIndex(std::max(0, m_first->findText(plan.factions[0])));
        m_second->setCurrentIndex(std::max(0, m_second->findText(plan.factions[1])));
    }
    showPair();
}

SeatPlan SeatEditor::plan() const
{
    SeatPlan plan;
    plan.name = m_name->text();
    plan.player = m_player->currentData().toString();
    if (m_style->isVisibleTo(this))
        plan.player = QString::fromStdString(
            core::joined({ plan.player.toStdString(), m_style->currentData().toString().toStdString() }));
    plan.source = static_cast<PairSource>(m_source->currentData().toInt());
    if (plan.source == PairSource::Saved)
        plan.savedPair = m_saved->currentText();
    if (plan.source == PairSource::Chosen)
        plan.factions = { m_first->currentText(), m_second->currentText() };
    return plan;
}

} // namespace ui
