import { credentialFacts, type Degree } from '@/lib/data/credentials';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { withArticle } from '@/lib/text/phrases';
import type { NursingRoiResult } from '../result';

/** Credentials that are a program rather than a thing to hold. */
const programs: ReadonlySet<Degree> = new Set(['LPN', 'RN_TO_BSN', 'RN_TO_MSN']);

/** The credential as something to pay for: "a BSN", "an RN-to-BSN program". */
export function credentialInWords(degree: Degree): string {
  const { name } = credentialFacts[degree];
  return withArticle(programs.has(degree) ? `${name} program` : name);
}

/** What the schools that teach a credential are mostly called. */
function schoolOf(degree: Degree): string {
  if (degree === 'LPN') return 'school';
  return degree === 'ADN' ? 'college' : 'university';
}

/** Whose price it is: "at a public university", "at the national median price". */
export function schoolInWords(
  degree: Degree,
  { area, control }: Pick<NursingRoiResult['tuition_basis'], 'area' | 'control'>,
): string {
  return area === 'national' ? 'at the national median price' : `at a ${control} ${schoolOf(degree)}`;
}

/** The income that a raise is measured against: "if you earn nothing now". */
export function incomeInWords(income: number): string {
  return income === 0 ? 'if you earn nothing now' : `if you earn ${formatDollarsRounded(income)} a year now`;
}
