import { z } from 'zod';
import { controls } from '@/lib/data/tables/shared';
import { stateSlugs } from '@/lib/places/states';
import { type CatalogueCredential, catalogueCredentials } from './credentials';
import { facts } from './facts/facts';

/** Which program it is. */
const identity = {
  slug: z.string().describe('Names the institution: /programs/{slug}.'),
  institution: z.string(),
  city: z.string().nullable(),
  state: z.enum(stateSlugs),
  control: z.enum(controls).nullable().describe('Who runs the school; null: not in IPEDS.'),
  credential: z.enum(catalogueCredentials as [CatalogueCredential, ...CatalogueCredential[]]),
  track: z
    .enum(['confirmed', 'likely', 'not told', 'completion possible'])
    .nullable()
    .describe(
      'RN_TO_BSN: whether the school is known to offer it, likely to, or awards BSNs without telling; BSN: "completion possible" where it may be mostly for RNs; else null.',
    ),
  delivery: z.enum(['online', 'hybrid', 'on campus']).nullable().describe('Null: not known.'),
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type FactMembers = Intersection<(typeof facts)[number]['schema']>;

/** The members of every fact, in the order of the list. */
const members: { [Name in keyof FactMembers]: FactMembers[Name] } = Object.assign(
  {},
  ...facts.map(({ schema }) => schema),
);

/** One program: a school and a credential, with every fact. */
export const programSchema = z
  .strictObject({
    ...identity,
    ...members,
    caveats: z.array(z.string()).describe('Ids of the caveats that apply to this program.'),
    sponsored: z.boolean().describe('Whether the school pays us. A label: it moves nothing.'),
  })
  .meta({ id: 'Program', description: 'A nursing program: an institution and a credential.' });

export type ProgramFacts = z.output<typeof programSchema>;
export type FactValues = z.output<z.ZodObject<typeof members>>;
