#include "ui/table/starrealms/gallery/realm_sums.h"

#include "ui/text/joined.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

using core::starrealms::Gains;
using core::starrealms::Slot;

namespace {

struct RealmSums {
    Q_DECLARE_TR_FUNCTIONS(RealmSums)
};

unsigned bitOf(Slot slot)
{
    return 1U << static_cast<unsigned>(slot);
}

QString gainsWords(const Gains& gains)
{
    QStringList parts;
    if (gains.trade > 0)
        parts += RealmSums::tr("%1 trade").arg(gains.trade);
    if (gains.combat > 0)
        parts += RealmSums::tr("%1 combat").arg(gains.combat);
    if (gains.authority > 0)
        parts += RealmSums::tr("%1 authority").arg(gains.authority);
    if (gains.cards > 0)
        parts += RealmSums::tr("%n card(s)", nullptr, gains.cards);
    if (parts.isEmpty())
        return RealmSums::tr("nothing");
    const QString last = parts.takeLast();
    const QString first = joined(parts, RealmSums::tr("%1, %2", "one thing more of several that are gained"));
    return first.isEmpty() ? last : RealmSums::tr("%1 and %2", "the last of what is gained").arg(first, last);
}

QString waysWords(const std::vector<Gains>& ways)
{
    QStringList words;
    for (const Gains& way : ways)
        if (const QString each = gainsWords(way); !words.contains(each))
            words += each;
    return joined(words, RealmSums::tr("%1, or %2", "one of two ways to use a card"));
}

} // namespace

QString sumsOf(const core::Game& game, const core::starrealms::CardReading& card)
{
    const auto ways = [&](unsigned slots) { return core::starrealms::gainsOf(game, card.info.name, slots); };
    unsigned slots = bitOf(Slot::Primary);
    std::vector<Gains> all = ways(slots);
    QString last = waysWords(all);
    QStringList sentences;
    if (last != gainsWords({}))
        sentences += RealmSums::tr("Alone %1.", "what a card gives").arg(last);
    // What gives nothing that is counted is not said again.
    const auto with = [&](Slot slot, const QString& sentence) {
        if (!card.has(slot))
            return;
        slots |= bitOf(slot);
        all = ways(slots);
        if (const QString words = waysWords(all); words != last) {
            sentences += sentence.arg(words);
            last = words;
        }
    };
    with(Slot::Ally, RealmSums::tr("With an ally %1.", "what a card gives"));
    with(Slot::DoubleAlly, RealmSums::tr("With two allies %1.", "what a card gives"));
    if (card.has(Slot::Scrap)) {
        const std::vector<Gains> scrapped = ways(bitOf(Slot::Scrap));
        all.insert(all.end(), scrapped.begin(), scrapped.end());
        if (waysWords(scrapped) != gainsWords({}))
            sentences += RealmSums::tr("Scrapped, once, %1 more.", "what a card gives").arg(waysWords(scrapped));
    }
    if (card.has(Slot::ShipPlayed) || std::any_of(all.begin(), all.end(), [](const Gains& each) { return each.more; }))
        sentences += RealmSums::tr("More goes by what lies on the table.");
    return sentences.isEmpty() ? RealmSums::tr("Nothing that is counted.") : joined(sentences, QStringLiteral("%1 %2"));
}

} // namespace ui
