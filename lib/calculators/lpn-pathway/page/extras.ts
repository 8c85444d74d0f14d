import type { Extras, ReadExtras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { enumeration, optional, wholeNumber } from '@/lib/parameters/declare';
import { type FieldView, type FieldWords, fieldOf, readForm } from '@/lib/parameters/form';
import { errorText } from '@/lib/parameters/refusal-in-words';
import { placeIndex } from '@/lib/places/near/place-index';
import { type StateSlug, slugsByCode, stateCodes, stateLabels, stateName } from '@/lib/places/states';
import { finderParameters, hints } from '@/lib/programs/finder/parameters';
import { problemInWords } from '@/lib/programs/page/finder-form';
import { capitalized } from '@/lib/text/words';
import { type HeldLicense, heldLicenses } from '../licensed';
import { programCost } from '../measures';
import { modelOf, weighingParameters } from '../model';
import { options, type PathwayInputs, parameterNames, parameters } from '../parameters';
import { programInWords } from '../sentences/phrases';
import { fields } from './fields';
import { startingPoints } from './starting-points';

/** Longest waiting list that is read: the longest wait that is tried for the answer. */
export const MAX_WAIT_MONTHS = 36;

const licenseLabels = Object.fromEntries(
  heldLicenses.map((license) => [license, startingPoints[license]]),
) as Record<HeldLicense, string>;

/** What only the page reads. */
const pageParameters = {
  have: optional(
    enumeration(licenseLabels, {
      description: 'License that you have already: the page says what is left.',
      example: 'lpn',
    }),
  ),
  state: optional(
    enumeration(stateLabels, {
      description: 'State whose prices and pay are put beside the national answer.',
      example: 'ohio',
      alsoRead: slugsByCode,
      otherNames: stateCodes,
    }),
  ),
  near: finderParameters.near,
  wait: optional(
    wholeNumber({
      description: "Months on your college's waiting list for an ADN, in place of the usual wait.",
      example: 12,
      minimum: 0,
      maximum: MAX_WAIT_MONTHS,
    }),
  ),
};

/** What the page knows of a reader besides the inputs of the calculator. */
export interface PathwayExtras {
  readonly have: HeldLicense | null;
  /** As chosen, else that of the place. */
  readonly state: StateSlug | null;
  /** Where the reader is: a text that the finder reads as this place alone, and the place for a reader. */
  readonly near: { readonly asked: string; readonly understood: string; readonly state: StateSlug } | null;
  /** Months on the waiting list of the reader's college. */
  readonly wait: number | null;
  /** Whether the reader answered where from and where to, and nothing of what routes are weighed by. */
  readonly isUndecided: boolean;
}

const words: Readonly<Record<'state' | 'near' | 'wait', FieldWords>> = {
  state: {
    label: 'State',
    hint: 'For its prices and pay.',
    any: 'The whole country',
    error: 'Choose a state from the list',
  },
  near: {
    label: 'Near',
    hint: hints.near,
    error: 'Enter a ZIP code or a city, for example 45402 or Dayton, Ohio',
  },
  wait: {
    label: 'How long is your college’s waiting list?',
    hint: 'For an ADN. Ask the college; leave it empty for the usual wait.',
    suffix: 'months',
    error: `Enter whole months from 0 to ${MAX_WAIT_MONTHS}, for example 12`,
  },
};

const isLicense = (value: string | null): value is HeldLicense =>
  heldLicenses.some((license) => license === value);

/** What is taken for the questions that a reader left open: the quickest route, at the middle price, on no date. */
const forOpen: Pick<PathwayInputs, (typeof weighingParameters)[number]> = {
  priority: 'speed',
  timeline: 'open',
  budget: 'moderate',
};

/** Tests whether a reader answered where from and where to, and nothing else. */
const leavesOpen = (given: URLSearchParams) =>
  given.has('starting_point') &&
  given.has('end_goal') &&
  weighingParameters.every((name) => !given.has(name));

/** The query in the API's terms: someone with a license works in health care; what is open is filled in. */
function apiQueryOf(query: URLSearchParams, have: HeldLicense | null, isUndecided: boolean): URLSearchParams {
  const asked = new URLSearchParams(query);
  if (have !== null) asked.set('starting_point', 'healthcare');
  if (isUndecided) for (const name of weighingParameters) asked.set(name, forOpen[name]);
  return asked;
}

type Choices = Extract<FieldView['control'], { readonly kind: 'select' }>['choices'];

/** A list to choose from; what to do comes first where nothing of it is chosen. */
function choose(choices: Choices, chosen: string | null, advice: string): Pick<FieldView, 'control'> {
  const placeholder = choices.some(({ value }) => value === chosen) ? undefined : advice;
  return { control: { kind: 'select', choices, groups: [], placeholder } };
}

const startingChoices = Object.entries(startingPoints).map(([value, label]) => ({ value, label }));

/** Budgets in dollars: what the first program of someone who wants to work as an LPN costs at each, else an ADN. */
function budgetChoices(goal: string | null, data: Data): Choices {
  const { programs, pricePoint } = modelOf(data);
  const credential = goal === 'nurse_now' ? 'LPN' : 'ADN';
  return options.budget.map((value) => {
    const dollars = formatDollarsRounded(programCost(programs[credential], pricePoint[value]));
    return { value, label: `${capitalized(value)}: ${programInWords(credential)} for ${dollars}` };
  });
}

/** The questions that were left open, as they are asked. */
const openFields = {
  priority: fieldOf('priority', parameters.priority, fields.priority, { value: '' }),
  timeline: fieldOf('timeline', parameters.timeline, fields.timeline, { value: '' }),
};

type Near = NonNullable<PathwayExtras['near']>;

/** Finds the place that the reader names. @param state that decides between places of one name. */
function findPlace(
  asked: string,
  state: StateSlug | undefined,
  data: Data,
): Near | { readonly error: string } {
  const { find } = placeIndex(data);
  const answer = find(asked, state === undefined ? [] : [state]);
  if (!answer.ok) return { error: problemInWords(answer.message) };
  const { understood, state: ofPlace } = answer.place;
  const alone = find(asked);
  const isSame = alone.ok && alone.place.understood === understood;
  return { asked: isSame ? asked : `${asked}, ${stateName(ofPlace)}`, understood, state: ofPlace };
}

/** Reads the fields of the page, each with what was given. */
function readFields(query: URLSearchParams, data: Data) {
  const { fields: views, values, parsed } = readForm(pageParameters, words, query);
  const state = values.state.ok ? (values.state.value as StateSlug | undefined) : undefined;
  const asked = values.near.ok ? (values.near.value as string | undefined) : undefined;
  const place = asked === undefined ? undefined : findPlace(asked, state, data);
  const near = place && 'error' in place ? { ...views.near, error: place.error } : views.near;
  return {
    fields: [views.state, near, views.wait],
    licenseError: values.have.ok
      ? undefined
      : errorText(pageParameters.have, fields.starting_point, values.have.problem, query.get('have') ?? ''),
    given: parsed.ok ? parsed.inputs : undefined,
    place: place && !('error' in place) ? place : undefined,
  };
}

/** Where the reader starts, licenses included, and what budgets are in dollars. */
function shownOf(
  query: URLSearchParams,
  { have, isUndecided }: Pick<PathwayExtras, 'have' | 'isUndecided'>,
  error: string | undefined,
  data: Data,
) {
  const { starting_point, budget } = fields;
  const chosen = isUndecided ? null : query.get('budget');
  return {
    ...(isUndecided ? openFields : {}),
    starting_point: {
      ...choose(startingChoices, have ?? query.get('starting_point'), starting_point.error),
      ...(have === null ? {} : { value: have }),
      ...(error === undefined ? {} : { error }),
    },
    budget: {
      ...choose(budgetChoices(query.get('end_goal'), data), chosen, budget.error),
      ...(isUndecided ? { value: '' } : {}),
    },
  };
}

/** The pairs of what is given, in declared order. */
function pairsOf(
  given: Readonly<Partial<Record<keyof typeof pageParameters, string | number | null | undefined>>>,
) {
  return Object.keys(pageParameters).flatMap((name): [string, string][] => {
    const value = given[name as keyof typeof pageParameters] ?? null;
    return value === null ? [] : [[name, String(value)]];
  });
}

/** What a query adds to that of the calculator. */
export const extraPairs = (extras: PathwayExtras) => {
  const { have, state, near, wait } = extras;
  return pairsOf({ have, state, near: near?.asked, wait });
};

type Parameters = typeof parameters;

function read(
  query: URLSearchParams,
  data: Data,
  sent: URLSearchParams,
): ReadExtras<Parameters, PathwayExtras> {
  const { fields: own, licenseError, given, place } = readFields(query, data);
  const start = query.get('starting_point');
  const have = given?.have ?? (isLicense(start) ? start : null);
  const { state, near, wait } = given ?? {};
  const isUndecided = have === null && leavesOpen(sent);
  return {
    fields: own,
    query: apiQueryOf(query, have, isUndecided),
    shown: shownOf(query, { have, isUndecided }, licenseError, data),
    unused: have === null ? [] : parameterNames,
    of: () => ({
      value: {
        have,
        state: state ?? place?.state ?? null,
        near: place ?? null,
        wait: wait ?? null,
        isUndecided,
      },
      pairs: pairsOf({ have, state, near, wait }),
    }),
  };
}

/** What the page asks besides the calculator: a license, a state, a place, a waiting list. */
export const extras: Extras<Parameters, PathwayExtras> = { parameters: pageParameters, read };
