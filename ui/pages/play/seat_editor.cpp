#include "ui/pages/play/seat_editor.h"

#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"
#include "core/text/names.h"
#include "ui/delegates/explained_entry_delegate.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/pages/play/form_area.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <initializer_list>

namespace ui {

namespace {

constexpr int kLeastShown = 7; ///< letters of an entry where large text leaves little room
constexpr int kPairColumn = 4;

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
    , m_remove(new QPushButton(this))
    , m_row(new QGridLayout(this))
{
    m_name->setMaxLength(core::kLongestSeatName);
    const auto kinds = core::playerKinds();
    for (auto kind = kinds.rbegin(); kind != kinds.rend(); ++kind)
        m_player->addItem(QString(), QString::fromStdString(kind->spec));
    m_style->addItem(QString(), QString());
    for (const core::Style* style : game.styles())
        m_style->addItem(QString(), QString::fromStdString(style->name()));
    for (QComboBox* box : { m_player, m_style, m_source, m_saved, m_first, m_second })
        box->setItemDelegate(new ExplainedEntryDelegate(box));
    QSizePolicy keepsItsRoom = m_style->sizePolicy();
    keepsItsRoom.setRetainSizeWhenHidden(game.has(core::Has::Styles));
    m_style->setSizePolicy(keepsItsRoom);
    m_source->addItem(QString(), static_cast<int>(PairSource::Random));
    m_source->addItem(QString(), static_cast<int>(PairSource::Chosen));
    m_remove->setAutoDefault(false);
    setRole(m_remove, Role::Quiet);

    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->setVerticalSpacing(4); // two rows of a seat stand closer than two seats
    m_row->setColumnStretch(0, 1);
    m_row->setColumnStretch(kPairColumn, 3);
    auto* pair = new QHBoxLayout(m_pair);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(8);
    for (QComboBox* box : { m_saved, m_first, m_second })
        pair->addWidget(box, 1);
    m_pair->setVisible(game.has(core::Has::Pairs));
    for (QComboBox* box : { m_player, m_style, m_source, m_saved, m_first, m_second }) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // they are filled, or filled anew, later
        box->setMinimumContentsLength(kLeastShown);
        letWheelPass(*box);
    }
    m_source->setVisible(game.has(core::Has::Pairs));
    setNumber(number);
    setSet(setOf(game, {}));
    inEachLanguage(this, [this] { setTexts(); });
    arrange(false);

    connect(m_name, &QLineEdit::textChanged, this, [this](const QString& shown) {
        m_kept = keptName(shown);
        Q_EMIT changed();
    });
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

void SeatEditor::setTexts()
{
    const QSignalBlocker quiet(this); // nothing is chosen by it
    m_name->setPlaceholderText(tr("Name"));
    setName(m_kept);
    const auto explain = [](QComboBox& box, int entry, const std::string& meaning) {
        box.setItemData(entry, QString::fromStdString(meaning), Qt::AccessibleDescriptionRole);
    };
    for (const core::PlayerKind& kind : core::playerKinds())
        if (const int entry = m_player->findData(QString::fromStdString(kind.spec)); entry >= 0)
            explain(*m_player, entry, kind.meaning);
    for (int i = 0; i < m_player->count(); ++i) {
        const std::string spec = m_player->itemData(i).toString().toStdString();
        m_player->setItemText(i, playerTitle(spec));
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
    nameSources();
    m_remove->setText(tr("Remove"));
    setNumber(m_number);
    fitLists();
}

void SeatEditor::nameSources()
{
    const std::pair<PairSource, QString> words[] { { PairSource::Random, tr("Random pair") },
        { PairSource::Chosen, tr("Chosen pair") }, { PairSource::Saved, tr("Saved pair") } };
    for (const auto& [source, text] : words)
        if (const int i = m_source->findData(static_cast<int>(source)); i >= 0)
            m_source->setItemText(i, text);
}

/// All in one row, so that the columns of the seats are in line; the pair below where there is no room for that.
void SeatEditor::arrange(bool narrow)
{
    if (m_row->count() > 0 && narrow == m_narrow)
        return;
    m_narrow = narrow;
    const bool pairs = m_game.has(core::Has::Pairs);
    for (QWidget* field : std::initializer_list<QWidget*> { m_name, m_player, m_style, m_source, m_pair, m_remove })
        m_row->removeWidget(field);
    int column = 0;
    for (QWidget* field : std::initializer_list<QWidget*> { m_name, m_player, m_style })
        m_row->addWidget(field, 0, column++);
    if (pairs) {
        m_row->addWidget(m_source, narrow ? 1 : 0, narrow ? 0 : column, 1, narrow ? 2 : 1);
        m_row->addWidget(m_pair, narrow ? 1 : 0, narrow ? 2 : kPairColumn, 1, narrow ? kPairColumn : 1);
    }
    m_row->addWidget(m_remove, 0, kPairColumn + 1);
    m_row->setColumnStretch(kPairColumn, narrow ? 0 : 3);
}

QSize SeatEditor::minimumSizeHint() const
{
    // Of the narrow arrangement: it is what a lack of room leads to.
    const int gap = m_row->spacing();
    const auto least = [](const QWidget* field) { return field->minimumSizeHint().width(); };
    const int first = least(m_name) + least(m_player) + least(m_style) + least(m_remove) + 3 * gap;
    const int second = least(m_source) + 2 * least(m_first) + 2 * gap;
    return { std::max(first, second), m_row->totalMinimumSize().height() };
}

void SeatEditor::resizeEvent(QResizeEvent* event)
{
    int needed = m_name->minimumSizeHint().width();
    for (const QWidget* field :
        std::initializer_list<const QWidget*> { m_player, m_style, m_source, m_first, m_second, m_remove })
        needed += field->sizeHint().width() + m_row->spacing();
    arrange(needed > width());
    QFrame::resizeEvent(event);
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
        m_source->addItem(QString(), static_cast<int>(PairSource::Saved));
    nameSources();
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
    m_name->setText(shownName(name));
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
    setName(plan.name);
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
    plan.name = m_kept;
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
