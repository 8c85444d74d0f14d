import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadData } from '@/lib/data/data';
import { canonicalPageQuery } from './queries';

/** What is filled in where no pay is given: what a quarter of all who work in Ohio earn less than. */
const usualPay = loadData().wage('ohio', '00-0000').p25_annual;

const canonical = (path: string, query: string) => canonicalPageQuery(path, new URLSearchParams(query));

describe('the canonical query of a page', () => {
  it.each([
    [
      '/calculators/nursing-roi',
      'utm=1&degree=BSN&state=ohio',
      `state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    [
      '/calculators/nursing-roi',
      'degree=BSN&state=ohio&current_income=&pay_per=year&hours=40',
      `state=ohio&degree=BSN&current_income=${usualPay}`,
    ],
    [
      '/calculators/nursing-roi',
      'degree=ADN&state=ohio&current_income=17.50&pay_per=hour&hours=36&compare=',
      'state=ohio&degree=ADN&current_income=17.50&pay_per=hour&hours=36',
    ],
    [
      '/calculators/nursing-roi',
      'degree=BSN&state=ohio&current_income=00',
      'state=ohio&degree=BSN&current_income=00',
    ],
    ['/calculators/nursing-roi', 'current_income=0&state=ohio', 'state=ohio&current_income=0'],
    ['/calculators/nursing-roi', 'compare_2=ADN&compare=LPN&state=', 'state=&compare=LPN&compare_2=ADN'],
    ['/calculators/nursing-roi', 'state=undefined', 'state=undefined'],
    ['/calculators/admission-readiness', 'gpa=5&teas_score=70', 'gpa=5&teas_score=70'],
    ['/programs', 'view=table&sort=outcomes&limit=10&state=ohio', 'state=ohio&view=table'],
    ['/programs', 'sort=outcomes&sort=debt', 'sort=outcomes&sort=debt'],
    ['/programs', 'query=&max_tuition=+&control=&state=ohio&view=', 'state=ohio'],
    ['/programs/compare', 'program=b&x=1&program=a', 'program=b&program=a'],
    [
      '/programs/compare',
      'credential=BSN&schools=b&schools=&schools=a',
      'schools=b&schools=a&credential=BSN',
    ],
    ['/nclex-pass-rates/georgia', 'order=rate&year=newest&page=1&utm=1', 'order=rate'],
    ['/nclex-pass-rates/virginia', 'year=all&school=&exam=NCLEX-RN', ''],
    ['/nclex-pass-rates/ohio', 'year=2024', ''],
    ['/programs/emory-university-139658', 'utm=1', ''],
    ['/about', 'utm=1', ''],
    ['/somewhere', 'b=2&a=1', 'a=1&b=2'],
  ])('%s?%s is %s', (path, query, expected) => {
    expect(canonical(path, query)).toBe(expected);
  });

  it('stays as it is when it is made again, and does not depend on order', () => {
    const name = fc.constantFrom('state', 'degree', 'current_income', 'compare', 'other');
    const value = fc.constantFrom('', '0', '36820', 'ohio', 'BSN', 'a&b=c');
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([key]) => key }), (pairs) => {
        const once = canonical('/calculators/nursing-roi', new URLSearchParams(pairs).toString());
        expect(canonical('/calculators/nursing-roi', once)).toBe(once);
        const reversed = new URLSearchParams([...pairs].reverse()).toString();
        expect(canonical('/calculators/nursing-roi', reversed)).toBe(once);
      }),
    );
  });
});
