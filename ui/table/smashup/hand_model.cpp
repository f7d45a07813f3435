#include "ui/table/smashup/hand_model.h"

#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/text/print_words.h"

#include <QMimeData>

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

const QString kCardType = QStringLiteral("application/x-breakpoint-card");

} // namespace

core::smashup::CardView viewOf(const core::CardInfo& card, int id)
{
    core::smashup::CardView view;
    view.id = id;
    view.name = card.name;
    view.faction = card.group;
    view.kind = card.kind;
    view.text = card.text;
    view.isMinion = card.type == "minion";
    view.printedPower = card.figure("power").value_or(0);
    view.power = view.printedPower;
    return view;
}

int draggedCard(const QMimeData* data)
{
    if (!data || !data->hasFormat(kCardType))
        return -1;
    bool ok = false;
    const int card = data->data(kCardType).toInt(&ok);
    return ok ? card : -1;
}

void HandModel::setItems(std::vector<Item> items, bool draggable)
{
    const auto same = [](const Item& a, const Item& b) { return a.card.id == b.card.id; };
    const bool sameCards = std::equal(items.begin(), items.end(), m_items.begin(), m_items.end(), same);
    // A reset would take the keyboard's place away; most choices leave the hand as it was.
    if (!sameCards)
        beginResetModel();
    m_items = std::move(items);
    m_draggable = draggable;
    m_anyLegal = std::any_of(m_items.begin(), m_items.end(), [](const Item& item) { return !item.choices.empty(); });
    if (!sameCards)
        endResetModel();
    else if (!m_items.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void HandModel::setHinted(int card)
{
    for (Item& item : m_items)
        item.hinted = card >= 0 && item.card.id == card;
    if (!m_items.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::vector<HandModel::Item> HandModel::keepingPlaces(
    std::vector<Item> items, const std::vector<core::AboutView>& chosen) const
{
    std::vector<Item> kept;
    for (const Item& before : m_items) {
        const auto now = std::find_if(
            items.begin(), items.end(), [&before](const Item& each) { return each.card.id == before.card.id; });
        if (now != items.end()) {
            kept.push_back(std::move(*now));
            items.erase(now);
        } else if (std::any_of(chosen.begin(), chosen.end(),
                       [&before](const core::AboutView& each) { return each.card == before.card.id; })) {
            kept.push_back(before);
            kept.back().choices.clear();
            kept.back().picked = true;
        }
    }
    std::move(items.begin(), items.end(), std::back_inserter(kept));
    return kept;
}

int HandModel::rowOf(int card) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (item(row).card.id == card)
            return row;
    return -1;
}

int HandModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant HandModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Item& shown = item(index.row());
    const auto words = [&shown] {
        return shown.print && shown.print->type == "base" ? describePrint(*shown.print) : describeCard(shown.card);
    };
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(shown.card.name);
    case Qt::ToolTipRole:
        return words();
    case Qt::AccessibleTextRole:
        return shown.choices.empty() ? words()
            : shown.picked           ? tr("%1 (picked, can be put back)").arg(words())
            : shown.idle             ? tr("%1 (can be chosen, would do nothing now)").arg(words())
                                     : tr("%1 (can be chosen)").arg(words());
    case CardRole:
        return shown.card.id;
    case LegalRole:
        return !shown.choices.empty();
    case DimmedRole:
        return (m_anyLegal || m_draggable) && shown.choices.empty() && !shown.picked;
    case PickedRole:
        return shown.picked;
    case BaseRole:
        return shown.print && shown.print->type == "base";
    case ItemRole:
        return QVariant::fromValue(static_cast<const void*>(&shown));
    case IdleRole:
        return shown.idle;
    case HintedRole:
        return shown.hinted;
    default:
        return {};
    }
}

Qt::ItemFlags HandModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (m_draggable && !item(index.row()).choices.empty())
        flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QStringList HandModel::mimeTypes() const
{
    return { kCardType };
}

QMimeData* HandModel::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(kCardType, QByteArray::number(item(indexes.first().row()).card.id));
    return data;
}

} // namespace ui
