import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { ProgramInstitution } from '@/components/pages/school/program-institution';
import { JsonLd } from '@/components/parts/json-ld/json-ld';
import { Page } from '@/components/parts/page/page';
import { institutionView } from '@/lib/programs/page/institution';
import { institutionMetadata } from '@/lib/programs/page/metadata';
import { finderSource, institutionSource, slugOfUnit } from '@/lib/programs/page/source';
import { schoolData } from '@/lib/programs/page/structured-data';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly institution: string }>;
}

/** Each page is made when it is first asked for, and kept: there are too many to make them with every build. */
export function generateStaticParams() {
  return [];
}

async function find({ params }: Props) {
  return finderSource().catalogue.institutions.get((await params).institution);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const institution = await find(props);
  return institution ? institutionMetadata(institutionView(institution, institutionSource())) : {};
}

/** The page that an IPEDS number, alone or at the end of an older address, stands for. */
function elsewhere(address: string): never {
  const slug = slugOfUnit(address);
  return slug === undefined ? notFound() : permanentRedirect(paths.institution(slug));
}

export default async function Route(props: Props) {
  const institution = (await find(props)) ?? elsewhere((await props.params).institution);
  const view = institutionView(institution, institutionSource());
  return (
    <Page path={view.page}>
      <ProgramInstitution view={view} />
      <JsonLd data={schoolData(institution)} />
    </Page>
  );
}
