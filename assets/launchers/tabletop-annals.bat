@echo off
rem Starts Tabletop Annals by double click. It may be copied anywhere if PROGRAM names main.py in full.
set "PROGRAM=%~dp0..\..\main.py"
where py >nul 2>nul && (py -3 "%PROGRAM%" %* & goto done)
where python >nul 2>nul && (python "%PROGRAM%" %* & goto done)
echo Python was not found. Install it from https://www.python.org/downloads/ and start again.
pause
exit /b 1
:done
if errorlevel 1 pause
