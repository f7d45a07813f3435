#include "core/game/rng.h"
#include "core/smashup/sayings/sayings.h"
#include "tests/support/suite.h"
#include "tests/ui/open_window.h"
#include "tests/ui/screen_reader.h"
#include "tests/ui/spoken.h"
#include "translations/languages.h"
#include "ui/pages/play/play_page.h"

#include <QAccessible>
#include <QApplication>
#include <QDeadlineTimer>

namespace {

constexpr int kMostAttempts = 60; ///< at one question, which may be asked several times in the same words

/// Somebody who hears the window and does not see it: knows the names that Qt's accessibility interface gives, what is
/// read out by itself, and what has the keyboard. Acts by keys and by pressing buttons that were read out.
class Listener {
public:
    explicit Listener(QWidget& window)
        : m_window(window)
    {
    }

    /// Notes what is told by itself.
    void listen()
    {
        const auto note = [this](QAccessibleInterface* each) {
            const QString said = each->text(QAccessible::Name);
            if (each->role() == QAccessible::Notification && !said.isEmpty() && !m_heard.contains(said))
                m_heard << said;
            return false;
        };
        tests::visit(QAccessible::queryAccessibleInterface(&m_window), note, false);
    }
    void forget() { m_heard.clear(); }
    const QStringList& heard() const { return m_heard; }
    bool hasHeard(const QStringList& words) const
    {
        return std::any_of(m_heard.begin(), m_heard.end(), [&words](const QString& said) {
            return std::all_of(
                words.begin(), words.end(), [&said](const QString& each) { return said.contains(each); });
        });
    }
    bool isRead(const std::function<bool(const QString&)>& wished) const
    {
        return tests::visit(tests::spokenOf(m_window),
            [&](QAccessibleInterface* each) { return wished(each->text(QAccessible::Name)); });
    }
    static void key(Qt::Key code) { QTest::keyClick(QApplication::focusWidget(), code); }
    /// Presses the button of that name, as a screen reader presses it.
    bool press(const QString& name) const
    {
        return tests::visit(tests::spokenOf(m_window), [&](QAccessibleInterface* each) {
            QAccessibleActionInterface* acts = each->actionInterface();
            if (each->role() != QAccessible::Button || acts == nullptr || each->state().disabled
                || !tests::says(each->text(QAccessible::Name), name))
                return false;
            acts->doAction(QAccessibleActionInterface::pressAction());
            return true;
        });
    }
    /// What is asked, as it is read; empty while nobody is.
    QString question() const
    {
        bool asks = false;
        QString words;
        tests::visit(prompt(), [&](QAccessibleInterface* each) {
            const QString name = each->text(QAccessible::Name);
            if (tests::says(name, QStringLiteral("Hint")))
                asks = !each->state().disabled;
            else if (words.isEmpty() && each->role() == QAccessible::StaticText)
                words = name;
            return false;
        });
        return asks ? words : QString();
    }
    /// Answers all that is asked until the match is over, when the keyboard comes to what may be done then. False where
    /// nothing that is read leads to an answer.
    bool playToTheEnd()
    {
        QString before;
        int attempts = 0;
        QDeadlineTimer patience(tests::kPatience);
        while (!tests::begins(tests::focused(), QStringLiteral("Rematch"))) {
            listen();
            const QString asked = question();
            if (patience.hasExpired() || attempts > kMostAttempts)
                return false;
            QTest::qWait(1);
            if (asked.isEmpty())
                continue;
            patience.setRemainingTime(tests::kPatience);
            ++attempts;
            if (asked != before) {
                before = asked;
                attempts = 0;
                m_tried.clear();
            }
            answer();
        }
        return true;
    }
    /// The same by pressing what can be pressed in what is asked about: cards and bases on the table, cards of the hand
    /// and of a sheet, and answers. No key is touched.
    bool pressToTheEnd()
    {
        QDeadlineTimer patience(tests::kPatience);
        while (!tests::begins(tests::focused(), QStringLiteral("Rematch"))) {
            if (patience.hasExpired())
                return false;
            QTest::qWait(1);
            if (QWidget* menu = QApplication::activePopupWidget()) {
                pressOneOf(pressable(QAccessible::queryAccessibleInterface(menu)));
                continue;
            }
            if (question().isEmpty())
                continue;
            QList<QAccessibleInterface*> all;
            tests::visit(
                QAccessible::queryAccessibleInterface(&m_window),
                [&](QAccessibleInterface* each) {
                    const QAccessible::Role role = each->role();
                    if (role == QAccessible::Table || role == QAccessible::List)
                        all << pressable(each);
                    return false;
                },
                false);
            for (QAccessibleInterface* each : pressable(prompt()))
                if (tests::isAnswer(each->text(QAccessible::Name)))
                    all << each;
            if (pressOneOf(all))
                patience.setRemainingTime(tests::kPatience);
        }
        return true;
    }
    /// How many cards and bases were pressed, and how many cards that are held.
    int pressedOnTable() const { return m_pressedOnTable; }
    int pressedInHand() const { return m_pressedInHand; }
    /// Goes on with the key until what is read of the focus is as `wished`; false where it comes round without.
    static bool walk(Qt::Key step, const std::function<bool(const QString&)>& wished)
    {
        for (int i = 0; i < 60; ++i) {
            if (wished(tests::focused()))
                return true;
            key(step);
        }
        return false;
    }

private:
    static QList<QAccessibleInterface*> pressable(QAccessibleInterface* root)
    {
        QList<QAccessibleInterface*> all;
        const auto look = [&all](QAccessibleInterface* each) {
            // A discard pile can be opened, which is no answer.
            const bool pile = each->parent() != nullptr && each->parent()->role() == QAccessible::RowHeader;
            QAccessibleActionInterface* acts = each->actionInterface();
            if (acts != nullptr && !pile && !each->state().disabled
                && acts->actionNames().contains(QAccessibleActionInterface::pressAction()))
                all << each;
            return false;
        };
        tests::visit(root, look);
        return all;
    }
    bool pressOneOf(const QList<QAccessibleInterface*>& all)
    {
        if (all.isEmpty())
            return false;
        QAccessibleInterface* one = all[static_cast<qsizetype>(m_lots.below(static_cast<std::uint32_t>(all.size())))];
        const bool button = one->object() != nullptr;
        m_pressedInHand += one->role() == QAccessible::ListItem ? 1 : 0;
        m_pressedOnTable += !button && one->role() != QAccessible::ListItem ? 1 : 0;
        one->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QTest::qWait(button ? 150 : 5); // Qt shows a button pressed for a moment
        return true;
    }
    QAccessibleInterface* prompt() const
    {
        QAccessibleInterface* found = nullptr;
        const auto look = [&found](QAccessibleInterface* each) {
            if (tests::says(each->text(QAccessible::Name), QStringLiteral("Prompt")))
                found = each;
            return found != nullptr;
        };
        tests::visit(QAccessible::queryAccessibleInterface(&m_window), look, false);
        return found;
    }
    bool isUntried(const QString& place) const
    {
        return tests::mentions(place, QStringLiteral("can be chosen")) && !m_tried.contains(place);
    }
    /// Chooses what the keyboard stands on, or goes on to what else can be chosen, or presses an answer. What led
    /// nowhere is not tried again while the same is asked, unless everything was.
    void answer()
    {
        if (m_lots.below(12) == 0 && pressAnswer())
            return; // a turn may end early
        if (!isUntried(tests::focused()))
            key(Qt::Key_N);
        if (const QString place = tests::focused(); isUntried(place)) {
            m_tried << place;
            key(Qt::Key_Return);
        } else if (!pressAnswer()) {
            m_tried.clear();
        }
    }
    /// False where there is none that was not tried.
    bool pressAnswer()
    {
        const bool pressed = tests::visit(prompt(), [this](QAccessibleInterface* each) {
            const QString name = each->text(QAccessible::Name);
            if (each->role() != QAccessible::Button || each->state().disabled || m_tried.contains(name)
                || !tests::isAnswer(name))
                return false;
            m_tried << name;
            each->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            return true;
        });
        if (pressed)
            QTest::qWait(150); // Qt shows it pressed for a moment
        return pressed;
    }

