/** Publisher of the College Scorecard, and where its files are downloaded by hand. */
export const PUBLISHER = 'U.S. Department of Education, College Scorecard';
export const ADDRESS = 'https://collegescorecard.ed.gov/data/';
