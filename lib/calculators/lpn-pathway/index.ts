import { absnPrices } from '@/lib/data/tables/absn-prices';
import { priceByState } from '@/lib/data/tables/prices';
import { wages } from '@/lib/data/tables/wages';
import { defineCalculator } from '../calculator';
import { calculate } from './calculate';
import { explain, ownSources } from './explain';
import { parameters } from './parameters';
import { result } from './result';

/** Which route into nursing fits a person: its programs, timing and cost, and what would change the answer. */
export const lpnPathway = defineCalculator({
  id: 'lpn-pathway',
  version: '2.0.0',
  title: 'Routes into nursing',
  summary:
    'Which entry route into nursing fits: LPN first, LPN then a bridge to RN, straight to RN, or an accelerated BSN, with the programs in order, months, cost range, the runner-up, whether the call is close, and what would change the answer.',
  whenToUse: [
    'Someone asks how to become a nurse and which program to start with.',
    'Someone weighs LPN first against going straight to RN, or asks about bridge and accelerated programs.',
    'Someone wants to know how long a route into nursing takes and what it costs.',
  ],
  parameters,
  result,
  sources: [...wages.sources, ...priceByState.sources, ...absnPrices.sources, ...ownSources],
  calculate,
  explain,
});
