import { formatDollars, formatPercent } from '@/lib/numbers/format';
import { capitalized, list, possessive } from '@/lib/text/words';
import { entersFirst } from '../net-price';
import { countsRetention, type ScoreComponent } from '../score/components';
import type { Named } from './compared-measures';
import type { Difference } from './differences';

/** The answer of a comparison in words. */
export interface ComparisonWords {
  /** "Middle Georgia State does best on the RN exam. Central Georgia costs less". */
  readonly verdict: string;
  readonly sentence: string;
}

/** Gives the short name of a program's school. */
type NameOf = (program: Named) => string;

const exams = { 'NCLEX-RN': 'the RN exam', 'NCLEX-PN': 'the LPN exam' } as const;

/** What a school does best on, behind "does best on". */
const measures: Readonly<Record<ScoreComponent, (best: Named) => string>> = {
  nclex: ({ facts: { pass_rate: rate } }) => (rate ? exams[rate.exam] : 'the licensing exam'),
  earnings: () => 'graduates’ pay',
  completion: ({ facts: { credential } }) =>
    countsRetention(credential) ? 'students who come back' : 'students who finish',
  affordability: () => 'price',
  debt: () => 'debt',
};

/** What another school does better, as a sentence. */
const tradeOffs: Readonly<Record<ScoreComponent, (name: string, best: Named) => string>> = {
  nclex: (name) => `${name} has the best pass rate`,
  earnings: (name) => `Graduates of ${name} earn more`,
  completion: (name, { facts: { credential } }) =>
    `More students ${countsRetention(credential) ? 'come back' : 'finish'} at ${name}`,
  affordability: (name) => `${name} costs less`,
  debt: (name) => `Graduates of ${name} owe less`,
};

/** What else the leaders do best on. */
function alsoBest(others: readonly Difference[], leaders: readonly Named[]): string[] {
  const also = others.filter(({ best }) => leaders.some(({ facts }) => facts === best.facts));
  const [only] = leaders;
  if (also.length === 0 || leaders.length > 1 || only === undefined) return [];
  return [`It does best on ${list(also.map(({ measure, best }) => measures[measure](best)))} too`];
}

/** What others do better than the leaders: the largest difference of which that is so. */
function tradeOff(others: readonly Difference[], leaders: readonly Named[], nameOf: NameOf): string[] {
  const other = others.find(({ best }) => leaders.every(({ facts }) => facts !== best.facts));
  return other === undefined ? [] : [capitalized(tradeOffs[other.measure](nameOf(other.best), other.best))];
}

const rateOf = ({ facts: { pass_rate: rate } }: Named) => formatPercent(rate?.rate_percent ?? 0, 0);

/** The two ends of the pass rates, and which of the others may be as good. */
function ratesInWords({ best, worst, asGood }: Difference, nameOf: NameOf): string {
  const ends = `In ${best.facts.pass_rate?.period_label}, ${rateOf(best)} passed at ${nameOf(best)} and ${rateOf(worst)} at ${nameOf(worst)}.`;
  const others = asGood.map((one) => `${possessive(nameOf(one))} ${rateOf(one)}`);
  return others.length === 0 ? ends : `${ends} ${list(others)} could be lower by chance alone.`;
}

/** Says what sets programs apart most, and what speaks for another; undefined where nothing sure does. */
export function comparisonWords(
  differences: readonly Difference[],
  nameOf: NameOf,
): ComparisonWords | undefined {
  const [first, ...others] = differences.filter(({ isInDoubt }) => !isInDoubt);
  if (!first) return undefined;
  const leaders = [first.best, ...first.asGood];
  const lead = `${list(leaders.map(nameOf))} ${leaders.length === 1 ? 'does' : 'do'} best on ${measures[first.measure](first.best)}`;
  const trade = tradeOff(others, leaders, nameOf);
  return {
    verdict: [lead, ...(trade.length > 0 ? trade : alsoBest(others, leaders))].join('. '),
    sentence: first.measure === 'nclex' ? ratesInWords(first, nameOf) : first.text,
  };
}

/** How a difference in dollars between programs of several types is said. */
const dollarsApart: readonly {
  readonly measure: ScoreComponent;
  readonly say: (name: string, dollars: string, than: string) => string;
}[] = [
  { measure: 'affordability', say: (name, dollars, than) => `${name} costs ${dollars} less${than}` },
  {
    measure: 'earnings',
    say: (name, dollars, than) => `Graduates of ${name} earn ${dollars} a year more${than}`,
  },
];

/** Says by how many dollars programs of several types differ in price and pay; undefined where nothing sure does. */
export function mixedWords(
  differences: readonly Difference[],
  nameOf: NameOf,
  programs: number,
): ComparisonWords | undefined {
  // A degree that needs another one before it costs less than the way to it.
  const isLike = differences.every(({ best, worst }) =>
    [best, worst].every(({ facts }) => entersFirst(facts.credential)),
  );
  if (!isLike) return undefined;
  const said = dollarsApart.flatMap(({ measure, say }) => {
    const found = differences.find((one) => one.measure === measure && !one.isInDoubt);
    if (!found) return [];
    const { best, worst, text } = found;
    const than = programs > 2 ? ` than ${measure === 'earnings' ? 'those of ' : ''}${nameOf(worst)}` : '';
    return [{ words: say(nameOf(best), formatDollars(Math.abs(best.value - worst.value)), than), text }];
  });
  const [first] = said;
  return first && { verdict: said.map(({ words }) => words).join('. '), sentence: first.text };
}
