import { z } from 'zod';
import { stateSlugs } from '@/lib/places/states';
import { column } from '../columns';
import { editions } from '../editions';
import { defineTable, type Row } from '../table';
import {
  directorySource,
  institutionKey,
  latitude,
  longitude,
  provenance,
  stateCode,
  unitid,
  wageAreaCode,
  yesNo,
} from './shared';

const census = {
  title: 'U.S. Census Bureau, 2025 Gazetteer, ZIP code tabulation areas',
  url: 'https://www.census.gov/geographies/reference-files/time-series/geo/gazetteer-files.html',
};
const geonames = { title: 'GeoNames postal codes (CC BY 4.0)', url: 'https://www.geonames.org' };

const state = column.oneOf(stateSlugs, 'State');
const miles = { unit: 'miles', minimum: 0 };

export const zipCodes = defineTable({
  file: 'data/zip_codes.csv',
  title: 'ZIP codes and where they are',
  description: 'City, county, state and one point for each ZIP code of the 50 states and DC.',
  edition: '2025',
  row: z.object({
    zip: column.text('ZIP code', { pattern: '^\\d{5}$' }),
    city: column.text('City of the post office'),
    state_slug: state,
    county: column.text('County, without the word'),
    latitude,
    longitude,
    point_source: column.oneOf(['census', 'geonames'], 'Who published the point'),
  }),
  primaryKey: ['zip'],
  sources: [census, geonames],
  shortSource: { title: 'Census Bureau 2025 and GeoNames (CC BY 4.0)' },
  notes: [
    'The city is that of the post office: a suburb may be served by another one, and Manhattan and Queens have no row.',
    'A ZIP code is one point here, whatever its size: some reach over 30 miles from their city.',
  ],
  leftOut: { rows: 1, reason: 'ZIP code of American Samoa, filed under Hawaii without a city' },
  coverage: [{ areas: stateSlugs }],
});

export const cityPoints = defineTable({
  file: 'data/city_points.csv',
  title: 'Cities and where they are',
  description: 'One point for each city and state: the middle of the points of its ZIP codes.',
  edition: zipCodes.edition,
  row: z.object({
    city: column.text('City of the post office'),
    state_slug: state,
    county: column.text('County of most of its ZIP codes'),
    latitude,
    longitude,
    zip_codes: column.integer('ZIP codes behind the point', { minimum: 1 }),
    farthest_zip_miles: column.number('Distance of the farthest of them from the point', miles),
  }),
  primaryKey: ['city', 'state_slug'],
  sources: [census, geonames],
  shortSource: { title: 'Census Bureau 2025 and GeoNames (CC BY 4.0)' },
  notes: ['"St." is written "Saint". The cities of some institutions have no row here: read theirs too.'],
  coverage: [{ areas: stateSlugs }],
});

export const placeAliases = defineTable({
  file: 'data/place_aliases.csv',
  title: 'Places under the names that people use',
  description:
    'Boroughs, metropolitan areas and their nicknames, and cities of institutions that the table of cities lacks.',
  edition: '2026-11',
  row: z.object({
    alias: column.text('The place as people write it'),
    state_slug: state,
    latitude,
    longitude,
    kind: column.oneOf(['borough', 'metro', 'nickname', 'city of a school'], 'What the name is'),
    basis: column.text('What the point rests on'),
  }),
  primaryKey: ['alias', 'state_slug', 'kind'],
  sources: [{ title: 'Judged for this service from the points of ZIP codes and institutions', url: '/data' }],
});

const metroCode = column.text('Metropolitan or micropolitan area (CBSA)', { pattern: '^\\d{5}$' });

const { edition: directory } = editions.institutions_location;

export const institutionsLocation = defineTable({
  file: 'data/institutions_location.csv',
  title: 'Where institutions are, newest directory',
  description: `Name, city, ZIP code, county and point of each institution in the IPEDS directory of ${directory}.`,
  edition: directory,
  row: z.object({
    unitid,
    latest_name: column.optional(column.text(`Name in ${directory}`)),
    latest_city: column.optional(column.text(`City in ${directory}`)),
    latest_state: column.optional(stateCode),
    zip5: column.text('ZIP code', { pattern: '^\\d{5}$' }),
    latest_county: column.optional(column.text(`County in ${directory}`)),
    cbsa_code: column.optional(
      column.text('Metropolitan or micropolitan area (CBSA); -2 outside any', { pattern: '^(\\d{5}|-2)$' }),
    ),
    latest_latitude: column.optional(latitude),
    latest_longitude: column.optional(longitude),
    in_latest_directory: yesNo(`Whether the directory of ${directory} has it`),
    moved_miles: column.optional(column.number('Distance from the point in institutions.csv', miles)),
    renamed: yesNo('Whether its name differs from that in institutions.csv'),
    source: column.text('Directory that the row was read from'),
  }),
  primaryKey: ['unitid'],
  sources: [directorySource],
  shortSource: { title: `IPEDS directory ${directory}` },
  notes: [
    'An institution is one point, also where it has many campuses.',
    'A few institutions are over 25 miles from the point of their ZIP code.',
  ],
  foreignKeys: [institutionKey],
});

export type InstitutionLocationRow = Row<typeof institutionsLocation>;

export const institutionAreas = defineTable({
  file: 'data/institution_areas.csv',
  title: 'Wage area of each institution',
  description:
    'The area of the wage tables that an institution is in, by its county, and whether its students study online.',
  edition: '2025-26',
  row: z.object({
    unitid,
    county: column.text('County'),
    cbsa_code: column.optional(metroCode),
    area_code: wageAreaCode,
    area_name: column.text('Area as BLS names it'),
    area_kind: column.oneOf(['metropolitan', 'nonmetropolitan'], 'Kind of area'),
    undergraduates_online_90: yesNo(
      'Whether at least 90 percent of the undergraduates study only online, or all programs are online',
    ),
    graduates_online_90: yesNo('The same of graduate students'),
    basis: column.text('How the area was found'),
    source_url: provenance.source_url,
    obtained_from: provenance.obtained_from,
  }),
  primaryKey: ['unitid'],
  sources: [
    {
      title:
        'U.S. Department of Labor, Office of Foreign Labor Certification, counties of wage areas 2025-26',
      url: 'https://flag.dol.gov/wage-data/wage-data-downloads',
    },
    directorySource,
  ],
  shortSource: { title: 'counties of wage areas, 2025-26' },
  notes: [
    'wages_metro.csv files an area that crosses a state line under another state for 137 institutions: take the state from institutions.csv.',
    'Twelve areas have no wage of registered nurses: the wage of the state applies there.',
  ],
  foreignKeys: [institutionKey],
});

export type InstitutionAreaRow = Row<typeof institutionAreas>;
