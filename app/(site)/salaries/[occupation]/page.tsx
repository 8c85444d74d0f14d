import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OccupationPage } from '@/components/pages/occupation/occupation-page';
import { Page } from '@/components/parts/page/page';
import { loadData } from '@/lib/data/data';
import { findOccupation, occupationPages, occupationPath } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { pageMetadata } from '@/lib/site/metadata';

interface Props {
  readonly params: Promise<{ readonly occupation: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return occupationPages.map(({ slug }) => ({ occupation: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const occupation = findOccupation((await params).occupation);
  return occupation ? pageMetadata(occupationPath(occupation)) : {};
}

export default async function Route({ params }: Props) {
  const occupation = findOccupation((await params).occupation) ?? notFound();
  return (
    <Page path={occupationPath(occupation)}>
      <OccupationPage view={occupationView(occupation, loadData())} />
    </Page>
  );
}
