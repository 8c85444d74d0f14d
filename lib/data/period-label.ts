/** Months that a period runs from and to, as 2024-01. */
export interface Bounds {
  readonly start: string;
  readonly end: string;
}

/** A part of a label that names months: "Jul 2003", "Q3", "2022 H1". Months count from 1. */
interface NamedMonths {
  readonly first: number;
  readonly last: number;
  /** Absent where the other half of the label names it: "Jan-Mar 2024". */
  readonly year?: number;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH_NAME =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '((?:19|20)\\d{2})';
const CENTURY = 100;
const MONTHS_PER_QUARTER = 3;
const MONTHS_PER_HALF = 6;

const ordinals = ['first', 'second', 'third', 'fourth'];
const ordinalOf = (text: string) => (/^\d/.test(text) ? Number(text[0]) : ordinals.indexOf(text) + 1);
const monthOf = (name: string) => MONTHS.findIndex((month) => name.startsWith(month)) + 1;
const numbered = (part: number, months: number) => ({ first: (part - 1) * months + 1, last: part * months });
const oneMonth = (month: number) => ({ first: month, last: month });
const lastDay = (month: number, year: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day is read where it is the first or the last of its month: a period is of whole months. */
function onEdge(month: number, day: number, year: number): NamedMonths | undefined {
  return day === 1 || day === lastDay(month, year) ? { ...oneMonth(month), year } : undefined;
}

/** Each form of a named month, quarter or half, and what its groups mean. */
const forms: readonly (readonly [
  form: RegExp,
  read: (groups: readonly string[]) => NamedMonths | undefined,
])[] = [
  [
    new RegExp(`^${MONTH_NAME}[ ,]*${YEAR}$`),
    ([m = '', y]) => ({ ...oneMonth(monthOf(m)), year: Number(y) }),
  ],
  [
    new RegExp(`^${YEAR}[ ,-]*${MONTH_NAME}$`),
    ([y, m = '']) => ({ ...oneMonth(monthOf(m)), year: Number(y) }),
  ],
  [new RegExp(`^${MONTH_NAME}$`), ([m = '']) => oneMonth(monthOf(m))],
  [new RegExp(`^(0?[1-9]|1[0-2])/${YEAR}$`), ([m, y]) => ({ ...oneMonth(Number(m)), year: Number(y) })],
  [new RegExp(`^${YEAR}-(0[1-9]|1[0-2])$`), ([y, m]) => ({ ...oneMonth(Number(m)), year: Number(y) })],
  [
    new RegExp(`^(0?[1-9]|1[0-2])/(\\d{1,2})/${YEAR}$`),
    ([m, d, y]) => onEdge(Number(m), Number(d), Number(y)),
  ],
  [
    new RegExp(`^${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?,? ${YEAR}$`),
    ([m = '', d, y]) => onEdge(monthOf(m), Number(d), Number(y)),
  ],
  [
    new RegExp(`^${YEAR}[ -]*q([1-4])$`),
    ([y, q]) => ({ ...numbered(Number(q), MONTHS_PER_QUARTER), year: Number(y) }),
  ],
  [
    new RegExp(`^q([1-4])[ ,/-]*${YEAR}$`),
    ([q, y]) => ({ ...numbered(Number(q), MONTHS_PER_QUARTER), year: Number(y) }),
  ],
  [/^q([1-4])$/, ([q]) => numbered(Number(q), MONTHS_PER_QUARTER)],
  [
    new RegExp(`^(1st|2nd|3rd|4th|first|second|third|fourth) quarter(?: of|,)? ${YEAR}$`),
    ([q = '', y]) => ({ ...numbered(ordinalOf(q), MONTHS_PER_QUARTER), year: Number(y) }),
  ],
  [
    new RegExp(`^${YEAR}[ -]*h([12])$`),
    ([y, h]) => ({ ...numbered(Number(h), MONTHS_PER_HALF), year: Number(y) }),
  ],
  [
    new RegExp(`^h([12])[ ,/-]*${YEAR}$`),
    ([h, y]) => ({ ...numbered(Number(h), MONTHS_PER_HALF), year: Number(y) }),
  ],
  [
    new RegExp(`^(1st|2nd|first|second) half(?: of|,)? ${YEAR}$`),
    ([h = '', y]) => ({ ...numbered(ordinalOf(h), MONTHS_PER_HALF), year: Number(y) }),
  ],
  [
    new RegExp(`^(?:calendar year|cy) ?${YEAR}$`),
    ([y]) => ({ first: 1, last: MONTHS.length, year: Number(y) }),
  ],
];

function namedMonths(text: string): NamedMonths | undefined {
  for (const [form, read] of forms) {
    const [found, ...groups] = text.match(form) ?? [];
    if (found !== undefined) return read(groups);
  }
  return undefined;
}

/** A label without what spellings differ in: case, kinds of dashes, dots after months, blanks. */
function plainLabel(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\p{Dash_Punctuation}|\u2212/gu, '-')
    .replaceAll(/(?<=[a-z])\./g, '')
    .replaceAll(/[[\]{}]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const monthText = (month: number, year: number) => `${year}-${String(month).padStart('01'.length, '0')}`;

function boundsOf(from: NamedMonths, to: NamedMonths): Bounds | undefined {
  const [fromYear, toYear] = [from.year ?? to.year, to.year ?? from.year];
  if (fromYear === undefined || toYear === undefined) return undefined;
  // "Jul-Jun 2024" leaves open which of the two years is meant.
  if ((from.year === undefined || to.year === undefined) && from.first > to.last) return undefined;
  return { start: monthText(from.first, fromYear), end: monthText(to.last, toYear) };
}

const separator = /\s*(?:-|\bto\b|\bthrough\b|\bthru\b)\s*/g;

/** "2012/13", "2012-13" and "2012–2013": a year that runs into the next. */
export function splitYear(label: string): number | undefined {
  const [, first = '', second = ''] = label.match(/(?<!\d)(\d{4})\s*[/–-]\s*(\d{4}|\d{2})\b/) ?? [];
  const next = Number(first) + 1;
  return second !== '' && next % CENTURY === Number(second) % CENTURY ? next : undefined;
}

/**
 * The year that a label names; of a year that runs into the next ("2012/13") the one in which it ends.
 * @returns undefined when the label names none.
 */
export function labelledYear(label: string): number | undefined {
  const last = label.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)?.at(-1);
  const bounds = labelledBounds(label);
  if (bounds) return Number(bounds.end.split('-')[0]);
  return splitYear(label) ?? (last === undefined ? undefined : Number(last));
}

/** Whether a label says that its year is a fiscal one: "FY2024", "Fiscal year 2023-24". */
export function isFiscalYear(label: string): boolean {
  return /(?:^|[^a-z])(?:fy|f y|sfy|ffy)(?![a-z])|fiscal/.test(plainLabel(label));
}

/** "Year ending June 2021", "12 months ended June 30, 2021", "FY ending Jun 2021". */
const YEAR_ENDING =
  /^(?:the )?(?:(?:fiscal |academic |school )?year|fy|(?:12|twelve)[ -]months?)(?: that)? (?:ending|ended|ends|to|through)(?: in| on)? /;

/** The twelve months up to the one that a label names. */
function yearEnding(plain: string): Bounds | undefined {
  const last = YEAR_ENDING.test(plain) ? namedMonths(plain.replace(YEAR_ENDING, '')) : undefined;
  if (last?.year === undefined) return undefined;
  const isCalendar = last.last === MONTHS.length;
  return {
    start: isCalendar ? monthText(1, last.year) : monthText(last.last + 1, last.year - 1),
    end: monthText(last.last, last.year),
  };
}

/** "2022 (Jan-Dec)": the months beside a year, or, where they have years of their own, these. */
function inBrackets(plain: string): Bounds | undefined {
  const [, before = '', inside = ''] = plain.match(/^(.*?) ?\(([^()]*)\)$/) ?? [];
  return inside === '' ? undefined : (labelledBounds(inside) ?? labelledBounds(`${before} ${inside}`));
}

/** Whether a label is a year alone: its months are the board's own, and need not be January to December. */
export function isPlainYear(label: string): boolean {
  return /^\d{4}$/.test(label);
}

/**
 * The months that a label names: "2024", "Jul 2003-Jun 2004", "2023 Q3-2024 Q2", "January to June 2024".
 * @returns undefined where it names none, or leaves open which.
 */
export function labelledBounds(label: string): Bounds | undefined {
  const plain = plainLabel(label);
  if (isPlainYear(plain)) return { start: `${plain}-01`, end: `${plain}-12` };
  const other = yearEnding(plain) ?? inBrackets(plain);
  if (other) return other;
  const whole = splitYear(plain) === undefined ? namedMonths(plain) : undefined;
  if (whole) return boundsOf(whole, whole);
  const readings = [...plain.matchAll(separator)].flatMap((found) => {
    const from = namedMonths(plain.slice(0, found.index));
    const to = namedMonths(plain.slice(found.index + found[0].length));
    return from && to ? [boundsOf(from, to)] : [];
  });
  return readings.length === 1 ? readings[0] : undefined;
}

const EXCEL_DATES: readonly RegExp[] = [
  new RegExp(`^${MONTH_NAME}[ -]\\d{2}$`),
  new RegExp(`^\\d{1,2}[ -]${MONTH_NAME}(?:[ -](?:\\d{2}|\\d{4}))?$`),
  /^\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})$/,
  /^\d{4}-\d{2}-\d{2}(?:[ t]\d{2}:\d{2}(?::\d{2})?)?$/,
  // Days since 1900, which a month becomes where its cell is formatted as a number.
  /^[34]\d{4}$/,
];

/** Whether a spreadsheet turned the text of a cell into a date: "Jun-24", "6/1/2024", "2024-06-01", "45444". */
export function isSpreadsheetDate(cell: string): boolean {
  const plain = plainLabel(cell);
  return EXCEL_DATES.some((form) => form.test(plain));
}
