import { z } from 'zod';
import { once } from '@/lib/data/once';
import { readContent } from '@/lib/data/read';
import { identity } from './identity';

const sentences = z.array(z.string().min(1)).min(1);

const rule = z.strictObject({ text: z.string().min(1), of_programs: z.boolean() });

const content = z.strictObject({
  coverage: z.string().min(1),
  when_to_use: sentences,
  not_for: sentences,
  citation_rules: z.array(rule).min(1),
  directory_notes: sentences,
  markdown_negotiation: z.string().min(1),
});

/** Rules of use that the index, the directory, llms.txt and pages print. */
export interface Guidance {
  readonly coverage: string;
  readonly whenToUse: readonly string[];
  readonly notFor: readonly string[];
  readonly citationRules: readonly string[];
  /** Those of what an answer about programs can have. */
  readonly programCitationRules: readonly string[];
  readonly directoryNotes: readonly string[];
  readonly markdownNegotiation: string;
}

/** Fills in `{placeholders}`. @throws Error on a placeholder without a value. */
function fill(text: string, names: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
    const name = names[key];
    if (name === undefined) throw new Error(`content/site/guidance.json: no value for ${placeholder}`);
    return name;
  });
}

/** Reads `content/site/guidance.json`. @throws Error when a text is missing or names an unknown placeholder. */
export const guidance = once((): Guidance => {
  const texts = content.parse(JSON.parse(readContent('site/guidance.json')));
  const { operator, dataset } = identity();
  const names = { operator, dataset: dataset.name, dataset_version: dataset.version };
  const rules = texts.citation_rules.map(({ text, of_programs }) => ({
    text: fill(text, names),
    of_programs,
  }));
  return {
    coverage: texts.coverage,
    whenToUse: texts.when_to_use,
    notFor: texts.not_for,
    citationRules: rules.map(({ text }) => text),
    programCitationRules: rules.filter(({ of_programs }) => of_programs).map(({ text }) => text),
    directoryNotes: texts.directory_notes,
    markdownNegotiation: texts.markdown_negotiation,
  };
});

/** Returns the attribution line that reuse of the dataset requires. */
export function attribution(): string {
  const { operator, dataset } = identity();
  return `${dataset.name}, version ${dataset.version}, ${operator}, ${dataset.license.name} (${dataset.license.url})`;
}
