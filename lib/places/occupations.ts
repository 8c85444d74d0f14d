import { type Degree, occupations } from '@/lib/data/credentials';

/** An occupation that has a page of its own. */
export interface OccupationPage {
  readonly slug: string;
  /** Standard Occupational Classification code: the key of its wage rows. */
  readonly soc: string;
  readonly plural: string;
  /** Name in sentences and narrow places where it is shorter: "RNs". */
  readonly short?: string;
  /** What the reader needs to know about who is counted. */
  readonly note: string;
  /** Degree that leads to the job; of a job before nursing, the nearest one after it. */
  readonly degree: Degree;
  /** Whether we have wages by metropolitan area, which then have their own page. */
  readonly byArea?: true;
}

/** Occupations with a salary page, in the order in which students ask for them. */
export const occupationPages: readonly OccupationPage[] = [
  {
    slug: 'registered-nurses',
    soc: occupations.registeredNurse,
    plural: 'registered nurses',
    short: 'RNs',
    degree: 'ADN',
    note: 'Everyone who works as a registered nurse, whatever the degree and however long in the job; clinical nurse specialists are counted here.',
    byArea: true,
  },
  {
    slug: 'licensed-practical-nurses',
    soc: occupations.licensedPracticalNurse,
    plural: 'licensed practical nurses',
    short: 'LPNs',
    degree: 'LPN',
    note: 'Licensed practical nurses, called licensed vocational nurses in California and Texas.',
    byArea: true,
  },
  {
    slug: 'nurse-practitioners',
    soc: occupations.nursePractitioner,
    plural: 'nurse practitioners',
    degree: 'MSN',
    note: 'Nurse practitioners of every specialty; BLS does not tell specialties apart.',
    byArea: true,
  },
  {
    slug: 'nurse-anesthetists',
    soc: '29-1151',
    plural: 'nurse anesthetists',
    degree: 'DNP',
    note: 'Certified registered nurse anesthetists. BLS does not release a wage for every state.',
  },
  {
    slug: 'nurse-midwives',
    soc: '29-1161',
    plural: 'nurse midwives',
    degree: 'MSN',
    note: 'Certified nurse midwives. A small occupation: many states have no released wage.',
  },
  {
    slug: 'nursing-instructors',
    soc: '25-1072',
    plural: 'nursing instructors',
    degree: 'MSN',
    note: 'Teachers of nursing at colleges and universities; annual pay only.',
    byArea: true,
  },
  {
    slug: 'nursing-assistants',
    soc: occupations.nursingAssistant,
    plural: 'nursing assistants',
    degree: 'LPN',
    note: 'Nursing assistants (CNAs). Not a nursing license, often the first job on the way to one.',
    byArea: true,
  },
  {
    slug: 'medical-assistants',
    soc: '31-9092',
    plural: 'medical assistants',
    degree: 'ADN',
    note: 'Medical assistants. Not a nursing license.',
  },
  {
    slug: 'health-services-managers',
    soc: '11-9111',
    plural: 'medical and health services managers',
    degree: 'BSN',
    note: 'Managers of health services, nurse managers among them; most are not nurses.',
  },
];

/** Nursing jobs that charts compare, in the order of their licenses. */
export const nursingLadder: readonly string[] = [
  occupations.nursingAssistant,
  occupations.licensedPracticalNurse,
  occupations.registeredNurse,
  occupations.nursePractitioner,
];

/** Returns the name of those who have the job, as short as people say it: "RNs", "nurse midwives". */
export const shortPlural = ({ short, plural }: Pick<OccupationPage, 'short' | 'plural'>): string =>
  short ?? plural;

export function occupationPath({ slug }: Pick<OccupationPage, 'slug'>): string {
  return `/salaries/${slug}`;
}

/** The page that lists every area with known wages. */
export function areasPath(occupation: Pick<OccupationPage, 'slug'>): string {
  return `${occupationPath(occupation)}/areas`;
}

/** The occupation, or undefined where none has the slug. */
export function findOccupation(slug: string): OccupationPage | undefined {
  return occupationPages.find((occupation) => occupation.slug === slug);
}

/** @throws Error when no occupation with a page has the code. */
export function occupationBySoc(soc: string): OccupationPage {
  const page = occupationPages.find((occupation) => occupation.soc === soc);
  if (!page) throw new Error(`No occupation page has the code ${soc}`);
  return page;
}
