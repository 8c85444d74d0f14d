import { Page } from '@/components/parts/page/page';
import { ProseSections } from '@/components/parts/prose/prose-sections';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { pageProse } from '@/lib/site/pages/prose';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.changes);

export default function Route() {
  return (
    <Page path={paths.changes}>
      <ProseSections prose={pageProse('november-2026', loadData())} shown={['for-whom']} />
    </Page>
  );
}
