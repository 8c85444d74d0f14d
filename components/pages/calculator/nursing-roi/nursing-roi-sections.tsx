import { AheadChart } from '@/components/charts/ahead-chart';
import { ButtonLink } from '@/components/parts/button/button';
import { type Column, DataTable } from '@/components/parts/data-table/data-table';
import { Section } from '@/components/parts/section/section';
import { SourceNote } from '@/components/parts/source-note/source-note';
import type { NursingRoiAnswer } from '@/lib/calculators/nursing-roi/page';
import type { MovedAnswer } from '@/lib/calculators/nursing-roi/page/sensitivity';
import { paths } from '@/lib/site/urls';

interface Props {
  readonly answer: NursingRoiAnswer;
}

type Single = NonNullable<NursingRoiAnswer['single']>;

/** When one comes out ahead, and by how much. */
function Chart({ answer: { ahead, aheadSources, single } }: Props) {
  const range = single ? ' Shaded: range of the pay.' : '';
  return (
    <Section id="earnings" heading={ahead.finding}>
      <AheadChart
        id="ahead"
        subtitle={`Dollars ahead of not studying, before tax and raises.${range}${ahead.note}`}
        view={ahead}
        source={<SourceNote sources={aheadSources} />}
      />
    </Section>
  );
}

/** Other program types to put beside the answer. */
function CompareLinks({ answer: { compareLinks, single } }: Props) {
  const links = compareLinks.filter(({ href }) => href !== single?.otherType?.link.href);
  if (links.length === 0) return null;
  return (
    <p>
      Compare with:{' '}
      {links.map(({ label, href }, index) => (
        <span key={href}>
          {index > 0 && '; '}
          <a href={href}>{label}</a>
        </span>
      ))}
    </p>
  );
}

/** What to do next: see the programs, put another program type beside this one. */
function Next({ answer }: Props) {
  const { programs, single, unusedIncome } = answer;
  const other = single?.otherType;
  return (
    <Section id="next" heading="Next">
      <p className="cluster">
        <ButtonLink href={programs.href}>{programs.label}</ButtonLink>
        {other && (
          <ButtonLink href={other.link.href} secondary>
            {other.link.label}
          </ButtonLink>
        )}
      </p>
      {unusedIncome && (
        <p>
          {unusedIncome.sentence}{' '}
          {unusedIncome.link && <a href={unusedIncome.link.href}>{unusedIncome.link.label}</a>}
        </p>
      )}
      {other && <p>{other.sentence}</p>}
      {!other && <CompareLinks answer={answer} />}
    </Section>
  );
}

/** A change, with the page that has it where it can be entered, and when one comes out ahead with it. */
export const changeColumns = (noRaise: string): readonly Column<MovedAnswer>[] => [
  {
    id: 'what',
    header: 'If instead',
    cell: ({ what, href }) => (href === null ? what : <a href={href}>{what}</a>),
  },
  {
    id: 'ahead',
    header: 'Ahead after',
    numeric: true,
    cell: ({ ahead }) => ahead ?? { missing: noRaise },
  },
];

/** The few changes that move the time most, each on its own. */
function Movers({ answer, single }: Props & { readonly single: Single }) {
  const { top, noRaise, payGivenUpNote } = single.movers;
  return (
    <Section id="movers" heading="What changes this most">
      {top.length === 0 ? (
        <p>None of the changes that we tried moves the time.</p>
      ) : (
        <DataTable
          id="movers-table"
          caption="When you come out ahead, with one thing changed"
          captionHidden
          columns={changeColumns(noRaise)}
          rows={top}
          rowKey={({ id }) => id}
        />
      )}
      {payGivenUpNote && <p>{payGivenUpNote}</p>}
      <p className="muted">
        Prerequisites and the wait for a place come before the first class and are not counted here.{' '}
        <a href={paths.calculatorPage('lpn-pathway')}>See your routes with them</a>.
      </p>
      {single.otherType && <CompareLinks answer={answer} />}
    </Section>
  );
}

/** Sections of the answer, in the order of the page. */
export function NursingRoiSections({ answer }: Props) {
  const { single } = answer;
  return (
    <>
      <Chart answer={answer} />
      <Next answer={answer} />
      {single && <Movers answer={answer} single={single} />}
    </>
  );
}
