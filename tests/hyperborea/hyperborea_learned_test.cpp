#include "resources/content.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

/// What players of Hyperborea have learned is of this game as it is.
class HyperboreaLearnedTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesAreOfTheGameAsItIs()
    {
        const std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("ai/hyperborea"));
        QVERIFY(!files.empty());
        for (const core::SourceFile& file : files) {
            const nlohmann::json json = nlohmann::json::parse(file.text);
            QVERIFY2(json.at("set_hash") == tests::hyperborea().setHash("hyperborea"), file.path.c_str());
            QVERIFY2(json.at("engine_version") == tests::hyperborea().engineVersion(), file.path.c_str());
        }
        QVERIFY(tests::hyperborea().policy() != nullptr);
    }
};

REGISTER_TEST(HyperboreaLearnedTest)
#include "hyperborea_learned_test.moc"
