import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OccupationPage } from '@/components/occupation-page/occupation-page';
import { Page } from '@/components/page/page';
import { pageMetadata } from '@/lib/site/metadata';
import { occupationView } from '@/lib/site/occupation-pay';
import { findOccupation, occupationPages, occupationPath } from '@/lib/site/occupations';
import { placeTables } from '@/lib/site/place-tables';

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
      <OccupationPage view={occupationView(occupation, placeTables)} />
    </Page>
  );
}
