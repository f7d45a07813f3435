#pragma once

#include <QLabel>
#include <QString>

/// Names come from files and from people, and Qt takes what looks like HTML for HTML: a name could have the window read
/// a file, or the text below it disappear. Here it is decided that text is text, for every widget. The labels of tool
/// tips and message boxes, which Qt makes itself, are told so from the moment there is an application; tips wrap, too.
namespace ui {

/// A label that shows its text as it is. Whoever wants HTML takes a QLabel, says so, and escapes what it did not write
/// itself.
class PlainLabel : public QLabel {
    Q_OBJECT
public:
    explicit PlainLabel(QWidget* parent = nullptr);
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr);

    /// Where it wraps, no word makes it wider than a narrow column.
    QSize minimumSizeHint() const override;
};

/// A wrapped label for HTML of our own: whoever sets its text has escaped every word that was not written here.
QLabel* makeRichLabel(QWidget* parent);

/// At most so many letters of a name, for captions and sentences; the last one is an ellipsis then. The whole name must
/// be within reach elsewhere.
QString elided(const QString& name, int letters = 40);
/// The text with places to wrap within words longer than any, for the labels of message boxes.
QString wrappable(const QString& text);

/// The text for a button, a tab or a menu, where "&" would stand before the letter of a key.
QString asCaption(const QString& text);

} // namespace ui
