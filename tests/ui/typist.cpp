#include "tests/ui/typist.h"

#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/screen_reader.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSet>
#include <QShortcut>
#include <QTest>

namespace tests {

namespace {

constexpr int kMostStops = 250; ///< that Tab makes before it comes round
constexpr int kMostAttempts = 60; ///< at one question, which may be asked several times in the same words

/// On this platform a combo box reads its entry out; what it is for stands beside that.
bool isCalled(QWidget* widget, const QString& name)
{
    return widget != nullptr && (says(accessibility::nameOf(widget), name) || says(widget->accessibleName(), name));
}

bool isList(QWidget* widget)
{
    return qobject_cast<QAbstractItemView*>(widget) != nullptr;
}

/// What somebody would press, choose or write in.
bool canBeUsed(const QWidget* widget)
{
    if (!widget->isVisible() || !widget->isEnabled())
        return false;
    if (qobject_cast<const QAbstractButton*>(widget) != nullptr)
        return true;
    if (qobject_cast<const QHeaderView*>(widget) != nullptr)
        return false; // a part of its table
    // The field in a spin box or a combo box is a part of it.
    return qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr
        || qobject_cast<const QAbstractItemView*>(widget) != nullptr
        || (qobject_cast<const QLineEdit*>(widget) != nullptr && widget->focusProxy() == nullptr
            && qobject_cast<const QAbstractSpinBox*>(widget->parentWidget()) == nullptr
            && qobject_cast<const QComboBox*>(widget->parentWidget()) == nullptr);
}

}

Typist::Typist(QWidget& window, std::uint64_t seed)
    : m_window(window)
    , m_rng(seed)
{
}

QWidget* Typist::top() const
{
    QWidget* dialog = QApplication::activeModalWidget();
    return dialog != nullptr ? dialog : &m_window;
}

/// What gets the next key.
QWidget* Typist::keyboard()
{
    if (QWidget* menu = QApplication::activePopupWidget())
        return menu;
    // Where a dialog has gone a desktop gives the keyboard back to the window, and this platform does not.
    if (QApplication::activeWindow() == nullptr) {
        top()->activateWindow();
        if (!QTest::qWaitForWindowActive(top()))
            return nullptr;
    }
    QWidget* focus = QApplication::focusWidget();
    return focus != nullptr ? focus : QApplication::activeWindow();
}

void Typist::key(Qt::Key key, Qt::KeyboardModifiers with)
{
    if (QWidget* target = keyboard())
        QTest::keyClick(target, key, with);
}

void Typist::type(const QString& text)
{
    if (QWidget* target = keyboard())
        QTest::keyClicks(target, text);
}

bool Typist::tabUntil(const std::function<bool(QWidget*)>& wished)
{
    const QWidget* first = nullptr;
    for (int stop = 0; stop < kMostStops; ++stop) {
        QWidget* now = QApplication::focusWidget();
        if (now != nullptr && wished(now))
            return true;
        if (now != nullptr && now == first)
            return false;
        if (first == nullptr)
            first = now;
        key(Qt::Key_Tab);
    }
    return false;
}

bool Typist::tabTo(const QString& name)
{
    // A dialog has the keyboard a moment after it is there.
    return sees(name) && QTest::qWaitFor([this] { return top()->isActiveWindow(); }, kPatience)
        && tabUntil([&](QWidget* each) { return isCalled(each, name); });
}

bool Typist::press(const QString& name)
{
    if (!tabTo(name))
        return false;
    key(Qt::Key_Space);
    return true;
}

bool Typist::choose(const QString& comboBox, const QString& entry)
{
    if (!tabTo(comboBox))
        return false;
    auto* box = qobject_cast<QComboBox*>(QApplication::focusWidget());
    if (box == nullptr)
        return false;
    key(Qt::Key_Home);
    for (int i = 0; i < box->count() && !says(box->currentText(), entry); ++i)
        key(Qt::Key_Down);
    return says(box->currentText(), entry);
}

bool Typist::stepTo(Qt::Key key, const QString& beginning)
{
    for (int step = 0; step < 60; ++step) {
        if (begins(focused(), beginning))
            return true;
        this->key(key);
    }
    return false;
}

QWidget* Typist::find(const QString& name) const
{
    for (QWidget* widget : top()->findChildren<QWidget*>())
        if (widget->isVisible() && isCalled(widget, name))
            return widget;
    return nullptr;
}

bool Typist::sees(const QString& name)
{
    return QTest::qWaitFor([&] { return find(name) != nullptr; }, kPatience);
}

/// Its own key, or one that its tool tip or its text tells and that something in the window answers to.
bool Typist::hasKey(const QWidget& widget) const
{
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    if (button != nullptr && !button->shortcut().isEmpty())
        return true;
    static const QRegularExpression last(QStringLiteral("\\(([^()]+)\\)$"));
    auto told = last.match(widget.toolTip());
    if (!told.hasMatch() && button != nullptr)
        told = last.match(button->text());
    if (!told.hasMatch())
        return false;
    const QKeySequence key = QKeySequence::fromString(told.captured(1), QKeySequence::NativeText);
    const auto all = m_window.findChildren<QAction*>();
    const auto shortcuts = m_window.findChildren<QShortcut*>();
    return !key.isEmpty() && (std::any_of(all.begin(), all.end(), [&](const QAction* each) {
        return each->isEnabled() && each->shortcuts().contains(key);
    }) || std::any_of(shortcuts.begin(), shortcuts.end(), [&](const QShortcut* each) {
        return each->isEnabled() && each->key() == key;
    }));
}

QStringList Typist::onlyByMouse()
{
    QSet<const QWidget*> reached;
    const QWidget* first = QApplication::focusWidget();
    QStringList faults;
    for (int stop = 0; stop < kMostStops; ++stop) {
        QWidget* now = QApplication::focusWidget();
        if (now != nullptr)
            reached.insert(now);
        key(Qt::Key_Tab);
        if (QApplication::focusWidget() == now) {
            faults << QStringLiteral("Tab leads nowhere from \"%1\"").arg(focused());
            break;
        }
        if (QApplication::focusWidget() == first)
            break;
        if (first == nullptr)
            first = QApplication::focusWidget();
    }
    for (QWidget* each : top()->findChildren<QWidget*>()) {
        const QString name = accessibility::nameOf(each) + each->accessibleName();
        if (!canBeUsed(each) || name.trimmed().isEmpty() || reached.contains(each) || hasKey(*each))
            continue;
        const QWidget* proxied = each->focusProxy();
        if (proxied != nullptr && reached.contains(proxied))
            continue;
        // The arrows go through buttons of which one is pressed, and Tab to that one.
        const auto* button = qobject_cast<QAbstractButton*>(each);
        bool beside = false;
        if (button != nullptr && (button->group() != nullptr || button->autoExclusive()))
            for (const QAbstractButton* other : each->parentWidget()->findChildren<QAbstractButton*>())
                beside = beside || reached.contains(other);
        if (!beside)
            faults << QStringLiteral("%1 \"%2\" (%3)")
                          .arg(QString::fromLatin1(each->metaObject()->className()), accessibility::nameOf(each),
                              each->toolTip());
    }
    return faults;
}

/// What is asked now; empty while nobody is.
QString Typist::question() const
{
    const QWidget* hint = find(QStringLiteral("Hint"));
    QWidget* prompt = find(QStringLiteral("Prompt"));
    if (hint == nullptr || !hint->isEnabled() || prompt == nullptr)
        return {};
    for (const QLabel* label : prompt->findChildren<QLabel*>())
        if (label->isVisible() && !label->accessibleName().isEmpty())
            return label->accessibleName();
    return {};
}

/// Whether Enter would answer where the keyboard is, as far as is read there and was tried.
bool Typist::isUntried(QWidget* widget) const
{
    const QString place = focused();
    if (m_tried.contains(place))
        return false;
    if (isList(widget))
        return mentions(place, QStringLiteral("can be chosen"));
    const QWidget* prompt = find(QStringLiteral("Prompt"));
    return prompt != nullptr && prompt->isAncestorOf(widget) && qobject_cast<QAbstractButton*>(widget) != nullptr
        && isAnswer(place);
}

/// Enter chooses where the keyboard stands. N goes on to what else can be chosen in a list, and the arrows go through
/// the answers of a question that has the keyboard. Where that leads nowhere Tab goes on to the next of them. What led
/// nowhere is not tried again while the same is asked, unless everything was.
void Typist::answer()
{
    if (m_rng.below(12) == 0)
        return key(Qt::Key_E, Qt::ControlModifier); // a turn may end early
    const auto goOn = [this](QWidget* from) { key(isList(from) ? Qt::Key_N : Qt::Key_Right); };
    QWidget* focus = QApplication::focusWidget();
    if (m_tried.isEmpty())
        for (std::uint32_t steps = m_rng.below(4); steps > 0; --steps)
            goOn(focus);
    else
        goOn(focus);
    const auto isNext = [&](QWidget* each) {
        if (isList(each) && !isUntried(each))
            key(Qt::Key_N);
        return isUntried(each);
    };
    if (!tabUntil(isNext))
        return m_tried.clear();
    m_tried << focused();
    key(Qt::Key_Return);
}

bool Typist::play(int answers)
{
    QElapsedTimer silence;
    silence.start();
    QString before;
    int attempts = 0;
    while (answers > 0 && find(QStringLiteral("See the match")) == nullptr) {
        const QString asked = question();
        if (silence.elapsed() > kPatience || attempts > kMostAttempts) {
            m_stuck = QStringLiteral("at: %1; the keyboard is at: %2; tried: %3; in sight: %4")
                          .arg(before, focused(), m_tried.join(QStringLiteral(" | ")),
                              everything(*top()).join(QStringLiteral(" | ")));
            return false;
        }
        if (asked.isEmpty()) {
            QTest::qWait(1);
            continue;
        }
        silence.restart();
        ++attempts;
        if (asked != before) { // another question has come
            before = asked;
            attempts = 0;
            --answers;
            m_tried.clear();
        }
        answer();
        QApplication::processEvents();
    }
    return true;
}

} // namespace tests
