import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';
import type { StateRatesView } from './state-page';

/** Metadata of a state's page. A choice of results is the same page to search engines. */
export function stateRatesMetadata({ state, results }: StateRatesView): Metadata {
  const problems = results?.choice.problems ?? [];
  return {
    ...pageMetadata(paths.statePassRates(state)),
    ...(problems.length > 0 ? { robots: { index: false } } : {}),
  };
}
