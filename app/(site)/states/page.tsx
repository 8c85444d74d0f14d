import { Page } from '@/components/page/page';
import { StatesPage } from '@/components/states-page/states-page';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { placeTables } from '@/lib/site/place-tables';
import { statesView } from '@/lib/site/state-list';

export const metadata = pageMetadata('/states');

export default function Route() {
  return (
    <Page path="/states">
      <StatesPage view={statesView(placeTables, loadData())} />
    </Page>
  );
}
