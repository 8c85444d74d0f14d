import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { SchoolPage } from '@/components/pages/school/school-page';
import { JsonLd } from '@/components/parts/json-ld/json-ld';
import { Page } from '@/components/parts/page/page';
import { SaveAnswer } from '@/components/parts/save-answer/save-answer';
import { schoolMetadata } from '@/lib/programs/page/metadata';
import { savedSchool } from '@/lib/programs/page/saved';
import { slugOfUnit } from '@/lib/programs/page/source';
import { schoolView } from '@/lib/programs/page/views';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly params: Promise<{ readonly institution: string }>;
}

async function view({ params }: Props) {
  return schoolView((await params).institution);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const school = await view(props);
  return school ? schoolMetadata(school) : {};
}

/** Redirects an IPEDS number, alone or at the end of an older address, to the school's page; else 404. */
function redirectToSchool(address: string): never {
  const slug = slugOfUnit(address);
  return slug === undefined ? notFound() : permanentRedirect(paths.institution(slug));
}

export default async function Route(props: Props) {
  const school = (await view(props)) ?? redirectToSchool((await props.params).institution);
  const answer = savedSchool(school);
  return (
    <Page path={school.page} answer={answer}>
      <SchoolPage view={school} />
      <SaveAnswer answer={answer} />
      <JsonLd data={school.structuredData} />
    </Page>
  );
}
