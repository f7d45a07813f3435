#pragma once

#include <QWidget>

class QFrame;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

/// A panel in the middle of what it covers: a title, a few words and buttons. It takes the keyboard and the mouse, so
/// that nothing below can be played while it is there.
class Overlay final : public QWidget {
    Q_OBJECT

public:
    explicit Overlay(QWidget* parent);

    void setTexts(const QString& title, const QString& text);
    /// Below the text: figures of a result. Taken over.
    void setBody(QWidget* body);
    void clearButtons();
    /// The first button added is the gold one and has the keyboard.
    QPushButton* addButton(const QString& text);
    /// Over the whole of its parent, with the keyboard.
    void present();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitPanel();

    QFrame* m_panel;
    QLabel* m_title;
    QLabel* m_text;
    QWidget* m_body = nullptr;
    QHBoxLayout* m_buttons;
};

} // namespace ui
