import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { SchoolPage } from '@/components/pages/school/school-page';
import { JsonLd } from '@/components/parts/json-ld/json-ld';
import { Page } from '@/components/parts/page/page';
import { SaveAnswer } from '@/components/parts/save-answer/save-answer';
import { schoolMetadata } from '@/lib/programs/page/metadata';
import { savedSchool } from '@/lib/programs/page/saved';
import { schoolProgramMeant } from '@/lib/programs/page/source';
import { schoolView } from '@/lib/programs/page/views';

interface Props {
  readonly params: Promise<{ readonly institution: string; readonly type: string }>;
}

/** Redirects another spelling of a school or a program type to its page; else 404. */
function redirectToProgram(institution: string, type: string): never {
  const path = schoolProgramMeant(institution, type);
  return path === undefined ? notFound() : permanentRedirect(path);
}

async function view({ params }: Props) {
  const { institution, type } = await params;
  return schoolView(institution, type);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const school = await view(props);
  return school ? schoolMetadata(school) : {};
}

export default async function Route(props: Props) {
  const { institution, type } = await props.params;
  const school = (await view(props)) ?? redirectToProgram(institution, type);
  const answer = savedSchool(school);
  return (
    <Page path={school.page} answer={answer}>
      <SchoolPage view={school} />
      <SaveAnswer answer={answer} />
      <JsonLd data={school.structuredData} />
    </Page>
  );
}
