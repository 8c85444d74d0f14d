import { startingPoints } from '@/lib/calculators/lpn-pathway/page/starting-points';
import { lackingNotes } from '@/lib/calculators/lpn-pathway/page/state-view';
import { splitText } from '@/lib/calculators/lpn-pathway/sentences/recommendation';
import { yearsInWords } from '@/lib/calculators/nursing-roi/words';
import { constantsSource } from '@/lib/calculators/page/constants';
import type { Link } from '@/lib/calculators/page/related';
import type { AnswerFigure, PageStatus } from '@/lib/calculators/page/view';
import { occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { isMissing } from '@/lib/numbers/figure';
import { formatDollars, formatDollarsRange, formatMonthsRange } from '@/lib/numbers/format';
import { roundHalfUp } from '@/lib/numbers/rounding';
import { answersInWords } from '@/lib/parameters/answers-in-words';
import { canonicalQuery } from '@/lib/parameters/canonical';
import {
  defaultsOf,
  type FormLink,
  type FormProblem,
  type FormView,
  problemsOf,
  readForm,
} from '@/lib/parameters/form';
import { areaName, nation } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import { shortSources } from '../short-sources';
import { paths, withQuery } from '../urls';
import { wayFigures } from './figures';
import { readinessLink, routesLink, wayPayOffLink } from './links';
import { conditionInWords, people, wayTitle } from './names';
import { exampleQuery, goals, type OptionsInputs, optionsParameters, optionsWords } from './parameters';
import { placeName, readPlace, type Where } from './place';
import { programsOfWay } from './programs';
import { type KnownWay, type WayTable, wayTable } from './table';
import { goalOf, waysTo } from './ways';
import { figuresOf, namedWays, sentencesOf, verdictOf } from './words';

/** Ways shown side by side; others are folded. */
const MAX_SHOWN = 3;

/** What a way takes, in sentences, for those who want to know how it adds up. */
export interface WayDetail {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The answer to the three questions. */
export interface OptionsAnswer {
  /** "Options for a nursing assistant in Macon, Georgia". */
  readonly subject: string;
  /** Whose case it is, and where: "a nursing assistant in Macon, Georgia". */
  readonly exampleOf: string;
  readonly verdict: string;
  readonly sentence: string;
  readonly figures: readonly AnswerFigure[];
  readonly basis: readonly Source[];
  /** Of what only the table has. */
  readonly payBasis: readonly Source[];
  /** "Side by side, in Georgia". */
  readonly tableHeading: string;
  readonly table: WayTable;
  /** The ways that are not in the table; null where all are. */
  readonly others: WayTable | null;
  /** What has to be known of the table, in sentences. */
  readonly notes: readonly string[];
  readonly details: readonly WayDetail[];
  /** Programs that the cheapest way begins with, in a sentence. */
  readonly programs: string;
  /** Where to go on, the likeliest first. */
  readonly next: readonly Link[];
}

/** The page of the options for one query. */
export interface OptionsView {
  readonly status: PageStatus;
  readonly form: FormView;
  readonly problems: readonly FormProblem[];
  /** Places that may be meant by the one that was named. */
  readonly meant: readonly Link[];
  /** Canonical query of the page; '' of the example, and where refused. */
  readonly query: string;
  /** All that the reader answered, for a page that is kept. */
  readonly inputs: string;
  readonly answer: OptionsAnswer | null;
}

function knownWays(
  { now, want }: OptionsInputs,
  where: Where,
  data: Data,
): readonly [KnownWay, ...KnownWay[]] {
  const [first, ...others] = waysTo(now, want, where.state, data);
  const knownWay = (way: KnownWay['way']): KnownWay => ({
    way,
    figures: wayFigures(way, where.state, data),
    programs: programsOfWay(way, where, data),
    payOff: wayPayOffLink(way, where, data),
  });
  return [knownWay(first), ...others.map(knownWay)];
}

/** How the months and the cost of a way add up. */
function detailOf({ way, figures: { months, cost } }: KnownWay): WayDetail {
  const condition = conditionInWords(way);
  return {
    title: condition === null ? wayTitle(way) : `${condition}: ${wayTitle(way)}`,
    sentences: [
      `${splitText(way.programs)}. Schools differ: ${formatMonthsRange(months.low, months.high)}.`,
      `The middle half of prices comes to ${formatDollarsRange(cost.p25, cost.p75)}, books and fees included.`,
    ],
  };
}

/** When graduates' pay is measured, and at whose wages it is stated. */
function measuredNotes(ways: readonly KnownWay[], data: Data): string[] {
  const { edition } = data.wage(nation.slug, occupations.registeredNurse);
  return ways.flatMap(({ figures: { yearsAfter } }) =>
    yearsAfter === null
      ? []
      : [
          `Graduates’ pay is measured ${yearsInWords(yearsAfter)} after finishing, and stated at ${edition} wages.`,
        ],
  );
}

/** Which pay the time to come out ahead is counted from: the reader gave none. */
const payNotes = (ways: readonly KnownWay[]) =>
  ways.flatMap(({ way: { payNow }, figures: { ahead } }) =>
    isMissing(ahead)
      ? []
      : [
          `Ahead after compares with ${formatDollars(roundHalfUp(payNow))} a year, the usual pay where you start. Its link lets you enter your own.`,
        ],
  );

/** What has to be known of the figures, each thing once. */
function notesOf(ways: readonly KnownWay[], { state }: Where, data: Data): string[] {
  const programs = [...new Set(ways.flatMap(({ way }) => way.programs))];
  return [
    ...new Set([
      'Months count from today, with prerequisites and waiting. Ahead after counts from your first class, pay given up included.',
      'Prices are the middle of all schools’ prices before grants; ahead after rests on public ones.',
      ...measuredNotes(ways, data),
      ...payNotes(ways),
      ...(ways.every(({ way }) => way.programs.length === 1)
        ? []
        : ['Ahead after is worked out for one program at a time.']),
      ...(programs.some(({ credential }) => credential === 'LPN_TO_RN')
        ? ['It is not worked out for a bridge: no school reports a price of one.']
        : []),
      ...(state === null ? [] : lackingNotes(programs, state)),
      ...ways.flatMap(({ programs: { notes } }) => notes),
    ]),
  ];
}

/** "5 ADN programs within 50 miles." */
const programsSentence = ({ programs: { total, name, where } }: KnownWay) =>
  `${count(total, `${name} program`)} ${where}.`;

/** Where to go on: programs to start with, whether that pays off, readiness, and all routes. */
function nextLinks(inputs: OptionsInputs, where: Where, { way, programs, payOff }: KnownWay): Link[] {
  const ready = readinessLink(way, inputs.now);
  return [
    {
      label: programs.total === 0 ? programs.link.label : `See ${programs.name} programs ${programs.where}`,
      href: programs.link.href,
    },
    payOff,
    ...(ready ? [ready] : []),
    routesLink(inputs, where),
  ];
}

/** What prices and months rest on; pay and the time to come out ahead rest on more. */
const basis = (): Source[] => [
  ...shortSources('price_by_state'),
  constantsSource('lpn-pathway', 'Months judged by us'),
];
const payBasis = (): Source[] => shortSources('graduate_earnings_by_state', 'wages');

/** Answers the three questions. */
export function optionsAnswer(inputs: OptionsInputs, where: Where, data: Data): OptionsAnswer {
  const ways = knownWays(inputs, where, data);
  const named = namedWays(inputs, ways);
  const { state } = where;
  const exampleOf = `${people[inputs.now]} in ${placeName(where)}`;
  const place = state === null ? 'nationwide' : `in ${areaName(state)}`;
  const [shown, others] = [ways.slice(0, MAX_SHOWN), ways.slice(MAX_SHOWN)];
  const table = (some: readonly KnownWay[]) => wayTable(some, goalOf(inputs), where, place);
  return {
    subject: `Options for ${exampleOf}`,
    exampleOf,
    verdict: verdictOf(named),
    sentence: sentencesOf(inputs, named, ways, place),
    figures: figuresOf(inputs, named),
    basis: basis(),
    payBasis: payBasis(),
    tableHeading: `Side by side, ${place}`,
    table: table(shown),
    others: others.length === 0 ? null : table(others),
    notes: notesOf(ways, where, data),
    details: ways.map(detailOf),
    programs: programsSentence(named.cheapest),
    next: nextLinks(inputs, where, named.cheapest),
  };
}

/** What was asked, in a line. */
const chosenInWords = ({ now, want }: OptionsInputs, where: Where) =>
  [startingPoints[now], capitalized(placeName(where)), goals[want]].join(' · ');

/** The query with the example in the place of what was not given, where the starting point was not. */
function withExample(given: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(given);
  for (const [name, value] of new URLSearchParams(exampleQuery)) if (!query.has(name)) query.set(name, value);
  return query;
}

/** The same question for other places. */
const elsewhere = (places: readonly string[], query: URLSearchParams): FormLink[] =>
  places.map((near) => {
    const asked = new URLSearchParams(query);
    asked.set('near', near);
    return { label: near, href: withQuery(paths.options, asked.toString()) };
  });

/** The form as read, and where the reader lives; null where that is no place. */
function readQuestions(query: URLSearchParams, data: Data) {
  const { fields, values, parsed } = readForm(optionsParameters, optionsWords, query);
  const asked = values.near.ok ? (values.near.value as string | undefined) : undefined;
  const { where, error, meant } = readPlace(asked, data);
  const links = elsewhere(meant, query);
  const near =
    error === undefined
      ? fields.near
      : { ...fields.near, error, ...(links.length > 0 ? { answers: links } : {}) };
  return {
    fields: [fields.now, near, fields.want],
    inputs: parsed.ok ? parsed.inputs : null,
    where,
    meant: error === undefined ? links : [],
  };
}

/** Reads the page of the options from a query. Without a starting point an example stands in, marked as one. */
export function optionsView(given: URLSearchParams, data: Data): OptionsView {
  const isExample = !given.has('now');
  const { fields, inputs, where, meant } = readQuestions(isExample ? withExample(given) : given, data);
  const form = { fields, more: [], chosen: '', defaults: defaultsOf(optionsParameters) };
  if (inputs === null || where === null) {
    const problems = problemsOf(fields);
    return { status: 'refused', form, problems, meant: [], query: '', inputs: '', answer: null };
  }
  return {
    status: isExample ? 'example' : 'answered',
    form: { ...form, chosen: chosenInWords(inputs, where) },
    problems: [],
    meant,
    query: isExample ? '' : canonicalQuery(optionsParameters, inputs),
    inputs: isExample ? '' : answersInWords(fields),
    answer: optionsAnswer(inputs, where, data),
  };
}
