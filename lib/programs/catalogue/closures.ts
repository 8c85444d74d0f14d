import type { ClosureRow } from '@/lib/data/tables/catalogue-facts';
import { choice } from '@/lib/text/words';
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
      return `takes no new students and is to close ${when(date)}`;
    case 'renamed':
      return new_name
        ? `has been called ${new_name} since ${dateOf(date)}`
        : `has another name, owner or federal record since ${dateOf(date)}: ${bare(successor ?? '')}`;
    case 'merging':
      if (enrols === 'under the successor') return `became part of another school ${when(date)}`;
      return enrols === 'yes, until the merger'
        ? `is to merge with another school ${when(date)} and takes students until then`
        : `planned to merge with another school ${when(date)}`;
  }
}

/** Takes off parentheses around the whole of a text. */
const bare = (text: string) => text.replace(/^\((.*)\)$/, '$1');

const dateOf = (date: string) => (isYear(date) ? date : dateInWords(date));

/** Says what happened to a school, when, and who carries on. */
export function closureSentence(name: string, closure: ClosureRow): string {
  const { status, successor, confidence } = closure;
  const unsure = status === 'closing' ? 'the date' : 'this';
  const doubt = confidence === 'high' ? '' : ` We couldn’t confirm ${unsure}: ask the school.`;
  const next = successor && status !== 'renamed' ? ` Ask ${choice(successor.split('; '))}.` : '';
  return `${name} ${verb(closure)}.${next}${doubt}`;
}

/** Why a program of a school that no list has is not measured, compared or priced: `closure` says what happened. */
export const NOT_LISTED = 'The school has closed, is closing or has merged.';
