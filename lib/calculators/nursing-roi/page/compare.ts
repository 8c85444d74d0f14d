import { z } from 'zod';
import type { Extras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import type { Parameter } from '@/lib/parameters/declare';
import type { Choice, ChoiceGroup, FieldView } from '@/lib/parameters/form';
import { parseEach } from '@/lib/parameters/parse';
import { areaName, type StateSlug, stateSlugs } from '@/lib/places/states';
import { institutionSlug } from '@/lib/programs/catalogue/schools';
import { credentialTitle } from '@/lib/programs/page/words';
import { quoted } from '@/lib/text/quoted';
import { type NursingRoiInputs, parameters } from '../parameters';
import { answeredTypes, readType, typeAsked } from '../program-types';
import { schoolCalled, schoolRefusal } from '../school';
import { typeName } from '../words';
import { programAskedIn } from './program-asked';

/** What an answer is compared with: a program type, a state, both, or a school. */
export type Compared = Pick<NursingRoiInputs, 'state' | 'degree' | 'track' | 'program'>;

/** Part of a comparison that is given; the other part is that of the question. */
type Other = Partial<Compared>;

/** Answers beside the question's, so that three are side by side. */
const MOST = 2;

const NAME = 'compare';
/** An older name of the second value, which addresses may have. */
const OLDER_NAME = 'compare_2';
const fieldIds = [NAME, OLDER_NAME] as const;
const SEPARATOR = '.';

const example = `california${SEPARATOR}ADN`;

const asState = (text: string): { state: StateSlug } | null => {
  const state = stateSlugs.find((slug) => slug === text);
  return state === undefined ? null : { state };
};

const SCHOOL = new RegExp(`^(?:${parameters.program.pattern})$`);

const asSchool = (text: string): { program: string } | null => (SCHOOL.test(text) ? { program: text } : null);

/** Reads `ADN`, `california`, `california.ADN` or a school by its slug; null for anything else. */
function readOther(text: string): Other | null {
  const [first = '', second, ...rest] = text.split(SEPARATOR);
  if (second === undefined) return readType(first) ?? asState(first) ?? asSchool(first);
  const [state, type] = [asState(first), readType(second)];
  return rest.length === 0 && state && type ? { ...state, ...type } : null;
}

/** Answers to put beside the question's; none where it is empty. */
const parameter: Parameter<string> = {
  type: 'string',
  description: `What to compare the answer with: a program type, a state, both, or a school, given once for each, up to ${MOST}.`,
  example,
  optional: true,
  aliases: [OLDER_NAME],
  allowedValues: [
    `a program type such as ADN, a state such as california, both as ${example}, or the last part of the address of a school's page`,
  ],
  text: z.string(),
  value: z.string(),
};

const extraParameters = { [NAME]: parameter };

const refusal = `Compare with ${parameter.allowedValues[0]}`;

/** The shortest text that stands for an answer beside that of a question. */
function writeOther({ program, ...other }: Compared, question: Compared): string {
  if (program !== undefined) return program;
  const type = typeAsked(other);
  if (other.state === question.state) return type;
  return type === typeAsked(question) ? other.state : `${other.state}${SEPARATOR}${type}`;
}

/** Whether both are one answer. */
export const same = (one: Compared, other: Compared) =>
  one.state === other.state && typeAsked(one) === typeAsked(other) && one.program === other.program;

/** The pairs that stand for what is compared in a page's canonical query. */
export const comparePairs = (others: readonly Compared[], question: Compared): [string, string][] =>
  others.slice(0, MOST).map((other) => [NAME, writeOther(other, question)]);

/** Whether one more fits beside the answer. */
export const hasRoom = (others: readonly Compared[]) => others.length < MOST;

/** The same question with its school named by its slug. */
function withSlug<Q extends Pick<Compared, 'program'>>(question: Q, data: Data): Q {
  const school = question.program === undefined ? undefined : schoolCalled(question.program, data);
  return school ? { ...question, program: institutionSlug(school) } : question;
}

/** The whole of what a text compares with: a school is asked about in its own state. */
function completed(other: Other, { state, degree, track }: Compared, data: Data): Compared {
  const school = other.program === undefined ? undefined : schoolCalled(other.program, data);
  const place = school ? { state: school.state_slug } : {};
  const type = other.degree === undefined ? {} : { track: other.track };
  return withSlug({ state, degree, track, program: undefined, ...other, ...place, ...type }, data);
}

/** What to compare with: the question itself, whose school is named by its slug, and repetitions left out. */
function othersOf(texts: readonly string[], question: Compared, data: Data): Compared[] {
  const others = texts.flatMap((text) => {
    const other = readOther(text);
    return other ? [completed(other, question, data)] : [];
  });
  return others.filter(
    (other, index) => !same(other, question) && others.findIndex((one) => same(one, other)) === index,
  );
}

/** Says why a text can't be compared with; undefined where it can. */
function problemOf(text: string, query: URLSearchParams, data: Data): string | undefined {
  const other = readOther(text);
  if (!other) return `${refusal}.`;
  if (other.program === undefined) return undefined;
  const question = programAskedIn(query);
  // Without a state or program type, which have fields of their own, there is nothing to judge.
  if (!question) return undefined;
  const asked = completed(other, { ...question, program: undefined }, data);
  const why = schoolRefusal(other.program, asked, data);
  return typeof why === 'object' ? `${quoted(text, 80)} ${why.refusal}: compare with another.` : undefined;
}

const groups: readonly ChoiceGroup[] = [
  {
    label: 'Another program type, same state',
    choices: answeredTypes.map((type) => ({ value: type, label: credentialTitle(type) })),
  },
  {
    label: 'Another state, same program type',
    choices: parameters.state.allowedValues.map((value) => ({
      value,
      label: parameters.state.labels?.[value] ?? value,
    })),
  },
];

/** What the lists do not hold, both parts or a school, as a choice of its own. */
function ownChoice(text: string, data: Data): Choice[] {
  const other = readOther(text);
  if (other?.program !== undefined) {
    const school = schoolCalled(other.program, data);
    return school ? [{ value: text, label: school.name }] : [];
  }
  if (!other?.state || !other.degree) return [];
  const type = typeName({ degree: other.degree, track: other.track });
  return [{ value: text, label: `${type} in ${areaName(other.state)}` }];
}

/** One of the fields of the parameter: the second is asked for once there is a first. */
function field(index: number, value: string, error: string | undefined, data: Data): FieldView {
  return {
    id: fieldIds[index] ?? NAME,
    name: NAME,
    label: index === 0 ? 'Compare with' : 'And with',
    hint: undefined,
    value: error === undefined ? value : '',
    chosen: [],
    required: false,
    error,
    control: { kind: 'select', choices: ownChoice(value, data), groups, placeholder: 'Nothing' },
  };
}

/** The texts that were given, and what is wrong with each. */
function given(query: URLSearchParams, data: Data) {
  const texts = [NAME, OLDER_NAME]
    .flatMap((name) => query.getAll(name))
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const different = [...new Set(texts)];
  const errors = different.map((text) => problemOf(text, query, data));
  const { [NAME]: parsed } = parseEach(extraParameters, new URLSearchParams(nameless(query)));
  if (!parsed.ok) errors[0] ??= parsed.problem.message;
  if (different.length > MOST) errors[MOST - 1] ??= 'Compare with two others at most.';
  return { texts: different, errors };
}

/** The query without the values, which are read here: what is left may misspell their name. */
const nameless = (query: URLSearchParams) =>
  [...query].filter(([name]) => name !== NAME && name !== OLDER_NAME);

/** What was read of `compare`. */
interface ReadCompared {
  readonly others: readonly Compared[];
  /** Whether all that was given is the question itself. */
  readonly isItselfAlone: boolean;
}

/** `compare`, repeated: what is shown beside the answer. */
export const compare: Extras<typeof parameters, ReadCompared> = {
  parameters: extraParameters,
  read: (query, data) => {
    const { texts, errors } = given(query, data);
    return {
      fields: fieldIds
        .slice(0, texts.length + 1)
        .map((_, index) => field(index, texts[index] ?? '', errors[index], data)),
      of: (asked) => {
        const question = withSlug(asked, data);
        const others = othersOf(texts, question, data);
        const isItselfAlone = texts.length > 0 && others.length === 0;
        return { value: { others, isItselfAlone }, pairs: comparePairs(others, question) };
      },
    };
  },
};