    QWidget& m_window;
    QStringList m_heard;
    int m_pressedOnTable = 0;
    int m_pressedInHand = 0;
    QStringList m_tried; ///< while the same is asked
    core::Rng m_lots { 9 };
};

}

/// A turn, and a whole match, by what a screen reader says alone.
class ListenerTest final : public tests::WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void aTurnIsHeardAndPlayed()
    {
        core::MatchSetup setup;
        setup.seed = 6;
        setup.seats = { { "Ann", { "Dinosaurs", "Robots" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 0);
        tests::showPage(m_open->window(), &m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        Listener listener(m_open->window());

        // Until a minion may be played: hands are kept, and Ben may be first.
        const auto isMinion = [](const QString& words) {
            return words.contains(QStringLiteral(", Kreatur")) || words.contains(QStringLiteral(", minion"));
        };
        const auto canBeChosen
            = [](const QString& words) { return tests::mentions(words, QStringLiteral("can be chosen")); };
        const auto playable = [&](const QString& words) { return isMinion(words) && canBeChosen(words); };
        const QDeadlineTimer patience(60000);
        while (!patience.hasExpired() && !playable(tests::focused())) {
            if (!canBeChosen(tests::focused()))
                Listener::key(Qt::Key_Return); // the one answer that the keyboard stands on
            else if (!Listener::walk(Qt::Key_Right, playable))
                break;
            QTest::qWait(5);
        }
        QVERIFY2(playable(tests::focused()), qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));
        const QString card = tests::focused().section(QLatin1Char(','), 0, 0);

        Listener::key(Qt::Key_Return);
        // It is asked where: the question names the card, the focus is on a base that can be chosen.
        const auto hears = [&listener](const QStringList& words) {
            listener.listen();
            return listener.hasHeard(words);
        };
        const auto asks
            = [&card](const QString& words) { return words.contains(card) && words.endsWith(QLatin1Char('?')); };
        QTRY_VERIFY2(listener.isRead(asks), qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));
        QVERIFY2(Listener::walk(Qt::Key_N, canBeChosen), qPrintable(tests::focused()));
        const QString base = tests::focused().section(QLatin1Char(','), 0, 0);
        listener.forget();
        Listener::key(Qt::Key_Return);
        QTRY_VERIFY2(
            hears({ QStringLiteral("Ann"), card, base }), qPrintable(listener.heard().join(QLatin1Char('\n'))));
        // It lies there now, for whoever reads the table.
        const auto lies
            = [&](const QString& words) { return words.startsWith(base + QLatin1Char(',')) && words.contains(card); };
        QVERIFY2(listener.isRead(lies), qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));

        // What else is asked is answered by what the keyboard stands on; then the turn is ended, and Ben's is heard.
        const QString end = QString::fromStdString(core::smashup::say(core::smashup::Say::AnswerEndPlay).words());
        const QDeadlineTimer more(60000);
        while (!more.hasExpired() && !hears({ QStringLiteral("Ben"), QStringLiteral(".") })) {
            if (listener.press(end))
                QTest::qWait(150); // Qt shows it pressed for a moment
            else
                Listener::key(Qt::Key_Return);
            QTest::qWait(5);
        }
        QVERIFY2(listener.hasHeard({ QStringLiteral("Ben"), QStringLiteral(".") }),
            qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));

        // The choices that were stored are those.
        core::MatchRecord now;
        QVERIFY(m_open->matches().load(record.summary.id, now).ok());
        QVERIFY(std::any_of(now.choices.begin(), now.choices.end(),
            [&](const core::RecordedChoice& each) { return QString::fromStdString(each.words).contains(card); }));
    }

    /// A whole match, of which nothing is known but what is read.
    void aMatchIsHeardAndPlayedToItsEnd()
    {
        core::MatchSetup setup;
        setup.seed = 9;
        setup.seats = { { "Ann", { "Dinosaurs", "Aliens" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 0);
        tests::showPage(m_open->window(), &m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        Listener listener(m_open->window());
        QVERIFY2(listener.playToTheEnd(),
            qPrintable(tests::focused() + QStringLiteral(" in: ")
                + tests::everything(m_open->window()).join(QLatin1Char('\n'))));

        // Both were heard as they played.
        for (const char* name : { "Ann", "Ben" })
            QVERIFY2(
                listener.hasHeard({ QString::fromLatin1(name) }), qPrintable(listener.heard().join(QLatin1Char('\n'))));
        // What became of it is read as it is stored: who has won, and the points of both.
        core::MatchRecord now;
        QVERIFY(m_open->matches().load(record.summary.id, now).ok());
        QCOMPARE(now.summary.status, core::MatchStatus::Finished);
        const bool won = now.summary.winners == core::maskOf(core::Seat::First);
        const auto tells = [won](const QString& words) {
            return tests::says(words, won ? QStringLiteral("You win") : QStringLiteral("You lose to Ben"));
        };
        QVERIFY2(listener.isRead(tells), qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));
        for (std::size_t seat = 0; seat < setup.seats.size(); ++seat) {
            const int points = now.summary.score[seat];
            const auto isTold = [&](const QString& words) {
                return tests::begins(words,
                    QStringLiteral("%1: %2 victory point%3")
                        .arg(QString::fromStdString(setup.seats[seat].name), QString::number(points),
                            QLatin1String(std::abs(points) == 1 ? "" : "s")));
            };
            QVERIFY2(listener.isRead(isTold), qPrintable(tests::everything(m_open->window()).join(QLatin1Char('\n'))));
        }
    }

    /// Without a key: by pressing cards, bases and answers.
    void aMatchIsPressedToItsEnd()
    {
        core::MatchSetup setup;
        setup.seed = 12;
        setup.seats = { { "Ann", { "Pirates", "Ninjas" } }, { "Ben", { "Zombies", "Dinosaurs" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 0);
        tests::showPage(m_open->window(), &m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        Listener listener(m_open->window());
        QVERIFY2(listener.pressToTheEnd(),
            qPrintable(listener.question() + QStringLiteral(" in: ")
                + tests::everything(m_open->window()).join(QLatin1Char('\n'))));
        core::MatchRecord now;
        QVERIFY(m_open->matches().load(record.summary.id, now).ok());
        QCOMPARE(now.summary.status, core::MatchStatus::Finished);
        QVERIFY(listener.pressedOnTable() > 0);
        QVERIFY(listener.pressedInHand() > 0);
    }

    /// Cards within a cell are read as the keyboard comes to them, which are objects of their own.
    void cardsWithinACellAreReadOut()
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 90);
        tests::showPage(m_open->window(), &m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        QWidget* table = nullptr;
        for (QWidget* each : m_open->root().play().findChildren<QWidget*>())
            if (tests::says(each->accessibleName(), QStringLiteral("Table")) && each->isVisible())
                table = each;
        QVERIFY(table != nullptr);
        table->setFocus(Qt::TabFocusReason);
        // Along all rows: somewhere there is a minion.
        const QString power = tests::inWords(QStringLiteral("%1 power %2")).section(QLatin1Char('%'), 1, 1).mid(1);
        QStringList told;
        for (int row = 0; row < 3; ++row) {
            for (int step = 0; step < 30; ++step) {
                QTest::keyClick(table, row % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
                QAccessibleInterface* at = QAccessible::queryAccessibleInterface(table)->focusChild();
                QVERIFY(at != nullptr);
                if (at->role() == QAccessible::Button && !told.contains(at->text(QAccessible::Name)))
                    told << at->text(QAccessible::Name);
            }
            QTest::keyClick(table, row == 0 ? Qt::Key_Up : Qt::Key_Down);
        }
        QVERIFY(std::any_of(told.begin(), told.end(), [&](const QString& name) { return name.contains(power); }));
    }
};

REGISTER_TEST(ListenerTest)
#include "listener_test.moc"
