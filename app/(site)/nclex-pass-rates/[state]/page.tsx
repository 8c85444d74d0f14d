import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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

async function find({ params, searchParams }: Props) {
  const state = findState((await params).state);
  return state ? stateRatesView(state, toQuery(await searchParams), ratesSource()) : undefined;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const view = await find(props);
  return view ? stateRatesMetadata(view) : {};
}

export default async function Route(props: Props) {
  const view = (await find(props)) ?? notFound();
  const problems = view.results?.choice.problems ?? [];
  return (
    <Page
      path={paths.statePassRates(view.state)}
      before={problems.length > 0 && <ErrorSummary errors={problems} />}
    >
      <StateRatesPage view={view} />
    </Page>
  );
}
