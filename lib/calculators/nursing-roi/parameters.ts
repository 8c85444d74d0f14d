import { credentialFacts, type Degree, degrees } from '@/lib/data/credentials';
import { decimal, enumeration, type Inputs } from '@/lib/parameters/declare';
import { stateCodes, stateLabels } from '@/lib/places/states';

const degreeLabels = Object.fromEntries(
  degrees.map((degree) => [degree, credentialFacts[degree].title]),
) as Record<Degree, string>;

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
  }),
  current_income: decimal({
    description: 'What you earn now, before tax, in US dollars a year; 0 if you are not employed.',
    example: 30_000,
    default: 0,
    minimum: 0,
    maximum: 10_000_000,
    outside: 'refuse',
  }),
};

export type NursingRoiInputs = Inputs<typeof parameters>;
