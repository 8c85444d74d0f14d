import { StatesPage } from '@/components/pages/states/states-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { stateColumns, statesView } from '@/lib/places/page/state-list';
import { pageMetadata } from '@/lib/site/metadata';
import { sortedPages } from '@/lib/site/sort';

interface Props {
  readonly params: Promise<{ readonly column: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return sortedPages(stateColumns).map(({ slug }) => ({ column: slug }));
}

/** The same page in another order: it has the address of the page itself for search engines. */
export const metadata = pageMetadata('/states');

export default async function Route({ params }: Props) {
  const { column } = await params;
  return (
    <Page path="/states">
      <StatesPage view={statesView(loadData())} sortedBy={column} />
    </Page>
  );
}
