#include "core/smashup/cards/card_library.h"
#include "core/smashup/smash_up_game.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

/// What the scenarios must hold between them.
class CasesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QDir folder(QStringLiteral(TESTS_SOURCE_DIR "/scenarios/smashup"));
        for (const QString& name : folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            for (const auto& scenario : nlohmann::json::parse(file.readAll().toStdString()))
                m_scenarios.push_back(scenario);
        }
    }

    /// Every numbered case of the two pages of hard interactions, named by `source_id`: "core interactions 34",
    /// "interaction 34" for the same page, "cthulhu interactions 5".
    void everyNumberedCaseHasAScenario()
    {
        const std::set<int> core = numbers(QStringLiteral("(?:^|; )(?:core interactions|interaction) ([0-9]+)"));
        const std::set<int> cthulhu = numbers(QStringLiteral("(?:^|; )cthulhu interactions ([0-9]+)"));
        QCOMPARE(without(core, 60, kCoreToCome), QList<int>());
        QCOMPARE(without(cthulhu, 50, kCthulhuToCome), QList<int>());
    }

    /// What rests on the rounds of rules 8.6 is also said for the default order of responses.
    void everyExampleInRoundsHasATwin()
    {
        std::map<std::string, int> byDefault;
        for (const auto& scenario : m_scenarios)
            if (!inRounds(scenario))
                ++byDefault[position(scenario)];
        QStringList alone;
        for (const auto& scenario : m_scenarios)
            if (inRounds(scenario) && !byDefault.contains(position(scenario)))
                alone << QString::fromStdString(scenario.at("id").get<std::string>());
        QCOMPARE(alone, QStringList());
    }

    /// Each reading of a base that a match option brings is played in its printing, and the usual one beside it.
    void everyReadingHasAnExampleAndATwin()
    {
        const auto& game = static_cast<const core::smashup::SmashUpGame&>(tests::smashUp());
        int readings = 0;
        for (const std::string& set : game.setNames())
            for (const core::smashup::Reading& reading : game.libraries().find(set)->readings()) {
                const std::string& base = game.libraries().find(set)->def(reading.of).name;
                const auto plays = [&](const nlohmann::json& scenario, bool otherwise) {
                    return scenario.value("printing", "first") == set
                        && position(scenario).find('"' + base + '"') != std::string::npos
                        && (optionOf(scenario, reading.option) == reading.value) == otherwise;
                };
                const bool found = std::any_of(m_scenarios.begin(), m_scenarios.end(), [&](const auto& one) {
                    return plays(one, true)
                        && std::any_of(m_scenarios.begin(), m_scenarios.end(), [&](const auto& other) {
                               return plays(other, false) && optionOf(other, reading.option).empty()
                                   && position(one) == position(other);
                           });
                });
                QVERIFY2(found, (set + ": " + base + ", " + reading.option + " = " + reading.value).c_str());
                ++readings;
            }
        QVERIFY(readings > 0);
    }

    void everyIdIsUsedOnce()
    {
        std::set<std::string> met;
        QStringList twice;
        for (const auto& scenario : m_scenarios)
            if (const auto id = scenario.at("id").get<std::string>(); !met.insert(id).second)
                twice << QString::fromStdString(id);
        QCOMPARE(twice, QStringList());
    }

private:
    /// Of the current printing alone.
    static inline const QList<int> kCoreToCome {};
    static inline const QList<int> kCthulhuToCome {};

    /// Empty where the scenario does not set it.
    static std::string optionOf(const nlohmann::json& scenario, const std::string& name)
    {
        const auto options = scenario.find("options");
        return options != scenario.end() && options->contains(name) && options->at(name).is_string()
            ? options->at(name).get<std::string>()
            : std::string();
    }

    static bool inRounds(const nlohmann::json& scenario) { return optionOf(scenario, "responses") == "rounds"; }

    /// What lies on the table, whoever holds what.
    static std::string position(const nlohmann::json& scenario)
    {
        return scenario.value("printing", "first") + scenario.value("turn", "") + scenario.at("bases").dump();
    }

    std::set<int> numbers(const QString& pattern) const
    {
        const QRegularExpression wanted(pattern);
        std::set<int> found;
        for (const auto& scenario : m_scenarios) {
            const QString source = QString::fromStdString(scenario.value("source_id", ""));
            for (auto match = wanted.globalMatch(source); match.hasNext();)
                found.insert(match.next().captured(1).toInt());
        }
        return found;
    }

    static QList<int> without(const std::set<int>& found, int last, const QList<int>& toCome)
    {
        QList<int> missing;
        for (int number = 1; number <= last; ++number)
            if (!found.contains(number) && !toCome.contains(number))
                missing << number;
        return missing;
    }

    std::vector<nlohmann::json> m_scenarios;
};

REGISTER_TEST(CasesTest)
#include "cases_test.moc"
