import { loadData } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import type { PassRateDatasetRow } from '@/lib/data/tables/pass-rate-dataset';
import { passRatesOf } from '@/lib/pass-rates/pass-rates';
import type { PassRate } from '@/lib/pass-rates/rate';
import { states } from '@/lib/places/states';

const codes = new Map<string, string>(states.map(({ slug, code }) => [slug, code]));

/** A published rate as a row of the dataset. A cohort that is not published cannot become one. */
export function datasetRow(rate: PassRate): PassRateDatasetRow {
  const { period } = rate;
  return {
    state_slug: rate.state_slug,
    state_code: codes.get(rate.state_slug) ?? '',
    institution_name: rate.institution_name,
    unitid: rate.unitid,
    program_name: rate.program_name,
    city: rate.city,
    exam: rate.exam,
    program_type: rate.program_type,
    exam_year: period.year,
    period_label: period.label,
    period_kind: period.kind,
    period_start: period.start,
    period_end: period.end,
    candidates: rate.candidates,
    passed: rate.passed,
    passed_basis: rate.passed_basis,
    pass_rate_percent: rate.rate_percent,
    interval_low_percent: rate.interval_low,
    interval_high_percent: rate.interval_high,
    verification: rate.verification,
    source_name: rate.source_name,
    source_url: rate.source_url,
    obtained_from: rate.obtained_from,
  };
}

/** Every row of the dataset, in the order of the table. */
export const datasetRows = once(() => passRatesOf(loadData()).rates.map(datasetRow));
