import { describe, expect, test } from 'vitest';
import type { CsvRecord } from '@/lib/data/csv';
import { importInput } from '@/tests/support/held-tables';
import { fileOfText, rawFile } from '@/tests/support/source-files';
import type { SourceFile } from '../files/source-file';
import type { ImportInput } from '../importer';
import { accreditation, editionOf } from './accreditation';

const dapip = ['Records', 'Actions'].map((part) => rawFile(`accreditation/Accreditation${part}.csv`));
const campuses = rawFile('accreditation/InstituteCampuses.csv');
const ccne = rawFile('accreditation/ccne_accprog_2022.html', 'accprog_2022-03.html');
const cnea = rawFile('accreditation/cnea_page_sample.txt', 'cnea_2026-02-01.txt');

const read = (files: readonly SourceFile[], tables = {}, more: Partial<ImportInput> = {}) =>
  accreditation.read(importInput(files, tables, more));
async function rows(files: readonly SourceFile[], held: readonly CsvRecord[] = []) {
  const { changes } = await read(files, { accreditation: held });
  return changes[0]?.records ?? [];
}

const HEADER = 'institution_name,state,program_level,accreditor,accreditation_status,last_verified_date';
const listOf = (...lines: readonly string[]) => fileOfText('acen.csv', `${[HEADER, ...lines].join('\n')}\n`);
const heldRow: CsvRecord = {
  institution: 'A School',
  city: 'Town',
  state_slug: 'ohio',
  state_code: 'OH',
  credential: 'ADN',
  level_as_printed: 'Associate',
  agency: 'ACEN',
  status: 'Candidate',
  initial: '2019',
  unitid: '100001',
  as_of: '2026-02-01',
  note: 'the newest list that could be obtained; term printed then: 2024',
};

describe('DAPIP', () => {
  test('current programs of the nursing agencies, without history', async () => {
    const records = await rows([...dapip, campuses]);
    expect(records).toHaveLength(17);
    expect(records.map(({ institution }) => institution)).not.toContain('JRMC School of Nursing');
    expect(records.find(({ institution }) => institution === 'Carl Sandburg College')).toMatchObject({
      city: 'Galesburg',
      state_code: 'IL',
      state_slug: 'illinois',
      agency: 'ACEN',
      status: 'Accredited',
      initial: 'February 1, 2001',
      term_ends_or_next_review: 'December 31, 2016',
    });
  });

  test('an estimated date is certain to the year only', async () => {
    const records = await rows([...dapip, campuses]);
    const diploma = records.find(({ credential }) => credential === 'DIPLOMA');
    expect(diploma).toMatchObject({ initial: '1973', term_ends_or_next_review: 'December 31, 2018' });
  });

  test('every level names a credential', async () => {
    const records = await rows([...dapip, campuses]);
    expect(new Set(records.map(({ agency, credential }) => `${agency} ${credential}`))).toEqual(
      new Set([
        'ACEN ADN',
        'ACEN DIPLOMA',
        'ACEN LPN',
        'ACEN MSN',
        'ACEN DNP',
        'CCNE BSN',
        'CCNE MSN',
        'CCNE DNP',
      ]),
    );
  });

  const RECORDS =
    'DapipId,AgencyName,ProgramName,SequentialId,InitialDateFlag,AccreditationDate,AccreditationStatus,ReviewDate,AccreditationEndDate,EndingActionId';
  const CAMPUSES =
    'DapipId,OpeId,IpedsUnitIds,LocationName,ParentName,ParentDapipId,LocationType,Address,AdminName';
  const made = (records: readonly string[], places: readonly string[]) => [
    fileOfText('AccreditationRecords.csv', `${[RECORDS, ...records].join('\n')}\n`),
    fileOfText('InstituteCampuses.csv', `${[CAMPUSES, ...places].join('\n')}\n`),
  ];
  const PROGRAM =
    'Commission on Collegiate Nursing Education,Nursing (CNDNP) - at the doctorate degree levels';
  const current = (id: string, status = 'Accredited', sequence = 1, day = '3/1/2020 12:00:00 AM') =>
    `${id},${PROGRAM},${sequence},Actual,${day},${status},12/31/2030,,`;
  const institution =
    '1,00100100,"100001,100002",A School,-,-,Institution,"1 Street, Town, OH 43001",A Person';
  const branch = '2,00100101,,East,A School,1,Additional Location,"2 Street, Village, PA 15001",A Person';
  const units = { institutions: [{ unitid: '100002' }] };

  test('a location without a unit has that of its institution; of several, the one that we have', async () => {
    const { changes } = await read(made([current('1'), current('2')], [institution, branch]), units);
    expect(changes[0]?.records).toMatchObject([
      { institution: 'A School', state_code: 'OH', unitid: '100002' },
      { institution: 'A School - East', city: 'Village', state_code: 'PA', unitid: '100002' },
    ]);
    expect(JSON.stringify(changes)).not.toContain('A Person');
  });

  test('preaccreditation is candidacy; several accreditations at a time are one program', async () => {
    expect(await rows(made([current('1', 'Preaccredited')], [institution]))).toMatchObject([
      { status: 'Candidate' },
    ]);
    const two = [current('1', 'Preaccredited'), current('1', 'Accredited', 2, '06/30/2022')];
    expect(await rows(made(two, [institution]))).toMatchObject([
      { status: 'Accredited', initial: 'March 1, 2020', term_ends_or_next_review: 'December 31, 2030' },
    ]);
  });

  test('a whole list takes away older rows of its agencies and credentials; a slice and history do not', async () => {
    const other = { ...heldRow, agency: 'CCNE', credential: 'DNP', institution: 'Gone', as_of: '2019-01' };
    const held = [
      other,
      { ...other, institution: 'Withdrawn', status: 'Voluntarily withdrawn' },
      { ...other, credential: 'CERTIFICATE' },
    ];
    const files = made([current('1')], [institution]);
    const names = async (slice: boolean) => {
      const { changes } = await read(files, { accreditation: held, ...units }, { slice });
      return changes[0]?.records.map(({ institution: name, credential }) => `${name} ${credential}`);
    };
    expect(await names(true)).toEqual(['Gone DNP', 'Withdrawn DNP', 'Gone CERTIFICATE', 'A School DNP']);
    await expect(names(false)).rejects.toThrow(/has 1 programs of CCNE, of which 3 are stored/);
    held.pop();
    expect(await names(false)).toEqual(['Withdrawn DNP', 'A School DNP']);
  });

  test.each([
    ['only one of its files', () => [fileOfText('AccreditationRecords.csv', `${RECORDS}\n`)], /no such file/],
    ['another file beside', () => [...made([], []), fileOfText('a.csv', '')], /a\.csv: is not of DAPIP/],
    [
      'columns of another edition',
      () => [fileOfText('AccreditationRecords.csv', 'DapipId\n1\n'), campuses],
      /lacks the columns AGENCYNAME/,
    ],
    ['a program twice', () => made([current('1'), current('1')], [institution]), /has two rows of 1\|CCNE/],
    ['a campus twice', () => made([current('1')], [institution, institution]), /two rows of DAPIPID 1/],
    ['a campus that is cut off', () => made([current('3')], [institution]), /lacks DapipId 3/],
    [
      'a status that is not known',
      () => made([current('1', 'Denied')], [institution]),
      /has the status "Denied"/,
    ],
    [
      'a date that does not exist',
      () => made([current('1', 'Accredited', 1, '2/30/2020')], [institution]),
      /date "2\/30\/2020"/,
    ],
    ['a line that is cut off', () => made([`1,${PROGRAM}`], [institution]), /has 3 cells under 10 columns/],
    ['no nursing program', () => made([], [institution]), /no current program of a nursing agency/],
  ])('%s is refused', async (_, files, reason) => {
    await expect(read(files())).rejects.toThrow(reason);
  });
});

