#include "ui/pages/factions/factions_presenter.h"

#include "core/pairs/own_import.h"
#include "core/text/text_file.h"
#include "ui/text/store_words.h"

#include <QFile>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>

namespace ui {

namespace {

constexpr int kPause = 300; // milliseconds after the last key

FactionReading readingOf(const core::OwnFactions& own, const std::string& text, const std::string& name)
{
    FactionReading reading;
    reading.check = own.check(text, name);
    reading.info = own.infoOf(text);
    for (const core::language::LanguageFacts& each : core::language::kAllLanguages)
        if (each.whole)
            reading.cards[static_cast<std::size_t>(each.language)] = own.cardsOf(text, each.language);
    return reading;
}

} // namespace

FactionsPresenter::FactionsPresenter(const core::Game& game, core::FactionStore& store, QObject* parent)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
    , m_pause(new QTimer(this))
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, &FactionsPresenter::readNow);
}

FactionsPresenter::~FactionsPresenter()
{
    const QSignalBlocker quiet(this); // whoever listened is gone
    settle();
}

bool FactionsPresenter::report(const core::StoreResult& result)
{
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    return result.ok();
}

const core::StoredFaction* FactionsPresenter::find(std::int64_t id) const
{
    const auto found
        = std::find_if(m_all.begin(), m_all.end(), [id](const core::StoredFaction& each) { return each.id == id; });
    return found == m_all.end() ? nullptr : &*found;
}

const core::StoredFaction* FactionsPresenter::current() const
{
    return find(m_current);
}

void FactionsPresenter::reload()
{
    const std::string before = settle() && current() != nullptr ? current()->text : std::string();
    if (m_pending || !report(m_store.list(m_game.id(), m_all)))
        return;
    if (current() != nullptr && current()->text != before)
        show(m_current); // another program was at it
    else if (current() == nullptr)
        show(m_all.empty() ? 0 : m_all.front().id);
    Q_EMIT listChanged();
}

void FactionsPresenter::open(std::int64_t id)
{
    if (id == m_current || find(id) == nullptr)
        return;
    if (!settle())
        return;
    show(id);
    Q_EMIT listChanged();
}

/// Shows a faction, or none, as it is kept.
void FactionsPresenter::show(std::int64_t id)
{
    m_pause->stop();
    m_reader.stop();
    m_pending = false;
    m_current = id;
    const core::StoredFaction* const faction = current();
    m_text = faction == nullptr ? QString() : QString::fromStdString(faction->text);
    m_text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    setReading(faction == nullptr ? FactionReading() : readingOf(own(), m_text.toStdString(), faction->name));
    Q_EMIT opened();
    Q_EMIT read();
}

void FactionsPresenter::add(core::StoredFaction faction)
{
    if (!settle() || !report(m_store.add(faction)) || !report(core::offerOwn(m_game, m_store)))
        return;
    m_current = 0;
    if (!report(m_store.list(m_game.id(), m_all)))
        return;
    show(faction.id);
    Q_EMIT listChanged();
    Q_EMIT offersChanged();
}

void FactionsPresenter::create(const QString& set)
{
    const std::string name = core::freeFactionName(m_game, m_all, tr("New Faction").toStdString());
    add({ 0, m_game.id(), name, own().draft(name, set.toStdString()), true });
}

core::FreeCopy FactionsPresenter::freeCopy(
    const std::string& of, const std::function<std::string(const std::string& name)>& textUnder) const
{
    return core::freeCopy(m_game, m_all, of, tr("copy", "behind the name of a faction").toStdString(), textUnder);
}

void FactionsPresenter::copy(const QString& faction, const QString& set)
{
    const core::FreeCopy copy = freeCopy(faction.toStdString(),
        [&](const std::string& name) { return own().copyOf(faction.toStdString(), set.toStdString(), name); });
    if (!copy.text.empty())
        add({ 0, m_game.id(), copy.name, copy.text, own().check(copy.text, {}).sound() });
}

void FactionsPresenter::duplicate()
{
    const core::StoredFaction* const faction = settle() ? current() : nullptr;
    if (faction == nullptr)
        return;
    core::StoredFaction copy = *faction;
    copy.id = 0;
    const core::FreeCopy made
        = freeCopy(faction->name, [&](const std::string& name) { return own().renamed(faction->text, name); });
    copy.name = made.name;
    copy.text = made.text;
    copy.sound = faction->sound && own().check(copy.text, {}).sound();
    add(std::move(copy));
}

void FactionsPresenter::remove()
{
    if (!settle() || current() == nullptr)
        return;
    const core::StoredFaction faction = *current();
    if (!report(m_store.remove(faction.id)))
        return;
    reload();
    if (report(core::offerOwn(m_game, m_store)))
        Q_EMIT offersChanged();
    Q_EMIT removed(faction);
}

void FactionsPresenter::restore(core::StoredFaction faction)
{
    add(std::move(faction));
}

