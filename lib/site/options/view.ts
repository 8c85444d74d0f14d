import { startingPoints } from '@/lib/calculators/lpn-pathway/page/starting-points';
import { notWithin } from '@/lib/calculators/nursing-roi/verdict';
import { constantsSource } from '@/lib/calculators/page/constants';
import type { Link } from '@/lib/calculators/page/related';
import type { AnswerFigure, PageStatus } from '@/lib/calculators/page/view';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import { isMissing } from '@/lib/numbers/figure';
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
import { areaName } from '@/lib/places/states';
import { capitalized, count } from '@/lib/text/words';
import { shortSources } from '../short-sources';
import { paths, withQuery } from '../urls';
import { wayFigures } from './figures';
import { moneyLinks, readinessLink, routesLink, wayPayOffLink } from './links';
import { people } from './names';
import { detailOf, type Meaning, meaningsOf, notesOf, type WayDetail } from './notes';
import { exampleQuery, goals, type OptionsInputs, optionsParameters, optionsWords } from './parameters';
import { placeName, readPlace, type Where } from './place';
import { programsOfWay } from './programs';
import { type KnownWay, type WayTable, wayTable } from './table';
import { waysTo } from './ways';
import { figuresOf, leadOf, type NamedWays, namedWays, sentencesOf, verdictOf } from './words';

/** Ways shown side by side; others are folded. */
const MAX_SHOWN = 3;

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
  /** What each program is, where the reader named no goal; else empty. */
  readonly meanings: readonly Meaning[];
  /** What has to be known of the table, in sentences. */
  readonly notes: readonly string[];
  readonly details: readonly WayDetail[];
  /** Programs to begin with, in a sentence. */
  readonly programs: string;
  /** Where to go on, the likeliest first. */
  readonly next: readonly Link[];
  /** Where all routes are weighed by what matters to the reader. */
  readonly weigh: Link;
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
    figures: wayFigures(way, now, where.state, data),
    programs: programsOfWay(way, where, data),
    payOff: wayPayOffLink(way, where, data),
  });
  return [knownWay(first), ...others.map(knownWay)];
}

/** "5 ADN programs within 50 miles." */
const programsSentence = ({ programs: { total, name, where } }: KnownWay) =>
  `${count(total, `${name} program`)} ${where}.`;

const seePrograms = ({ programs: { total, name, where, link } }: KnownWay): Link => ({
  label: total === 0 ? link.label : `See ${name} programs ${where}`,
  href: link.href,
});

/** Where to go on: programs of each way that the headline names, what is paid, readiness. */
function nextLinks(inputs: OptionsInputs, where: Where, named: NamedWays): Link[] {
  const lead = leadOf(named);
  const ready = readinessLink(lead.way, inputs.now, where);
  const links = [
    // Someone who names no goal finds those of every way in the table.
    ...(named.goal === 'unsure' ? [lead] : [lead, named.cheapest]).map(seePrograms),
    ...moneyLinks(lead),
    // The table leads to it where the time to come out ahead is known.
    ...(isMissing(lead.figures.ahead) ? [lead.payOff] : []),
    ...(ready ? [ready] : []),
  ];
  return [...new Map(links.map((link) => [link.href, link])).values()];
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
  const never = capitalized(notWithin(data));
  const table = (some: readonly KnownWay[]) =>
    wayTable(some, { want: named.goal, near: where.near, place, never });
  return {
    subject: `Options for ${exampleOf}`,
    exampleOf,
    verdict: verdictOf(named),
    sentence: sentencesOf(inputs, named, ways, place),
    figures: figuresOf(named),
    basis: basis(),
    payBasis: payBasis(),
    tableHeading: `Side by side, ${place}`,
    table: table(shown),
    others: others.length === 0 ? null : table(others),
    meanings: named.goal === 'unsure' ? meaningsOf(table(shown)) : [],
    notes: notesOf(ways, where, data),
    details: ways.map(detailOf),
    programs: programsSentence(leadOf(named)),
    next: nextLinks(inputs, where, named),
    weigh: routesLink(inputs, where),
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