describe('pages of agencies', () => {
  test('a CSV of an agency: a candidate is not accredited', async () => {
    expect(await rows([rawFile('accreditation/acen_search_sample.csv')])).toMatchObject([
      { institution: 'ACTIVA Training Center', credential: 'ADN', status: 'Candidate', as_of: '2026-02-01' },
      { credential: 'LPN', state_slug: 'new-york' },
      { credential: 'ADN', check_at: 'https://www.acenursing.org/search-programs/' },
      { institution: 'ATA College', status: 'Accredited' },
      { state_code: 'MT' },
      { state_code: 'GA' },
    ]);
  });

  test('what was read is written down', async () => {
    const { changes } = await read([ccne]);
    expect(changes[0]?.edition.files).toEqual([
      {
        publisher: 'Commission on Collegiate Nursing Education',
        file: ccne.name,
        edition: '2022-03',
        address: 'https://directory.ccnecommunity.org/reports/accprog.asp',
        sha256: ccne.sha256,
        read_on: '2026-11-28',
      },
    ]);
  });

  test('a page of CCNE gives every level of a school', async () => {
    const records = await rows([ccne]);
    expect(records).toMatchObject([
      {
        institution: 'Auburn University',
        city: 'Auburn University',
        state_code: 'AL',
        credential: 'BSN',
        initial: 'April 21, 2007',
        term_ends_or_next_review: 'June 30, 2022',
        website: 'http://www.auburn.edu/academic/nursing/',
        as_of: '2022-03',
      },
      { credential: 'MSN', level_as_printed: "Master's" },
      { credential: 'DNP', initial: 'February 4, 2019' },
      { credential: 'CERTIFICATE', term_ends_or_next_review: 'December 31, 2024' },
    ]);
  });

  test('text of CNEA gives levels, first and last term, and no persons', async () => {
    const records = await rows([cnea]);
    expect(records).toMatchObject([
      { institution: 'Legacy Education, Integrity College of Health', credential: 'BSN', state_code: 'CA' },
      {
        credential: 'ADN',
        initial: 'February 27, 2018',
        term_ends_or_next_review: 'Spring 2033',
        note: 'term to September 30, 2033',
      },
      {
        institution: 'University of Arkansas at Monticello',
        credential: 'MSN',
        initial: 'September 30, 2023',
      },
    ]);
    expect(JSON.stringify(records)).not.toContain('e-mail');
  });

  const row = 'A School,OH,ASN,ACEN,Accredited,2026-11-01';
  test.each([
    ['another file', fileOfText('hd2024.csv', 'UNITID\n1\n'), /is no list of accredited programs/],
    ['a page without its day', fileOfText('page.html', ''), /put the day into its name/],
    ['text without its day', fileOfText('page.txt', ''), /put the day into its name/],
    ['a page without a school', fileOfText('a_2026-11-01.html', '<p>Not found'), /has no school/],
    [
      'a page that is cut off',
      { ...ccne, bytes: ccne.bytes.slice(0, 1900) },
      /is cut off: a table has no end/,
    ],
    ['text of no school', fileOfText('a_2026-11-01.txt', 'A\nB\n'), /A: "B" is no level that is known/],
    ['a column that is not known', fileOfText('a.csv', `${HEADER},cities\n`), /has the columns cities/],
    [
      'a column that is missing',
      fileOfText('a.csv', 'institution_name,accreditor\n'),
      /lacks the columns STATE/,
    ],
    ['an agency that is not known', listOf(row.replace('ACEN', 'NLNAC')), /accreditor is "NLNAC"/],
    ['a level that is not known', listOf(row.replace('ASN', 'Nursing')), /program_level is "Nursing"/],
    [
      'a status that is not known',
      listOf(row.replace('Accredited', 'Denied')),
      /accreditation_status is "Denied"/,
    ],
    ['a day to come', listOf(row.replace('2026-11', '2027-11')), /last_verified_date is "2027-11-01"/],
    ['a program twice', listOf(row, row), /has two rows of A School/],
  ])('%s is refused', async (_, file, reason) => {
    await expect(read([file])).rejects.toThrow(reason);
  });

  test('two lists at a time are refused', async () => {
    await expect(read([ccne, cnea])).rejects.toThrow(
      /accprog_2022-03\.html, cnea_2026-02-01\.txt: one source/,
    );
  });
});

