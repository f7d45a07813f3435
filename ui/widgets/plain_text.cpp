#include "ui/widgets/plain_text.h"

#include "ui/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QRegularExpression>

#include <algorithm>

namespace ui {

namespace {

constexpr int kNarrowColumn = 120; ///< pixels of the mock-ups
constexpr int kLongestWord = 30; ///< letters

/// Tells every label that is left to guess, before it measures or paints anything, that its text is plain.
class LabelWatch final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Polish)
            if (auto* label = qobject_cast<QLabel*>(watched); label != nullptr && label->textFormat() == Qt::AutoText)
                label->setTextFormat(Qt::PlainText);
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
