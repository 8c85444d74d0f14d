/**
 * `npm run bench`: how long a calculation takes, and how many requests a second the built site answers, beside
 * servers that do the same work without Next. How to read it: docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { buildEmptyNextApp, requireSiteBuild } from './builds';
import { measureCalculations } from './calculations';
import { measureHttp } from './http';
import { replaceBetweenMarkers } from './markdown';
import { readOptions } from './options';
import { renderReport } from './report';

const DOCUMENT = 'docs/performance.md';
const MARKER = 'bench';

// Servers that were started are stopped as this process exits, an interrupted one included.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { plan, date, write } = readOptions(process.argv.slice(2), new Date().toISOString().slice(0, 10));
const [loadBefore = 0] = os.loadavg();
requireSiteBuild();
buildEmptyNextApp();
const calculations = await measureCalculations(plan);
const http = await measureHttp(plan);
const [loadAfter = 0] = os.loadavg();
const report = renderReport({
  date,
  node: process.version,
  cores: os.availableParallelism(),
  loadBefore,
  loadAfter,
  plan,
  calculations,
  http,
});
console.log(report);
if (write) writeFileSync(DOCUMENT, replaceBetweenMarkers(readFileSync(DOCUMENT, 'utf8'), MARKER, report));
