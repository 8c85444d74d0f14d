import { planningEstimate } from '@/lib/calculators/planning-estimate';
import { onlyOf } from '@/lib/parameters/declare';
import type { Place } from '@/lib/places/near/place';
import { areaName } from '@/lib/places/states';
import { quoted } from '@/lib/text/quoted';
import { choice, count, list, uncapitalized } from '@/lib/text/words';
import { credentialName } from '../credentials';
import type { Program } from '../program';
import type { ProgramFacts } from '../program-schema';
import type { Caveat, Coverage } from './answer';
import { isListedByDefault, isOpen } from './listing';
import { exactNotes, type Ordered, tailNotes, typeNotes } from './order-notes';
import { isEmpty } from './program-set';
import type { QueryReading } from './query/reading';
import { schoolsQuery } from './schools';

/** Caveats of every answer. */
export const generalCaveats: readonly Caveat[] = [
  { id: 'planning_estimates', text: planningEstimate },
  {
    id: 'lists_on_a_date',
    text: "Accreditation is what an agency's list said on the date beside it. Check it at the agency before you apply; a program that no list has is not found on the lists, which is not the same as not accredited.",
  },
  {
    id: 'published_prices',
    text: 'Tuition is the published price before aid; fees of the nursing program itself may come on top.',
  },
  {
    id: 'sponsorship_moves_nothing',
    text: 'Whether a school pays us is a label: it changes no order, no filter and no score.',
  },
];

/** A search with what its notes depend on. */
export interface Searched extends Ordered {
  /** How `query` was read; undefined without one. */
  readonly reading: QueryReading | undefined;
  /** For parameters that answer words of `query` but of whose fact nothing is known: what to say in their place. */
  readonly notKnown: ReadonlyMap<string, string>;
  /** The place that distances are from; null without one. */
  readonly place: Place | null;
  /** The programs of this page. */
  readonly shown: readonly Program[];
  readonly coverage: readonly Coverage[];
  /** Percent of the completions below which state approval is the rule. */
  readonly leastListedShare: number;
}

const NOT_IN_TABLES = 'This is not in our tables';
const ELSEWHERE = 'Schools of that name in other states are found by their whole names';

/** Tests whether a note is about the words of a query, of which it quotes some. */
export const isAboutQuery = (note: string) =>
  note.includes('“') || note.startsWith(NOT_IN_TABLES) || note.startsWith(ELSEWHERE);

/** Says what of a query no table can answer, before all else. */
function topicNotes({ reading }: Searched): string[] {
  const topics = reading?.notInTables ?? [];
  return topics.length === 0
    ? []
    : [`${NOT_IN_TABLES}: ${list(topics)}. Ask the schools; the programs below are not chosen by it.`];
}

/** Says which parameter decides where `query` names other program types or states, of which none is asked for. */
function contradictionNotes({ inputs, reading }: Searched): string[] {
  const { query = '', credential, state } = inputs;
  if (!reading) return [];
  const { credentials, states } = reading;
  const isOther = <T>(said: readonly T[], asked: readonly T[] | undefined) =>
    asked !== undefined && said.length > 0 && !said.some((one) => asked.includes(one));
  return [
    ...(credential && isOther(credentials, credential)
      ? [
          `${quoted(query)} names ${choice(credentials.map(credentialName))} programs, and the programs below are those of credential=${credential.join(' and ')}: the parameter decides.`,
        ]
      : []),
    ...(state && isOther(states, state)
      ? [
          `${quoted(query)} names ${choice(states.map(areaName))}, and state=${state.join(' and ')} is elsewhere: no program is in both.`,
        ]
      : []),
  ];
}

/** Explains how `query` was read, where it was not literally. */
function queryNotes({ inputs: { query = '' }, reading, notKnown }: Searched): string[] {
  if (!reading) return [];
  const { names, nearest, elsewhere, respelled, misspelledPlace, several, place, readAs, leftOut } = reading;
  const others = nearest.length > 0 ? ` The nearest names: ${list(nearest)}.` : '';
  return [
    ...(names && isEmpty(names) ? [`No school or city is called ${quoted(query)}.${others}`] : []),
    ...(readAs === null ? [] : [`${quoted(query)} was read as ${readAs}.`]),
    ...(elsewhere.length === 0 ? [] : [`${ELSEWHERE}: ${list(elsewhere)}.`]),
    ...[...respelled].map(
      ([word, taken]) => `No school or city is called ${quoted(word)}: it was taken for ${list(taken)}.`,
    ),
    ...(misspelledPlace === null || !place
      ? []
      : [`${quoted(misspelledPlace)} was taken for ${place.understood}.`]),
    ...(several.length === 0
      ? []
      : [
          `${list(several.map((name) => quoted(name)))} are names of schools: ask with ${schoolsQuery(several)}.`,
        ]),
    ...leftOut.map(({ words, parameter }) => {
      const unknown = notKnown.get(parameter);
      return `${quoted(words)} was left out: ${unknown === undefined ? `ask with ${parameter}.` : uncapitalized(unknown)}`;
    }),
  ];
}

