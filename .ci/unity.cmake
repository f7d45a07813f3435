# BREAKPOINT_UNITY, for builds from nothing: the compiler reads the sources of a folder as one. Those that call
# something by a name that another source of their folder uses, too, are read alone; the compiler names them.
set(alone
    app/cli/bench_command.cpp
    app/cli/train_command.cpp
    app/program_start.cpp
    app/screenshot.cpp
    core/ai/learning/line_trainer.cpp
    core/ai/learning/trainer.cpp
    core/ai/players/explanation.cpp
    core/pairs/pair_text.cpp
    core/smashup/ability/listing.cpp
    core/smashup/ability/phrases.cpp
    core/smashup/ability/phrases_of_selectors.cpp
    core/smashup/ai/features.cpp
    core/smashup/ai/places.cpp
    core/smashup/ai/reasoner.cpp
    core/smashup/rules/plays.cpp
    core/smashup/rules/responses.cpp
    core/smashup/rules/scoring.cpp
    core/smashup/sayings/sayings.cpp
    core/smashup/words/trial.cpp
    ui/delegates/match_row_delegate.cpp
    ui/delegates/pair_card_delegate.cpp
    ui/delegates/seat_pair_delegate.cpp
    ui/dialogs/ask.cpp
    ui/models/score_table_model.cpp
    ui/pages/home/score_line.cpp
    ui/pages/home/welcome_pane.cpp
    ui/pages/pairs/pair_sheet.cpp
    ui/pages/pairs/pairs_page.cpp
    ui/pages/play/end_page.cpp
    ui/pages/play/start_panel.cpp
    ui/pages/rules/rules_panel.cpp
    ui/painting/card_face.cpp
    ui/table/smashup/card_picture.cpp
    ui/table/smashup/card_sheet.cpp
    ui/table/smashup/cell_layout.cpp
    ui/table/smashup/fan_view.cpp
    ui/table/smashup/smash_up_mini_table.cpp
    ui/table/smashup/smash_up_primer.cpp
    ui/text/day_words.cpp
    ui/text/explanation_text.cpp
    ui/text/match_words.cpp
    ui/text/moment_text.cpp
    ui/text/player_words.cpp
    ui/text/printings_text.cpp
    ui/text/seat_names.cpp
    ui/widgets/key_button.cpp
    ui/widgets/level_row.cpp
    ui/widgets/rail.cpp
    ui/widgets/text_table.cpp
    tests/smashup/ending_test.cpp
    tests/smashup/two_languages_test.cpp
    tests/smashup/vocabulary_test.cpp
)
foreach(library core ui composition cli desktop database)
    get_target_property(room ${library} SOURCE_DIR)
    get_target_property(sources ${library} SOURCES)
    list(FILTER sources INCLUDE REGEX "\\.cpp$")
    foreach(source IN LISTS sources)
        cmake_path(RELATIVE_PATH room BASE_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE name)
        if(NOT "${name}/${source}" IN_LIST alone)
            get_filename_component(folder ${source} DIRECTORY)
            set_source_files_properties(${room}/${source} DIRECTORY ${room} PROPERTIES UNITY_GROUP "${folder}.")
        endif()
    endforeach()
    set_target_properties(${library} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
endforeach()
# Of these one or two are left, for which it does not pay to read headers beforehand.
set_target_properties(composition cli desktop database PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
