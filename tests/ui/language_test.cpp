#include "core/ai/players/player_factory.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/pseudo_language.h"
#include "translations/languages.h"
#include "ui/language.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"
#include "ui/widgets/plain_text.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QXmlStreamReader>

using accessibility::dialog;

/// The window changes its language while it is used: no text is forgotten, nothing that was typed or chosen is lost.
class LanguageTest final : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<tests::OpenWindow> m_open;
    std::unique_ptr<tests::PseudoLanguage> m_pseudo;
    std::int64_t m_running = 0;
    std::int64_t m_finished = 0;

    ui::MainWindow& window() { return m_open->window(); }
    app::CompositionRoot& root() { return m_open->root(); }

    std::int64_t played(const std::vector<std::string>& players, int choices)
    {
        core::MatchSetup setup;
        setup.seed = 7;
        setup.seats = { { "You", { "Wizards", "Zombies" } }, { "Marrow", { "Robots", "Dinosaurs" } } };
        return m_open->played(setup, players, choices).summary.id;
    }

    /// Names and sentences that come from the game.
    QStringList data()
    {
        QStringList words { QStringLiteral("Smash Up"), QStringLiteral("Breakpoint"), QStringLiteral("Marrow"),
            QStringLiteral("Quill"), QStringLiteral("English"), QStringLiteral("my robots"),
            QStringLiteral("Robots + Dinosaurs"), QStringLiteral("move before a base scores"),
            ui::wrappable(QString::fromStdString(m_open->composition().databasePath())) };
        const core::Game& game = m_open->game();
        const auto add = [&words](const std::string& text) { words << QString::fromStdString(text); };
        for (const core::CardInfo& card : game.cards()) {
            for (const std::string& text : { card.name, card.kind, card.text, card.group })
                add(text);
            for (const core::Figure& figure : card.figures)
                words << tests::capitalised(QString::fromStdString(figure.name));
            for (const std::string& tag : card.tags)
                words << tests::capitalised(QString::fromStdString(tag));
        }
        for (const core::FactionInfo& faction : game.factions()) {
            add(faction.name);
            add(faction.theme);
        }
        for (const core::OptionInfo& option : game.options()) {
            for (const std::string& text : { option.name, option.title, option.meaning })
                add(text);
            for (const core::OptionValue& value : option.values)
                for (const std::string& text : { value.name, value.words })
                    add(text);
        }
        for (const core::SetInfo& set : game.sets()) {
            add(set.title);
            words << tests::capitalised(QString::fromStdString(set.title));
        }
        for (const core::Style* style : game.styles()) {
            words << tests::capitalised(
                QString::fromStdString(style->name()).replace(QLatin1Char('-'), QLatin1Char(' ')));
            words << QString::fromStdString(style->name()).replace(QLatin1Char('-'), QLatin1Char(' '));
            add(style->meaning());
        }
        for (const core::PlayerKind& kind : core::playerKinds()) {
            words << tests::capitalised(QString::fromStdString(kind.spec));
            add(kind.meaning);
        }
        for (const translations::Language& language : translations::languages())
            words << language.name; // in its own words
        for (int month = 1; month <= 12; ++month)
            words << QLocale().monthName(month) << QLocale().monthName(month, QLocale::ShortFormat);
        return words;
    }

    void checkAsked();
    /// Fails for each text in sight that was not said anew.
    void look(const char* where, QWidget& at)
    {
        QTest::qWait(30);
        const QStringList forgotten = m_pseudo->forgottenIn(at);
        QVERIFY2(forgotten.isEmpty(),
            qPrintable(QString::fromLatin1(where) + QStringLiteral(":\n") + forgotten.join(QLatin1Char('\n'))));
    }

    void change() { m_pseudo->install(); }
    void changeBack() { m_pseudo->remove(); }

    /// A dialog that waits for its end, opened before the change.
    void lookAtModal(const char* where, const std::function<void()>& open)
    {
        const auto lookAtIt = [&](QDialog& shown) {
            change();
            look(where, shown);
            changeBack();
        };
        QVERIFY2(tests::lookAtModal(open, lookAtIt), where);
    }

