# SPDX-License-Identifier: MIT
# congklak_module(NAME SOURCES file... [USES module...] [LIBRARIES target...])
# makes the static library congklak_NAME. USES is the list of arrows the module may have.

add_library(congklak_warnings INTERFACE)
target_compile_options(congklak_warnings INTERFACE
	-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wstrict-prototypes
	-Wmissing-prototypes -Wdouble-promotion -Wformat=2 -Wundef -Wvla)
option(CONGKLAK_WERROR "Treat warnings as errors" OFF)
if(CONGKLAK_WERROR)
	target_compile_options(congklak_warnings INTERFACE -Werror)
endif()

function(congklak_module name)
	cmake_parse_arguments(M "" "" "SOURCES;USES;LIBRARIES" ${ARGN})
	set(target congklak_${name})
	add_library(${target} STATIC ${M_SOURCES})
	target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src")
	target_compile_definitions(${target} PRIVATE _POSIX_C_SOURCE=200809L)
	target_link_libraries(${target} PRIVATE congklak_warnings)
	foreach(used IN LISTS M_USES)
		target_link_libraries(${target} PUBLIC congklak_${used})
	endforeach()
	target_link_libraries(${target} PUBLIC ${M_LIBRARIES})
endfunction()
