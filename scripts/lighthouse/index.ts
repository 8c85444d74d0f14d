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
const measured = [];
for (const template of templates) {
  const address = server.origin + template.path;
  await fetch(address); // The first request of a route loads its code.
  const runs = RUNS.map(() => runLighthouse(address));
  console.log(template.path, ...runs.map(({ performance }) => performance));
  measured.push({ ...template, runs });
}
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
