import { existsSync, readFileSync } from 'node:fs';
import type { Profiler } from 'node:inspector';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What a server's time goes to, in the order of the tables: whose function runs, not on whose behalf. */
export const consumers = ['Next', 'React', 'site', 'collection', 'Node'] as const;
export type Consumer = (typeof consumers)[number];

/** Milliseconds of processor time by what they went to. */
export type Times = Readonly<Record<Consumer, number>>;

const MICROSECONDS_PER_MILLISECOND = 1000;

/** Returns whose code a source in a file is, the site's packages as its own: by its path in the file's source map, or else by the file's own. */
export function consumerOf(file: string, source = file): Consumer {
  // Next brings its own copy of React.
  if (/\/(react|react-dom|react-is|react-server-dom-[a-z]+|scheduler)\//.test(source)) return 'React';
  if (/\/node_modules\/next\/|\[turbopack\]/.test(file + source)) return 'Next';
  return 'site';
}

const sourceMaps = new Map<string, SourceMap | undefined>();

/** Returns the source map beside a script; undefined where it has none. */
function sourceMapOf(file: string): SourceMap | undefined {
  if (!sourceMaps.has(file)) {
    const map = `${file}.map`;
    sourceMaps.set(file, existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined);
  }
  return sourceMaps.get(file);
}

/** Returns whom the time of a function counts for; undefined for time in which nothing ran. */
function consumerOfFrame({ functionName, url, lineNumber, columnNumber }: Profiler.ProfileNode['callFrame']) {
  if (functionName === '(idle)' || functionName === '(root)') return undefined;
  if (functionName === '(garbage collector)') return 'collection';
  const file = url.startsWith('file:') ? fileURLToPath(url) : url;
  if (!file.startsWith('/')) return 'Node';
  const entry = sourceMapOf(file)?.findEntry(lineNumber, columnNumber);
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
  return consumerOf(file, source);
}

/** Returns what the time of a profile went to. */
export function timesIn({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Times {
  const consumersById = new Map(nodes.map(({ id, callFrame }) => [id, consumerOfFrame(callFrame)]));
  const times = { Next: 0, React: 0, site: 0, collection: 0, Node: 0 };
  for (const [index, id] of samples.entries()) {
    const consumer = consumersById.get(id);
    if (consumer) times[consumer] += (timeDeltas[index + 1] ?? 0) / MICROSECONDS_PER_MILLISECOND;
  }
  return times;
}
