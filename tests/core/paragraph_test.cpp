#include "core/handbook/paragraph.h"
#include "tests/support/suite.h"

#include <QTest>

using core::Paragraph;

namespace {

std::string mentioned(const Paragraph& paragraph)
{
    std::string all;
    for (const core::Mention& mention : paragraph.mentions)
        all += (all.empty() ? "" : "|") + paragraph.words.substr(mention.from, mention.length) + '>' + mention.address;
    return all;
}

} // namespace

/// What stands in a line of the rules, and what of it is only a mark.
class ParagraphTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aLineSaysWhatItIs()
    {
        QVERIFY(core::paragraphOf("Ties.").kind == Paragraph::Kind::Plain);
        QVERIFY(core::paragraphOf("## Ties").kind == Paragraph::Kind::Heading);
        QVERIFY(core::paragraphOf("- Ties").kind == Paragraph::Kind::Item);
        const Paragraph step = core::paragraphOf("10. Ties");
        QVERIFY(step.kind == Paragraph::Kind::Step);
        QCOMPARE(step.step, 10);
        for (const char* line : { "## Ties", "- Ties", "10. Ties" })
            QCOMPARE(core::paragraphOf(line).words, "Ties");
        // Numbers and dashes that begin a sentence are not marks.
        for (const char* line : { "13.2 says so.", "2 VP.", "-1 power.", "#1", "2026. A year." }) {
            QVERIFY2(core::paragraphOf(line).kind == Paragraph::Kind::Plain, line);
            QCOMPARE(core::paragraphOf(line).words, line);
        }
        QVERIFY(core::paragraphOf("").wellMarked);
    }

    void linksAreWordsWithAnAddress()
    {
        const Paragraph paragraph
            = core::paragraphOf("- Façades of [Towers](words/tower) (see [1.2](rules/1.2)), [by \"x\"](options/x).");
        QCOMPARE(paragraph.words, "Façades of Towers (see 1.2), by \"x\".");
        QCOMPARE(mentioned(paragraph), "Towers>words/tower|1.2>rules/1.2|by \"x\">options/x");
        QVERIFY(paragraph.wellMarked);
        QCOMPARE(paragraph.brief, paragraph.words);
    }

    void whatMayBeLeftOutIsLeftOut()
    {
        const Paragraph paragraph = core::paragraphOf("3. Award [VP](words/vp){ ([13.6](rules/13.6))}.{ Then go on.}");
        QCOMPARE(paragraph.words, "Award VP (13.6). Then go on.");
        QCOMPARE(paragraph.brief, "Award VP.");
        QCOMPARE(mentioned(paragraph), "VP>words/vp|13.6>rules/13.6");
        QVERIFY(paragraph.wellMarked);
    }

    void marksThatAreNotWholeStay_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : { "See [13.6", "See [13.6](rules", "See [13.6]() now", "[](rules/1)", "a ] b", "a } b",
                 "a { b", "{a {b} c}", "[a [b](c)", "[a {b}](c)" })
            QTest::newRow(line) << QString::fromLatin1(line);
    }

    void marksThatAreNotWholeStay()
    {
        QFETCH(QString, line);
        QVERIFY(!core::paragraphOf(line.toStdString()).wellMarked);
    }
};

REGISTER_TEST(ParagraphTest)
#include "paragraph_test.moc"
