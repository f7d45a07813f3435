#include "core/game/rng.h"
#include "core/smashup/scenario/position.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/painting/card_layout.h"
#include "ui/table/smashup/board_delegate.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/card_peek.h"
#include "ui/table/smashup/card_picture.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/smashup/smash_up_table_model.h"

#include <nlohmann/json.hpp>

#include <QDragEnterEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QLayout>
#include <QMimeData>
#include <QTest>

#include <algorithm>
#include <functional>
#include <map>

using core::smashup::TableView;

/// What the table says before a drop, against what the rules make of it.
class DropTargetsTest final : public QObject {
    Q_OBJECT

private:
    /// Walks through a few matches and shows each own play phase.
    template <typename Look>
    static void eachPlayPhase(Look look)
    {
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto match
                = tests::smashUp().newMatch(tests::smashUpSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                if (match->quiet() && core::contains(match->standing().current, prompt.seat)) {
                    const auto world = match->clone();
                    core::Rng deal(seed + 100);
                    world->conceal(prompt.seat, deal);
                    look(*match, *world, core::smashup::viewFor(*match, prompt.seat));
                }
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }

    static const core::smashup::BaseView* baseIn(const TableView& table, int slot)
    {
        const auto found = std::find_if(
            table.bases.begin(), table.bases.end(), [slot](const auto& base) { return base.slot == slot; });
        return found == table.bases.end() ? nullptr : &*found;
    }

    /// The minion of that name that is new at the base; of equal cards the rules may play another one.
    static const core::smashup::CardView* arrivedAt(
        const TableView& then, int slot, const TableView& now, const core::smashup::CardView& card)
    {
        for (const auto& base : then.bases)
            for (const auto& minion : base.minions) {
                const auto* before = ui::findCard(now, minion.id);
                const bool inHand = std::any_of(now.hand.begin(), now.hand.end(),
                    [&](const core::smashup::CardView& each) { return each.id == minion.id; });
                if (base.slot == slot && minion.name == card.name && (before == nullptr || inHand))
                    return &minion;
            }
        return nullptr;
    }

    /// How much power the seat has more than all others once each card that is asked for was chosen; nothing where
    /// something else may be chosen, or more than power hangs on it.
    static std::map<int, int> leadsByTarget(const core::Match& match, core::Seat seat)
    {
        std::map<int, int> leads;
        const TableView now = core::smashup::viewFor(match, seat);
        for (const core::ChoiceView& choice : now.prompt.choices) {
            const auto then = match.clone();
            then->apply(choice.choice);
            if (choice.kind != core::ChoiceView::Kind::Card || choice.elsewhere || now.prompt.source.empty()
                || now.scoring || then->disclosures() != match.disclosures())
                return {};
            int& lead = leads[choice.card];
            for (const auto& base : core::smashup::viewFor(*then, seat).bases)
                for (std::size_t i = 0; i < now.seats.size(); ++i)
                    lead += core::seatAt(static_cast<int>(i)) == seat ? base.power[i] : -base.power[i];
        }
        return leads;
    }

    /// One that stands in `whole` with these words in it; null where there is none.
    static const QLabel* labelWith(const QWidget& whole, const QString& words)
    {
        for (const QLabel* label : whole.findChildren<QLabel*>())
            if (!label->isHidden() && label->text().contains(words))
                return label;
        return nullptr;
    }

    /// What is asked, in the few words that stand on a card.
    static QString asked(const TableView& table)
    {
        QSet<QString> kinds;
        for (const core::ChoiceView& each : table.prompt.choices) {
            using Kind = core::ChoiceView::Kind;
            const auto* card = inPlay(table, each.card);
            if (each.kind == Kind::Card)
                kinds << (card != nullptr && card->isMinion ? QStringLiteral("minion") : QStringLiteral("card"));
            else if (each.kind != Kind::Pass && each.kind != Kind::Done)
                kinds << (each.kind == Kind::Place ? QStringLiteral("base")
                        : each.kind == Kind::Seat  ? QStringLiteral("player")
                                                   : QStringLiteral("choice"));
        }
        if (kinds == QSet<QString> { QStringLiteral("minion"), QStringLiteral("card") })
            kinds.remove(QStringLiteral("minion"));
        return QStringLiteral("then a %1").arg(kinds.size() == 1 ? *kinds.begin() : QStringLiteral("choice"));
    }

    static bool shows(const ui::SmashUpTableModel& model, int card, const QString& words)
    {
        const QList<ui::OutcomePart> parts = model.outcomeOf(card);
        return std::any_of(
            parts.begin(), parts.end(), [&](const ui::OutcomePart& each) { return each.shown == words; });
    }

    static const core::smashup::CardView* inPlay(const TableView& table, int card)
    {
        const std::vector<const core::smashup::CardView*> cards = ui::cardsInPlay(table);
        const auto found
            = std::find_if(cards.begin(), cards.end(), [card](const auto* each) { return each->id == card; });
        return found == cards.end() ? nullptr : *found;
    }

    /// What has to be said of a card once it was chosen, seen from what lies where then; nothing where it is as it was.
    static QString becomes(int card, const TableView& now, const TableView& then)
    {
        const auto* before = inPlay(now, card);
        const auto* after = inPlay(then, card);
        if (after == nullptr) {
            const auto owner = static_cast<std::size_t>(core::indexOf(before->owner));
            const auto& discard = then.seats[owner].discard;
            if (std::any_of(discard.begin(), discard.end(), [card](const auto& each) { return each.id == card; }))
                return QStringLiteral("destroyed");
            return then.seats[owner].handSize > now.seats[owner].handSize ? QStringLiteral("to hand")
                                                                          : QStringLiteral("to deck");
        }
        const auto* from = ui::baseOf(now, card);
        const auto* to = ui::baseOf(then, card);
        if (from != nullptr && to != nullptr && from->slot != to->slot)
            return QStringLiteral("moves");
        if (before->controller != after->controller)
            return QStringLiteral("changes sides");
        if (before->power != after->power)
            return QStringLiteral("power %1 \u2192 %2").arg(before->power).arg(after->power);
        return before->attachments.size() < after->attachments.size() ? QStringLiteral("stays on it") : QString();
    }

    /// Walks through matches of drawn pairs and shows each question that is asked by a card.
    template <typename Look>
    static void eachQuestion(int matches, Look look)
    {
        core::Problems problems;
        for (int seed = 1; seed <= matches; ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2 + seed % 2, number), problems);
            core::Rng rng(number);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const TableView now = core::smashup::viewFor(*match, prompt.seat);
                if (!now.prompt.source.empty())
                    look(*match, now);
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }

private Q_SLOTS:
    /// Also where a card comes up that nobody knows yet: the power it has at that base is certain.
    void aDropComesToWhatWasSaid()
    {
        int compared = 0;
        int open = 0;
        int drew = 0;
        eachPlayPhase([&](const core::Match& match, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            for (const auto& card : now.hand) {
                if (!card.isMinion || !marks.hasCard(card.id))
                    continue;
                const ui::DropTargets targets = ui::findDropTargets(world, now.viewer, card.id, marks.ofCard(card.id));
                for (const int slot : targets.bases) {
                    const ui::Consequence said = ui::consequenceAt(world, now, slot, &card, targets.toBase[slot]);
                    QVERIFY(said.known);
                    const auto real = match.clone();
                    for (const core::Choice choice : targets.toBase[slot]) {
                        QVERIFY(real->prompt().accepts(choice));
                        real->apply(choice);
                    }
                    const TableView then = core::smashup::viewFor(*real, now.viewer);
                    // Where nothing else happens there its arrival is all, and what others have by that.
                    const auto* before = baseIn(now, slot);
                    const auto* after = baseIn(then, slot);
                    if (!said.certain && arrivedAt(then, slot, now, card) != nullptr
                        && after->minions.size() == before->minions.size() + 1) {
                        ++open;
                        QCOMPARE(said.total, after->total);
                        QCOMPARE(said.power, after->power);
                    }
                    if (!said.certain)
                        continue;
                    drew += said.drawn > 0 ? 1 : 0;
                    const auto own = static_cast<std::size_t>(core::indexOf(now.viewer));
                    QCOMPARE(then.seats[own].handSize - now.seats[own].handSize + 1, said.drawn);
                    QCOMPARE(then.seats[own].vp - now.seats[own].vp, said.gainedAtOnce[own]);
                    if (said.drawn == 0)
                        QCOMPARE(said.asks.empty(), then.prompt.seat != now.viewer || then.prompt.source.empty());
                    const auto* there = arrivedAt(then, slot, now, card);
                    QCOMPARE(said.leaves, there == nullptr);
                    if (there != nullptr)
                        QCOMPARE(said.arrives, there->power);
                    for (const auto& base : then.bases)
                        if (base.slot == slot) {
                            ++compared;
                            QCOMPARE(said.total, base.total);
                            QCOMPARE(said.power, base.power);
                            QCOMPARE(said.place, base.place);
                        }
                }
                return; // one card a position is enough
            }
        });
        QVERIFY(compared > 100);
        QVERIFY(open > 0);
        QVERIFY(drew > 0);
    }

