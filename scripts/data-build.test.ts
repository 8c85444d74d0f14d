import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { buildContent } from '../lib/data/build';
import { loadContent } from './data-files';

vi.setConfig({ testTimeout: 60_000 });

const held = loadContent();
const built = buildContent(held);

/** SHA-256 of the tables as they were handed over, computed apart from this code. */
const handedOver = {
  'data/prices.csv': 'b9a8558536ae3156064acbb516570aaa72a5e9ab6462c71c0781c98dc75fb157',
  'data/price_by_state.csv': '932714796079e0b57ddaa0efe514b32d6751298b11bebccd1ccb32b674112c85',
  'data/graduate_earnings_by_state.csv': '9985098429f7627b6deaa080223b97fa89dba7e5d864c42586d4e7f833286423',
};

const sha256 = (text: string | undefined) =>
  createHash('sha256')
    .update(text ?? '')
    .digest('hex');

describe('data:build', () => {
  it.each(Object.entries(handedOver))('derives %s byte for byte as it was handed over', (file, hash) => {
    expect(sha256(built.get(file))).toBe(hash);
  });

  it('writes the same bytes every time, whatever was made before', () => {
    const collected = new Map([...held].filter(([file]) => !(file in handedOver) && !file.endsWith('.json')));
    expect(buildContent(collected)).toEqual(built);
  });

  it('has been run: nothing in content/ is older than what it is made from', () => {
    const older = [...built.keys()].filter((file) => held.get(file) !== built.get(file));
    expect(older).toEqual([]);
  });

  it('moves a price, and the version, when the years of tuition move', () => {
    const longer = held
      .get('parameters/programs.csv')
      ?.replace('tuition_years,ADN,2,', 'tuition_years,ADN,3,');
    const moved = buildContent(new Map([...held, ['parameters/programs.csv', longer ?? '']]));
    expect(moved.get('data/prices.csv')).toContain('3 academic years at the yearly rate');
    const versionOf = (files: ReadonlyMap<string, string>) =>
      JSON.parse(files.get('data/datapackage.json') ?? '').version;
    expect(versionOf(moved)).not.toBe(versionOf(built));
  });
});
