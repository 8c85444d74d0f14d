import { z } from 'zod';
import { type AreaSlug, areaSlugs, stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { type Degree, degrees } from '../credentials';
import { defineTable, type Row } from '../table';
import { chargeYears, directoryYear } from '../year-words';
import { control, dollarsAYear, institutionKey, unitid, wholeProgram } from './shared';

const dollars = wholeProgram;
/** Academic year of both tables: that of the charges of every kind. */
const { charges: edition } = chargeYears;
const ipeds = [
  {
    title: `U.S. Department of Education, National Center for Education Statistics, IPEDS ${edition}`,
    url: 'https://nces.ed.gov/ipeds/datacenter/',
  },
];
const shortSource = { title: `IPEDS published tuition and fees, ${edition}` };

export const prices = defineTable({
  file: 'data/prices.csv',
  title: 'Price of a whole program by institution and credential',
  description:
    'Derived from published tuition and fees, or the whole-program charge where the institution reports one.',
  edition,
  editionColumn: 'year',
  row: z.object({
    unitid,
    credential: column.oneOf(degrees, 'Credential'),
    state_slug: column.oneOf(stateSlugs, 'State of the institution'),
    control,
    completions: column.integer('Completions of the newest year with any', { minimum: 0 }),
    whole_program_price: column.optional(
      column.integer('Tuition and fees of the whole program; empty with a price_reason', wholeProgram),
    ),
    yearly_rate: column.optional(column.integer('Published yearly tuition and fees', dollarsAYear)),
    years: column.optional(
      column.number('Academic years at that rate', { unit: 'academic years', minimum: 0 }),
    ),
    basis: column.optional(column.text('How the price was reached')),
    residency: column.oneOf(['district resident', 'state resident', 'one price'], 'Whom the price is for'),
    year: column.text('Academic year of the charges'),
    price_reason: column.optional(column.text('Why there is no price of the whole program')),
    weight: column.integer(
      "Weight in the state's median: completions, of a mixed BSN those for a first license",
      {
        minimum: 1,
      },
    ),
    offered: column.optional(
      column.oneOf(
        ['yes', 'inferred', 'not confirmed'],
        'Whether the school is known to offer it; RN_TO_BSN only',
      ),
    ),
  }),
  primaryKey: ['unitid', 'credential'],
  sources: ipeds,
  shortSource,
  derivedFrom: [
    'institutions',
    'nursing_awards',
    'nursing_awards_detail',
    'nursing_program_tuition',
    'program_details',
    'institution_profile',
    'first_degree_bsn',
    'catalogue_overrides',
    'programs',
    'derivations',
  ],
  notes: [
    "The price is the institution's published rate, not the nursing program's: nursing fees come on top, and a graduate rate is the average over all graduate programs.",
    'Where a community college charges residents of its district less, the price is theirs.',
    `A price above 2 × the 95th or under 0.3 × the 5th percentile of its control and credential is empty, unless it is an undergraduate price at the published full-time rate. Institutions no longer in IPEDS ${directoryYear} are left out.`,
    'A BSN has a price only where first-time full-time students enroll and it is neither accelerated nor upper-division only.',
    'BSN leaves out schools whose BSN is for RNs only; RN_TO_BSN takes every school that awards a BSN, RN_TO_MSN every one that awards an MSN.',
  ],
  foreignKeys: [institutionKey],
});

export type PriceRow = Row<typeof prices>;

/** Every area but those where no institution that awards the credential has a price. */
const pricedBut = (without: readonly AreaSlug[], credential: Degree) => ({
  areas: areaSlugs.filter((area) => !without.includes(area)),
  each: { credential: [credential], control: ['all'] },
});

export const priceByState = defineTable({
  file: 'data/price_by_state.csv',
  title: 'Price of a whole program by state, credential and control',
  description:
    'Quantiles over institutions, weighted by completions: the price at the school of the median graduate.',
  edition,
  editionColumn: 'year',
  row: z.object({
    state_slug: column.oneOf(areaSlugs, 'State, or us for the nation'),
    credential: column.oneOf(degrees, 'Credential'),
    control: column.oneOf(['all', 'private', 'public'], 'private is nonprofit and for-profit together'),
    institutions: column.integer('Institutions with a known price that awarded the credential', {
      minimum: 1,
    }),
    completions: column.integer('Their weights: completions, of mixed BSN those for a first license', {
      minimum: 0,
    }),
    median: column.integer('Weighted median', dollars),
    p25: column.integer('Weighted 25th percentile', dollars),
    p75: column.integer('Weighted 75th percentile', dollars),
    lowest: column.integer('Lowest price', dollars),
    highest: column.integer('Highest price', dollars),
    year: column.text('Academic year of the charges'),
  }),
  primaryKey: ['state_slug', 'credential', 'control'],
  sources: ipeds,
  shortSource,
  derivedFrom: ['prices', 'closures', 'programs'],
  notes: [
    'A weighted quantile is the smallest price at which the running count of completions reaches that share of the total.',
    'Online universities count in the state of their reporting unit. Institutions that closures.csv does not rank are left out.',
    'In Nebraska and Oregon the only public BSN is upper-division: four years at its rate count in the state alone.',
    'A missing row means that no such institution has a known price.',
  ],
  coverage: [
    {
      areas: areaSlugs,
      each: { credential: ['ADN', 'BSN', 'RN_TO_BSN', 'RN_TO_MSN', 'MSN'], control: ['all'] },
    },
    pricedBut(['alaska'], 'LPN'),
    pricedBut(['alaska', 'maine'], 'DNP'),
    pricedBut(['alaska', 'maine', 'montana', 'new-hampshire', 'vermont', 'wyoming'], 'PHD'),
    pricedBut(['delaware', 'montana', 'north-dakota', 'oklahoma', 'oregon', 'wyoming'], 'CERTIFICATE'),
  ],
  ascending: ['lowest', 'p25', 'median', 'p75', 'highest'],
});

export type PriceByStateRow = Row<typeof priceByState>;
