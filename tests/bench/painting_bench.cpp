#include "tests/ui/specimen.h"
#include "ui/look.h"
#include "ui/painting/picture_cache.h"
#include "ui/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

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

} // namespace

BENCHMARK(firstCard)->DenseRange(0, 6);
BENCHMARK(card)->DenseRange(0, 6);
BENCHMARK(turnedCard);
BENCHMARK(firstBase);
BENCHMARK(base)->DenseRange(0, 3);

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const ui::Theme theme(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
