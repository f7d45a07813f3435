#pragma once

#include <QAbstractItemView>
#include <QAccessibleWidget>
#include <QObject>
#include <QPointer>

#include <compare>
#include <functional>
#include <map>
#include <memory>

namespace ui {

/// What a screen reader is told of a view whose cells, cards, piles and meters are painted and no widgets: each of them
/// is an object of its own, with a name, a role, a value and a rectangle. Objects are made when somebody asks for them.
/// What has gone from the table says nothing from then on, and its object is taken back when control returns to the
/// event loop. Changes are told only where something is different from what was told before.
class SpokenView : public QAccessibleWidget {
public:
    /// Which thing it is. Kinds are the view's own, from 0; the view itself is of kind -1.
    struct Part {
        int kind = -1;
        int row = -1;
        int column = -1;
        int id = -1;

        friend auto operator<=>(const Part&, const Part&) = default;
        bool isView() const { return kind < 0; }
    };
    /// How far something has come, from 0.
    struct Reach {
        int now = 0;
        int full = 0;
    };

    SpokenView(QAbstractItemView* view, QAccessible::Role role);
    ~SpokenView() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    /// The object of that thing, which is made where there is none; this one for the view itself.
    QAccessibleInterface* objectOf(const Part& part) const;
    /// Hears of changes in the place of the screen readers; null for none. Qt tells nobody where there is no reader.
    using Teller = std::function<void(QAccessibleEvent& event)>;
    static void setTeller(const Teller& teller);
    static bool isHeard();
    /// Tells of the thing that has the keyboard now, where that is none that Qt tells of.
    void tellFocus(const Part& part) const;

    /// What is in it, what lies on top last.
    virtual QList<Part> partsOf(const Part& parent) const = 0;
    virtual Part parentOf(const Part& part) const = 0;
    virtual bool has(const Part& part) const = 0;
    /// The thing that has the keyboard; the view itself where it has that as a whole.
    virtual Part current() const = 0;
    virtual QAccessible::Role roleOf(const Part& part) const = 0;
    virtual QString textOf(const Part& part, QAccessible::Text kind) const = 0;
    /// What is seen of it, in coordinates of the screen. Null where it is nowhere to be seen.
    virtual QRect areaOf(const Part& part) const = 0;
    /// Besides what follows from focus and area.
    virtual QAccessible::State stateOf(const Part& part) const = 0;
    virtual bool isPressable(const Part& part) const = 0;
    /// Does what a click there does, later: whoever asks may be told of a table that has changed.
    virtual void press(const Part& part) const = 0;
    virtual void focus(const Part& part) const = 0;
    /// Null for what is no meter.
    virtual const Reach* reachOf(const Part&, Reach&) const { return nullptr; }
    /// A cell of a table has headers.
    virtual bool isCell(const Part&) const { return false; }
    virtual Part columnHeaderOf(const Part&) const { return {}; }
    virtual Part rowHeaderOf(const Part&) const { return {}; }

    bool isHidden() const;
    bool hasKeyboard() const;

protected:
    /// The factory for a view is installed: what was made for it before is taken back.
    static void makeAnew(QWidget& view);
    /// Listens to the view for what the model does not tell; until `until` goes.
    virtual void listenTo(QObject& until) { Q_UNUSED(until); }
    /// Null when it goes.
    QAbstractItemView* view() const { return m_view; }
    /// Looks for what has come, gone or changed.
    void refresh();
    /// What is left to see of `area` of the viewport below all of `above`; the largest rectangle of it, on the screen.
    static QRect seen(const QWidget& viewport, const QRectF& area, const QList<QRectF>& above = {});

private:
    class Object;
    struct Known {
        QAccessible::Id id = 0;
        Object* object = nullptr;
        QString name;
        int reached = -1;
    };
    void listen() const;
    static void tell(QAccessibleEvent& event);
    void addAll(const Part& parent, QList<Part>& all) const;
    void drop(Object* object);

    inline static Teller s_teller;
    QPointer<QAbstractItemView> m_view;
    mutable std::unique_ptr<QObject> m_listening; ///< what goes with this
    mutable std::map<Part, Known> m_known;
    std::map<Part, bool> m_there; ///< at the last look
    QList<QAccessible::Id> m_gone;
};

} // namespace ui
