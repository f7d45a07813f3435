#include "app/composition.h"
#include "app/screenshot.h"
#include "tests/support/suite.h"

#include <QApplication>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

/// The picture of a base that scores is made of moments that differ.
class FilmTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
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
};

REGISTER_TEST(FilmTest)
#include "film_test.moc"