describe('stored rows', () => {
  const listed = (status: string, day: string, name = 'A SCHOOL') =>
    listOf(`${name},OH,ASN,ACEN,${status},${day}`);

  test('a row is updated under its own name; what the list leaves out stays', async () => {
    expect(await rows([listed('Accredited', '2026-11-01')], [heldRow])).toMatchObject([
      { ...heldRow, status: 'Accredited', as_of: '2026-11-01', note: '' },
    ]);
  });

  test('a school of another name is found by its unit', async () => {
    const file = fileOfText(
      'a.csv',
      `${HEADER},unitid\nThe School,OH,ASN,ACEN,Accredited,2026-11-01,100001\n`,
    );
    expect(await rows([file], [heldRow])).toMatchObject([{ institution: 'A School', status: 'Accredited' }]);
  });

  test('a row of a newer list stays, and a difference is named', async () => {
    const { changes, warnings } = await read([listed('Accredited', '2025-11-01')], {
      accreditation: [heldRow],
    });
    expect(changes[0]?.records).toMatchObject([heldRow]);
    expect(warnings).toEqual([
      expect.stringContaining('"Accredited" on this list, "Candidate" on a newer one'),
    ]);
  });

  test('a program that a newer list does not have is not added from an older one', async () => {
    const { changes, warnings } = await read([listed('Accredited', '2025-11-01', 'B School')], {
      accreditation: [heldRow],
    });
    expect(changes[0]?.records).toHaveLength(1);
    expect(warnings).toEqual([expect.stringMatching(/^B School, OH, ADN \(ACEN\).*: not added$/)]);
  });

  test('a program that fits several rows changes none', async () => {
    const held = [heldRow, { ...heldRow, city: 'Village' }];
    const { changes, warnings } = await read([listed('Accredited', '2026-11-01')], { accreditation: held });
    expect(changes[0]?.records).toMatchObject(held);
    expect(warnings).toEqual([expect.stringContaining('fits 2 rows')]);
  });

  test('a new row has the words that its agency mostly has for the level', async () => {
    const records = await rows([listed('Candidate', '2026-11-01', 'B School')], [heldRow]);
    expect(records[1]).toMatchObject({
      institution: 'B School',
      level_as_printed: 'Associate',
      state_slug: 'ohio',
    });
  });

  test('schools of the territories are left out and counted', async () => {
    const { warnings } = await read([listOf('A,PR,ASN,ACEN,Accredited,2026-11-01')]);
    expect(warnings).toEqual(['Left out, not of the 50 states or DC: 1']);
  });

  test('the edition says when the lists were read', () => {
    const of = (...days: readonly string[]) => editionOf(days.map((as_of) => ({ as_of })));
    expect(of('2026-02-01', '2026-10-03', '2022-03')).toBe(
      'Lists read on 2026-10-03 and 2026-02-01; older where we have nothing newer',
    );
    expect(of('2026-10-03')).toBe('Lists read on 2026-10-03');
    expect(of('2026-10-03', '2026-02-01', '2026-11-28')).toBe('Lists read between 2026-02-01 and 2026-11-28');
  });
});
