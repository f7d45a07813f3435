# What is fuzzed and what the fuzzers share, for their own build and for the replays of the ordinary tests.
set(BREAKPOINT_FUZZERS
    choice_stream
    card_files
    star_realms_stream
    star_realms_files
    hyperborea_stream
    hyperborea_files)
add_library(fuzz_ground STATIC ${CMAKE_CURRENT_LIST_DIR}/changed_file.cpp ${CMAKE_CURRENT_LIST_DIR}/fuzz.cpp)
set_target_properties(fuzz_ground PROPERTIES AUTOMOC OFF)
target_compile_definitions(fuzz_ground PRIVATE FUZZ_RESOURCES="${CMAKE_SOURCE_DIR}/resources")
target_link_libraries(fuzz_ground PUBLIC core nlohmann_json::nlohmann_json)
