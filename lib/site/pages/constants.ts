import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { type ParameterFile, type ParameterRow, parameterTables } from '@/lib/data/tables/parameters';
import { type ConstantKind, constantKinds } from '@/lib/data/tables/shared';
import { capitalized } from '@/lib/text/words';

/** What a value rests on. */
export interface Basis {
  readonly text: string;
  /** Address of the evidence, where it is one document. */
  readonly url: string | null;
}

/** One constant, for one subject. */
export interface Constant {
  /** What it is for, in words: "ADN", "Priority: speed". */
  readonly subject: string;
  /** As it stands in the table; null where it is empty on purpose. */
  readonly value: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly unit: string;
  readonly kind: ConstantKind;
  readonly asOf: string;
  /** Its place in `bases` of the table. */
  readonly basis: number;
}

/** The constants of one name. */
export interface ConstantTable {
  readonly id: string;
  /** Name in `content/parameters`. */
  readonly parameter: string;
  readonly title: string;
  /** Null where the rows have different ones. */
  readonly unit: string | null;
  /** Null where the rows have different ones. */
  readonly kind: ConstantKind | null;
  /** Null where the rows have different ones. */
  readonly asOf: string | null;
  /** Whether any row has a range. */
  readonly ranges: boolean;
  readonly rows: readonly Constant[];
  /** Each basis once, in the order of the rows. */
  readonly bases: readonly Basis[];
}

/** The constants of one file of `content/parameters`. */
export interface ConstantFile {
  readonly file: ParameterFile;
  readonly title: string;
  readonly count: number;
  readonly tables: readonly ConstantTable[];
}

const credentialNames: ReadonlyMap<string, string> = new Map(
  Object.entries(credentialFacts).map(([credential, { name }]) => [credential, name]),
);

/** Names that are not a credential and that their letters do not explain. */
const otherSubjects: Readonly<Record<string, string>> = {
  'MSN:rn': 'MSN, applicant an RN',
  'MSN:not_rn': 'MSN, applicant not an RN',
  gpa: 'GPA',
};

const spaced = (name: string) => name.replaceAll('_', ' ').replace(/:/g, ': ');

/** What a constant is for: "RN-to-BSN", "priority: speed". */
export function subjectInWords(subject: string | null): string {
  if (subject === null) return 'All';
  return credentialNames.get(subject) ?? otherSubjects[subject] ?? spaced(subject);
}

const abbreviations = /\b(?:gpa|rn|lpn|adn|cna)\b/g;

/** Name of a constant for a heading: `gpa_floor` is "GPA floor". */
export function constantInWords(parameter: string): string {
  return capitalized(spaced(parameter).replace(abbreviations, (name) => name.toUpperCase()));
}

function distinctBases(rows: readonly ParameterRow[]): Basis[] {
  const bases = new Map(
    rows.map(({ basis, source_url }) => [`${basis} ${source_url ?? ''}`, { text: basis, url: source_url }]),
  );
  return [...bases.values()];
}

/** The value that all have; null where they differ. */
function shared<T>(values: readonly T[]): T | null {
  const [first, ...others] = values;
  return first !== undefined && others.every((value) => value === first) ? first : null;
}

function constantTable(file: string, parameter: string, rows: readonly ParameterRow[]): ConstantTable {
  const bases = distinctBases(rows);
  return {
    id: `${file}-${parameter}`.replaceAll('_', '-'),
    parameter,
    title: constantInWords(parameter),
    unit: shared(rows.map(({ unit }) => unit)),
    kind: shared(rows.map(({ kind }) => kind)),
    asOf: shared(rows.map(({ as_of }) => as_of)),
    ranges: rows.some(({ low, high }) => low !== null || high !== null),
    bases,
    rows: rows.map((row) => ({
      subject: capitalized(subjectInWords(row.subject)),
      value: row.value,
      low: row.low,
      high: row.high,
      unit: row.unit,
      kind: row.kind,
      asOf: row.as_of,
      basis: bases.findIndex(({ text, url }) => text === row.basis && url === row.source_url),
    })),
  };
}

/** Every constant of a file, by name, in the order of the file. */
export function constantFile(file: ParameterFile, data: Data): ConstantFile {
  const { rows } = data.parameters(file);
  const byParameter = new Map<string, ParameterRow[]>();
  for (const row of rows) byParameter.set(row.parameter, [...(byParameter.get(row.parameter) ?? []), row]);
  return {
    file,
    title: parameterTables[file].title,
    count: rows.length,
    tables: [...byParameter].map(([parameter, of]) => constantTable(file, parameter, of)),
  };
}

/** How many constants of a file are of each kind. */
export interface KindCount {
  readonly title: string;
  readonly total: number;
  readonly of: ReadonlyMap<ConstantKind, number>;
}

/** How sure the constants are, file by file. */
export function kindCounts(files: readonly ParameterFile[], data: Data): KindCount[] {
  return files.map((file) => {
    const { rows } = data.parameters(file);
    return {
      title: parameterTables[file].title,
      total: rows.length,
      of: new Map(constantKinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).length])),
    };
  });
}
