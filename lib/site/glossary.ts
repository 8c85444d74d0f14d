import { z } from 'zod';
import { once } from '@/lib/data/once';
import { readContent } from '@/lib/data/read';
import { paths } from './urls';

const entry = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  term: z.string().min(1),
  /** One plain sentence. */
  meaning: z.string().endsWith('.'),
});

export type GlossaryEntry = z.output<typeof entry>;

/** Returns every term that pages explain, in the order of the glossary. */
export const glossary = once((): readonly GlossaryEntry[] =>
  z.array(entry).parse(JSON.parse(readContent('site/glossary.json'))),
);

/** Returns what a term means and where the glossary says so. @throws Error when the glossary has no such term. */
export function glossaryEntry(id: string): GlossaryEntry & { readonly href: string } {
  const found = glossary().find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The glossary has no term ${id}`);
  return { ...found, href: `${paths.glossary}#${id}` };
}
