import { ButtonLink } from '@/components/parts/button/button';
import { DataTable } from '@/components/parts/data-table/data-table';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import type { AdmissionReadinessAnswer } from '@/lib/calculators/admission-readiness/page';
import { count } from '@/lib/text/words';
import { CalculatorComparison } from '../comparison/calculator-comparison';
import { HelpsMost } from './helps-most';
import { ScoreParts } from './score-parts';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

/** Programs to apply to, and another program type to look at. */
function Next({ answer: { next } }: Props) {
  const { programs, other, lpn } = next;
  return (
    <Section id="next" heading="Next">
      <p className="cluster">
        <ButtonLink href={programs.href}>{programs.label}</ButtonLink>
        {other && (
          <ButtonLink href={other.href} secondary>
            {other.label}
          </ButtonLink>
        )}
      </p>
      {other && <p>{other.finding}</p>}
      <p>
        LPN programs have no score here: each sets its own rules. <a href={lpn.href}>{lpn.label}</a>
      </p>
    </Section>
  );
}

/** What holds the score down, each condition with what it does. */
function Limits({ answer: { limits } }: Props) {
  if (limits.length === 0) return null;
  return (
    <Disclosure id="limits" summary={`What limits your score: ${count(limits.length, 'condition')}`}>
      <ul className="calculator-list">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** The same applicant for every program type. */
function Comparison({ answer }: Props) {
  return (
    <Disclosure summary="Your score for every program type">
      <CalculatorComparison id="comparison-table" comparison={answer.comparison} />
    </Disclosure>
  );
}

/** What the bands of the score mean. */
function Bands({ answer: { bands } }: Props) {
  return (
    <Disclosure id="bands" summary="How to read the score">
      <DataTable
        id="bands-table"
        caption="What a score of 100 points means, as we judge it"
        columns={[
          { id: 'band', header: 'Band', cell: ({ label }) => label },
          { id: 'scores', header: 'Score', numeric: true, cell: ({ scores }) => scores },
          { id: 'meaning', header: 'Meaning', cell: ({ meaning }) => meaning },
        ]}
        rows={bands}
        rowKey={({ label }) => label}
      />
    </Disclosure>
  );
}

/** Which GPA the program type goes by. */
function WhichGpa({ answer: { gpaNotes } }: Props) {
  return (
    <Disclosure id="which-gpa" summary="Which GPA counts">
      {gpaNotes.map((note) => (
        <p className="calculator-text" key={note}>
          {note}
        </p>
      ))}
    </Disclosure>
  );
}

/** The answers of the API, one for each exam score; that for the middle one is the address of every calculator's page. */
function ThreeAsData({ answer: { outlook } }: Props) {
  if (!outlook) return null;
  const [, middle] = outlook.outcomes;
  return (
    <Disclosure summary="The three scores as data">
      <p>
        The API needs an exam score, so ask it once for each. Elsewhere on this page “the same answer as data”
        is that for {middle?.exam}.
      </p>
      <ul className="link-list">
        {outlook.asData.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** What the answer folds, in the order of the page. */
export function AdmissionReadinessFolds({ answer }: Props) {
  return (
    <>
      <Limits answer={answer} />
      <Comparison answer={answer} />
      <Bands answer={answer} />
      <WhichGpa answer={answer} />
      <ThreeAsData answer={answer} />
    </>
  );
}

/** Sections of the answer, in the order of the page. */
export function AdmissionReadinessSections({ answer }: Props) {
  return (
    <>
      <HelpsMost answer={answer} />
      <Next answer={answer} />
      <ScoreParts answer={answer} />
    </>
  );
}
