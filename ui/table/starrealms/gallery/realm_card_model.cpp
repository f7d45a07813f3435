#include "ui/table/starrealms/gallery/realm_card_model.h"

#include "core/game/game.h"
#include "ui/language.h"
#include "ui/table/starrealms/realm_faces.h"

namespace ui {

using core::starrealms::CardReading;

namespace {

/// What a screen reader says of a card: all that its picture has.
QString spokenCard(const CardReading& card)
{
    QStringList parts { QString::fromStdString(card.info.name) };
    if (!card.info.group.empty())
        parts += QString::fromStdString(card.info.group);
    parts += QString::fromStdString(card.info.kind);
    for (const core::Figure& figure : card.info.figures)
        parts += QString::fromStdString(figure.title()) + QLatin1Char(' ') + QString::number(figure.values.front());
    return parts.join(QStringLiteral(", ")) + QStringLiteral(". ") + QString::fromStdString(card.info.text);
}

} // namespace

RealmCardModel::RealmCardModel(const core::Game& game, QObject* parent)
    : QAbstractListModel(parent)
    , m_game(game)
{
    read();
    onNewLanguage(this, [this] {
        beginResetModel();
        read();
        endResetModel();
    });
}

void RealmCardModel::read()
{
    m_cards.clear();
    m_faces.clear();
    for (const core::CardInfo& card : m_game.cards()) {
        const auto reading = core::starrealms::readingOf(m_game, card.name, core::language::spoken());
        if (!reading)
            continue;
        m_cards.push_back(*reading);
        m_faces.push_back(faceOf(*reading));
        m_faces.back().copies = reading->starting ? 0 : reading->info.copies;
        for (const core::Figure& figure : card.figures)
            (figure.name == "cost" ? m_costWord : m_defenseWord) = QString::fromStdString(figure.title()).toLower();
    }
}

int RealmCardModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_cards.size());
}

QVariant RealmCardModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const CardReading& card = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(card.info.name);
    case Qt::AccessibleTextRole:
        return spokenCard(card);
    case SetRole:
        return QString::fromStdString(card.info.set);
    case FactionRole:
        return QString::fromStdString(card.info.group);
    case KindRole:
        return static_cast<int>(card.kind);
    case CostRole:
        return card.cost;
    case DefenseRole:
        return card.defense;
    case CopiesRole:
        return card.info.copies;
    case SearchRole:
        return spokenCard(card).toLower();
    default:
        return {};
    }
}

} // namespace ui
