import type { Method, MethodTables } from '@/lib/calculators/page/method';
import { calculatorPage } from '@/lib/calculators/page/registry';
import { calculators } from '@/lib/calculators/registry';
import type { Data } from '@/lib/data/data';
import type { CredentialFactRow } from '@/lib/data/tables/credential-evidence';
import type { ParameterFile } from '@/lib/data/tables/parameters';
import { type TableEdition, tableEditions } from '@/lib/data/version';
import { type SpecialtyMultiplier, specialtyMultiplier } from '@/lib/places/page/specialties';
import { capitalized } from '@/lib/text/words';
import { paths } from '../urls';
import { type ConstantFile, constantFile, type KindCount, kindCounts, subjectInWords } from './constants';
import { pageAt } from './pages';
import { methodProse, type Prose, pageProse } from './prose';

/** A published figure that constants were judged from. */
export interface Fact {
  readonly id: string;
  readonly about: string;
  readonly row: CredentialFactRow;
}

/** What a methodology is of: a calculator, the finder, or the score of its programs. */
interface Subject {
  readonly title: string;
  readonly summary: string;
  /** The page that answers by it. */
  readonly answers: { readonly kind: 'Calculator' | 'Finder'; readonly title: string; readonly path: string };
  /** Version of the formulas; null where they have none of their own beside that of the data. */
  readonly version: string | null;
}

/** Everything that a methodology page says. */
export interface MethodologyView extends MethodTables {
  readonly path: string;
  readonly subject: Subject;
  readonly dataVersion: string;
  readonly prose: Prose;
  readonly constants: readonly ConstantFile[];
  readonly facts: readonly Fact[];
}

interface MethodEntry {
  readonly subject: Subject;
  readonly method: Method;
  /** Folder of `lib` with its `method.md`. */
  readonly folder: string;
}

const calculatorMethods = calculators.map(({ id, title, summary, version }): [string, MethodEntry] => [
  id,
  {
    subject: {
      title,
      summary,
      answers: { kind: 'Calculator', title, path: paths.calculatorPage(id) },
      version,
    },
    method: calculatorPage(id).method,
    folder: `calculators/${id}`,
  },
]);

const finder: Subject['answers'] = {
  kind: 'Finder',
  title: pageAt(paths.programs).title,
  path: paths.programs,
};

const scoreMethod: [string, MethodEntry] = [
  'outcomes-score',
  {
    subject: {
      title: 'Student-outcomes score',
      summary:
        'Puts programs of a type into five groups, by pass rates, pay, price, debt and students who finish.',
      answers: finder,
      version: null,
    },
    method: { files: ['outcomes-score', 'derivations'], isEvidence: () => false },
    folder: 'programs/score',
  },
];

const finderMethod: [string, MethodEntry] = [
  'program-finder',
  {
    subject: {
      title: 'Program finder',
      summary: 'How the finder reads a question, a place and a price, and what it can’t know.',
      answers: finder,
      version: null,
    },
    method: { files: ['program-finder'], isEvidence: () => false },
    folder: 'programs/finder',
  },
];

/** What each methodology is of, by id. */
const methods: ReadonlyMap<string, MethodEntry> = new Map([...calculatorMethods, scoreMethod, finderMethod]);

/** Ids of the methodology pages. */
export const methodologyIds = [...methods.keys()];

/** Files of constants that the formulas read: each once. */
export const formulaFiles: readonly ParameterFile[] = [
  ...new Set([...methods.values()].flatMap(({ method }) => method.files)),
];

const factSubjects: Readonly<Record<string, string>> = { ALL_PRELICENSURE: 'All first-license programs' };

function facts(wanted: Method['isEvidence'], data: Data): Fact[] {
  return data
    .rows('credential_facts')
    .filter(wanted)
    .map((row) => ({
      id: `${row.credential} ${row.fact} ${row.year}`,
      about: capitalized(factSubjects[row.credential] ?? subjectInWords(row.credential)),
      row,
    }));
}

/** Returns everything that a methodology page says. @throws Error on an unknown id. */
export function methodologyView(id: string, data: Data): MethodologyView {
  const entry = methods.get(id);
  if (!entry) throw new Error(`No methodology is written for ${id}`);
  const { subject, method, folder } = entry;
  return {
    ...method.tables?.(data),
    path: paths.methodology(id),
    subject,
    dataVersion: data.version,
    prose: methodProse(folder, data),
    constants: method.files.map((file) => constantFile(file, data)),
    facts: facts(method.isEvidence, data),
  };
}

/** What the page above the methodologies says. */
export interface MethodologyIndexView {
  readonly prose: Prose;
  readonly dataVersion: string;
  readonly methods: readonly {
    readonly path: string;
    readonly title: string;
    readonly summary: string;
  }[];
  readonly kinds: readonly KindCount[];
  readonly editions: readonly TableEdition[];
  readonly specialties: readonly SpecialtyMultiplier[];
}

/** Specialties of advanced practice whose pay is derived, in the order of their table. */
function specialties(data: Data): SpecialtyMultiplier[] {
  const rows = data.rows('np-multipliers');
  const used = rows.filter(({ use }) => use).map(({ specialty }) => specialty);
  return used.map((specialty) => specialtyMultiplier(specialty, rows));
}

export function methodologyIndexView(data: Data): MethodologyIndexView {
  return {
    prose: pageProse('methodology', data),
    dataVersion: data.version,
    methods: [...methods].map(
      ([
        id,
        {
          subject: { title, summary },
        },
      ]) => ({
        path: paths.methodology(id),
        title,
        summary,
      }),
    ),
    kinds: kindCounts(formulaFiles, data),
    editions: tableEditions(),
    specialties: specialties(data),
  };
}
