#include "app/cli/command_line.h"
#include "app/program_start.h"

#include <QCoreApplication>

#include <csignal>
#include <iostream>

int main(int argc, char* argv[])
{
    app::startProgram("breakpoint-cli");
    // Qt finds its database driver and the user's folders through it; the arguments stay ours.
    int one = 1;
    const QCoreApplication application(one, argv);
    // `breakpoint-cli cards | head` ends when head has seen enough.
    std::signal(SIGPIPE, SIG_DFL);
    std::ios::sync_with_stdio(false);
    std::cin.tie(&std::cout);
    const int status
        = app::cli::runCommandLine(std::vector<std::string>(argv + 1, argv + argc), std::cin, std::cout, std::cerr);
    std::cout.flush();
    if (!std::cout) {
        std::cerr << "breakpoint-cli: the output could not be written; is the disk full?\n";
        return 2;
    }
    return status;
}
