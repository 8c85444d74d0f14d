#!/usr/bin/env bash
# Installs what the foreign suites need into .foreign/, beside node_modules.
set -euo pipefail
cd "$(dirname "$0")/../.."
python3 -m venv .foreign/venv
.foreign/venv/bin/pip install --quiet --disable-pip-version-check -r tests/foreign/requirements.txt

# The Nu HTML checker comes with npm and runs on Java.
java -version 2> /dev/null || {
  echo 'tests/foreign/vnu.test.ts needs Java 11 or newer (on Debian: apt-get install default-jre-headless).' >&2
  exit 1
}
