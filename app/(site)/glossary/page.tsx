import { GlossaryPage } from '@/components/pages/glossary/glossary-page';
import { glossary } from '@/lib/site/glossary';
import { pageMetadata } from '@/lib/site/metadata';
import { paths } from '@/lib/site/urls';

export const metadata = pageMetadata(paths.glossary);

export default function Route() {
  return <GlossaryPage entries={glossary()} />;
}
