import { countedYears } from '@/lib/data/year-words';
import {
  boolean,
  decimal,
  enumeration,
  freeText,
  type Inputs,
  optional,
  token,
  wholeNumber,
} from '@/lib/parameters/declare';
import type { Rules } from '@/lib/parameters/parse';
import { several } from '@/lib/parameters/several';
import { slugsByCode, stateCodes, stateLabels, stateSlugs } from '@/lib/places/states';
import { isOwn } from '@/lib/text/own-member';
import { accreditorNames } from '../accreditors';
import { firstRnCredentials, programCredentials } from '../credentials';
import { evidenceNames } from '../score/components';
import { credentialAdvice } from './credential-advice';
import { sortNames } from './sort-names';

/** Most programs in one answer, by interface: a model pays for every word that it reads. */
export const MAX_RESULTS = { json: 25, mcp: 10 } as const;

/** Declares how many programs to return: the one parameter that differs by interface. */
export const limitUpTo = (maximum: number, description = 'How many programs to return.') =>
  wholeNumber({
    description,
    example: 10,
    default: 10,
    minimum: 1,
    maximum,
  });

/** Most schools that one answer sets side by side. */
export const MAX_SCHOOLS = 6;

/** Radius of a search near a place that names none, in miles. */
export const RADIUS_MILES = 50;

/** Kinds of advanced program that a search can name. */
export const kinds = {
  anesthesia: 'nurse anesthesia',
  'nurse practitioner': 'nurse practitioner',
  midwifery: 'nurse midwifery',
  entry: 'entry to nursing with a degree in another field',
} as const;
export type Kind = keyof typeof kinds;
export const isKind = (value: string | null): value is Kind => value !== null && isOwn(kinds, value);

/** What a form says below a field: part of the description, so that every form of the page has it. */
export const hints = {
  near: 'A ZIP code or a city.',
  query: 'Part of the name will do, and typing errors are forgiven.',
  schools: 'Its name, its initials or its IPEDS number.',
  max_tuition: 'For the whole program, before financial aid.',
  family_income: 'A year, before taxes. We show what families with such incomes pay after grants.',
  sort: 'Near a place the closest come first, elsewhere the best results.',
  radius_miles: `${RADIUS_MILES} miles where you leave it empty.`,
} as const;

