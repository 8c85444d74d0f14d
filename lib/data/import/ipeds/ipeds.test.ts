import { expect, it } from 'vitest';
import { editionsOf2024, fileOfRows, surveyFixture } from '@/tests/support/ipeds';
import { readCorpus } from '../../check/corpus';
import type { SourceFile } from '../files/source-file';
import { ipeds } from './ipeds';

const read = (...files: readonly SourceFile[]) =>
  ipeds.read({
    files,
    corpus: readCorpus(new Map()),
    editions: editionsOf2024,
    today: '2026-11-29',
    slice: true,
  });

it('refuses files that decide no table', async () => {
  await expect(read(fileOfRows('gr2024.csv', [{ UNITID: '1' }]), fileOfRows('x.csv', []))).rejects.toThrow(
    /^gr2024\.csv, x\.csv: none of these decides a table: HD2024\.csv and /,
  );
});

it('runs the parts whose survey is given, and writes down the files that were read', async () => {
  const { changes, problems } = await read(surveyFixture('hd2024.csv'));
  expect(problems).toEqual([]);
  expect(changes.map(({ table }) => table)).toEqual(['institutions', 'institutions_location']);
  expect(changes[0]?.edition.files).toMatchObject([
    {
      file: 'hd2024.csv',
      edition: 'HD2024',
      address: 'https://nces.ed.gov/ipeds/datacenter/data/HD2024.zip',
      read_on: '2026-11-29',
    },
  ]);
});

it('reads the largest of files that are given more than once, and names files that it does not read', async () => {
  const whole = surveyFixture('hd2024.csv');
  const slice = { ...whole, bytes: whole.bytes.subarray(0, whole.bytes.indexOf(10) + 1) };
  const { warnings } = await read(slice, whole, fileOfRows('notes.csv', []));
  expect(warnings.slice(0, 2)).toEqual([
    'not read, no survey file by its name: notes.csv',
    'given more than once, the largest is read: HD2024',
  ]);
});
