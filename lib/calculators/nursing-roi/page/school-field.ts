import type { Extras } from '@/lib/calculators/page/define';
import type { Data } from '@/lib/data/data';
import { type Choice, type FieldView, withPlainAmounts } from '@/lib/parameters/form';
import { parseEach } from '@/lib/parameters/parse';
import { institutionSlug } from '@/lib/programs/catalogue/schools';
import { parameters } from '../parameters';
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

/** What a query says of a price of one's own; undefined where it is left out or can't be read. */
function priceIn(query: URLSearchParams): number | undefined {
  const { tuition } = parameters;
  const parsed = parseEach({ tuition }, withPlainAmounts({ tuition }, query)).tuition;
  return parsed.ok && typeof parsed.value === 'number' ? parsed.value : undefined;
}

const isBlank = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim() === '';

/** What the page knows of a school besides what the API does. */
interface ReadSchool {
  /** The reader's own price beside a school, in dollars: the API takes one of the two alone. */
  readonly ownPrice: number | undefined;
}

/** The school that someone means, as the page asks it, and the price that it was given. */
export const school: Extras<typeof parameters, ReadSchool> = {
  parameters: {},
  read: (query, data) => {
    const ownPrice = isBlank(query, 'program') ? undefined : priceIn(query);
    const shown = { program: field(query, data) };
    if (ownPrice === undefined) return { fields: [], shown, of: () => ({ value: { ownPrice }, pairs: [] }) };
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
