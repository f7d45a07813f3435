#include "ui/table/hyperborea/component_model.h"

#include "core/hyperborea/hyperborea_game.h"
#include "ui/language.h"

#include <algorithm>

namespace ui {

namespace {

const core::hyperborea::Library& libraryOf(const core::Game& game)
{
    return static_cast<const core::hyperborea::HyperboreaGame&>(game).library();
}

} // namespace

ComponentModel::ComponentModel(const core::Game& game, QObject* parent)
    : QAbstractListModel(parent)
    , m_game(game)
    , m_all(core::hyperborea::componentsOf(libraryOf(game)))
{
    onNewLanguage(this, [this] {
        m_all = core::hyperborea::componentsOf(libraryOf(m_game));
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    });
}

QList<std::pair<QString, QString>> ComponentModel::types() const
{
    QList<std::pair<QString, QString>> types;
    for (const auto& each : m_all) {
        const QString type = QString::fromStdString(each.info.type);
        if (std::none_of(types.begin(), types.end(), [&](const auto& known) { return known.first == type; }))
            types.append({ type, QString::fromStdString(each.info.kind) });
    }
    return types;
}

int ComponentModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_all.size());
}

QVariant ComponentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const core::CardInfo& info = at(index.row()).info;
    const QString name = QString::fromStdString(info.name);
    if (role == Qt::DisplayRole)
        return name;
    if (role == Qt::AccessibleTextRole)
        return tr("%1, %2. %3", "a name, a kind, what it does")
            .arg(name, QString::fromStdString(info.kind), QString::fromStdString(info.text));
    return {};
}

ComponentFilter::ComponentFilter(ComponentModel& model, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void ComponentFilter::setType(const QString& type)
{
    m_type = type;
    invalidateFilter();
}

void ComponentFilter::setWords(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool ComponentFilter::filterAcceptsRow(int row, const QModelIndex&) const
{
    const core::CardInfo& info = m_model.at(row).info;
    if (!m_type.isEmpty() && QString::fromStdString(info.type) != m_type)
        return false;
    const QString all = QString::fromStdString(info.name + ' ' + info.kind + ' ' + info.group + ' ' + info.text);
    return std::all_of(m_words.begin(), m_words.end(),
        [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace ui
