import { calculators } from '@/lib/calculators/registry';
import { earningsCredentials, occupations } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import type { Source } from '@/lib/data/table';
import type { PriceByStateRow } from '@/lib/data/tables/prices';
import type { Figure } from '@/lib/numbers/figure';
import { formatDollarsRounded } from '@/lib/numbers/format';
import { inWords } from '@/lib/places/page/salaries';
import { type StateRow, statesView } from '@/lib/places/page/state-list';
import { type Pay, payOf } from '@/lib/places/pay';
import { areaName, nation } from '@/lib/places/states';
import { shortSources } from '../short-sources';
import { paths } from '../urls';

/** How much evidence is behind the answers: a count of what was measured or published, and by whom. */
export interface Evidence {
  readonly count: number;
  readonly what: string;
  readonly source: Source;
}

export interface HomeView {
  readonly sentence: string;
  readonly edition: string;
  readonly rn: Pay;
  readonly adn: PriceByStateRow;
  readonly bsn: PriceByStateRow;
  readonly states: readonly StateRow[];
  readonly calculators: readonly {
    readonly title: string;
    readonly summary: string;
    readonly href: string;
  }[];
  readonly evidence: readonly Evidence[];
}

function publicPrice(degree: 'ADN' | 'BSN', data: Data): PriceByStateRow {
  const price = data.price(nation.slug, degree, 'public');
  if (!price) throw new Error(`The nation has no price of ${degree}`);
  return price;
}

/** What nursing pays and costs in the nation, in one sentence. */
function homeSentence(rnMean: Figure, adn: PriceByStateRow, bsn: PriceByStateRow): string {
  return (
    `A registered nurse in ${areaName(nation.slug)} earns ${inWords(rnMean, formatDollarsRounded)} a year on average. ` +
    `Tuition and fees for an associate degree (ADN) are about ${formatDollarsRounded(adn.median)} at a public college, ` +
    `for a bachelor’s (BSN) about ${formatDollarsRounded(bsn.median)}.`
  );
}

function evidence(data: Data): Evidence[] {
  const programs = earningsCredentials.map(
    (credential) => data.graduateEarnings(nation.slug, credential)?.programs ?? 0,
  );
  const listed: [number, string, readonly Source[]][] = [
    [data.rows('wages').length, 'estimates of pay by state and occupation', shortSources('wages')],
    [data.rows('wages_metro').length, 'estimates of pay by area and occupation', shortSources('wages_metro')],
    [data.rows('institutions').length, 'institutions with nursing programs', shortSources('price_by_state')],
    [
      programs.reduce((total, count) => total + count, 0),
      'programs with measured earnings of graduates',
      shortSources('graduate_earnings_by_state'),
    ],
  ];
  return listed.flatMap(([count, what, sources]) => sources.map((source) => ({ count, what, source })));
}

/** Returns everything that the home page says. */
export function homeView(data: Data): HomeView {
  const row = data.wage(nation.slug, occupations.registeredNurse);
  const rn = payOf(row);
  const [adn, bsn] = [publicPrice('ADN', data), publicPrice('BSN', data)];
  return {
    sentence: homeSentence(rn.mean, adn, bsn),
    edition: row.edition,
    rn,
    adn,
    bsn,
    states: statesView(data).rows,
    calculators: calculators.map(({ id, title, summary }) => ({
      title,
      summary,
      href: paths.calculatorPage(id),
    })),
    evidence: evidence(data),
  };
}
