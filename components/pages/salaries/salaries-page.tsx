import { valueOrNull } from '@/lib/numbers/figure';
import { formatCount, formatDollarsRounded, formatPercentChange } from '@/lib/numbers/format';
import { occupationPath } from '@/lib/places/occupations';
import { type NationalPay, projectionLines, type SalariesView } from '@/lib/places/page/salaries';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { Answer } from '../../parts/answer/answer';
import { DataTable } from '../../parts/data-table/data-table';
import { PayChart, type PayRow } from '../../parts/pay-chart/pay-chart';
import { PayTable } from '../../parts/pay-chart/pay-table';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

const NO_PROJECTION = 'There is no projection for this occupation.';
const NO_OPENINGS = 'The page read gives no openings for this projection.';

export interface ProjectionsTableProps {
  readonly occupations: readonly NationalPay[];
}

/** Projected growth of occupations, each with the years that it is for. */
export function ProjectionsTable({ occupations }: ProjectionsTableProps) {
  return (
    <>
      <DataTable
        id="projections-table"
        caption="Projected jobs in the nation"
        rows={projectionLines(occupations)}
        rowKey={({ name, projection }) => `${name} ${projection?.period}`}
        columns={[
          { id: 'occupation', header: 'Occupation', cell: ({ name }) => name },
          {
            id: 'growth',
            header: 'Growth in ten years',
            unit: '%',
            numeric: true,
            cell: ({ projection }) =>
              projection ? formatPercentChange(projection.growthPercent) : { missing: NO_PROJECTION },
          },
          {
            id: 'period',
            header: 'Years',
            numeric: true,
            cell: ({ projection }) => projection?.period ?? { missing: NO_PROJECTION },
          },
          {
            id: 'openings',
            header: 'Openings a year',
            detail: true,
            numeric: true,
            cell: ({ projection }) => {
              if (!projection) return { missing: NO_PROJECTION };
              const { annualOpenings } = projection;
              return annualOpenings === null ? { missing: NO_OPENINGS } : formatCount(annualOpenings);
            },
          },
        ]}
      />
      <SourceNote sources={shortSources('projections')}>
        <p>
          Openings count people who leave as well as new jobs. Projections of different years are not
          compared.
        </p>
      </SourceNote>
    </>
  );
}

function finding({ occupations }: SalariesView): string {
  const known = occupations.flatMap(({ occupation, pay }) => {
    const median = valueOrNull(pay.median);
    return median === null ? [] : [{ plural: occupation.plural, median }];
  });
  known.sort((a, b) => b.median - a.median);
  const [highest, lowest] = [known[0], known.at(-1)];
  if (!highest || !lowest) return 'Pay of occupations';
  return (
    `From ${formatDollarsRounded(lowest.median)} for ${lowest.plural} ` +
    `to ${formatDollarsRounded(highest.median)} for ${highest.plural}`
  );
}

/** Every occupation in the nation. */
export function SalariesPage({ view }: { readonly view: SalariesView }) {
  const { sentence, edition, occupations, allOccupations } = view;
  const rows: PayRow[] = [
    ...occupations.map(({ occupation, pay }) => ({ label: capitalized(occupation.plural), pay })),
    { label: 'All occupations', pay: allOccupations },
  ];
  const links = new Map(
    occupations.map(({ occupation }) => [capitalized(occupation.plural), occupationPath(occupation)]),
  );
  return (
    <>
      <Answer sentence={sentence}>
        <SourceNote sources={shortSources('wages')} />
      </Answer>
      <Section id="pay" heading="Pay by occupation">
        <PayTable
          id="pay-table"
          caption={`Pay in the United States, ${edition}`}
          rows={rows}
          name={({ label }) => {
            const href = links.get(label);
            return href ? <a href={href}>{label}</a> : label;
          }}
        />
        <SourceNote sources={shortSources('wages')}>
          <p>
            A wage is for everyone who holds the job, at every age; a new graduate earns less. People who work
            for themselves are not counted. The mean is what everyone earns divided by how many they are; the
            median is what the one in the middle earns. The two are not compared with each other.
          </p>
        </SourceNote>
        <PayChart
          id="pay-chart"
          finding={finding(view)}
          subtitle={`Median pay in dollars a year, with the range from the 10th to the 90th percentile, ${edition}`}
          rows={rows}
          table={
            <PayTable
              id="pay-chart-table"
              caption={`Pay in the United States as drawn, ${edition}`}
              rows={rows}
              drawnOnly
            />
          }
          source={<SourceNote sources={shortSources('wages')} />}
        />
      </Section>
      <Section id="growth" heading="Which jobs grow">
        <ProjectionsTable occupations={occupations} />
      </Section>
    </>
  );
}
