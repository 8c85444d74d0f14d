import type { FormulaStep } from '@/lib/calculators/page/view';
import { credentialFacts } from '@/lib/data/credentials';
import { formatDollars, formatMonths, formatNumber } from '@/lib/numbers/format';
import { capitalized } from '@/lib/text/words';
import { type MeasureId, measureFacts, measureIds, totalOf } from '../measures';
import type { Program } from '../programs';
import { best, type Decision, type Scored } from '../score';

const points = (value: number) => `${formatNumber(value)} points`;

function programSteps(program: Program, { recommended }: Decision): FormulaStep[] {
  const name = capitalized(credentialFacts[program.credential].name);
  const { beforeStart, study, price, otherCosts } = program;
  const tuition = price[recommended.journey.pricePoint];
  return [
    {
      label: `${name}: prerequisites and wait + study, in months`,
      expression: `${beforeStart.typical} + ${study.typical}`,
      value: formatMonths(beforeStart.typical + study.typical),
    },
    {
      label: `${name}: tuition at the price for your budget + other costs`,
      expression: `${formatDollars(tuition)} + ${formatDollars(otherCosts)}`,
      value: formatDollars(tuition + otherCosts),
    },
  ];
}

function measureStep(id: MeasureId, route: Scored, { scored, weights }: Decision): FormulaStep {
  const { label, better, write } = measureFacts[id];
  const [value, bestValue] = [write(route.measures[id]), write(best(id, scored))];
  const ratio = better === 'lower' ? `${bestValue} ÷ ${value}` : `${value} ÷ ${bestValue}`;
  return {
    label: `${capitalized(label)}: weight × how near it comes to the best route`,
    expression: `100 × ${weights[id]} ÷ ${totalOf(weights)} × ${ratio}`,
    value: points(route.points[id]),
  };
}

/** How the recommended route's time, cost and score come about, with its own numbers. */
export function formula(decision: Decision): FormulaStep[] {
  const { recommended, scored, weights } = decision;
  const used = measureIds.filter((id) => weights[id] > 0).sort((a, b) => weights[b] - weights[a]);
  const score =
    scored.length === 1
      ? {
          label: 'Score',
          expression: 'the only route scored for these answers',
          value: points(recommended.score),
        }
      : {
          label: 'Score: sum of the points',
          expression: used.map((id) => formatNumber(recommended.points[id])).join(' + '),
          value: points(recommended.score),
        };
  return [
    ...recommended.journey.ladder.flatMap((program) => programSteps(program, decision)),
    ...(scored.length === 1 ? [] : used.map((id) => measureStep(id, recommended, decision))),
    score,
  ];
}
