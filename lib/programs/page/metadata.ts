import type { Metadata } from 'next';
import { identity } from '@/lib/site/identity';
import { metadataOf } from '@/lib/site/metadata';
import { type Page, pageAt } from '@/lib/site/pages/pages';
import { paths } from '@/lib/site/urls';
import { numberInWords } from '@/lib/text/words';
import { MAX_SCHOOLS } from '../finder/parameters';
import type { ComparisonView } from './compare';
import type { FinderPageView } from './finder-page';
import type { InstitutionView } from './institution';

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
  const named = subject === null ? page : { ...page, title: subject, description: results.sentence };
  return {
    ...metadataOf(named, canonical),
    ...(listed && problems.length === 0 && results.total > 0 ? {} : { robots: { index: false } }),
  };
}

/** The comparison is a page below the finder that search engines do not list. */
export const comparisonPage: Page = {
  path: paths.programComparison,
  title: 'Compare nursing programs',
  label: 'Compare',
  description: `Nursing programs of up to ${numberInWords(MAX_SCHOOLS)} schools side by side: accreditation, outcomes, price and debt.`,
};

export function comparisonMetadata({ query, problems }: ComparisonView): Metadata {
  const title = problems.length > 0 ? { title: errorTitle(comparisonPage) } : {};
  return { ...metadataOf(comparisonPage, query, paths.programs), ...title, robots: { index: false } };
}

/** A school without a program here has a page that says so; search engines need not list it. */
export function institutionMetadata({ page, programs }: InstitutionView): Metadata {
  return {
    ...metadataOf(page, '', paths.programs),
    ...(programs.length > 0 ? {} : { robots: { index: false } }),
  };
}
