import type { ReactNode } from 'react';
import { doubtInWords } from '@/lib/programs/facts/doubts';
import type { ComparisonView } from '@/lib/programs/page/compare';
import { programSources } from '@/lib/programs/page/sources';
import { emailHref, type SavedAnswer, textHref } from '@/lib/site/saved-answer';
import { paths } from '@/lib/site/urls';
import { Answer } from '../../parts/answer/answer';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { NoPassRates } from '../../parts/missing/no-pass-rates';
import { Lines } from '../../parts/prose/lines';
import { SAVE_ID } from '../../parts/save-answer/save-answer';
import { SideBySide, type SideTable } from '../../parts/side-by-side/side-by-side';
import { SourceNote } from '../../parts/source-note/source-note';
import { ADD_ID, ComparedSchools, ComparedSchoolsForm, UnmatchedNames } from './compared-schools';

interface Props {
  readonly view: ComparisonView;
}

/** Ways to pass the answer on, and the comparison as a file. */
function Share({ answer, csvPath }: { readonly answer: SavedAnswer; readonly csvPath: string | null }) {
  return (
    <p className="cluster share-links" data-markdown-ignore>
      <a href={emailHref(answer)}>Email it</a>
      <a href={textHref(answer)}>Text it</a>
      <a href={`#${ADD_ID}`}>Add a school</a>
      {csvPath !== null && (
        <a href={csvPath} download>
          CSV file
        </a>
      )}
    </p>
  );
}

/** The columns of the comparison: each program at its address. */
const columnsOf = ({ programs, shortNames }: ComparisonView): SideTable['columns'] =>
  programs.map(({ id, href, institution, name }, at) => ({
    id,
    href,
    label: `${institution}, ${name}`,
    short: shortNames[at],
  }));

function Table({ view }: Props) {
  const { table, same } = view;
  return (
    <div className="compare-table stack">
      <SideBySide
        id="comparison"
        table={{ caption: 'Programs side by side', columns: columnsOf(view), rows: table.rows }}
        captionHidden
      />
      {table.outOfMarks !== '' && <p>{table.outOfMarks}</p>}
      {same !== '' && <p>{same}</p>}
      <NoPassRates rates={view.missingRates} />
      {table.unknown !== '' && <p>{table.unknown}</p>}
    </div>
  );
}

/** What such a program costs and pays. */
function Next({ view: { returns } }: Props) {
  if (returns === null) return null;
  return (
    <p>
      {returns.reason} <a href={returns.href}>{returns.label}</a>
    </p>
  );
}

/** The same schools by the other types of programs that they have. */
function OtherTypes({ view: { types, currentType } }: Props) {
  const others = types.filter(({ href }) => href !== currentType);
  if (others.length === 0) return null;
  return (
    <Disclosure summary={`The same schools by other program types: ${others.length}`}>
      <ul className="link-list">
        {others.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What some of the programs alone are to be read with. */
function OwnCare({ view: { programs } }: Props) {
  return programs
    .filter(({ ownCaveats, doubts }) => ownCaveats.length + doubts.length > 0)
    .map(({ id, institution, ownCaveats, doubts }) => (
      <div key={id}>
        <p>{institution}:</p>
        <Lines lines={[...doubts.map((doubt) => `Here ${doubtInWords(doubt)}: ask.`), ...ownCaveats]} />
      </div>
    ));
}

const BEST_AND_WORST =
  'Best and Worst are marked only where the two differ by more than chance, money by 5% and shares of students by 5 points. A mark is true of every figure in its row.';

/** What the figures are, what else there is to compare, and the same as data. */
function Folds({ view, children }: ProgramCompareProps) {
  const { programs, differences, sharedCaveats, more, apiPath } = view;
  return (
    <div className="folds">
      {differences.length > 0 && (
        <Disclosure id="differences" summary={`What is known to differ, in words: ${differences.length}`}>
          <div className="prose">
            <Lines lines={differences.map(({ text }) => text)} />
          </div>
        </Disclosure>
      )}
      <Disclosure id="more" summary="More: group, class, part time, accreditation">
        <SideBySide
          id="more-measures"
          table={{ caption: 'More measures', columns: columnsOf(view), rows: more }}
          captionHidden
        />
      </Disclosure>
      <OtherTypes view={view} />
      <Disclosure id="care" summary="What these figures mean, and what to be careful about">
        <div className="prose">
          <Lines lines={[BEST_AND_WORST, ...sharedCaveats]} />
          <OwnCare view={view} />
          <p>
            <a href={paths.scoreMethodology}>How groups are made</a>
          </p>
        </div>
        <SourceNote sources={programSources(programs)} />
      </Disclosure>
      <Disclosure id={SAVE_ID} summary="Save, send or print this comparison">
        {apiPath !== null && (
          <p>
            The same as <a href={apiPath}>JSON</a>, without a key:{' '}
            <a href={paths.developers}>how to use the API</a>.
          </p>
        )}
        {children}
      </Disclosure>
      <SourceNote sources={view.figureSources} />
    </div>
  );
}

export interface ProgramCompareProps extends Props {
  /** The answer as its reader passes it on; null without one. */
  readonly answer?: SavedAnswer | null;
  /** Ways to keep the answer. */
  readonly children?: ReactNode;
}

/** Programs side by side, what is known to differ between them, and the ways to compare others. */
export function ProgramCompare({ view, answer = null, children }: ProgramCompareProps) {
  const { programs, schools, verdict, sentence, notes } = view;
  const form = <ComparedSchoolsForm view={view} />;
  // Where there is nothing to compare yet, another school is what comes next.
  const isFormFirst = programs.length <= 1;
  return (
    <>
      <Answer {...(verdict === undefined ? {} : { verdict })} sentence={sentence}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {answer && <Share answer={answer} csvPath={view.csvPath} />}
      </Answer>
      <UnmatchedNames unmatched={view.unmatched} />
      {isFormFirst && form}
      {schools.length > 0 && <ComparedSchools view={view} />}
      {programs.length > 0 && <Table view={view} />}
      <Next view={view} />
      {!isFormFirst && form}
      {programs.length > 0 && <Folds view={view}>{children}</Folds>}
    </>
  );
}
