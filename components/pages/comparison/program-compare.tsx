import { isMissing } from '@/lib/numbers/figure';
import { figureFacts } from '@/lib/programs/facts/facts';
import type { ComparedProgram, ComparisonView } from '@/lib/programs/page/compare';
import { programSources } from '@/lib/programs/page/sources';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { type Cell, DataTable } from '../../parts/data-table/data-table';
import { factCell, Listings } from '../../parts/program-facts/program-facts';
import { ProgramScore } from '../../parts/program-score/program-score';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';
import { Tabs } from '../../parts/tabs/tabs';
import { ComparedSchoolsForm, UnmatchedNames } from './compared-schools';

/** One line of the comparison. */
interface Line {
  readonly id: string;
  readonly label: string;
  readonly cell: (program: ComparedProgram) => Cell;
}

const factLines = figureFacts.flatMap(({ id, labels }): Line[] =>
  labels.comparison === undefined
    ? []
    : [{ id, label: labels.comparison, cell: ({ facts }) => factCell(facts[id]) }],
);

const lines: readonly Line[] = [
  { id: 'lists', label: 'Accreditation', cell: (program) => <Listings program={program} short /> },
  { id: 'place', label: 'Where', cell: ({ place }) => place },
  { id: 'control', label: 'Who runs it', cell: ({ control }) => control ?? { missing: 'Not in IPEDS.' } },
  {
    id: 'score',
    label: 'Student outcomes',
    cell: ({ score }) => (isMissing(score) ? score : <ProgramScore score={score} />),
  },
  ...factLines,
];

/** Shown where something happens to one of the schools. */
const statusLine: Line = {
  id: 'status',
  label: 'Status',
  cell: ({ status }) => status ?? 'We know of no closing',
};

const linkLine: Line = {
  id: 'links',
  label: 'More',
  cell: ({ href, institution, without }) => (
    <>
      <a href={href}>Details</a>
      <br />
      <a href={without}>
        Remove<span className="visually-hidden"> {institution}</span>
      </a>
    </>
  ),
};

const careLine: Line = {
  id: 'care',
  label: 'Read with care',
  cell: ({ ownCaveats }) => (
    <ul className="plain-list">
      {ownCaveats.map((caveat) => (
        <li key={caveat}>{caveat}</li>
      ))}
    </ul>
  ),
};

function Lines({ lines: of }: { readonly lines: readonly string[] }) {
  return (
    <div className="prose">
      <ul>
        {of.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Table({ programs }: Pick<ComparisonView, 'programs'>) {
  const differ = programs.some(({ ownCaveats }) => ownCaveats.length > 0);
  const changes = programs.some(({ status }) => status !== null);
  return (
    <div className="compare-table">
      <DataTable
        id="comparison"
        caption="Programs side by side"
        captionHidden
        rows={[...(changes ? [statusLine] : []), ...lines, ...(differ ? [careLine] : []), linkLine]}
        rowKey={({ id }) => id}
        columns={[
          { id: 'measure', header: 'Measure', cell: ({ label }) => label },
          ...programs.map((program) => ({
            id: program.id,
            header: `${program.institution}, ${program.name}`,
            cell: ({ cell }: Line) => cell(program),
          })),
        ]}
      />
    </div>
  );
}

/** Programs side by side, what is known to differ between them, and the ways to compare others. */
export function ProgramCompare({ view }: { readonly view: ComparisonView }) {
  const { programs, sentence, differences, sharedCaveats, notes, types, currentType, returns, apiPath } =
    view;
  return (
    <>
      <Answer sentence={sentence}>{notes.length > 0 && <Lines lines={notes} />}</Answer>
      <UnmatchedNames unmatched={view.unmatched} />
      {types.length > 0 && <Tabs label="Program type" tabs={types} current={currentType} />}
      {programs.length > 0 && <Table programs={programs} />}
      {returns !== null && (
        <p>
          {returns.reason} <a href={returns.href}>{returns.label}</a>
        </p>
      )}
      {differences.length > 0 && (
        <Section id="differences" heading="What else is known to differ">
          <Lines lines={differences.map(({ text }) => text)} />
        </Section>
      )}
      <ComparedSchoolsForm view={view} />
      {sharedCaveats.length > 0 && (
        <Section id="care" heading="What to know about these figures">
          <Lines lines={sharedCaveats} />
        </Section>
      )}
      {programs.length > 0 && (
        <>
          <SourceNote sources={programSources(programs)} />
          <p>
            <a href={paths.scoreMethodology}>How the score is made</a>
          </p>
        </>
      )}
      {apiPath !== null && (
        <p>
          The same as <a href={apiPath}>JSON</a>, without a key:{' '}
          <a href={paths.developers}>how to use the API</a>.
        </p>
      )}
    </>
  );
}
