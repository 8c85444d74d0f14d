import type { ClosureRow } from '@/lib/data/tables/catalogue-facts';
import { dateInWords } from '../dates';

/** Whether a date is one day: "on October 3, 2026"; a month or year is "in". */
const isDay = (date: string) => date.length === 'YYYY-MM-DD'.length;
const isYear = (date: string) => date.length === 'YYYY'.length;

function when(date: string): string {
  if (isYear(date)) return `in ${date}`;
  return `${isDay(date) ? 'on' : 'in'} ${dateInWords(date)}`;
}

/** What happens to a school, as a verb with its date. */
function verb({ status, date, enrols, new_name, successor }: ClosureRow): string {
  switch (status) {
    case 'closed':
      return `closed ${when(date)}`;
    case 'closing':
      return `is to close ${when(date)} and takes no new students`;
    case 'renamed':
      return new_name
        ? `has been called ${new_name} since ${dateOf(date)}`
        : `changed its name or owner ${when(date)} (${successor})`;
    case 'merging':
      if (enrols === 'under the successor') return `became part of another school ${when(date)}`;
      return enrols === 'yes, until the merger'
        ? `is to merge with another school ${when(date)} and takes students until then`
        : `planned to merge with another school ${when(date)}`;
  }
}

const dateOf = (date: string) => (isYear(date) ? date : dateInWords(date));

/** Says what happened to a school, when, and who carries on. */
export function closureSentence(name: string, closure: ClosureRow): string {
  const sure = closure.confidence === 'high' ? '' : ' We couldn’t confirm this: ask the school.';
  const successor = closure.successor && closure.status !== 'renamed' ? ` Ask ${closure.successor}.` : '';
  return `${name} ${verb(closure)}.${successor}${sure}`;
}
