import { describe, expect, it } from 'vitest';
import { readContent } from '@/lib/data/read';
import { formatCount } from '@/lib/numbers/format';
import { guidance } from '@/lib/site/guidance';
import { protocolRevisions } from './protocol';
import { instructions } from './service';
import { MAX_CHARACTERS } from './shorten';
import { tools } from './tools';

describe('what is said of the endpoint', () => {
  it('tells assistants how to cite what the tool can answer, and what it is not for', () => {
    const { citationRules, programCitationRules, notFor } = guidance();
    for (const sentence of [...programCitationRules, ...notFor]) expect(instructions()).toContain(sentence);
    const others = citationRules.filter((sentence) => !programCitationRules.includes(sentence));
    expect(others.some((sentence) => sentence.includes('specialty'))).toBe(true);
    for (const sentence of others) expect(instructions()).not.toContain(sentence);
  });

  it('names on the page for developers the tool, the sizes and the revisions that there are', () => {
    const page = readContent('pages/developers.md');
    const { structured, text } = MAX_CHARACTERS;
    expect(page).toContain(`${formatCount(structured)} characters and the other under ${formatCount(text)}`);
    for (const said of [...tools().map(({ name }) => name), ...protocolRevisions])
      expect(page).toContain(said);
  });
});
