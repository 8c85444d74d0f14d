import { startingPoints } from '@/lib/calculators/lpn-pathway/page/starting-points';
import { enumeration, freeText, type Inputs, optional } from '@/lib/parameters/declare';
import { type FieldWords, fieldOf } from '@/lib/parameters/form';

/** What readers want, in the words of every form that asks. */
export const goals = {
  unsure: 'Not sure yet: show me all',
  nurse_now: 'Work as an LPN or LVN soon',
  become_rn: 'Become a registered nurse',
  bachelors: 'Get a bachelor’s in nursing',
  advanced: 'Become a nurse practitioner',
} as const;
export type Goal = keyof typeof goals;
export type StartingPoint = keyof typeof startingPoints;

const PLACE_HINT = 'ZIP code or city. A state works too.';

/** The three questions of the home page, in the order in which problems are reported. */
export const optionsParameters = {
  now: enumeration(startingPoints, {
    description: 'Where you start from: the license or degree that you have, else your work.',
    example: 'healthcare',
  }),
  near: optional(
    freeText({
      description: `Where you live. ${PLACE_HINT} Left out, the figures are those of the whole country.`,
      example: 'Macon, Georgia',
      maximumLength: 100,
      nearMisses: ['zip', 'city', 'state'],
    }),
  ),
  want: enumeration(goals, {
    description: 'What you want. Left out, the page shows everything that you can start.',
    example: 'become_rn',
    default: 'unsure',
  }),
};

export type OptionsInputs = Inputs<typeof optionsParameters>;

/** What the form says of each question. */
export const optionsWords: Readonly<Record<keyof typeof optionsParameters, FieldWords>> = {
  now: { label: 'Where are you now?', hint: null, error: 'Choose where you are now' },
  near: {
    label: 'Where do you live?',
    hint: PLACE_HINT,
    error: 'Enter a ZIP code, a city or a state, for example 31201',
  },
  want: { label: 'What do you want?', hint: null, error: 'Choose what you want' },
};

/** The questions before anyone has answered them. */
export const emptyFields = (['now', 'near', 'want'] as const).map((name) =>
  fieldOf(name, optionsParameters[name], optionsWords[name], {
    value: 'default' in optionsParameters[name] ? String(optionsParameters[name].default) : '',
  }),
);

/** The query that the example of the page answers. */
export const exampleQuery = new URLSearchParams(
  Object.entries(optionsParameters).map(([name, { example }]) => [name, String(example)]),
).toString();
