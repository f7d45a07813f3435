#include "tests/ui/person.h"

#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/screen_reader.h"
#include "tests/ui/spoken.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>

namespace tests {

namespace {

const QString kCanBeChosen = QStringLiteral("can be chosen");

bool within(const std::function<bool()>& happens)
{
    return QTest::qWaitFor(happens, kPatience);
}

/// Every cell or item a view reads out, with its place on the viewport.
QList<std::pair<QString, QRect>> itemsOf(QAbstractItemView* view)
{
    QList<std::pair<QString, QRect>> items;
    QAccessibleInterface* spoken = spokenOf(*view);
    for (int i = 0; spoken && i < spoken->childCount(); ++i) {
        QAccessibleInterface* child = spoken->child(i);
        if (!child || child->role() == QAccessible::RowHeader || child->role() == QAccessible::ColumnHeader)
            continue;
        const QRect area = child->rect();
        items.append(
            { child->text(QAccessible::Name), QRect(view->viewport()->mapFromGlobal(area.topLeft()), area.size()) });
    }
    return items;
}

}

Person::Person(QWidget& window, std::uint64_t seed)
    : m_window(window)
    , m_rng(seed)
{
}

QWidget* Person::top() const
{
    QWidget* dialog = QApplication::activeModalWidget();
    return dialog ? dialog : &m_window;
}

QString Person::nameOf(QWidget* widget)
{
    QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(widget);
    return spoken ? spoken->text(QAccessible::Name) : QString();
}

QWidget* Person::find(const QString& name) const
{
    for (QWidget* widget : accessibility::shown<QWidget>(*top()))
        // On this platform a combo box reads its entry out; what it is for stands beside that.
        if (says(nameOf(widget), name) || says(widget->accessibleName(), name))
            return widget;
    return nullptr;
}

QAbstractItemView* Person::findView(const QString& name) const
{
    for (QAbstractItemView* view : accessibility::shown<QAbstractItemView>(*top()))
        if (says(nameOf(view), name))
            return view;
    return nullptr;
}

/// The button that shows the next hand; null while the screen is covered for nobody.
QAbstractButton* Person::findCurtain() const
{
    for (QAbstractButton* each : accessibility::shown<QAbstractButton>(*top()))
        if (mentions(each->text(), QStringLiteral("Show the hand of §")))
            return each;
    return nullptr;
}

QStringList Person::items(const QString& list) const
{
    QStringList names;
    if (QAbstractItemView* view = findView(list))
        for (const auto& [name, area] : itemsOf(view))
            names << name;
    return names;
}

bool Person::type(const QString& field, const QString& text)
{
    auto* line = sees(field) ? qobject_cast<QLineEdit*>(find(field)) : nullptr;
    if (!line)
        return false;
    QTest::mouseClick(line, Qt::LeftButton);
    QTest::keyClick(line, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(line, text);
    return line->text() == text;
}

bool Person::sees(const QString& name)
{
    return within([&] { return find(name) != nullptr; });
}

QString Person::descriptionOf(const QString& name)
{
    QWidget* widget = find(name);
    return widget ? QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Description) : QString();
}

QString Person::pointsOf(const QString& name)
{
    // A base tells its powers in the same form, "You: 8", but they are no victory points.
    for (QWidget* widget : accessibility::shown<QWidget>(*top()))
        if (const QString words = nameOf(widget); !words.isEmpty())
            for (const char* pattern : { "%1: %2 victory points", "%1: %2 victory point" })
                if (begins(words, QString::fromLatin1(pattern).arg(name).arg(numberIn(words))))
                    return words;
    return {};
}

int Person::numberIn(const QString& words)
{
    static const QRegularExpression number(QStringLiteral("-?\\d+"));
    const auto found = number.match(words);
    return found.hasMatch() ? found.captured().toInt() : -1000;
}

bool Person::press(const QString& name)
{
    QAbstractButton* button = nullptr;
    const bool there = within([&] {
        for (QAbstractButton* each : accessibility::shown<QAbstractButton>(*top()))
            if (each->isEnabled() && (says(nameOf(each), name) || says(each->text(), name))) {
                button = each;
                return true;
            }
        return false;
    });
    if (there)
        QTest::mouseClick(button, Qt::LeftButton);
    return there;
}

bool Person::clickItem(const QString& list, const QString& item)
{
    QAbstractItemView* view = findView(list);
    if (!view)
        return false;
    for (const auto& [name, area] : itemsOf(view))
        if (name.startsWith(item)) {
            QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, area.center());
            return true;
        }
    return false;
}

bool Person::choose(const QString& comboBox, const QString& entry)
{
    if (!sees(comboBox))
        return false;
    auto* box = qobject_cast<QComboBox*>(find(comboBox));
    if (!box)
        return false;
    box->setFocus();
    // Not by its letters: the space in it would open the list.
    QTest::keyClick(box, Qt::Key_Home);
    for (int i = 0; i < box->count() && !says(box->currentText(), entry); ++i)
        QTest::keyClick(box, Qt::Key_Down);
    return says(box->currentText(), entry);
}

bool Person::hasItem(const QString& words)
{
    return within([&] {
        for (QAbstractItemView* view : accessibility::shown<QAbstractItemView>(m_window))
            for (const auto& [name, area] : itemsOf(view))
                if (mentions(name, words))
                    return true;
        return false;
    });
}

