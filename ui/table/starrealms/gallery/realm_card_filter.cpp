#include "ui/table/starrealms/gallery/realm_card_filter.h"

#include "ui/table/starrealms/gallery/realm_card_model.h"

#include <utility>

namespace ui {

using core::starrealms::Kind;

namespace {

int orderOfFactions(const QModelIndex& left, const QModelIndex& right)
{
    const QString one = left.data(RealmCardModel::FactionRole).toString();
    const QString other = right.data(RealmCardModel::FactionRole).toString();
    if (one.isEmpty() != other.isEmpty())
        return one.isEmpty() ? 1 : -1;
    return one.compare(other);
}

} // namespace

RealmCardFilter::RealmCardFilter(RealmCardModel* cards, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_cards(cards)
{
    setSourceModel(cards);
    setDynamicSortFilter(true);
    sort(0);
}

void RealmCardFilter::setSet(const QString& set)
{
    m_set = set;
    invalidateFilter();
}

void RealmCardFilter::setFactions(const QSet<QString>& factions)
{
    m_factions = factions;
    invalidateFilter();
}

void RealmCardFilter::setKinds(Kinds kinds)
{
    m_kinds = kinds;
    invalidateFilter();
}

void RealmCardFilter::setOrder(Order order)
{
    m_order = order;
    invalidate();
}

void RealmCardFilter::setWords(const QString& words)
{
    m_words = words.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

int RealmCardFilter::cardsOfSet() const
{
    int count = 0;
    for (int row = 0; row < m_cards->rowCount(); ++row)
        count += isOfSet(m_cards->index(row)) ? 1 : 0;
    return count;
}

bool RealmCardFilter::isOfSet(const QModelIndex& card) const
{
    return m_cards->at(card.row()).starting || card.data(RealmCardModel::SetRole).toString() == m_set;
}

bool RealmCardFilter::isAsked(const QModelIndex& card) const
{
    if (!m_factions.isEmpty() && !m_factions.contains(card.data(RealmCardModel::FactionRole).toString()))
        return false;
    const auto kind = static_cast<Kind>(card.data(RealmCardModel::KindRole).toInt());
    switch (m_kinds) {
    case Kinds::Ships:
        return kind == Kind::Ship;
    case Kinds::Bases:
        return kind != Kind::Ship; // an outpost is a base
    case Kinds::Outposts:
        return kind == Kind::Outpost;
    case Kinds::All:
        break;
    }
    return true;
}

bool RealmCardFilter::bears(const QModelIndex& card) const
{
    const QString text = card.data(RealmCardModel::SearchRole).toString();
    for (qsizetype i = 0; i < m_words.size(); ++i) {
        const bool cost = m_words[i] == m_cards->costWord();
        const bool defense = m_words[i] == m_cards->defenseWord();
        bool figure = false;
        const int number = cost || defense ? m_words.value(i + 1).toInt(&figure) : 0;
        if (figure) {
            if (card.data(cost ? RealmCardModel::CostRole : RealmCardModel::DefenseRole).toInt() != number)
                return false;
            ++i;
        } else if (!text.contains(m_words[i])) {
            return false;
        }
    }
    return true;
}

bool RealmCardFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const QModelIndex card = m_cards->index(row);
    return isOfSet(card) && isAsked(card) && bears(card);
}

bool RealmCardFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto both = [&](int role) { return std::pair(left.data(role).toInt(), right.data(role).toInt()); };
    std::pair<int, int> figures {};
    switch (m_order) {
    case Order::Name:
        return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
    case Order::Cost:
        // Each faction by itself, as they come in the files, and what belongs to none at the end.
        if (const int order = orderOfFactions(left, right); order != 0)
            return order < 0;
        figures = both(RealmCardModel::CostRole);
        break;
    case Order::Defense:
        figures = both(RealmCardModel::DefenseRole);
        std::swap(figures.first, figures.second);
        break;
    case Order::Copies:
        figures = both(RealmCardModel::CopiesRole);
        std::swap(figures.first, figures.second);
        break;
    }
    return figures.first != figures.second ? figures.first < figures.second : left.row() < right.row();
}

} // namespace ui
