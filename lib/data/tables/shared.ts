import { areaSlugs, stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';

/** Columns that name the publisher of a row. */
export const publisher = {
  source_name: column.text('Publisher and publication'),
  source_url: column.address("Address of the publisher's document"),
};

/** Columns that say where a row came from. */
export const provenance = { ...publisher, obtained_from: column.text('Copy that was actually read') };

/** Whose copy of the College Scorecard the tables are made from, and its license. */
export const scorecardCopy = 'by way of Truewise (CC BY 4.0)';

/** Source of a table that holds a release of the College Scorecard. */
export const scorecardSources = (release: string) => [
  {
    title: `U.S. Department of Education, College Scorecard, release of ${release}, as published by Truewise (CC BY 4.0, https://truewise.dev)`,
    url: 'https://collegescorecard.ed.gov/data/',
  },
];

const { edition: directory } = editions.institutions_location;

/** The newest IPEDS directory. */
export const directorySource = {
  title: `U.S. Department of Education, National Center for Education Statistics, IPEDS directory ${directory} (HD${directory})`,
  url: `https://nces.ed.gov/ipeds/datacenter/DataFiles.aspx?year=${directory}`,
};

/** Day on which the source of a row was read. */
export const readOn = column.text('Day of the reading', { pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/**
 * How sure a constant is: `defined` by what it is, `measured` by someone, `fitted` by us to measured values, `judged`
 * by us from evidence, or `assumed`.
 */
export const constantKinds = ['defined', 'measured', 'fitted', 'judged', 'assumed'] as const;
export type ConstantKind = (typeof constantKinds)[number];

/** Columns that every constant of `content/parameters` carries. */
export const constantProvenance = {
  as_of: column.text('Year or month that the value holds for', { pattern: '^\\d{4}(-\\d{2})?$' }),
  kind: column.oneOf(constantKinds, 'How sure it is: defined, measured, fitted, judged or assumed'),
  basis: column.prose('What the value rests on'),
};

/** Number of an institution in IPEDS: the key that joins the tables. */
export const unitid = column.text('IPEDS unit', { pattern: '^\\d{6}$' });

/** The row of institutions.csv that `unitid` names. */
export const institutionKey = { columns: ['unitid'], table: 'institutions', references: ['unitid'] } as const;

export const controls = ['public', 'private nonprofit', 'private for-profit'] as const;
export const control = column.oneOf(controls, 'Who runs the institution');

/** Columns of a yes or no. */
export const yesNo = (description: string) => column.flag(description, { yes: 'yes', no: 'no' });

/** A share of a whole, 0 to 1. */
export const share = (description: string) => column.number(description, { minimum: 0, maximum: 1 });

/** A place on the map, in degrees; negative longitudes are west. */
export const latitude = column.number('Latitude', { unit: 'degrees', minimum: -90, maximum: 90 });
export const longitude = column.number('Longitude', { unit: 'degrees', minimum: -180, maximum: 180 });

/** Area that BLS publishes wages for. */
export const wageAreaCode = column.text('Area as BLS numbers it', { pattern: '^\\d{7}$' });

/** How sure a judgment is. */
export const confidence = column.oneOf(
  ['high', 'medium', 'low'],
  'How sure the judgment is; low is a presumption and is never printed as a fact',
);

const postalCode = (what: string) => column.text(`Postal code of ${what}`, { pattern: '^[A-Z]{2}$' });

/** Postal code of the state, in tables that name the state by it alone. */
export const stateCode = postalCode('the state');

/** Columns that place a row in one of the 51 areas. */
export const stateColumns = {
  state_slug: column.oneOf(stateSlugs, 'State'),
  state_code: stateCode,
};

/** Columns that place a row in one of the 51 areas or the nation. */
export const areaColumns = {
  state_slug: column.oneOf(areaSlugs, 'State, or us for the nation'),
  state_code: postalCode('the state, or US'),
};

export const dollars = { unit: 'USD', minimum: 0 };
export const wholeProgram = { unit: 'USD, whole program', minimum: 0 };
export const dollarsAYear = { unit: 'USD a year', minimum: 0 };
export const percent = { unit: 'percent', minimum: 0, maximum: 100 };

/** Licensing examinations of registered and of practical nurses. */
export const exams = ['NCLEX-RN', 'NCLEX-PN'] as const;

/** A calendar year that a figure is of. */
export const calendarYear = column.integer('Year of the figure', { unit: 'year', minimum: 1990 });
