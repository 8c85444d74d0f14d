import { loanParameters } from '@/lib/data/tables/aid';
import { graduateEarningsByState } from '@/lib/data/tables/graduate-earnings';
import { priceByState } from '@/lib/data/tables/prices';
import { wages } from '@/lib/data/tables/wages';
import { defineCalculator } from '../calculator';
import { calculate } from './calculate';
import { explain } from './explain';
import { parameters } from './parameters';
import { result } from './result';
import { rules } from './rules';

/** What a nursing credential pays, costs and returns in one state. */
export const nursingRoi = defineCalculator({
  id: 'nursing-roi',
  version: '2.0.0',
  title: 'Nursing degree return on investment',
  summary:
    'What a nursing credential pays and costs in one state: average pay and what graduates earn, months until the raise has repaid the cost and the pay given up while studying, and net earnings over 5, 10 and 20 years.',
  whenToUse: [
    'Someone asks whether a nursing degree pays off in a state, or how long that takes.',
    'Someone compares the cost or pay of nursing credentials, or of one credential across states.',
    'Someone wants the expected salary of a nursing credential in a state, with its source and year.',
  ],
  parameters,
  rules,
  result,
  sources: [
    ...wages.sources,
    ...priceByState.sources,
    ...graduateEarningsByState.sources,
    ...loanParameters.sources,
  ],
  calculate,
  explain,
});
