import { expect, test } from 'vitest';
import { fileOfText, rawFile } from '@/tests/support/source-files';
import { unpack } from './archive';

const zip = rawFile('scorecard/Most-Recent-Cohorts-Field-of-Study_06102026.zip');

test('a member knows the archive that was downloaded, and has its checksum', async () => {
  const members = await unpack(zip);
  expect(members.map(({ name, archive, sha256 }) => [name, archive, sha256])).toEqual([
    ['Most-Recent-Cohorts-Field-of-Study.csv', zip.name, zip.sha256],
  ]);
  expect(members[0]?.bytes).toEqual(
    Buffer.from(rawFile('scorecard/Most-Recent-Cohorts-Field-of-Study.csv').bytes),
  );
});

test('another file is returned as it is', async () => {
  const file = fileOfText('a.csv', 'a\n');
  expect(await unpack(file)).toEqual([file]);
});

test('an archive that is cut off is refused', async () => {
  const cut = { ...zip, bytes: zip.bytes.slice(0, zip.bytes.length / 2) };
  await expect(unpack(cut)).rejects.toThrow(/06102026\.zip: cannot be unpacked/);
});
