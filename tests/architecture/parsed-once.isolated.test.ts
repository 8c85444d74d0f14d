import { expect, it, vi } from 'vitest';
import { admissionReadiness } from '@/lib/calculators/admission-readiness';
import { nursingRoi } from '@/lib/calculators/nursing-roi';
import { inputsOf } from '@/lib/calculators/nursing-roi/parameters';
import { loadData } from '@/lib/data/data';
import { dataPageView } from '@/lib/pass-rates/page/data-page';
import { ratesSource } from '@/lib/pass-rates/page/source';
import { occupationPages } from '@/lib/places/occupations';
import { occupationView } from '@/lib/places/page/occupation';
import { stateView } from '@/lib/places/page/state';
import { programs } from '@/lib/site/api/programs';
import { homeView } from '@/lib/site/pages/home';
import { methodologyIndexView } from '@/lib/site/pages/methodology';
import { applicant } from '../support/admission-readiness';

const parsed = vi.hoisted(() => [] as string[]);

vi.mock('@/lib/data/csv', async (original) => {
  const csv = await original<typeof import('@/lib/data/csv')>();
  const parseCsv: typeof csv.parseCsv = (table, text, row) => {
    parsed.push(table);
    return csv.parseCsv(table, text, row);
  };
  return { ...csv, parseCsv };
});

it('each table is parsed once, however many answers and pages read it', () => {
  expect(parsed).toEqual([]);
  const data = loadData();
  for (let visit = 0; visit < 2; visit += 1) {
    nursingRoi.answer(inputsOf({ state: 'ohio', degree: 'BSN', current_income: 0 }), data);
    admissionReadiness.answer(applicant(), data);
    stateView('ohio', data);
    for (const occupation of occupationPages) occupationView(occupation, data);
    dataPageView(data);
    ratesSource();
    methodologyIndexView(data);
    homeView(data);
    programs();
  }
  expect(parsed).toContain('data/wages.csv');
  expect(parsed).toContain('data/institutions.csv');
  expect(parsed).toContain('data/pass_rates.csv');
  expect(parsed).toHaveLength(new Set(parsed).size);
}, 60_000);
