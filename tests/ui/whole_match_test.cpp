#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "translations/languages.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/main_window.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QChartView>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <algorithm>

/// What the prompt offers beside its answers.
constexpr const char* kLeadsNowhere[] = { "Hint", "Undo", "Redo", "Put back", "Keep playing", "More", "Less" };

/// A person who has never seen the source: starts the real window over a new database, chooses a pair, plays a match to
/// its end and looks at its chart. Everything is found by what is seen or read out, and done with mouse and keys.
class WholeMatchTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAMatchAndFindsItsChart_data();
    void playsAMatchAndFindsItsChart();

private:
    QWidget& window() { return m_root->window(); }
    /// What is on the screen now and bears this name; null where there is nothing.
    template <typename Widget>
    Widget* seen(const QString& name)
    {
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top->isVisible())
                for (Widget* widget : accessibility::shown<Widget>(*top))
                    if (tests::says(accessibility::nameOf(widget), name))
                        return widget;
        return nullptr;
    }
    void chooseTile(const QString& faction);
    /// What is asked now, as it is read out; empty while somebody else is asked.
    QString question();
    void answer(int attempt);
    /// What was asked last and what it was answered with, the seed that leads there again.
    QString stuck() const;

    QStringList m_asked;
    std::unique_ptr<app::CompositionRoot> m_root;
};

void WholeMatchTest::chooseTile(const QString& faction)
{
    auto* gallery = seen<QAbstractItemView>(QStringLiteral("Factions"));
    QVERIFY(gallery != nullptr);
    for (int row = 0; row < gallery->model()->rowCount(); ++row) {
        const QModelIndex tile = gallery->model()->index(row, 0);
        if (!tile.data(Qt::AccessibleTextRole).toString().startsWith(faction))
            continue;
        gallery->scrollTo(tile);
        QTest::mouseClick(gallery->viewport(), Qt::LeftButton, {}, gallery->visualRect(tile).center());
    }
}

QString WholeMatchTest::question()
{
    const auto* hint = seen<QPushButton>(QStringLiteral("Hint"));
    if (hint == nullptr || !hint->isEnabled())
        return {};
    const auto* prompt = seen<QWidget>(QStringLiteral("Prompt"));
    for (const QLabel* label : prompt->findChildren<QLabel*>())
        if (label->isVisible() && !label->accessibleName().isEmpty())
            return label->accessibleName();
    return {};
}

/// The keyboard stands where something can be chosen: Enter chooses it. Where that did nothing, or what stands there
/// was picked already, N goes on to the next legal place; and where that does not help either, an answer of the prompt
/// is clicked.
void WholeMatchTest::answer(int attempt)
{
    QWidget* focus = QApplication::focusWidget();
    if (focus != nullptr && attempt < 3) {
        m_asked.last() += QStringLiteral(" -> keys at %1").arg(accessibility::nameOf(focus));
        if (const auto* view = qobject_cast<QAbstractItemView*>(focus)) {
            const QString here = view->currentIndex().data(Qt::AccessibleTextRole).toString();
            if (attempt > 0 || tests::mentions(here, QStringLiteral("§ (picked, can be put back)")))
                QTest::keyClick(focus, Qt::Key_N);
        }
        QTest::keyClick(focus, Qt::Key_Return);
        return;
    }
    const auto* prompt = seen<QWidget>(QStringLiteral("Prompt"));
    for (QPushButton* button : prompt->findChildren<QPushButton*>()) {
        const QString name = accessibility::nameOf(button);
        const bool leadsNowhere = std::any_of(std::begin(kLeadsNowhere), std::end(kLeadsNowhere),
            [&](const char* each) { return tests::says(name, QLatin1String(each)); });
        if (button->isVisible() && button->isEnabled() && !leadsNowhere) {
            m_asked.last() += QStringLiteral(" -> ") + name;
            QTest::mouseClick(button, Qt::LeftButton);
            return;
        }
    }
    // Cards and places only: walk through the views.
    for (const char* name : { "Cards to choose from", "Hand", "Table" })
        if (auto* view = seen<QAbstractItemView>(QLatin1String(name))) {
            view->setFocus(Qt::TabFocusReason);
            QTest::keyClick(view, Qt::Key_N);
            QTest::keyClick(view, Qt::Key_Return);
        }
}

QString WholeMatchTest::stuck() const
{
    // The newest first: what is too long for a message is cut at its end.
    QStringList last = m_asked.mid(std::max<qsizetype>(0, m_asked.size() - 20));
    std::reverse(last.begin(), last.end());
    return QStringLiteral("stuck after %1 questions at:\n").arg(m_asked.size()) + last.join(QLatin1Char('\n'));
}

