#include "ui/widgets/plain_text.h"

#include "ui/theme.h"

#include <QCoreApplication>
#include <QCursor>
#include <QEvent>
#include <QRegularExpression>
#include <QScreen>

#include <algorithm>

namespace ui {

namespace {

constexpr int kNarrowColumn = 120; ///< pixels of the mock-ups
constexpr int kLongestWord = 30; ///< letters
constexpr double kWidestTip = 320; ///< pixels of the mock-ups
constexpr int kAboveMouse = 4;

bool isTip(const QLabel& label)
{
    return label.inherits("QTipLabel");
}

/// Has a tip that is too wide go on in the next line. Qt put it below the mouse as if it were lower.
void wrapTip(QLabel& tip)
{
    if (tip.sizeHint().width() <= tip.maximumWidth())
        return;
    tip.setText(wrappable(tip.text()));
    tip.setWordWrap(true);
    tip.resize(tip.maximumWidth(), tip.heightForWidth(tip.maximumWidth()));
    const QRect room = tip.screen()->availableGeometry();
    if (tip.geometry().bottom() > room.bottom())
        tip.move(tip.x(), std::max(room.top(), QCursor::pos().y() - kAboveMouse - tip.height()));
}

/// Tells every label that is left to guess, before it measures or paints anything, that its text is plain, and every
/// tip how wide it may be.
class LabelWatch final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Polish && event->type() != QEvent::Resize)
            return false;
        auto* label = qobject_cast<QLabel*>(watched);
        if (label == nullptr)
            return false;
        if (event->type() == QEvent::Resize) {
            if (isTip(*label))
                wrapTip(*label);
            return false;
        }
        if (label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
        if (isTip(*label))
            label->setMaximumWidth(scaled(label->font(), kWidestTip));
        return false;
    }
};

void watchLabels()
{
    QCoreApplication* const application = QCoreApplication::instance();
    application->installEventFilter(new LabelWatch(application));
}

Q_COREAPP_STARTUP_FUNCTION(watchLabels)

} // namespace

PlainLabel::PlainLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
}

PlainLabel::PlainLabel(const QString& text, QWidget* parent)
    : PlainLabel(parent)
{
    setText(text);
}

QSize PlainLabel::minimumSizeHint() const
{
    const QSize least = QLabel::minimumSizeHint();
    return wordWrap() ? QSize(std::min(least.width(), scaled(font(), kNarrowColumn)), least.height()) : least;
}

QLabel* makeRichLabel(QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    return label;
}

QString elided(const QString& name, int letters)
{
    return name.size() <= letters ? name : name.left(letters - 1) + QChar(0x2026);
}

QString wrappable(const QString& text)
{
    static const QRegularExpression longRun(QStringLiteral("(\\S{%1})(?=\\S)").arg(kLongestWord));
    return QString(text).replace(longRun, QStringLiteral("\\1\u200b"));
}

QString asCaption(const QString& text)
{
    return QString(text).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace ui
