#pragma once

#include <QPushButton>

namespace ui {

/// A button that shows the key that presses it, and an icon in the colour of its words.
class KeyButton final : public QPushButton {
    Q_OBJECT
public:
    explicit KeyButton(QWidget* parent = nullptr);

    /// `name` is one for iconPixmap(); none for an empty one.
    void setIconName(const QString& name);
    /// As it stands on the keyboard; none for an empty one. Only shown: whoever owns the button listens for it.
    void setKeyWords(const QString& key);
    /// Whether the key presses it just now; where it does not, its room stays and the button's width with it.
    void setKeyShown(bool shown);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont words() const;
    double contentWidth() const;
    double keyWidth() const;

    QString m_icon;
    QString m_key;
    bool m_keyShown = true;
};

/// What looks like the field for a search, and opens it.
class SearchButton final : public QPushButton {
    Q_OBJECT
public:
    explicit SearchButton(QWidget* parent = nullptr);

    void setKeyWords(const QString& key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_key;
};

} // namespace ui
