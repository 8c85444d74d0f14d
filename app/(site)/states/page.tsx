import { StatesPage } from '@/components/pages/states/states-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { statesView } from '@/lib/places/page/state-list';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/states');

export default function Route() {
  return (
    <Page path="/states">
      <StatesPage view={statesView(loadData())} />
    </Page>
  );
}
