import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StatePage } from '@/components/pages/state/state-page';
import { Page } from '@/components/parts/page/page';
import { SaveAnswer } from '@/components/parts/save-answer/save-answer';
import { loadData } from '@/lib/data/data';
import { ratesIn } from '@/lib/pass-rates/page/source';
import { stateExams } from '@/lib/pass-rates/page/state-exams';
import { savedState } from '@/lib/places/page/saved';
import { findState, statePath, stateView } from '@/lib/places/page/state';
import { stateSlugs } from '@/lib/places/states';
import { finderSource } from '@/lib/programs/page/source';
import { stateLists, topLists } from '@/lib/programs/page/top';
import { pageMetadata } from '@/lib/site/metadata';

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
  const view = stateView(state, loadData());
  const answer = savedState(view);
  return (
    <Page path={statePath(state)} answer={answer}>
      <StatePage
        view={view}
        top={topLists(state, finderSource())}
        lists={stateLists(state, finderSource())}
        exams={stateExams(state, ratesIn(loadData()))}
      />
      <SaveAnswer answer={answer} />
    </Page>
  );
}
