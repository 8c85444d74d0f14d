import { describe, expect, it } from 'vitest';
import { areaSlugs } from '@/lib/places/states';
import { degrees } from './credentials';
import { dataFrom, indexedData, loadData } from './data';
import { allTables, type TableName } from './registry';

/** Tables with one row for an institution, by its unit. */
type UnitTable =
  | 'closures'
  | 'institution_areas'
  | 'institutions_location'
  | 'institution_profile'
  | 'net_price_by_income';

describe('a table', () => {
  it('is read on first use, and once, whatever asks for it', () => {
    const given = dataFrom({ wages: loadData().rows('wages'), rpp: loadData().rows('rpp') });
    const reads: string[] = [];
    const data = indexedData('example', (table) => {
      reads.push(table);
      return given.rows(table);
    });
    expect(reads).toEqual([]);
    data.wage('ohio', '29-1141');
    data.findWage('utah', '29-1141');
    data.rows('wages');
    data.priceLevel('ohio');
    expect(reads).toEqual(['wages', 'rpp']);
  });

  it('is that of the process for everyone who loads the data', () => {
    expect(loadData().rows('institutions')).toBe(loadData().rows('institutions'));
  });

  it.each(allTables.map(({ name }) => name as TableName))('%s has rows', (name) => {
    expect(loadData().rows(name).length).toBeGreaterThan(0);
  });
});

describe('an index', () => {
  const data = loadData();

  it('finds the rows that a plain search finds', () => {
    for (const area of areaSlugs) {
      const plain = data.rows('wages').find((row) => row.state_slug === area && row.soc === '29-1141');
      expect(data.wage(area, '29-1141')).toBe(plain);
      expect(data.priceLevel(area)).toBe(data.rows('rpp').find(({ state_slug }) => state_slug === area));
    }
    expect(data.metroWages('ohio')).toEqual(
      data.rows('wages_metro').filter(({ state_slug }) => state_slug === 'ohio'),
    );
    expect(data.institutionsIn('ohio')).toEqual(
      data.rows('institutions').filter(({ state_slug }) => state_slug === 'ohio'),
    );
    expect(data.board('ohio')).toBe(data.rows('boards').find(({ state_slug }) => state_slug === 'ohio'));
  });

  it('finds an institution and its awards', () => {
    const [award] = data.rows('nursing_awards');
    const unitid = award?.unitid ?? '';
    expect(data.institution(unitid)?.unitid).toBe(unitid);
    expect(data.awards(unitid)).toEqual(data.rows('nursing_awards').filter((row) => row.unitid === unitid));
    expect(data.awardDetails(unitid)).toEqual(
      data.rows('nursing_awards_detail').filter((row) => row.unitid === unitid),
    );
    expect([data.institution('000000'), data.awards('000000')]).toEqual([undefined, []]);
  });

  it('finds what is known of an institution in every table of institutions', () => {
    const rowOf = <N extends TableName & UnitTable>(table: N, unitid: string) =>
      data.rows(table).find((row) => row.unitid === unitid);
    const unitid = data.rows('closures').find(({ status }) => status === 'closing')?.unitid ?? '';
    expect(unitid).not.toBe('');
    expect(data.closure(unitid)).toBe(rowOf('closures', unitid));
    expect(data.institutionArea(unitid)).toBe(rowOf('institution_areas', unitid));
    expect(data.institutionLocation(unitid)).toBe(rowOf('institutions_location', unitid));
    expect(data.institutionProfile(unitid)).toBe(rowOf('institution_profile', unitid));
    expect(data.netPrice(unitid)).toBe(rowOf('net_price_by_income', unitid));
    expect(data.nameAliases(unitid)).toEqual(
      data.rows('name_aliases').filter((row) => row.unitid === unitid),
    );
    const [bsn] = data.rows('first_degree_bsn');
    expect(data.firstDegree(bsn?.unitid ?? '')).toBe(bsn);
    expect([data.closure('000000'), data.firstDegree('000000')]).toEqual([undefined, undefined]);
  });

  it('finds corrections and printed prices, by the name where there is no unit', () => {
    const withoutUnit = data.rows('catalogue_overrides').find((row) => row.unitid === null);
    expect(data.overrides(withoutUnit?.institution ?? '')).toContain(withoutUnit);
    const withUnit = data.rows('catalogue_overrides').find((row) => row.unitid !== null);
    expect(data.overrides(withUnit?.unitid ?? '')).toContain(withUnit);
    const priced = data.rows('absn_prices').find((row) => row.unitid !== null);
    expect(data.absnPrices(priced?.unitid ?? '')).toContain(priced);
    expect([data.overrides('000000'), data.absnPrices('000000')]).toEqual([[], []]);
  });

  it('finds growth of wages, multipliers and terms of loans', () => {
    expect(data.wageGrowth('ohio', '29-1141')).toMatchObject({ state_slug: 'ohio', soc: '29-1141' });
    expect(data.credentialMultiplier('ohio', 'DNP')).toMatchObject({ state_slug: 'ohio', credential: 'DNP' });
    const rates = degrees.map((degree) =>
      data
        .loanParameters(degree)
        .filter(({ parameter }) => parameter === 'rate_percent')
        .map(({ value }) => value),
    );
    expect(rates.every((found) => found.length === 1)).toBe(true);
    expect(new Set(rates.flat())).toEqual(new Set([6.52, 8.07]));
    expect(() => data.wageGrowth('ohio', '29-1171')).toThrow('wage growth of 29-1171 for ohio');
  });

  it('has no row of its own making', () => {
    expect(data.findWage('us', '99-9999')).toBeUndefined();
    expect(() => data.wage('us', '99-9999')).toThrow('The data has no wage of 99-9999 for us');
  });
});

describe('data of a test', () => {
  it('has the rows that are given, and the others of its base', () => {
    const base = loadData();
    const data = dataFrom({ wages: [] }, base);
    expect(data.findWage('ohio', '29-1141')).toBeUndefined();
    expect(data.priceLevel('ohio')).toBe(base.priceLevel('ohio'));
    expect(data.version).toBe(base.version);
  });

  it('throws where a table is asked for that is not given', () => {
    expect(() => dataFrom({}).rows('wages')).toThrow('The data has no table wages');
  });

  it('refuses two rows of one key', () => {
    const twice = loadData().rows('rpp').slice(0, 1);
    expect(() => dataFrom({ rpp: [...twice, ...twice] }).priceLevel('ohio')).toThrow(
      'Two rows share the key',
    );
  });
});
