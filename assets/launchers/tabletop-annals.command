#!/bin/sh
# Starts Tabletop Annals by double click on macOS. It may be copied anywhere if program names main.py in full.
program="$(cd "$(dirname "$0")/../.." && pwd)/main.py"
for python in python3 /usr/local/bin/python3 /opt/homebrew/bin/python3; do
    if command -v "$python" >/dev/null 2>&1; then
        exec "$python" "$program" "$@"
    fi
done
echo "Python was not found. Install it from https://www.python.org/downloads/ and start again."
exit 1
