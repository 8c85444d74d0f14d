import { SalariesPage } from '@/components/pages/salaries/salaries-page';
import { Page } from '@/components/parts/page/page';
import { salariesView } from '@/lib/places/page/salaries';
import { pageMetadata } from '@/lib/site/metadata';
import { placeTables } from '@/lib/site/place-tables';

export const metadata = pageMetadata('/salaries');

export default function Route() {
  return (
    <Page path="/salaries">
      <SalariesPage view={salariesView(placeTables)} />
    </Page>
  );
}
