import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '@/components/page/page';
import { ProgramInstitution } from '@/components/program-institution/program-institution';
import { institutionView } from '@/lib/site/program-pages/institution';
import { institutionMetadata } from '@/lib/site/program-pages/metadata';
import { finderSource, institutionSource } from '@/lib/site/program-pages/source';

interface Props {
  readonly params: Promise<{ readonly institution: string }>;
}

async function find({ params }: Props) {
  return finderSource().catalogue.institutions.get((await params).institution);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const institution = await find(props);
  return institution ? institutionMetadata(institutionView(institution, institutionSource())) : {};
}

export default async function Route(props: Props) {
  const institution = (await find(props)) ?? notFound();
  const view = institutionView(institution, institutionSource());
  return (
    <Page path={view.page}>
      <ProgramInstitution view={view} />
    </Page>
  );
}
