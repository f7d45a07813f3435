#include "core/pairs/pair_figures.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_game.h"
#include "ui/models/faction_entry_model.h"
#include "ui/models/pair_card_filter.h"
#include "ui/models/pair_card_model.h"
#include "ui/pages/home/welcome_pane.h"
#include "ui/pages/rules/article_side.h"
#include "ui/text/print_words.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/print_faces.h"

#include <QLabel>
#include <QPixmap>
#include <QSignalSpy>
#include <QTest>

namespace {

core::CardInfo printed(const std::string& name, const std::string& kind, std::vector<core::Figure> figures)
{
    core::CardInfo card;
    card.id = "harbour." + name;
    card.name = name;
    card.group = "Keepers";
    card.set = "plain";
    card.type = kind;
    card.kind = kind;
    card.figures = std::move(figures);
    return card;
}

/// A game whose cards are nothing like those of Smash Up: they cost something, and its places are no bases.
class HarbourGame final : public samples::PairGame {
public:
    std::vector<core::CardInfo> cardsIn(core::language::Language) const override
    {
        std::vector<core::CardInfo> all { printed("Signal", "order", {}),
            printed("Pilot", "crew", { { "cost", { 2 } } }),
            printed("Admiral", "crew", { { "cost", { 7 } }, { "rank", { 1 } } }),
            printed("Long Quay", "quay", { { "tide", { 12 } }, { "coins", { 5, 2 } } }) };
        all[1].copies = 3;
        all[1].text = "Look at a quay.";
        all.back().landscape = "#3a5f7d sea";
        return all;
    }
    std::optional<core::SheetRules> sheetRules(const std::string&) const override
    {
        return core::SheetRules { "quay", "coins", {} };
    }
};

} // namespace

/// What the window shows of cards, for a game that has others than the one there is.
class OtherCardsTest final : public QObject {
    Q_OBJECT

    HarbourGame m_game;

private Q_SLOTS:
    void aPairsCardsAreListedByTheirMainFigure()
    {
        ui::PairCardModel model(m_game);
        model.setFactions({ QStringLiteral("Keepers") }, QStringLiteral("plain"));
        QCOMPARE(model.rowCount(), 3); // a place is in no deck
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names << model.index(row, ui::PairCardModel::CardColumn).data().toString();
        QCOMPARE(names, QStringList({ QStringLiteral("Admiral"), QStringLiteral("Pilot"), QStringLiteral("Signal") }));
        QCOMPARE(model.headerData(ui::PairCardModel::FigureColumn, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Cost"));
        const QModelIndex cost = model.index(0, ui::PairCardModel::FigureColumn);
        QCOMPARE(cost.data().toString(), QStringLiteral("7"));
        QCOMPARE(cost.data(Qt::AccessibleTextRole).toString(), QStringLiteral("cost 7"));

        ui::PairCardFilter filter;
        filter.setSourceModel(&model);
        filter.setWords(QStringLiteral("rank 1"));
        QCOMPARE(filter.rowCount(), 1);
        filter.setWords({});
        filter.setKinds(true, false);
        QCOMPARE(filter.rowCount(), 2);
    }

    void aPairsFiguresAreOfThatFigure()
    {
        const core::PairFigures figures = core::figuresOf(m_game, m_game.cards(), "plain", { "Keepers" });
        QCOMPARE(figures.cards, 5);
        QCOMPARE(figures.powers, (std::vector<std::pair<int, int>> { { 2, 3 }, { 7, 1 } }));
    }

    void facesHaveWhatTheCardsHave()
    {
        const std::vector<core::CardInfo> cards = m_game.cards();
        const std::vector<core::FactionInfo> factions = m_game.factions();
        QVERIFY(!ui::faceOf(cards[0], factions).power);
        QCOMPARE(ui::faceOf(cards[2], factions).power, std::optional<int>(7));
        QCOMPARE(ui::faceOf(cards[2], factions).kind, QStringLiteral("crew"));
        const ui::BaseFace quay = ui::placeFaceOf(cards[3]);
        QCOMPARE(quay.full, 12);
        QCOMPARE(quay.pointsWord, QStringLiteral("coins"));
        QCOMPARE(quay.places.size(), 2U);
        QCOMPARE(quay.places[0].points, 5);
        QCOMPARE(ui::describePrint(cards[1]), QStringLiteral("Pilot, crew, cost 2. Look at a quay."));
        QCOMPARE(ui::describePrint(cards[3]), QStringLiteral("Long Quay, quay, tide 12, coins 5 / 2"));
    }

    void anEntryOfTheRulesShowsThem()
    {
        ui::ArticleSide side(m_game);
        side.show(m_game.cards(), false, m_game.sets(), {});
        auto* grid = side.findChild<ui::CardGrid*>();
        QVERIFY(grid != nullptr);
        QCOMPARE(grid->model()->rowCount(), 3);
        const QModelIndex pilot = grid->model()->index(1, 0);
        QCOMPARE(pilot.data().toString(), QStringLiteral("Pilot"));
        QCOMPARE(pilot.data(Qt::AccessibleTextRole).toString(), QStringLiteral("Pilot, crew, cost 2. Look at a quay."));
        bool quay = false;
        for (const QLabel* label : side.findChildren<QLabel*>())
            quay = quay || label->text().contains(QStringLiteral("Tide 12 · Coins 5 / 2"));
        QVERIFY(quay);
        QSignalSpy chosen(&side, &ui::ArticleSide::cardChosen);
        grid->setCurrentIndex(pilot);
        QTest::keyClick(grid, Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first(), QVariantList({ QStringLiteral("Pilot"), false }));
        QVERIFY(!side.grab().isNull());
    }

    void theFirstPageShowsThem()
    {
        ui::WelcomePane pane(m_game, nullptr);
        pane.resize(1000, 700);
        QVERIFY(!pane.grab().isNull());
    }

    void anOwnFactionListsWhatItsTextHas()
    {
        core::FactionCheck check;
        check.entries = { { "Admiral", "crew", { { "cost", { 7 } } }, 2, false, {} },
            { "Signal", "order", {}, 1, false, {} }, { "Long Quay", "quay", { { "tide", { 12 } } }, 1, true, {} } };
        ui::FactionEntryModel model;
        model.replaceAll(check, {});
        const auto at = [&model](int row, int role) { return model.index(row, 0).data(role).toString(); };
        QCOMPARE(at(0, ui::entry::DetailRole), QStringLiteral("crew 7"));
        QCOMPARE(at(0, ui::entry::AmountRole), QStringLiteral("×2"));
        QCOMPARE(at(1, ui::entry::DetailRole), QStringLiteral("order"));
        QCOMPARE(at(2, ui::entry::DetailRole), QStringLiteral("quay 12"));
        QCOMPARE(at(2, ui::entry::AmountRole), QString());
    }
};

REGISTER_TEST(OtherCardsTest)
#include "other_cards_test.moc"
