/**
 * `npm run bench`: how long a calculation and a search take, and how many requests a second the built site answers, beside
 * servers that do the same work without Next. How to read it: docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import type { Circumstances } from '../circumstances';
import { buildEmptyNextApp, requireSiteBuild } from './builds';
import { measureCalculations } from './calculations';
import { measureDoor } from './door/measure';
import { renderDoorReport } from './door/report';
import { measureHttp } from './http';
import { replaceBetweenMarkers } from './markdown';
import { readOptions } from './options';
import { renderPageReport } from './page-report';
import { measurePages } from './pages';
import { renderReport } from './report';
import { renderSearchReport } from './search-report';
import { measureSearches } from './searches';

const DOCUMENT = 'docs/performance.md';

// Servers that were started are stopped as this process exits, an interrupted one included.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const options = readOptions(process.argv.slice(2), new Date().toISOString().slice(0, 10));
const { plan, date, write, only } = options;

/** Measures a part and shows it; keeps it where the document has that part. */
async function report<T>(
  part: 'bench' | 'searches' | 'pages' | 'door',
  measure: () => Promise<T>,
  render: (measured: T, circumstances: Circumstances) => string,
): Promise<void> {
  const [loadBefore = 0] = os.loadavg();
  const measured = await measure();
  const [loadAfter = 0] = os.loadavg();
  const cores = os.availableParallelism();
  const text = render(measured, { date, node: process.version, cores, loadBefore, loadAfter });
  console.log(text);
  if (write) writeFileSync(DOCUMENT, replaceBetweenMarkers(readFileSync(DOCUMENT, 'utf8'), part, text));
}

if (only === null || only === 'searches') {
  await report(
    'searches',
    () => measureSearches(plan),
    (searches, circumstances) => renderSearchReport({ ...circumstances, plan, searches }),
  );
}
if (only === null || only === 'pages') {
  requireSiteBuild();
  await report(
    'pages',
    () => measurePages(plan),
    (http, circumstances) => renderPageReport({ ...circumstances, plan, http }),
  );
}
if (only === null || only === 'door') {
  requireSiteBuild();
  buildEmptyNextApp();
  await report(
    'door',
    () => measureDoor(plan),
    (door, circumstances) => renderDoorReport({ ...circumstances, plan, door }),
  );
}
if (only === null) {
  await report(
    'bench',
    async () => ({ calculations: await measureCalculations(plan), http: await measureHttp(plan) }),
    (measured, circumstances) => renderReport({ ...circumstances, plan, ...measured }),
  );
}
