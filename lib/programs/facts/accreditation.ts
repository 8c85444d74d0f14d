import { group } from 'd3-array';
import { z } from 'zod';
import { agencies } from '@/lib/data/tables/accreditation';
import { directoryYear } from '@/lib/data/year-words';
import { areaName } from '@/lib/places/states';
import { count, possessive } from '@/lib/text/words';
import { listings } from '../catalogue/accreditation';
import type { ProgramRows } from '../catalogue/rows';
import { credentialName } from '../credentials';
import { whenRead } from '../dates';
import type { ProgramFacts } from '../program-schema';
import type { CaveatContext } from './caveat';
import { type Fact, type Refer, unknownSentence } from './fact';

const listingSchema = z
  .strictObject({
    agency: z.enum(agencies),
    status: z.string().describe('Status in the words of the list. A candidate is not accredited.'),
    accredited: z.boolean().describe('Whether that status is an accreditation.'),
    as_of: z.string().describe('When the list was read, or what month the copy is of.'),
    check_url: z.url().nullable().describe("Where the agency's list can be checked."),
    listed_as: z.string().describe('Name on the list.'),
    level: z.string().describe('Level in the words of the list.'),
  })
  .meta({ id: 'AccreditationListing', description: "One entry on an accrediting agency's list." });

export type AccreditationListing = z.output<typeof listingSchema>;

const schema = {
  accreditation: z.array(listingSchema),
  accreditation_reason: z
    .string()
    .nullable()
    .describe('What it means that no list has the program as accredited; null where one has.'),
};

/** Says that a program is on a list; a candidate is called one. */
const onList = ({ accredited, status }: AccreditationListing, list: string) =>
  accredited ? `On ${list}` : `${status} on ${list}, not accredited`;

/** Returns one entry in words: "On CCNE’s list on October 3, 2026". */
export const listingInWords = (listing: AccreditationListing) =>
  onList(listing, `${possessive(listing.agency)} list ${whenRead(listing.as_of)}`);

/** Returns entries in words that say the same of one reading of a list: the day stands in a note. */
function listingsSentence(listings: readonly AccreditationListing[], refer: Refer): string {
  const [listing] = listings;
  if (!listing) return '';
  const { agency, as_of, check_url: url } = listing;
  const list = `${possessive(agency)} list`;
  const several = listings.length === 1 ? '' : ` (${count(listings.length, 'entry', 'entries')})`;
  const read = refer(`${list}: read ${whenRead(as_of)}${url === null ? '.' : `, ${url}`}`);
  return `${onList(listing, list)}${several}${read}.`;
}

/** Where the newest record of a school is the IPEDS directory, and no accreditor’s list has one of its programs. */
const isUnseen = ({ member: { credential, school }, isSchoolListed }: CaveatContext) =>
  credential !== 'PHD' && school.ipeds !== null && school.closure === null && !isSchoolListed;

const ASK_WHETHER_OPEN = `We couldn’t confirm that this school is open: its newest record is the federal survey of colleges of ${directoryYear}. Ask the state board whether the program is open and admits students.`;

const APPROVAL_IS_THE_RULE = 'state approval is the rule';

/** Whether an accreditation is missed: the state's programs of its type have one, and no list has this. */
export const lacksAccreditation = ({
  accreditation_reason: reason,
  credential,
}: Pick<ProgramFacts, 'accreditation_reason' | 'credential'>) =>
  reason !== null && credential !== 'PHD' && !reason.includes(APPROVAL_IS_THE_RULE);

/** Explains what it means that no list has a program as accredited. */
function whyUnlisted({ member: { credential, school }, stateApprovalIsTheRule }: ProgramRows): string {
  if (credential === 'PHD') return 'The agencies whose lists we read do not accredit PhD programs.';
  const rule = stateApprovalIsTheRule
    ? ` In ${areaName(school.state)} ${APPROVAL_IS_THE_RULE} for ${credentialName(credential)} programs.`
    : '';
  return `We found no accreditation; it may be approved by the state, or on a list under another name.${rule}`;
}

const yearOf = (date: string) => Number(date.slice(0, 'YYYY'.length));

/** What the lists of accrediting agencies say. */
export const accreditation: Fact<'accreditation', typeof schema> = {
  id: 'accreditation',
  schema,
  values: (rows) => ({
    accreditation: listings(rows.member.listings),
    accreditation_reason: rows.accreditors.size > 0 ? null : whyUnlisted(rows),
  }),
  sentence({ accreditation: entries, accreditation_reason: reason }, refer) {
    const alike = group(entries, (entry) => `${listingInWords(entry)} ${entry.check_url}`);
    const said = Array.from(alike.values(), (some) => listingsSentence(some, refer));
    const unlisted = reason === null ? [] : [unknownSentence('No accreditation found', reason, refer)];
    // Campuses of a school can be on one list in the same words.
    return [...new Set([...said, ...unlisted])].join(' ');
  },
  tables: ({ accreditation: entries }) => (entries.length > 0 ? ['accreditation'] : []),
  caveats: {
    school_not_confirmed_open: {
      text: ASK_WHETHER_OPEN,
      applies: (context) => context.facts.accreditation_reason !== null && isUnseen(context),
    },
    candidate: {
      text: 'A candidate for accreditation is not accredited yet.',
      applies: ({ facts }) =>
        facts.accreditation.some(({ status }) => status === 'Candidate') &&
        !facts.accreditation.some(({ accredited }) => accredited),
    },
    old_list: {
      text: 'The accreditation comes from a copy of a list that is some years old, the newest that we have: check it with the agency.',
      applies: ({ facts }, { listIsOldBefore }) => {
        const [newest] = facts.accreditation.filter(({ accredited }) => accredited);
        return newest !== undefined && yearOf(newest.as_of) < listIsOldBefore;
      },
    },
  },
};
