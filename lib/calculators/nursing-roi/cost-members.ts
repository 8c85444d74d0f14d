import type { ParameterRow } from '@/lib/data/tables/parameters';
import { roundAwayFromZero } from '@/lib/numbers/rounding';
import type { Cost, Tuition } from './cost';
import type { NursingRoiResult } from './result';

type CostMembers = Pick<
  NursingRoiResult,
  | 'tuition_total'
  | 'tuition_years'
  | 'tuition_per_year'
  | 'tuition_years_reason'
  | 'tuition_basis'
  | 'other_costs'
  | 'grants_total'
  | 'total_cost'
  | 'tuition_by_control'
>;

const rounded = (dollars: number | null) => (dollars === null ? null : roundAwayFromZero(dollars));

function missingReason({ area, control }: Tuition): string | null {
  if (area === 'given') return 'The price was given, so no institutions are behind it.';
  return control === null
    ? 'Schools of every kind print these prices for the program alone; only the median and the quartiles are computed.'
    : null;
}

/** Members about what the program costs, rounded to whole dollars. */
export function costMembers(cost: Cost, yearsOfDegree: ParameterRow | undefined): CostMembers {
  const { tuition, byControl } = cost;
  const { area, control, institutions, year, total, years } = tuition;
  return {
    tuition_total: roundAwayFromZero(total),
    tuition_years: years,
    tuition_per_year: years === null ? null : roundAwayFromZero(total / years),
    tuition_years_reason:
      years === null ? 'The price is of the whole program, not of a number of academic years.' : null,
    tuition_basis: {
      control,
      area,
      institutions,
      year,
      p25: rounded(tuition.p25),
      p75: rounded(tuition.p75),
      lowest: rounded(tuition.lowest),
      highest: rounded(tuition.highest),
      missing_reason: missingReason(tuition),
    },
    other_costs: cost.otherCostsTotal,
    grants_total: roundAwayFromZero(cost.grants),
    total_cost: roundAwayFromZero(cost.total),
    tuition_by_control: byControl.map(({ control: kind, price }) => ({
      control: kind,
      total: price.median,
      per_year: roundAwayFromZero(price.median / Number(yearsOfDegree?.value)),
      institutions: price.institutions,
    })),
  };
}
