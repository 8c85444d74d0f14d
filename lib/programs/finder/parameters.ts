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
import { stateCodes, stateLabels } from '@/lib/places/states';
import { accreditorNames } from '../accreditors';
import { programCredentials } from '../credentials';
import { evidenceNames } from '../score/components';
import { sortNames } from './sort-names';

/** Most programs in one answer, by interface: a model pays for every word that it reads. */
export const MAX_RESULTS = { json: 25, mcp: 10 } as const;

/** Declares how many programs to return: the one parameter that differs by interface. */
const limitUpTo = (maximum: number) =>
  wholeNumber({
    description: 'How many programs to return.',
    example: 10,
    default: 10,
    minimum: 1,
    maximum,
  });

/** Filters, all optional. */
const filters = {
  state: optional(
    enumeration(stateLabels, {
      description: 'State (or the District of Columbia), as a lowercase hyphenated slug.',
      example: 'ohio',
      otherNames: stateCodes,
    }),
  ),
  credential: optional(
    enumeration(programCredentials, { description: 'Credential that the program leads to.', example: 'BSN' }),
  ),
  query: optional(
    freeText({
      description: 'Name of a school or city; typing errors are forgiven.',
      example: 'Cleveland',
      maximumLength: 100,
    }),
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
      description:
        'Most that the whole program may cost in tuition and fees, in US dollars. Programs without a known price are left out and counted.',
      example: 40_000,
      minimum: 0,
      maximum: 1_000_000,
      outside: 'refuse',
    }),
  ),
  min_pass_rate: optional(
    decimal({
      description:
        'Least first-attempt NCLEX pass rate of the newest known whole year, in percent. Programs without a published rate are left out and counted.',
      example: 85,
      minimum: 0,
      maximum: 100,
      outside: 'refuse',
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
      'Whether to include programs that no list we read has as accredited. Where state approval is the rule for a credential in a state, as for most LPN programs, they are included anyway, and marked.',
    example: false,
    default: false,
  }),
};

/** A parameter that can leave programs out. */
export type FilterName = keyof typeof filters;
export const filterNames = Object.keys(filters) as [FilterName, ...FilterName[]];

/** Parameters of the finder, in the order in which problems are reported. */
export const finderParameters = {
  ...filters,
  sort: enumeration(sortNames, {
    description: 'What comes first.',
    example: 'outcomes',
    default: 'outcomes',
  }),
  limit: limitUpTo(MAX_RESULTS.json),
  cursor: optional(
    token({
      description: 'Where to go on: next_cursor of the answer before, with the same filters and sort.',
      origin: 'next_cursor of an answer to the same search, or left out to start again',
      maximumLength: 300,
    }),
  ),
};

/** The same for an assistant over MCP. */
export const toolParameters = { ...finderParameters, limit: limitUpTo(MAX_RESULTS.mcp) };

export type FinderInputs = Inputs<typeof finderParameters>;
