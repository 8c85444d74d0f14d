import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { schoolReturnLink } from '@/lib/calculators/nursing-roi/page/links';
import { noAnswerReason } from '@/lib/calculators/nursing-roi/program-types';
import type { Link } from '@/lib/calculators/page/related';
import { credentialFacts, type Degree, degrees } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { postMastersLevel } from '@/lib/data/tables/awards';
import { formatDollars, formatDollarsRange, formatDollarsRounded } from '@/lib/numbers/format';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import { areaName } from '@/lib/places/states';
import { paths, withQuery } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { occupationOf } from '../catalogue/outcomes';
import { type CatalogueCredential, credentialName, licenseOf } from '../credentials';
import { besideMean, earnersInWords } from '../facts/graduate-earnings';
import { isOpen } from '../finder/listing';
import type { Institution, Program } from '../program';
import { PROGRAM } from './chosen-programs';
import type { InstitutionSource } from './institution';
import { type PassHistory, passHistory } from './pass-history';
import { groupInWords, type ProgramView, programView } from './program-view';
import { credentialAnchor } from './words';

/** What some people earn, with the range in which most or half of them lie; dollars a year. */
export interface EarningsRow {
  readonly label: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string;
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
  /** "Upper to top group of BSN programs nationwide"; null where too little is measured. */
  readonly standing: { readonly text: string } | null;
  /** Such programs in the state that are open. */
  readonly list: Link;
  /** The list with the program chosen for a comparison; null where its school takes no new students. */
  readonly compareHref: string | null;
  /** Newest year first; empty where IPEDS does not tell them apart. */
  readonly graduates: readonly YearlyGraduates[];
  /** For order only. */
  readonly graduatesNewest: number;
  /** Graduates beside everyone in the job; empty where none are measured. */
  readonly earnings: readonly EarningsRow[];
  readonly earningsFinding: string;
  /** What such programs cost in the state; null where it is not known. */
  readonly statePrice: string | null;
  readonly history: PassHistory | null;
  /** Why the calculator has no answer for the program type; null where it has one. */
  readonly noReturnReason: string | null;
  /** Calculators with this school and program type filled in; none where its school takes no new students. */
  readonly calculators: readonly Link[];
}

const isDegree = (credential: CatalogueCredential): credential is CatalogueCredential & Degree =>
  degrees.some((degree) => degree === credential);

function yearlyGraduates(
  { credential }: Program,
  { ipeds }: Institution,
  { data }: InstitutionSource,
): YearlyGraduates[] {
  const unitid = ipeds?.unitid ?? '';
  const rows =
    credential === 'CERTIFICATE'
      ? data
          .awardDetails(unitid)
          .filter((row) => row.credential === credential && row.award_level === postMastersLevel)
      : data.awards(unitid).filter((row) => row.credential === credential);
  const total = (column: 'completions_2023_24' | 'completions_2022_23') =>
    rows.some((row) => row[column] !== null) ? rows.reduce((sum, row) => sum + (row[column] ?? 0), 0) : null;
  if (rows.length === 0) return [];
  return [
    { year: '2023-24', graduates: total('completions_2023_24') },
    { year: '2022-23', graduates: total('completions_2022_23') },
  ];
}

/** Graduates of such programs in the state, at May 2025 wages; none where too few values are published. */
function peersIn({ facts, credential }: Program, { data }: InstitutionSource): EarningsRow[] {
  const measured = credential === 'DIPLOMA' ? null : credentialFacts[credential].outcomesCredential;
  const row = measured && data.graduateEarnings(facts.state, measured);
  const enough = data.parameters('nursing-roi').number('minimum_distinct_values', 'graduate_earnings');
  if (!row || row.distinct_values < enough) return [];
  const { median_restated: value, p25_restated: low, p75_restated: high } = row;
  return [
    {
      label: `Graduates of such programs in ${areaName(facts.state)}`,
      value,
      low,
      high,
      text: `${formatDollarsRounded(value)}${low === high ? '' : ` (the middle half: ${formatDollarsRange(low, high)})`}`,
      own: false,
    },
  ];
}

