import type { Extras } from '@/lib/calculators/page/define';
import type { Choice, FieldView } from '@/lib/parameters/form';
import { shortTypes } from '@/lib/programs/page/finder-fields';
import { parameters } from '../parameters';
import { answeredTypes, noAnswerReason, programTypes, readType, typeAsked } from '../program-types';
import { returnLink } from './links';

type Parameters = typeof parameters;

/** What the form says where no type can be read. */
const CHOOSE = 'Choose a program type';

const ACCELERATED = 'accelerated';

/** The choices of a form that asks for a program type: an accelerated BSN is one of them. */
const typeChoices: readonly Choice[] = answeredTypes.map((type) => ({
  value: type,
  label: shortTypes[type],
}));

/** The one value that a query gives of a parameter; undefined where it gives none or several. */
function given(query: URLSearchParams, name: keyof Parameters): string | undefined {
  const [value, ...others] = new Set(query.getAll(name).filter((text) => text.trim() !== ''));
  return others.length === 0 ? value : undefined;
}

/** A page's query in the API's terms: `degree=ABSN` is an accelerated BSN, other types are as they were. */
function inApiTerms(query: URLSearchParams): URLSearchParams {
  const asked = readType(given(query, 'degree') ?? '');
  if (asked?.track === undefined) return query;
  const own = new URLSearchParams(query);
  own.set('degree', asked.degree);
  own.set('track', asked.track);
  return own;
}

/** What is wrong with the program type, where its field has to say more than that it can't be read. */
function problemOf(query: URLSearchParams): string | undefined {
  const degree = given(query, 'degree');
  const type = programTypes.find((one) => one === degree);
  const reason = type === undefined ? null : noAnswerReason(type);
  if (reason !== null) return reason;
  if (type === undefined || query.getAll('track').every((text) => text.trim() === '')) return undefined;
  const track = given(query, 'track') ?? '';
  if (!parameters.track.allowedValues.includes(track)) return `${CHOOSE}. What came with it can’t be read.`;
  return track === ACCELERATED && type !== 'BSN' ? `${CHOOSE}. Only a BSN can be accelerated.` : undefined;
}

/** Where a type has no answer of its own and the state is known: a question back, and the answer to see instead. */
function insteadOf(query: URLSearchParams): Partial<Pick<FieldView, 'error' | 'answers'>> {
  const type = programTypes.find((one) => one === given(query, 'degree'));
  const state = parameters.state.value.safeParse(given(query, 'state'));
  const link = type && state.success ? returnLink({ state: state.data, type }) : null;
  if (!link?.reason) return {};
  const { label, href, reason } = link;
  return { error: `${reason} See that instead?`, answers: [{ label, href }] };
}

/** The field of the program type, in the place of degree and track. */
function typeField(query: URLSearchParams): Partial<Pick<FieldView, 'value' | 'error' | 'control'>> {
  const asked = readType(given(query, 'degree') ?? '');
  const track = given(query, 'track') === ACCELERATED ? ACCELERATED : undefined;
  const error = problemOf(query);
  return {
    value: asked === null ? '' : typeAsked({ ...asked, track }),
    ...(error === undefined ? {} : { error, ...insteadOf(query) }),
    control: {
      kind: 'select',
      choices: typeChoices,
      groups: [],
      placeholder: asked === null ? CHOOSE : undefined,
    },
  };
}

/** The program type as the page asks it: one field, before what else depends on it. */
export const programType: Extras<Parameters, null> = {
  parameters: {},
  settle: (query) => ({ query: inApiTerms(query), assumed: [] }),
  read: (sent) => {
    const query = inApiTerms(sent);
    return {
      fields: [],
      query,
      shown: { degree: typeField(query) },
      of: () => ({ value: null, pairs: [] }),
    };
  },
};
