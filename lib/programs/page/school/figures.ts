import type { Data } from '@/lib/data/data';
import type { TableName } from '@/lib/data/registry';
import type { InstitutionRow } from '@/lib/data/tables/institutions';
import { wagesNow } from '@/lib/data/year-words';
import { formatCount, formatDollars, formatDollarsRounded, formatPercent } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { areaName, stateName } from '@/lib/places/states';
import { count, possessive } from '@/lib/text/words';
import { earnersInWords, graduateEarnings } from '../../facts/graduate-earnings';
import { medianDebt } from '../../facts/median-debt';
import { passRate } from '../../facts/pass-rate';
import { tuition } from '../../facts/tuition';
import type { Program } from '../../program';
import type { ProgramFacts } from '../../program-schema';
import { examOf, type SchoolMeasure } from './measures';
import { publicPrice } from './middles';
import type { Placement } from './placement';
import { priceNote } from './price-note';
import { leadsToLicense } from './verdict';

/** One figure of the answer about a program. */
export interface ProgramFigure {
  readonly label: string;
  /** Null where it is missing; then `note` says why. */
  readonly value: string | null;
  readonly note: string;
  /** Where to ask, for one that is missing. */
  readonly link: { readonly label: string; readonly href: string } | null;
}

interface Asked {
  readonly program: Program;
  readonly placements: readonly Placement[];
  /** The school in IPEDS; null where that doesn't have it. */
  readonly ipeds: InstitutionRow | null;
  readonly data: Data;
}

/** Says what is in the middle of the state's programs: " Georgia’s middle: $6,800."; else nothing. */
function middleOf(id: SchoolMeasure['id'], { program, placements }: Asked): string {
  const found = placements.find(({ measure }) => measure.id === id);
  if (!found) return '';
  const place = possessive(areaName(program.facts.state));
  return ` ${place} middle: ${found.measure.format(found.middle)}.`;
}

/** Where the state's board publishes pass rates, where that is known. */
function boardLink({ facts }: Program, data: Data): ProgramFigure['link'] {
  const address = data.board(facts.state)?.publishes_at;
  return address
    ? { label: `${possessive(stateName(facts.state))} board publishes them`, href: address }
    : null;
}

/** The range that a rate is likely in, chance considered, in whole percent. */
const likely = ({ interval_low: low, interval_high: high }: NonNullable<ProgramFacts['pass_rate']>) =>
  `${formatPercent(low, 0)} to ${formatPercent(high, 0)}`;

function passRateFigure(asked: Asked): ProgramFigure {
  const { program, data } = asked;
  const { pass_rate: rate, credential, state } = program.facts;
  const label = `Passed the ${credential === 'LPN' ? 'LPN' : 'RN'} exam (NCLEX) the first time`;
  if (!rate) {
    const link = boardLink(program, data);
    const ask = link ? '' : ` Ask the school or ${possessive(areaName(state))} board of nursing.`;
    return { label, value: null, note: `We don’t know its pass rate.${ask}`, link };
  }
  const passed = formatCount(roundHalfUp((rate.rate_percent / 100) * rate.candidates));
  return {
    label: rate.attempts === 'first-time' ? label : `Passed the ${examOf(rate.exam)} exam (NCLEX)`,
    value: formatPercent(rate.rate_percent, 0),
    note: `${passed} of ${formatCount(rate.candidates)} in ${rate.period_label}, likely ${likely(rate)}.${middleOf('pass_rate', asked)}`,
    link: null,
  };
}

/** Says what the state's public schools charge, as the calculator and the state's page do. */
function publicMiddle({ program, data }: Asked): string {
  const price = publicPrice(program, data);
  if (!price) return '';
  const place = possessive(areaName(program.facts.state));
  return ` ${place} public middle, ${price.year}: ${formatDollarsRounded(price.median)}.`;
}

function tuitionFigure(asked: Asked): ProgramFigure {
  const { facts } = asked.program;
  const { tuition: price, tuition_reason: reason } = facts;
  const label = 'Total tuition and fees';
  if (!price) return { label, value: null, note: reason ?? '', link: null };
  const note = priceNote({ ...asked, price });
  if (price.total === null) {
    const value = formatDollars(price.per_year ?? 0);
    return { label: 'Tuition and fees, one year', value, note, link: null };
  }
  return {
    label,
    value: formatDollarsRounded(price.total),
    note: `${note}${publicMiddle(asked)}`,
    link: null,
  };
}

/** How many people are behind a median: earners where they are counted, else the class that they are of. */
const peopleBehind = ({ earners, graduates }: NonNullable<ProgramFacts['graduate_earnings']>) =>
  earners === null && graduates !== null
    ? `class of ${formatCount(graduates)}`
    : earnersInWords({ earners, graduates });

/** Says that the source counts as one the fields of an advanced degree, which pay far from alike. */
const mixedFields = ({ msn_kind: kind }: ProgramFacts) =>
  kind === 'mixed'
    ? ' Ask if it trains nurse anesthetists, who earn most: its fields are counted as one.'
    : '';

function payFigure(asked: Asked): ProgramFigure {
  const { graduate_earnings: earned, earnings, graduate_earnings_reason: reason } = asked.program.facts;
  const label = 'Graduates’ pay, a year';
  if (!earned) return { label, value: null, note: reason ?? '', link: null };
  if (earned.median_restated === null || earnings.reason !== null) {
    return {
      label,
      value: null,
      note: `Not compared: ${earnings.reason ?? 'not of the same year'}.`,
      link: null,
    };
  }
  const years = count(earned.years_after_completion, 'year');
  return {
    label,
    value: formatDollarsRounded(earned.median_restated),
    note: `${years} after finishing, at ${wagesNow}; ${peopleBehind(earned)}.${middleOf('earnings', asked)}${mixedFields(asked.program.facts)}`,
    link: null,
  };
}

function debtFigure(asked: Asked): ProgramFigure {
  const { median_debt: owed, median_debt_reason: reason } = asked.program.facts;
  const label = 'Debt of borrowers';
  return owed
    ? {
        label,
        value: formatDollarsRounded(owed.amount),
        note: `The middle one of graduates who borrowed, federal loans only.${middleOf('debt', asked)}`,
        link: null,
      }
    : { label, value: null, note: reason ?? '', link: null };
}

/** Returns the three figures of the answer: what graduates reach, what it costs, what they earn. */
export function programFigures(asked: Asked): ProgramFigure[] {
  const isExamined = leadsToLicense(asked.program.credential);
  return [isExamined ? passRateFigure(asked) : debtFigure(asked), tuitionFigure(asked), payFigure(asked)];
}

/** Returns the tables behind those figures. */
export function figureTables({ facts, credential }: Program): TableName[] {
  const first = leadsToLicense(credential) ? passRate : medianDebt;
  const tables = [first, tuition, graduateEarnings].flatMap((fact) => fact.tables(facts));
  // The answer sets graduates' pay beside that of other programs, not beside wages.
  return tables.filter((table) => table !== 'wages');
}
