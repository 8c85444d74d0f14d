import { Page } from '@/components/page/page';
import { SalariesPage } from '@/components/salaries-page/salaries-page';
import { pageMetadata } from '@/lib/site/metadata';
import { placeTables } from '@/lib/site/place-tables';
import { salariesView } from '@/lib/site/salaries';

export const metadata = pageMetadata('/salaries');

export default function Route() {
  return (
    <Page path="/salaries">
      <SalariesPage view={salariesView(placeTables)} />
    </Page>
  );
}
