#include "app/composition.h"
#include "app/screenshot.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

/// Pictures of pages.
class FilmTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// That of a base that scores is made of moments that differ.
    void itsMomentsDiffer()
    {
        const QTemporaryDir folder;
        app::Composition composition(folder.filePath(QStringLiteral("breakpoint.db")).toStdString());
        app::ScreenshotRequest request;
        request.page = QStringLiteral("film");
        request.out = folder.filePath(QStringLiteral("film.png"));
        QString error;
        QVERIFY2(app::takeScreenshot(*qApp, composition, request, error), qPrintable(error));
        const QImage film(request.out);
        constexpr int kColumns = 2;
        constexpr int kRows = 4;
        const QSize moment(film.width() / kColumns, film.height() / kRows);
        QList<QImage> different;
        for (int row = 0; row < kRows; ++row)
            for (int column = 0; column < kColumns; ++column)
                // From the middle of each: the strips between them are no part of it.
                if (const QImage part = film.copy(QRect(QPoint(column * moment.width(), row * moment.height()), moment)
                                                      .adjusted(40, 40, -40, -40));
                    !different.contains(part))
                    different.append(part);
        QVERIFY2(different.size() >= 5, qPrintable(QString::number(different.size())));
    }

    /// A page is shown as the game has it that is asked for.
    void aPictureIsOfItsGame()
    {
        const QTemporaryDir folder;
        app::Composition composition(folder.filePath(QStringLiteral("breakpoint.db")).toStdString());
        QList<QImage> pictures;
        for (const char* game : { "starrealms", "hyperborea", "chess" }) {
            app::ScreenshotRequest request;
            request.page = QStringLiteral("gallery");
            request.game = game;
            request.out = folder.filePath(QString::fromLatin1(game) + QStringLiteral(".png"));
            QString error;
            if (app::takeScreenshot(*qApp, composition, request, error))
                pictures << QImage(request.out);
            else
                QVERIFY2(error.contains(QStringLiteral("there is no game \"chess\"")), qPrintable(error));
        }
        QCOMPARE(pictures.size(), 2);
        QVERIFY(pictures[0] != pictures[1]);
    }
};

REGISTER_TEST(FilmTest)
#include "film_test.moc"
