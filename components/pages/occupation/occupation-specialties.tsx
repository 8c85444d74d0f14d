import { isMissing } from '@/lib/numbers/figure';
import { EN_DASH, formatDollars, formatNumber } from '@/lib/numbers/format';
import type { OccupationView } from '@/lib/places/page/occupation';
import type {
  DerivedRow,
  DerivedSpecialties,
  Specialty,
  SpecialtyMultiplier,
} from '@/lib/places/page/specialties';
import { statePath } from '@/lib/places/page/state';
import { nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized } from '@/lib/text/words';
import { Callout } from '../../parts/callout/callout';
import { Chip } from '../../parts/chip/chip';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { ParameterList } from '../../parts/parameter-list/parameter-list';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

/** Decimals that a multiplier is shown with. */
const MULTIPLIER_DECIMALS = 3;

/** How the derived pay of each specialty comes about, with its evidence. */
function MultiplierList({ multipliers, rows }: DerivedSpecialties) {
  const inNation = rows.find(({ area }) => area === nation.slug);
  const paid = (specialty: Specialty) => {
    const found = inNation?.derived.find((derived) => derived.specialty === specialty);
    return found && !isMissing(found.pay) ? formatDollars(found.pay.value) : EN_DASH;
  };
  return (
    <ParameterList
      parameters={multipliers.map(({ specialty, name, ofRn, evidence, row }) => ({
        id: specialty.toLowerCase(),
        name,
        value: (
          <>
            {paid(specialty)} <Chip kind="derived" />
          </>
        ),
        // The figure is derived; what was measured or assumed is what it was multiplied by.
        kind: `multiplier ${evidence}`,
        asOf: String(row.year),
        basis: `RN mean × ${formatNumber(ofRn, MULTIPLIER_DECIMALS)}. ${row.basis}`,
        sourceUrl: row.source_url,
      }))}
    />
  );
}

function derivedColumn({ specialty, shortName }: SpecialtyMultiplier): Column<DerivedRow> {
  return figureColumn({
    id: specialty,
    header: shortName,
    unit: 'derived',
    of: ({ derived }) =>
      derived.find((candidate) => candidate.specialty === specialty)?.pay ?? { missing: 'Not derived.' },
  });
}

/** Derived pay of specialties in every state, beside what BLS measured for the occupation. */
export function OccupationSpecialties({ view }: { readonly view: OccupationView }) {
  const { specialties, occupation, edition } = view;
  if (!specialties) return null;
  const several = specialties.multipliers.length > 1;
  return (
    <Section
      id="specialties"
      heading={several ? 'Specialties, derived' : 'Derived from pay of registered nurses'}
    >
      <Callout kind="note" heading="These figures are derived, not measured">
        <p>
          Derived pay is the mean wage of registered nurses in a state times one national multiplier for the
          specialty. It is an estimate.{' '}
          {several
            ? 'BLS measures nurse practitioners as one group.'
            : 'Where BLS measures the occupation itself, take that figure.'}
        </p>
      </Callout>
      <p>In the nation, in dollars a year:</p>
      <MultiplierList {...specialties} />
      <DataTable
        id="specialties-table"
        caption={`Mean pay by state in dollars a year, ${edition}: measured, then derived`}
        rows={specialties.rows}
        rowKey={({ area }) => area}
        columns={[
          {
            id: 'area',
            header: 'State',
            cell: ({ area, name }) => (area === nation.slug ? name : <a href={statePath(area)}>{name}</a>),
          },
          figureColumn<DerivedRow>({
            id: 'rn',
            header: 'Registered nurses',
            unit: 'BLS mean',
            of: ({ rnMean }) => rnMean,
          }),
          figureColumn<DerivedRow>({
            id: 'measured',
            header: capitalized(occupation.plural),
            unit: 'BLS mean',
            of: ({ measured }) => measured,
          }),
          ...specialties.multipliers.map(derivedColumn),
        ]}
      />
      <SourceNote sources={shortSources('wages')} />
    </Section>
  );
}
