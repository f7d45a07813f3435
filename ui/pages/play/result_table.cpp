#include "ui/pages/play/result_table.h"

#include "ui/models/match_list_model.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QGridLayout>

#include <algorithm>
#include <cstdlib>

namespace ui {

ResultTable::ResultTable(
    const core::MatchSummary& match, const core::Outcome& outcome, const core::FinalCount& count, QWidget* parent)
    : QWidget(parent)
{
    std::vector<int> order;
    for (int seat = 0; seat < static_cast<int>(match.seats.size()); ++seat)
        order.push_back(seat);
    const auto points = [&outcome](int seat) { return outcome.score[static_cast<std::size_t>(seat)]; };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return points(a) > points(b); });
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(18);
    grid->setVerticalSpacing(8);
    for (std::size_t row = 0; row < order.size(); ++row) {
        const int seat = order[row];
        const core::RecordedSeat& who = match.seats[static_cast<std::size_t>(seat)];
        const bool won = core::contains(outcome.winners, core::seatAt(seat));
        const QString whole = shownName(who.name);
        auto* name = new PlainLabel(elided(whole), this);
        name->setToolTip(whole);
        QPalette ink = name->palette();
        ink.setColor(QPalette::WindowText, seatInk(core::seatAt(seat), coloursOf(palette())));
        name->setPalette(ink);
        name->setFont(bodyFont(font(), 15, won ? QFont::Bold : QFont::Normal));
        QStringList factions;
        for (const std::string& faction : who.factions)
            factions << QString::fromStdString(faction);
        auto* pair = new PlainLabel(factions.join(QStringLiteral(" + ")), this);
        setRole(pair, Role::Muted);
        auto* score = new PlainLabel(QString::number(points(seat)), this);
        score->setFont(titleFont(font(), 22));
        const QString sum = countText(outcome.score, count, static_cast<std::size_t>(seat));
        score->setAccessibleName(
            tr("%1: %2 victory point(s)", nullptr, std::abs(points(seat))).arg(whole, QString::number(points(seat)))
            + (sum.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(sum)));
        const int line = static_cast<int>(row);
        grid->addWidget(name, line, 0);
        grid->addWidget(pair, line, 1);
        grid->addWidget(score, line, 2, Qt::AlignRight);
        if (sum.isEmpty())
            continue;
        auto* came = new PlainLabel(sum, this);
        setRole(came, Role::Muted);
        grid->addWidget(came, line, 3);
    }
}

} // namespace ui
