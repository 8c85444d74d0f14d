import { exams } from '@/lib/data/tables/shared';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { enumeration, freeText, type Inputs, optional, wholeNumber } from '@/lib/parameters/declare';
import {
  type Choice,
  type FieldView,
  type FieldWords,
  type FormProblem,
  problemsOf,
  readForm,
} from '@/lib/parameters/form';
import { parseQuery } from '@/lib/parameters/parse';
import { type PassRate, wholeYears } from '../rate';
import { examLabels, typeLabels } from './words';

/** Values of `year` besides years. */
const NEWEST = 'newest';
const ALL = 'all';

/** Value of `type` for programs whose source does not name it. */
const UNNAMED = 'not-told';

/** So many results are read at once; of more only the newest year is shown first. */
const MOST_AT_ONCE = 60;

/** Orders of the table; the first is its own. */
export const orders = {
  name: 'School, A to Z',
  rate: 'Highest rate',
  candidates: 'Most candidates',
  year: 'Newest year',
} as const;
export type Order = keyof typeof orders;

/** @throws Error where the state has no rows, so nothing to choose from. */
function first<T>(items: readonly T[]): T {
  const [item] = items;
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** Declares what can be asked about the results of a state: only values that occur can be chosen. */
export function choices(rates: readonly PassRate[]) {
  const held = exams.filter((exam) => rates.some((rate) => rate.exam === exam));
  const years = [...new Set(rates.map(({ period }) => period.year))].sort((a, b) => b - a);
  const types = [...new Set(rates.map(({ program_type }) => program_type ?? UNNAMED))];
  const labelsOf = (values: readonly string[], labels: Readonly<Record<string, string>>) =>
    Object.fromEntries(values.map((value) => [value, labels[value] ?? value]));
  const typeChoices = { ...typeLabels, [UNNAMED]: 'Not named by the source' };
  return {
    exam: enumeration(labelsOf(held, examLabels), {
      description: 'Licensing examination.',
      example: first(held),
      default: first(held),
    }),
    year: enumeration(
      labelsOf([NEWEST, ALL, ...years.map(String)], { [NEWEST]: 'Newest known', [ALL]: 'All years' }),
      {
        description: 'Year in which the period ends.',
        example: NEWEST,
        default: rates.length > MOST_AT_ONCE ? NEWEST : ALL,
      },
    ),
    type: optional(
      enumeration(
        labelsOf(
          Object.keys(typeChoices).filter((type) => types.some((held) => held === type)),
          typeChoices,
        ),
        {
          description: 'Program type.',
          example: first(types),
        },
      ),
    ),
    school: optional(
      freeText({ maximumLength: 100, description: 'Part of the name of a school.', example: 'Valley' }),
    ),
    order: enumeration(orders, { description: 'Order of the table.', example: 'rate', default: 'name' }),
    page: wholeNumber({
      description: 'Page of the table.',
      example: 2,
      default: 1,
      minimum: 1,
      maximum: 1000,
    }),
  };
}

export type Choices = ReturnType<typeof choices>;
export type Chosen = Inputs<Choices>;

type AnsweredRequest = Exclude<keyof Choices, 'order' | 'page'>;

const words: Readonly<Record<AnsweredRequest, FieldWords>> = {
  exam: { label: 'Exam', hint: null, error: 'Choose an exam from the list' },
  year: { label: 'Year', hint: null, error: 'Choose a year from the list' },
  type: { label: 'Program type', hint: null, any: 'All', error: 'Choose a program type from the list' },
  school: {
    label: 'School',
    hint: 'Part of the name is enough.',
    error: 'Enter part of a name, for example Valley',
  },
};

/** The form of a state's page, and what has been chosen in it. */
export interface ChoiceView {
  readonly fields: readonly FieldView[];
  readonly problems: readonly FormProblem[];
  /** As asked; the defaults where it could not be read. */
  readonly chosen: Chosen;
  /** Query of the same choice with some of it changed; what is left out has its default. */
  readonly queryWith: (changes: Partial<Chosen>) => string;
}

/** Words before figures, newest year first: an object lists keys that are numbers first, in their order. */
function newestFirst(field: FieldView): FieldView {
  const { control } = field;
  if (control.kind !== 'select') return field;
  const year = ({ value }: Choice) => (/^\d+$/.test(value) ? Number(value) : Number.POSITIVE_INFINITY);
  const sorted = control.choices.toSorted((a, b) => (year(a) === year(b) ? 0 : year(b) - year(a)));
  return { ...field, control: { ...control, choices: sorted } };
}

/** Reads what is asked of a state. */
export function readChoice(parameters: Choices, query: URLSearchParams): ChoiceView {
  const form = readForm(parameters, words, query);
  const { exam, year, type, school } = form.fields;
  const fields = [exam, newestFirst(year), type, school];
  const { parsed } = form;
  const read = parsed.ok ? parsed : parseQuery(parameters, new URLSearchParams());
  if (!read.ok) throw new Error(read.problem.message);
  return {
    fields,
    problems: problemsOf(fields),
    chosen: read.inputs,
    queryWith: (changes) => canonicalQuery(parameters, { ...read.inputs, ...changes }),
  };
}

/** The year that is meant; undefined for all. */
function yearMeant({ year }: Chosen, ofExam: readonly PassRate[]): number | undefined {
  if (year === ALL) return undefined;
  if (year !== NEWEST) return Number(year);
  const whole = wholeYears(ofExam);
  return Math.max(...(whole.length > 0 ? whole : ofExam).map(({ period }) => period.year));
}

/** Tests whether part of a name is that of a rate's school or program. */
export const namesSchool = ({ institution_name, program_name }: PassRate, school: string) =>
  `${institution_name} ${program_name}`.toLowerCase().includes(school.toLowerCase());

/** The rates that are asked for, in the order in which they were given; `all` of them whatever the school. */
export function chosenRates(rates: readonly PassRate[], chosen: Chosen) {
  const { type, school } = chosen;
  const exam = exams.find((known) => known === chosen.exam) ?? first(exams);
  const ofExam = rates.filter((rate) => rate.exam === exam);
  const year = yearMeant(chosen, ofExam);
  const all = ofExam
    .filter(({ period }) => year === undefined || period.year === year)
    .filter(({ program_type }) => type === undefined || (program_type ?? UNNAMED) === type);
  const matching = all.filter((rate) => school === undefined || namesSchool(rate, school));
  return { exam, year, all, matching };
}
