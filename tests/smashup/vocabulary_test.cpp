#include "core/smashup/cards/card_library.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <set>

using namespace core::smashup;

namespace {

struct Verb {
    OpCode code;
    const char* word;
};

constexpr Verb kVerbs[] = {
#define OP(code, verb, ...) { OpCode::code, verb },
#include "core/smashup/cards/ops.def"
#undef OP
};

/// In the order of Static::Kind, Trigger and Timing; what is added there later is told by its number.
constexpr const char* kStatics[] = { "power", "cannot be destroyed", "protect", "shield", "cancel", "countsAs",
    "ignore", "cannotPlay", "extraEachTurn", "minionsFrom", "cannotMove" };
constexpr const char* kEvents[]
    = { "none", "minionPlayed", "minionDestroyed", "turnStart", "turnEnd", "affected", "minionDiscarded" };
constexpr const char* kTimes[] = { "play", "talent", "after an event", "beforeScoring", "afterScoring", "when",
    "replaced", "instead", "cleared", "playPhase", "asAction" };

template <std::size_t Size, typename Value>
std::string wordOf(const char* const (&words)[Size], Value value)
{
    const auto index = static_cast<std::size_t>(value);
    return index < Size ? words[index] : "number " + std::to_string(index);
}

/// The game's own actions and terms, which the rules name: words of the language however few cards use them.
const std::set<std::string> kOwn { "swapBase", "shuffleIn", "name", "gainVp", "shuffle", "discardRandom", "revealHand",
    "lookAtHand", "lowerBreakpoint", "reveal", "lookAtTop", "putBack", "returnMadness", "give", "deckTop", "deckBottom",
    "box" /* 3.2 */, "discardCards" /* 12.4 */, "cannot be destroyed" /* 11.7 */, "cancel" /* 11.10 */,
    "ignore" /* 11.10 */, "affected" /* 11.1 */, "cleared" /* 13.10 */, "replaced" /* 13.2 */, "lookAtBases" /* 3.4 */,
    "playPhase" /* 5.7 */, "swapCard" /* 9.11 */, "cancelBase" /* 11.10 */, "minionDiscarded" /* 13.2 */,
    "addCounters" /* 16 */, "asAction" /* 19.4 */ };

} // namespace

/// The language stays general: no card is written in C++, and few verbs serve a single card.
class VocabularyTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fewVerbsServeASingleCard()
    {
        std::map<std::string, std::set<std::string>> users;
        std::set<std::string> cards;
        const auto& game = static_cast<const SmashUpGame&>(tests::smashUp());
        for (const std::string& set : game.setNames()) {
            const CardLibrary& library = *game.libraries().find(set);
            for (std::size_t i = 0; i < library.size(); ++i) {
                const CardDef& card = library.def(static_cast<DefId>(i));
                cards.insert(card.name);
                for (const Ability& ability : card.abilities) {
                    users[wordOf(kTimes, ability.timing)].insert(card.name);
                    if (ability.timing == Timing::Trigger)
                        users[wordOf(kEvents, ability.trigger)].insert(card.name);
                    for (const Op& op : ability.ops)
                        for (const Verb& verb : kVerbs)
                            if (verb.code == op.code)
                                users[verb.word].insert(card.name);
                }
                for (const Static& each : card.statics)
                    users[wordOf(kStatics, each.kind)].insert(card.name);
            }
        }
        QStringList single;
        for (const auto& [word, who] : users) {
            if (who.size() != 1)
                continue;
            const bool own = kOwn.contains(word);
            const QString line = QString::fromStdString(word + ": " + *who.begin());
            qInfo("%s%s", qPrintable(line), own ? ", a term of the game's own" : "");
            if (!own)
                single << line;
        }
        const auto share = 100.0 * static_cast<double>(single.size()) / static_cast<double>(cards.size());
        qInfo("no native ops; %lld words of one card alone, %.1f %% of %zu different cards and bases",
            static_cast<long long>(single.size()), share, cards.size());
        QVERIFY2(share < 5.0, qPrintable(single.join(QLatin1Char('\n'))));
    }
};

REGISTER_TEST(VocabularyTest)
#include "vocabulary_test.moc"
