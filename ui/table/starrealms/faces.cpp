#include "ui/table/starrealms/faces.h"

#include "core/language/language.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/theme.h"

#include <cmath>
#include <limits>

namespace ui {

namespace {

constexpr qsizetype kMostFaces = 600;
constexpr double kStrip = 40; ///< pixels of the mock-ups; lower ones are lines
constexpr double kSmall = 84; ///< narrower ones have no room for words

} // namespace

RealmFaces::RealmFaces(const core::Game& game)
    : m_game(&game)
    , m_made(std::make_shared<QHash<QString, RealmFace>>())
{
}

const RealmFace& RealmFaces::of(const core::starrealms::CardView& card) const
{
    QString key = QString::fromStdString(card.name + '\n' + card.copies + '\n');
    for (std::size_t i = 0; i < card.usable.size(); ++i)
        key += QChar(u'0' + (card.usable[i] ? 1 : 0) + (card.used[i] ? 2 : 0));
    key += QChar(static_cast<char16_t>(core::language::spoken()));
    if (const auto found = m_made->constFind(key); found != m_made->constEnd())
        return *found;
    if (m_made->size() >= kMostFaces)
        m_made->clear();
    return *m_made->insert(key, faceOf(*m_game, card));
}

RealmForm RealmFaces::formFor(const QRectF& area, const QFont& body)
{
    if (area.height() < scaled(body, kStrip) && area.width() > area.height())
        return RealmForm::Strip;
    if (area.width() < scaled(body, kSmall))
        return RealmForm::Small;
    RealmForm best = RealmForm::Table;
    double least = std::numeric_limits<double>::max();
    for (const RealmForm form :
        { RealmForm::Whole, RealmForm::Row, RealmForm::Hand, RealmForm::Table, RealmForm::Flat }) {
        const QSizeF size = nominalSize(form);
        const double shape = std::abs(std::log(area.width() / area.height() * size.height() / size.width()));
        const double scale = std::abs(std::log(area.width() / scaled(body, size.width())));
        if (4 * shape + scale < least) {
            least = 4 * shape + scale;
            best = form;
        }
    }
    return best;
}

void RealmFaces::paint(QPainter& painter, const QRectF& area, const core::starrealms::CardView& card,
    const FaceState& state, const Colours& colours, const QFont& body) const
{
    paintRealmCard(painter, area, of(card), formFor(area, body), state, colours, body);
}

} // namespace ui
