import type { SchoolPageView } from '@/lib/programs/page/school/school-page';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Callout } from '../../parts/callout/callout';
import { Marks } from '../../parts/program-facts/program-facts';
import { Tabs } from '../../parts/tabs/tabs';
import { ClosureSource } from './closure-source';
import { ProgramOfSchool } from './program-of-school';
import { ShutSchool } from './shut-school';

interface SchoolProps {
  readonly view: SchoolPageView;
}

/** Where the school is, who runs it, how large it is, its website. */
function About({ view: { about, website } }: SchoolProps) {
  return (
    <p className="given">
      {about.join(' · ')}
      {website && (
        <>
          {' · '}
          <a href={website.href}>{website.label}</a>
        </>
      )}
    </p>
  );
}

/** What happens to a school that still takes students: it merges, or has another name. */
function Closure({ view: { kind, closure } }: SchoolProps) {
  if (!closure || kind === 'shut') return null;
  return (
    <Callout kind="caution">
      <p>{closure.sentence}</p>
      <ClosureSource closure={closure} />
    </Callout>
  );
}

function Empty({ view }: { readonly view: Extract<SchoolPageView, { kind: 'empty' }> }) {
  const { answer, statePage } = view;
  return (
    <>
      <Answer verdict={answer.heading} sentence={answer.sentence} />
      <p>
        <a href={paths.programs}>Find a program</a>, or see <a href={statePage.href}>{statePage.label}</a>.
      </p>
    </>
  );
}

/** A page about a school: one program type at a time, what is left of one that is shut, or why it has no programs here. */
export function SchoolPage({ view }: SchoolProps) {
  return (
    <>
      <About view={view} />
      {view.tabs.length > 0 && (
        <Tabs label="Program types at this school" tabs={view.tabs} current={view.page.path} />
      )}
      {view.kind === 'program' && (
        <Marks program={{ marks: view.marks, sponsored: view.section.program.sponsored }} />
      )}
      {view.kind === 'program' && view.forNurses && (
        <p>
          Are you an RN already? <a href={view.forNurses.href}>{view.forNurses.label}</a>.
        </p>
      )}
      <Closure view={view} />
      {view.kind === 'program' && <ProgramOfSchool view={view} />}
      {view.kind === 'shut' && <ShutSchool view={view} />}
      {view.kind === 'empty' && <Empty view={view} />}
    </>
  );
}
