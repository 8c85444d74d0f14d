import { describe, expect, it } from 'vitest';
import { freshModel, inputsOf } from '@/tests/support/lpn-pathway';
import { decideWith } from './decision';
import type { PathwayModel } from './model';
import { tippingWait, withAdnWait } from './tipping-wait';

const recommendedAt = (question: string, model: PathwayModel, months: number) =>
  decideWith(inputsOf(question), withAdnWait(model, months)).recommended.route;

function wait(question: string, model = freshModel()) {
  const { route } = decideWith(inputsOf(question), model).recommended;
  return tippingWait(inputsOf(question), model, route);
}

describe('the tipping wait', () => {
  it('is the first longer wait at which the straight way loses', () => {
    const question = 'none/become_rn/speed/asap/tight';
    const model = freshModel();
    const found = wait(question, model);
    expect(found).toEqual({ months: 10, recommendedRoute: 'lpn_then_bridge' });
    expect(recommendedAt(question, model, 9)).toBe('straight_to_rn');
    expect(recommendedAt(question, model, 10)).toBe('lpn_then_bridge');
  });

  it('is the first shorter wait at which the straight way wins', () => {
    const model = withAdnWait(freshModel(), 24);
    const question = 'none/become_rn/speed/asap/tight';
    expect(recommendedAt(question, model, 24)).toBe('lpn_then_bridge');
    expect(wait(question, model)).toEqual({ months: 9, recommendedRoute: 'straight_to_rn' });
  });

  it('is searched up to the longest wait and not beyond', () => {
    const question = 'none/become_rn/speed/asap/tight';
    expect(wait(question, { ...freshModel(), adnWaitSearchMonths: 9 })).toBeNull();
    expect(wait(question, { ...freshModel(), adnWaitSearchMonths: 10 })?.months).toBe(10);
  });

  it('is missing where no wait changes the route', () => {
    expect(wait('none/nurse_now/speed/asap/tight')).toBeNull();
    expect(wait('none/become_rn/cost/open/moderate')).toBeNull();
  });

  it('leaves the given model as it is', () => {
    const model = freshModel();
    const { wait: before } = model.programs.ADN;
    withAdnWait(model, 30);
    expect(model.programs.ADN.wait).toEqual(before);
    expect(withAdnWait(model, 30).programs.ADN.wait).toEqual({ low: 30, typical: 30, high: 30 });
  });
});
