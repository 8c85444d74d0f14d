import { DevelopersPage } from '@/components/pages/developers/developers-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { developerView } from '@/lib/openapi/reference';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.developers);

export default function Route() {
  return (
    <Page path={paths.developers}>
      <DevelopersPage view={developerView(loadData())} />
    </Page>
  );
}
