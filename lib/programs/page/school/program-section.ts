import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import type { Link } from '@/lib/calculators/page/related';
import { postMastersLevel } from '@/lib/data/tables/awards';
import { awardYears, wagesNow } from '@/lib/data/year-words';
import { formatDollarsRange, formatDollarsRounded } from '@/lib/numbers/format';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { capitalized } from '@/lib/text/words';
import { occupationOf } from '../../catalogue/outcomes';
import { isDegree } from '../../catalogue/tuition';
import { type CatalogueCredential, credentialName, licenseOf } from '../../credentials';
import { earnersInWords } from '../../facts/graduate-earnings';
import { isOpen } from '../../finder/listing';
import type { Institution, Program } from '../../program';
import { comparisonHref } from '../comparison-query';
import { type PassHistory, passHistory } from '../pass-history';
import { type ProgramView, programView } from '../program-view';
import { credentialAnchor } from '../words';
import { stateEarnings } from './middles';
import type { SchoolSource } from './source';

/** What some people earn, with the range in which most or half of them lie; dollars a year. */
export interface EarningsRow {
  readonly label: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  /** Whether it is the program's own. */
  readonly own: boolean;
}

/** People who completed the program. */
export interface YearlyGraduates {
  readonly year: string;
  readonly graduates: number | null;
}

/** A program on the page of its school. */
export interface ProgramSection {
  readonly anchor: string;
  readonly program: ProgramView;
  /** Such programs in the state that are open. */
  readonly list: Link;
  /** The list with the program chosen for a comparison; null where its school takes no new students. */
  readonly compareHref: string | null;
  /** Newest year first; empty where IPEDS does not tell them apart. */
  readonly graduates: readonly YearlyGraduates[];
  /** Graduates beside everyone in the job; empty where none are measured. */
  readonly earnings: readonly EarningsRow[];
  readonly earningsFinding: string;
  /** What such programs cost in the state; null where it is not known. */
  readonly statePrice: string | null;
  readonly history: PassHistory | null;
  /** The calculator of readiness for the program type; null where it has no rubric of it. */
  readonly readiness: Link | null;
}

function yearlyGraduates(
  { credential }: Program,
  { ipeds }: Institution,
  { data }: SchoolSource,
): YearlyGraduates[] {
  const unitid = ipeds?.unitid ?? '';
  const rows =
    credential === 'CERTIFICATE'
      ? data
          .awardDetails(unitid)
          .filter((row) => row.credential === credential && row.award_level === postMastersLevel)
      : data.awards(unitid).filter((row) => row.credential === credential);
  const total = (column: 'completions_latest_year' | 'completions_previous_year') =>
    rows.some((row) => row[column] !== null) ? rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) : null;
  if (rows.length === 0) return [];
  return [
    { year: awardYears.latest, graduates: total('completions_latest_year') },
    { year: awardYears.previous, graduates: total('completions_previous_year') },
  ];
}

/** Graduates of such programs in the state, at the newest wages; none where too few values are published. */
function peersIn(program: Program, { data }: SchoolSource): EarningsRow[] {
  const row = stateEarnings(program, data);
  if (!row) return [];
  return [
    {
      label: `Graduates of ${credentialName(program.credential)} programs in ${areaName(program.facts.state)}`,
      value: row.median_restated,
      low: row.p25_restated,
      high: row.p75_restated,
      own: false,
    },
  ];
}

/** Everyone with the license in the state; none where their middle pay is not published. */
function allIn({ facts, credential }: Program, { data }: SchoolSource): EarningsRow[] {
  const wage = data.wage(facts.state, occupationOf(credential));
  if (wage.median_annual === null) return [];
  return [
    {
      label: `All ${licenseOf(credential)}s in ${areaName(facts.state)}`,
      value: wage.median_annual,
      low: wage.p10_annual,
      high: wage.p90_annual,
      own: false,
    },
  ];
}

/** Pay of the program's own graduates beside others, all at the newest wages; none where it is not compared. */
function earningsRows(program: Program, source: SchoolSource): EarningsRow[] {
  const restated = program.facts.graduate_earnings?.median_restated ?? null;
  if (restated === null || !program.hasOwnPay) return [];
  const label = `Graduates of this ${credentialName(program.credential)}`;
  const own = { label, value: restated, low: null, high: null, own: true };
  return [own, ...peersIn(program, source), ...allIn(program, source)];
}

/** Says what graduates earn and what is in the middle of each of the others. */
function earningsFinding({ facts }: Program, [own, ...others]: readonly EarningsRow[]): string {
  const earned = facts.graduate_earnings;
  if (!own || !earned) return '';
  const middles = others.map(
    ({ label, value }) => ` ${label}: ${formatDollarsRounded(value)} in the middle.`,
  );
  return `Graduates earn ${formatDollarsRounded(own.value)} a year at ${wagesNow} (${earnersInWords(earned)}).${middles.join('')}`;
}

/** Says what all such programs of the state cost, which the score compares with, and at whose price of which year. */
function statePrice({ facts, credential }: Program, { data }: SchoolSource): string | null {
  const price = isDegree(credential) ? data.price(facts.state, credential, 'all') : undefined;
  if (!price) return null;
  const range =
    price.p25 === price.p75 ? '' : `; the middle half charged ${formatDollarsRange(price.p25, price.p75)}`;
  const otherYear =
    facts.tuition && facts.tuition.year !== price.year
      ? ` The score counts this school’s price of that year; the answer above names that of ${facts.tuition.year}.`
      : '';
  return `All schools in ${areaName(facts.state)}, public and private, ${price.year}: ${formatDollarsRounded(price.median)} in tuition and fees at the middle graduate’s school${range}.${otherYear}`;
}

function readinessLink(credential: CatalogueCredential): Link | null {
  if (!admissionReadiness.parameters.program_type.allowedValues.includes(credential)) return null;
  return {
    label: `Are you ready for ${withArticle(credentialName(credential))}?`,
    href: withQuery(paths.calculatorPage(admissionReadiness.id), `program_type=${credential}`),
  };
}

/** Tracks of a BSN show its outcomes: drawn once, with the BSN. */
const sharesOutcomes = ({ credential }: Program, { programs }: Institution) =>
  (credential === 'ABSN' || credential === 'RN_TO_BSN') &&
  programs.some((other) => other.credential === 'BSN');

/** A program as the page of its school shows it. */
export function programSection(
  program: Program,
  institution: Institution,
  source: SchoolSource,
): ProgramSection {
  const { credential, facts } = program;
  const name = credentialName(credential);
  const place = areaName(facts.state);
  const earnings = sharesOutcomes(program, institution) ? [] : earningsRows(program, source);
  const inList = new URLSearchParams({ state: facts.state, credential });
  return {
    anchor: credentialAnchor(credential),
    program: programView(program, source.caveats),
    list: {
      label: isOpen(program)
        ? `${capitalized(name)} programs in ${place}`
        : `Open ${name} programs in ${place}`,
      href: withQuery(paths.programs, inList.toString()),
    },
    compareHref: isOpen(program) ? comparisonHref([facts.slug], [credential]) : null,
    graduates: yearlyGraduates(program, institution, source),
    earnings,
    earningsFinding: earningsFinding(program, earnings),
    statePrice: isOpen(program) ? statePrice(program, source) : null,
    history: passHistory(institution.ipeds?.unitid, credential, passRatesOf(source.data)),
    readiness: isOpen(program) ? readinessLink(credential) : null,
  };
}
