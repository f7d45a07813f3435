#include "core/game/rng.h"
#include "core/smashup/table/events.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/match_board.h"
#include "ui/table/smashup/answer_outcomes.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/response_list.h"
#include "ui/table/smashup/scoring_list.h"
#include "ui/table/table_factory.h"
#include "ui/widgets/reading_label.h"
#include "ui/widgets/scrolled_area.h"

#include <QFrame>
#include <QLabel>
#include <QTest>

using core::ChoiceView;
using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

/// Hears whether a base or card gave points beside those of the places.
class Extra final : public core::EventSink {
public:
    Extra(const core::Match& match, const core::Notation& notation)
        : m_match(match)
        , m_notation(notation)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const auto kind = static_cast<core::smashup::EventKind>(event.kind);
        any = any || kind == core::smashup::EventKind::VpGained || kind == core::smashup::EventKind::Destroyed;
        scored = scored || m_notation.mark(m_match, event).has_value();
    }
    bool any = false;
    bool scored = false;

private:
    const core::Match& m_match;
    const core::Notation& m_notation;
};

}

/// What stands beside the table while a base scores.
class ScoringPanelTest final : public QObject {
    Q_OBJECT

private:
    static QString placeWords(int place)
    {
        return QStringList { QStringLiteral("1st"), QStringLiteral("2nd"), QStringLiteral("3rd"),
            QStringLiteral("4th") }[place];
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// Rules 13.2: chosen, before, places, after, discard, new base, ability; each is done once the next is reached.
    void theListLightsStepByStep()
    {
        TableView table = samples::twoPlayers();
        QWidget beside;
        ui::ScoringList list(&beside);
        list.setTable(table);
        QVERIFY(list.isHidden());
        for (int step = 0; step <= static_cast<int>(ScoringView::Step::Ability); ++step) {
            ScoringView scoring;
            scoring.step = static_cast<ScoringView::Step>(step);
            scoring.slot = 1;
            scoring.base = "Tortuga";
            if (scoring.step != ScoringView::Step::Before) {
                scoring.gained = { 4, 3, 0, 0 };
                scoring.place = { 0, 1, -1, -1 };
            }
            table.scoring = scoring;
            list.setTable(table);
            QVERIFY(!list.isHidden());
            const QString said = list.accessibleDescription();
            // Asked of the list: "%1 (%2)" stands elsewhere, too.
            const QString done = ui::ScoringList::tr("%1 (done)").remove(QStringLiteral("%1"));
            const QString now = ui::ScoringList::tr("%1 (now)").remove(QStringLiteral("%1"));
            QVERIFY2(said.count(done) == step + 1, qPrintable(said));
            QCOMPARE(said.count(now), 1);
            QVERIFY(said.lastIndexOf(done) < said.indexOf(now));
            QStringList at;
            for (const char* title : { "Tortuga was chosen", "Before scoring", "Places and points", "After scoring",
                     "The cards are discarded", "A new base", "What Tortuga does then" })
                at << tests::inWords(QString::fromLatin1(title));
            // The line that is lit is the one of that step.
            const QString before = said.left(said.indexOf(now));
            QVERIFY2(before.lastIndexOf(at[step + 1]) > before.lastIndexOf(done), qPrintable(said));
            const bool given = step > 0;
            QVERIFY2(tests::mentions(said, QStringLiteral("Ben 2nd: +3 VP")) == given, qPrintable(said));
        }
    }

    /// What the panel says of passing is what comes of it when everybody passes.
    void passingComesToWhatIsSaid()
    {
        int compared = 0;
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 30 && compared < 8; ++seed) {
            const auto match
                = tests::smashUp().newMatch(tests::smashUpSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                compare(*match, compared);
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY2(compared >= 8, qPrintable(QString::number(compared)));
    }

    /// Points that would decide the match are said to; equal ones never are.
    void aWinIsSaidBeforehandAndATieIsNone()
    {
        core::Problems problems;
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 30 && seen < 4; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                TableView table = core::smashup::viewFor(*match, prompt.seat);
                const ui::Consequence at = table.scoring
                    ? ui::consequenceAt(*match, table, table.scoring->slot, nullptr, {})
                    : ui::Consequence {};
                if (asksBefore(table) && at.points(core::seatAt(0)) != at.points(core::seatAt(1))) {
                    ++seen;
                    // Level on what they would have: fifteen each.
                    for (std::size_t i = 0; i < 2; ++i)
                        table.seats[i].vp = 15 - at.points(core::seatAt(static_cast<int>(i)));
                    QVERIFY2(tests::mentions(
                                 said(table, *match), QStringLiteral("Nobody leads alone then: the match goes on.")),
                        qPrintable(said(table, *match)));
                    ++table.seats[1].vp;
                    const QString winner = QString::fromStdString(table.seats[1].name);
                    const QString wins = QStringLiteral("%1 wins at the end of this turn then.");
                    QVERIFY2(tests::mentions(said(table, *match), wins.arg(winner)), qPrintable(said(table, *match)));
                    table.seats[1].vp = table.seats[0].vp = 0;
                    QVERIFY(!tests::mentions(said(table, *match), wins.arg(QChar(u'§'))));
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(seen >= 4);
    }

    /// A card that asks for a target is reckoned by answers that can be given, and none that comes at once or after one
    /// more question is better; whether the others hold an answer makes no difference.
    void aCardThatAsksIsReckonedByItsBestAnswer()
    {
        int reckoned = 0;
        int asked = 0;
        eachQuestion(120, [&](const core::Match& match, const TableView& table) {
            if (!asksBefore(table))
                return false;
            const int slot = table.scoring->slot;
            for (const ChoiceView& each : table.prompt.choices) {
                if (each.kind != ChoiceView::Kind::Card || !each.deed)
                    continue;
                const auto trial = core::smashup::tryOut(match, table.viewer, { &each.choice, 1 });
                const ui::AnswerOutcome best = ui::bestAnswer(match, table, each);
                const auto world = match.clone();
                core::Rng deal(7);
                world->conceal(table.viewer, deal);
                const ui::AnswerOutcome elsewhere = ui::bestAnswer(*world, table, each);
                if (best.known && elsewhere.known && best.drawn == 0)
                    [&] { QCOMPARE(elsewhere.at.power, best.at.power); }();
                if (!best.known || !trial.certain)
                    continue;
                ++reckoned;
                std::size_t made = 0;
                const auto then = core::smashup::tryOut(match, table.viewer, best.choices, &made);
                [&] { QCOMPARE(made, best.choices.size()); }();
                const int lead = leadAt(then.after, slot, table.viewer);
                if (trial.after.prompt.seat != table.viewer || trial.after.prompt.source.empty())
                    continue;
                for (const ChoiceView& answer : trial.after.prompt.choices) {
                    const std::vector<core::Choice> line { each.choice, answer.choice };
                    const auto other = core::smashup::tryOut(match, table.viewer, line);
                    if (other.certain && other.after.prompt.choices.empty() && best.at.points(table.viewer) == 0)
                        [&] { QVERIFY(leadAt(other.after, slot, table.viewer) <= lead); }();
                }
                const QString words = listed(table, match);
                if (best.changesBase() && !best.answers.empty()
                    && tests::mentions(words, QString::fromStdString(each.label))) {
                    ++asked;
                    [&] {
                        QVERIFY2(
                            tests::mentions(words, QString::fromStdString(each.label) + QStringLiteral(", at best: §")),
                            qPrintable(words));
                    }();
                }
            }
            return asked >= 6;
        });
        QVERIFY(reckoned > 3);
        QVERIFY2(asked >= 3, qPrintable(QString::number(asked)));
    }

    /// After a base has scored it is told what becomes of which card, and it does.
    void afterAScoringItIsToldWhatACardChanges()
    {
        int told = 0;
        int moved = 0;
        eachQuestion(120, [&](const core::Match& match, const TableView& table) {
            if (!asksAfter(table))
                return false;
            const QString words = listed(table, match);
            [&] { QVERIFY2(tests::mentions(words, QStringLiteral("If you pass")), qPrintable(words)); }();
            for (const ChoiceView& each : table.prompt.choices) {
                if (each.kind != ChoiceView::Kind::Card || !each.deed || each.card < 0)
                    continue;
                const auto* card = ui::findCard(table, each.card);
                if (card == nullptr || card->name != "Scout") {
                    for (const ui::AnswerOutcome& of : ui::answersOf(match, table, each))
                        for (const auto& [id, change] : of.cards)
                            moved += change.movesTo >= 0 && of.asked && !of.elsewhere.empty() ? 1 : 0;
                    continue;
                }
                ++told;
                [&] { QVERIFY2(tests::mentions(words, QStringLiteral("Scout: to hand")), qPrintable(words)); }();
            }
            return told >= 3 && moved >= 3;
        });
        QVERIFY(told > 0);
        QVERIFY2(moved > 0, qPrintable(QString::number(moved)));
    }

    /// Madness is open by its number, so what a match ends with is told with it; who has least of it wins a tie.
    void madnessIsTakenOffWhatIsTold()
    {
        int seen = 0;
        eachQuestion(60, [&](const core::Match& match, const TableView& asked) {
            TableView table = asked;
            if (!asksBefore(table) || table.seats.size() != 2)
                return false;
            const ui::Consequence at = ui::consequenceAt(match, table, table.scoring->slot, nullptr, {});
            ++seen;
            table.madnessDeck = 10;
            table.seats[0].vp = 15 - at.points(core::seatAt(0));
            table.seats[1].vp = 14 - at.points(core::seatAt(1));
            table.seats[0].madness = table.seats[1].madness = 1;
            const QString first = QString::fromStdString(table.seats[0].name);
            const QString second = QString::fromStdString(table.seats[1].name);
            [&] {
                QVERIFY(tests::mentions(
                    said(table, match), QStringLiteral("%1 wins at the end of this turn then.").arg(first)));
            }();
            table.seats[0].madness = 5;
            const QString counted = said(table, match);
            const QString scores
                = table.viewer == core::seatAt(0) ? QStringLiteral("13 : 14") : QStringLiteral("14 : 13");
            [&] {
                QVERIFY2(tests::mentions(counted, QStringLiteral("%1 wins.").arg(second)), qPrintable(counted));
                QVERIFY2(counted.contains(scores), qPrintable(counted));
                QVERIFY(tests::mentions(counted, QStringLiteral("The score would be §, before Madness is counted.")));
            }();
            table.seats[0].madness = 3;
            [&] { QVERIFY(tests::mentions(said(table, match), QStringLiteral("%1 wins.").arg(second))); }();
            return seen >= 3;
        });
        QVERIFY(seen > 0);
    }

    /// However much is told beside the table, the page asks for no more height: it scrolls there.
    void whatIsToldMakesNoPageHigher()
    {
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                if (asksBefore(core::smashup::viewFor(*match, prompt.seat))) {
                    ui::PageStack pages;
                    ui::TableSurface* table = ui::makeTable(tests::smashUp(), ui::TableSurface::Use::Play, nullptr);
                    auto* board = new ui::MatchBoard(tests::smashUp(), table, nullptr, &pages);
                    pages.addWidget(board);
                    pages.resize(1200, 500);
                    table->setAsking(true);
                    table->showMatch(*match, prompt.seat);
                    QVERIFY(board->findChild<ui::ResponseList*>()->sizeHint().height() > 150);
                    const int least = pages.minimumSizeHint().height();
                    QVERIFY2(least <= 500, qPrintable(QString::number(least)));
                    // Where nothing is beside the table, the question itself tells it.
                    QVERIFY(!tells(*table, QStringLiteral("If you pass")));
                    table->setCloseUpInSight(false);
                    QVERIFY(tells(*table, QStringLiteral("If you pass")));
                    table->setCloseUpInSight(true);
                    QVERIFY(!tells(*table, QStringLiteral("If you pass")));
                    return;
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QFAIL("no window to be asked in");
    }

private:
    static bool asksBefore(const TableView& table)
    {
        return table.scoring && table.scoring->step == ScoringView::Step::Before
            && std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
                [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
    }

    static bool asksAfter(const TableView& table)
    {
        const auto has = [&table](const auto& is) {
            return std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(), is);
        };
        return table.scoring && table.scoring->step == ScoringView::Step::After
            && has([](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; })
            && has([](const ChoiceView& each) { return each.deed && each.kind == ChoiceView::Kind::Card; });
    }

    /// All that stands in the list, a line a thing.
    static QString listed(const TableView& table, const core::Match& match)
    {
        QWidget beside;
        ui::ResponseList list(&beside);
        list.setTable(table, &match);
        QStringList lines;
        for (const QWidget* each : list.findChildren<QWidget*>())
            if (const auto* label = qobject_cast<const QLabel*>(each))
                lines << label->text();
            else
                lines << each->accessibleName();
        return list.isHidden() ? QString() : lines.join(QLatin1Char('\n'));
    }

    /// Shows each question of random matches of drawn pairs, until `look` has seen enough.
    template <typename Look>
    static void eachQuestion(int matches, const Look& look)
    {
        core::Problems problems;
        for (int seed = 1; seed <= matches; ++seed) {
            const auto number = static_cast<std::uint64_t>(seed);
            const auto match = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2 + seed % 2, number), problems);
            core::Rng rng(number);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const TableView table = core::smashup::viewFor(*match, prompt.seat);
                if (table.scoring && look(*match, table))
                    return;
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
    }

    static int leadAt(const TableView& table, int slot, core::Seat seat)
    {
        int lead = 0;
        int others = -1000;
        for (const auto& base : table.bases)
            for (std::size_t i = 0; base.slot == slot && i < table.seats.size(); ++i)
                if (core::seatAt(static_cast<int>(i)) == seat)
                    lead = base.power[i];
                else
                    others = std::max<int>(others, base.power[i]);
        return lead - others;
    }

    static bool tells(const QWidget& table, const QString& words)
    {
        const auto labels = table.findChildren<ui::ReadingLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const ui::ReadingLabel* each) { return !each->isHidden() && tests::mentions(each->text(), words); });
    }

    static QString said(const TableView& table, const core::Match& match)
    {
        QWidget beside;
        ui::ResponseList list(&beside);
        list.setTable(table, &match);
        for (const QFrame* card : list.findChildren<QFrame*>())
            if (tests::begins(card->accessibleName(), QStringLiteral("If you pass")))
                return card->accessibleName();
        return {};
    }

    static void compare(const core::Match& match, int& compared)
    {
        const TableView table = core::smashup::viewFor(match, match.prompt().seat);
        if (!asksBefore(table)) {
            if (asksAfter(table))
                return;
            QWidget beside;
            ui::ResponseList list(&beside);
            list.setTable(table, &match);
            QVERIFY(list.isHidden());
            return;
        }
        const auto after = match.clone();
        Extra extra(*after, tests::smashUp().notation());
        core::PerSeat<std::int16_t> scores = after->standing().score;
        while (!extra.scored) {
            const TableView asked = core::smashup::viewFor(*after, after->prompt().seat);
            const auto pass = std::find_if(asked.prompt.choices.begin(), asked.prompt.choices.end(),
                [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
            if (pass == asked.prompt.choices.end())
                return;
            after->apply(pass->choice, &extra);
        }
        const TableView scored = core::smashup::viewFor(*after, match.prompt().seat);
        if (extra.any || !scored.scoring || scored.scoring->step != ScoringView::Step::After)
            return; // what it comes to cannot be looked at any more
        ++compared;
        const QString words = said(table, match);
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            if (scored.scoring->place[i] < 0)
                continue;
            const QString line
                = QStringLiteral("%1 %2, +%3")
                      .arg(QString::fromStdString(table.seats[i].name), placeWords(scored.scoring->place[i]),
                          QString::number(after->standing().score[i] - scores[i]));
            QVERIFY2(tests::mentions(words, line), qPrintable(words + QStringLiteral(" / ") + line));
        }
    }
};

REGISTER_TEST(ScoringPanelTest)
#include "scoring_panel_test.moc"
