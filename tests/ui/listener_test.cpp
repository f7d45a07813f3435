#include "core/smashup/sayings/sayings.h"
#include "tests/support/suite.h"
#include "tests/ui/open_window.h"
#include "tests/ui/spoken.h"
#include "translations/languages.h"
#include "ui/pages/play/play_page.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QDeadlineTimer>

namespace {

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
        visit(root(), [this](QAccessibleInterface* each) {
            const QString said = each->text(QAccessible::Name);
            if (each->role() == QAccessible::Notification && !said.isEmpty() && !m_heard.contains(said))
                m_heard << said;
            return false;
        });
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
    QStringList everything() const
    {
        QStringList all;
        visit(root(), [&all](QAccessibleInterface* each) {
            all << each->text(QAccessible::Name);
            return false;
        });
        return all;
    }
    bool isRead(const std::function<bool(const QString&)>& wished) const
    {
        return visit(root(), [&](QAccessibleInterface* each) { return wished(each->text(QAccessible::Name)); });
    }
    /// What is read of the thing that has the keyboard.
    static QString focused()
    {
        forgetItems(QApplication::focusWidget());
        QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(QApplication::focusWidget());
        QAccessibleInterface* child = spoken == nullptr ? nullptr : spoken->focusChild();
        if (child == nullptr)
            child = spoken;
        return child == nullptr ? QString() : child->text(QAccessible::Name);
    }
    static void key(Qt::Key code) { QTest::keyClick(QApplication::focusWidget(), code); }
    /// Presses the button of that name, as a screen reader presses it.
    bool press(const QString& name) const
    {
        return visit(root(), [&](QAccessibleInterface* each) {
            QAccessibleActionInterface* acts = each->actionInterface();
            if (each->role() != QAccessible::Button || acts == nullptr || each->state().disabled
                || !tests::says(each->text(QAccessible::Name), name))
                return false;
            acts->doAction(QAccessibleActionInterface::pressAction());
            return true;
        });
    }
    /// Goes on with the key until what is read of the focus is as `wished`; false where it comes round without.
    static bool walk(Qt::Key step, const std::function<bool(const QString&)>& wished)
    {
        for (int i = 0; i < 60; ++i) {
            if (wished(focused()))
                return true;
            key(step);
        }
        return false;
    }

private:
    /// Without a screen reader a view does not tell its interface that items were replaced: it is asked for a new one.
    static void forgetItems(QWidget* view)
    {
        if (qobject_cast<QAbstractItemView*>(view) != nullptr)
            if (QAccessibleInterface* old = QAccessible::queryAccessibleInterface(view))
                QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(old));
    }
    QAccessibleInterface* root() const
    {
        for (QAbstractItemView* view : m_window.findChildren<QAbstractItemView*>())
            forgetItems(view);
        return QAccessible::queryAccessibleInterface(&m_window);
    }
    static bool visit(QAccessibleInterface* at, const std::function<bool(QAccessibleInterface*)>& look)
    {
        if (at == nullptr || at->state().invisible)
            return false;
        if (look(at))
            return true;
        for (int i = 0; i < at->childCount(); ++i)
            if (visit(at->child(i), look))
                return true;
        return false;
    }

    QWidget& m_window;
    QStringList m_heard;
};

}

/// A whole turn by what a screen reader says alone, in each language.
class ListenerTest final : public tests::WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void aTurnIsHeardAndPlayed()
    {
        core::MatchSetup setup;
        setup.seed = 6;
        setup.seats = { { "Ann", { "Dinosaurs", "Robots" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 0);
        m_open->window().showPage(&m_open->root().play());
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
        while (!patience.hasExpired() && !playable(Listener::focused())) {
            if (!canBeChosen(Listener::focused()))
                Listener::key(Qt::Key_Return); // the one answer that the keyboard stands on
            else if (!Listener::walk(Qt::Key_Right, playable))
                break;
            QTest::qWait(5);
        }
        QVERIFY2(playable(Listener::focused()), qPrintable(listener.everything().join(QLatin1Char('\n'))));
        const QString card = Listener::focused().section(QLatin1Char(','), 0, 0);

        Listener::key(Qt::Key_Return);
        // It is asked where: the question names the card, the focus is on a base that can be chosen.
        const auto hears = [&listener](const QStringList& words) {
            listener.listen();
            return listener.hasHeard(words);
        };
        const auto asks
            = [&card](const QString& words) { return words.contains(card) && words.endsWith(QLatin1Char('?')); };
        QTRY_VERIFY2(listener.isRead(asks), qPrintable(listener.everything().join(QLatin1Char('\n'))));
        QVERIFY2(Listener::walk(Qt::Key_N, canBeChosen), qPrintable(Listener::focused()));
        const QString base = Listener::focused().section(QLatin1Char(','), 0, 0);
        listener.forget();
        Listener::key(Qt::Key_Return);
        QTRY_VERIFY2(
            hears({ QStringLiteral("Ann"), card, base }), qPrintable(listener.heard().join(QLatin1Char('\n'))));
        // It lies there now, for whoever reads the table.
        const auto lies
            = [&](const QString& words) { return words.startsWith(base + QLatin1Char(',')) && words.contains(card); };
        QVERIFY2(listener.isRead(lies), qPrintable(listener.everything().join(QLatin1Char('\n'))));

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
            qPrintable(listener.everything().join(QLatin1Char('\n'))));

        // The choices that were stored are those.
        core::MatchRecord now;
        QVERIFY(m_open->matches().load(record.summary.id, now).ok());
        QVERIFY(std::any_of(now.choices.begin(), now.choices.end(),
            [&](const core::RecordedChoice& each) { return QString::fromStdString(each.words).contains(card); }));
    }

    /// Cards within a cell are read as the keyboard comes to them, though Qt knows cells alone.
    void cardsWithinACellAreReadOut()
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const core::MatchRecord record = m_open->played(setup, { "human", "random" }, 90);
        m_open->window().showPage(&m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        QWidget* table = nullptr;
        for (QWidget* each : m_open->root().play().findChildren<QWidget*>())
            if (tests::says(each->accessibleName(), QStringLiteral("Table")) && each->isVisible())
                table = each;
        QVERIFY(table != nullptr);
        table->setFocus(Qt::TabFocusReason);
        Listener listener(m_open->window());
        // Along all rows: somewhere there is a minion.
        const QString power = tests::inWords(QStringLiteral("%1 power %2")).section(QLatin1Char('%'), 1, 1).mid(1);
        QStringList told;
        for (int row = 0; row < 3; ++row) {
            for (int step = 0; step < 30; ++step) {
                QTest::keyClick(table, row % 2 == 0 ? Qt::Key_Right : Qt::Key_Left);
                listener.listen();
            }
            QTest::keyClick(table, row == 0 ? Qt::Key_Up : Qt::Key_Down);
        }
        for (const QString& said : listener.heard())
            if (said.contains(power))
                told << said;
        QVERIFY2(!told.isEmpty(), qPrintable(listener.heard().join(QLatin1Char('\n'))));
    }
};

REGISTER_TEST(ListenerTest)
#include "listener_test.moc"
