import { Page } from '@/components/parts/page/page';
import { ProseSections } from '@/components/parts/prose/prose-sections';
import { loadData } from '@/lib/data/data';
import { pageMetadata } from '@/lib/site/metadata';
import { pageProse } from '@/lib/site/pages/prose';

export const metadata = pageMetadata('/contact');

export default function Route() {
  return (
    <Page path="/contact">
      <ProseSections prose={pageProse('contact', loadData())} />
    </Page>
  );
}