/** Pay of the program's own graduates beside others, all at May 2025 wages; none where it is not compared. */
function earningsRows(program: Program, source: InstitutionSource): EarningsRow[] {
  const { facts, credential } = program;
  const earned = facts.graduate_earnings;
  if (earned?.median_restated == null || !program.hasOwnPay) return [];
  const place = areaName(facts.state);
  const own = {
    label: `Graduates of this ${credentialName(credential)}`,
    value: earned.median_restated,
    low: null,
    high: null,
    text: `${formatDollars(earned.median_restated)} median`,
    own: true,
  };
  const wage = source.data.wage(facts.state, occupationOf(credential));
  const all = {
    label: `All ${licenseOf(credential)}s in ${place}`,
    value: earned.state_mean_wage,
    low: wage.p10_annual,
    high: wage.p90_annual,
    text: `${formatDollarsRounded(earned.state_mean_wage)} mean${wage.p10_annual !== null && wage.p90_annual !== null ? ` (most: ${formatDollarsRange(wage.p10_annual, wage.p90_annual)})` : ''}`,
    own: false,
  };
  return [own, ...peersIn(program, source), all];
}

function earningsFinding({ facts }: Program): string {
  const earned = facts.graduate_earnings;
  return earned?.median_restated == null
    ? ''
    : `Graduates earn ${formatDollarsRounded(earned.median_restated)} a year at May 2025 wages, ${besideMean(earned, facts)} (${earnersInWords(earned)})`;
}

function statePrice({ facts, credential }: Program, { data }: InstitutionSource): string | null {
  const price = isDegree(credential) ? data.price(facts.state, credential, 'all') : undefined;
  if (!price) return null;
  const range =
    price.p25 === price.p75 ? '' : `; the middle half charged ${formatDollarsRange(price.p25, price.p75)}`;
  const otherYear =
    facts.tuition && facts.tuition.year !== price.year
      ? ` The score compares prices of that year, not the one of ${facts.tuition.year} shown here.`
      : '';
  return `In ${price.year} the median graduate’s school in ${areaName(facts.state)} charged ${formatDollarsRounded(price.median)} for it${range}.${otherYear}`;
}

function calculatorLinks({ facts, credential }: Program, data: Data): Link[] {
  const hasReadiness = admissionReadiness.parameters.program_type.allowedValues.includes(credential);
  return [
    schoolReturnLink({ state: facts.state, type: credential }, facts.slug, data),
    ...(hasReadiness
      ? [
          {
            label: `${admissionReadiness.title}: ${credentialName(credential)}`,
            href: withQuery(paths.calculatorPage(admissionReadiness.id), `program_type=${credential}`),
          },
        ]
      : []),
  ];
}

/** Tracks of a BSN show its outcomes: drawn once, with the BSN. */
const sharesOutcomes = ({ credential }: Program, { programs }: Institution) =>
  (credential === 'ABSN' || credential === 'RN_TO_BSN') &&
  programs.some((other) => other.credential === 'BSN');

/** A program as the page of its school shows it. */
export function programSection(
  program: Program,
  institution: Institution,
  source: InstitutionSource,
): ProgramSection {
  const { credential, facts } = program;
  const name = credentialName(credential);
  const place = areaName(facts.state);
  const inList = new URLSearchParams({ state: facts.state, credential });
  return {
    anchor: credentialAnchor(credential),
    program: programView(program, source.caveats),
    standing:
      facts.band_label === null
        ? null
        : { text: `${groupInWords(facts.band_label)} of ${name} programs nationwide` },
    list: {
      label: isOpen(program)
        ? `${capitalized(name)} programs in ${place}`
        : `Open ${name} programs in ${place}`,
      href: withQuery(paths.programs, inList.toString()),
    },
    compareHref: isOpen(program)
      ? withQuery(paths.programs, new URLSearchParams([...inList, [PROGRAM, program.id]]).toString())
      : null,
    graduates: yearlyGraduates(program, institution, source),
    graduatesNewest: facts.completions?.count ?? 0,
    earnings: sharesOutcomes(program, institution) ? [] : earningsRows(program, source),
    earningsFinding: earningsFinding(program),
    statePrice: isOpen(program) ? statePrice(program, source) : null,
    history: passHistory(institution.ipeds?.unitid, credential, passRatesOf(source.data)),
    noReturnReason: isOpen(program) ? noAnswerReason(credential) : null,
    calculators: isOpen(program) ? calculatorLinks(program, source.data) : [],
  };
}
