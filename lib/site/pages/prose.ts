import type { Data } from '@/lib/data/data';
import { editions, type TableEditionRecord } from '@/lib/data/editions';
import { readContent, readMethod } from '@/lib/data/read';
import { type ParameterFile, parameterTables } from '@/lib/data/tables/parameters';
import { tableEditions } from '@/lib/data/version';
import { countedYears } from '@/lib/data/year-words';
import { formatConstant } from '@/lib/numbers/format';
import { nation } from '@/lib/places/states';
import { attribution, guidance } from '../guidance';
import { identity } from '../identity';

/** A passage of a page under its heading. */
export interface ProseSection {
  /** Where links on the page land: the heading in lowercase, hyphenated. */
  readonly id: string;
  readonly heading: string;
  /** The text under the heading: Markdown without raw HTML. */
  readonly markdown: string;
}

/** The words of a page. */
export interface Prose {
  /** The text before the first heading. */
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}

/** The value of a placeholder; undefined on an unknown one. */
export type Names = (placeholder: string) => string | undefined;

/** Puts names in the place of `{placeholders}`. @throws Error on one that has no name. */
export function fill(text: string, names: Names): string {
  return text.replace(/\{([^{}\s]+)\}/g, (whole, placeholder: string) => {
    const name = names(placeholder);
    if (name === undefined) throw new Error(`No value is known for ${whole}`);
    return name;
  });
}

/** "Where the figures come from" is `where-the-figures-come-from`. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Splits Markdown at its headings of the second level; a page has no other level than that and the third. */
export function splitProse(markdown: string): Prose {
  const [lead = '', ...parts] = markdown.split(/^## /m);
  return {
    lead: lead.trim(),
    sections: parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return { id: headingId(heading), heading: heading.trim(), markdown: lines.join('\n').trim() };
    }),
  };
}

const isParameterFile = (file: string): file is ParameterFile => file in parameterTables;

/** A constant named as `file:parameter` or `file:parameter:subject`, as in `content/parameters`. */
function constant(placeholder: string, data: Data): string | undefined {
  const [file = '', parameter = '', ...subject] = placeholder.split(':');
  if (!isParameterFile(file)) return undefined;
  const row = data.parameters(file).find(parameter, subject.join(':'));
  return row?.value ? formatConstant(row.value, row.unit) : undefined;
}

/** The edition of a table named as `edition:table`. */
function edition(placeholder: string): string | undefined {
  const [kind, table] = placeholder.split(':');
  return kind === 'edition' ? tableEditions().find(({ name }) => name === table)?.edition : undefined;
}

/** A year of a table named as `year:table:which`, by what `editions.json` calls it. */
function yearOf(placeholder: string): string | undefined {
  const [kind, table = '', which = ''] = placeholder.split(':');
  const records: Readonly<Record<string, TableEditionRecord>> = editions;
  return kind === 'year' ? records[table]?.years?.[which] : undefined;
}

/** Whose pay the graduates' earnings are: their classes, when they earned it, and the year of the dollars. */
function measured(data: Data): Readonly<Record<string, string>> {
  const row = data.graduateEarnings(nation.slug, 'BSN');
  if (!row) return {};
  return {
    'graduates:classes': row.cohort.replace('graduates of ', ''),
    'graduates:earned_in': row.earned_in,
    'graduates:dollars': `${row.dollars}`,
  };
}

const bullets = (sentences: readonly string[]) => sentences.map((sentence) => `- ${sentence}`).join('\n');

/** Words of a configured name that Markdown would read as marks. */
const plain = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&');

function fixedNames(data: Data): Readonly<Record<string, string>> {
  const { name, operator, contactEmail, baseUrl, apiVersion, dataset } = identity();
  const { notFor, citationRules, coverage } = guidance();
  return {
    name: plain(name),
    operator: plain(operator),
    contact_email: contactEmail,
    base_url: baseUrl,
    api_version: apiVersion,
    data_version: data.version,
    dataset: plain(dataset.name),
    dataset_version: dataset.version,
    license: dataset.license.name,
    license_url: dataset.license.url,
    attribution: plain(attribution()),
    coverage,
    not_for: bullets(notFor),
    citation_rules: bullets(citationRules),
    counted_years: countedYears,
  };
}

/** Values of the placeholders in prose: the identity, the guidance, editions and years of tables, and constants. */
export function pageNames(data: Data): Names {
  const fixed = { ...fixedNames(data), ...measured(data) };
  return (placeholder) =>
    fixed[placeholder] ?? edition(placeholder) ?? yearOf(placeholder) ?? constant(placeholder, data);
}

/**
 * Returns the words of a page, from `content/pages`.
 *
 * @param name path of the file below `content/pages`, without `.md`.
 * @throws Error when there is no such file, or it has a placeholder without a value.
 */
export function pageProse(name: string, data: Data): Prose {
  return splitProse(fill(readContent(`pages/${name}.md`), pageNames(data)));
}

/** Returns the words of a methodology. @param folder of `lib` with its `method.md`. @throws Error as pageProse does. */
export function methodProse(folder: string, data: Data): Prose {
  return splitProse(fill(readMethod(folder), pageNames(data)));
}

/** A passage of a README of `content/`, so that pages say the same. @throws Error when the README has no such heading. */
export function readmeSection(file: string, heading: string): ProseSection {
  const section = splitProse(readContent(file)).sections.find((candidate) => candidate.heading === heading);
  if (!section) throw new Error(`content/${file} has no section ${heading}`);
  return section;
}
