#!/usr/bin/env bash
# Installs what the foreign suites need into .foreign/, beside node_modules.
set -euo pipefail
cd "$(dirname "$0")/../.."
python3 -m venv .foreign/venv
.foreign/venv/bin/pip install --quiet --disable-pip-version-check -r tests/foreign/requirements.txt
