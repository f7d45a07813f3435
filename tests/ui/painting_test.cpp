#include "core/smashup/cards/landscape.h"
#include "tests/support/suite.h"
#include "tests/ui/specimen.h"
#include "ui/look.h"
#include "ui/painting/picture_cache.h"
#include "ui/painting/ridges.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDebug>
#include <QDir>
#include <QPainterPath>
#include <QSet>
#include <QTest>

/// The painters of cards, bases, piles and meters. With BREAKPOINT_SPECIMEN naming a folder the pages of the specimen
/// are put there, to be looked at.
class PaintingTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void paintsTheSpecimen_data();
    void paintsTheSpecimen();
    void paintsEveryLandThereIsAWordFor();

private:
    std::unique_ptr<ui::Theme> m_theme;
};

void PaintingTest::initTestCase()
{
    m_theme = std::make_unique<ui::Theme>(*qApp);
}

void PaintingTest::paintsTheSpecimen_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<double>("ratio");
    for (const QString& page : tests::specimenPages())
        for (const bool dark : { true, false })
            for (const double ratio : { 1.0, 1.5, 2.0 })
                QTest::newRow(qPrintable(
                    QStringLiteral("%1-%2-%3")
                        .arg(page, dark ? QLatin1String("dark") : QLatin1String("light"), QString::number(ratio))))
                    << page << dark << ratio;
}

void PaintingTest::paintsTheSpecimen()
{
    QFETCH(QString, page);
    QFETCH(bool, dark);
    QFETCH(double, ratio);
    const ui::Colours& colours = dark ? ui::darkColours() : ui::lightColours();
    const QImage image = tests::specimenPage(page, colours, ratio);
    QVERIFY(!image.isNull());
    QVERIFY(ui::pictureBytes() <= ui::kMostPictureBytes);
    // A second time everything comes from the cache and looks the same.
    const qsizetype painted = ui::picturesPainted();
    QCOMPARE(tests::specimenPage(page, colours, ratio), image);
    QCOMPARE(ui::picturesPainted(), painted);
    const QString folder = qEnvironmentVariable("BREAKPOINT_SPECIMEN");
    if (!folder.isEmpty())
        QVERIFY(
            image.save(QDir(folder).filePath(QString::fromLatin1(QTest::currentDataTag()) + QLatin1String(".png"))));
}

void PaintingTest::paintsEveryLandThereIsAWordFor()
{
    QStringList words;
    for (const std::string_view word : core::smashup::landscapeKinds())
        words.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
    QCOMPARE(ui::ridgeKinds(), words);
    // Each has an outline of its own.
    QSet<QString> outlines;
    for (const QString& word : words) {
        ui::Scatter scatter(7);
        const QPainterPath path = ui::ridge(word, 300, 120, 60, scatter);
        QVERIFY2(path.boundingRect().top() < 120 - 20, qPrintable(word));
        QString outline;
        QDebug(&outline) << path;
        outlines.insert(outline);
    }
    QCOMPARE(outlines.size(), words.size());
}

REGISTER_TEST(PaintingTest)
#include "painting_test.moc"
