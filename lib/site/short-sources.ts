import { allTables, type TableName, tables } from '@/lib/data/registry';
import type { Source } from '@/lib/data/table';
import { paths } from './urls';

/** Returns each source once, in order. */
export function distinctSources(sources: readonly Source[]): Source[] {
  return [...new Map(sources.map((source) => [source.title + source.url, source])).values()];
}

const shortByTable: ReadonlyMap<string, readonly Source[]> = new Map(
  allTables.flatMap(({ name, table: { shortSource, sources } }) => {
    if (!shortSource) return [];
    const { title, eachRow } = shortSource;
    return [
      [
        name,
        eachRow ? [{ title, url: `${paths.sources}#${name}` }] : sources.map(({ url }) => ({ title, url })),
      ],
    ];
  }),
);

/**
 * Returns the sources of tables in short, each once: publisher, period and document.
 * @throws Error when a table has no short source.
 */
export function shortSources(...names: readonly TableName[]): Source[] {
  return distinctSources(
    names.flatMap((name) => {
      const sources = shortByTable.get(name);
      if (!sources) throw new Error(`The table ${name} has no short source`);
      return sources;
    }),
  );
}

/**
 * Returns what is behind tables in a few words each, each once, with whose copy it is and its license: an edition that
 * another title has too is left out. A table without a short source goes by its title.
 */
export function shortTitles(names: readonly TableName[]): string[] {
  const titles = names
    .map((name) => tables[name])
    .map(({ shortSource, title }) =>
      shortSource ? [shortSource.title, shortSource.by].filter(Boolean).join(', ') : title,
    );
  const isIn = (one: string) => titles.some((other) => other !== one && other.startsWith(one));
  return [...new Set(titles)].filter((title) => !isIn(title));
}
