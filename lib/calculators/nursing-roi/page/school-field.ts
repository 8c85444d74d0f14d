import type { Extras, ReadExtras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import type { Choice, FieldView } from '@/lib/parameters/form';
import { fieldPattern, readNumber, writtenOut } from '@/lib/parameters/number-text';
import { parameters } from '../parameters';
import { schoolCalled, schoolsOffering } from '../school';
import { programAskedIn } from './program-asked';

/** The schools of the state that offer the program, by name. Their numbers are a third as long as their slugs. */
function choicesFor(query: URLSearchParams, data: Data): readonly Choice[] {
  const question = programAskedIn(query);
  if (!question) return [];
  return schoolsOffering(question, data).map((school) => ({
    value: school.unitid,
    label: school.name,
  }));
}

/** A list of schools in place of a number: the API takes any slug or IPEDS number. */
function field(query: URLSearchParams, data: Data): Partial<FieldView> {
  const choices = choicesFor(query, data);
  const named = schoolCalled(query.get('program') ?? '', data);
  return {
    value: choices.find((choice) => choice.value === named?.unitid)?.value ?? '',
    control: {
      kind: 'select',
      choices,
      groups: [],
      placeholder: 'Typical for the state',
      of: 'state',
    },
  };
}

const AMOUNT = new RegExp(`^${fieldPattern('dollars')}$`);

/** What a query says of an amount of dollars; undefined where it is left out, or where its field refuses it. */
function dollarsIn(query: URLSearchParams, name: 'tuition' | 'family_income'): number | undefined {
  const text = (query.get(name) ?? '').trim();
  if (!AMOUNT.test(text)) return undefined;
  const amount = readNumber(writtenOut(text));
  return amount >= 0 && amount <= (parameters[name].range?.maximum ?? amount) ? amount : undefined;
}

/** What the page knows besides what the API does. */
interface ReadSchool {
  /** The reader's own price beside a school, in dollars: the API takes one of the two alone. */
  readonly ownPrice?: number | undefined;
  /** The family's income without a school, in dollars: the API has no use for it. */
  readonly familyIncome?: number | undefined;
}

/** Without a school a family's income changes no figure: the page says so. */
const withoutSchool = (query: URLSearchParams, data: Data): ReadExtras<typeof parameters, ReadSchool> => ({
  fields: [],
  shown: { program: field(query, data) },
  of: () => ({ value: { familyIncome: dollarsIn(query, 'family_income') }, pairs: [] }),
});

/** The school that someone means, as the page asks it, and the price that it was given. */
export const school: Extras<typeof parameters, ReadSchool> = {
  parameters: {},
  read: (query, data) => {
    if ((query.get('program') ?? '').trim() === '') return withoutSchool(query, data);
    const ownPrice = dollarsIn(query, 'tuition');
    const shown = { program: field(query, data) };
    if (ownPrice === undefined) return { fields: [], shown, of: () => ({ value: {}, pairs: [] }) };
    const asked = new URLSearchParams(query);
    asked.delete('tuition');
    return {
      fields: [],
      query: asked,
      shown: { ...shown, tuition: { value: String(ownPrice) } },
      of: () => ({ value: { ownPrice }, pairs: [['tuition', String(ownPrice)]] }),
    };
  },
};
