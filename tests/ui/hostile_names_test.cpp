#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QChart>
#include <QChartView>
#include <QDialog>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLegend>
#include <QLegendMarker>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolButton>
#include <QToolTip>

using accessibility::dialog;

namespace {

/// In no colour of the window: where it is to be seen, a name was taken for HTML and a file was read.
constexpr QRgb kProbe = 0xffff00ff;

bool shows(const QImage& picture, QRgb colour)
{
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if ((picture.pixel(x, y) | 0xff000000) == colour)
                return true;
    return false;
}

/// Every tool tip that the widgets and the cells in sight have.
QStringList toolTipsOf(QWidget& root)
{
    QStringList tips;
    for (QWidget* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        tips << widget->toolTip();
        auto* view = qobject_cast<QAbstractItemView*>(widget);
        if (view == nullptr || view->model() == nullptr)
            continue;
        for (int row = 0; row < std::min(view->model()->rowCount(), 30); ++row)
            for (int column = 0; column < view->model()->columnCount(); ++column)
                tips << view->model()->index(row, column).data(Qt::ToolTipRole).toString();
        for (int column = 0; column < view->model()->columnCount(); ++column)
            tips << view->model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
    }
    tips.removeDuplicates();
    tips.removeAll(QString());
    return tips;
}

}

/// Names that somebody chose to do harm, or by mistake: they are shown as they are, wherever they are shown.
class HostileNamesTest final : public tests::WindowTest {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::vector<std::string> m_names;

    ui::MainWindow& window() { return m_open->window(); }
    core::MatchStore& store() { return m_open->matches(); }
    const core::Game& game() { return m_open->game(); }
    /// A match of four with those names, of so many random choices or to its end.
    core::MatchRecord played(const std::vector<std::string>& players, int choices)
    {
        const std::vector<std::vector<std::string>> pairs { { "Aliens", "Pirates" }, { "Zombies", "Wizards" },
            { "Robots", "Dinosaurs" }, { "Ninjas", "Tricksters" } };
        core::MatchSetup setup;
        setup.seed = 4;
        for (std::size_t seat = 0; seat < 4; ++seat)
            setup.seats.push_back({ m_names[seat], pairs[seat] });
        return m_open->played(setup, players, choices);
    }
    /// That nothing in sight is HTML that was not written here, and that no tool tip would be.
    void check(QWidget& root)
    {
        QTest::qWait(30);
        QVERIFY(!shows(root.grab().toImage(), kProbe));
        for (const QLabel* label : root.findChildren<QLabel*>())
            if (label->isVisible()) {
                QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
                if (label->textFormat() == Qt::RichText)
                    QVERIFY2(
                        !label->text().contains(QLatin1String("<img")) && !label->text().contains(QLatin1String("<h1")),
                        qPrintable(label->text()));
            }
        for (const QString& tip : toolTipsOf(root)) {
            QToolTip::showText(root.mapToGlobal(QPoint(5, 5)), tip, &root);
            QLabel* shown = nullptr;
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (widget->inherits("QTipLabel") && widget->isVisible())
                    shown = qobject_cast<QLabel*>(widget);
            QVERIFY2(shown != nullptr, qPrintable(tip));
            QCOMPARE(shown->text().remove(QChar(0x200b)), tip); // it may wrap within words
            QCOMPARE(shown->textFormat(), Qt::PlainText);
            QVERIFY2(!shows(shown->grab().toImage(), kProbe), qPrintable(tip));
        }
        QToolTip::hideText();
    }
    /// That the legend of the chart in sight has each name as it is, or its beginning.
    void checkLegend(QWidget& root)
    {
        QStringList shown;
        for (const QChartView* chart : root.findChildren<QChartView*>())
            if (chart->isVisible())
                for (const QLegendMarker* marker : chart->chart()->legend()->markers())
                    shown << QTextDocumentFragment::fromHtml(marker->label()).toPlainText();
        for (const std::string& name : m_names) {
            const QString whole = QString::fromStdString(name);
            const auto isIt = [&whole](const QString& each) {
                const QString beginning = each.endsWith(QChar(0x2026)) ? each.chopped(1) : each;
                return beginning.size() >= 3 && whole.startsWith(beginning);
            };
            QVERIFY2(std::any_of(shown.begin(), shown.end(), isIt),
                qPrintable(whole + QStringLiteral(" is not among ") + shown.join(QStringLiteral(" | "))));
        }
    }
    /// A name, or what the window says around one.
    bool isSaid(QWidget& root, const QString& words)
    {
        for (QWidget* widget : root.findChildren<QWidget*>())
            for (const QString& said : { accessibility::nameOf(widget), widget->accessibleDescription() })
                if (widget->isVisible() && (said.contains(words) || tests::mentions(said, words)))
                    return true;
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QImage probe(40, 40, QImage::Format_RGB32);
        probe.fill(kProbe);
        const QString path = m_folder.filePath(QStringLiteral("probe.png"));
        QVERIFY(probe.save(path));
        const std::string image = "<img src=\"file://" + path.toStdString() + "\">";
        m_names = { "a" + image, "<h1>Big & %2</h1>", "&amp; %1 %2 %n", "<b>b</b>" + std::string(300, 'x') + image };
    }

