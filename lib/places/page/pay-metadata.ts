import type { Metadata } from 'next';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { metadataOf } from '@/lib/site/metadata';
import { type Page, pageAt } from '@/lib/site/pages/pages';
import { nation } from '../states';
import type { OccupationView } from './occupation';
import { payParameters } from './pay-query';

/** The page of an occupation, under the title of the state that it answers for. */
export function occupationSitePage({ path, area, place }: OccupationView): Page {
  const page = pageAt(path);
  return area === nation.slug ? page : { ...page, title: `${page.title} in ${place}` };
}

/** Metadata of the page of an occupation: each state has its own address. */
export function occupationMetadata(view: OccupationView): Metadata {
  const { state, problems } = view.question;
  return {
    ...metadataOf(occupationSitePage(view), canonicalQuery(payParameters, { state })),
    ...(problems.length > 0 ? { robots: { index: false } } : {}),
  };
}