private Q_SLOTS:
    void init()
    {
        m_open = std::make_unique<tests::OpenWindow>();
        QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
        m_running = played({ "human", "level:1" }, 60);
        m_finished = played({ "human", "level:1,style=patient" }, -1);
        m_pseudo = std::make_unique<tests::PseudoLanguage>(data());
    }

    void cleanup()
    {
        m_pseudo.reset();
        m_open.reset();
        ui::speak(QStringLiteral("en")); // and from the left
        QCoreApplication::processEvents();
    }

    void keepsTheChoice();
    void saysEverythingAgain();
    void losesNothing();
    void readsFromTheRight();
};

void LanguageTest::keepsTheChoice()
{
    app::Settings& settings = m_open->settings();
    QCOMPARE(settings.language(), QStringLiteral("en"));
    settings.setLanguage(QStringLiteral("de"));
    QCOMPARE(settings.language(), QStringLiteral("de"));
    settings.setLanguage(QStringLiteral("of another version"));
    QCOMPARE(settings.language(), QStringLiteral("en"));
}

void LanguageTest::saysEverythingAgain()
{
    ui::PairsPage& pairs = root().pairs();
    QVERIFY(m_pseudo->forgottenIn(window()).size() > 20); // the check itself: English is noticed
    change();
    look("the window's menus and an empty pair", window());
    pairs.choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    changeBack();
    change();
    look("a pair", window());
    window().showPage(&root().rules());
    look("rules, at the start", window());
    root().rules().search(QStringLiteral("move before a base scores"));
    changeBack();
    change();
    look("rules, what was found", window());
    root().rules().openTopic(QStringLiteral("Powderkeg"));
    changeBack();
    change();
    look("rules, an entry", window());
    window().showPage(&root().matches());
    look("matches", window());
    changeBack();
    QVERIFY(root().matches().openMatch(m_finished));
    change();
    look("a finished match", window());
    changeBack();
    QVERIFY(root().matches().openMatch(m_running));
    change();
    look("a running match", window());
    changeBack();
    window().showPage(&root().play());
    change();
    look("no match on the table", window());
    changeBack();
    root().play().resumeMatch(m_running);
    QTest::qWait(50);
    change();
    look("a match on the table", window());
    changeBack();
    root().play().resumeMatch(m_finished);
    QTest::qWait(50);
    change();
    look("the result", window());
    changeBack();

    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    change();
    look("new match", *dialog());
    changeBack();
    dialog()->reject();
    for (QWidget* page : std::initializer_list<QWidget*> { &root().home(), &root().settings(), &root().shortcuts() }) {
        window().showPage(page);
        QTest::qWait(50);
        change();
        look(page->metaObject()->className(), window());
        changeBack();
    }
    m_open->action(QStringLiteral("&Find anything…"))->trigger();
    QTest::qWait(50);
    change();
    look("the palette", *QApplication::activeWindow());
    changeBack();
    QApplication::activeWindow()->close();
    lookAtModal("about", [this] { m_open->action(QStringLiteral("&About Breakpoint"))->trigger(); });
    checkAsked();
}

