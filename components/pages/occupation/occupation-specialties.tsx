import { type Figure, isMissing, valueOrNull } from '@/lib/numbers/figure';
import {
  EN_DASH,
  formatDollars,
  formatDollarsRounded,
  formatNumber,
  formatPercent,
} from '@/lib/numbers/format';
import { shortPlural } from '@/lib/places/occupations';
import { type OccupationView, payHref } from '@/lib/places/page/occupation';
import type {
  DerivedRow,
  DerivedSpecialties,
  Specialty,
  SpecialtyMultiplier,
} from '@/lib/places/page/specialties';
import { percentAbove } from '@/lib/places/pay';
import { nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { capitalized, numberInWords } from '@/lib/text/words';
import { Chip } from '../../parts/chip/chip';
import { type Column, DataTable } from '../../parts/data-table/data-table';
import { Disclosure } from '../../parts/disclosure/disclosure';
import { figureColumn } from '../../parts/figure-column/figure-column';
import { ParameterList } from '../../parts/parameter-list/parameter-list';
import { SourceNote } from '../../parts/source-note/source-note';

interface Props {
  readonly view: OccupationView;
}

interface HereProps extends Props {
  readonly row: DerivedRow;
  readonly specialties: DerivedSpecialties;
}

/** Decimals that a multiplier is shown with. */
const MULTIPLIER_DECIMALS = 3;

const NOT_DERIVED = { missing: 'Not derived.' };

const derivedOf = ({ derived }: DerivedRow, specialty: Specialty): Figure =>
  derived.find((candidate) => candidate.specialty === specialty)?.pay ?? NOT_DERIVED;

const inWords = (of: Figure) => (isMissing(of) ? of.missing : formatDollarsRounded(of.value));

/** "2% under": how far derived pay lies from what BLS measured. */
function apart(derived: Figure, measured: Figure): string {
  const [own, theirs] = [valueOrNull(derived), valueOrNull(measured)];
  if (own === null || theirs === null) return '';
  const percent = percentAbove(own, theirs);
  return `, ${formatPercent(Math.abs(percent), 0)} ${percent < 0 ? 'under' : 'over'} what BLS measured`;
}

/** Derived pay of each specialty in the place, beside the average that BLS measured for all of them. */
function SpecialtiesHere({ view, row, specialties }: HereProps) {
  const { occupation, place } = view;
  const [whole, ...narrower] = specialties.multipliers;
  const who = shortPlural(occupation);
  return (
    <>
      <p>
        BLS measured one average for {who} in {place}: {inWords(row.measured)}. The figures below are{' '}
        <b>derived</b>: the RN average there, {inWords(row.rnMean)}, times what each earns nationwide.
        {whole && ` For all ${who} that gives ${inWords(derivedOf(row, whole.specialty))}`}
        {whole && apart(derivedOf(row, whole.specialty), row.measured)}.
      </p>
      {narrower.length > 0 && (
        <table className="pay-list">
          <caption className="visually-hidden">Derived average pay in {place}, dollars a year</caption>
          <thead>
            <tr>
              <th scope="col">Specialty</th>
              <th scope="col" className="numeric">
                Derived average, about
              </th>
            </tr>
          </thead>
          <tbody>
            {narrower.map(({ specialty, name }) => (
              <tr key={specialty}>
                <th scope="row">{name}</th>
                <td className="numeric">{inWords(derivedOf(row, specialty))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** How the derived pay of each specialty comes about, with its evidence. */
function MultiplierList({ multipliers, rows }: DerivedSpecialties) {
  const inNation = rows.find(({ area }) => area === nation.slug);
  const paid = (specialty: Specialty) => {
    const pay = inNation ? derivedOf(inNation, specialty) : NOT_DERIVED;
    return isMissing(pay) ? EN_DASH : formatDollars(pay.value);
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
        basis: `RN average × ${formatNumber(ofRn, MULTIPLIER_DECIMALS)}. ${row.basis}`,
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
    of: (row) => derivedOf(row, specialty),
  });
}

/** "Pay of five specialties in Ohio: derived, not measured". */
function summaryOf({ multipliers }: DerivedSpecialties, { occupation, place }: OccupationView): string {
  const narrower = multipliers.length - 1;
  return narrower > 0
    ? `Pay of ${numberInWords(narrower)} specialties in ${place}: derived, not measured`
    : `A check for ${place}: pay of ${shortPlural(occupation)} derived from RN pay`;
}

/** Derived pay in the place, how it comes about, and the same for every state. */
export function SpecialtyFolds({ view }: Props) {
  const { specialties, occupation, edition, area } = view;
  const row = specialties?.rows.find((candidate) => candidate.area === area);
  if (!specialties || !row) return null;
  return (
    <>
      <Disclosure summary={summaryOf(specialties, view)}>
        <SpecialtiesHere view={view} row={row} specialties={specialties} />
        <p>How each is derived, in the US, in dollars a year:</p>
        <MultiplierList {...specialties} />
        <SourceNote sources={shortSources('wages')} />
      </Disclosure>
      <Disclosure summary="Derived pay in all states, beside what BLS measured">
        <p>
          Derived pay is the average pay of RNs in a state times one national multiplier. It is an estimate.
          Where BLS measured the job itself, take that figure.
        </p>
        <DataTable
          id="specialties-table"
          caption={`Average pay by state in dollars a year, ${edition}: measured, then derived`}
          rows={specialties.rows}
          rowKey={({ area }) => area}
          columns={[
            {
              id: 'area',
              header: 'State',
              cell: ({ area, name }) =>
                area === nation.slug ? name : <a href={payHref(occupation, area)}>{name}</a>,
            },
            figureColumn<DerivedRow>({
              id: 'rn',
              header: 'RNs',
              unit: 'BLS average',
              of: ({ rnMean }) => rnMean,
            }),
            figureColumn<DerivedRow>({
              id: 'measured',
              header: capitalized(shortPlural(occupation)),
              unit: 'BLS average',
              of: ({ measured }) => measured,
            }),
            ...specialties.multipliers.map(derivedColumn),
          ]}
        />
        <SourceNote sources={shortSources('wages')} />
      </Disclosure>
    </>
  );
}
