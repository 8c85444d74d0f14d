import { expect, inject, it } from 'vitest';
import { readRecords } from '@/lib/data/csv';
import { smallestCohort } from '@/lib/data/tables/pass-rates';
import { ratesSource } from '@/lib/pass-rates/page/source';
import { datasetFiles } from '@/lib/site/dataset/names';
import { markdownUrl } from '@/lib/site/markdown-url';
import { pages } from '@/lib/site/pages/pages';
import { paths, withQuery } from '@/lib/site/urls';
import { eachOf, fetchPage } from '../support/crawl';
import { elements, textOf } from '../support/markup';

const AT_ONCE = 4;
const LONG = 600_000;

/** The cohort that a text names, where it is small: "7 candidates", "7 first-time candidates". */
const NAMED = /(?<![\d,.])\d(?= (?:[\w-]+ )?candidates?\b)|(?<=(?:%, |passed: |% \()[\d,]+ of )\d(?![\d,])/g;

/** A kept connection may be closed by the server just as it is used again; a fresh one is not. */
function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const request = () => fetch(inject('baseUrl') + path, init);
  return request().catch(request);
}

/** Where the pass rates of a state are shown in every choice. */
const { held, schoolPath } = ratesSource();
const states = [...new Set(held.rates.map(({ state_slug }) => state_slug))];
const statePages = states.flatMap((state) =>
  ['NCLEX-RN', 'NCLEX-PN'].flatMap((exam) =>
    [1, 2, 3, 4, 5].map((page) => `${paths.statePassRates(state)}?exam=${exam}&year=all&page=${page}`),
  ),
);
const schools = [...new Set(held.rates.map(({ unitid }) => unitid))].flatMap((unitid) =>
  unitid === null ? [] : (schoolPath(unitid) ?? []),
);
const finders = states.flatMap((state) =>
  ['LPN', 'ADN', 'BSN'].flatMap((credential) =>
    ['cards', 'table'].map((view) => `/programs?state=${state}&credential=${credential}&view=${view}`),
  ),
);
const everything = [...pages.map(({ path }) => path), ...statePages, ...schools, ...finders];

/** Cells of the columns of candidates. */
function candidateCells(markup: string): string[] {
  return elements(markup, 'table').flatMap((table) => {
    const rows = elements(table, 'tr').map((row) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => textOf(cell)),
    );
    const column = rows[0]?.findIndex((header) => /Candidates$/.test(header)) ?? -1;
    return column < 0 ? [] : rows.slice(1).flatMap((row) => row[column] ?? []);
  });
}

const isSmall = (text: string) => /^\d+$/.test(text) && Number(text) < smallestCohort;

/** Values of every member called `candidates`, at any depth. */
function candidatesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(candidatesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'candidates' ? [inner] : candidatesIn(inner),
  );
}

const smallIn = (value: unknown) =>
  candidatesIn(value).filter((count) => typeof count === 'number' && count < smallestCohort);

it('no page names a cohort under 10', { timeout: LONG }, async () => {
  const found: string[] = [];
  let cells = 0;
  await eachOf(everything, AT_ONCE, async (path) => {
    const { status, markup } = await fetchPage(path);
    expect(status, path).toBe(200);
    const named = textOf(markup.replaceAll('<', ' <')).match(NAMED) ?? [];
    const inTables = candidateCells(markup);
    cells += inTables.length;
    for (const small of [...named, ...inTables.filter(isSmall)]) found.push(`${path}: ${small}`);
  });
  expect(found).toEqual([]);
  // The crawl has seen what it was to see: every published row at least once.
  expect(cells).toBeGreaterThan(held.rates.length);
});

it('no download has one', async () => {
  const text = async (name: string) => (await ask(paths.dataFile(name))).text();
  const rows = readRecords(await text(datasetFiles.csv.name));
  expect(rows.filter(({ candidates = '' }) => Number(candidates) < smallestCohort)).toEqual([]);
  const json: unknown = JSON.parse(await text(datasetFiles.json.name));
  expect(candidatesIn(json)).toHaveLength(rows.length);
  expect(smallIn(json)).toEqual([]);
});

/** Cells of the columns of candidates in tables of Markdown. */
function candidateCellsInMarkdown(text: string): string[] {
  const rows = text
    .split('\n')
    .map((line) => (line.startsWith('|') ? line.split('|').map((cell) => cell.trim()) : []));
  let column = -1;
  return rows.flatMap((row, index) => {
    if (row.length === 0 || rows[index - 1]?.length === 0)
      column = row.findIndex((cell) => /^Candidates/.test(cell));
    return column < 0 ? [] : (row[column] ?? []);
  });
}

it('no page in Markdown names one', { timeout: LONG }, async () => {
  const found: string[] = [];
  let cells = 0;
  await eachOf(everything, AT_ONCE, async (path) => {
    const [page = '', query] = path.split('?');
    const response = await ask(withQuery(markdownUrl(page), query ?? ''));
    const text = await response.text();
    expect(response.status, path).toBe(200);
    const inTables = candidateCellsInMarkdown(text).map((cell) => cell.replaceAll(',', ''));
    cells += inTables.filter((cell) => /^\d+$/.test(cell)).length;
    for (const small of [...(text.match(NAMED) ?? []), ...inTables.filter(isSmall)])
      found.push(`${path}: ${small}`);
  });
  expect(found).toEqual([]);
  expect(cells).toBeGreaterThan(held.rates.length);
});

it('no document in Markdown names one', async () => {
  for (const path of [
    paths.retrievalIndex,
    paths.agentInstructions,
    paths.dataFile(datasetFiles.readme.name),
  ]) {
    const text = await (await ask(path)).text();
    expect(text.match(NAMED), path).toBeNull();
  }
});

it('no answer of the API has one', { timeout: LONG }, async () => {
  const queries = states.flatMap((state) =>
    ['LPN', 'ADN', 'BSN', 'MSN'].map((credential) => `state=${state}&credential=${credential}&limit=25`),
  );
  const asked = [
    ...queries.map((query) => `/api/agent/v1/programs?${query}`),
    ...schools.map((path) => `/api/agent/v1${path}`),
  ];
  let counts = 0;
  await eachOf(asked, AT_ONCE, async (path) => {
    const response = await ask(path);
    expect(response.status, path).toBe(200);
    const body: unknown = await response.json();
    counts += candidatesIn(body).length;
    expect(smallIn(body), path).toEqual([]);
    expect(JSON.stringify(body).match(NAMED), path).toBeNull();
  });
  expect(counts).toBeGreaterThan(100);
});

it('no answer of the MCP tool has one', { timeout: LONG }, async () => {
  const calls = states.flatMap((state) =>
    ['LPN', 'ADN', 'BSN', 'MSN'].map((credential) => ({ state, credential, limit: 10 })),
  );
  let counts = 0;
  await eachOf(calls, AT_ONCE, async (args) => {
    const response = await ask(paths.mcp, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'find_nursing_programs', arguments: args },
      }),
    });
    const text = await response.text();
    expect(text, JSON.stringify(args)).toContain('structuredContent');
    const body: unknown = JSON.parse(text);
    counts += candidatesIn(body).length;
    expect(smallIn(body)).toEqual([]);
    expect(text.match(NAMED), JSON.stringify(args)).toBeNull();
  });
  // Georgia's and Tennessee's: rows show results of the last five years alone.
  expect(counts).toBeGreaterThan(10);
});
