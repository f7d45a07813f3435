#include "app/screenshot.h"

#include "app/composition_root.h"
#include "app/picture_match.h"
#include "app/settings.h"
#include "core/analysis/analyser.h"
#include "core/record/replayer.h"
#include "core/text/text_file.h"
#include "database/database.h"
#include "ui/feedback_settings.h"
#include "ui/find/find_palette.h"
#include "ui/main_window.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/lab/lab_page.h"
#include "ui/pages/lab/lab_presenter.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/pairs/pair_standings.h"
#include "ui/pages/pairs/pairs_page.h"
#include "ui/pages/play/play_page.h"
#include "ui/pages/primer/primer_page.h"
#include "ui/pages/rules/rules_page.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"
#include "ui/table/animator.h"
#include "ui/table/gallery.h"
#include "ui/table/table_surface.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTemporaryDir>
#include <QTextDocument>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

constexpr double kFilmScale = 0.7; ///< of a frame
constexpr int kFilmColumns = 2;
constexpr int kFilmRows = 4;
constexpr int kFilmGap = 12;
constexpr int kLongestWait = 20000; ///< milliseconds until a base scores
/// What somebody asks the rules of a game, and an entry of theirs.
struct Looked {
    const char* game;
    const char* question;
    const char* entry; ///< its address
};
constexpr std::array kLooked {
    Looked { "smashup", "move before a base scores", "cards/leprechaun" },
    Looked { "starrealms", "scrap a ship from the trade row", "cards/blob-wheel" },
    Looked { "hyperborea", "ghost in a city", "rules/6.1" },
};
constexpr std::uint64_t kMostDeals = 40; ///< to look for a moment in

Moment momentOf(const QString& page, const core::Game& game)
{
    if (page == QLatin1String("play-end"))
        return Moment::End;
    if (game.id() != "smashup") // the other moments are of bases
        return Moment::Middle;
    return page == QLatin1String("play-response") || page == QLatin1String("rules-in-match") ? Moment::Response
        : page == QLatin1String("play-scoring")                                              ? Moment::Scoring
        : page == QLatin1String("film")                                                      ? Moment::BeforeScoring
                                                                                             : Moment::Middle;
}

/// Lets the window settle: layouts, rows that are measured late, a match that is taken up.
void settle()
{
    QElapsedTimer clock;
    clock.start();
    while (clock.elapsed() < 400)
        QApplication::processEvents(QEventLoop::AllEvents, 50);
}

QAbstractItemView* handOf(ui::MainWindow& window)
{
    QAbstractItemView* hand = nullptr;
    for (QAbstractItemView* each : window.findChildren<QAbstractItemView*>(QStringLiteral("hand")))
        hand = each->isVisible() ? each : hand;
    return hand;
}

/// True for a card of that name and that kind, in English: the window may speak another language.
bool isOf(const std::vector<core::CardInfo>& cards, const QModelIndex& card, std::string_view kind)
{
    const std::string name = card.data().toString().toStdString();
    return std::ranges::any_of(
        cards, [&](const core::CardInfo& each) { return each.name == name && each.kind == kind; });
}

/// Asks about a card of the hand, as F1 does, a special one where there is one.
void askAboutCard(ui::MainWindow& window, ui::PlayPage& page, const std::vector<core::CardInfo>& cards)
{
    QAbstractItemView* hand = handOf(window);
    QModelIndex asked;
    for (int row = 0; hand != nullptr && row < hand->model()->rowCount(); ++row) {
        const QModelIndex card = hand->model()->index(row, 0);
        if (!asked.isValid() || isOf(cards, card, "special"))
            asked = card;
    }
    if (asked.isValid()) {
        hand->setFocus();
        hand->setCurrentIndex(asked);
    }
    page.showRules(asked.data().toString());
}

