import { writeRecords } from '@/lib/data/csv';
import { editions } from '@/lib/data/editions';
import { notCompared } from '@/lib/programs/facts/compared-pay';
import type { FinderAnswer } from '@/lib/programs/finder/answer';
import type { FinderInputs } from '@/lib/programs/finder/parameters';
import { measuresKnown } from '@/lib/programs/score/components';
import { absoluteUrl, paths } from '../urls';
import { partTimePercent, programs } from './programs';

type Row = FinderAnswer['results'][number];

/** Programs in one file: of a longer list those that come first. */
export const MAX_CSV_ROWS = 500;

type Value = string | number | null | undefined;

/** Column of graduates' pay at the newest wages: the name says of when they are. */
const restatedPay = `graduates_pay_${editions.wages.edition.toLowerCase().replaceAll(' ', '_')}`;

/** Columns of the file: name and value of a program. Each figure has its year and count beside it. */
const columns: Readonly<Record<string, (row: Row) => Value>> = {
  school: ({ institution }) => institution,
  city: ({ city }) => city,
  state: ({ state }) => state,
  program_type: ({ credential }) => credential,
  control: ({ control }) => control,
  distance_miles: ({ distance_miles: miles }) => miles,
  group: ({ band_label: group }) => group,
  score: ({ outcomes_score: score }) => score,
  score_give_or_take: ({ standard_error: error }) => error,
  evidence: ({ evidence }) => evidence,
  measures_known: ({ credential, score_parts: parts }) =>
    parts.length === 0 ? null : measuresKnown(credential, parts),
  exam: ({ pass_rate: rate }) => rate?.exam,
  exam_period: ({ pass_rate: rate }) => rate?.period_label,
  pass_rate_percent: ({ pass_rate: rate }) => rate?.rate_percent,
  candidates: ({ pass_rate: rate }) => rate?.candidates,
  likely_low_percent: ({ pass_rate: rate }) => rate?.interval_low,
  likely_high_percent: ({ pass_rate: rate }) => rate?.interval_high,
  pass_rate_source: ({ pass_rate: rate }) => rate?.source_url,
  tuition_and_fees: ({ tuition }) => tuition?.total,
  tuition_and_fees_a_year: ({ tuition }) => tuition?.per_year,
  tuition_for: ({ tuition }) => tuition?.residency,
  tuition_year: ({ tuition }) => tuition?.year,
  price_after_grants_a_year: ({ net_price: price }) => price?.amount,
  family_income: ({ net_price: price }) => price?.income_band,
  price_after_grants_year: ({ net_price: price }) => price?.year,
  [restatedPay]: ({ graduate_earnings: earned }) => earned?.median_restated,
  graduates_pay_published: ({ graduate_earnings: earned }) => earned?.median,
  years_after_completion: ({ graduate_earnings: earned }) => earned?.years_after_completion,
  graduates_pay_not_compared: (row) => notCompared(row)?.reason,
  earners: ({ graduate_earnings: earned }) => earned?.earners,
  debt_of_borrowers: ({ median_debt: owed }) => owed?.amount,
  graduates: ({ completions }) => completions?.count,
  graduates_year: ({ completions }) => completions?.year,
  graduation_rate_percent: ({ graduation_rate_percent: rate }) => rate,
  graduation_rate_year: ({ graduation_rate_year: year }) => year,
  accredited_by: ({ accreditation }) =>
    [...new Set(accreditation.flatMap(({ accredited, agency }) => (accredited ? [agency] : [])))].join(' '),
  undergraduates_part_time_percent: ({ slug }) => partTimePercent(slug),
  caveats: ({ caveats }) => caveats.join(' '),
  caveats_in_words: ({ caveats }) =>
    caveats.flatMap((id) => programs().catalogue.caveats.get(id) ?? []).join(' '),
  page: ({ slug, credential }) => absoluteUrl(paths.institutionProgram(slug, credential)),
};

const names = Object.keys(columns);

/** A list of programs as CSV, from its start whatever page is asked for. @param inputs a search that can be made */
export function programsCsv(inputs: FinderInputs): string {
  const found = programs().finder.find({ ...inputs, cursor: undefined, limit: MAX_CSV_ROWS });
  const rows = found.ok ? found.answer.results : [];
  return writeRecords(
    names,
    rows.map((row) => names.map((name) => String(columns[name]?.(row) ?? ''))),
    '\r\n',
  );
}