    /// The probe is one: a label that guesses does show the picture.
    void theProbeWouldBeSeen()
    {
        QLabel label(QString::fromStdString(m_names[0]));
        label.setTextFormat(Qt::RichText);
        QVERIFY(shows(label.grab().toImage(), kProbe));
        QLabel guesses(QString::fromStdString(m_names[0]));
        QVERIFY(!shows(guesses.grab().toImage(), kProbe)); // not in this program
    }

    void inTheListOfMatchesAndItsPreview()
    {
        played({ "human", "level:0", "level:0", "level:0" }, -1);
        tests::showPage(window(), &m_open->root().matches());
        m_open->root().matches().refresh();
        QTRY_VERIFY(isSaid(m_open->root().matches(), QStringLiteral("Big & %2")));
        check(window());
        checkLegend(m_open->root().matches());
    }

    void inAnOpenedMatchAndWhyThis()
    {
        const core::MatchRecord record = played({ "human", "level:0", "level:0", "level:0" }, -1);
        tests::showPage(window(), &m_open->root().matches());
        m_open->root().matches().refresh();
        QVERIFY(m_open->root().matches().openMatch(record.summary.id));
        check(window());
        checkLegend(m_open->root().matches());
        auto* why = accessibility::find<QPushButton>(m_open->root().matches(), QStringLiteral("Why this?"));
        auto* moves
            = accessibility::find<QAbstractItemView>(m_open->root().matches(), QStringLiteral("Moves of the match"));
        for (int row = 1; row < 12; ++row) {
            moves->setCurrentIndex(moves->model()->index(row, 0));
            QTest::mouseClick(why, Qt::LeftButton);
            QTest::qWait(300);
            check(window());
        }
    }

