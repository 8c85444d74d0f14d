import { measureFacts, measureIds } from '@/lib/calculators/lpn-pathway/measures';
import { calculators } from '@/lib/calculators/registry';
import type { Data } from '@/lib/data/data';
import { once } from '@/lib/data/once';
import type { AdmissionRubricRow } from '@/lib/data/tables/admission-rubrics';
import { type CredentialFactRow, credentialFactsTable } from '@/lib/data/tables/credential-evidence';
import {
  type ParameterFile,
  type ReadinessBandRow,
  type TypicalEntrantRow,
  typicalEntrants,
} from '@/lib/data/tables/parameters';
import { type TableEdition, tableEditions } from '@/lib/data/version';
import { type SpecialtyMultiplier, specialtyMultiplier } from '@/lib/places/page/specialties';
import { capitalized } from '@/lib/text/words';
import { paths } from '../urls';
import { type ConstantFile, constantFile, type KindCount, kindCounts, subjectInWords } from './constants';
import { pageAt } from './pages';
import { type Prose, pageProse } from './prose';

/** Constants that one kind of program is judged by; admission-readiness only. */
export interface RubricLine {
  readonly programType: string;
  /** Points of 100 by component; 0 where it does not count. */
  readonly weights: readonly number[];
  /** Floor and competitive value; null where the program asks for none. */
  readonly gpa: readonly [number, number] | null;
  readonly exam: readonly [number, number] | null;
  /** Points that repeated courses take off. */
  readonly retakePoints: number;
}

/** Rubrics that programs of one kind publish. */
export interface PublishedRubrics {
  readonly id: string;
  readonly programType: string;
  readonly rows: readonly AdmissionRubricRow[];
}

/** Weights of lpn-pathway: one line a measure, one column for each input value that gives or adds weight. */
export interface WeightLines {
  readonly columns: readonly string[];
  readonly lines: readonly { readonly measure: string; readonly weights: readonly number[] }[];
}

/** A published figure that constants were judged from. */
export interface Fact {
  readonly id: string;
  readonly about: string;
  readonly row: CredentialFactRow;
}

/** What a methodology is of: a calculator, or the score of the finder. */
interface Subject {
  readonly title: string;
  readonly summary: string;
  /** The page that answers by it. */
  readonly answers: { readonly kind: 'Calculator' | 'Finder'; readonly title: string; readonly path: string };
  /** Version of the formulas; null where they have none of their own beside that of the data. */
  readonly version: string | null;
}

/** Everything that a methodology page says. */
export interface MethodologyView {
  readonly path: string;
  readonly subject: Subject;
  readonly dataVersion: string;
  readonly prose: Prose;
  readonly constants: readonly ConstantFile[];
  readonly entrants: readonly TypicalEntrantRow[];
  readonly rubric: readonly RubricLine[];
  readonly bands: readonly ReadinessBandRow[];
  readonly publishedRubrics: readonly PublishedRubrics[];
  readonly weights: WeightLines | null;
  readonly facts: readonly Fact[];
}

/** What stands on a methodology page beyond its words. */
interface Parts {
  /** Files of `content/parameters` that its formulas read. */
  readonly files: readonly ParameterFile[];
  readonly entrants?: boolean;
  readonly rubric?: boolean;
  readonly weights?: boolean;
  /** Which of the facts its constants were judged from. */
  readonly facts: (row: CredentialFactRow) => boolean;
}

const parts: Readonly<Record<string, Parts>> = {
  'nursing-roi': {
    files: ['nursing-roi', 'credential-multipliers', 'programs'],
    entrants: true,
    facts: () => true,
  },
  'lpn-pathway': {
    files: ['lpn-pathway', 'lpn-pathway-weights', 'programs', 'credential-multipliers'],
    weights: true,
    facts: ({ unit, fact }) => unit === 'months' || fact.startsWith('median annual wage'),
  },
  'admission-readiness': {
    files: ['admission-readiness'],
    rubric: true,
    facts: ({ credential, unit, fact }) =>
      credential === 'TEAS' || unit === 'GPA' || fact.startsWith('admitted mean'),
  },
  'outcomes-score': { files: ['outcomes-score', 'program-finder'], facts: () => false },
};

