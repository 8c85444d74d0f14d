import { HomePage } from '@/components/home-page/home-page';
import { JsonLd } from '@/components/json-ld/json-ld';
import { Page } from '@/components/page/page';
import { loadData } from '@/lib/data/data';
import { homeView } from '@/lib/site/home';
import { pageMetadata } from '@/lib/site/metadata';
import { placeTables } from '@/lib/site/place-tables';
import { website } from '@/lib/site/structured-data';

export const metadata = pageMetadata('/');

export default function Route() {
  return (
    <Page path="/">
      <HomePage view={homeView(placeTables, loadData())} />
      <JsonLd data={website()} />
    </Page>
  );
}
