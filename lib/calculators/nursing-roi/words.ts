import { credentialFacts, type ProgramCredential } from '@/lib/data/credentials';
import { wagesNow } from '@/lib/data/year-words';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { withArticle } from '@/lib/text/phrases';
import { capitalized, count, numberInWords } from '@/lib/text/words';
import { type NursingRoiInputs, programCredential } from './parameters';
import type { NursingRoiResult } from './result';

/** Credentials that are a program rather than a thing to hold. */
const programs: ReadonlySet<ProgramCredential> = new Set(['LPN', 'RN_TO_BSN', 'RN_TO_MSN']);

/** Short name of the program type, as a heading begins with it: "BSN", "Accelerated BSN". */
export const typeName = (inputs: Pick<NursingRoiInputs, 'degree' | 'track'>): string =>
  capitalized(credentialFacts[programCredential(inputs)].name);

/** The credential as something to pay for: "a BSN", "an RN-to-BSN program". */
export function credentialInWords(inputs: Pick<NursingRoiInputs, 'degree' | 'track'>): string {
  const credential = programCredential(inputs);
  const { name } = credentialFacts[credential];
  return withArticle(programs.has(credential) ? `${name} program` : name);
}

/** What the schools that teach a credential are mostly called. */
function schoolOf(degree: NursingRoiInputs['degree']): string {
  if (degree === 'LPN') return 'school';
  return degree === 'ADN' ? 'college' : 'university';
}

/** Whose price it is: "at a public university", "at the national median price", "with the tuition that you gave". */
export function schoolInWords(
  degree: NursingRoiInputs['degree'],
  { area, control }: Pick<NursingRoiResult['tuition_basis'], 'area' | 'control'>,
): string {
  if (area === 'given') return 'with the tuition that you gave';
  return area === 'national' || control === null
    ? 'at the national median price'
    : `at a ${control} ${schoolOf(degree)}`;
}

/** The income that a raise is measured against: "if you earn nothing now". */
export function incomeInWords(income: number): string {
  return income === 0 ? 'if you earn nothing now' : `if you earn ${formatDollarsRounded(income)} a year now`;
}

/** Years after finishing, as a sentence says them: "four years". */
export const yearsInWords = (years: number) => `${numberInWords(years)} ${years === 1 ? 'year' : 'years'}`;

type Measured = NonNullable<NursingRoiResult['graduate_earnings']>;

/** Who was measured, when and in which dollars. */
export function measuredInWords({ cohort, earned_in, dollars, earners, programs: number }: Measured): string {
  const people = earners === null ? 'number of earners not published' : count(earners, 'earner');
  return `${cohort} with federal aid, earned in ${earned_in}, published in ${dollars} dollars and restated at ${wagesNow}; ${count(number, 'program')}, ${people}`;
}
