import { cache } from 'react';
import { comparison } from './compare';
import { finderPage } from './finder-page';
import { credentialSpelled } from './school/address';
import { schoolPage } from './school/school-page';
import { comparisonSource, finderSource, schoolSource } from './source';

// `cache` gives a page and its metadata one computation per request. Its keys are strings: Next hands each its own props.

/** Returns the finder's page for a query string. */
export const finderView = cache((query: string) => finderPage(new URLSearchParams(query), finderSource()));

/** Returns the comparison for a query string. */
export const comparisonView = cache((query: string) =>
  comparison(new URLSearchParams(query), comparisonSource()),
);

/** Returns the page of a school, about a program type of it; undefined where there is no such school or type. */
export const schoolView = cache((slug: string, type?: string) => {
  const institution = finderSource().catalogue.institutions.get(slug);
  if (!institution) return undefined;
  if (type === undefined) return schoolPage(institution, schoolSource());
  const credential = credentialSpelled(type);
  return credential && schoolPage(institution, schoolSource(), credential);
});
