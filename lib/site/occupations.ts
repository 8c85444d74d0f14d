import { occupations } from '@/lib/data/credentials';

/** An occupation that has a page of its own. */
export interface OccupationPage {
  readonly slug: string;
  /** Standard Occupational Classification code: the key of its wage rows. */
  readonly soc: string;
  readonly plural: string;
  /** What the reader needs to know about who is counted. */
  readonly note: string;
}

/** Occupations with a salary page, in the order in which students ask for them. */
export const occupationPages: readonly OccupationPage[] = [
  {
    slug: 'registered-nurses',
    soc: occupations.registeredNurse,
    plural: 'registered nurses',
    note: 'Everyone who works as a registered nurse, whatever the degree and however long in the job; clinical nurse specialists are counted here.',
  },
  {
    slug: 'licensed-practical-nurses',
    soc: occupations.licensedPracticalNurse,
    plural: 'licensed practical nurses',
    note: 'Licensed practical nurses, called licensed vocational nurses in California and Texas.',
  },
  {
    slug: 'nurse-practitioners',
    soc: occupations.nursePractitioner,
    plural: 'nurse practitioners',
    note: 'Nurse practitioners of every specialty; BLS does not tell specialties apart.',
  },
  {
    slug: 'nurse-anesthetists',
    soc: '29-1151',
    plural: 'nurse anesthetists',
    note: 'Certified registered nurse anesthetists. BLS does not release a wage for every state.',
  },
  {
    slug: 'nurse-midwives',
    soc: '29-1161',
    plural: 'nurse midwives',
    note: 'Certified nurse midwives. A small occupation: many states have no released wage.',
  },
  {
    slug: 'nursing-instructors',
    soc: '25-1072',
    plural: 'nursing instructors',
    note: 'Teachers of nursing at colleges and universities; annual pay only.',
  },
  {
    slug: 'nursing-assistants',
    soc: occupations.nursingAssistant,
    plural: 'nursing assistants',
    note: 'Nursing assistants (CNAs). Not a nursing license, often the first job on the way to one.',
  },
  {
    slug: 'medical-assistants',
    soc: '31-9092',
    plural: 'medical assistants',
    note: 'Medical assistants. Not a nursing license.',
  },
  {
    slug: 'health-services-managers',
    soc: '11-9111',
    plural: 'medical and health services managers',
    note: 'Managers of health services, nurse managers among them; most are not nurses.',
  },
];
