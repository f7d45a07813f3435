# What is installed, and the package made of it: app/package. All content is in the programs themselves.
include(GNUInstallDirs)
install(TARGETS breakpoint breakpoint-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})

string(TIMESTAMP BREAKPOINT_DATE "%Y-%m-%d" UTC)
set(BREAKPOINT_ID org.breakpointgame.Breakpoint) # as the desktop knows the program
configure_file(desktop/${BREAKPOINT_ID}.metainfo.xml desktop/${BREAKPOINT_ID}.metainfo.xml @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/desktop/${BREAKPOINT_ID}.metainfo.xml
    DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES desktop/${BREAKPOINT_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES desktop/${BREAKPOINT_ID}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/breakpoint.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)
install(FILES desktop/application-vnd.breakpoint.match+json.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/mimetypes)
install(FILES desktop/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/breakpoint)

# The manual is what the programs say of themselves, so it is made after them, and only for a package.
add_custom_target(manual
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/desktop/man ${CMAKE_CURRENT_BINARY_DIR} ${CMAKE_CURRENT_BINARY_DIR}/manual
        ${PROJECT_VERSION}
    DEPENDS breakpoint breakpoint-cli
    VERBATIM)
install(DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/manual/ DESTINATION ${CMAKE_INSTALL_MANDIR} OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME breakpoint)
set(CPACK_PACKAGE_VENDOR "The Breakpoint maintainers")
set(CPACK_PACKAGE_CONTACT "The Breakpoint maintainers <breakpoint@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION "Play whole matches of Smash Up, Star Realms and Hyperborea against
the computer or each other, keep every match with its scoring chart, look up rules,
and let computer players of six levels play thousands of matches
at the command line.")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc) # "games" would want them in /usr/games
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins and fonts, which no program is linked with.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libqt6sql6-sqlite, libqt6svg6, fonts-inter, fonts-league-spartan, fonts-dejavu-core")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, qt6-wayland")
include(CPack)
