import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { programCatalogue } from '@/lib/programs/catalogue/catalogue';
import type { ProgramFacts } from '@/lib/programs/program-schema';
import { isEditionOfReference } from '../reference/edition';

/**
 * The scores computed once more from the tables and constants, in words of their own: no rule, function or type of
 * `lib/programs/score` and `lib/programs/catalogue` is read. Then the reference answers of data edition 2.
 */
const data = loadData();
const catalogue = programCatalogue(data);
const unitOf = new Map([...catalogue.institutions.values()].map(({ slug, ipeds }) => [slug, ipeds?.unitid]));

const constants = data.parameters('outcomes-score');
const constant = (name: string, subject: string) => constants.number(name, subject);
const optional = (name: string, subject: string) => Number(constants.find(name, subject)?.value ?? 0);

const tableBy = <Row>(rows: readonly Row[], key: (row: Row) => string) => {
  const index = new Map<string, Row[]>();
  for (const row of rows) index.set(key(row), [...(index.get(key(row)) ?? []), row]);
  return index;
};
const wageIn = tableBy(data.rows('wages'), (row) => `${row.state_slug} ${row.soc}`);
const wageAround = tableBy(data.rows('wages_metro'), (row) => `${row.area_code} ${row.soc}`);
const measured = tableBy(data.rows('program_outcomes'), (row) => `${row.unitid} ${row.credential}`);
const kindOfBsn = tableBy(data.rows('first_degree_bsn'), (row) => row.unitid);
const prices = tableBy(data.rows('prices'), (row) => `${row.unitid} ${row.credential}`);
const campuses = tableBy(data.rows('institutions'), (row) => (row.opeid ?? '').slice(0, 6));
const results = tableBy(data.rows('pass_rates'), (row) => `${row.unitid} ${row.program_type}`);
const yearOf = (label: string) => Number(/(\d{4})\D*$/.exec(label)?.[1]);

type Type = 'LPN' | 'ADN' | 'BSN' | 'ABSN' | 'RN_TO_BSN' | 'MSN' | 'DNP';
const types: readonly string[] = ['LPN', 'ADN', 'BSN', 'ABSN', 'RN_TO_BSN', 'MSN', 'DNP'];
const awardOf = (type: Type) => (type === 'ABSN' || type === 'RN_TO_BSN' ? 'BSN' : type);

function mostlyNurses(unitid: string): boolean {
  const [row] = kindOfBsn.get(unitid) ?? [];
  return (
    row?.first_degree === 'no' || (row?.first_degree === 'mixed' && !((row.prelicensure_share ?? 0) >= 0.6))
  );
}

