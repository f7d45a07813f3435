#include "core/game/rng.h"
#include "core/smashup/table/events.h"
#include "tests/support/smash_up.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/specimen.h"
#include "ui/look.h"
#include "ui/painting/picture_cache.h"
#include "ui/table/animator.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QVBoxLayout>

#include <benchmark/benchmark.h>

// What the painters of cards and bases cost, in software painting as every window has it. "First" is a picture that is
// made, the others come from the cache. Times vary with the machine: compare two builds in one sitting.

namespace {

constexpr double kRatio = 2.0;

/// A painter on a surface as large as a small window, and the arguments that all painters want.
struct Surface {
    explicit Surface(double ratio)
        : image(QSize(1000, 600) * ratio, QImage::Format_ARGB32_Premultiplied)
    {
        image.setDevicePixelRatio(ratio);
        painter.begin(&image);
    }
    QImage image;
    QPainter painter {};
    QFont body = QApplication::font();
};

void paintCards(benchmark::State& state, bool first)
{
    Surface surface(kRatio);
    const auto form = static_cast<ui::CardForm>(state.range(0));
    const ui::CardFace face = tests::specimenCards()[0];
    const QRectF area(QPointF(60, 60), ui::nominalSize(form));
    for ([[maybe_unused]] auto each : state) {
        if (first) {
            // Emblems and shadows are shared by all cards: only the face itself is made again.
            state.PauseTiming();
            ui::forgetPictures();
            ui::CardFace other = tests::specimenCards()[1];
            ui::paintCard(surface.painter, area, other, form, {}, ui::darkColours(), surface.body);
            state.ResumeTiming();
        }
        ui::paintCard(surface.painter, area, face, form, {}, ui::darkColours(), surface.body);
    }
}

void firstCard(benchmark::State& state)
{
    paintCards(state, true);
}

void card(benchmark::State& state)
{
    paintCards(state, false);
}

void turnedCard(benchmark::State& state)
{
    Surface surface(kRatio);
    surface.painter.rotate(2);
    const ui::CardFace face = tests::specimenCards()[0];
    const QRectF area(QPointF(60, 60), ui::nominalSize(ui::CardForm::Hand));
    for ([[maybe_unused]] auto each : state)
        ui::paintCard(surface.painter, area, face, ui::CardForm::Hand, {}, ui::darkColours(), surface.body);
}

void base(benchmark::State& state)
{
    Surface surface(kRatio);
    const ui::BaseFace face = tests::specimenBases()[static_cast<std::size_t>(state.range(0))];
    for ([[maybe_unused]] auto each : state)
        ui::paintBase(
            surface.painter, QRectF(60, 60, 302, 138), face, ui::BaseForm::Full, {}, ui::darkColours(), surface.body);
}

void firstBase(benchmark::State& state)
{
    Surface surface(kRatio);
    const ui::BaseFace face = tests::specimenBases()[1];
    for ([[maybe_unused]] auto each : state) {
        state.PauseTiming();
        ui::forgetPictures();
        state.ResumeTiming();
        ui::paintBase(
            surface.painter, QRectF(60, 60, 302, 138), face, ui::BaseForm::Full, {}, ui::darkColours(), surface.body);
    }
}

/// A frame of a motion in a whole window: what is under it is painted anew, too. By the size of the window.
void motionFrame(benchmark::State& state)
{
    QWidget window;
    auto* table = new ui::SmashUpTable(samples::looks(), ui::TableSurface::Use::Play, &window);
    auto* rows = new QVBoxLayout(&window);
    rows->addWidget(table);
    ui::Animator animator(&window);
    window.resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    table->setAsking(true);
    table->showTable(samples::crowded(4, 5, 4));
    window.show();
    QApplication::processEvents();
    core::Event event;
    event.kind = static_cast<std::uint8_t>(core::smashup::EventKind::BaseScored);
    event.place = static_cast<std::uint8_t>(samples::baseId(1));
    event.points = { 4, 3, 2, 1 };
    core::Event moved;
    moved.kind = static_cast<std::uint8_t>(core::smashup::EventKind::Moved);
    moved.seat = core::Seat::First;
    moved.card = 1;
    moved.place = static_cast<std::uint8_t>(samples::baseId(4));
    const QList<QList<ui::Motion>> events = table->stage()->motionsOf({ moved, event });
    const auto begin = [&] {
        animator.prepare(*table, events, { 2, false, 0 });
        return animator.start();
    };
    int length = begin();
    int now = 0;
    for ([[maybe_unused]] auto each : state) {
        now += 16;
        if (now >= length) {
            state.PauseTiming();
            length = begin();
            now = 0;
            state.ResumeTiming();
        }
        animator.showAt(now);
        animator.repaint(); // more than a frame: the whole window instead of where something moves
    }
}

/// From a choice to its table on the screen: rules, what the viewer may see, layout and the whole window painted.
void choiceShown(benchmark::State& state)
{
    QWidget window;
    auto* table = new ui::SmashUpTable(samples::looks(), ui::TableSurface::Use::Play, &window);
    auto* rows = new QVBoxLayout(&window);
    rows->addWidget(table);
    window.resize(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    table->setAsking(true);
    window.show();
    std::uint64_t seed = 0;
    std::unique_ptr<core::Match> match;
    core::Rng rng(1);
    for ([[maybe_unused]] auto each : state) {
        if (!match || match->outcome().decided) {
            state.PauseTiming();
            core::Problems problems;
            match = tests::smashUp().newMatch(tests::smashUpSetup(4, ++seed), problems);
            table->showMatch(*match, core::Seat::First);
            QApplication::processEvents();
            state.ResumeTiming();
        }
        const core::Prompt prompt = match->prompt();
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        table->showMatch(*match, core::Seat::First);
        QApplication::sendPostedEvents();
        window.repaint();
    }
}

} // namespace

BENCHMARK(firstCard)->DenseRange(0, 6);
BENCHMARK(card)->DenseRange(0, 6);
BENCHMARK(turnedCard);
BENCHMARK(firstBase);
BENCHMARK(base)->DenseRange(0, 3);
BENCHMARK(motionFrame)->Args({ 1440, 900 })->Args({ 3840, 2160 })->Unit(benchmark::kMillisecond);
BENCHMARK(choiceShown)->Args({ 1440, 900 })->Args({ 3840, 2160 })->Unit(benchmark::kMillisecond);

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const ui::Theme theme(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
