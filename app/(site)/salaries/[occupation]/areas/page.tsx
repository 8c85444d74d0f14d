import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreasPage } from '@/components/pages/occupation/areas-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { areasPath, findOccupation, occupationPages } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  readonly params: Promise<{ readonly occupation: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return occupationPages.filter(({ byArea }) => byArea).map(({ slug }) => ({ occupation: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const occupation = findOccupation((await params).occupation);
  return occupation ? pageMetadata(areasPath(occupation)) : {};
}

export default async function Route({ params }: Props) {
  const occupation = findOccupation((await params).occupation) ?? notFound();
  return (
    <Page path={areasPath(occupation)}>
      <AreasPage view={occupationView(occupation, loadData())} />
    </Page>
  );
}