    /// A Microbot Alpha has 1 more for each other minion of its seat: it counts one that turns up a card as it comes.
    void whatOthersGainByItCountsBeforeACardComesUp()
    {
        const auto scenario = nlohmann::json::parse(R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","seats":[
            {"name":"Ada","hand":["Hoverbot"],"deck":["Scout","Scout","Scout","Scout"],"deck_only":true},
            {"name":"Ben","hand":[],"deck":["Scout","Scout","Scout","Scout"],"deck_only":true}],
            "bases":[{"name":"Temple of Goju","minions":[{"card":"Microbot Alpha","seat":"Ada"}]},{"name":"Tortuga"}],
            "base_deck":["The Homeworld","Jungle Oasis"],"base_deck_only":true})");
        const auto from = core::smashup::buildPosition(
            static_cast<const core::smashup::SmashUpGame&>(tests::smashUp()).libraries(), scenario);
        QVERIFY2(from.match != nullptr, from.error.c_str());
        const TableView now = core::smashup::viewFor(*from.match, core::Seat::First);
        const core::smashup::CardView& card = now.hand.front();
        const ui::DropTargets targets
            = ui::findDropTargets(*from.match, now.viewer, card.id, ui::Marks(now).ofCard(card.id));
        for (const core::smashup::BaseView& base : now.bases) {
            const ui::Consequence said
                = ui::consequenceAt(*from.match, now, base.slot, &card, targets.toBase[base.slot]);
            QVERIFY(!said.certain);
            QCOMPARE(said.totalNow, base.name == "Temple of Goju" ? 1 : 0);
            QCOMPARE(said.total, base.name == "Temple of Goju" ? 1 + 1 + 3 : 3);
        }
    }

    /// Where cards on the table are asked for, the keyboard begins at none that is worse for oneself than another.
    void theKeyboardBeginsAtTheKindestTarget()
    {
        int checked = 0;
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
        table.resize(1200, 820);
        table.setAsking(true);
        table.show();
        auto* board = table.findChild<ui::BoardView*>();
        for (std::uint64_t seed = 1; seed <= 12 && checked < 6; ++seed) {
            core::Problems problems;
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const std::map<int, int> leads = leadsByTarget(*match, prompt.seat);
                const auto [worst, best] = std::minmax_element(leads.begin(), leads.end(),
                    [](const auto& one, const auto& other) { return one.second < other.second; });
                if (!leads.empty() && best->second > worst->second) {
                    table.showMatch(*match, prompt.seat);
                    table.focusChoice();
                    if (const auto focused = leads.find(board->currentCard()); focused != leads.end()) {
                        ++checked;
                        QCOMPARE(focused->second, best->second);
                    }
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY2(checked > 3, qPrintable(QString::number(checked)));
    }

    /// Where a card cannot go there is a reason, and where it can go there is none.
    void eachPlaceIsEitherLegalOrSaysWhyNot()
    {
        int barred = 0;
        eachPlayPhase([&barred](const core::Match&, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            for (const auto& card : now.hand) {
                if (!card.isMinion || !marks.hasCard(card.id))
                    continue;
                const ui::DropTargets targets = ui::findDropTargets(world, now.viewer, card.id, marks.ofCard(card.id));
                if (targets.anywhere)
                    continue;
                for (const auto& base : now.bases) {
                    const auto bar = core::smashup::playBar(world, now.viewer, card.id, base.slot);
                    const bool legal = targets.bases.contains(base.slot);
                    QCOMPARE(bar.kind == core::smashup::PlayBar::Kind::None, legal);
                    barred += legal ? 0 : 1;
                    if (bar.kind == core::smashup::PlayBar::Kind::Card)
                        QVERIFY(!bar.name.empty() && !bar.text.empty());
                }
            }
        });
        QVERIFY(barred > 0);
    }

    /// An action that is held over a minion says what it would change there, as one that is held over a base does.
    void aHeldCardTellsWhatItComesToOnACard()
    {
        bool told = false;
        eachPlayPhase([&told](const core::Match& match, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            for (std::size_t row = 0; row < now.hand.size() && !told; ++row) {
                const core::smashup::CardView& held = now.hand[row];
                if (held.isMinion || !marks.hasCard(held.id))
                    continue;
                ui::DropTargets targets = ui::findDropTargets(world, now.viewer, held.id, marks.ofCard(held.id));
                for (const auto& base : now.bases)
                    for (const auto& minion : base.minions) {
                        const ui::Consequence at = targets.toCard.contains(minion.id)
                            ? ui::consequenceAt(world, now, base.slot, nullptr, targets.toCard[minion.id])
                            : ui::Consequence();
                        if (told || !at.known || !at.certain || at.total == at.totalNow)
                            continue;
                        told = true;
                        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
                        table.resize(1200, 820);
                        table.setAsking(true);
                        table.showMatch(match, now.viewer);
                        table.show();
                        auto* hand = table.findChild<ui::FanView*>(QStringLiteral("hand"));
                        auto* board = table.findChild<ui::BoardView*>();
                        const auto* hands = static_cast<const ui::HandModel*>(hand->model());
                        const std::unique_ptr<QMimeData> data(
                            hand->model()->mimeData({ hand->model()->index(hands->rowOf(held.id), 0) }));
                        const QPoint over = board->cardRect(minion.id).center();
                        QDragEnterEvent enter(over, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
                        QCoreApplication::sendEvent(board->viewport(), &enter);
                        QDragMoveEvent move(over, Qt::MoveAction, data.get(), Qt::LeftButton, Qt::NoModifier);
                        QCoreApplication::sendEvent(board->viewport(), &move);
                        const auto says = [&table](const QString& words) {
                            const QList<QLabel*> labels = table.closeUp()->findChildren<QLabel*>();
                            return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) {
                                return !label->isHidden() && label->text().contains(words);
                            });
                        };
                        QVERIFY(says(QStringLiteral("If you choose %1").arg(QString::fromStdString(minion.name))));
                        QVERIFY(says(QString::number(at.total)));
                        // On the card itself, for who sees it and who hears it, as long as it is held.
                        const QModelIndex place = board->indexAt(over);
                        const QString change = QStringLiteral("%1 \u2192 %2").arg(at.totalNow).arg(at.total);
                        const auto* model = static_cast<const ui::SmashUpTableModel*>(board->model());
                        QVERIFY(shows(*model, minion.id, change));
                        QVERIFY(place.data(Qt::AccessibleTextRole).toString().contains(change));
                        QDragLeaveEvent leave;
                        QCoreApplication::sendEvent(board->viewport(), &leave);
                        QVERIFY(model->outcomeOf(minion.id).isEmpty());
                    }
            }
        });
        QVERIFY(told);
    }

    /// Whoever points at a card that asks for no target, or comes to it by key, is told what playing it would change
    /// most.
    void aCardWithoutATargetTellsWhatItComesTo()
    {
        int told = 0;
        eachPlayPhase([&told](const core::Match& match, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            for (std::size_t row = 0; row < now.hand.size() && told < 10; ++row) {
                const core::smashup::CardView& held = now.hand[row];
                if (held.isMinion || marks.ofCard(held.id).size() != 1)
                    continue;
                const ui::DropTargets targets = ui::findDropTargets(world, now.viewer, held.id, marks.ofCard(held.id));
                const ui::Consequence at = ui::playedOutright(world, now, targets);
                if (at.slot < 0 || at.total == at.totalNow)
                    continue;
                ++told;
                const auto then = match.clone();
                then->apply(marks.ofCard(held.id).front().choice);
                const TableView after = core::smashup::viewFor(*then, now.viewer);
                QCOMPARE(after.bases.size(), now.bases.size());
                QString name;
                for (std::size_t base = 0; base < now.bases.size(); ++base) {
                    QVERIFY(
                        std::abs(after.bases[base].total - now.bases[base].total) <= std::abs(at.total - at.totalNow));
                    if (now.bases[base].slot == at.slot) {
                        QCOMPARE(after.bases[base].total, at.total);
                        name = QString::fromStdString(now.bases[base].name);
                    }
                }
                ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
                table.resize(1200, 820);
                table.setAsking(true);
                table.showMatch(match, now.viewer);
                table.show();
                auto* hand = table.findChild<ui::FanView*>(QStringLiteral("hand"));
                const int lies = static_cast<const ui::HandModel*>(hand->model())->rowOf(held.id);
                hand->setCurrentIndex({});
                hand->setCurrentIndex(hand->model()->index(lies, 0));
                QWidget& closeUp = *table.closeUp();
                const QString heading = QStringLiteral("If you play it: %1").arg(name);
                const QLabel* outcome = labelWith(closeUp, heading);
                QVERIFY(outcome != nullptr);
                // The card comes first, by its picture, or by its words where that would be too small.
                closeUp.show();
                const auto lieInOrder = [&](const QWidget* card) {
                    closeUp.resize(closeUp.sizeHint());
                    closeUp.layout()->activate();
                    return !card->isHidden() && card->geometry().bottom() < outcome->y();
                };
                QVERIFY(lieInOrder(closeUp.findChild<ui::CardPicture*>()));
                table.setCloseUpRoom({ 260, 400 });
                const QLabel* words = labelWith(closeUp, QString::fromStdString(held.text));
                QVERIFY(words != nullptr && lieInOrder(words));
                // So it does where it is held up over the table.
                QTest::mouseMove(&table, { 1, 1 });
                table.setCloseUpInSight(false);
                QTest::mouseMove(hand->viewport(), hand->cardRect(lies).center().toPoint());
                const auto* peek = table.findChild<ui::CardPeek*>();
                QTRY_VERIFY(peek->isVisible());
                outcome = labelWith(*peek, heading);
                const auto* picture = peek->findChild<ui::CardPicture*>();
                words = labelWith(*peek, QString::fromStdString(held.text));
                QVERIFY(outcome != nullptr && (picture->isVisible() || words != nullptr));
                QVERIFY((words != nullptr ? static_cast<const QWidget*>(words) : picture)->y() < outcome->y());
            }
        });
        QVERIFY2(told > 3, qPrintable(QString::number(told)));
    }

    /// However a card was lifted: each target of an open question says what choosing it makes of the power at its base.
    void eachTargetOfAQuestionTellsWhatItComesTo()
    {
        core::Problems problems;
        int told = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const TableView now = core::smashup::viewFor(*match, prompt.seat);
                std::map<int, QString> changes;
                for (const core::ChoiceView& choice : now.prompt.choices)
                    for (const auto& base : now.bases) {
                        const bool here = std::any_of(base.minions.begin(), base.minions.end(),
                            [&](const core::smashup::CardView& each) { return each.id == choice.card; });
                        const auto then = match->clone();
                        then->apply(choice.choice);
                        const TableView after = core::smashup::viewFor(*then, prompt.seat);
                        const auto same = std::find_if(after.bases.begin(), after.bases.end(),
                            [&](const core::smashup::BaseView& each) { return each.id == base.id; });
                        if (here && choice.kind == core::ChoiceView::Kind::Card && same != after.bases.end()
                            && then->disclosures() == match->disclosures())
                            changes[choice.card] = same->total == base.total
                                ? QString()
                                : QStringLiteral("%1 \u2192 %2").arg(base.total).arg(same->total);
                    }
                if (!now.prompt.source.empty() && !changes.empty()) {
                    ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
                    table.resize(1200, 820);
                    table.setAsking(true);
                    table.showMatch(*match, prompt.seat);
                    const auto* model
                        = static_cast<const ui::SmashUpTableModel*>(table.findChild<ui::BoardView*>()->model());
                    for (const auto& [card, change] : changes) {
                        QVERIFY2(change.isEmpty() || shows(*model, card, change), qPrintable(change));
                        told += change.isEmpty() ? 0 : 1;
                    }
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY2(told > 50, qPrintable(QString::number(told)));
    }

    /// Each card on the table that a question offers says what becomes of it, as it then does; nothing where that hangs
    /// on what the viewer does not know. The side tells the same of the one that is pointed at.
    void eachTargetOfAQuestionTellsWhatBecomesOfIt()
    {
        std::map<QString, int> told;
        int attached = 0;
        int open = 0;
        int beside = 0;
        eachQuestion(10, [&](const core::Match& match, const TableView& now) {
            const ui::Marks marks(now);
            std::vector<int> offered;
            for (const auto* card : ui::cardsInPlay(now))
                if (marks.ofCard(card->id).size() == 1)
                    offered.push_back(card->id);
            if (offered.empty())
                return;
            ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
            table.resize(1200, 820);
            table.setAsking(true);
            table.showMatch(match, now.viewer);
            auto* board = table.findChild<ui::BoardView*>();
            const auto* model = static_cast<const ui::SmashUpTableModel*>(board->model());
            for (const int card : offered) {
                const auto then = match.clone();
                then->apply(marks.ofCard(card).front().choice);
                const QList<ui::OutcomePart> parts = model->outcomeOf(card);
                const auto* base = ui::baseOf(now, card);
                QVERIFY(base != nullptr);
                const TableView after = core::smashup::viewFor(*then, now.viewer);
                const bool stays = std::any_of(after.bases.begin(), after.bases.end(),
                    [&](const auto& each) { return each.id == base->id && each.slot == base->slot; });
                if (now.scoring && (parts.isEmpty() || then->disclosures() != match.disclosures()))
                    continue; // whether the others are asked first hangs on what they hold
                if (then->disclosures() != match.disclosures() || !stays) {
                    ++open;
                    const QString said = ui::outcomeLine(parts);
                    QVERIFY2(parts.isEmpty() || said.contains(QStringLiteral("you draw")), qPrintable(said));
                    continue;
                }
                const QString expected = becomes(card, now, after);
                const QString first = parts.isEmpty() ? QString() : parts.front().shown;
                QString kind = expected.startsWith(QStringLiteral("power ")) ? QStringLiteral("power") : expected;
                if (expected == QStringLiteral("destroyed") && !inPlay(now, card)->isMinion)
                    kind = first;
                QVERIFY2(expected.isEmpty() || first == expected
                        || (expected == QStringLiteral("destroyed") && first == QStringLiteral("discarded")),
                    qPrintable(first + QStringLiteral(" / ") + expected));
                ++told[kind];
                if (!now.scoring && after.prompt.seat == now.viewer && !after.prompt.source.empty())
                    QVERIFY(shows(*model, card, asked(after)));
                if (parts.isEmpty())
                    continue;
                // Who hears the table, or points at the card, is told the same.
                QVERIFY(model->spokenCard(card).contains(ui::outcomeLine(parts)));
                if (!inPlay(now, card)->isMinion) {
                    ++attached;
                    bool read = false;
                    for (int row = 0; row < model->rowCount(); ++row)
                        for (int column = 0; column < model->columnCount(); ++column)
                            read = read
                                || model->index(row, column)
                                       .data(Qt::AccessibleTextRole)
                                       .toString()
                                       .contains(ui::outcomeLine(parts));
                    QVERIFY(read);
                }
                if (!expected.isEmpty() && !now.scoring && beside < 20) {
                    ++beside;
                    Q_EMIT board->looked(card, base->slot);
                    const QList<QLabel*> labels = table.closeUp()->findChildren<QLabel*>();
                    QVERIFY2(std::any_of(labels.begin(), labels.end(),
                                 [&](const QLabel* label) {
                                     return !label->isHidden()
                                         && label->text().contains(QStringLiteral("What becomes of it: ") + first);
                                 }),
                        qPrintable(first));
                }
            }
        });
        for (const char* kind : { "destroyed", "to hand", "to deck", "moves", "power" })
            QVERIFY2(told[QString::fromLatin1(kind)] > 0, kind);
        QVERIFY(attached > 0);
        QVERIFY(open > 0);
        QVERIFY(beside > 10);
    }

    /// What no card of the printings that are there does is said as well.
    void aCardThatChangesSidesSaysSo()
    {
        const TableView table = samples::twoPlayers();
        ui::Consequence at;
        at.known = true;
        at.onCard = ui::CardConsequence {};
        QVERIFY(ui::outcomeParts(at, table).isEmpty());
        at.onCard->changesSides = true;
        at.totalNow = 7;
        at.total = 5;
        at.asks = "Saucy Wench: choose a minion.";
        QCOMPARE(ui::outcomeLine(ui::outcomeParts(at, table)),
            QStringLiteral("changes sides, base 7 \u2192 5, then a choice"));
        at.asksFor = ui::AskedFor::Minion;
        QVERIFY(ui::outcomeLine(ui::outcomeParts(at, table)).endsWith(QStringLiteral("then choose a minion")));
        at.asksHere = true;
        QVERIFY(ui::outcomeLine(ui::outcomeParts(at, table)).endsWith(QStringLiteral("then choose a minion here")));
        at.certain = false;
        QVERIFY(ui::outcomeParts(at, table).isEmpty());
    }

    /// An action that asks for a card of the hand is dropped anywhere: that card is no place on the table.
    void aCardThatAsksForTheHandIsDroppedAnywhere()
    {
        int asked = 0;
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const TableView now = core::smashup::viewFor(*match, prompt.seat);
                for (const core::ChoiceView& play : now.prompt.choices) {
                    if (!match->quiet() || !play.deed || play.card < 0)
                        continue;
                    const auto then = match->clone();
                    then->apply(play.choice);
                    const TableView after = core::smashup::viewFor(*then, now.viewer);
                    const auto& choices = after.prompt.choices;
                    const bool hand = after.prompt.seat == now.viewer && !after.prompt.source.empty()
                        && std::any_of(choices.begin(), choices.end(), [&](const core::ChoiceView& each) {
                               return each.kind == core::ChoiceView::Kind::Card && !each.elsewhere
                                   && inPlay(after, each.card) == nullptr;
                           });
                    if (!hand)
                        continue;
                    ++asked;
                    const ui::DropTargets targets = ui::findDropTargets(*match, now.viewer, play.card, { play });
                    QVERIFY2(targets.anywhere || !targets.bases.isEmpty(), play.label.c_str());
                    for (const int target : targets.cards)
                        QVERIFY2(inPlay(after, target) != nullptr, play.label.c_str());
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(asked > 0);
    }

    /// Cards of every form have what would become of them on them, as words or as a sign, clear of name and power.
    void aLabelCoversNeitherNameNorPower_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1440, 900);
        QTest::newRow("usual") << QSize(1200, 820);
        QTest::newRow("low") << QSize(1200, 520);
        QTest::newRow("narrow") << QSize(820, 640);
    }

    void aLabelCoversNeitherNameNorPower()
    {
        QFETCH(const QSize, size);
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play, nullptr);
        QFont body = table.font();
        body.setPixelSize(13); // as the theme has it
        table.setFont(body);
        table.resize(size);
        table.show();
        auto* board = table.findChild<ui::BoardView*>();
        auto* model = static_cast<ui::SmashUpTableModel*>(board->model());
        const ui::OutcomePart destroyed { ui::OutcomeSign::Leaves, QStringLiteral("destroyed"), {} };
        const ui::OutcomePart change { ui::OutcomeSign::Less, QStringLiteral("17 \u2192 12"), {} };
        int written = 0;
        int signs = 0;
        int phase = 0;
        eachPlayPhase([&](const core::Match& match, const core::Match&, const TableView& now) {
            if (++phase % 8 != 0)
                return;
            table.showMatch(match, now.viewer);
            QHash<int, QList<ui::OutcomePart>> outcomes;
            for (const auto* card : ui::cardsInPlay(now))
                outcomes[card->id] = { destroyed, change };
            model->setOutcomes(outcomes);
            QSet<int> told;
            for (int row = 0; row < model->rowCount(); ++row)
                for (int column = 0; column < model->columnCount(); ++column) {
                    const QModelIndex index = model->index(row, column);
                    const QRect cell = board->visualRect(index);
                    for (const auto& [card, labels] : board->delegate().outcomes(index, cell, board->font())) {
                        told.insert(card);
                        for (const ui::LyingCard& lying : board->delegate().cards(index, cell, board->font()).cards) {
                            if (lying.card->id != card)
                                continue;
                            for (const int id : lying.ids)
                                told.insert(id);
                            QVERIFY(!labels.empty());
                            ui::CardFace face = board->delegate().cardFace(*lying.card);
                            face.copies = lying.copies();
                            const ui::CardLayout at = ui::layOut(face, lying.form, lying.area, board->font());
                            QRectF name = at.name;
                            if (ui::isCompact(lying.form))
                                name.setWidth(QFontMetricsF(at.nameFont).horizontalAdvance(face.name));
                            for (const ui::OutcomeLabel& label : labels) {
                                if (label.text.isEmpty()) {
                                    ++signs;
                                    QVERIFY(!label.area.intersects(at.power));
                                    continue;
                                }
                                ++written;
                                QVERIFY(!label.area.intersects(name));
                                QVERIFY(!label.area.intersects(at.power));
                                QVERIFY(lying.area.contains(label.area));
                            }
                        }
                    }
                }
            for (const auto* card : ui::cardsInPlay(now))
                QVERIFY2(told.contains(card->id), card->name.c_str());
        });
        QVERIFY(written > 0);
        if (size.width() < 1000 || size.height() < 600)
            QVERIFY(signs > 0);
    }

    /// All that can be seen of what lies on the bases.
    static QString lying(const TableView& table)
    {
        QStringList all;
        for (const auto& base : table.bases) {
            all << QStringLiteral("%1 %2 %3 %4").arg(base.id).arg(base.total).arg(base.breakpoint).arg(base.cancelled);
            for (const auto* cards : { &base.minions, &base.actions })
                for (const auto& card : *cards)
                    all << QStringLiteral("%1 %2 %3").arg(card.id).arg(card.power).arg(core::indexOf(card.controller));
            for (const auto& minion : base.minions)
                for (const auto& attached : minion.attachments)
                    all << QString::number(attached.id);
        }
        return all.join(QLatin1Char(','));
    }

    /// Whatever is asked for a card: it is called idle where no answer changes anything that can be seen, and nowhere
    /// else.
    void whatChangesNothingByAnyAnswerIsCalledIdle()
    {
        std::uint32_t disclosed = 0; // whoever is shown something knows more
        const std::function<bool(const core::Match&, core::Seat, const TableView&)> changes
            = [&changes, &disclosed](const core::Match& match, core::Seat viewer, const TableView& before) {
                  const TableView now = core::smashup::viewFor(match, viewer);
                  if (now.prompt.source.empty() || now.prompt.seat != viewer) {
                      bool same = match.disclosures() == disclosed && now.prompt.seat == viewer
                          && lying(now) == lying(before) && now.hand.size() + 1 == before.hand.size()
                          && now.baseDeckSize == before.baseDeckSize && now.minionPlaysLeft == before.minionPlaysLeft
                          && now.actionPlaysLeft + 1 == before.actionPlaysLeft;
                      for (std::size_t i = 0; i < now.seats.size(); ++i)
                          same = same && now.seats[i].vp == before.seats[i].vp
                              && now.seats[i].deckSize == before.seats[i].deckSize
                              && now.seats[i].barred == before.seats[i].barred
                              && now.seats[i].barredNext == before.seats[i].barredNext;
                      return !same;
                  }
                  const core::Prompt prompt = match.prompt();
                  return std::any_of(prompt.choices.begin(), prompt.choices.end(), [&](core::Choice choice) {
                      const auto then = match.clone();
                      then->apply(choice);
                      return changes(*then, viewer, before);
                  });
              };
        int asked = 0;
        eachPlayPhase([&](const core::Match& match, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            QSet<QString> seen;
            for (const auto& card : now.hand) {
                if (card.isMinion || marks.ofCard(card.id).size() != 1
                    || seen.contains(QString::fromStdString(card.name)))
                    continue;
                seen.insert(QString::fromStdString(card.name));
                disclosed = match.disclosures();
                const auto then = match.clone();
                then->apply(marks.ofCard(card.id).front().choice);
                const bool asks = !core::smashup::viewFor(*then, now.viewer).prompt.source.empty();
                if (!asks || changes(*then, now.viewer, now))
                    continue;
                ++asked;
                QVERIFY2(ui::doNothing(world, now.viewer, marks.ofCard(card.id)), card.name.c_str());
            }
        });
        QVERIFY2(asked > 3, qPrintable(QString::number(asked)));
    }

    /// A card is called idle only where nothing but its own way to the discard pile comes of it.
    void whatIsCalledIdleChangesNothing()
    {
        int idle = 0;
        int busy = 0;
        eachPlayPhase([&](const core::Match& match, const core::Match& world, const TableView& now) {
            const ui::Marks marks(now);
            for (const auto& card : now.hand) {
                if (card.isMinion || !marks.hasCard(card.id))
                    continue;
                if (!ui::doNothing(world, now.viewer, marks.ofCard(card.id))) {
                    ++busy;
                    continue;
                }
                ++idle;
                const auto real = match.clone();
                real->apply(marks.ofCard(card.id).front().choice);
                const TableView after = core::smashup::viewFor(*real, now.viewer);
                QCOMPARE(after.bases.size(), now.bases.size());
                for (std::size_t i = 0; i < now.bases.size(); ++i) {
                    QCOMPARE(after.bases[i].id, now.bases[i].id);
                    QCOMPARE(after.bases[i].total, now.bases[i].total);
                    QCOMPARE(after.bases[i].minions.size(), now.bases[i].minions.size());
                    QCOMPARE(after.bases[i].actions.size(), now.bases[i].actions.size());
                }
                for (std::size_t i = 0; i < now.seats.size(); ++i)
                    QCOMPARE(after.seats[i].vp, now.seats[i].vp);
            }
        });
        QVERIFY(idle > 10);
        QVERIFY(busy > 100);
    }
};

REGISTER_TEST(DropTargetsTest)
#include "drop_targets_test.moc"
