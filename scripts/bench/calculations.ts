import { z } from 'zod';
import type { Calculator } from '@/lib/calculators/calculator';
import { calculators } from '@/lib/calculators/registry';
import { loadData } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/parameters';
import { inputGrid } from './inputs';
import type { CalculationMeasurement } from './measurement';
import type { Plan } from './plan';
import { interleave } from './rounds';

const MICROSECONDS_PER_MILLISECOND = 1000;

/** Microseconds of processor time since a reading: unlike those of the clock, other programs do not add to them. */
function processorMicroseconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

interface Job {
  /** Size of one pass. */
  readonly calls: number;
  /** Does everything once; returns something that depends on all of it, so that nothing can be optimized away. */
  readonly pass: () => number;
}

/** Microseconds of processor time per call, over as many whole passes as fill the time. */
function timePerCall({ calls, pass }: Job, milliseconds: number): number {
  const start = process.cpuUsage();
  let passes = 0;
  let produced = 0;
  let elapsed = 0;
  while (elapsed < milliseconds * MICROSECONDS_PER_MILLISECOND) {
    produced += pass();
    passes += 1;
    elapsed = processorMicroseconds(start);
  }
  if (produced === 0) throw new Error('Nothing was calculated');
  return elapsed / (passes * calls);
}

/** The calculation, and the work that stands around any calculation: reading its query, writing its answer. */
function jobs(calculator: Calculator): Record<'answer' | 'peer', Job> {
  const data = loadData();
  const { parameters } = calculator;
  const grid = inputGrid(parameters);
  const answers = grid.map((inputs) => calculator.answer(inputs, data));
  const queries = grid.map((inputs) =>
    Object.fromEntries(new URLSearchParams(canonicalQuery(parameters, inputs))),
  );
  const schema = z.object(
    Object.fromEntries(
      Object.entries(parameters).map(([name, parameter]) => [
        name,
        parameter.default === undefined ? parameter.text : parameter.text.optional(),
      ]),
    ),
  );
  const calls = grid.length;
  return {
    answer: {
      calls,
      pass: () => grid.reduce((sum, inputs) => sum + calculator.answer(inputs, data).assumptions.length, 0),
    },
    peer: {
      calls,
      pass: () =>
        queries.reduce(
          (sum, query, index) =>
            sum + Number(schema.safeParse(query).success) * JSON.stringify(answers[index]).length,
          0,
        ),
    },
  };
}

async function measure(calculator: Calculator, plan: Plan): Promise<CalculationMeasurement> {
  const work = jobs(calculator);
  const time = (milliseconds: number) => (job: 'answer' | 'peer') => timePerCall(work[job], milliseconds);
  const sides = ['answer', 'peer'] as const;
  await interleave(sides, 1, time(plan.calculationWarmUpMilliseconds));
  const measured = await interleave(sides, plan.calculationRounds, time(plan.calculationMilliseconds));
  return {
    calculator: calculator.id,
    inputs: work.answer.calls,
    answerMicroseconds: measured.get('answer') ?? [],
    peerMicroseconds: measured.get('peer') ?? [],
  };
}

/** Times one call of each calculator, over a grid of inputs, beside zod and JSON doing theirs for the same inputs. */
export async function measureCalculations(plan: Plan): Promise<CalculationMeasurement[]> {
  const measurements: CalculationMeasurement[] = [];
  for (const calculator of calculators) measurements.push(await measure(calculator, plan));
  return measurements;
}
