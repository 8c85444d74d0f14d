import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { StateRatesPage } from '@/components/pages/pass-rates/state-rates-page';
import { ErrorSummary } from '@/components/parts/error-summary/error-summary';
import { Page } from '@/components/parts/page/page';
import { type SearchParams, toQuery } from '@/lib/parameters/page-query';
import { stateRatesMetadata } from '@/lib/pass-rates/page/metadata';
import { ratesSource } from '@/lib/pass-rates/page/source';
import { stateRatesView } from '@/lib/pass-rates/page/state-page';
import { findState } from '@/lib/places/page/state';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly state: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** Computed once per request: metadata and page share it. */
const view = cache((slug: string, query: string) => {
  const state = findState(slug);
  return state && stateRatesView(state, new URLSearchParams(query), ratesSource());
});

async function find({ params, searchParams }: Props) {
  return view((await params).state, toQuery(await searchParams).toString());
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const rates = await find(props);
  return rates ? stateRatesMetadata(rates) : {};
}

export default async function Route(props: Props) {
  const rates = (await find(props)) ?? notFound();
  const problems = rates.results?.choice.problems ?? [];
  return (
    <Page
      path={paths.statePassRates(rates.state)}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
    >
      <StateRatesPage view={rates} />
    </Page>
  );
}
