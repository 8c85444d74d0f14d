/**
 * `npm run bench`: measures searches in process and the built site over HTTP, beside named peers in the same run.
 * docs/performance.md has the tables and says how to read them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Circumstances } from '../circumstances';
import { replaceBetweenMarkers } from '../markdown-report';
import { buildEmptyNextApp, requireSiteBuild } from './builds';
import { measureGrowth } from './growth';
import { renderGrowth } from './growth-report';
import { measureHttp } from './http';
import { full, quick } from './plan';
import { renderProfiles } from './profile-report';
import { measureProfiles } from './profiles';
import { renderHttp, renderSearches } from './report';
import { measureSearches } from './searches';

const DOCUMENT = 'docs/performance.md';

// Servers are stopped when this process exits, also when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    earlier: { type: 'string' },
  },
});
const plan = options.quick ? quick : full;

const parts = {
  searches: async (): Promise<(run: Circumstances) => string> => {
    const measured = await measureSearches(plan);
    return (run) => renderSearches(measured, plan, run);
  },
  http: async (): Promise<(run: Circumstances) => string> => {
    requireSiteBuild();
    buildEmptyNextApp();
    const measured = await measureHttp(plan, options.earlier);
    return (run) => renderHttp(measured, plan, run);
  },
  profiles: async (): Promise<(run: Circumstances) => string> => {
    requireSiteBuild();
    buildEmptyNextApp();
    const measured = await measureProfiles(plan, options.earlier);
    return (run) => renderProfiles(measured, plan, run);
  },
  growth: async (): Promise<(run: Circumstances) => string> => {
    requireSiteBuild();
    const measured = await measureGrowth(plan);
    return (run) => renderGrowth(measured, plan, run);
  },
};
/** Takes several times as long as the others together. */
const ONLY_BY_NAME = 'growth';
if (options.only !== undefined && !(options.only in parts)) {
  throw new Error(`--only is one of ${Object.keys(parts).join(', ')}`);
}

for (const [part, measure] of Object.entries(parts)) {
  if (options.only === undefined ? part === ONLY_BY_NAME : options.only !== part) continue;
  const [loadBefore = 0] = os.loadavg();
  const render = await measure();
  const [loadAfter = 0] = os.loadavg();
  const date = new Date().toISOString().slice(0, 10);
  const text = render({
    date,
    node: process.version,
    cores: os.availableParallelism(),
    loadBefore,
    loadAfter,
  });
  console.log(text);
  if (options.quick) continue;
  writeFileSync(DOCUMENT, replaceBetweenMarkers(readFileSync(DOCUMENT, 'utf8'), part, text));
}
