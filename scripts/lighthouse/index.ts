/**
 * `npm run lighthouse`: Lighthouse on one page of each kind of the built site, as a phone, the median of three runs,
 * into docs/quality.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { requireSiteBuild } from '../bench/builds';
import { replaceBetweenMarkers } from '../bench/markdown';
import { startServer } from '../bench/server';
import { subjects } from '../bench/subjects';
import { renderReport } from './report';
import { runLighthouse } from './run';
import { templates } from './templates';

const DOCUMENT = 'docs/quality.md';
const MARKER = 'lighthouse';
const RUNS = [1, 2, 3];
const READINESS = '/api/agent/v1';

// The server is stopped as this process exits, an interrupted one included.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const site = subjects.find(({ id }) => id === 'site');
if (!site) throw new Error('The site is not among the servers that can be started');
const [loadBefore = 0] = os.loadavg();
requireSiteBuild();
const server = await startServer(site, READINESS);
// The first request of a route loads its code.
for (const { path } of templates) await (await fetch(server.origin + path)).text();
const measured = templates.map((template) => {
  const runs = RUNS.map(() => runLighthouse(server.origin + template.path));
  console.log(template.path, ...runs.map(({ performance }) => performance));
  return { ...template, runs };
});
await server.stop();
const [loadAfter = 0] = os.loadavg();
const report = renderReport(measured, {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cores: os.availableParallelism(),
  loadBefore,
  loadAfter,
});
console.log(report);
writeFileSync(DOCUMENT, replaceBetweenMarkers(readFileSync(DOCUMENT, 'utf8'), MARKER, report));
