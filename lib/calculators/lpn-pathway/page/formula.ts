import type { FormulaStep } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import { formatDollars, formatNumber } from '@/lib/numbers/format';
import { capitalized, count } from '@/lib/text/words';
import type { Decision } from '../decision';
import { type MeasureId, measureFacts, measureIds, monthsThrough, totalOf } from '../measures';
import type { PricePoint, Program } from '../programs';
import { best, type Scored } from '../score';

const points = (value: number) => `${formatNumber(value)} points`;

/** What a program takes and costs. */
export function programSteps(program: Program, point: PricePoint): FormulaStep[] {
  const name = capitalized(credentialFacts[program.credential].name);
  const { prerequisites, wait, study, price, otherCosts } = program;
  const tuition = price[point];
  return [
    {
      label: `${name}: prerequisites + wait + study, in months`,
      expression: `${prerequisites.typical} + ${wait.typical} + ${study.typical}`,
      value: count(monthsThrough([program], 'typical'), 'month'),
    },
    {
      label: `${name}: tuition + other costs`,
      expression: `${formatDollars(tuition)} + ${formatDollars(otherCosts)}`,
      value: formatDollars(tuition + otherCosts),
    },
  ];
}

function ratioOf(id: MeasureId, value: number, bestValue: number): string {
  const { better, write } = measureFacts[id];
  if (id === 'programs') return `1 ÷ (1 + ${value} − ${bestValue})`;
  return better === 'lower'
    ? `${write(bestValue)} ÷ ${write(value)}`
    : `${write(value)} ÷ ${write(bestValue)}`;
}

function measureStep(id: MeasureId, route: Scored, { ladders, weights }: Decision): FormulaStep {
  return {
    label: `${capitalized(measureFacts[id].label)}: weight × how near it comes to the best of all that are scored`,
    expression: `100 × ${weights[id]} ÷ ${totalOf(weights)} × ${ratioOf(id, route.measures[id], best(id, ladders.scored))}`,
    value: points(route.points[id]),
  };
}

/** How the recommended route's time, cost and score come about, with its own numbers. */
export function formula(decision: Decision): FormulaStep[] {
  const { recommended, ladders, weights } = decision;
  const alone = ladders.scored.length === 1;
  const used = measureIds.filter((id) => weights[id] > 0).sort((a, b) => weights[b] - weights[a]);
  const score = alone
    ? {
        label: 'Score',
        expression: 'the only one scored for these answers',
        value: points(recommended.score),
      }
    : {
        label: 'Score: sum of the points',
        expression: used.map((id) => formatNumber(recommended.points[id])).join(' + '),
        value: points(recommended.score),
      };
  return [
    ...recommended.journey.ladder.flatMap((program) => programSteps(program, recommended.journey.pricePoint)),
    ...(alone ? [] : used.map((id) => measureStep(id, recommended, decision))),
    score,
  ];
}
