#include "ui/pages/pairs/pairs_presenter.h"

#include "core/pairs/pair_import.h"
#include "core/pairs/pair_text.h"
#include "core/text/text_file.h"
#include "ui/pages/pairs/pair_sheet.h"
#include "ui/text/store_words.h"

#include <QFile>
#include <QSet>

#include <algorithm>
#include <functional>
#include <map>

namespace ui {

PairsPresenter::PairsPresenter(const core::Game& game, core::PairStore& store, std::uint64_t seed, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
    , m_rng(seed)
    , m_set(sets().value(0))
{
    readGame();
    for (int i = 0; i < game.factionsPerSeat(); ++i)
        m_slots << QString();
}

void PairsPresenter::readGame()
{
    m_factions = m_game.factions();
    m_cards = m_game.cards();
    for (QString& name : m_slots)
        if (faction(name) == nullptr)
            name.clear(); // somebody took it away
}

QStringList PairsPresenter::sets() const
{
    QStringList names;
    for (const std::string& set : m_game.setNames())
        names << QString::fromStdString(set);
    return names;
}

std::vector<core::FactionInfo> PairsPresenter::factions() const
{
    std::vector<core::FactionInfo> own;
    for (const core::FactionInfo& each : m_factions)
        if (QString::fromStdString(each.set) == m_set)
            own.push_back(each);
    return own;
}

void PairsPresenter::setSet(const QString& set)
{
    if (takeSet(set))
        Q_EMIT draftChanged();
}

bool PairsPresenter::takeSet(const QString& set)
{
    if (set == m_set || !sets().contains(set))
        return false;
    m_set = set;
    for (QString& slot : m_slots)
        if (faction(slot) == nullptr)
            slot.clear();
    Q_EMIT setChanged();
    return true;
}

QStringList PairsPresenter::chosen() const
{
    QStringList names = m_slots;
    names.removeAll(QString());
    return names;
}

bool PairsPresenter::complete() const
{
    return chosen().size() == m_slots.size();
}

const core::FactionInfo* PairsPresenter::faction(const QString& name) const
{
    const auto found = std::find_if(m_factions.begin(), m_factions.end(), [&](const core::FactionInfo& f) {
        return QString::fromStdString(f.name) == name && QString::fromStdString(f.set) == m_set;
    });
    return found == m_factions.end() ? nullptr : &*found;
}

void PairsPresenter::toggle(const QString& name)
{
    if (faction(name) == nullptr)
        return;
    if (const qsizetype slot = m_slots.indexOf(name); slot >= 0) {
        clearSlot(static_cast<int>(slot));
        return;
    }
    const qsizetype free = m_slots.indexOf(QString());
    m_slots[free >= 0 ? free : m_slots.size() - 1] = name;
    Q_EMIT draftChanged();
}

void PairsPresenter::clearSlot(int slot)
{
    if (slot < 0 || slot >= m_slots.size() || m_slots[slot].isEmpty())
        return;
    m_slots[slot].clear();
    Q_EMIT draftChanged();
}

void PairsPresenter::clear()
{
    m_slots.fill(QString());
    Q_EMIT draftChanged();
}

void PairsPresenter::random(const QStringList& missingBoxes)
{
    std::vector<core::FactionInfo> order = factions();
    const auto isMissing = [&](const core::FactionInfo& each) {
        return !each.own && missingBoxes.contains(QString::fromStdString(each.box));
    };
    if (const auto there = std::count_if(order.begin(), order.end(), std::not_fn(isMissing)); there >= m_slots.size())
        std::erase_if(order, isMissing);
    const QStringList before = m_slots;
    // Asked for another pair, give another pair, as long as there are others.
    for (int attempt = 0; attempt < 20; ++attempt) {
        m_rng.shuffle(order);
        for (int slot = 0; slot < m_slots.size() && slot < static_cast<int>(order.size()); ++slot)
            m_slots[slot] = QString::fromStdString(order[static_cast<std::size_t>(slot)].name);
        if (QSet<QString>(before.begin(), before.end()) != QSet<QString>(m_slots.begin(), m_slots.end()))
            break;
    }
    Q_EMIT draftChanged();
}

void PairsPresenter::open(std::int64_t id)
{
    const auto pair
        = std::find_if(m_saved.begin(), m_saved.end(), [id](const core::SavedPair& p) { return p.id == id; });
    if (pair == m_saved.end())
        return;
    m_openedId = id;
    m_slots.fill(QString());
    takeSet(QString::fromStdString(pair->set));
    qsizetype slot = 0;
    for (const std::string& name : pair->factions) {
        const QString text = QString::fromStdString(name);
        if (faction(text) == nullptr)
            Q_EMIT failed([text] {
                return tr("The faction %1 of this pair is not among the factions of this version.").arg(text);
            });
        else if (slot < m_slots.size() && !m_slots.contains(text))
            m_slots[slot++] = text;
    }
    Q_EMIT draftChanged();
}

const core::SavedPair* PairsPresenter::current() const
{
    if (!complete())
        return nullptr;
    const QStringList names = chosen();
    const core::SavedPair* found = nullptr;
    for (const core::SavedPair& pair : m_saved) {
        const bool same = QString::fromStdString(pair.set) == m_set
            && pair.factions.size() == static_cast<std::size_t>(names.size())
            && std::all_of(pair.factions.begin(), pair.factions.end(),
                [&](const std::string& name) { return names.contains(QString::fromStdString(name)); });
        if (same && (found == nullptr || pair.id == m_openedId))
            found = &pair;
    }
    return found;
}

QStringList PairsPresenter::savedNames() const
{
    QStringList names;
    for (const core::SavedPair& pair : m_all)
        names << QString::fromStdString(pair.name);
    return names;
}

QString PairsPresenter::proposedName() const
{
    return freeName(chosen().join(QStringLiteral(" + ")));
}

QString PairsPresenter::freeName(const QString& wanted) const
{
    return QString::fromStdString(core::freeName(m_all, wanted.toStdString()));
}

void PairsPresenter::reload()
{
    std::vector<core::SavedPair> pairs;
    if (!report(m_store.list(pairs)))
        return;
    m_all = pairs; // a name is taken by another game's pair, too
    std::erase_if(pairs, [&](const core::SavedPair& pair) { return !pair.game.empty() && pair.game != m_game.id(); });
    m_saved = std::move(pairs);
    Q_EMIT savedChanged();
}

void PairsPresenter::save(const QString& name)
{
    if (!complete())
        return;
    core::SavedPair pair;
    pair.name = name.trimmed().toStdString();
    pair.game = m_game.id();
    pair.set = m_set.toStdString();
    for (const QString& faction : chosen())
        pair.factions.push_back(faction.toStdString());
    std::int64_t id = 0;
    if (!report(m_store.add(pair, id)))
        return;
    m_openedId = id;
    reload();
    Q_EMIT told([name = name.trimmed()] { return tr("Saved as “%1”.").arg(name); });
}

void PairsPresenter::rename(std::int64_t id, const QString& name)
{
    if (!report(m_store.rename(id, name.trimmed().toStdString())))
        return;
    reload();
}

void PairsPresenter::remove(std::int64_t id)
{
    const auto found
        = std::find_if(m_saved.begin(), m_saved.end(), [id](const core::SavedPair& p) { return p.id == id; });
    if (found == m_saved.end())
        return;
    const core::SavedPair pair = *found;
    if (!report(m_store.remove(id)))
        return;
    reload();
    Q_EMIT removed(pair);
}

void PairsPresenter::restore(const core::SavedPair& pair)
{
    std::int64_t id = 0;
    if (!report(m_store.add(pair, id)))
        return;
    m_openedId = id;
    reload();
}

bool PairsPresenter::add(core::SavedPair pair)
{
    std::int64_t id = 0;
    if (!report(m_store.add(pair, id)))
        return false;
    m_openedId = id;
    reload();
    return true;
}

void PairsPresenter::duplicate(std::int64_t id)
{
    const auto found
        = std::find_if(m_saved.begin(), m_saved.end(), [id](const core::SavedPair& p) { return p.id == id; });
    if (found == m_saved.end())
        return;
    core::SavedPair copy = *found;
    const QString name = freeName(QString::fromStdString(copy.name));
    copy.name = name.toStdString();
    if (!add(std::move(copy)))
        return;
    open(m_openedId);
    Q_EMIT told([name] { return tr("Saved as “%1”.").arg(name); });
}

void PairsPresenter::describe(std::int64_t id, const QString& notes, const QStringList& tags)
{
    std::vector<std::string> words;
    for (const QString& tag : tags)
        if (!tag.trimmed().isEmpty())
            words.push_back(tag.trimmed().toStdString());
    if (report(m_store.describe(id, notes.toStdString(), words)))
        reload();
}

QString PairsPresenter::asLine() const
{
    return complete() ? QString::fromStdString(core::toLine(draft())) : QString();
}

core::SavedPair PairsPresenter::draft() const
{
    if (const core::SavedPair* saved = current())
        return *saved;
    core::SavedPair pair;
    pair.game = m_game.id();
    pair.set = m_set.toStdString();
    for (const QString& faction : chosen())
        pair.factions.push_back(faction.toStdString());
    pair.name = chosen().join(QStringLiteral(" + ")).toStdString();
    return pair;
}

core::PairRecord PairsPresenter::ownRecord() const
{
    core::PairRecord record;
    // A store that cannot be read costs what it counts, not the page.
    if (!complete() || !m_store.record(draft(), record).ok())
        return {};
    return record;
}

void PairsPresenter::writeSheet(const QString& path)
{
    if (!complete())
        return;
    const QByteArray sheet = pairSheet(m_game, QString::fromStdString(draft().name), m_set, chosen());
    core::Problems problems;
    if (!core::writeFile(QFile::encodeName(path).toStdString(),
            { sheet.constData(), static_cast<std::size_t>(sheet.size()) }, problems)) {
        tellFaults([problems] { return problems; });
        return;
    }
    Q_EMIT told([] { return tr("The sheet is written."); });
}

void PairsPresenter::tellFaults(const std::function<core::Problems()>& read)
{
    Q_EMIT failed([read] {
        const core::Problems problems = read();
        return problems.empty() ? QString() : QString::fromStdString(problems.front().text());
    });
}

void PairsPresenter::takeLine(const QString& text)
{
    core::Problems problems;
    std::optional<core::SavedPair> pair = core::pairFromLine(m_game, text.toStdString(), problems);
    if (!pair.has_value()) {
        tellFaults([this, line = text.toStdString()] {
            core::Problems again;
            core::pairFromLine(m_game, line, again);
            return again;
        });
        return;
    }
    if (const core::SavedPair* there = core::samePair(m_saved, *pair); there != nullptr) {
        const QString name = QString::fromStdString(there->name);
        open(there->id);
        Q_EMIT told([name] { return tr("“%1” is saved already.").arg(name); });
        return;
    }
    const QString name = freeName(QString::fromStdString(pair->name));
    pair->name = name.toStdString();
    if (!add(std::move(*pair)))
        return;
    open(m_openedId);
    Q_EMIT told([name] { return tr("Saved as “%1”.").arg(name); });
}

void PairsPresenter::writeFile(const QString& path)
{
    write(m_saved, path);
}

void PairsPresenter::writePair(const QString& path)
{
    if (complete())
        write({ draft() }, path);
}

void PairsPresenter::write(const std::vector<core::SavedPair>& pairs, const QString& path)
{
    core::Problems problems;
    if (!core::writeFile(QFile::encodeName(path).toStdString(), core::toJson(pairs), problems)) {
        tellFaults([problems] { return problems; });
        return;
    }
    const int number = static_cast<int>(pairs.size());
    Q_EMIT told([number] { return tr("%n pair(s) written.", nullptr, number); });
}

void PairsPresenter::readFiles(const QStringList& paths)
{
    int all = 0;
    std::vector<Sentence> amiss;
    for (const QString& path : paths) {
        std::string text;
        core::Problems problems;
        const bool read = core::readFile(QFile::encodeName(path).toStdString(), text, problems);
        const auto pairs = read ? core::pairsFromJson(m_game, text, problems) : std::nullopt;
        if (!pairs.has_value()) {
            amiss.push_back(faultIn(path, sentenceOf(problems.front())));
            continue;
        }
        int taken = 0;
        const core::StoreResult result = core::takeOver(m_store, *pairs, taken);
        all += taken;
        reload();
        if (!report(result))
            return;
    }
    if (amiss.size() < static_cast<std::size_t>(paths.size()))
        Q_EMIT told([all] { return tr("%n new pair(s) taken from the file.", nullptr, all); });
    if (!amiss.empty())
        Q_EMIT failed(linesOf(std::move(amiss)));
}

std::vector<core::CardInfo> PairsPresenter::pairCards() const
{
    const QStringList names = chosen();
    std::vector<core::CardInfo> cards;
    for (const core::CardInfo& card : m_cards)
        if (!card.isPlace() && QString::fromStdString(card.set) == m_set
            && names.contains(QString::fromStdString(card.group)))
            cards.push_back(card);
    return cards;
}

std::vector<Bar> PairsPresenter::powers() const
{
    std::map<int, int> counts;
    for (const core::CardInfo& card : pairCards())
        if (const core::Figure* const power = card.mainFigure())
            counts[power->values.front()] += card.copies;
    std::vector<Bar> bars;
    if (counts.empty())
        return bars;
    for (int power = counts.begin()->first; power <= counts.rbegin()->first; ++power)
        bars.push_back({ QString::number(power), counts.contains(power) ? counts[power] : 0 });
    return bars;
}

std::vector<Bar> PairsPresenter::tags() const
{
    std::map<std::string, int> counts;
    for (const core::CardInfo& card : pairCards())
        for (const std::string& tag : card.tags)
            counts[tag] += card.copies;
    std::vector<Bar> bars;
    for (const auto& [tag, count] : counts) {
        QString label = QString::fromStdString(tag);
        if (!label.isEmpty())
            label[0] = label[0].toUpper();
        bars.push_back({ label, count });
    }
    std::stable_sort(bars.begin(), bars.end(), [](const Bar& a, const Bar& b) { return a.value > b.value; });
    return bars;
}

std::pair<int, int> PairsPresenter::cardCounts(const QString& name) const
{
    std::pair<int, int> counts { 0, 0 };
    for (const core::CardInfo& card : m_cards) {
        if (QString::fromStdString(card.group) != name || QString::fromStdString(card.set) != m_set || card.isPlace())
            continue;
        (card.mainFigure() != nullptr ? counts.first : counts.second) += card.copies;
    }
    return counts;
}

bool PairsPresenter::report(const core::StoreResult& result)
{
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    return result.ok();
}

} // namespace ui
