import type { NearPlace } from '@/lib/calculators/page/near';
import type { Link } from '@/lib/calculators/page/related';
import type { Data } from '@/lib/data/data';
import { canonicalQuery } from '@/lib/parameters/canonical';
import { areaName, type StateSlug } from '@/lib/places/states';
import { type Credential, credentialName } from '@/lib/programs/credentials';
import { paths, withQuery } from '@/lib/site/urls';
import { nursingRoi } from '..';
import type { NursingRoiInputs } from '../parameters';
import { answerTo, noAnswerReason, typeAsked } from '../program-types';
import { schoolCalled, schoolRefusal } from '../school';
import { credentialInWords } from '../words';
import type { PayNow } from './pay-now';

/** What a page outside of the calculator asks it: the income is left to the reader. */
interface Question {
  readonly state: StateSlug;
  readonly type: Credential;
}

/** A link to the calculator's answer, for a type without one to that of another type, with the reason. */
export interface ReturnLink extends Link {
  readonly reason: string | null;
}

/** A school's slug where it can be shown beside the answer; undefined where it can't. */
function shownProgram({ state, degree, track }: Asked, program: string, data: Data): string | undefined {
  const isShown =
    schoolCalled(program, data) !== undefined &&
    schoolRefusal(program, { state, degree, track }, data) === undefined;
  return isShown ? program : undefined;
}

type Asked = Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>;

/** Returns what the calculator is asked for a program type, or for the one to see in its place. */
function askedOf({ state, type }: Question): Asked {
  const answer = answerTo(type);
  return { state, ...(answer.asked ?? { degree: answer.instead, track: undefined }) };
}

function linkTo({ type, state }: Question, program?: string): ReturnLink {
  const { degree, track } = askedOf({ type, state });
  const query = new URLSearchParams({
    state,
    degree,
    ...(track === undefined ? {} : { track }),
    ...(program === undefined ? {} : { program }),
  });
  return {
    label: `What ${credentialInWords({ degree, track })} costs and pays in ${areaName(state)}`,
    href: withQuery(paths.calculatorPage(nursingRoi.id), query.toString()),
    reason: noAnswerReason(type),
  };
}

/** Links to the calculator with a state and a program type filled in. */
export const returnLink = (question: Question): ReturnLink => linkTo(question);

/** The same with a school, where it can be shown beside the answer. */
export const schoolReturnLink = (question: Question, program: string, data: Data): ReturnLink =>
  linkTo(question, shownProgram(askedOf(question), program, data));

/** A page of the calculator. @param pay as it was given; null where dollars a year say it all @param more pairs besides */
export function answerHref(
  question: NursingRoiInputs,
  pay: PayNow | null,
  more: readonly [string, string][] = [],
): string {
  const query = new URLSearchParams(canonicalQuery(nursingRoi.parameters, question));
  for (const [name, value] of pay?.pairs ?? []) query.set(name, value);
  for (const [name, value] of more) query.append(name, value);
  return withQuery(paths.calculatorPage(nursingRoi.id), query.toString());
}

/** Where a reader looks for programs, and with which family income. */
interface Wanted {
  readonly near: NearPlace | null;
  readonly familyIncome?: number | undefined;
}

/** The programs of an answer's type near the reader, else in its state: no source tells RN-to-MSN programs from other MSN. */
export function programsLink(
  inputs: Pick<NursingRoiInputs, 'state' | 'degree' | 'track'>,
  { near, familyIncome }: Wanted,
): Link {
  const asked = typeAsked(inputs);
  const type = asked === 'RN_TO_MSN' ? 'MSN' : asked;
  const place = near?.state === inputs.state ? near : null;
  const query = new URLSearchParams({
    ...(place ? { near: place.asked } : { state: inputs.state }),
    credential: type,
    ...(familyIncome === undefined ? {} : { family_income: String(familyIncome), sort: 'net_price' }),
  });
  return {
    label: `See ${credentialName(type)} programs ${place ? `near ${place.understood}` : `in ${areaName(inputs.state)}`}`,
    href: withQuery(paths.programs, query.toString()),
  };
}