function outcomeRow(unitid: string, type: Type) {
  const rows = measured.get(`${unitid} ${type === 'DNP' ? 'DOCTORAL' : awardOf(type)}`) ?? [];
  const worth = (row: (typeof rows)[number]) =>
    1e9 * Number(row.median_earnings !== null && row.earnings_years_after_completion === 4) +
    1e8 * Number(row.median_earnings !== null) +
    (row.completers_count ?? 0);
  return rows.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Whether the pay of the row is that of the program's own graduates and enough of them. */
function isOwn(unitid: string, type: Type): boolean {
  const row = outcomeRow(unitid, type);
  if (row?.earnings_usable !== true) return false;
  const award = data.awards(unitid).find(({ credential }) => credential === awardOf(type));
  if (['BSN', 'ABSN', 'RN_TO_BSN'].includes(type)) {
    const wantsNurses = type === 'RN_TO_BSN';
    if (mostlyNurses(unitid) !== wantsNurses) return false;
    if (row.units_sharing_value !== null) {
      const degrees = (campuses.get(row.opeid6) ?? []).flatMap((campus) =>
        (kindOfBsn.get(campus.unitid) ?? []).map((one) => ({
          count: one.bsn_degrees_a_year,
          other: mostlyNurses(campus.unitid) !== wantsNurses,
        })),
      );
      const sum = (some: typeof degrees) => some.reduce((total, { count }) => total + count, 0);
      if (sum(degrees.filter(({ other }) => other)) > 0.4 * sum(degrees)) return false;
    }
  }
  if (['MSN', 'DNP'].includes(type) && ['anesthesia', 'entry'].includes(award?.msn_kind ?? '')) return false;
  if (type === 'LPN' && (award?.aide_share ?? 0) > 0.2) return false;
  return row.earners_count !== null || (row.completers_count ?? 0) >= 10;
}

/** The value of a measure and its standard error as a share of its points; null where nothing is measured. */
type Found = readonly [value: number, error: number] | null;

function payOf(unitid: string, type: Type, state: string): Found {
  const row = outcomeRow(unitid, type);
  if (!row || !isOwn(unitid, type)) return null;
  const of = `${type}:earnings`;
  const soc = type === 'LPN' ? '29-2061' : '29-1141';
  const area = data.institutionArea(unitid);
  const online =
    type === 'MSN' || type === 'DNP' ? area?.graduates_online_90 : area?.undergraduates_online_90;
  const wide = wageIn.get(`${online ? 'us' : state} ${soc}`)?.[0]?.mean_annual ?? Number.NaN;
  const near = online ? wide : (wageAround.get(`${area?.area_code} ${soc}`)?.[0]?.mean_annual ?? wide);
  const expected =
    near ** constant('b_area', of) * wide ** constant('b_state', of) * Math.exp(constant('median_log', of));
  const effect = online ? 0 : optional('state_effect', `${type}:${state}`);
  const index = Math.log((row.median_earnings_restated ?? Number.NaN) / expected) - effect;
  const earners =
    row.earners_count ?? Math.max(16, Math.exp(1.143 + 0.786 * Math.log(row.completers_count ?? 0)));
  const [between, within] = [constant('tau2', of), constant('sigma2', of)];
  const spread = Math.abs(constant('one_at', of) - constant('zero_at', of));
  return [
    index / (1 + constant('k', of) / earners),
    Math.sqrt(1 / (1 / between + earners / within)) / spread,
  ];
}

function examOf(unitid: string, type: Type): Found {
  const exam = type === 'LPN' ? 'NCLEX-PN' : 'NCLEX-RN';
  const rows = (results.get(`${unitid} ${type === 'ABSN' ? 'BSN' : type}`) ?? []).filter(
    (row) =>
      row.exam === exam &&
      row.period_kind !== 'partial' &&
      row.candidates >= 10 &&
      yearOf(row.period_label) >= 2021,
  );
  const years = [...new Set(rows.map((row) => yearOf(row.period_label)))].sort((a, b) => b - a).slice(0, 3);
  let [passed, candidates] = [0, 0];
  for (const row of rows.filter((one) => years.includes(yearOf(one.period_label)))) {
    candidates += row.candidates;
    passed += row.passed ?? Math.floor((row.candidates * (row.pass_rate_percent ?? 0)) / 100 + 0.5);
  }
  if (years.length === 0) return null;
  const share = (passed + 50 * (exam === 'NCLEX-PN' ? 0.8838 : 0.9116)) / (candidates + 50);
  return [share, Math.sqrt((share * (1 - share)) / (candidates + 50)) / 0.3];
}

function measures(unitid: string, type: Type, state: string): Map<string, Found> {
  const found = new Map<string, Found>();
  const row = outcomeRow(unitid, type);
  const licensed = ['LPN', 'ADN', 'BSN', 'ABSN'].includes(type);
  if (licensed && state === (type === 'LPN' ? 'tennessee' : 'georgia'))
    found.set('nclex', examOf(unitid, type));
  found.set('earnings', payOf(unitid, type, state));
  if (licensed) {
    const profile = data.institutionProfile(unitid);
    const rate = ['LPN', 'ADN'].includes(type)
      ? profile?.retention_full_time_percent
      : data.institution(unitid)?.graduation_rate_150pct;
    found.set(
      'completion',
      (profile?.retention_full_time_cohort ?? 0) >= 30 && rate != null ? [rate, 0] : null,
    );
  }
  if (type !== 'ABSN') {
    const price = prices.get(`${unitid} ${type}`)?.[0]?.whole_program_price ?? null;
    const usual = data
      .rows('price_by_state')
      .find((one) => one.state_slug === state && one.credential === type && one.control === 'all')?.median;
    found.set('affordability', price !== null && usual ? [price / usual, 0] : null);
  }
  const debt = isOwn(unitid, type) ? (row?.median_debt ?? null) : null;
  found.set('debt', debt === null ? null : [debt / (row?.median_earnings ?? Number.NaN), 0]);
  return found;
}

function scoreOf(unitid: string, type: Type) {
  const school = data.institution(unitid);
  const found = measures(unitid, type, school?.state_slug ?? '');
  const all = [...found.keys()].reduce((sum, id) => sum + constant('weight', `${type}:${id}`), 0);
  const parts = [...found].map(([id, value]) => {
    const of = `${type}:${id}`;
    const weight = (100 * constant('weight', of)) / all;
    const [zero, one] = [constant('zero_at', of), constant('one_at', of)];
    const share = value
      ? Math.max(0, Math.min(1, (value[0] - zero) / (one - zero)))
      : constant('missing_points', `${of}:${school?.control}`);
    const error = value ? Math.min(0.5, value[1]) : constant('missing_sd', `${of}:${school?.control}`);
    return { id, weight, points: weight * share, variance: (weight * error) ** 2, known: value !== null };
  });
  return {
    score: parts.reduce((sum, { points }) => sum + points, 0),
    error: Math.sqrt(parts.reduce((sum, { variance }) => sum + variance, 0)),
    parts,
  };
}

const scored = catalogue.programs.filter(
  ({ credential, score, facts }) => types.includes(credential) && score && unitOf.get(facts.slug),
);

describe('the score', () => {
  it('of every program is the same computed once more', () => {
    expect(scored.length).toBeGreaterThan(4000);
    for (const { credential, score, facts } of scored) {
      const again = scoreOf(unitOf.get(facts.slug) ?? '', credential as Type);
      expect(score?.total, facts.slug).toBeCloseTo(again.score, 6);
      expect(score?.standardError, facts.slug).toBeCloseTo(again.error, 6);
      const parts = new Map(again.parts.map((part) => [part.id, part]));
      expect(facts.score_parts.map(({ id }) => id).sort()).toEqual([...parts.keys()].sort());
      for (const part of facts.score_parts) expect(part.value !== null).toBe(parts.get(part.id)?.known);
    }
  });
});

type Reference = Readonly<Record<string, string>>;
const references: Reference[] = parse(readFileSync('tests/reference/outcomes_score_check.csv', 'utf8'), {
  columns: true,
});
const programs = new Map(
  catalogue.programs.map(({ facts }) => [`${unitOf.get(facts.slug)} ${facts.credential}`, facts]),
);
const tenth = (value: number | null | undefined) => (value == null ? '' : value.toFixed(1));
const MISSING = 'missing: ';

/** A part as the reference has it: points, weight and why it is missing. */
function partOf(facts: ProgramFacts, id: string): readonly string[] {
  const part = facts.score_parts.find((one) => one.id === id);
  if (!part) return ['', '', 'not applicable'];
  return [
    tenth(part.points),
    tenth(part.weight),
    part.value === null ? `${MISSING}${part.reason}` : 'measured',
  ];
}
const partIn = (row: Reference, id: string): readonly string[] => {
  const value = row[`${id}_value`] ?? '';
  const words = value.startsWith(MISSING) || value === 'not applicable' ? value : 'measured';
  return [row[`${id}_points`] ?? '', row[`${id}_of`] ?? '', words];
};

describe.runIf(isEditionOfReference)('the reference answers', () => {
  it.each(references.map((row) => [`${row.unitid} ${row.credential}`, row] as const))('%s', (key, row) => {
    const facts = programs.get(key);
    if (!facts) throw new Error('It is not in the catalogue');
    expect([facts.program_status, facts.evidence ?? '', facts.msn_kind ?? '']).toEqual([
      row.status,
      row.evidence,
      row.msn_kind,
    ]);
    expect([tenth(facts.outcomes_score), tenth(facts.standard_error)]).toEqual([
      row.score,
      row.standard_error,
    ]);
    const { best, worst } = facts.band_range ?? {};
    expect([facts.band, best, worst].map((band) => String(band ?? ''))).toEqual([
      row.band,
      row.band_best,
      row.band_worst,
    ]);
    // A program without a score has no parts; the reference still says what they would be.
    if (row.score === '') return expect(facts.score_parts).toEqual([]);
    for (const id of ['nclex', 'earnings', 'completion', 'affordability', 'debt']) {
      expect(partOf(facts, id), id).toEqual(partIn(row, id));
    }
  });
});
