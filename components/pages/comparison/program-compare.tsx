import { isMissing } from '@/lib/numbers/figure';
import { figureFacts } from '@/lib/programs/facts/facts';
import type { ComparedProgram, ComparisonView } from '@/lib/programs/page/compare';
import { programSources } from '@/lib/programs/page/sources';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { ButtonLink } from '../../parts/button/button';
import { type Cell, DataTable } from '../../parts/data-table/data-table';
import { factCell, Listings } from '../../parts/program-facts/program-facts';
import { ProgramScore } from '../../parts/program-score/program-score';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

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
  { id: 'place', label: 'Where', cell: ({ place }) => place },
  { id: 'control', label: 'Who runs it', cell: ({ control }) => control ?? { missing: 'Not in IPEDS.' } },
  {
    id: 'score',
    label: 'Student outcomes',
    cell: ({ score }) => (isMissing(score) ? score : <ProgramScore score={score} />),
  },
  ...factLines,
  { id: 'lists', label: 'Accreditation', cell: (program) => <Listings program={program} short /> },
];

const linkLine: Line = {
  id: 'links',
  label: 'Go on',
  cell: ({ href, without }) => (
    <>
      <a href={href}>All figures</a>
      <br />
      <a href={without}>Leave it out</a>
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
  return (
    <div className="compare-table">
      <DataTable
        id="comparison"
        caption="Programs side by side"
        captionHidden
        rows={[...lines, ...(differ ? [careLine] : []), linkLine]}
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

/** Programs side by side, and what is known to differ between them. */
export function ProgramCompare({ view }: { readonly view: ComparisonView }) {
  const { programs, sentence, differences, sharedCaveats, notes, addHref, room } = view;
  return (
    <>
      <Answer sentence={sentence}>{notes.length > 0 && <Lines lines={notes} />}</Answer>
      {programs.length > 0 && <Table programs={programs} />}
      {differences.length > 0 && (
        <Section id="differences" heading="What else is known to differ">
          <Lines lines={differences.map(({ text }) => text)} />
        </Section>
      )}
      {sharedCaveats.length > 0 && (
        <Section id="care" heading="What to know about these figures">
          <Lines lines={sharedCaveats} />
        </Section>
      )}
      {room > 0 && (
        <p>
          <ButtonLink href={addHref} secondary>
            {programs.length === 0 ? 'Find programs' : 'Add another program'}
          </ButtonLink>
        </p>
      )}
      {programs.length > 0 && (
        <>
          <SourceNote sources={programSources(programs)} />
          <p>
            <a href={paths.scoreMethodology}>How the score is made</a>
          </p>
        </>
      )}
    </>
  );
}