void WholeMatchTest::playsAMatchAndFindsItsChart_data()
{
    QTest::addColumn<QString>("language");
    for (const translations::Language& language : translations::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

void WholeMatchTest::playsAMatchAndFindsItsChart()
{
    QFETCH(QString, language);
    ui::speak(language);
    const auto english = qScopeGuard([] { ui::speak(QStringLiteral("en")); });
    const QTemporaryDir folder;
    app::Composition composition(folder.filePath(QStringLiteral("matches.db")).toStdString());
    app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    settings.setAiPause(0);
    // Once all that moves is enough.
    settings.setMotionSpeed(language == translations::languages().front().code ? ui::kFastestMotion : 0);
    m_root = std::make_unique<app::CompositionRoot>(*qApp, composition, settings);
    const auto closed = qScopeGuard([this] { m_root.reset(); }); // before what it stands on, also where the test fails
    m_asked.clear();
    QString error;
    QVERIFY2(m_root->build(error), qPrintable(error));
    window().resize(1440, 900);
    window().show();
    QVERIFY(QTest::qWaitForWindowActive(&window()));

    QTest::mouseClick(seen<QToolButton>(QStringLiteral("Pairs")), Qt::LeftButton);
    chooseTile(QStringLiteral("Aliens"));
    chooseTile(QStringLiteral("Pirates"));
    QTest::mouseClick(seen<QPushButton>(QStringLiteral("Play this pair")), Qt::LeftButton);
    QTRY_VERIFY(seen<QPushButton>(QStringLiteral("Start")) != nullptr);
    // Of one deal of many: whoever takes what the keyboard stands on may play hundreds of turns.
    QVERIFY(accessibility::dialog() != nullptr);
    for (QLineEdit* field : accessibility::dialog()->findChildren<QLineEdit*>())
        if (tests::says(accessibility::nameOf(field), QStringLiteral("Seed")))
            field->setText(QStringLiteral("1"));
    QTest::mouseClick(seen<QPushButton>(QStringLiteral("Start")), Qt::LeftButton);
    window().activateWindow(); // a desktop does that when a dialog closes; this platform does not
    QVERIFY(QTest::qWaitForWindowActive(&window()));

    QElapsedTimer clock;
    clock.start();
    QString before;
    int attempt = 0;
    int answers = 0;
    while (seen<QPushButton>(QStringLiteral("See the match")) == nullptr) {
        QVERIFY2(clock.elapsed() < 600000, qPrintable(stuck()));
        const QString asked = question();
        if (asked.isEmpty()) {
            QTest::qWait(5);
            continue;
        }
        attempt = asked == before ? (attempt + 1) % 5 : 0;
        before = asked;
        m_asked << asked;
        answer(attempt);
        ++answers;
        QApplication::processEvents();
    }
    QVERIFY(answers > 10);

    // The result as it is read out: a name and its points for each seat, and how Madness brought them down.
    const QRegularExpression points(QStringLiteral("^(.+): (-?\\d+) \\p{L}+.*$"));
    int scores[2] = { -1, -1 };
    int found = 0;
    QStringList said;
    for (QLabel* label : window().findChildren<QLabel*>()) {
        const auto match = points.match(label->accessibleName());
        const QString number = match.captured(2);
        const bool one = number == QLatin1String("1") || number == QLatin1String("-1"); // Madness leads below nought
        if (label->isVisible())
            said << label->accessibleName();
        if (label->isVisible() && match.hasMatch() && found < 2
            && tests::begins(label->accessibleName(),
                QStringLiteral("%1: %2 victory point%3").arg(match.captured(1), number, QLatin1String(one ? "" : "s"))))
            scores[found++] = number.toInt();
    }
    QVERIFY2(found == 2, qPrintable(said.join(QLatin1Char('\n'))));
    QVERIFY(std::max(scores[0], scores[1]) > 0); // fifteen were reached, but Madness may have cost some of them

    QTest::mouseClick(seen<QToolButton>(QStringLiteral("Matches")), Qt::LeftButton);
    auto* list = seen<QAbstractItemView>(QStringLiteral("Matches"));
    QVERIFY(list != nullptr);
    QCOMPARE(list->model()->rowCount(), 1);
    const QString match = list->model()->index(0, 1).data(Qt::AccessibleTextRole).toString();
    QVERIFY2(match.contains(QStringLiteral("Aliens + Pirates")), qPrintable(match));
    list->setFocus(Qt::TabFocusReason);
    QTest::keyClick(list, Qt::Key_Home);
    QTest::keyClick(list, Qt::Key_Return);

    const auto* chart = seen<QChartView>(QStringLiteral("Scoring history"));
    QVERIFY(chart != nullptr);
    const QString told = chart->accessibleDescription();
    QTest::mouseClick(seen<QPushButton>(QStringLiteral("Show the scoring history as a table")), Qt::LeftButton);
    auto* numbers = seen<QAbstractItemView>(QStringLiteral("Score after each turn"));
    QVERIFY(numbers != nullptr);
    const int last = numbers->model()->rowCount() - 1;
    QList<int> shown { numbers->model()->index(last, 1).data().toInt(),
        numbers->model()->index(last, 2).data().toInt() };
    QList<int> expected { scores[0], scores[1] };
    for (const int score : expected)
        QVERIFY2(told.contains((ui::spokenLanguage() == QLatin1String("de") ? QStringLiteral(": %1 Punkt")
                                                                            : QStringLiteral(": %1 point"))
                                   .arg(score)),
            qPrintable(told));
    std::sort(shown.begin(), shown.end());
    std::sort(expected.begin(), expected.end());
    QCOMPARE(shown, expected);
}

REGISTER_TEST(WholeMatchTest)
#include "whole_match_test.moc"
