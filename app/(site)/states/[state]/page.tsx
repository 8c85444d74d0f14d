import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '@/components/page/page';
import { StatePage } from '@/components/state-page/state-page';
import { loadData } from '@/lib/data/data';
import { stateSlugs } from '@/lib/data/geography';
import { pageMetadata } from '@/lib/site/metadata';
import { holdingsOf } from '@/lib/site/pass-rate-pages/holdings';
import { heldPassRates } from '@/lib/site/pass-rate-tables';
import { placeTables } from '@/lib/site/place-tables';
import { finderSource } from '@/lib/site/program-pages/source';
import { topLists } from '@/lib/site/program-pages/top';
import { findState, statePath, stateView } from '@/lib/site/states';

interface Props {
  readonly params: Promise<{ readonly state: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return stateSlugs.map((state) => ({ state }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = findState((await params).state);
  return state ? pageMetadata(statePath(state)) : {};
}

export default async function Route({ params }: Props) {
  const state = findState((await params).state) ?? notFound();
  return (
    <Page path={statePath(state)}>
      <StatePage
        view={stateView(state, placeTables, loadData())}
        top={topLists(state, finderSource())}
        holdings={holdingsOf(state, heldPassRates())}
      />
    </Page>
  );
}
