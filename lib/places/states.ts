/** The 50 states and the District of Columbia, in the order of the service specification. */
export const states = [
  { slug: 'alabama', code: 'AL', name: 'Alabama' },
  { slug: 'alaska', code: 'AK', name: 'Alaska' },
  { slug: 'arizona', code: 'AZ', name: 'Arizona' },
  { slug: 'arkansas', code: 'AR', name: 'Arkansas' },
  { slug: 'california', code: 'CA', name: 'California' },
  { slug: 'colorado', code: 'CO', name: 'Colorado' },
  { slug: 'connecticut', code: 'CT', name: 'Connecticut' },
  { slug: 'delaware', code: 'DE', name: 'Delaware' },
  { slug: 'florida', code: 'FL', name: 'Florida' },
  { slug: 'georgia', code: 'GA', name: 'Georgia' },
  { slug: 'hawaii', code: 'HI', name: 'Hawaii' },
  { slug: 'idaho', code: 'ID', name: 'Idaho' },
  { slug: 'illinois', code: 'IL', name: 'Illinois' },
  { slug: 'indiana', code: 'IN', name: 'Indiana' },
  { slug: 'iowa', code: 'IA', name: 'Iowa' },
  { slug: 'kansas', code: 'KS', name: 'Kansas' },
  { slug: 'kentucky', code: 'KY', name: 'Kentucky' },
  { slug: 'louisiana', code: 'LA', name: 'Louisiana' },
  { slug: 'maine', code: 'ME', name: 'Maine' },
  { slug: 'maryland', code: 'MD', name: 'Maryland' },
  { slug: 'massachusetts', code: 'MA', name: 'Massachusetts' },
  { slug: 'michigan', code: 'MI', name: 'Michigan' },
  { slug: 'minnesota', code: 'MN', name: 'Minnesota' },
  { slug: 'mississippi', code: 'MS', name: 'Mississippi' },
  { slug: 'missouri', code: 'MO', name: 'Missouri' },
  { slug: 'montana', code: 'MT', name: 'Montana' },
  { slug: 'nebraska', code: 'NE', name: 'Nebraska' },
  { slug: 'nevada', code: 'NV', name: 'Nevada' },
  { slug: 'new-hampshire', code: 'NH', name: 'New Hampshire' },
  { slug: 'new-jersey', code: 'NJ', name: 'New Jersey' },
  { slug: 'new-mexico', code: 'NM', name: 'New Mexico' },
  { slug: 'new-york', code: 'NY', name: 'New York' },
  { slug: 'north-carolina', code: 'NC', name: 'North Carolina' },
  { slug: 'north-dakota', code: 'ND', name: 'North Dakota' },
  { slug: 'ohio', code: 'OH', name: 'Ohio' },
  { slug: 'oklahoma', code: 'OK', name: 'Oklahoma' },
  { slug: 'oregon', code: 'OR', name: 'Oregon' },
  { slug: 'pennsylvania', code: 'PA', name: 'Pennsylvania' },
  { slug: 'rhode-island', code: 'RI', name: 'Rhode Island' },
  { slug: 'south-carolina', code: 'SC', name: 'South Carolina' },
  { slug: 'south-dakota', code: 'SD', name: 'South Dakota' },
  { slug: 'tennessee', code: 'TN', name: 'Tennessee' },
  { slug: 'texas', code: 'TX', name: 'Texas' },
  { slug: 'utah', code: 'UT', name: 'Utah' },
  { slug: 'vermont', code: 'VT', name: 'Vermont' },
  { slug: 'virginia', code: 'VA', name: 'Virginia' },
  { slug: 'washington', code: 'WA', name: 'Washington' },
  { slug: 'west-virginia', code: 'WV', name: 'West Virginia' },
  { slug: 'wisconsin', code: 'WI', name: 'Wisconsin' },
  { slug: 'wyoming', code: 'WY', name: 'Wyoming' },
  { slug: 'district-of-columbia', code: 'DC', name: 'District of Columbia' },
] as const;

export type State = (typeof states)[number];
export type StateSlug = State['slug'];

/** The nation, under the slug that stands for it in every table. */
export const nation = { slug: 'us', code: 'US', name: 'United States' } as const;

/** A state or the nation, as tables key their rows. */
export type AreaSlug = StateSlug | typeof nation.slug;

export const stateSlugs = states.map((state) => state.slug) as [StateSlug, ...StateSlug[]];
export const areaSlugs = [...stateSlugs, nation.slug] as [AreaSlug, ...AreaSlug[]];

const bySlug = new Map<string, State | typeof nation>([...states, nation].map((area) => [area.slug, area]));

/** Names of the states by slug, for lists to choose from. */
export const stateLabels = Object.fromEntries(states.map(({ slug, name }) => [slug, name])) as Record<
  StateSlug,
  string
>;

/** Postal codes of the states by slug. */
export const stateCodes: Readonly<Record<string, string>> = Object.fromEntries(
  states.map(({ slug, code }) => [slug, code]),
);

/** Slugs of the states by postal code. */
export const slugsByCode: Readonly<Record<string, StateSlug>> = Object.fromEntries(
  states.map(({ slug, code }) => [code, slug]),
);

/** Name for prose: "Ohio", "the District of Columbia", "the United States". */
export function areaName(slug: AreaSlug): string {
  const name = stateName(slug);
  return slug === 'us' || slug === 'district-of-columbia' ? `the ${name}` : name;
}

/** Name for titles and fields: "Ohio", "District of Columbia". */
export function stateName(slug: AreaSlug): string {
  const area = bySlug.get(slug);
  if (!area) throw new Error(`No area has the slug ${slug}`);
  return area.name;
}

const vocational: readonly AreaSlug[] = ['california', 'texas'];

/** Returns a name as a state says it: Texas and California call practical nurses vocational, LVNs. */
export const calledIn = (state: AreaSlug, name: string): string =>
  vocational.includes(state)
    ? name.replaceAll('LPN', 'LVN').replaceAll('practical nurse', 'vocational nurse')
    : name;
