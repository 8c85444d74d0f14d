import { editions } from './editions';

const {
  institutions,
  institution_profile: profile,
  nursing_awards: awards,
  pass_rates: passRates,
  wages,
} = editions;

/** What graduates' earnings are restated to: "May 2025 wages". */
export const wagesNow = `${wages.edition} wages`;

/** Academic years of awards, "2022-23". */
export const awardYears = awards.years;
export const eitherAwardYear = `${awardYears.previous} or ${awardYears.latest}`;
export const bothAwardYears = `${awardYears.previous} and ${awardYears.latest}`;

/** When students of a school were counted: "fall 2024". */
export const studentsFall = `fall ${profile.years.fall}`;
/** Academic year of the aid that students got. */
export const aidYear = profile.years.aid;

/** Academic years of the published charges: that of all of them, and the newer one of undergraduates. */
export const chargeYears = institutions.years;
/** Whether the newer charges are as first released. */
export const isNewerProvisional = institutions.edition.includes('provisional');

/** Calendar year of the newest directory of colleges, and of the one before it. */
export const directoryYear = institutions.years.directory;
export const olderDirectoryYear = `${Number(directoryYear) - 1}`;

/** Years of results before the newest that still count. */
const OLDER_RESULTS = 4;

/** First and last year of the results that count: the newest in the table and those just before it. */
export const lastCountedYear = Math.max(...(passRates.edition.match(/\b\d{4}\b/g) ?? []).map(Number));
export const firstCountedYear = lastCountedYear - OLDER_RESULTS;
export const countedYears = `${firstCountedYear} to ${lastCountedYear}`;