/** Parameters of the finder, in the order in which problems are reported. All are optional. */
export const finderParameters = {
  state: optional(
    several(
      enumeration(stateLabels, {
        description:
          'State (or the District of Columbia), as a lowercase hyphenated slug, or its code in capitals.',
        example: 'ohio',
        alsoRead: slugsByCode,
        otherNames: stateCodes,
        nearMisses: ['State', 'states', 'state[]'],
      }),
      { most: stateSlugs.length, commas: true },
    ),
  ),
  credential: optional(
    several(
      enumeration(programCredentials, {
        description: 'Credential that the program leads to.',
        example: 'BSN',
        alsoRead: { LVN: 'LPN', 'RN-BSN': 'RN_TO_BSN', RN_BSN: 'RN_TO_BSN', 'RN-to-BSN': 'RN_TO_BSN' },
        nearMisses: ['degree'],
        advice: credentialAdvice,
      }),
      {
        most: Object.keys(programCredentials).length,
        commas: true,
        groups: { RN: { label: 'Any program for a first RN license', values: firstRnCredentials } },
      },
    ),
  ),
  near: optional(
    freeText({
      description: `${hints.near} Place to look around: ZIP code, city with or without its state, borough, or metro area. Programs without a known place are left out and counted.`,
      example: 'Dayton, Ohio',
      maximumLength: 100,
      nearMisses: ['zip', 'city'],
    }),
  ),
  radius_miles: optional(
    decimal({
      description: `How far around the place to look, in miles as the crow flies. ${hints.radius_miles} Without a place it changes nothing.`,
      example: 25,
      defaultWith: { near: RADIUS_MILES },
      minimum: 1,
      maximum: 500,
      outside: 'refuse',
    }),
  ),
  query: optional(
    freeText({
      description: `School, city or plain words, such as "LPN Houston". ${hints.query}`,
      example: 'Cleveland',
      maximumLength: 100,
      nearMisses: ['q'],
    }),
  ),
  schools: optional(
    several(
      freeText({
        description: `Schools to set side by side, by name, acronym, slug or IPEDS unitid. ${hints.schools} A name that several share is in \`unmatched\` with the choices.`,
        example: 'Ohio State University',
        maximumLength: 200,
        nearMisses: ['school'],
      }),
      { most: MAX_SCHOOLS },
    ),
  ),
  control: optional(
    enumeration(
      {
        public: 'public',
        'private nonprofit': 'private, not for profit',
        'private for-profit': 'private, for profit',
      },
      { description: 'Who runs the school.', example: 'public' },
    ),
  ),
  delivery: optional(
    enumeration(
      { online: 'online', hybrid: 'partly online', 'on campus': 'on campus' },
      {
        description: 'How the program is taught: known for few programs, the answer says for how many.',
        example: 'online',
      },
    ),
  ),
  accreditor: optional(
    enumeration(accreditorNames, {
      description: 'Agency whose list has the program as accredited.',
      example: 'CCNE',
    }),
  ),
  max_tuition: optional(
    decimal({
      description: `Most that the whole program may cost in tuition and fees, in US dollars. ${hints.max_tuition} Programs without a known price are left out and counted.`,
      example: 40_000,
      minimum: 0,
      maximum: 1_000_000,
      outside: 'refuse',
      unit: 'dollars',
    }),
  ),
  family_income: optional(
    decimal({
      description: `${hints.family_income} Income of the family in US dollars: it picks the band of families whose price after grants is shown. It leaves no program out.`,
      example: 30_000,
      minimum: 0,
      maximum: 10_000_000,
      outside: 'refuse',
      unit: 'dollars',
      nearMisses: ['income'],
    }),
  ),
  max_net_price: optional(
    decimal({
      description:
        'Most that a year may cost after grants, living included, in US dollars: for the band of family_income, else on average. For one year, living included. Programs without a known price are left out and counted.',
      example: 15_000,
      minimum: 0,
      maximum: 1_000_000,
      outside: 'refuse',
      unit: 'dollars',
    }),
  ),
  kind: optional(
    enumeration(kinds, {
      description:
        'MSN and DNP: what most graduates do, inferred from the awards, examinations and pay of the school. Ask the school.',
      example: 'nurse practitioner',
    }),
  ),
  min_pass_rate: optional(
    decimal({
      description: `Least first-attempt NCLEX pass rate of the newest known whole year from ${countedYears}, in percent. Programs without a published rate, most of them, are left out and counted.`,
      example: 85,
      minimum: 0,
      maximum: 100,
      outside: 'refuse',
      unit: 'percent',
    }),
  ),
  min_evidence: optional(
    enumeration(evidenceNames, {
      description: 'How much of the score has to be measured, at least.',
      example: 'partial',
    }),
  ),
  include_without_accreditation: boolean({
    description:
      'Whether to include programs that no list we read has as accredited. They are included anyway, and marked, where state approval is the rule for a credential in a state, as for most LPN programs, near a place, and at a school that is named.',
    example: false,
    default: false,
  }),
  sort: enumeration(sortNames, {
    description: `What comes first. ${hints.sort}`,
    example: 'outcomes',
    default: 'outcomes',
    defaultWith: { near: 'distance' },
  }),
  limit: limitUpTo(MAX_RESULTS.json),
  cursor: optional(
    token({
      description: 'Where to go on: next_cursor of the answer before, with the same filters and sort.',
      origin: 'next_cursor of an answer to the same search, or left out to start again',
      maximumLength: 300,
      nearMisses: ['page'],
    }),
  ),
};

const { limit: _limit, cursor: _cursor, ...ofList } = finderParameters;

/** Parameters of a whole list, without those of a page of it. */
export const listParameters = ofList;

/** Parameters that leave no program out. */
const notFilters = ['radius_miles', 'family_income', 'sort', 'limit', 'cursor'] as const;

/** A parameter that can leave programs out. */
export type FilterName = Exclude<keyof typeof finderParameters, (typeof notFilters)[number]>;
export const filterNames = (Object.keys(finderParameters) as (keyof typeof finderParameters)[]).filter(
  (name): name is FilterName => !notFilters.some((other) => other === name),
);

export type FinderInputs = Inputs<typeof finderParameters>;

export const NEEDS_PLACE = 'needs a place: give near a ZIP code or a city';

/** What the parameters ask of each other: a distance is measured from a place. */
export const finderRules: Rules<typeof finderParameters> = {
  judge(name, { near, query, sort }) {
    if (near !== undefined || query !== undefined) return undefined;
    if (name === 'radius_miles') return 'ignored';
    return name === 'sort' && sort === 'distance'
      ? { refusal: NEEDS_PLACE, forReaders: 'Enter a ZIP code or a city to sort by distance' }
      : undefined;
  },
};
