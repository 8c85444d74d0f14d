import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ErrorSummary } from '@/components/error-summary/error-summary';
import { Page } from '@/components/page/page';
import { StateRatesPage } from '@/components/pass-rates-page/state-rates-page';
import { type SearchParams, toQuery } from '@/lib/site/calculator-pages/query';
import { stateRatesMetadata } from '@/lib/site/pass-rate-pages/metadata';
import { ratesSource } from '@/lib/site/pass-rate-pages/source';
import { stateRatesView } from '@/lib/site/pass-rate-pages/state-page';
import { findState } from '@/lib/site/states';
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