QString Person::everything()
{
    QStringList names;
    for (QWidget* widget : accessibility::shown<QWidget>(*top()))
        if (!nameOf(widget).isEmpty())
            names << nameOf(widget);
    for (QAbstractItemView* view : accessibility::shown<QAbstractItemView>(*top()))
        for (const auto& [name, area] : itemsOf(view))
            names << QStringLiteral("%1 (%2, %3)").arg(name).arg(area.center().x()).arg(area.center().y());
    return names.join(QStringLiteral(" | "));
}

bool Person::clickLegal(const QString& name)
{
    QAbstractItemView* view = findView(name);
    if (!view)
        return false;
    QList<QRect> legal;
    for (const auto& [words, area] : itemsOf(view))
        if (mentions(words, kCanBeChosen))
            legal.append(area);
    if (legal.isEmpty())
        return false;
    const QRect area = legal[static_cast<qsizetype>(m_rng.below(static_cast<std::uint32_t>(legal.size())))];
    // What lies beyond the edge is reached by keys, as a person would scroll to it.
    if (view->viewport()->rect().contains(area.center())) {
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, area.center());
        return true;
    }
    view->setFocus();
    QTest::keyClick(view, Qt::Key_N);
    QTest::keyClick(view, Qt::Key_Return);
    return true;
}

bool Person::enterLegal(const QString& name)
{
    QAbstractItemView* board = findView(name);
    if (!board)
        return false;
    bool legal = false;
    for (const auto& [words, area] : itemsOf(board))
        legal = legal || mentions(words, kCanBeChosen);
    if (!legal)
        return false;
    board->setFocus();
    for (std::uint32_t steps = m_rng.below(4); steps-- > 0;)
        QTest::keyClick(board, Qt::Key_N);
    QTest::keyClick(board, Qt::Key_N);
    QTest::keyClick(board, Qt::Key_Return);
    return true;
}

QList<QAbstractButton*> Person::answerButtons() const
{
    // What belongs to the window and not to the question.
    static const QStringList kOthers { QStringLiteral("Undo"), QStringLiteral("Redo"), QStringLiteral("Hint"),
        QStringLiteral("Skip"), QStringLiteral("Put back"), QStringLiteral("More"), QStringLiteral("Less"),
        QStringLiteral("Log"), QStringLiteral("Match menu"), QStringLiteral("Pairs"), QStringLiteral("Play"),
        QStringLiteral("Matches"), QStringLiteral("Try again to save") };
    QList<QAbstractButton*> answers;
    const QWidget* prompt = find(QStringLiteral("Prompt"));
    if (!prompt)
        return answers;
    for (QAbstractButton* button : accessibility::shown<QAbstractButton>(*prompt))
        if (button->isEnabled() && std::none_of(kOthers.begin(), kOthers.end(), [&](const QString& other) {
                return says(nameOf(button), other);
            }))
            answers.append(button);
    return answers;
}

QStringList Person::answers() const
{
    QStringList names;
    for (QAbstractButton* each : answerButtons())
        names << nameOf(each);
    return names;
}

bool Person::pressAnswer()
{
    const QList<QAbstractButton*> answers = answerButtons();
    if (answers.isEmpty())
        return false;
    QAbstractButton* answer = answers[static_cast<qsizetype>(m_rng.below(static_cast<std::uint32_t>(answers.size())))];
    QTest::mouseClick(answer, Qt::LeftButton);
    return true;
}

bool Person::answerOnce()
{
    // What was picked is meant.
    if (QWidget* confirm = find(QStringLiteral("Confirm"))) {
        QTest::mouseClick(confirm, Qt::LeftButton);
        return true;
    }
    // Now and then a person ends the turn early; a match would come to its end either way.
    if (m_rng.below(8) == 0 && pressAnswer())
        return true;
    if (clickLegal(QStringLiteral("Cards to choose from")))
        return true;
    if (enterLegal(QStringLiteral("Table")))
        return true;
    return clickLegal(QStringLiteral("Hand")) || pressAnswer();
}

QString Person::question() const
{
    const QWidget* hint = find(QStringLiteral("Hint"));
    QWidget* prompt = find(QStringLiteral("Prompt"));
    if (!hint || !hint->isEnabled() || !prompt)
        return {};
    for (const QLabel* label : accessibility::shown<QLabel>(*prompt))
        if (label->objectName() == QLatin1String("question"))
            return label->accessibleName();
    return {};
}

bool Person::answer(int questions)
{
    const auto asked = [this] { return within([this] { return !question().isEmpty(); }); };
    for (; questions > 0; --questions) {
        if (!asked() || !answerOnce())
            return false;
        QTest::qWait(1);
    }
    return asked();
}

bool Person::playToTheEnd(const std::function<void(const QString& button)>& covered)
{
    QElapsedTimer silence;
    silence.start();
    for (int answers = 0; answers < 5000;) {
        if (find(QStringLiteral("See the match")))
            return true;
        if (QAbstractButton* curtain = findCurtain()) {
            if (covered)
                covered(curtain->text());
            QTest::mouseClick(curtain, Qt::LeftButton);
            silence.restart();
        } else if (answerOnce()) {
            ++answers;
            silence.restart();
        } else if (silence.elapsed() > kPatience) {
            m_stuck = everything();
            return false;
        }
        QTest::qWait(1);
    }
    m_stuck = QStringLiteral("5000 answers and no end: ") + everything();
    return false;
}

} // namespace tests
