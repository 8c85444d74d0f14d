import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { requireSiteBuild } from './bench/builds';
import { replaceBetweenMarkers } from './bench/markdown';
import { startServer } from './bench/server';
import { subjects } from './bench/subjects';
import type { Circumstances } from './circumstances';

const READINESS = '/api/agent/v1';

/**
 * Measures the built site as `next start` serves it, and writes what was found into a document.
 *
 * @param marker name of the place in the document.
 * @param measure measures at an origin.
 * @param render the report in Markdown.
 */
export async function reportOnSite<T>(
  marker: string,
  measure: (origin: string) => Promise<T> | T,
  render: (measured: T, where: Circumstances) => string,
  document = 'docs/quality.md',
): Promise<void> {
  // The server is stopped as this process exits, an interrupted one included.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const site = subjects.find(({ id }) => id === 'site');
  if (!site) throw new Error('The site is not among the servers that can be started');
  const [loadBefore = 0] = os.loadavg();
  requireSiteBuild();
  // Those who follow its links are to stay on it.
  const server = await startServer(site, READINESS, (origin) => origin);
  const measured = await measure(server.origin);
  await server.stop();
  const [loadAfter = 0] = os.loadavg();
  const report = render(measured, {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: os.availableParallelism(),
    loadBefore,
    loadAfter,
  });
  console.log(report);
  writeFileSync(document, replaceBetweenMarkers(readFileSync(document, 'utf8'), marker, report));
}
