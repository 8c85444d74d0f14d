import { accreditorNames } from '../../accreditors';
import { listed, type PhraseBook, phraseBook } from './phrases';
import { type ProgramWords, practitioners, rnPrograms } from './program-words';

const BRIDGES = 'LPN-to-RN bridges';

/** What people ask for that no table has, by what we call it. */
const topics: Readonly<Record<string, string>> = {
  'evening classes': 'evening, evenings, night, nights, night classes, night school, after work',
  'weekend classes': 'weekend, weekends, saturday, sunday',
  'part-time schedules': 'part time, parttime, flexible schedule',
  'start dates': 'start date, start dates, spring start, fall start, rolling admission',
  'application deadlines': 'deadline, deadlines, application deadline, application deadlines, due date',
  prerequisites: 'prerequisite, prerequisites, prereq, prereqs, no prerequisites, without prerequisites',
  'waiting lists':
    'waitlist, waitlists, wait list, wait lists, waiting list, no waitlist, no wait list, no waiting list',
  'entrance exams': 'TEAS, HESI, no TEAS, without TEAS, entrance exam, no entrance exam',
  'clinical placements': 'clinical, clinicals, clinical placement, clinical placements',
  scholarships: 'scholarship, scholarships',
  [BRIDGES]: 'LPN to RN, LVN to RN, LPN to ADN, LPN to BSN, LVN to BSN, bridge, LPN bridge',
  'nursing assistant classes': 'CNA, CNAs, nursing assistant, nurse aide, nurse aides',
};

/** Specialties: no table tells one from another. */
const specialties: Readonly<Record<string, string>> = {
  'psychiatric nurse practitioner (PMHNP)':
    'PMHNP, psych NP, psychiatric, psychiatric nurse practitioner, mental health, psychiatric mental health, psychiatric mental health nurse practitioner',
  'family nurse practitioner (FNP)': 'FNP, family nurse practitioner, family practice',
  'acute care nurse practitioner':
    'ACNP, AGACNP, acute care, acute care nurse practitioner, adult gerontology acute care, adult gerontology acute care nurse practitioner',
  'adult-gerontology nurse practitioner':
    'AGNP, AGPCNP, adult gerontology, gerontology, adult gerontology nurse practitioner',
  'pediatric nurse practitioner': 'PNP, pediatric, pediatrics, pediatric nurse practitioner',
  'neonatal nurse practitioner': 'NNP, neonatal, neonatal nurse practitioner',
  'women’s health nurse practitioner': 'WHNP, womens health, womens health nurse practitioner',
  'nurse educator': 'nurse educator, nursing education',
  'nursing leadership': 'nurse leader, nursing leadership, nurse administrator, nursing administration',
  'nursing informatics': 'informatics, nursing informatics',
  'forensic nursing': 'forensic, forensic nursing',
};

/** Something that no table has. */
export interface Topic {
  readonly name: string;
  /** Programs among which a reader can look for it. */
  readonly among: ProgramWords | undefined;
}

/** Where to look for a topic; others are asked of any program. */
function amongOf(name: string): ProgramWords | undefined {
  if (name.includes('nurse practitioner')) return practitioners;
  return name === BRIDGES ? rnPrograms : undefined;
}

/** Words for what no table has. */
export const topicWords: PhraseBook<Topic> = phraseBook(
  Object.entries({ ...topics, ...specialties }).flatMap(([name, phrases]) =>
    listed(phrases).map((phrase): [string, Topic] => [phrase, { name, among: amongOf(name) }]),
  ),
);

/** Agencies that people ask for by name: "state" is a word of many names. */
const agencies = Object.keys(accreditorNames).filter((agency) => agency !== 'state');

/** What people write before and after the name of an agency. */
const phrasesOf = (agency: string) =>
  [agency, `${agency} accredited`, `${agency} accreditation`, `accredited by ${agency}`].join(', ');

/** Pass rates with and without the name of the examination, and with what people write before them. */
function passRatePhrases(): string {
  const rates = ['pass rate', 'pass rates', 'NCLEX', 'NCLEX pass rate', 'NCLEX pass rates'];
  return ['', 'high ', 'higher ', 'highest ', 'good ', 'best ']
    .flatMap((before) => rates.map((rate) => `${before}${rate}`))
    .join(', ');
}

/** What people write for a parameter that a query does not set, by that parameter. */
const parameters: Readonly<Record<string, string>> = {
  'sort=tuition':
    'cheapest, cheap, affordable, least expensive, inexpensive, lowest tuition, low cost, lowest cost, free, for free, tuition free, free tuition',
  'delivery=online': 'online, distance, distance learning, remote',
  'delivery=hybrid': 'hybrid',
  'control=public': 'public',
  'control=private nonprofit': 'nonprofit, non profit, not for profit, private nonprofit, private non profit',
  'control=private for-profit': 'for profit, private for profit, proprietary',
  control: 'private, privately owned',
  ...Object.fromEntries(agencies.map((agency) => [`accreditor=${agency}`, phrasesOf(agency)])),
  accreditor: 'accredited, accreditation',
  min_pass_rate: passRatePhrases(),
  max_tuition: 'tuition, cost, costs, price, prices',
};

/** Words that a parameter answers and the query does not. */
export const parameterWords: PhraseBook<string> = phraseBook(
  Object.entries(parameters).flatMap(([parameter, phrases]) =>
    listed(phrases).map((phrase): [string, string] => [phrase, parameter]),
  ),
);

/** Kinds of schools that are public as a rule, and that many schools have in their names. */
export const publicKinds: PhraseBook<string> = phraseBook(
  listed('community college, community colleges, junior college, junior colleges').map((phrase) => [
    phrase,
    'control=public',
  ]),
);

/** A place that only the reader knows. */
export const herePhrases: PhraseBook<true> = phraseBook(
  listed(
    'near me, close to me, closest to me, around me, by me, near here, around here, nearby, near by, in my area, my area, my city, my state, near my house, near my home, my location, local, locally',
  ).map((phrase): [string, true] => [phrase, true]),
);
