#include "app/cli/command_line.h"
#include "app/cli/words.h"
#include "app/program_start.h"

#include <QCoreApplication>

#include <clocale>
#include <csignal>
#include <iostream>

int main(int argc, char* argv[])
{
    app::startProgram("breakpoint-cli");
    // Qt finds its database driver and the user's folders through it; the arguments stay ours.
    int one = 1;
    const QCoreApplication application(one, argv);
    std::setlocale(LC_NUMERIC, "C"); // figures in JSON and in commands are the same everywhere
    // `breakpoint-cli cards | head` ends when head has seen enough.
    std::signal(SIGPIPE, SIG_DFL);
    std::ios::sync_with_stdio(false);
    std::cin.tie(&std::cout);
    const int status
        = app::cli::runCommandLine(std::vector<std::string>(argv + 1, argv + argc), std::cin, std::cout, std::cerr);
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "breakpoint-cli: "
                  << app::cli::CliWords::tr("the output could not be written; is the disk full?").toStdString() << '\n';
        return 2;
    }
    return status;
}
