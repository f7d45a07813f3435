#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace {

/// One entry of a translation file.
struct Message {
    QString context;
    QString source;
    bool counted = false; ///< with a form for each number
    QString state; ///< "unfinished", "vanished", "obsolete"; empty when all is well
    QStringList forms;
};

QList<Message> read(const QString& file)
{
    QFile device(file);
    if (!device.open(QIODevice::ReadOnly))
        return {};
    QXmlStreamReader xml(&device);
    QList<Message> messages;
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name();
        if (name == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (name == QLatin1String("message")) {
            messages.append(
                { context, {}, xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes"), {}, {} });
        } else if (name == QLatin1String("source")) {
            messages.last().source = xml.readElementText();
        } else if (name == QLatin1String("translation")) {
            messages.last().state = xml.attributes().value(QLatin1String("type")).toString();
            if (!messages.last().counted)
                messages.last().forms << xml.readElementText();
        } else if (name == QLatin1String("numerusform")) {
            messages.last().forms << xml.readElementText();
        }
    }
    return xml.hasError() ? QList<Message>() : messages;
}

QString folder()
{
    return QStringLiteral(TESTS_SOURCE_DIR "/../translations");
}

/// The places for what is put into a sentence, each once: a form for one may leave the number out.
QStringList placesOf(const QString& sentence)
{
    static const QRegularExpression place(QStringLiteral("%([1-9]|L?n)"));
    QStringList places;
    for (auto found = place.globalMatch(sentence); found.hasNext();)
        if (const QString each = found.next().captured(); !places.contains(each))
            places << each;
    places.sort();
    return places;
}

/// How many forms of a counted sentence Qt wants in a language, as it writes them for a sentence that is new.
qsizetype formsIn(const QString& code)
{
    const QTemporaryDir folder;
    const QString source = folder.filePath(QStringLiteral("a.cpp"));
    const QString file = folder.filePath(QStringLiteral("a.ts"));
    QFile text(source);
    if (!text.open(QIODevice::WriteOnly) || text.write("QString a = QObject::tr(\"%n\", nullptr, 1);") < 0)
        return 0;
    text.close();
    QProcess lupdate;
    lupdate.start(QStringLiteral(LUPDATE),
        { QStringLiteral("-silent"), QStringLiteral("-target-language"), code, source, QStringLiteral("-ts"), file });
    if (!lupdate.waitForFinished(60000) || lupdate.exitCode() != 0)
        return 0;
    const QList<Message> messages = read(file);
    return messages.size() == 1 ? messages.constFirst().forms.size() : 0;
}

/// Names, symbols and words that another language has as well, one a line.
QStringList sameInAll()
{
    QFile list(folder() + QStringLiteral("/same_in_all.txt"));
    return list.open(QIODevice::ReadOnly) ? QString::fromUtf8(list.readAll()).split(QLatin1Char('\n')) : QStringList();
}

} // namespace

/// Each language of the window is whole, and the files are what the sources ask for.
class TranslationsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheFormsOfLanguages_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<qsizetype>("forms");
        QTest::newRow("one and many") << QStringLiteral("de") << qsizetype(2);
        QTest::newRow("a few, too") << QStringLiteral("pl") << qsizetype(3);
        QTest::newRow("always the same") << QStringLiteral("ja") << qsizetype(1);
    }

    void knowsTheFormsOfLanguages()
    {
        QFETCH(QString, code);
        QTEST(formsIn(code), "forms");
    }

    void isWhole_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name : QDir(folder()).entryList({ QStringLiteral("breakpoint_*.ts") }))
            QTest::newRow(qPrintable(name)) << folder() + QLatin1Char('/') + name;
    }

    void isWhole()
    {
        QFETCH(QString, file);
        const QList<Message> messages = read(file);
        QVERIFY(!messages.isEmpty());
        const bool english = file.endsWith(QLatin1String("_en.ts"));
        const QStringList same = sameInAll();
        QVERIFY(!same.isEmpty());
        const qsizetype forms = formsIn(QFileInfo(file).baseName().section(QLatin1Char('_'), 1));
        QVERIFY(forms > 0);
        for (const Message& message : messages) {
            const QString what = message.context + QStringLiteral(": ") + message.source;
            QVERIFY2(message.state.isEmpty(), qPrintable(message.state + QLatin1Char(' ') + what));
            QVERIFY2(message.counted || !english, qPrintable(what));
            QVERIFY2(message.forms.size() == (message.counted ? forms : 1), qPrintable(what));
            for (qsizetype i = 0; i < message.forms.size(); ++i) {
                QVERIFY2(!message.forms[i].trimmed().isEmpty(), qPrintable(what));
                QStringList places = placesOf(message.source);
                for (const QString& number : { QStringLiteral("%n"), QStringLiteral("%Ln") })
                    if (i == 0 && !message.forms[i].contains(number))
                        places.removeAll(number); // "played once"
                QCOMPARE(placesOf(message.forms[i]), places);
            }
            if (!english && !same.contains(message.source))
                QVERIFY2(
                    message.forms.constFirst() != message.source, qPrintable(QStringLiteral("as its source: ") + what));
        }
    }

    /// Nothing on the list is there for nothing.
    void exceptionsAreNeeded()
    {
        QSet<QString> used;
        for (const QString& name : QDir(folder()).entryList({ QStringLiteral("breakpoint_*.ts") }))
            for (const Message& message : read(folder() + QLatin1Char('/') + name))
                if (message.forms.value(0) == message.source)
                    used.insert(message.source);
        for (const QString& word : sameInAll())
            if (!word.isEmpty())
                QVERIFY2(used.contains(word), qPrintable(word));
    }

    /// The target update_translations would change nothing: no string was added, changed or taken away without it.
    void isUpToDate()
    {
        const QTemporaryDir copies;
        QVERIFY(copies.isValid());
        for (const QString& name : QDir(folder()).entryList({ QStringLiteral("breakpoint_*.ts") })) {
            const QString copy = copies.filePath(name);
            QVERIFY(QFile::copy(folder() + QLatin1Char('/') + name, copy));
            QStringList arguments = QStringLiteral(LUPDATE_ARGUMENTS).split(QLatin1Char('|'));
            if (name.endsWith(QLatin1String("_en.ts")))
                arguments << QStringLiteral("-pluralonly");
            arguments << QStringLiteral("-ts") << copy;
            QProcess lupdate;
            lupdate.start(QStringLiteral(LUPDATE), arguments);
            QVERIFY(lupdate.waitForFinished(60000));
            QVERIFY2(lupdate.exitCode() == 0, lupdate.readAllStandardError().constData());
            QFile before(folder() + QLatin1Char('/') + name);
            QFile after(copy);
            QVERIFY(before.open(QIODevice::ReadOnly) && after.open(QIODevice::ReadOnly));
            QVERIFY2(before.readAll() == after.readAll(),
                qPrintable(name + QStringLiteral(": build the target update_translations and translate what is new")));
        }
    }
};

REGISTER_TEST(TranslationsTest)
#include "translations_test.moc"
