import { formatPercent } from '@/lib/numbers/format';
import { areaName, type StateSlug } from '@/lib/places/states';
import { count } from '@/lib/text/words';
import { type Attempts, type Exam, type PassRate, wholeYears } from '../rate';
import { Series } from '../series';
import { figuresInWords, periodInWords, spreadInWords } from '../words';
import { type MiddleRate, middleOf } from './middle';
import { examNames } from './words';

/** What the chosen results of a state say first. */
export interface RatesAnswer {
  /** The answer in a line. */
  readonly verdict: string;
  /** What belongs beside it; may be empty. */
  readonly sentence: string;
  /** The middle of the newest year, where its programs can be compared. */
  readonly middle: MiddleRate | null;
}

/** "pass the RN exam the first time"; nothing about the attempt where the source does not tell it. */
const passInWords = (verb: 'pass' | 'passed', exam: Exam, attempts: Attempts) =>
  `${verb} the ${examNames[exam]}${attempts === 'first-time' ? ' the first time' : ''}`;

function ofOne(rate: PassRate): RatesAnswer {
  const { program_name: program, exam, attempts } = rate;
  return {
    verdict: `${program}: ${figuresInWords(rate)}`,
    sentence: `That is the share who ${passInWords('passed', exam, attempts)} in ${periodInWords(rate)}.`,
    middle: null,
  };
}

const middleInWords = ({ year, programs, percent, attempts }: MiddleRate, place: string, exam: Exam) =>
  `In ${year}, the middle of ${count(programs, 'program')} in ${place} had ${formatPercent(percent, 0)} ${passInWords('pass', exam, attempts)}`;

/** Parts of a year are counted apart: they are compared with nothing. */
function partsInWords(parts: number): string {
  return parts === 0 ? '' : ` Beside them: ${count(parts, 'result')} of a part of a year.`;
}

/** Returns what some results of a state on one exam say first. */
export function ratesAnswer(state: StateSlug, exam: Exam, matching: readonly PassRate[]): RatesAnswer {
  const place = areaName(state);
  const [only, ...more] = matching;
  if (only === undefined)
    return { verdict: `We have no result in ${place} for this choice`, sentence: '', middle: null };
  if (more.length === 0) return ofOne(only);
  const whole = wholeYears(matching);
  const newestYear = Math.max(...whole.map(({ period }) => period.year));
  const alike = Series.among(whole).length === 1;
  const [newest] = Series.among(whole.filter(({ period }) => period.year === newestYear));
  const middle = alike && newest ? middleOf(newest) : null;
  const results = `${count(whole.length, 'result')} of programs in ${place} on the ${examNames[exam]}`;
  const spread = alike && newest ? spreadInWords(newest) : undefined;
  const said = spread === undefined ? '' : `They range ${spread}.`;
  const unlike = alike || whole.length === 0 ? '' : 'Their years are not alike, so we don’t compare them.';
  return {
    verdict: middle ? middleInWords(middle, place, exam) : results,
    sentence: `${middle ? said : unlike}${partsInWords(matching.length - whole.length)}`.trim(),
    middle,
  };
}
