import { type Figure, isMissing } from '@/lib/numbers/figure';
import { formatDollarsRounded, formatNumber } from '@/lib/numbers/format';
import type { CredentialReturn } from './returns';

/** What the page of a state says first. */
export interface StateAnswer {
  /** The answer in a line. */
  readonly verdict: string;
  /** How price, pay and prices compare with the US. */
  readonly sentence: string;
}

/** "A public ADN costs about $11,300 here": nationwide where no college of the state publishes a price. */
function costInWords({ name, result }: CredentialReturn): string {
  const { control, area } = result.tuition_basis;
  return `A ${control} ${name} costs about ${formatDollarsRounded(result.total_cost)} ${area === 'state' ? 'here' : 'nationwide'}`;
}

/** "leads to about $82,800 a year": what graduates of the state earn, else those of the nation. */
function payInWords({ result: { graduate_earnings: earnings } }: CredentialReturn): string {
  if (!earnings) return '. We don’t know what its graduates earn.';
  const nationwide = earnings.area === 'state' ? '' : ' nationwide';
  return ` and leads to about ${formatDollarsRounded(earnings.median_restated)} a year${nationwide}.`;
}

/** "6% less", "3% higher"; "about the same" where it rounds to nothing. */
function comparedInWords(percent: number, [below, above]: readonly [string, string]): string {
  const size = formatNumber(Math.abs(percent), 0);
  return size === '0' ? 'about the same' : `${size}% ${percent < 0 ? below : above}`;
}

export interface StateAnswerFacts {
  readonly place: string;
  readonly adn: CredentialReturn;
  /** Tuition and fees of an ADN at public colleges in the nation. */
  readonly nationTuition: Figure;
  /** Median pay of RNs above the nation's, in percent. */
  readonly rnMedianAboveNation: Figure;
  /** Price level of the state; the nation is 100. */
  readonly priceLevel: number;
}

function tuitionInWords({ place, adn, nationTuition }: StateAnswerFacts): string {
  const { control, area } = adn.result.tuition_basis;
  if (control !== 'public' || area !== 'state')
    return `No public college in ${place} publishes a price for it.`;
  const here = `Tuition and fees are ${formatDollarsRounded(adn.result.tuition_total)}`;
  if (isMissing(nationTuition)) return `${here}.`;
  return `${here}, against ${formatDollarsRounded(nationTuition.value)} nationwide.`;
}

function levelsInWords({ rnMedianAboveNation: pay, priceLevel }: StateAnswerFacts): string {
  const prices = `prices are ${comparedInWords(priceLevel - 100, ['lower', 'higher'])}`;
  if (isMissing(pay)) return `Compared with the US, ${prices}.`;
  return `Compared with the US, RNs earn ${comparedInWords(pay.value, ['less', 'more'])} and ${prices}.`;
}

/** Returns what the page of a state says first. */
export function stateAnswer(facts: StateAnswerFacts): StateAnswer {
  return {
    verdict: costInWords(facts.adn) + payInWords(facts.adn),
    sentence: `${tuitionInWords(facts)} ${levelsInWords(facts)}`,
  };
}
