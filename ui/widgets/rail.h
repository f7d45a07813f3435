#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace ui {

/// The navigation at the left of the window: the program's sign, the pages with icon and word, and at its foot what
/// belongs to the program. The page that is shown has a mark in gold. Where there is little height it does without the
/// sign, and then without the words.
class Rail final : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// `icon` is a name for themedIcon(). At the top below those that are there, or at the foot.
    QToolButton* addEntry(const QString& icon, bool atFoot);
    /// Puts an entry of the foot below the others there.
    void moveToFoot(QToolButton* entry);
    /// A small number on an entry; none for 0.
    void setBadge(QToolButton* entry, int number);
    /// Measures again after words or their size have changed.
    void fit();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Entry;
    class Sign;
    void arrange();
    void orderKeys();

    QVBoxLayout* m_entries;
    Sign* m_sign;
    QList<Entry*> m_all;
    int m_whole = 0; ///< width with words
    int m_top = 0; ///< how many stand at the top
};

} // namespace ui