/// Lifts the first minion of the hand, as its key does: the table then says what it would change where.
void liftMinion(ui::MainWindow& window, const std::vector<core::CardInfo>& cards)
{
    QAbstractItemView* hand = handOf(window);
    for (int row = 0; hand != nullptr && row < hand->model()->rowCount(); ++row) {
        const QModelIndex card = hand->model()->index(row, 0);
        if (!isOf(cards, card, "minion"))
            continue;
        hand->setFocus();
        hand->setCurrentIndex(card);
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
        QApplication::sendEvent(hand, &enter);
        return;
    }
}

/// Sees again what the first of the others did, as the key and Enter do.
void lookBack(ui::PlayPage& page)
{
    page.commands().constFirst()->trigger();
    if (QWidget* part = page.window()->focusWidget()) {
        QKeyEvent enter(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier);
        QApplication::sendEvent(part, &enter);
    }
}

/// A match at that moment on the page Play: one of `own`, else one that is played for it.
bool showMatch(CompositionRoot& root, const core::Game& game, const std::string& set, std::size_t seats, Moment moment,
    bool practice, core::MatchStore& own, core::MatchStore& pictures, core::MatchRecord& record)
{
    bool found = moment == Moment::Middle && seats == 2
        && findMatch(game, set, own, core::MatchStatus::Finished, record) && cutTo(moment, game, record);
    for (std::uint64_t deal = 0; !found && deal < kMostDeals; ++deal)
        found = playMatch(game, set, seats, deal, pictures, record) && cutTo(moment, game, record);
    record.summary.practice = practice;
    if (!found || (moment != Moment::End && !pictures.begin(record, record.summary.id).ok()))
        return false;
    root.window().showPage(&root.play());
    root.play().resumeMatch(record.summary.id);
    return true;
}

/// The page of pairs with one of them open: a saved one, if there is any.
void showPairs(
    CompositionRoot& root, const core::Game& game, database::Database& database, const ScreenshotRequest& request)
{
    root.pairs().chooseSet(QString::fromStdString(request.set));
    std::vector<core::SavedPair> pairs;
    database.pairs().list(pairs);
    std::erase_if(pairs, [&](const core::SavedPair& pair) { return pair.set != root.pairs().set().toStdString(); });
    const std::vector<std::string> factions = factionsOf(game, request.set);
    QStringList names;
    if (!pairs.empty())
        for (const std::string& name : pairs.front().factions)
            names << QString::fromStdString(name);
    else if (factions.size() >= 2)
        names << QString::fromStdString(factions.front())
              << QString::fromStdString(factions[std::min<std::size_t>(2, factions.size() - 1)]);
    root.pairs().setLabs(Composition::findingsReader(game.id()), &database.labs());
    root.showPairs(game);
    root.pairs().choose(names);
    const auto* const standings = root.pairs().findChild<ui::PairStandings*>();
    QElapsedTimer clock;
    clock.start();
    while (standings->isReading() && clock.elapsed() < kLongestWait)
        QApplication::processEvents(QEventLoop::AllEvents, 50);
}

/// A faction that somebody is in the middle of: with a word that is wrong and a number that is unusual, or sound, with
/// one of its cards as a form.
void showFactions(CompositionRoot& root, bool asForm)
{
    root.window().showPage(root.factions());
    root.factions()->create();
    auto* text = root.factions()->findChild<QPlainTextEdit*>();
    if (text != nullptr) {
        std::vector<std::pair<const char*, const char*>> amiss;
        if (!asForm)
            amiss = { { "boost", "bosot" }, { "\"breakpoint\": 18", "\"breakpoint\": 32" } };
        for (const auto& [words, by] : amiss) {
            QTextCursor found = text->document()->find(QString::fromLatin1(words));
            found.insertText(QString::fromLatin1(by));
        }
        text->setTextCursor(text->document()->find(QStringLiteral("powerAtMost")));
    }
    root.factions()->settle();
    root.factions()->setForm(asForm);
}

bool save(const QPixmap& picture, const QString& file, QString& error)
{
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    core::Problems unwritten;
    const std::string out = QFile::encodeName(file).toStdString();
    if (picture.save(&buffer, "PNG")
        && core::writeFile(out, { png.constData(), static_cast<std::size_t>(png.size()) }, unwritten))
        return true;
    error = unwritten.empty() ? Words::tr("the picture could not be made")
                              : QString::fromStdString(unwritten.front().text());
    return false;
}

