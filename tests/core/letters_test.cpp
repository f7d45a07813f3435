#include "core/text/letters.h"
#include "tests/support/suite.h"

#include <QTest>

class LettersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesAreCounted_data()
    {
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("apart");
        QTest::newRow("minion") << QByteArray("minion") << 0;
        QTest::newRow("minon") << QByteArray("minion") << 1; // one is missing
        QTest::newRow("minnion") << QByteArray("minion") << 1; // one too many
        QTest::newRow("mynion") << QByteArray("minion") << 1; // another one
        QTest::newRow("minoin") << QByteArray("minion") << 1; // two have traded places
        QTest::newRow("Minion") << QByteArray("minion") << 1;
        QTest::newRow("buccanneer") << QByteArray("buccaneer") << 1;
        QTest::newRow("leprachuan") << QByteArray("leprechaun") << 2;
        QTest::newRow("ab") << QByteArray("") << 2;
    }

    void changesAreCounted()
    {
        QFETCH(QByteArray, to);
        QFETCH(int, apart);
        const std::string from = QTest::currentDataTag();
        QCOMPARE(core::lettersApart(from, to.toStdString()), static_cast<std::size_t>(apart));
        QCOMPARE(core::lettersApart(to.toStdString(), from), static_cast<std::size_t>(apart));
    }
};

REGISTER_TEST(LettersTest)
#include "letters_test.moc"
