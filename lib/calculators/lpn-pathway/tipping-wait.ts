import { decideWith } from './decision';
import type { PathwayModel } from './model';
import type { PathwayInputs } from './parameters';
import type { RouteId } from './routes';

/** The wait for an associate degree at which another route comes first. */
export interface TippingWait {
  readonly months: number;
  readonly recommendedRoute: RouteId;
}

/** The model of a college whose associate degree starts after a known wait, in months. */
export function withAdnWait(model: PathwayModel, months: number): PathwayModel {
  const { ADN } = model.programs;
  const wait = { low: months, typical: months, high: months };
  return { ...model, programs: { ...model.programs, ADN: { ...ADN, wait } } };
}

/** Waits to try, the nearest first: longer ones where straight to RN is recommended, shorter ones elsewhere. */
function waits({ programs, adnWaitSearchMonths }: PathwayModel, recommended: RouteId): readonly number[] {
  const { typical } = programs.ADN.wait;
  return recommended === 'straight_to_rn'
    ? Array.from({ length: adnWaitSearchMonths - typical }, (_, index) => typical + 1 + index)
    : Array.from({ length: typical }, (_, index) => typical - 1 - index);
}

/** The nearest wait for an associate degree that gives another route; null where none does. */
export function tippingWait(
  inputs: PathwayInputs,
  model: PathwayModel,
  recommended: RouteId,
): TippingWait | null {
  for (const months of waits(model, recommended)) {
    const { route } = decideWith(inputs, withAdnWait(model, months)).recommended;
    if (route !== recommended) return { months, recommendedRoute: route };
  }
  return null;
}