/// Eight moments of a base that scores, as it is seen at the usual speed, row by row.
QPixmap film(ui::MainWindow& window, ui::PlayPage& page, Settings& settings, const core::Match& match)
{
    auto* table = page.findChild<ui::TableSurface*>();
    auto* animator = page.findChild<ui::Animator*>();
    const std::optional<core::Choice> choice = scoringChoice(match);
    if (table == nullptr || animator == nullptr || !choice)
        return {};
    settings.setMotionSpeed(ui::kUsualMotion);
    Q_EMIT table->chosen(*choice);
    QElapsedTimer clock; // the others have a time to answer before anything moves
    clock.start();
    while (!animator->isMoving() && clock.elapsed() < kLongestWait)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    if (!animator->isMoving())
        return {};
    const QSize size = window.size() * kFilmScale;
    QPixmap strip(size.width() * kFilmColumns + kFilmGap * (kFilmColumns - 1),
        size.height() * kFilmRows + kFilmGap * (kFilmRows - 1));
    strip.fill(Qt::black);
    QPainter painter(&strip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const int frames = kFilmColumns * kFilmRows;
    for (int frame = 0; frame < frames; ++frame) {
        animator->showAt(animator->length() * (2 * frame + 1) / (2 * frames));
        const QPoint place(
            frame % kFilmColumns * (size.width() + kFilmGap), frame / kFilmColumns * (size.height() + kFilmGap));
        painter.drawPixmap(QRect(place, size), window.grab());
    }
    return strip;
}

/// A sheet that somebody is in the middle of, typed field by field; of the second game in which rows are points.
void showSheet(ui::MatchesPage& page, bool points)
{
    page.showSheet();
    settle();
    const auto type = [&page](const QString& words) {
        if (auto* field = qobject_cast<QLineEdit*>(page.window()->focusWidget()))
            field->setText(words);
    };
    const auto key = [&page](int code, const QString& text = {}) {
        if (QWidget* field = page.window()->focusWidget()) {
            QKeyEvent press(QEvent::KeyPress, code, Qt::NoModifier, text);
            QApplication::sendEvent(field, &press);
        }
    };
    if (points) {
        for (QComboBox* box : page.findChildren<QComboBox*>())
            if (const int game = box->findData(QStringLiteral("starrealms")); game >= 0)
                box->setCurrentIndex(game);
        type(QStringLiteral("Ada"));
        for (const char* left : { "", "50", "47", "41", "44", "38", "31", "", "12", "17", "" }) {
            key(Qt::Key_Return);
            type(QString::fromLatin1(left));
        }
        return;
    }
    for (const char* words : { "dino", "wiz", "Ada", "zom", "tric" }) {
        type(QString::fromLatin1(words));
        key(Qt::Key_Tab);
    }
    for (const auto& [base, places] : std::initializer_list<std::pair<const char*, const char*>> {
             { "evans", "12" }, { "tar", "21" }, { "cave", "11" }, { "wiz", "12" } }) {
        type(QString::fromLatin1(base));
        key(Qt::Key_Return);
        for (const char* place = places; *place != 0; ++place)
            key(Qt::Key_0 + (*place - '0'), QString(QLatin1Char(*place)));
        key(Qt::Key_Return);
    }
    type(QStringLiteral("mush"));
}

void offerPuzzles(CompositionRoot& root, database::Database& database)
{
    root.matches().setPuzzles(database.puzzles(), [](const core::Game& game) {
        core::Problems problems;
        return Composition::shippedPuzzles(game.id(), problems);
    });
}

/// The lab in which most is stored.
void showLab(ui::LabPage& page, database::Database& database)
{
    std::vector<core::LabSummary> labs;
    database.labs().list(labs);
    std::erase_if(labs, [&](const core::LabSummary& each) { return each.terms.game != page.presenter().game().id(); });
    const auto most = std::max_element(labs.begin(), labs.end(),
        [](const core::LabSummary& one, const core::LabSummary& other) { return one.matches < other.matches; });
    ui::LabPresenter& presenter = page.presenter();
    presenter.setFindings(Composition::findingsReader(presenter.game().id()));
    const QString set = most == labs.end() ? presenter.set() : QString::fromStdString(most->terms.set);
    QStringList boxes = presenter.boxes(set);
    boxes << QString();
    for (const QString& box : boxes) {
        if (most == labs.end())
            page.choose(set, box, presenter.player());
        else
            page.choose(set, box, QString::fromStdString(most->terms.player), most->terms.options);
        if (most == labs.end() || presenter.table().terms.pairs == most->terms.pairs)
            break;
    }
    QElapsedTimer clock;
    clock.start();
    while ((!presenter.isReady() || presenter.fit() == nullptr) && clock.elapsed() < kLongestWait)
        QApplication::processEvents(QEventLoop::AllEvents, 50);
}

/// Shows a page that needs no match, as somebody may have left it. False where the request is for none of these.
bool showPage(
    CompositionRoot& root, const core::Game& game, database::Database& database, const ScreenshotRequest& request)
{
    if (request.page == QLatin1String("home")) {
        root.window().showPage(&root.home());
    } else if (request.page == QLatin1String("settings")) {
        root.window().showPage(&root.settings());
    } else if (request.page == QLatin1String("find")) {
        root.palette().present();
        root.palette().find(QStringLiteral("robot"));
    } else if (request.page == QLatin1String("two-minutes") && root.primer() != nullptr) {
        Q_EMIT root.home().primerAsked(&game);
        root.primer()->turnTo(3);
    } else if (request.page == QLatin1String("shortcuts")) {
        root.window().showPage(&root.shortcuts());
    } else if (request.page == QLatin1String("pairs")) {
        showPairs(root, game, database, request);
    } else if (request.page.startsWith(QLatin1String("factions")) && root.factions() != nullptr) {
        showFactions(root, request.page != QLatin1String("factions"));
    } else if (request.page == QLatin1String("gallery") && root.gallery() != nullptr) {
        root.showPairs(game.has(core::Has::Pairs) ? root.gallery()->game() : game);
        for (ui::Gallery* each : root.window().findChildren<ui::Gallery*>())
            if (each->isVisible())
                each->setFocus(Qt::OtherFocusReason);
    } else if (request.page == QLatin1String("compare")) {
        showPairs(root, game, database, request);
        root.pairs().compare();
    } else if (request.page == QLatin1String("deal")) {
        showPairs(root, game, database, request);
        root.pairs().deal();
    } else if (request.page == QLatin1String("rules") || request.page == QLatin1String("rule")) {
        root.showRules(game);
        for (const Looked& looked : kLooked)
            if (game.id() == looked.game && request.page == QLatin1String("rules"))
                root.rules().search(QString::fromLatin1(looked.question));
            else if (game.id() == looked.game)
                root.rules().open(QString::fromLatin1(looked.entry));
    } else if (request.page == QLatin1String("statistics") || request.page == QLatin1String("cards")) {
        root.window().showPage(&root.matches());
        root.matches().setStatistics(&database.statistics());
        if (request.page == QLatin1String("cards"))
            root.matches().showCards();
        else
            root.matches().showStatistics();
    } else if (request.page == QLatin1String("puzzle")) {
        root.window().showPage(&root.matches());
        offerPuzzles(root, database);
        root.matches().showPuzzles();
        if (auto* sitting = root.matches().findChild<ui::PuzzleSitting*>(); sitting->puzzle() != nullptr)
            sitting->answer(
                sitting->choiceAt(sitting->puzzle()->answers.size() - 1)); // so that it is seen how a try is taken
    } else if (request.page == QLatin1String("lab")) {
        root.showLab(game);
        if (ui::LabPage* const page = root.lab(game); page != nullptr)
            showLab(*page, database);
    } else if (request.page == QLatin1String("new-match")) {
        root.window().showPage(&root.play());
        root.play().newMatch({}, QString::fromStdString(request.set), QString::fromStdString(game.id()));
    } else {
        return false;
    }
    return true;
}

/// What the picture is taken with; it changes neither the user's settings nor the user's matches.
void setUp(Settings& settings, const core::Game& game, const ScreenshotRequest& request)
{
    settings.setAppearance(request.appearance);
    settings.setTextPercent(request.textPercent);
    settings.setAiPause(10000);
    settings.setMotionSpeed(0);
    const bool teaching = request.page == QLatin1String("play-first");
    settings.setTeaching(teaching ? ui::Teaching::Asked : ui::Teaching::Never);
    if (request.page == QLatin1String("rule"))
        settings.setBookmarks(
            QString::fromStdString(game.id()), { QStringLiteral("rules/13.2"), QStringLiteral("cards/leprechaun") });
}

/// Keeps a first analysis of the match where there is none.
bool analyse(const core::Game& game, const core::MatchRecord& record, database::Database& database)
{
    std::optional<core::Analysis> analysis;
    if (!database.analyses().load(record.summary.id, analysis).ok())
        return false;
    if (analysis)
        return true;
    core::Problems problems;
    const std::optional<core::Walk> walk = core::walk(game, record, problems);
    const std::atomic<bool> stop { false };
    if (walk)
        analysis
            = core::analyse(game, *walk, core::depthOf(core::Thoroughness::Quick, walk->end->seatCount()), 2, stop);
    return analysis && database.analyses().store(record.summary.id, *analysis).ok();
}

/// At the first choice that is marked, where it is analysed and there is one.
void openMatch(ui::MatchesPage& page, const core::MatchRecord& record, database::Database& database)
{
    page.setAnalyses(&database.analyses());
    std::optional<core::Analysis> analysis;
    int at = -1;
    if (database.analyses().load(record.summary.id, analysis).ok() && analysis)
        for (const core::ChoiceWorth& choice : analysis->choices)
            if (at < 0 && choice.label() != core::Label::None)
                at = choice.choice;
    page.openMatch(record.summary.id, at);
}

} // namespace

