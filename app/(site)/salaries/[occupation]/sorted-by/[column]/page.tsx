import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OccupationPage } from '@/components/pages/occupation/occupation-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { findOccupation, occupationPages, occupationPath } from '@/lib/places/occupations';
import { occupationColumns, occupationView } from '@/lib/places/page/occupation';
import { pageMetadata } from '@/lib/site/metadata';
import { sortedPages } from '@/lib/site/sort';

interface Props {
  readonly params: Promise<{ readonly occupation: string; readonly column: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return occupationPages.flatMap((occupation) =>
    sortedPages(occupationColumns).map((column) => ({ occupation: occupation.slug, column: column.slug })),
  );
}

/** The same page in another order: it has the address of the page itself for search engines. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const occupation = findOccupation((await params).occupation);
  return occupation ? pageMetadata(occupationPath(occupation)) : {};
}

export default async function Route({ params }: Props) {
  const { occupation: slug, column } = await params;
  const occupation = findOccupation(slug) ?? notFound();
  return (
    <Page path={occupationPath(occupation)}>
      <OccupationPage view={occupationView(occupation, loadData())} sortedBy={column} />
    </Page>
  );
}
