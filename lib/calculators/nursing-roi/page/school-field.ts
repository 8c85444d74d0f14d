import type { Extras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import type { Choice, FieldView } from '@/lib/parameters/form';
import { institutionSlug } from '@/lib/programs/catalogue/schools';
import type { parameters } from '../parameters';
import { schoolCalled, schoolsOffering } from '../school';
import { programAskedIn } from './program-asked';

/** The schools of the state that offer the program, by name. */
function choicesFor(query: URLSearchParams, data: Data): readonly Choice[] {
  const question = programAskedIn(query);
  if (!question) return [];
  return schoolsOffering(question, data).map((school) => ({
    value: institutionSlug(school),
    label: school.name,
  }));
}

/** A list of schools in place of a number: the API takes any slug or IPEDS number. */
function field(query: URLSearchParams, data: Data): Partial<FieldView> {
  const choices = choicesFor(query, data);
  const named = schoolCalled(query.get('program') ?? '', data);
  const value = named && institutionSlug(named);
  return {
    value: choices.find((choice) => choice.value === value)?.value ?? '',
    control: {
      kind: 'select',
      choices,
      groups: [],
      placeholder: 'Typical for the state',
      of: 'state',
    },
  };
}

/** The school that someone means, as the page asks it. */
export const school: Extras<typeof parameters, null> = {
  parameters: {},
  read: (query, data) => ({
    fields: [],
    shown: { program: field(query, data) },
    of: () => ({ value: null, pairs: [] }),
  }),
};