const SOME_NAMED = 'We can name';

/** Whether a note says that a list has only some of the programs that there are. */
export const isOfSomeNamed = (note: string) => note.startsWith(SOME_NAMED);

/** Begins a sentence on programs of which some alone can be named: what matches none of them is not said to be 0 of them. */
const named = (program: string, total: number) =>
  total === 0 ? `${SOME_NAMED} only some ${program}s: ` : `${SOME_NAMED} ${count(total, program)} here: `;

function credentialNotes(searched: Searched): string[] {
  const { inputs, total } = searched;
  const credential = onlyOf(inputs.credential);
  if (credential === 'ABSN')
    return [
      `${named('accelerated BSN program', total)}those that a school’s page or price list confirms. There are others: ask schools with a BSN.`,
    ];
  if (credential === 'RN_TO_MSN')
    return [
      'No source that we read tells RN-to-MSN programs from other MSN programs, so none can be listed. Look among the programs of credential=MSN and ask the schools.',
    ];
  if (credential === 'RN_TO_BSN')
    return [
      `${named('RN-to-BSN program', total)}those that a page shows or that published figures let us infer. Many other schools that award a BSN teach RNs too.`,
    ];
  return typeNotes(searched);
}

function groupNotes({ inputs: { sort }, shown }: Searched): string[] {
  return sort === 'outcomes' && shown.some(({ facts }) => facts.band !== null)
    ? [
        'A position in this list is not a rank: compare the groups, fifths of all such programs nationwide, and treat neighbors that are about the same as equals.',
      ]
    : [];
}

// The source of earnings counts first degrees and completions together.
function mixtureNotes({ inputs }: Searched): string[] {
  const credential = onlyOf(inputs.credential);
  return credential === 'BSN' || credential === 'ABSN'
    ? [
        'The federal data count first BSNs and RN-to-BSN degrees together. Where most graduates were RNs before, pay and debt are not compared.',
      ]
    : [];
}

/** What is known of under half of the programs comes before all else. */
const coverageNotes =
  (isLittle: boolean) =>
  ({ coverage }: Searched): string[] =>
    coverage.filter(({ known, of }) => 2 * known < of === isLittle).map(({ note }) => note);

/** An advanced program's kind is inferred. */
function kindNotes({ inputs: { kind } }: Searched): string[] {
  return kind === undefined
    ? []
    : ['What most graduates of a program do is inferred from awards, examinations and pay. Ask the school.'];
}

/** Says why programs that no list has are in the answer. */
function approvalNotes({ inputs, shown, leastListedShare }: Searched): string[] {
  if (inputs.include_without_accreditation) return [];
  // Agencies don't accredit PhD programs, so a missing one says nothing; a closed school is here by its name.
  const unlisted = shown.filter(
    (program) => program.accreditors.size === 0 && program.credential !== 'PHD' && isOpen(program),
  );
  if (unlisted.length === 0) return [];
  // A search that names a school or a place shows all that is there.
  const reason = unlisted.every(isListedByDefault)
    ? `They are included where state approval is the rule: where listed programs have under ${leastListedShare}% of the state's graduates with that credential.`
    : 'Near a place, and at a school that is named, they are all included.';
  return [`Some of these programs are on no list that we read. ${reason}`];
}

/** Says where distances are from. */
function placeNotes({ place, total }: Searched): string[] {
  if (place === null || total === 0) return [];
  // A region is measured from a city, which it names.
  const isRegion = place.kind === 'metro area' || place.kind === 'nickname';
  return [`Distances are from ${isRegion ? '' : 'the middle of '}${place.understood}, as the crow flies.`];
}

/** Returns what a reader must know about a search, in sentences. */
export function notesOf(searched: Searched): string[] {
  return [
    topicNotes,
    coverageNotes(true),
    contradictionNotes,
    queryNotes,
    exactNotes,
    tailNotes,
    groupNotes,
    credentialNotes,
    kindNotes,
    mixtureNotes,
    coverageNotes(false),
    approvalNotes,
    placeNotes,
  ].flatMap((notes) => notes(searched));
}

/** Returns the caveats of every answer, then those of its programs. */
export function caveatsOf(
  shown: readonly Pick<ProgramFacts, 'caveats'>[],
  texts: ReadonlyMap<string, string>,
): Caveat[] {
  const named = new Set(shown.flatMap(({ caveats }) => caveats));
  return [
    ...generalCaveats,
    ...[...texts].filter(([id]) => named.has(id)).map(([id, text]) => ({ id, text })),
  ];
}
