import { z } from 'zod';
import type { Extras } from '@/lib/calculators/page/define';
import { credentialFacts, type Degree } from '@/lib/data/credentials';
import type { Parameter } from '@/lib/parameters/declare';
import type { Choice, ChoiceGroup, FieldView } from '@/lib/parameters/form';
import { type ParsedValue, parseEach } from '@/lib/parameters/parse';
import { areaName, type StateSlug } from '@/lib/places/states';
import { type NursingRoiInputs, parameters } from '../parameters';

/** What an answer is compared with: another credential, another state, or both. */
export type Compared = Pick<NursingRoiInputs, 'state' | 'degree'>;

/** Part of a comparison that is given; the other part is that of the question. */
type Other = Partial<Compared>;

/** One more answer each, so that three are side by side. */
const names = ['compare', 'compare_2'] as const;
const SEPARATOR = '.';

const example = `california${SEPARATOR}ADN`;

function part(text: string): Other | null {
  const degree = parameters.degree.text.safeParse(text);
  if (degree.success) return { degree: degree.data };
  const state = parameters.state.text.safeParse(text);
  return state.success ? { state: state.data } : null;
}

/** Reads `ADN`, `california` or `california.ADN`; null for anything else. */
function readOther(text: string): Other | null {
  if (text === '') return null;
  const [first = '', second, ...rest] = text.split(SEPARATOR);
  if (second === undefined) return part(first);
  const state = parameters.state.text.safeParse(first);
  const degree = parameters.degree.text.safeParse(second);
  return rest.length === 0 && state.success && degree.success
    ? { state: state.data, degree: degree.data }
    : null;
}

/** One answer to put beside the question's; empty for none. */
const parameter: Parameter<string> = {
  type: 'string',
  description: 'What to compare the answer with: a credential, a state, or both.',
  example,
  default: '',
  aliases: [],
  allowedValues: [`a credential such as ADN, a state such as california, or both as ${example}`],
  text: z
    .string()
    .transform((text) => text.trim())
    .refine((text) => readOther(text) !== null),
  value: z.string(),
};

const refusal = `Compare with ${parameter.allowedValues[0]}`;

/** The shortest text that stands for an answer beside that of a question. */
function writeOther(other: Compared, question: Compared): string {
  if (other.state === question.state) return other.degree;
  return other.degree === question.degree ? other.state : `${other.state}${SEPARATOR}${other.degree}`;
}

export const same = (one: Compared, other: Compared) =>
  one.state === other.state && one.degree === other.degree;

/** The pairs that stand for what is compared in a page's canonical query. */
export function comparePairs(others: readonly Compared[], question: Compared): [string, string][] {
  return names.flatMap((name, index) => {
    const other = others[index];
    return other ? [[name, writeOther(other, question)]] : [];
  });
}

/** Whether one more fits beside the answer. */
export const hasRoom = (others: readonly Compared[]) => others.length < names.length;

/** What to compare with: the question itself and repetitions left out. */
function othersOf(texts: readonly string[], question: Compared): Compared[] {
  const others = texts
    .map((text) => readOther(text))
    .filter((other) => other !== null)
    .map((other) => ({ state: question.state, degree: question.degree, ...other }));
  return others.filter(
    (other, index) => !same(other, question) && others.findIndex((one) => same(one, other)) === index,
  );
}

const otherCredential = (degree: Degree): Choice => ({ value: degree, label: credentialFacts[degree].title });
const otherState = (state: StateSlug): Choice => ({
  value: state,
  label: parameters.state.labels?.[state] ?? state,
});

const groups: readonly ChoiceGroup[] = [
  {
    label: 'Another credential, same state',
    choices: parameters.degree.allowedValues.map((value) =>
      otherCredential(parameters.degree.value.parse(value)),
    ),
  },
  {
    label: 'Another state, same credential',
    choices: parameters.state.allowedValues.map((value) => otherState(parameters.state.value.parse(value))),
  },
];

/** A comparison with both parts, which the list does not hold, as a choice of its own. */
function bothParts(text: string): Choice[] {
  const other = readOther(text);
  if (!other?.state || !other.degree) return [];
  return [{ value: text, label: `${credentialFacts[other.degree].name} in ${areaName(other.state)}` }];
}

function field(name: (typeof names)[number], parsed: ParsedValue): FieldView {
  const value = parsed.ok ? String(parsed.value) : '';
  return {
    id: name,
    name,
    label: name === 'compare' ? 'Compare with' : 'And with',
    hint: undefined,
    value,
    chosen: [],
    required: false,
    error: parsed.ok ? undefined : refusal,
    control: { kind: 'select', choices: bothParts(value), groups, placeholder: 'Nothing' },
  };
}

const extraParameters = { compare: parameter, compare_2: parameter };

/** `compare` and `compare_2`: what is shown beside the answer. */
export const compare: Extras<typeof parameters, readonly Compared[]> = {
  parameters: extraParameters,
  read: (query) => {
    const values = parseEach(extraParameters, query);
    const fields = names.map((name) => field(name, values[name]));
    return {
      fields,
      of: (question) => {
        const value = othersOf(
          fields.map((one) => one.value),
          question,
        );
        return { value, pairs: comparePairs(value, question) };
      },
    };
  },
};