    void atTheTableAndOnItsCover()
    {
        const core::MatchRecord record = played({ "human", "human", "human", "human" }, 60);
        tests::showPage(window(), &m_open->root().play());
        check(window()); // with the button to go on with it
        const QStringList waiting = [&] {
            QStringList texts;
            for (const QPushButton* button : m_open->root().play().findChildren<QPushButton*>())
                if (button->isVisible())
                    texts << button->text();
            return texts;
        }();
        QVERIFY2(waiting.join(QLatin1Char('\n')).contains(QStringLiteral("<h1>Big && %2</h1>")),
            qPrintable(waiting.join(QLatin1Char('\n'))));
        m_open->root().play().resumeMatch(record.summary.id);
        QTRY_VERIFY(isSaid(m_open->root().play(), QStringLiteral("Pass the screen to §")));
        check(window());
        for (QPushButton* button : m_open->root().play().findChildren<QPushButton*>())
            if (button->isVisible() && tests::mentions(button->text(), QStringLiteral("Show the hand of §"))) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
        check(window());
        auto* log = accessibility::find<QPushButton>(m_open->root().play(), QStringLiteral("Log"));
        if (log != nullptr && !log->isChecked())
            QTest::mouseClick(log, Qt::LeftButton);
        check(window());
        auto* board = accessibility::find<QAbstractItemView>(m_open->root().play(), QStringLiteral("Table"));
        board->setFocus();
        QTest::keyClick(board, Qt::Key_D, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        check(*dialog());
        QStringList tabs;
        for (int i = 0; i < dialog()->findChild<QTabBar*>()->count(); ++i)
            tabs << dialog()->findChild<QTabBar*>()->tabText(i);
        QVERIFY2(tabs[1].startsWith(QStringLiteral("<h1>Big && %2</h1>")), qPrintable(tabs[1]));
        dialog()->reject();
    }

    void inTheResult()
    {
        const core::MatchRecord record = played({ "human", "level:0", "level:0", "level:0" }, -1);
        tests::showPage(window(), &m_open->root().play());
        m_open->root().play().resumeMatch(record.summary.id);
        QTRY_VERIFY(
            accessibility::find<QPushButton>(m_open->root().play(), QStringLiteral("See the match")) != nullptr);
        for (const std::string& name : m_names)
            QVERIFY(isSaid(m_open->root().play(), QString::fromStdString(name).left(12)));
        check(window());
    }

    void inAMessage()
    {
        core::MatchRecord record = played({ "human", "level:0", "level:0", "level:0" }, 30);
        record.summary.id = 0;
        record.choices[5].words = m_names[3];
        std::int64_t broken = 0;
        QVERIFY(store().begin(record, broken).ok());
        tests::showPage(window(), &m_open->root().play());
        m_open->root().play().resumeMatch(broken);
        QTRY_VERIFY(dialog() != nullptr);
        QVERIFY(qobject_cast<QMessageBox*>(dialog())->text().contains(QStringLiteral("<b>b</b>")));
        check(*dialog());
        QVERIFY(dialog()->width() <= window().screen()->availableGeometry().width());
        dialog()->reject();
        m_open->root().matches().refresh();
        tests::showPage(window(), &m_open->root().matches());
        QVERIFY(m_open->root().matches().openMatch(broken)); // with a notice why it does not replay
        check(window());
    }

    void inTheFieldsOfANewMatchAndTheNamesOfPairs()
    {
        core::PairStore& pairs = m_open->composition().database()->pairs();
        for (const std::string& name : m_names) {
            core::SavedPair pair;
            pair.game = game().id();
            pair.set = game().setNames().front();
            pair.name = name;
            pair.factions = { "Aliens", "Pirates" };
            std::int64_t id = 0;
            QVERIFY(pairs.add(pair, id).ok());
        }
        tests::showPage(window(), &m_open->root().pairs());
        m_open->root().pairs().refresh();
        auto* saved = accessibility::find<QAbstractItemView>(m_open->root().pairs(), QStringLiteral("Saved pairs"));
        QCOMPARE(saved->model()->rowCount(), 4);
        for (int row = 0; row < 4; ++row) {
            saved->setCurrentIndex(saved->model()->index(row, 0));
            check(window());
        }
        QTest::mouseClick(accessibility::find<QPushButton>(window(), QStringLiteral("Delete the saved pair")),
            Qt::LeftButton); // tells what is gone, and offers to undo it
        check(window());

        m_open->root().play().newMatch();
        QTRY_VERIFY(dialog() != nullptr);
        for (const QString& seat : { QStringLiteral("Seat 1"), QStringLiteral("Seat 2") }) {
            auto* field = accessibility::find<QLineEdit>(*dialog(), seat + QStringLiteral(": name"));
            auto* offered = accessibility::find<QToolButton>(*dialog(), seat + QStringLiteral(": saved pair"));
            QVERIFY(field != nullptr && offered != nullptr);
            field->setText(QString::fromStdString(m_names[1]));
            QCOMPARE(offered->menu()->actions().size(), 3); // one was deleted
            offered->menu()->actions().constFirst()->trigger();
        }
        check(*dialog());
        dialog()->reject();
    }

    void inAnExport()
    {
        const core::MatchRecord record = played({ "human", "level:0", "level:0", "level:0" }, -1);
        ui::MatchesPresenter presenter(game(), store());
        const QString path = m_folder.filePath(QStringLiteral("match.json"));
        QVERIFY(presenter.exportTo(record.summary.id, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        // Read as any program would: to import names as long as these is refused.
        const QJsonArray seats
            = QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("seats")).toArray();
        QCOMPARE(seats.size(), static_cast<qsizetype>(m_names.size()));
        for (std::size_t seat = 0; seat < m_names.size(); ++seat)
            QCOMPARE(
                seats[static_cast<qsizetype>(seat)].toObject().value(QStringLiteral("name")).toString().toStdString(),
                m_names[seat]);
    }
};

REGISTER_TEST(HostileNamesTest)
#include "hostile_names_test.moc"
