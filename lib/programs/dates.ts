const fullDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' });

const isMonth = (date: string) => /^\d{4}-\d{2}$/.test(date);

/** Writes a day or month of a table in words: "October 3, 2026", "March 2022". */
export const dateInWords = (date: string) => (isMonth(date) ? month : fullDate).format(new Date(date));

/** Writes when a list was read: "on October 3, 2026", "in March 2022". */
export const whenRead = (date: string) => `${isMonth(date) ? 'in' : 'on'} ${dateInWords(date)}`;