void LanguageTest::losesNothing()
{
    // Typed and chosen in one language, it is there in the other.
    root().play().newMatch({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    QTRY_VERIFY(dialog() != nullptr);
    const QList<QLineEdit*> fields = dialog()->findChildren<QLineEdit*>();
    const auto person = std::find_if(
        fields.begin(), fields.end(), [](const QLineEdit* field) { return field->text() == QLatin1String("You"); });
    const auto other = std::find_if(
        fields.begin(), fields.end(), [](const QLineEdit* field) { return field->text() == QLatin1String("Marrow"); });
    QVERIFY(person != fields.end() && other != fields.end());
    (*other)->setText(QStringLiteral("Zöe"));
    QList<int> chosen;
    for (QComboBox* box : dialog()->findChildren<QComboBox*>()) {
        if (!box->accessibleName().endsWith(QLatin1String("player"))) // whoever sits there gives it its name
            box->setCurrentIndex(box->count() - 1);
        chosen << box->currentIndex();
    }
    ui::speak(QStringLiteral("de"));
    QTRY_COMPARE((*person)->text(), QStringLiteral("Du"));
    QCOMPARE((*other)->text(), QStringLiteral("Zöe"));
    QList<int> after;
    for (const QComboBox* box : dialog()->findChildren<QComboBox*>())
        after << box->currentIndex();
    QCOMPARE(after, chosen);
    ui::speak(QStringLiteral("en"));
    QTRY_COMPARE((*person)->text(), QStringLiteral("You"));
    dialog()->reject();

    // A match goes on where it was, and a stored one stays at its move.
    window().showPage(&root().play());
    root().play().resumeMatch(m_running);
    const std::int64_t id = root().play().matchId();
    QCOMPARE(id, m_running);
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(root().play().matchId(), id);
    QVERIFY(root().play().hasRunningMatch());
    window().showPage(&root().matches());
    QVERIFY(root().matches().openMatch(m_finished));
    auto* moves = root().matches().findChild<QTableView*>(QStringLiteral("moves"));
    QVERIFY(moves != nullptr);
    moves->setCurrentIndex(moves->model()->index(7, 0));
    ui::speak(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(moves->currentIndex().row(), 7);
    window().showPage(&root().rules());
    root().rules().search(QStringLiteral("scores"));
    ui::speak(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(root().rules().focusProxy()->property("text").toString(), QStringLiteral("scores"));
}

/// Where lines are read from the right, no button leaves the place it lies in.
void LanguageTest::readsFromTheRight()
{
    const auto check = [this](const char* where) {
        QTest::qWait(30);
        for (const QPushButton* button : window().findChildren<QPushButton*>())
            if (button->isVisible())
                QVERIFY2(button->parentWidget()->rect().contains(button->geometry()),
                    qPrintable(QString::fromLatin1(where) + QStringLiteral(": ") + button->text()));
    };
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    change();
    root().pairs().choose({ QStringLiteral("Robots"), QStringLiteral("Dinosaurs") });
    check("pairs");
    window().showPage(&root().rules());
    root().rules().openTopic(QStringLiteral("Powderkeg"));
    check("rules");
    window().showPage(&root().matches());
    check("matches");
    QVERIFY(root().matches().openMatch(m_finished));
    check("match");
    root().play().resumeMatch(m_running);
    window().showPage(&root().play());
    check("play");
    QVERIFY(!window().grab().isNull());
}

/// The extractor names a text's context by reading the sources, the program by running: both are the same.
void LanguageTest::checkAsked()
{
    QFile file(QStringLiteral(TESTS_SOURCE_DIR "/../translations/breakpoint_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QString> known;
    QSet<QString> contexts;
    QString context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
            contexts.insert(context);
        } else if (xml.name() == QLatin1String("source")) {
            known.insert(context + QStringLiteral(": ") + xml.readElementText());
        }
    }
    QVERIFY(known.size() > 300);
    for (const QString& asked : m_pseudo->asked()) {
        const QString of = asked.section(QStringLiteral(": "), 0, 0);
        // Qt has words of its own; those of the match options are still a table that the extractor cannot read.
        if ((contexts.contains(of) || of.startsWith(QLatin1String("ui::")) || of.startsWith(QLatin1String("app::")))
            && of != QLatin1String("ui::OptionWords"))
            QVERIFY2(known.contains(asked), qPrintable(asked));
    }
}

REGISTER_TEST(LanguageTest)
#include "language_test.moc"
