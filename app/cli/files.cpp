#include "app/cli/files.h"

#include "app/cli/words.h"
#include "core/text/text_file.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace app::cli {

namespace fs = std::filesystem;

std::vector<core::SourceFile> readAll(const std::vector<std::string>& paths, core::Problems& problems)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        const std::size_t before = files.size();
        for (fs::recursive_directory_iterator each(path, error), end; !error && each != end; each.increment(error))
            if (each->path().extension() == ".json" && each->is_regular_file(error))
                files.push_back(each->path().string());
        if (error)
            problems.push_back(problem(path, CliWords::tr("cannot be read: %1").arg(asText(error.message()))));
        else if (files.size() == before)
            problems.push_back(problem(path, CliWords::tr("there is no *.json file in this folder")));
        // A folder has no order of its own; the order in which somebody named files is theirs.
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
    }
    std::vector<core::SourceFile> read;
    std::size_t bytes = 0;
    for (const std::string& path : files) {
        if (std::any_of(read.begin(), read.end(), [&](const core::SourceFile& each) { return each.path == path; }))
            continue;
        core::SourceFile file { path, {} };
        if (!core::readFile(path, file.text, problems))
            continue;
        bytes += file.text.size();
        if (bytes > core::kLongestFile) {
            problems.push_back(problem(path, CliWords::tr("with this file they are longer than 64 MB together"),
                CliWords::tr("name fewer at a time")));
            break;
        }
        read.push_back(std::move(file));
    }
    return read;
}

} // namespace app::cli
