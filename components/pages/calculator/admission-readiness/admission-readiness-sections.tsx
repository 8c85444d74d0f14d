import { ButtonLink } from '@/components/parts/button/button';
import { Disclosure } from '@/components/parts/disclosure/disclosure';
import { Section } from '@/components/parts/section/section';
import type { AdmissionReadinessAnswer } from '@/lib/calculators/admission-readiness/page';
import { CalculatorComparison } from '../comparison/calculator-comparison';
import { HelpsMost } from './helps-most';
import { ScoreChart } from './score-chart';

interface Props {
  readonly answer: AdmissionReadinessAnswer;
}

/** Programs to apply to, and another program type to look at. */
function Next({ answer: { next } }: Props) {
  const { programs, other } = next;
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
    </Section>
  );
}

/** Each part of the score in words. */
function Parts({ answer: { parts } }: Props) {
  return (
    <Disclosure summary="Why you have these points">
      <dl className="calculator-parts">
        {parts.map(({ id, label, explanation }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
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

/** Sections of the answer, in the order of the page. */
export function AdmissionReadinessSections({ answer }: Props) {
  return (
    <>
      <HelpsMost answer={answer} />
      <Next answer={answer} />
      <Section id="parts" heading="What makes up your score">
        <ScoreChart answer={answer} />
        <Parts answer={answer} />
        <Comparison answer={answer} />
        <ThreeAsData answer={answer} />
      </Section>
    </>
  );
}
