import { formatPercent } from '@/lib/numbers/format';
import { allOf, capitalized, numberInWords } from '@/lib/text/words';
import type { FinderAnswer } from '../finder/answer';
import type { FinderInputs } from '../finder/parameters';

type Row = FinderAnswer['results'][number];

/** What the rows of a page are: "All five" as a subject, "the five" behind a number. */
interface Rows {
  readonly all: string;
  readonly of: string;
}

function rowsOf({ total, results }: FinderAnswer, { sort, cursor }: FinderInputs): Rows | null {
  const number = numberInWords(results.length);
  if (total === results.length) return { all: capitalized(allOf(total)), of: `the ${number}` };
  const isClosest = sort === 'distance' && cursor === undefined;
  return isClosest ? { all: `The ${number} closest`, of: `the ${number} closest` } : null;
}

const isPublic = ({ control }: Row) => control === 'public';

/** Agencies accredit no PhD program, so none can be missed. */
const isAccredited = ({ accreditation_reason: reason }: Row) => reason === null;

/** How many are public: "at least" where it is not known who runs some school, and then never "none". */
function publicInWords(ofState: number, of: string, rows: readonly Row[]): string[] {
  const isSure = rows.every(({ control }) => control !== null);
  if (ofState === 0) return isSure ? [`None of ${of} is public.`] : [];
  const number = numberInWords(ofState);
  return [
    `${isSure ? capitalized(number) : `At least ${number}`} of ${of} ${ofState === 1 ? 'is' : 'are'} public.`,
  ];
}

/** Who runs the schools, and whether all are accredited: "All five are public and nationally accredited." */
function kindsInWords({ all, of }: Rows, rows: readonly Row[]): string[] {
  const accredited = rows.every(isAccredited);
  const ofState = rows.filter(isPublic).length;
  if (ofState === rows.length) return [`${all} are public${accredited ? ' and nationally accredited' : ''}.`];
  return [...publicInWords(ofState, of, rows), ...(accredited ? ['Each is nationally accredited.'] : [])];
}

const exams = { 'NCLEX-RN': 'RN exam', 'NCLEX-PN': 'LPN exam' } as const;

/** The range of the pass rates that compare: those of one table and year. */
function ratesInWords(rows: readonly Row[]): string[] {
  const rates = rows.flatMap(({ pass_rate: rate }) => rate ?? []);
  const [first] = rates;
  const isOneTable = rates.every(
    ({ source_url: source, period_label: period, exam }) =>
      source === first?.source_url && period === first.period_label && exam === first.exam,
  );
  if (!first || rates.length <= 1 || !isOneTable) return [];
  const percents = rates.map(({ rate_percent: rate }) => rate);
  const range = [Math.min(...percents), Math.max(...percents)].map((rate) => formatPercent(rate, 0));
  const time = rates.every(({ attempts }) => attempts === 'first-time') ? ' the first time' : '';
  const lacking = rows.length - rates.length;
  const without =
    lacking === 0 ? '' : ` We have no rate of ${lacking === 1 ? 'one' : numberInWords(lacking)} of them.`;
  return [
    `In ${first.period_label}, from ${range.join(' to ')} of their graduates passed the ${exams[first.exam]} (NCLEX)${time}.${without}`,
  ];
}

/** Says what the rows of a page have in common, where the page is all of a list or the closest of it. */
export function inCommon(answer: FinderAnswer, inputs: FinderInputs): string[] {
  const { results } = answer;
  const rows = rowsOf(answer, inputs);
  if (rows === null || results.length <= 1) return [];
  const isPhd = results.some(({ credential }) => credential === 'PHD');
  return [...(isPhd ? [] : kindsInWords(rows, results)), ...ratesInWords(results)];
}
