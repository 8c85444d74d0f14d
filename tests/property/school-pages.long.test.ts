import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SchoolPage } from '@/components/pages/school/school-page';
import { isShut } from '@/lib/programs/page/school/address';
import { type SchoolPageView, schoolPage } from '@/lib/programs/page/school/school-page';
import { finderSource, schoolSource } from '@/lib/programs/page/source';
import type { Institution } from '@/lib/programs/program';

/** There are thousands of pages. */
const LONG = 600_000;

const source = schoolSource();
const institutions = [...finderSource().catalogue.institutions.values()];

const CODE = /\b[a-z]+_[a-z_]+\b/;
/** Addresses and names of files, as sources have them. */
const ADDRESS = /\S+:\/\/\S+|\S+\.csv\b/g;

/** Returns what a reader sees: no tags, no code, no addresses. */
const visible = (markup: string) =>
  markup
    .replace(/<code\b.*?<\/code>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(ADDRESS, ' ');

/** Returns the pages about a school: one for each program type, one alone where it is shut or has none. */
function pagesOf(institution: Institution) {
  const types = institution.programs.map(({ credential }) => credential);
  const alone = isShut(institution) || types.length === 0;
  return (alone ? [undefined] : types).flatMap((type) => schoolPage(institution, source, type) ?? []);
}

/** A name that only programs read, or the number of a school; undefined where a page has neither. */
function rawName(view: SchoolPageView): string | undefined {
  const text = visible(renderToStaticMarkup(createElement(SchoolPage, { view })));
  return CODE.exec(text)?.[0] ?? /\bunit \d{6}\b/.exec(text)?.[0];
}

it('no page about a school shows a name of the API, or the number of a school', { timeout: LONG }, () => {
  const pages = institutions.flatMap(pagesOf);
  const found = pages.flatMap((view) => {
    const raw = rawName(view);
    return raw === undefined ? [] : [`${view.page.path}: ${raw}`];
  });
  expect(pages.length).toBeGreaterThan(institutions.length);
  expect(found).toEqual([]);
});