void FactionsPresenter::readFiles(const QStringList& paths)
{
    if (!settle())
        return;
    std::vector<Sentence> amiss;
    for (const QString& path : paths) {
        std::string text;
        core::Problems problems;
        if (!core::readFile(QFile::encodeName(path).toStdString(), text, problems))
            amiss.push_back(sentenceOf(problems.front()));
        else if (const core::OwnImport taken = core::importOwn(m_game, m_store, text, core::SameFaction::KeepBoth);
                 !taken.faults.empty())
            amiss.push_back(faultIn(path, notTaken(taken.faults)));
        else if (!showTaken(taken))
            return;
    }
    if (!amiss.empty())
        Q_EMIT failed(linesOf(std::move(amiss)));
}

Sentence FactionsPresenter::notTaken(const core::Problems& faults)
{
    return [count = static_cast<int>(faults.size()), first = faults.front()] {
        const QString fault = QString::fromStdString(first.sentence());
        return first.spot.line == 0 ? tr("The file is not taken: %1", "why").arg(fault)
                                    : tr("The file is not taken, for it has %n fault(s). Line %1: %2", nullptr, count)
                                          .arg(QString::number(first.spot.line), fault);
    };
}

bool FactionsPresenter::showTaken(const core::OwnImport& taken)
{
    if (!report(m_store.list(m_game.id(), m_all)))
        return false;
    show(taken.faction.id);
    Q_EMIT listChanged();
    Q_EMIT offersChanged();
    const QString name = QString::fromStdString(taken.faction.name);
    if (taken.known)
        Q_EMIT told([name] { return tr("“%1” is there already.").arg(name); });
    else
        Q_EMIT told([name] { return tr("“%1” is there and can be played.").arg(name); });
    return true;
}

void FactionsPresenter::writeFile(const QString& path)
{
    settle();
    core::Problems problems;
    const std::string text = m_text.toStdString();
    if (!core::writeFile(QFile::encodeName(path).toStdString(), text, problems))
        Q_EMIT failed(sentenceOf(problems.front()));
    else
        Q_EMIT told([] { return tr("The faction is written."); });
}

void FactionsPresenter::leave(const core::Problem& remark)
{
    m_left.emplace_back(m_current, remark.what);
    setReading(std::move(m_reading));
    Q_EMIT read();
}

void FactionsPresenter::setText(const QString& text)
{
    if (current() == nullptr || text == m_text)
        return;
    m_text = text;
    m_pending = true;
    m_reader.stop();
    m_pause->start();
}

void FactionsPresenter::readAgain()
{
    if (current() == nullptr || m_pending)
        return;
    setReading(readingOf(own(), m_text.toStdString(), current()->name));
    Q_EMIT read();
}

void FactionsPresenter::readNow()
{
    m_reader.run([this, own = &own(), text = m_text.toStdString(), name = current()->name](std::stop_token token) {
        FactionReading reading = readingOf(*own, text, name);
        return token.stop_requested() ? Beside::Answer([] {})
                                      : Beside::Answer([this, reading = std::move(reading)] { take(reading); });
    });
}

bool FactionsPresenter::settle()
{
    if (!m_pending || current() == nullptr)
        return true;
    m_pause->stop();
    m_reader.stop();
    take(readingOf(own(), m_text.toStdString(), current()->name));
    return !m_pending;
}

void FactionsPresenter::setReading(FactionReading reading)
{
    m_reading = std::move(reading);
    std::erase_if(m_reading.check.remarks, [this](const core::Problem& each) {
        return std::find(m_left.begin(), m_left.end(), std::pair(m_current, each.what)) != m_left.end();
    });
}

void FactionsPresenter::take(FactionReading reading)
{
    setReading(std::move(reading));
    m_pending = false;
    keep();
    Q_EMIT read();
}

/// Writes what was read. A name that cannot be had is a fault like any other: the faction keeps the one it had.
void FactionsPresenter::keep()
{
    core::StoredFaction changed = *current();
    const bool wasSound = changed.sound;
    const std::string old = changed.name;
    changed.text = m_text.toStdString();
    changed.sound = m_reading.check.sound();
    if (!m_reading.check.name.empty())
        changed.name = m_reading.check.name;
    core::StoreResult result = m_store.change(changed);
    if (!result.ok() && changed.name != old) {
        changed.name = old;
        changed.sound = false;
        m_reading.check.faults.push_back({ {}, saidBy(faultOf(result)), {}, { 1, 0, 0 } });
        result = m_store.change(changed);
    }
    if (!report(result)) {
        m_pending = true; // settle() tries again
        return;
    }
    for (core::StoredFaction& each : m_all)
        if (each.id == changed.id)
            each = changed;
    if ((wasSound || changed.sound) && report(core::offerOwn(m_game, m_store)))
        Q_EMIT offersChanged();
    Q_EMIT listChanged();
}

} // namespace ui
