import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { occupationPages, occupationPath } from '@/lib/places/occupations';
import { occupationColumns } from '@/lib/places/page/occupation';
import { stateColumns } from '@/lib/places/page/state-list';
import { pages } from '@/lib/site/pages/pages';
import { sortedPages, sortedPath } from '@/lib/site/sort';
import { paths } from '@/lib/site/urls';
import { calculatorViews, programViews } from '../../scripts/templates';
import { eachOf, fetchPage } from '../support/crawl';
import { attributes } from '../support/markup';

const require = createRequire(import.meta.url);
/** Path of the checker, as its package exports it. */
const JAR = String(require('vnu-jar'));

const AT_ONCE = 4;
const MEGABYTES_OF_MESSAGES = 64;

const sorted = [
  ...sortedPages(stateColumns).map(({ slug }) => sortedPath('/states', stateColumns, slug)),
  ...occupationPages.flatMap((occupation) =>
    sortedPages(occupationColumns).map(({ slug }) =>
      sortedPath(occupationPath(occupation), occupationColumns, slug),
    ),
  ),
];
const documents = [
  ...pages.map(({ path }) => path),
  ...sorted,
  ...calculatorViews,
  ...programViews,
  '/no-such-page',
];

/** Accepted messages, each with its reason. */
const accepted = [
  // How React writes void elements; every attribute that it writes is quoted.
  /^Trailing slash on void elements has no effect/,
  // What scrolls sideways is a region that the table's caption names, and the answer one that has a label.
  /^Section lacks heading\./,
  // A phone's stylesheet makes blocks of the rows of this table, and browsers then drop what its elements mean.
  /^The “(?:table|rowgroup|row|columnheader|rowheader|cell)” role is unnecessary for element/,
  /^The “role” attribute must not be used on a “(?:tr|th|td)” element which has a “table” ancestor/,
  // The checker's CSS does not know them yet: css-contain-3, and SVG 2 for the other two.
  /^CSS: Unrecognized at-rule “@container”/,
  /^CSS: “container-type”: Property “container-type” doesn't exist\./,
  /^CSS: “(?:paint-order|vector-effect)”: Property “(?:paint-order|vector-effect)” doesn't exist\./,
];

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      lastLine: z.number().optional(),
      extract: z.string().optional(),
    }),
  ),
});
type Message = z.output<typeof reportSchema>['messages'][number];

let folder: string;
/** What each saved file was served as. */
const served = new Map<string, string>();
const save = (file: string, address: string, text: string) => {
  served.set(file, address);
  writeFileSync(path.join(folder, file), text);
};

async function saveStylesheet(file: string, address: string): Promise<void> {
  const response = await fetch(inject('baseUrl') + address);
  expect(response.status, address).toBe(200);
  save(file, address, await response.text());
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vnu-'));
  const stylesheets = new Set<string>([paths.noticeStyles]);
  await eachOf([...documents.entries()], AT_ONCE, async ([index, address]) => {
    const { type, markup } = await fetchPage(address);
    expect(type, address).toMatch(/^text\/html/);
    save(`${index}.html`, address, markup);
    const linked = [...markup.matchAll(/<link rel="stylesheet"[^>]*>/g)];
    for (const href of linked.flatMap(([tag]) => attributes(tag, 'href'))) stylesheets.add(href);
  });
  await Promise.all([...stylesheets].map((href, index) => saveStylesheet(`${index}.css`, href)));
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const told = ({ url = '', type, message, lastLine, extract }: Message) =>
  `${served.get(path.basename(url)) ?? url}:${lastLine ?? ''} ${type}: ${message} ${extract ?? ''}`;

it('the Nu HTML checker has nothing to say against any page, answer, notice or stylesheet', () => {
  const run = spawnSync(
    'java',
    ['-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always', '--also-check-css', folder],
    { encoding: 'utf8', maxBuffer: MEGABYTES_OF_MESSAGES * 2 ** 20 },
  );
  expect(run.error).toBeUndefined();
  expect(run.status, run.stderr).toBe(0);
  const { messages } = reportSchema.parse(JSON.parse(run.stdout));
  const isAccepted = ({ message }: Message) => accepted.some((pattern) => pattern.test(message));
  expect(messages.filter((message) => !isAccepted(message)).map(told)).toEqual([]);
  // An acceptance that nothing needs any more goes.
  expect(accepted.filter((pattern) => !messages.some(({ message }) => pattern.test(message)))).toEqual([]);
});
