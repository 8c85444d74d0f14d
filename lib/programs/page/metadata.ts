import type { Metadata } from 'next';
import { identity } from '@/lib/site/identity';
import { metadataOf } from '@/lib/site/metadata';
import { type Page, pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { numberInWords } from '@/lib/text/words';
import { MAX_SCHOOLS } from '../finder/parameters';
import type { ComparisonView } from './compare';
import { COMPARE } from './comparison-query';
import type { FinderPageView } from './finder-page';
import { inOneText } from './saved';
import type { SchoolPageView } from './school/school-page';

/** GOV.UK's pattern: a screen reader announces the error with the title. */
const errorTitle = ({ title }: Page) => `Error: ${title} | ${identity().name}`;

/**
 * Metadata of the finder for a query. A list by state and credential has an address of its own for search engines;
 * other filters, orders and later pages are not for them, and a view as a table is the list itself.
 */
export function finderMetadata({ subject, canonical, listed, problems, results }: FinderPageView): Metadata {
  const page = pageAt(paths.programs);
  if (!results) {
    return {
      ...metadataOf(page),
      title: errorTitle(page),
      robots: { index: false },
    };
  }
  const named = subject === null ? page : { ...page, title: subject, description: inOneText(results) };
  return {
    ...metadataOf(named, canonical),
    ...(listed && problems.length === 0 && results.total > 0 ? {} : { robots: { index: false } }),
  };
}

/** The comparison is a page below the finder that search engines do not list. */
export const comparisonPage: Page = {
  path: paths.programComparison,
  title: COMPARE,
  label: 'Compare',
  description: `Nursing programs of up to ${numberInWords(MAX_SCHOOLS)} schools side by side: accreditation, outcomes, price and debt.`,
};

export function comparisonMetadata({ query, problems, title: named }: ComparisonView): Metadata {
  const title = problems.length > 0 ? { title: errorTitle(comparisonPage) } : {};
  const page = { ...comparisonPage, title: named };
  return { ...metadataOf(page, query, paths.programs), ...title, robots: { index: false } };
}

/** A school without a program here has a page that says so; search engines need not list it. */
export function schoolMetadata(view: SchoolPageView): Metadata {
  const { page, documentTitle } = view;
  const isEmpty = view.kind === 'empty' || (view.kind === 'shut' && view.sections.length === 0);
  return {
    ...metadataOf({ ...page, title: documentTitle }, '', paths.programs),
    ...(isEmpty ? { robots: { index: false } } : {}),
  };
}
