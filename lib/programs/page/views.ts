import { cache } from 'react';
import { comparison } from './compare';
import { finderPage } from './finder-page';
import { institutionView } from './institution';
import { comparisonSource, finderSource, institutionSource } from './source';

// `cache` gives a page and its metadata one computation per request. Its keys are strings: Next hands each its own props.

/** Returns the finder's page for a query string. */
export const finderView = cache((query: string) => finderPage(new URLSearchParams(query), finderSource()));

/** Returns the comparison for a query string. */
export const comparisonView = cache((query: string) =>
  comparison(new URLSearchParams(query), comparisonSource()),
);

/** Returns the page of a school; undefined where no school has the slug. */
export const schoolView = cache((slug: string) => {
  const institution = finderSource().catalogue.institutions.get(slug);
  return institution && institutionView(institution, institutionSource());
});
