import { formatCount, formatDollars, formatPercent } from '@/lib/numbers/format';
import { stateCodes, stateName } from '@/lib/places/states';
import { credentialName } from '@/lib/programs/credentials';
import { milesInWords } from '@/lib/programs/page/ranked-view';
import type { BriefProgram } from '@/lib/site/api/brief-program';
import { absoluteUrl, paths } from '@/lib/site/urls';
import { capitalized } from '@/lib/text/words';
import { type Footnoted, type Footnotes, withFootnotes } from './footnotes';

/** What the lines of a list say of every program alike: said once, above them. */
interface Common {
  readonly state: boolean;
  readonly credential: boolean;
}

const isSame = <T>(values: readonly T[]) => new Set(values).size === 1;

/** Addresses of pages begin so. */
const pages = () => absoluteUrl(paths.institution(''));

/** "Dayton", "Dayton, OH". */
function whereIs({ city, state }: BriefProgram, common: Common): string {
  if (city === null) return stateName(state);
  return common.state ? city : `${city}, ${stateCodes[state]}`;
}

/** Writes a program in a line: what is not known of it is left out. */
function line(program: BriefProgram, common: Common, { refer }: Footnotes): string {
  const { rank, institution, credential, distance_miles: miles, band_label: group, url } = program;
  const { pass_rate: rate, graduate_earnings: earned, median_debt: owed, tuition } = program;
  const { net_price: net, accreditors, flag } = program;
  const said = [
    `${rank}. ${institution}, ${whereIs(program, common)}${common.credential ? '' : `, ${credentialName(credential)}`}`,
    ...(miles === null ? [] : [milesInWords(miles)]),
    ...(group === null ? [] : [group]),
    ...(rate
      ? [`NCLEX ${formatPercent(rate.rate_percent)} of ${formatCount(rate.candidates)}, ${rate.period_label}`]
      : []),
    ...(earned ? [`pay ${formatDollars(earned.median)}`] : []),
    ...(owed ? [`debt ${formatDollars(owed.amount)}`] : []),
    ...(tuition ? [`tuition ${formatDollars(tuition.total ?? 0)}`] : []),
    ...(net ? [`net ${formatDollars(net.amount)}`] : []),
    ...(accreditors.length === 0 ? [] : [accreditors.join(', ')]),
    url.replace(pages(), ''),
  ];
  return `${said.join('; ')}${flag === null ? '' : refer(`${capitalized(flag)}.`)}`;
}

/** What the words of a line mean. */
const MEANING = [
  'group (a fifth of all such programs nationwide)',
  'NCLEX: passed the first time, of candidates, year',
  'pay: graduates’ median a year',
  'debt: median of those who borrowed',
  'tuition: whole program',
  'net: a year’s price after grants',
  'lists that have it as accredited',
].join('; ');

/**
 * Writes programs in a line each. What the words of a line mean, and what is the same of all programs, is said once,
 * above them; what to mind is a note.
 */
export function briefLines(programs: readonly BriefProgram[]): Footnoted<string> {
  const [first] = programs;
  const common = {
    state: isSame(programs.map(({ state }) => state)),
    credential: isSame(programs.map(({ credential }) => credential)),
  };
  const alike = [
    ...(first && common.credential ? [credentialName(first.credential)] : []),
    ...(first && common.state ? [stateName(first.state)] : []),
  ];
  const all = alike.length === 0 ? '' : `All: ${alike.join(', ')}. `;
  const written = withFootnotes(programs.map((program) => (footnotes) => line(program, common, footnotes)));
  return {
    ...written,
    passages: [`${all}Each, where known: ${MEANING}; page below ${pages()}`, '', ...written.passages],
  };
}