/** What each methodology is of, by id. */
const subjects = once(
  (): ReadonlyMap<string, Subject> =>
    new Map([
      ...calculators.map(({ id, title, summary, version }): [string, Subject] => [
        id,
        {
          title,
          summary,
          answers: { kind: 'Calculator', title, path: paths.calculatorPage(id) },
          version,
        },
      ]),
      [
        'outcomes-score',
        {
          title: 'Student-outcomes score',
          summary: 'Ranks nursing programs by what became of their students, and by nothing else.',
          answers: { kind: 'Finder', title: pageAt(paths.programs).title, path: paths.programs },
          version: null,
        },
      ],
    ]),
);

/** Ids of the methodology pages. */
export const methodologyIds = Object.keys(parts);

/** Files of constants that the formulas read: each once. */
export const formulaFiles: readonly ParameterFile[] = [
  ...new Set(Object.values(parts).flatMap(({ files }) => files)),
];

const weightNames = ['weight_gpa', 'weight_exam', 'weight_experience', 'weight_prerequisites'] as const;

function rubricLines(data: Data): RubricLine[] {
  const constants = data.parameters('admission-readiness');
  const subjects = constants.rows
    .filter(({ parameter }) => parameter === weightNames[0])
    .map(({ subject }) => subject ?? '');
  return subjects.map((subject) => {
    const pair = (name: 'gpa' | 'exam') =>
      constants.find(`${name}_floor`, subject)
        ? ([
            constants.number(`${name}_floor`, subject),
            constants.number(`${name}_competitive`, subject),
          ] as const)
        : null;
    return {
      programType: subjectInWords(subject),
      weights: weightNames.map((name) => constants.number(name, subject)),
      gpa: pair('gpa'),
      exam: pair('exam'),
      retakePoints: constants.number('retake_points', subject),
    };
  });
}

function publishedRubrics(data: Data): PublishedRubrics[] {
  const admissionRubrics = data.rows('admission_rubrics');
  const types = [...new Set(admissionRubrics.map(({ program_type }) => program_type))];
  return types.map((type) => ({
    id: `rubrics-${type.toLowerCase().replace(/[^a-z]+/g, '-')}`.replace(/-$/, ''),
    programType: subjectInWords(type),
    rows: admissionRubrics.filter(({ program_type }) => program_type === type),
  }));
}

function weightLines(data: Data): WeightLines {
  const constants = data.parameters('lpn-pathway-weights');
  const subjects = [...new Set(constants.rows.map(({ subject }) => subject ?? ''))].filter((subject) =>
    measureIds.some((id) => constants.number(id, subject) > 0),
  );
  return {
    columns: subjects.map((subject) => capitalized(subjectInWords(subject))),
    lines: measureIds.map((id) => ({
      measure: capitalized(measureFacts[id].label.replace(/^the /, '')),
      weights: subjects.map((subject) => constants.number(id, subject)),
    })),
  };
}

const factSubjects: Readonly<Record<string, string>> = { ALL_PRELICENSURE: 'All first-license programs' };

function facts(wanted: Parts['facts'], data: Data): Fact[] {
  return data
    .rows('credential_facts')
    .filter(wanted)
    .map((row) => ({
      id: `${row.credential} ${row.fact} ${row.year}`,
      about: capitalized(factSubjects[row.credential] ?? subjectInWords(row.credential)),
      row,
    }));
}

/** Everything that a methodology page says. @throws Error when there is none of that id. */
export function methodologyView(id: string, data: Data): MethodologyView {
  const subject = subjects().get(id);
  const of = parts[id];
  if (!subject || !of) throw new Error(`No methodology is written for ${id}`);
  return {
    path: paths.methodology(id),
    subject,
    dataVersion: data.version,
    prose: pageProse(`methodology/${id}`, data),
    constants: of.files.map((file) => constantFile(file, data)),
    entrants: of.entrants ? data.rows('typical-entrants') : [],
    rubric: of.rubric ? rubricLines(data) : [],
    bands: of.rubric ? data.rows('readiness-bands') : [],
    publishedRubrics: of.rubric ? publishedRubrics(data) : [],
    weights: of.weights ? weightLines(data) : null,
    facts: facts(of.facts, data),
  };
}

/** Everything that the page above them says. */
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
    methods: [...subjects()].map(([id, { title, summary }]) => ({
      path: paths.methodology(id),
      title,
      summary,
    })),
    kinds: kindCounts(formulaFiles, data),
    editions: tableEditions(),
    specialties: specialties(data),
  };
}
