#pragma once

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;

namespace core {
class Game;
}

namespace ui {

class KeyButton;
class Primer;

/// How a game is played, page by page: a picture drawn as the table is, a heading, a few sentences.
class PrimerPage final : public QWidget {
    Q_OBJECT

public:
    /// Null for a game that has no such pages.
    static PrimerPage* make(const core::Game& game, QWidget* parent = nullptr);
    ~PrimerPage() override;

    /// From 0; what is beyond the ends is the first or the last one.
    void turnTo(int page);
    int page() const { return m_page; }

Q_SIGNALS:
    /// A match that goes on telling what can be done, please.
    void teachAsked();
    /// Back to where one came from.
    void closed();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Picture;
    class Dots;
    PrimerPage(const core::Game& game, std::unique_ptr<Primer> primer, QWidget* parent);
    void addKeys();
    void showPage();
    void fit();

    const core::Game& m_game;
    std::unique_ptr<Primer> m_primer;
    QWidget* m_column;
    Picture* m_picture;
    Dots* m_dots;
    QLabel* m_title;
    QLabel* m_heading;
    QLabel* m_text;
    QPushButton* m_close;
    KeyButton* m_back;
    KeyButton* m_next;
    KeyButton* m_play;
    int m_page = 0;
};

} // namespace ui
