#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/smashup/smash_up_table_model.h"

#include <QDragEnterEvent>
#include <QLabel>
#include <QMimeData>
#include <QTest>

#include <algorithm>
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
                    if (const auto* lies = ui::findCard(then, card.id); !said.certain && lies != nullptr) {
                        ++open;
                        QCOMPARE(said.gained(now.viewer), lies->power);
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
                        QVERIFY(says(QStringLiteral("If you drop it on %1").arg(QString::fromStdString(minion.name))));
                        QVERIFY(says(QString::number(at.total)));
                        // On the card itself, for who sees it and who hears it, as long as it is held.
                        const QModelIndex place = board->indexAt(over);
                        const QString change = QStringLiteral("%1 \u2192 %2").arg(at.totalNow).arg(at.total);
                        const auto* model = static_cast<const ui::SmashUpTableModel*>(board->model());
                        QCOMPARE(model->outcomeOf(minion.id), change);
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
                const QList<QLabel*> labels = table.closeUp()->findChildren<QLabel*>();
                const QString heading = QStringLiteral("If you play it: %1").arg(name);
                QVERIFY(std::any_of(labels.begin(), labels.end(),
                    [&](const QLabel* label) { return !label->isHidden() && label->text().contains(heading); }));
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
                        QCOMPARE(model->outcomeOf(card), change);
                        told += change.isEmpty() ? 0 : 1;
                    }
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY2(told > 50, qPrintable(QString::number(told)));
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
