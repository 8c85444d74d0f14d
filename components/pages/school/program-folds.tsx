import { studentsFall } from '@/lib/data/year-words';
import { isMissing } from '@/lib/numbers/figure';
import type { ProgramPageView } from '@/lib/programs/page/school/school-page';
import { programSources } from '@/lib/programs/page/sources';
import { shortSources } from '@/lib/site/short-sources';
import { paths } from '@/lib/site/urls';
import { capitalized, count } from '@/lib/text/words';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { Listings } from '../../parts/program-facts/program-facts';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { AidAndLoans } from './aid-and-loans';
import { AllFigures } from './all-figures';
import { GroupParts } from './group-parts';
import { inWords, Pairs } from './pairs';
import { PassResults } from './pass-results';

interface FoldsProps {
  readonly view: ProgramPageView;
}

const SCHOOL_WIDE = `All programs of the school together, ${studentsFall}.`;

/** Who studies at the school and how. */
function Students({ view: { students, graduationRate } }: FoldsProps) {
  if (students.students.length === 0 && isMissing(graduationRate)) return null;
  const finish = isMissing(graduationRate)
    ? { missing: graduationRate.missing }
    : { value: `${graduationRate.value.text} ${graduationRate.value.long}` };
  return (
    <Disclosure summary="Students: part time, online, who finishes">
      {students.students.length > 0 && <p>{SCHOOL_WIDE}</p>}
      {students.fewBeginners !== null && <p>{students.fewBeginners}</p>}
      <Pairs
        pairs={[
          ...students.students.map(({ label, figure }) => ({ label, value: inWords(figure) })),
          { label: 'Students who finish', value: inWords(finish) },
        ]}
      />
      <SourceNote sources={shortSources('institution_profile', 'institutions')} />
    </Disclosure>
  );
}

/** Summary of a program's accreditation: the agencies, or that none was found. */
function Approval({ view: { section, statePage } }: FoldsProps) {
  const { listings } = section.program;
  const found = listings.length > 0 ? 'found' : 'none found';
  return (
    <Disclosure summary={`National accreditation: ${found}`}>
      <Listings program={section.program} />
      <p>
        The state’s board of nursing approves every program that leads to a license. Ask it whether this one
        is approved today. Who that is: <a href={statePage.href}>{statePage.label}</a>.
      </p>
    </Disclosure>
  );
}

/** Results on the licensing exam by year, and those that the source does not tell the program of. */
function PastYears({ view: { section, untold } }: FoldsProps) {
  const { history, program } = section;
  if (!history && untold.length === 0) return null;
  return (
    <Disclosure summary="Pass rates of past years">
      {history && <PassResults of={program.name} history={history} />}
      {untold.map((one) => (
        <PassResults key={one.id} of={`${one.exam}, program not named`} history={one} />
      ))}
    </Disclosure>
  );
}

function Unknowns({ view: { unknowns } }: FoldsProps) {
  return (
    <Disclosure summary={`What we don’t know: ${count(unknowns.length, 'thing')} to ask`}>
      <Pairs pairs={unknowns.map(({ what, why }) => ({ label: what, value: capitalized(why) }))} />
    </Disclosure>
  );
}

function Sources({ view: { section, apiPath } }: FoldsProps) {
  return (
    <Disclosure summary="Sources, data, report a mistake">
      <SourceNote sources={programSources([section.program])} />
      <p>
        Everything about this school as <a href={apiPath}>JSON</a>, without a key:{' '}
        <a href={paths.developers}>how to use the API</a>. Each table is described under{' '}
        <a href={paths.sources}>sources</a>.
      </p>
      <p>
        Is a figure wrong? <a href={paths.contact}>Tell us</a>, with the document that says so.
      </p>
    </Disclosure>
  );
}

/** Everything else about a program and its school, closed, in one order. */
export function ProgramFolds({ view }: FoldsProps) {
  const { section, students } = view;
  return (
    <Section id="more" heading="More about this program">
      {students.schedule !== null && <p>{students.schedule}</p>}
      <div className="folds">
        <Students view={view} />
        <AidAndLoans view={view} />
        <Approval view={view} />
        <PastYears view={view} />
        <GroupParts section={section} />
        <AllFigures section={section} />
        <Unknowns view={view} />
        <Sources view={view} />
      </div>
    </Section>
  );
}
