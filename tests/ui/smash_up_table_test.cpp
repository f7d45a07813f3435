#include "tests/support/suite.h"
#include "tests/ui/painted.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/painting/card_layout.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/smashup/board_view.h"
#include "ui/table/smashup/card_peek.h"
#include "ui/table/smashup/close_up.h"
#include "ui/table/smashup/discard_dialog.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/row_header.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/smashup/smash_up_table_model.h"
#include "ui/table/stage.h"
#include "ui/text/explanation_text.h"
#include "ui/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace {

using core::Choice;
using ui::BoardView;
using ui::FanView;
using ui::SmashUpTable;
using ui::TableSurface;

struct Shown {
    explicit Shown(const core::smashup::TableView& view, bool asking = true, QSize size = { 1000, 820 })
        : table(samples::looks(), TableSurface::Use::Play)
    {
        table.resize(size);
        table.setAsking(asking);
        table.showTable(view);
        table.show();
        if (!QTest::qWaitForWindowExposed(&table))
            return;
        QObject::connect(&table, &TableSurface::chosen, &table, [this](Choice choice) { chosen.append(choice); });
    }

    BoardView* board() { return table.findChild<BoardView*>(); }
    FanView* hand() { return named<FanView>("Hand"); }
    /// What the window calls like this in English.
    template <typename Widget>
    Widget* named(const char* name)
    {
        for (Widget* widget : table.findChildren<Widget*>())
            if (tests::says(widget->accessibleName(), QLatin1String(name)) && widget->isVisible())
                return widget;
        return nullptr;
    }
    /// The button of an answer, which the game names.
    QPushButton* answer(const char* label)
    {
        for (QPushButton* button : table.findChildren<QPushButton*>())
            if (button->accessibleName() == QLatin1String(label) && button->isVisible())
                return button;
        return nullptr;
    }
    /// What the window calls like this in English, as it is written on it.
    QPushButton* button(const char* text)
    {
        for (QPushButton* each : table.findChildren<QPushButton*>())
            if (tests::says(each->text(), QLatin1String(text)) && each->isVisible())
                return each;
        return nullptr;
    }
    void clickCard(int card)
    {
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, board()->cardRect(card).center());
    }
    void clickCell(int row, int column)
    {
        const QRect cell = board()->visualRect(board()->model()->index(row, column));
        QTest::mouseClick(board()->viewport(), Qt::LeftButton, {}, cell.bottomLeft() + QPoint(40, -30));
    }

    SmashUpTable table;
    QList<Choice> chosen;
};

class ChildCounter final : public QObject {
public:
    int added = 0;

protected:
    bool eventFilter(QObject*, QEvent* event) override
    {
        added += event->type() == QEvent::ChildAdded ? 1 : 0;
        return false;
    }
};

/// Asks whether the first card of the hand is to be played now, or whether to pass.
void offerToPass(core::smashup::TableView& table)
{
    core::ChoiceView play;
    play.kind = core::ChoiceView::Kind::Card;
    play.card = table.hand.front().id;
    play.label = "Play it";
    play.choice = { 1, 7 };
    play.deed = true;
    core::ChoiceView pass;
    pass.kind = core::ChoiceView::Kind::Pass;
    pass.label = "Pass";
    pass.choice = { 2 };
    table.prompt.choices = { play, pass };
}

/// A drag as the viewport sees it, without the drag loop that offscreen does not have.
bool drop(QWidget* viewport, QMimeData* data, const QPoint& at)
{
    QDragEnterEvent enter(at, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &enter);
    if (!enter.isAccepted())
        return false;
    QDragMoveEvent move(at, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &move);
    if (!move.isAccepted())
        return false;
    QDropEvent event(at, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(viewport, &event);
    return event.isAccepted();
}

}

class SmashUpTableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void aClickOnAHandCardChoosesIt()
    {
        Shown shown(samples::twoPlayers());
        const QRect card = shown.hand()->visualRect(shown.hand()->model()->index(5, 0));
        QTest::mouseClick(shown.hand()->viewport(), Qt::LeftButton, {}, card.center());
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(105) });
        // One that may not be played is only looked at.
        const QRect other = shown.hand()->visualRect(shown.hand()->model()->index(1, 0));
        QTest::mouseClick(shown.hand()->viewport(), Qt::LeftButton, {}, other.center());
        QCOMPARE(shown.chosen.size(), 1);
    }

    /// Where no panel beside the table shows it, a card is held up: clear of the prompt and of one's own cards.
    void aCardIsHeldUpWhereNothingBesideTheTableShowsIt()
    {
        Shown shown(samples::crowded(4, 5, 3), true, { 900, 560 });
        auto* peek = shown.table.findChild<ui::CardPeek*>();
        const auto* prompt = shown.table.findChild<ui::PromptBar*>();
        QVERIFY(peek != nullptr && prompt != nullptr);
        const auto lookAt = [&shown](int card) {
            QTest::mouseMove(shown.board()->viewport(), shown.board()->cardRect(card).center());
        };
        lookAt(4);
        QVERIFY(!peek->isVisible()); // the panel shows it
        shown.table.setCloseUpInSight(false);
        lookAt(13);
        QTRY_VERIFY(peek->isVisible());
        QVERIFY(shown.table.rect().contains(peek->geometry()));
        QVERIFY(!peek->geometry().intersects(QRect(prompt->mapTo(&shown.table, QPoint()), prompt->size())));
        const QRect own = shown.board()->visualRect(shown.board()->model()->index(4, 0));
        QVERIFY(peek->geometry().bottom() <= shown.board()->viewport()->mapTo(&shown.table, own.topLeft()).y() + 6);
        // There is no room for a picture that could be read: its words stand there.
        const auto* held = peek->findChild<QLabel*>(QStringLiteral("text"));
        QVERIFY(held != nullptr && held->isVisible());
        QVERIFY(!held->text().isEmpty());
        shown.table.setCloseUpInSight(true);
        QVERIFY(!peek->isVisible());
        // The keyboard goes on elsewhere, and the pointer was left where it was.
        shown.table.setCloseUpInSight(false);
        shown.board()->setFocus();
        lookAt(4);
        lookAt(13);
        QTRY_VERIFY(peek->isVisible());
        shown.table.findChild<ui::PromptBar*>()->tabStops().first()->setFocus(Qt::TabFocusReason);
        QVERIFY(!peek->isVisible());
    }

    void theCardThatIsLookedAtStandsStraightAndHigher()
    {
        Shown shown(samples::twoPlayers(), true, { 1300, 820 });
        QTest::mouseMove(&shown.table, { 1, 1 }); // away from where the last one has left it
        const QRectF before = shown.hand()->cardRect(4);
        QTest::mouseMove(shown.hand()->viewport(), before.center().toPoint());
        const QRectF after = shown.hand()->cardRect(4);
        QVERIFY(after.top() < before.top());
        QCOMPARE(after.center().x(), before.center().x());
        QVERIFY(shown.hand()->viewport()->rect().contains(after.toRect()));
        // In its own place it is still the one that is hit.
        QCOMPARE(shown.hand()->indexAt(after.center().toPoint()).row(), 4);
    }

    /// Whoever moves things asks where they are: each where it is painted, and nothing where nothing is seen.
    void theStageTellsWhereThingsAre()
    {
        using ui::Spot;
        Shown shown(samples::twoPlayers(), true, { 1200, 820 });
        ui::Stage* stage = shown.table.stage();
        QVERIFY(stage != nullptr);
        const auto areaOf = [&](const Spot& spot) { return stage->areaOf(spot, shown.table); };
        const QRectF minion = areaOf(Spot::card(11));
        QCOMPARE(minion.size().toSize(), shown.board()->cardRect(11).size());
        QVERIFY(areaOf(Spot::cell(1, core::seatAt(0))).contains(minion));
        QVERIFY(!areaOf(Spot::cell(1, core::seatAt(1))).intersects(minion));
        QVERIFY(areaOf(Spot::base(1)).bottom() < minion.top());
        QVERIFY(areaOf(Spot::of(core::seatAt(0), Spot::Kind::Hand)).contains(areaOf(Spot::card(105)).center()));
        for (const Spot::Kind kind : { Spot::Kind::Hand, Spot::Kind::Deck, Spot::Kind::Discard, Spot::Kind::Score })
            QVERIFY(!areaOf(Spot::of(core::seatAt(1), kind)).isEmpty());
        QVERIFY(!areaOf({ Spot::Kind::BaseDeck, -1, core::Seat::None }).isEmpty());
        QVERIFY(areaOf(Spot::card(999)).isEmpty());
        // The race stands in the head of the page; until it is laid out there it is not to be seen.
        QVERIFY(areaOf(Spot::of(core::seatAt(0), Spot::Kind::Race)).isEmpty());
        shown.table.hide();
        QVERIFY(areaOf(Spot::card(11)).isEmpty());
    }

    void theEndIsAskedForTwiceWhilePlaysAreLeft()
    {
        Shown shown(samples::twoPlayers());
        auto* end = shown.answer("End play phase");
        QVERIFY(end != nullptr);
        QVERIFY2(end->property("role").toString() != QLatin1String("primary"), "gold is for what gains something");
        const QString key = QKeySequence(Qt::CTRL | Qt::Key_E).toString(QKeySequence::NativeText);
        shown.hand()->setFocus();
        QVERIFY(!tests::paintedIn(*end).contains(key));
        QTest::mouseClick(end, Qt::LeftButton);
        QVERIFY(shown.chosen.isEmpty());
        // The space bar plays the card in the hand that has the keyboard: what ends it is told.
        QVERIFY(tests::paintedIn(*end).contains(key));
        const auto* prompt = shown.table.findChild<ui::PromptBar*>();
        QVERIFY2(tests::mentions(prompt->sentence(), QStringLiteral("1 minion and 1 action")),
            qPrintable(prompt->sentence()));
        QTest::mouseClick(end, Qt::LeftButton);
        QCOMPARE(shown.chosen, QList<Choice> { samples::endChoice() });
        // With nothing left to play it is gold and asks nothing.
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.choices = { table.prompt.choices.back() };
        shown.table.showTable(table);
        QTRY_VERIFY(shown.answer("End play phase") != nullptr);
        end = shown.answer("End play phase");
        QCOMPARE(end->property("role").toString(), QStringLiteral("primary"));
        QTest::mouseClick(end, Qt::LeftButton);
        QCOMPARE(shown.chosen.size(), 2);
    }

    void noAnswerOfSeveralHasTheKeyboardFirst()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.choices.clear();
        table.prompt.source = "Walker";
        for (const char* word : { "Discard", "Keep" }) {
            core::ChoiceView choice;
            choice.label = word;
            choice.choice = { 4, static_cast<std::uint8_t>(word[0]) };
            table.prompt.choices.push_back(choice);
        }
        Shown shown(table);
        shown.table.focusChoice();
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Return);
        QVERIFY(shown.chosen.isEmpty());
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Right);
        QCOMPARE(shown.table.focusWidget()->accessibleName(), QStringLiteral("Discard"));
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Right);
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.chosen, (QList<Choice> { { 4, static_cast<std::uint8_t>('K') } }));
    }

    /// Cards in hand have no frame, so that nobody is to look for one.
    void aGoldFrameIsSpokenOfWhereThereIsOne()
    {
        const auto tells = [](Shown& shown, const char* words) {
            const QString begin = tests::inWords(QString::fromLatin1(words)).section(QLatin1Char('%'), 0, 0);
            const auto labels = shown.table.findChildren<QLabel*>();
            return std::any_of(
                labels.begin(), labels.end(), [&](const QLabel* each) { return each->text().startsWith(begin); });
        };
        constexpr const char* kFramed = "What can be chosen has a gold frame. %1 gives a hint.";
        Shown onTable(samples::askedForBase());
        QVERIFY(tells(onTable, kFramed));
        core::smashup::TableView table = samples::askedForBase();
        table.prompt.request = "Discard a card.";
        table.prompt.choices.clear();
        for (const auto& card : table.hand) {
            core::ChoiceView& choice = table.prompt.choices.emplace_back();
            choice.kind = core::ChoiceView::Kind::Card;
            choice.card = card.id;
            choice.label = "Discard it";
            choice.choice = { 4, static_cast<std::uint8_t>(card.id) };
        }
        Shown inHand(table);
        QVERIFY(!tells(inHand, kFramed));
        QVERIFY(tells(inHand, "Choose among the cards in hand. %1 gives a hint."));
    }

    /// What is done with a card that is shown to decide on says with which.
    void anAnswerSaysWithWhichCard()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.choices.clear();
        table.prompt.source = "Walker";
        core::CardInfo shownCard;
        shownCard.name = "Microbot Archive";
        shownCard.type = "minion";
        table.prompt.about = { { 200, -1, shownCard } };
        for (const char* word : { "Discard", "Keep" }) {
            core::ChoiceView choice;
            choice.label = word;
            choice.choice = { 4, static_cast<std::uint8_t>(word[0]) };
            table.prompt.choices.push_back(choice);
        }
        Shown shown(table);
        QVERIFY(shown.named<QPushButton>("Discard: Microbot Archive") != nullptr);
        QVERIFY(shown.named<QPushButton>("Keep: Microbot Archive") != nullptr);
    }

    /// A time to answer says before what; what a hand answers with is as near as what lies in play.
    void aTimeToAnswerSaysBeforeWhat()
    {
        core::smashup::TableView table = samples::twoPlayers();
        core::smashup::ScoringView scoring;
        scoring.slot = table.bases.front().slot;
        scoring.base = table.bases.front().name;
        table.scoring = scoring;
        table.prompt.request = "You may use something now.";
        table.prompt.source = table.bases.front().name;
        table.prompt.sourcePlace = table.bases.front().id;
        offerToPass(table);
        Shown shown(table);
        const QString question = shown.table.findChild<QLabel*>(QStringLiteral("question"))->accessibleName();
        const QString before = QStringLiteral("Before %1 scores:").arg(QString::fromStdString(scoring.base));
        QVERIFY2(tests::begins(question, before), qPrintable(question));
        auto* button = shown.answer("Play it");
        QVERIFY(button != nullptr);
        QCOMPARE(button->property("role").toString(), QStringLiteral("primary"));
        QVERIFY(shown.answer("Pass")->property("role").toString() != QStringLiteral("primary"));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(shown.chosen, (QList<Choice> { { 1, 7 } }));
    }

    /// What may be used beside one's own plays has a button and its words, wherever it lies: on a base, in a pile.
    void whatMayBeUsedHasAButtonAndItsWords()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.bases.front().text = "The winner may return one minion.";
        table.prompt.request = "You may use it now.";
        offerToPass(table);
        core::ChoiceView& use = table.prompt.choices.front();
        use = {};
        use.kind = core::ChoiceView::Kind::Place;
        use.place = table.bases.front().id;
        use.label = "Use it";
        use.choice = { 3, 1 };
        use.deed = true;
        table.prompt.source = "The rules";
        {
            Shown shown(table);
            auto* button = shown.answer("Use it");
            QVERIFY(button != nullptr);
            QCOMPARE(button->property("role").toString(), QStringLiteral("primary"));
            QVERIFY(shown.answer("Pass")->property("role").toString() != QStringLiteral("primary"));
            QVERIFY(shown.named<QLabel>("The Homeworld: The winner may return one minion.") != nullptr);
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(shown.chosen, (QList<Choice> { { 3, 1 } }));
        }
        use.kind = core::ChoiceView::Kind::Card;
        use.place = -1;
        use.card = 200;
        use.elsewhere = samples::printed("Collector", "Aliens");
        use.elsewhere->text = "Return a minion.";
        use.label = "Play it";
        Shown shown(table);
        QVERIFY(shown.answer("Play it") != nullptr);
        QVERIFY(shown.named<QLabel>("Collector: Return a minion.") != nullptr);
    }

    /// Where the table is narrow the answers wrap below the question, and what is said below that hides none of them.
    void allAnswersAreInSightInANarrowTable()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.bases.front().text = "The winner may return one minion. " + std::string(200, 'x');
        table.prompt.request = "You may use it now.";
        table.prompt.source = "The rules";
        offerToPass(table);
        table.prompt.choices.front().label = "Use The Homeworld's";
        core::ChoiceView other = table.prompt.choices.front();
        other.kind = core::ChoiceView::Kind::Place;
        other.place = table.bases.front().id;
        other.card = -1;
        other.label = "Use The Homeworld";
        other.choice = { 3, 1 };
        table.scoring.emplace().base = table.bases.front().name;
        table.prompt.choices.insert(table.prompt.choices.begin(), other);
        Shown shown(table, true, { 420, 820 });
        for (const char* name : { "Use The Homeworld", "Use The Homeworld's", "Pass" }) {
            const auto* button = shown.answer(name);
            QVERIFY2(button != nullptr, name);
            const QRect area(button->mapTo(&shown.table, QPoint(0, 0)), button->size());
            QVERIFY2(shown.table.rect().contains(area), name);
            QVERIFY2(area.width() >= button->sizeHint().width(), name);
        }
    }

    void aHintMarksTheCardAndWhereItGoes()
    {
        Shown shown(samples::twoPlayers());
        const core::smashup::TableView view = samples::twoPlayers();
        const auto* const model = qobject_cast<ui::SmashUpTableModel*>(shown.board()->model());
        QVERIFY(model != nullptr && view.bases.size() > 1);
        ui::HintText hint { QStringLiteral("Hint"), {}, view.bases[1].id };
        shown.table.showHint(samples::playChoice(105), hint);
        QVERIFY(model->isHintedCard(105));
        QVERIFY(model->isHintedBase(view.bases[1].slot));
        QVERIFY(!model->isHintedBase(view.bases[0].slot));
        hint.place = -1; // an action that names no base
        shown.table.showHint(samples::playChoice(105), hint);
        QVERIFY(!model->isHintedBase(view.bases[1].slot));
    }

    /// Who is about to play, or asked by the button, plays by Enter what is hinted; elsewhere the keyboard stays.
    void enterPlaysWhatIsHinted()
    {
        Shown shown(samples::twoPlayers());
        const ui::HintText hint { QStringLiteral("Hint"), {}, -1 };
        FanView* const hand = shown.hand();
        const auto* const cards = qobject_cast<const ui::HandModel*>(hand->model());
        QVERIFY(cards != nullptr && cards->rowOf(105) > 0);
        QPushButton* const button = shown.button("Hint");
        for (QWidget* from : std::initializer_list<QWidget*> { hand, button }) {
            QVERIFY(from != nullptr);
            hand->setCurrentIndex(cards->index(0));
            from->setFocus(Qt::OtherFocusReason);
            QVERIFY(from->hasFocus());
            shown.table.showHint(samples::playChoice(105), hint);
            QVERIFY(hand->hasFocus());
            QCOMPARE(hand->currentIndex().row(), cards->rowOf(105));
        }
        shown.board()->setFocus(Qt::OtherFocusReason);
        hand->setCurrentIndex(cards->index(0));
        shown.table.showHint(samples::playChoice(105), hint);
        QVERIFY(shown.board()->hasFocus());
        QCOMPARE(hand->currentIndex().row(), 0);
        hand->setFocus(Qt::OtherFocusReason);
        shown.table.showHint(samples::playChoice(105), hint);
        QTest::keyClick(hand, Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(105) });
    }

    /// What a card only does something to has no button: it is found where it lies.
    void aTargetHasNoButton()
    {
        core::smashup::TableView table = samples::twoPlayers();
        offerToPass(table);
        table.prompt.source = "Collector";
        table.prompt.choices.front().deed = false;
        table.prompt.choices.front().card = table.bases.front().minions.front().id;
        Shown shown(table);
        QVERIFY(shown.answer("Pass") != nullptr);
        QVERIFY(shown.answer("Play it") == nullptr);
    }

    /// The key that ends and passes says why it does neither.
    void theKeyThatEndsSaysWhyItDoesNot()
    {
        Shown shown(samples::askedForBase());
        QTest::keyClick(&shown.table, Qt::Key_E, Qt::ControlModifier);
        QVERIFY(shown.chosen.isEmpty());
        QVERIFY(shown.named<QLabel>("This has to be answered first: nothing can be ended or passed now.") != nullptr);
    }

    /// The space bar passes from where the question is read, and presses what has the keyboard anywhere else.
    void theSpaceBarPassesWhereTheQuestionHasTheKeyboard()
    {
        core::smashup::TableView table = samples::twoPlayers();
        core::smashup::ScoringView scoring;
        scoring.slot = table.bases.front().slot;
        scoring.base = table.bases.front().name;
        table.scoring = scoring;
        table.prompt.source = table.bases.front().name;
        table.prompt.sourcePlace = table.bases.front().id;
        offerToPass(table);
        Shown shown(table);
        shown.table.focusChoice();
        QCOMPARE(shown.table.focusWidget()->objectName(), QStringLiteral("question"));
        const QSize withKey = shown.answer("Pass")->sizeHint();
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Space);
        QCOMPARE(shown.chosen, (QList<Choice> { { 2 } }));
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Right);
        QCOMPARE(shown.table.focusWidget()->accessibleName(), QStringLiteral("Play it"));
        QCOMPARE(shown.answer("Pass")->sizeHint(), withKey); // no button moves for it
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Space);
        QCOMPARE(shown.chosen, (QList<Choice> { { 2 }, { 1, 7 } }));
    }

    void theSpaceBarEndsThePhaseAsSoftlyAsAClick()
    {
        Shown shown(samples::twoPlayers());
        QWidget* question = shown.table.findChild<QLabel*>(QStringLiteral("question"));
        question->setFocus();
        QTest::keyClick(question, Qt::Key_Space);
        QVERIFY(shown.chosen.isEmpty()); // plays are left
        QTest::keyClick(question, Qt::Key_Space);
        QCOMPARE(shown.chosen, QList<Choice> { samples::endChoice() });
    }

    /// To take an offer or not: neither is what the space bar goes on with.
    void theSpaceBarDeclinesNoOffer()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.source = "Shoggoth";
        core::ChoiceView take;
        take.label = "Draw a card";
        take.choice = { 4 };
        core::ChoiceView decline;
        decline.kind = core::ChoiceView::Kind::Pass;
        decline.label = "Decline";
        decline.choice = { 2 };
        table.prompt.choices = { take, decline };
        Shown shown(table);
        shown.table.focusChoice();
        QTest::keyClick(shown.table.focusWidget(), Qt::Key_Space);
        QVERIFY(shown.chosen.isEmpty());
    }

    void manyToChooseFromComeAsASheetThatCanBeSearched()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.source = "Terraforming";
        table.prompt.choices.clear();
        for (int id = 0; id < 21; ++id) {
            core::ChoiceView choice;
            choice.kind = core::ChoiceView::Kind::Card;
            choice.choice = samples::playChoice(id);
            choice.card = id;
            choice.elsewhere = samples::printed(id == 17 ? "Ninja Dojo" : "Base " + std::to_string(id), "Aliens");
            choice.elsewhere->type = "base";
            choice.elsewhere->figures = { { "breakpoint", { 15 + id % 7 } }, { "VP", { 4, 2, 1 } } };
            choice.pile = "bases";
            table.prompt.choices.push_back(choice);
        }
        Shown shown(table);
        auto* list = shown.named<QListView>("Cards to choose from");
        auto* search = shown.named<QLineEdit>("Search these cards");
        QVERIFY(list != nullptr && search != nullptr);
        QCOMPARE(list->model()->rowCount(), 21);
        QVERIFY(list->model()
                    ->index(0, 0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(QStringLiteral("breakpoint 15")));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("dojo"));
        QCOMPARE(list->model()->rowCount(), 1);
        QTest::keyClick(search, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(17) });
        auto* order = shown.named<QComboBox>("Sort by");
        search->clear();
        for (int i = 0; i < order->count(); ++i)
            if (tests::says(order->itemText(i), QStringLiteral("By breakpoint")))
                order->setCurrentIndex(i);
        QVERIFY2(tests::says(order->currentText(), QStringLiteral("By breakpoint")), qPrintable(order->currentText()));
        QCOMPARE(list->model()->index(0, 0).data(ui::HandModel::CardRole).toInt() % 7, 6);
        // The table is not covered by it.
        QVERIFY(shown.board()->isVisible() && shown.board()->height() > 150);
        // What else is in the window comes after it: the keyboard stays at the table where the sheet goes.
        QPushButton beside(&shown.table);
        beside.show();
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Tab);
        QVERIFY(shown.board()->hasFocus());
        list->setFocus();
        shown.table.showTable(samples::twoPlayers());
        QVERIFY(shown.board()->hasFocus());
    }

    void aCardThatMayNotBePlayedSaysSo()
    {
        Shown shown(samples::twoPlayers());
        const QRect card = shown.hand()->visualRect(shown.hand()->model()->index(1, 0));
        QTest::mouseClick(shown.hand()->viewport(), Qt::LeftButton, {}, card.center());
        bool said = false;
        for (const QLabel* label : shown.table.findChildren<QLabel*>())
            said = said
                || (label->isVisible()
                    && tests::mentions(label->text(), QStringLiteral("Scout cannot be played now.")));
        QVERIFY(said);
    }

    void aMousePressOnACardAndAMoveBeginADrag()
    {
        Shown shown(samples::twoPlayers());
        QWidget* viewport = shown.hand()->viewport();
        const QPoint from = shown.hand()->visualRect(shown.hand()->model()->index(5, 0)).center();
        // Offscreen has no drag loop: a drag is over as soon as it has begun.
        ChildCounter drags;
        shown.hand()->installEventFilter(&drags);
        QTest::mousePress(viewport, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint to = from - QPoint(0, 12 * step);
            QMouseEvent move(QEvent::MouseMove, to, viewport->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(viewport, &move);
        }
        QCOMPARE(drags.added, 1);
        QVERIFY(shown.chosen.isEmpty());
    }

    void theCloseUpFollowsTheTheme()
    {
        Shown shown(samples::twoPlayers());
        const auto ink = [&shown] {
            return shown.table.closeUp()
                ->findChild<QLabel*>(QStringLiteral("line"))
                ->palette()
                .color(QPalette::WindowText);
        };
        shown.table.closeUp()->show();
        ui::Theme theme(*qApp);
        theme.setAppearance(ui::Appearance::Dark);
        QTRY_COMPARE(ink(), ui::darkColours().muted);
        theme.setAppearance(ui::Appearance::Light);
        QTRY_COMPARE(ink(), ui::lightColours().muted);
    }

    void elevenCardsAreAllInSight()
    {
        auto view = samples::twoPlayers();
        while (view.hand.size() < 11) {
            view.hand.push_back(view.hand.front());
            view.hand.back().id = 300 + static_cast<int>(view.hand.size());
        }
        Shown shown(view);
        const QRect last = shown.hand()->visualRect(shown.hand()->model()->index(10, 0));
        QVERIFY2(shown.hand()->viewport()->rect().contains(last), qPrintable(QString::number(last.right())));
    }

    /// As long as there is width for it, however many there are.
    void theHandIsReadWhereThereIsRoom()
    {
        auto view = samples::twoPlayers();
        while (view.hand.size() < 9) {
            view.hand.push_back(view.hand.front());
            view.hand.back().id = 300 + static_cast<int>(view.hand.size());
        }
        const auto areTold = [](Shown& shown) {
            const QRectF card = shown.hand()->cardRect(0);
            return card.height() > card.width() * 1.4; // a short one has no words
        };
        Shown wide(view, true, { 1300, 820 });
        QVERIFY(areTold(wide));
        for (int row = 1; row < 9; ++row) // no other card lies on the words
            QVERIFY(wide.hand()->cardRect(row).left() >= wide.hand()->cardRect(row - 1).right() - 4);
        Shown narrow(view, true, { 900, 820 });
        QVERIFY(!areTold(narrow));
    }

    /// Whatever the size of the text and of the hand, it covers neither the name of the card nor its power.
    void whatHasNoEffectSaysSoBesideNameAndPower()
    {
        auto view = samples::twoPlayers();
        for (const int count : { 5, 11 })
            for (const int pixels : { 13, 20 })
                for (const int width : { 900, 1300 }) {
                    view.hand.resize(3);
                    while (static_cast<int>(view.hand.size()) < count) {
                        view.hand.push_back(
                            samples::action(300 + static_cast<int>(view.hand.size()), "Survival of the Fittest",
                                "Pirates", "Destroy the weakest minion at each base that has two or more minions."));
                    }
                    Shown shown(view, true, { width, 820 });
                    QFont font = shown.table.font();
                    font.setPixelSize(pixels);
                    shown.table.setFont(font);
                    QTest::mouseMove(&shown.table, { 1, 1 });
                    for (int row = 0; row < count; ++row) {
                        const auto* hands = static_cast<const ui::HandModel*>(shown.hand()->model());
                        ui::CardFace face = ui::faceOf(hands->item(row).card, samples::looks());
                        face.marks.clear();
                        const QRectF card = shown.hand()->cardRect(row);
                        const auto form
                            = card.height() > card.width() * 1.4 ? ui::CardForm::Hand : ui::CardForm::ShortHand;
                        const ui::CardLayout parts = ui::layOut(face, form, card, shown.hand()->font());
                        const QRectF tag = shown.hand()->idleTagRect(row);
                        QVERIFY(card.contains(tag));
                        QVERIFY(!tag.intersects(parts.name) && !tag.intersects(parts.power));
                        QVERIFY(tag.top() >= parts.kind.bottom());
                        if (row + 1 < count)
                            QVERIFY(tag.right() <= std::max(card.right(), shown.hand()->cardRect(row + 1).left()));
                    }
                }
    }

    /// Where a player is asked for, by the mouse and by the keyboard; the pile in the box is looked through as ever.
    void aPlayerIsChosenByTheirBox()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.choices.clear();
        table.prompt.source = "Broadside";
        for (const int seat : { 0, 1 }) {
            core::ChoiceView choice;
            choice.kind = core::ChoiceView::Kind::Seat;
            choice.seat = core::seatAt(seat);
            choice.label = seat == 0 ? "Ada" : "Ben";
            choice.choice = { 5, static_cast<std::uint8_t>(seat) };
            table.prompt.choices.push_back(choice);
        }
        const Choice ada = table.prompt.choices[0].choice;
        const Choice ben = table.prompt.choices[1].choice;
        Shown shown(table, true, { 1000, 1000 });
        ui::RowHeader& boxes = shown.board()->header();
        const auto click = [&boxes](int seat, ui::Spot::Kind part) {
            QTest::mouseClick(
                boxes.viewport(), Qt::LeftButton, {}, boxes.areaOf(core::seatAt(seat), part).center().toPoint());
        };
        click(1, ui::Spot::Kind::Score);
        QCOMPARE(shown.chosen, QList<Choice> { ben });
        click(1, ui::Spot::Kind::Discard);
        QCOMPARE(shown.chosen.size(), 1);
        auto* pile = shown.table.findChild<ui::DiscardDialog*>();
        QVERIFY(pile != nullptr);
        // What is cut off on a small card is read below.
        const auto* whole = pile->findChild<QLabel*>(QStringLiteral("whole"));
        QVERIFY(whole != nullptr);
        for (auto* grid : pile->findChildren<QListView*>()) {
            if (grid->model()->rowCount() == 0)
                continue;
            grid->setCurrentIndex({});
            grid->setCurrentIndex(grid->model()->index(0, 0));
            QCOMPARE(whole->text(), grid->model()->index(0, 0).data(Qt::ToolTipRole).toString());
        }
        pile->close();
        shown.board()->setFocus();
        QTest::keyClick(shown.board(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), &boxes);
        QTest::keyClick(&boxes, Qt::Key_Down);
        QTest::keyClick(&boxes, Qt::Key_Return);
        QCOMPARE(shown.chosen, (QList<Choice> { ben, ada }));
        QTest::keyClick(&boxes, Qt::Key_Backtab);
        QVERIFY(shown.board()->hasFocus());
        QTest::keyClick(shown.board(), Qt::Key_Tab);
        QTest::keyClick(&boxes, Qt::Key_Tab);
        QVERIFY(shown.table.findChild<ui::PromptBar*>()->isAncestorOf(QApplication::focusWidget()));
        for (const char* name : { "Ada", "Ben" })
            QVERIFY(!shown.answer(name)->icon().isNull());
        // At other times a click is one on the pile.
        shown.table.showTable(samples::twoPlayers());
        click(1, ui::Spot::Kind::Score);
        QCOMPARE(shown.chosen.size(), 2);
        QVERIFY(shown.table.findChild<ui::DiscardDialog*>() != nullptr);
    }

    void aClickOnABaseItsCellOrAMinionChooses()
    {
        Shown shown(samples::askedForBase());
        shown.clickCell(1, 0);
        shown.clickCell(2, 2);
        shown.clickCard(11);
        QCOMPARE(
            shown.chosen, (QList<Choice> { samples::baseChoice(0), samples::baseChoice(2), samples::playChoice(11) }));
        shown.clickCell(1, 1);
        shown.clickCard(12);
        QCOMPARE(shown.chosen.size(), 3);
    }

    void theLastOfSeveralIsConfirmedOrPutBack()
    {
        core::smashup::TableView view = samples::twoPlayers();
        view.prompt.left = 1;
        Shown shown(view);
        shown.table.focusChoice();
        const QSignalSpy undo(&shown.table, &TableSurface::undoAsked);
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QVERIFY(shown.chosen.isEmpty());
        auto* confirm = shown.button("Confirm");
        QVERIFY(confirm != nullptr);
        QVERIFY(confirm->hasFocus());
        QTest::keyClick(confirm, Qt::Key_Escape);
        QCOMPARE(shown.button("Confirm"), nullptr);
        QVERIFY(shown.hand()->hasFocus());
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QTest::mouseClick(shown.button("Put back"), Qt::LeftButton);
        QCOMPARE(shown.button("Confirm"), nullptr);
        QVERIFY(shown.chosen.isEmpty());
        QCOMPARE(undo.size(), 0);
        // Another one in its stead.
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        shown.hand()->setFocus();
        QTest::keyClick(shown.hand(), Qt::Key_N);
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QTest::keyClick(shown.button("Confirm"), Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(105) });
    }

    /// Several are picked before any of them is chosen, also of equal cards, and then chosen one after the other.
    void severalAreChosenTogether()
    {
        core::smashup::TableView view = samples::twoPlayers();
        view.prompt.left = 2;
        Shown shown(view);
        shown.hand()->setFocus();
        shown.table.focusChoice();
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QVERIFY(shown.chosen.isEmpty());
        QCOMPARE(shown.button("Confirm"), nullptr);
        QVERIFY(shown.button("Put back") != nullptr);
        QVERIFY(shown.hand()->hasFocus());
        const QModelIndex first = shown.hand()->currentIndex();
        const auto isPicked = [&first] {
            return tests::mentions(
                first.data(Qt::AccessibleTextRole).toString(), QStringLiteral("§ (picked, can be put back)"));
        };
        QVERIFY(isPicked());
        QTest::keyClick(shown.hand(), Qt::Key_Return); // put back by the same key
        QCOMPARE(shown.button("Put back"), nullptr);
        QVERIFY(!isPicked());
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QTest::keyClick(shown.hand(), Qt::Key_N);
        QVERIFY(shown.hand()->currentIndex() != first);
        QTest::keyClick(shown.hand(), Qt::Key_N); // round to the same one, past what is picked
        QVERIFY(shown.hand()->currentIndex() != first);
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QVERIFY(shown.chosen.isEmpty());
        QTest::keyClick(shown.button("Confirm"), Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(100) });
        // The match asks for the other one now.
        view.prompt.left = 1;
        view.hand.erase(view.hand.begin());
        std::erase_if(view.prompt.choices, [](const core::ChoiceView& each) { return each.card == 100; });
        shown.table.showTable(view);
        QTRY_COMPARE(shown.chosen, (QList<Choice> { samples::playChoice(100), samples::playChoice(105) }));
    }

    void nobodyChoosesWhoIsNotAsked()
    {
        Shown shown(samples::askedForBase(), false);
        shown.clickCell(1, 0);
        shown.clickCard(11);
        QVERIFY(shown.chosen.isEmpty());
    }

    void theKeyboardAloneIsEnough()
    {
        Shown shown(samples::twoPlayers());
        shown.table.focusChoice();
        QVERIFY(shown.hand()->hasFocus());
        QTest::keyClick(shown.hand(), Qt::Key_N); // from the first card that may be played to the next
        QTest::keyClick(shown.hand(), Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(105) });

        shown.table.showTable(samples::askedForBase());
        shown.table.focusChoice();
        QVERIFY(shown.board()->hasFocus());
        QTest::keyClick(shown.board(), Qt::Key_Return);
        QCOMPARE(shown.chosen.last(), samples::baseChoice(0));
        QTest::keyClick(shown.board(), Qt::Key_N);
        QTest::keyClick(shown.board(), Qt::Key_Return);
        QCOMPARE(shown.chosen.last(), samples::baseChoice(2));
        // The minion by arrows: down to Ann's row, left to the cell of Tortuga, into its cards.
        QTest::keyClick(shown.board(), Qt::Key_Down);
        QTest::keyClick(shown.board(), Qt::Key_Left, Qt::ControlModifier);
        QTest::keyClick(shown.board(), Qt::Key_Right);
        QCOMPARE(shown.board()->currentCard(), 11);
        QTest::keyClick(shown.board(), Qt::Key_Space);
        QCOMPARE(shown.chosen.last(), samples::playChoice(11));
        QTest::keyClick(shown.board(), Qt::Key_Right);
        QCOMPARE(shown.board()->currentCard(), 12);
        QTest::keyClick(shown.board(), Qt::Key_Right);
        QCOMPARE(shown.board()->currentIndex().column(), 2);
        QCOMPARE(shown.board()->currentCard(), -1);
        QTest::keyClick(shown.board(), Qt::Key_Right);
        QTest::keyClick(shown.board(), Qt::Key_Right);
        QCOMPARE(shown.board()->currentCard(), 21); // what is attached has its turn too
    }

    void tabWalksFromTheHandToTheTableToTheAnswers()
    {
        Shown shown(samples::twoPlayers());
        shown.hand()->setFocus();
        QTest::keyClick(shown.hand(), Qt::Key_Tab);
        QVERIFY2(shown.board()->hasFocus(), qPrintable(shown.table.focusWidget()->accessibleName()));
        QTest::keyClick(shown.board(), Qt::Key_Tab);
        QWidget* now = shown.table.focusWidget();
        QVERIFY(qobject_cast<QPushButton*>(now));
        for (int i = 0; i < 4 && now->accessibleName() != QStringLiteral("End play phase"); ++i) {
            QTest::keyClick(now, Qt::Key_Tab);
            now = shown.table.focusWidget();
        }
        QCOMPARE(now->accessibleName(), QStringLiteral("End play phase"));
        QTest::keyClick(now, Qt::Key_Return);
        QTest::keyClick(now, Qt::Key_Space); // asked for twice: plays are left
        QVERIFY(shown.chosen.contains(samples::endChoice()));
    }

    void escapeLeavesWhatIsHalfDoneOnly()
    {
        Shown shown(samples::askedForBase());
        const QSignalSpy undo(&shown.table, &TableSurface::undoAsked);
        QTest::keyClick(shown.board(), Qt::Key_Escape);
        QCOMPARE(undo.size(), 1);
        shown.table.showTable(samples::twoPlayers());
        QTest::keyClick(shown.board(), Qt::Key_Escape);
        QTest::keyClick(shown.hand(), Qt::Key_Escape);
        QCOMPARE(undo.size(), 1);
    }

    void aDropTellsItsPlaceAndALegalPlaceOnlyTakesIt()
    {
        Shown shown(samples::twoPlayers());
        BoardView* board = shown.board();
        board->setTargetsOf([](int card) {
            ui::DropTargets targets;
            if (card == 100)
                targets.bases = { 0, 2 };
            return targets;
        });
        const QSignalSpy drops(board, &BoardView::dropped);
        const auto data = [&shown](int row) {
            return std::unique_ptr<QMimeData>(
                shown.hand()->model()->mimeData({ shown.hand()->model()->index(row, 0) }));
        };
        const QPoint onThird = board->visualRect(board->model()->index(2, 2)).center();
        const QPoint onSecond = board->visualRect(board->model()->index(2, 1)).center();
        const auto invader = data(0);
        const auto scout = data(1);
        QVERIFY(!drop(board->viewport(), invader.get(), onSecond));
        QVERIFY(!drop(board->viewport(), scout.get(), onThird));
        QCOMPARE(drops.size(), 0);
        QVERIFY(drop(board->viewport(), invader.get(), onThird));
        QCOMPARE(drops.size(), 1);
        QCOMPARE(drops.first().at(0).toInt(), 100);
        QCOMPARE(drops.first().at(1).toInt(), 2);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(100) });
        // The match then asks for the base; the drop has answered that already.
        shown.table.showTable(samples::askedForBase());
        QTRY_COMPARE(shown.chosen.size(), 2);
        QCOMPARE(shown.chosen.last(), samples::baseChoice(2));
        // Later questions are the player's own again.
        shown.table.showTable(samples::askedForBase());
        QTest::qWait(20);
        QCOMPARE(shown.chosen.size(), 2);
    }

    void cardsThatLieElsewhereComeAsAStrip()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.source = "Probe";
        table.prompt.choices.clear();
        for (int id = 200; id < 203; ++id) {
            core::ChoiceView choice;
            choice.kind = core::ChoiceView::Kind::Card;
            choice.choice = samples::playChoice(id);
            choice.card = id;
            choice.elsewhere = samples::printed("Collector", "Aliens");
            table.prompt.choices.push_back(choice);
        }
        Shown shown(table);
        auto* strip = shown.named<FanView>("Cards to choose from");
        QVERIFY(strip);
        QCOMPARE(strip->model()->rowCount(), 3);
        shown.table.focusChoice();
        QVERIFY(strip->hasFocus());
        QTest::keyClick(strip, Qt::Key_Right);
        QTest::keyClick(strip, Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<Choice> { samples::playChoice(201) });
        // The game asks for one more: what was chosen keeps its place, and nothing slides under the pointer.
        core::AboutView about;
        about.card = 201;
        about.elsewhere = table.prompt.choices[1].elsewhere;
        table.prompt.about = { about };
        table.prompt.choices.erase(table.prompt.choices.begin() + 1);
        shown.table.showTable(table);
        QCOMPARE(strip->model()->rowCount(), 3);
        const QModelIndex chosen = strip->model()->index(1, 0);
        QCOMPARE(chosen.data(ui::HandModel::CardRole).toInt(), 201);
        QVERIFY(chosen.data(ui::HandModel::PickedRole).toBool());
        QVERIFY(!chosen.data(ui::HandModel::LegalRole).toBool());
        shown.table.showTable(samples::twoPlayers());
        QVERIFY(!shown.named<FanView>("Cards to choose from"));
    }

    void wordsComeAsButtonsOfThatName()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.prompt.choices.clear();
        for (const char* word : { "Aliens", "Dinosaurs", "Pirates & Co", "Robots", "Zombies", "Wizards" }) {
            core::ChoiceView choice;
            choice.label = word;
            choice.choice = { 4, static_cast<std::uint8_t>(word[0]) };
            table.prompt.choices.push_back(choice);
        }
        Shown shown(table);
        auto* button = shown.answer("Pirates & Co");
        QVERIFY(button);
        QVERIFY(QRect(QPoint(0, 0), button->parentWidget()->size()).contains(button->geometry()));
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(shown.chosen.size(), 1);
    }

    void everythingThatTakesTheKeyboardHasAName()
    {
        Shown shown(samples::twoPlayers());
        for (const QWidget* widget : shown.table.findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
            QVERIFY(spoken);
            const bool named = !spoken->text(QAccessible::Name).isEmpty() || widget->parentWidget() == shown.board();
            QVERIFY2(named, widget->metaObject()->className());
        }
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(shown.board());
        QVERIFY(board && board->tableInterface());
        const QString cards = tests::inWords(QStringLiteral("Scout power 3")) + QStringLiteral(", ")
            + tests::inWords(QStringLiteral("Buccaneer power 4"));
        const QString cell = board->tableInterface()->cellAt(2, 1)->text(QAccessible::Name);
        QVERIFY2(tests::says(cell, QStringLiteral("Tortuga, Ann: %1; total 7").arg(cards)), qPrintable(cell));
    }

    void crowdedTablesStillHoldEveryCard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("large") << QSize(1040, 830);
        QTest::newRow("small") << QSize(1000, 630);
    }
    void crowdedTablesStillHoldEveryCard()
    {
        QFETCH(const QSize, size);
        const core::smashup::TableView table = samples::crowded(3, 4, 12);
        Shown shown(table, true, size);
        BoardView* board = shown.board();
        for (const auto* card : ui::cardsInPlay(table)) {
            const QRect area = board->cardRect(card->id);
            QVERIFY(!area.isEmpty());
            // Inside its own cell, so that scrolling to the cell brings it to sight.
            bool inside = false;
            for (int row = 0; row < board->model()->rowCount(); ++row)
                for (int column = 0; column < board->model()->columnCount(); ++column)
                    inside = inside || board->visualRect(board->model()->index(row, column)).contains(area);
            QVERIFY(inside);
        }
    }

    void theCloseUpOfACardWithoutFactionBeginsWithItsKind()
    {
        core::smashup::TableView table = samples::twoPlayers();
        table.hand.front().faction.clear(); // Madness
        Shown shown(table);
        shown.hand()->setFocus();
        const auto labels = shown.table.closeUp()->findChildren<QLabel*>();
        const QString kind = QString::fromStdString(table.hand.front().kind);
        QVERIFY(std::any_of(
            labels.begin(), labels.end(), [&](const QLabel* each) { return each->text().startsWith(kind); }));
    }

    /// Who pulls at a card that cannot be dragged now is answered as if it were clicked.
    void aPullAtACardThatStaysIsAnswered()
    {
        Shown shown(samples::twoPlayers());
        auto* hand = shown.table.findChild<ui::FanView*>();
        const auto rows = hand->model()->rowCount();
        int row = 0;
        while (row < rows && hand->model()->index(row, 0).flags().testFlag(Qt::ItemIsDragEnabled))
            ++row;
        QVERIFY(row < rows); // Scout may not be played
        QSignalSpy chosen(hand, &ui::FanView::cardChosen);
        const QPoint at = hand->visualRect(hand->model()->index(row, 0)).center();
        QTest::mousePress(hand->viewport(), Qt::LeftButton, {}, at);
        const QPoint to = at - QPoint(0, 60);
        QMouseEvent pull(QEvent::MouseMove, to, hand->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(hand->viewport(), &pull);
        QTest::mouseRelease(hand->viewport(), Qt::LeftButton, {}, to);
        QCOMPARE(chosen.size(), 1);
    }

    /// A base that would be ready to score tells what it does then, unless that is switched off.
    void whatABaseDoesIsToldWhereItWouldScore()
    {
        core::smashup::TableView table = samples::twoPlayers();
        core::smashup::BaseView& base = table.bases[1];
        base.text = "After it scores, everybody sings.";
        ui::CloseUp closeUp({}, nullptr);
        ui::Consequence at;
        at.known = true;
        at.slot = base.slot;
        at.breakpoint = 21;
        const auto told = [&](int total) {
            at.total = total;
            closeUp.showOutcome(QStringLiteral("Here"), at, table);
            return closeUp.accessibleDescription().contains(QStringLiteral("everybody sings"));
        };
        QVERIFY(!told(20));
        QVERIFY(told(21));
        base.cancelled = true;
        QVERIFY(!told(21));
    }

    void theHandIsGoneFromATableOfOpenInformation()
    {
        core::smashup::TableView table = samples::twoPlayers();
        Shown shown(table);
        QCOMPARE(shown.hand()->model()->rowCount(), 6);
        shown.hand()->setFocus();
        QVERIFY(shown.table.closeUp()->accessibleName().contains(QStringLiteral("Invader")));
        table.viewer = core::Seat::None;
        table.hand.clear();
        table.prompt = {};
        shown.table.showTable(table);
        QCOMPARE(shown.hand()->model()->rowCount(), 0);
        QVERIFY(!shown.table.closeUp()->accessibleName().contains(QStringLiteral("Invader")));
    }
};

REGISTER_TEST(SmashUpTableTest)
#include "smash_up_table_test.moc"
