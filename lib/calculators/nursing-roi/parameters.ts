import { credentialFacts, type Degree, degrees, type ProgramCredential } from '@/lib/data/credentials';
import { decimal, enumeration, type Inputs, optional, token } from '@/lib/parameters/declare';
import { stateCodes, stateLabels } from '@/lib/places/states';

const degreeLabels = Object.fromEntries(
  degrees.map((degree) => [degree, credentialFacts[degree].title]),
) as Record<Degree, string>;

/** Most that a program can cost or a grant can pay, in dollars. */
const programDollars = { minimum: 0, maximum: 1_000_000, outside: 'refuse', unit: 'dollars' } as const;
const yearlyDollars = { minimum: 0, maximum: 10_000_000, outside: 'refuse', unit: 'dollars' } as const;

/** How to answer, for API and form alike. */
export const howToAnswer = {
  track: 'An accelerated BSN is for people with a degree in another field.',
  grants_total: 'Scholarships, grants, and what your employer pays.',
  tuition: 'What you were quoted. It takes the place of the typical price in the state.',
  program: "Shows its own price and its graduates' pay beside the figures of the state.",
  family_income: 'Before tax, in dollars. With a school, it shows what such families pay there after grants.',
};

/** Inputs of nursing-roi, in the order in which problems are reported. */
export const parameters = {
  state: enumeration(stateLabels, {
    description: 'State (or the District of Columbia) to study and work in, as a lowercase hyphenated slug.',
    example: 'ohio',
    otherNames: stateCodes,
  }),
  degree: enumeration(degreeLabels, {
    description: 'Nursing credential to earn.',
    example: 'BSN',
    nearMisses: ['credential'],
  }),
  current_income: decimal({
    description: 'What you earn now. Before tax, in dollars a year. Enter 0 if you are not employed.',
    example: 30_000,
    default: 0,
    isAlwaysWritten: true,
    ...yearlyDollars,
    nearMisses: ['income', 'salary'],
  }),
  track: optional(
    enumeration(
      { first_degree: 'First degree', accelerated: 'Accelerated, with a degree in another field' },
      {
        description: `Kind of BSN, only with degree=BSN. ${howToAnswer.track} Left out: first_degree.`,
        example: 'first_degree',
      },
    ),
  ),
  grants_total: optional(
    decimal({
      description: `Money for the whole program that need not be paid back. ${howToAnswer.grants_total} Left out: 0.`,
      example: 8_000,
      ...programDollars,
    }),
  ),
  tuition: optional(
    decimal({
      description: `Tuition and fees of the whole program. ${howToAnswer.tuition} Not together with program.`,
      example: 40_000,
      ...programDollars,
    }),
  ),
  program: optional({
    ...token({
      description:
        "A school of the state, to see its own price and pay beside the state's figures: the last part of the address of its page, or its IPEDS number.",
      example: '204796',
      origin: 'a slug of /programs or an IPEDS unitid of this state that offers this degree',
      maximumLength: 200,
      pattern: String.raw`(?:[\w\-]*-)?\d{6}`,
    }),
    nearMisses: ['school'],
  }),
  family_income: optional(
    decimal({
      description: `Family income. ${howToAnswer.family_income} It changes nothing without program.`,
      example: 45_000,
      ...yearlyDollars,
    }),
  ),
};

export type NursingRoiInputs = Inputs<typeof parameters>;

/** Which program the length, costs and usual entrant are of: an accelerated BSN has its own. */
export function programCredential({
  degree,
  track,
}: Pick<NursingRoiInputs, 'degree' | 'track'>): ProgramCredential {
  return track === 'accelerated' ? 'ABSN' : degree;
}

type Options = 'track' | 'grants_total' | 'tuition' | 'program' | 'family_income';
type Question = Omit<NursingRoiInputs, Options> & Partial<Pick<NursingRoiInputs, Options>>;

/** Returns the inputs of a question that is not read from a query: options that it doesn't name are left out. */
export const inputsOf = (question: Question): NursingRoiInputs => ({
  track: undefined,
  grants_total: undefined,
  tuition: undefined,
  program: undefined,
  family_income: undefined,
  ...question,
});