QStringList screenshotPages()
{
    return { QStringLiteral("home"), QStringLiteral("settings"), QStringLiteral("shortcuts"), QStringLiteral("find"),
        QStringLiteral("pairs"), QStringLiteral("factions"), QStringLiteral("factions-form"), QStringLiteral("gallery"),
        QStringLiteral("compare"), QStringLiteral("deal"), QStringLiteral("play"), QStringLiteral("play-four"),
        QStringLiteral("play-six"), QStringLiteral("play-held"), QStringLiteral("play-recap"),
        QStringLiteral("play-try"), QStringLiteral("play-practice"), QStringLiteral("play-response"),
        QStringLiteral("play-scoring"), QStringLiteral("play-end"), QStringLiteral("play-first"),
        QStringLiteral("two-minutes"), QStringLiteral("film"), QStringLiteral("matches"), QStringLiteral("match"),
        QStringLiteral("match-analysis"), QStringLiteral("puzzle"), QStringLiteral("statistics"),
        QStringLiteral("cards"), QStringLiteral("sheet"), QStringLiteral("sheet-points"), QStringLiteral("lab"),
        QStringLiteral("rules"), QStringLiteral("rule"), QStringLiteral("rules-in-match"),
        QStringLiteral("new-match") };
}

bool takeScreenshot(
    QApplication& application, Composition& composition, const ScreenshotRequest& request, QString& error)
{
    database::Database* database = composition.database();
    if (database == nullptr) {
        error = QString::fromStdString(composition.databaseError().error);
        return false;
    }
    core::Problems problems;
    const core::Shelf games = composition.games(problems);
    const core::Game* game = games.empty() ? nullptr
        : request.game.empty()             ? &games.first()
                                           : composition.game(request.game, problems);
    if (game != nullptr && !request.set.empty() && factionsOf(*game, request.set).empty()) {
        error = Words::tr("there is no printing \"%1\"").arg(QString::fromStdString(request.set));
        return false;
    }
    core::StoreResult opened;
    const auto scratch = database::Database::open(":memory:", opened);
    const QTemporaryDir folder;
    if (game == nullptr || scratch == nullptr || !folder.isValid()) {
        error = problems.empty() ? QString::fromStdString(opened.error) : QString::fromStdString(problems[0].text());
        return false;
    }
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    setUp(settings, *game, request);
    CompositionRoot root(application, composition, settings);
    const bool reading = request.page == QLatin1String("rules-in-match");
    const bool filming = request.page == QLatin1String("film");
    const bool playing = reading || filming || request.page.startsWith(QLatin1String("play"));
    const bool waiting = request.page == QLatin1String("home") && !request.game.empty();
    core::MatchRecord shown;
    core::MatchRecord finished;
    bool own = true;
    const bool matching = request.page.startsWith(QLatin1String("match")) && request.page != QLatin1String("matches");
    if (matching)
        own = findMatch(*game, request.set, database->matches(), core::MatchStatus::Finished, finished);
    if (!own && !playMatch(*game, request.set, 2, 0, scratch->matches(), finished)) {
        error = Words::tr("no match could be played for the picture");
        return false;
    }
    if (waiting
        && !(playMatch(*game, request.set, 2, 0, scratch->matches(), shown) && cutTo(Moment::Middle, *game, shown)
            && scratch->matches().begin(shown, shown.summary.id).ok())) {
        error = Words::tr("no match could be played for the picture");
        return false;
    }
    const Handbooks rules = composition.handbooks(games, problems);
    if (!problems.empty()) {
        error = QString::fromStdString(problems[0].text());
        return false;
    }
    root.build(games, playing || waiting || !own ? scratch->matches() : database->matches(), database->pairs(), rules,
        {}, request.page.startsWith(QLatin1String("factions")) ? &scratch->factions() : &database->factions(),
        &database->labs());
    ui::MainWindow& window = root.window();
    window.resize(request.size);
    window.show();
    settle();

    if (playing) {
        const std::size_t seats = request.page == QLatin1String("play-four") ? 4
            : request.page == QLatin1String("play-six")                      ? 6
                                                                             : 2;
        if (!showMatch(root, *game, request.set, seats, momentOf(request.page, *game),
                request.page == QLatin1String("play-practice"), database->matches(), scratch->matches(), shown)) {
            error = Words::tr("no match could be played for the picture");
            return false;
        }
        settle();
        if (filming)
            return save(film(window, root.play(), settings, *core::replay(*game, shown).match), request.out, error);
        if (request.page == QLatin1String("play-held"))
            liftMinion(window, game->cardsIn(core::language::Language::English));
        if (request.page == QLatin1String("play-recap"))
            lookBack(root.play());
        if (request.page == QLatin1String("play-try"))
            root.play().commands().constLast()->trigger();
        if (reading)
            askAboutCard(window, root.play(), game->cardsIn(core::language::Language::English));
    } else if (!showPage(root, *game, request.page == QLatin1String("puzzle") ? *scratch : *database, request)) {
        window.showPage(&root.matches());
        if (request.page == QLatin1String("match-analysis") && !analyse(*game, finished, own ? *database : *scratch)) {
            error = Words::tr("the match could not be analysed for the picture");
            return false;
        }
        if (request.page == QLatin1String("match-analysis"))
            offerPuzzles(root, *database);
        if (matching)
            openMatch(root.matches(), finished, own ? *database : *scratch);
        if (request.page.startsWith(QLatin1String("sheet")))
            showSheet(root.matches(), request.page == QLatin1String("sheet-points"));
    }
    settle();
    QWidget* const dialog = request.page == QLatin1String("find") ? &root.palette() : QApplication::activeModalWidget();
    return save(dialog == nullptr ? window.grab() : dialog->grab(), request.out, error);
}

} // namespace app
