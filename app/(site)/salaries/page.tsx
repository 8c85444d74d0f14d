import { SalariesPage } from '@/components/pages/salaries/salaries-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { salariesView } from '@/lib/places/page/salaries';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/salaries');

export default function Route() {
  return (
    <Page path="/salaries">
      <SalariesPage view={salariesView(loadData())} />
    </Page>
  );
}
