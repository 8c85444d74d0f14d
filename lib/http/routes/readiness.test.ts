import { describe, expect, it } from 'vitest';
import { readContent } from '@/lib/data/read';
import { isContentWhole } from './readiness';

describe('the tables', () => {
  it('are those of the version', () => {
    expect(isContentWhole()).toBe(true);
  });

  it('are not where a single digit of one of them is another', () => {
    const spoilt = (file: string) =>
      file.endsWith('wages.csv') ? readContent(file).replace(/[0-9]/, '7x') : readContent(file);
    expect(isContentWhole(spoilt)).toBe(false);
  });
});
