import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { requireSiteBuild } from './bench/builds';
import { proxiedSite } from './bench/servers';
import { startServer } from './bench/start-server';
import type { Circumstances } from './circumstances';
import { replaceBetweenMarkers } from './markdown-report';

/**
 * Measures the built site as `npm start` serves it and writes the report into a document.
 *
 * @param marker name of the markers in the document.
 * @param measure measures at an origin.
 * @param render the report in Markdown.
 */
export async function reportOnSite<T>(
  marker: string,
  measure: (origin: string) => Promise<T> | T,
  render: (measured: T, where: Circumstances) => string,
  document = 'docs/quality.md',
): Promise<void> {
  // The server is stopped when this process exits, also when it is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const [loadBefore = 0] = os.loadavg();
  requireSiteBuild();
  const server = await startServer(proxiedSite);
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
