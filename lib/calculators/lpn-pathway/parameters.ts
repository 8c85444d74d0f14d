import { enumeration, type Inputs, type Parameter } from '@/lib/parameters/declare';

/** A question followed by what each value means, so that descriptions and labels cannot differ. */
function meaning(question: string, labels: Readonly<Record<string, string>>): string {
  const values = Object.entries(labels).map(([value, label]) => `${value} (${label})`);
  return `${question}: ${values.join(', ')}.`;
}

/** How to choose, where more than one value could fit: said beside the form and in the API's description. */
export const howToChoose = {
  starting_point: 'Choose the degree if you have one, even if you work in healthcare.',
  end_goal: 'An LPN is a licensed practical nurse (LVN in California and Texas), an RN a registered nurse.',
  timeline: 'The first class, or its prerequisites.',
  budget: 'Before financial aid. A tight budget is read as the cheapest quarter of schools.',
};

const startingPoints = {
  none: 'new to healthcare',
  healthcare: 'CNA, MA, EMT or caregiver',
  degree_holder: "holds a non-nursing bachelor's degree",
};
const endGoals = {
  nurse_now: 'work as an LPN',
  become_rn: 'become an RN',
  advanced: 'RN now and advanced practice later',
};
const priorities = { speed: 'speed', pay: 'pay', cost: 'cost', flexibility: 'flexibility' };
const timelines = { asap: 'starting within months', year: 'starting within a year', open: 'no date in mind' };
const budgets = { tight: 'tight', moderate: 'moderate', flexible: 'flexible' };

/** Inputs of lpn-pathway, in the order in which problems are reported. */
export const parameters = {
  starting_point: enumeration(startingPoints, {
    description: `${meaning('Where you start from', startingPoints)} ${howToChoose.starting_point}`,
    example: 'none',
  }),
  end_goal: enumeration(endGoals, {
    description: `${meaning('Where you want to get to', endGoals)} ${howToChoose.end_goal}`,
    example: 'become_rn',
  }),
  priority: enumeration(priorities, {
    description: 'What matters most to you.',
    example: 'speed',
  }),
  timeline: enumeration(timelines, {
    description: `${meaning('When you want to start', timelines)} ${howToChoose.timeline}`,
    example: 'asap',
  }),
  budget: enumeration(budgets, {
    description: `What you can pay out of pocket. ${howToChoose.budget}`,
    example: 'tight',
  }),
};

export type PathwayInputs = Inputs<typeof parameters>;
export type PathwayParameter = keyof PathwayInputs;
/** A value of any parameter; no two parameters share one. */
export type InputValue = PathwayInputs[PathwayParameter];

export const parameterNames = Object.keys(parameters) as PathwayParameter[];

function valuesOf<T extends string>(parameter: Parameter<T>): readonly T[] {
  return parameter.allowedValues.map((value) => parameter.text.parse(value));
}

/** Values of each parameter in declared order: for end_goal, timeline and budget the order is also that of steps. */
export const options: { readonly [P in PathwayParameter]: readonly PathwayInputs[P][] } = {
  starting_point: valuesOf(parameters.starting_point),
  end_goal: valuesOf(parameters.end_goal),
  priority: valuesOf(parameters.priority),
  timeline: valuesOf(parameters.timeline),
  budget: valuesOf(parameters.budget),
};

/** "starting point": a parameter inside a sentence. */
export const parameterInWords = (parameter: PathwayParameter) => parameter.replaceAll('_', ' ');

/** What people read for a value, in quotation marks: "starting within a year". */
export const valueInWords = (parameter: PathwayParameter, value: string) =>
  `"${parameters[parameter].labels?.[value]}"`;
