import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { NpMultiplierRow } from '@/lib/data/tables/credential-evidence';
import { type Figure, mapFigure } from '@/lib/numbers/figure';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { payIn } from '../pay';
import { type AreaSlug, nation } from '../states';
import { statesByName } from './state';

export type Specialty = NpMultiplierRow['specialty'];

/** A specialty of advanced practice, with the one multiplier that its pay is derived by. */
export interface SpecialtyMultiplier {
  readonly specialty: Specialty;
  readonly name: string;
  /** Name for a narrow column. */
  readonly shortName: string;
  /** Times the mean wage of registered nurses. */
  readonly ofRn: number;
  readonly row: NpMultiplierRow;
  /** Evidence in words. */
  readonly evidence: string;
}

const names: Readonly<Record<Specialty, { readonly name: string; readonly shortName: string }>> = {
  NP_ALL: { name: 'All nurse practitioners', shortName: 'All NPs' },
  FNP: { name: 'Family nurse practitioner', shortName: 'Family NP' },
  PMHNP: { name: 'Psychiatric mental-health nurse practitioner', shortName: 'Psychiatric NP' },
  AGACNP: { name: 'Acute-care (inpatient) nurse practitioner', shortName: 'Acute-care NP' },
  PNP_PC: { name: 'Pediatric primary-care nurse practitioner', shortName: 'Pediatric NP' },
  CNS: { name: 'Clinical nurse specialist', shortName: 'Clinical specialist' },
  CRNA: { name: 'Nurse anesthetist', shortName: 'Nurse anesthetist' },
  CNM: { name: 'Nurse midwife', shortName: 'Nurse midwife' },
};

const evidenceWords: Readonly<Record<NpMultiplierRow['evidence'], string>> = {
  direct: 'measured for the occupation',
  'within-NP': 'measured among nurse practitioners',
  proxy: 'of a neighboring group',
  assumption: 'assumed',
  weak: 'weak data',
};

/** A ratio to all nurse practitioners has to be multiplied by theirs to all registered nurses. */
const WITHIN_NP = '/ all NPs';

/** @throws Error when the table marks no row of a specialty for use, or several. */
export function multiplierRow(specialty: Specialty, rows: readonly NpMultiplierRow[]): NpMultiplierRow {
  const [row, ...others] = rows.filter((candidate) => candidate.specialty === specialty && candidate.use);
  if (!row || others.length > 0) throw new Error(`Not exactly one multiplier of ${specialty} is in use`);
  return row;
}

/** The multiplier of a specialty on the mean wage of registered nurses. */
export function specialtyMultiplier(
  specialty: Specialty,
  rows: readonly NpMultiplierRow[],
): SpecialtyMultiplier {
  const row = multiplierRow(specialty, rows);
  const ofNp = row.ratio_of.includes(WITHIN_NP);
  return {
    specialty,
    ...names[specialty],
    ofRn: ofNp ? row.multiplier * multiplierRow('NP_ALL', rows).multiplier : row.multiplier,
    row,
    evidence: evidenceWords[row.evidence],
  };
}

/** Derived pay of a specialty: the mean wage of registered nurses × the multiplier, in whole dollars a year. */
export function derivedPay(rnMean: Figure, { ofRn }: SpecialtyMultiplier): Figure {
  return mapFigure(rnMean, (mean) => roundHalfUp(mean * ofRn));
}

/** Derived pay of a specialty in an area beside what BLS measured. Dollars a year, means. */
export interface DerivedRow {
  readonly area: AreaSlug;
  readonly name: string;
  /** Mean of registered nurses, which the derived figures start from. */
  readonly rnMean: Figure;
  /** Mean of the occupation itself as BLS measured it. */
  readonly measured: Figure;
  readonly derived: readonly { readonly specialty: Specialty; readonly pay: Figure }[];
}

export interface DerivedSpecialties {
  readonly multipliers: readonly SpecialtyMultiplier[];
  /** The nation first, then the states by name. */
  readonly rows: readonly DerivedRow[];
}

/** Specialties to derive on the page of an occupation, by its code. */
const specialtiesOf: Readonly<Record<string, readonly Specialty[]>> = {
  [occupations.nursePractitioner]: ['NP_ALL', 'FNP', 'PMHNP', 'AGACNP', 'PNP_PC', 'CNS'],
  '29-1151': ['CRNA'],
  '29-1161': ['CNM'],
};

/** Specialties of an occupation in the nation and every state. */
export function derivedSpecialties(soc: string, data: Data): DerivedSpecialties | null {
  const specialties = specialtiesOf[soc];
  if (!specialties) return null;
  const rows = data.rows('np-multipliers');
  const multipliers = specialties.map((specialty) => specialtyMultiplier(specialty, rows));
  const mean = (area: AreaSlug, code: string) => payIn(area, code, data).mean;
  return {
    multipliers,
    rows: [nation, ...statesByName].map(({ slug, name }) => {
      const rnMean = mean(slug, occupations.registeredNurse);
      return {
        area: slug,
        name,
        rnMean,
        measured: mean(slug, soc),
        derived: multipliers.map((multiplier) => ({
          specialty: multiplier.specialty,
          pay: derivedPay(rnMean, multiplier),
        })),
      };
    }),
  };
}
