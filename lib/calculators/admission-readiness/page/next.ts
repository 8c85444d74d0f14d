import type { NearPlace } from '@/lib/calculators/page/near';
import type { Link } from '@/lib/calculators/page/related';
import { credentialFacts } from '@/lib/data/credentials';
import type { Data } from '@/lib/data/data';
import { paths, withQuery } from '@/lib/site/urls';
import { withArticle } from '@/lib/text/phrases';
import { bridgeFits } from '../next-steps';
import type { AdmissionReadinessInputs, ProgramType } from '../parameters';
import { programName } from '../sentences';
import { needsAnotherWay } from './after-college';
import { type ExamStatus, NOT_TAKEN, rubricFor } from './exam-outcomes';
import { answerFor } from './programs';

/** What to do after reading the answer. */
export interface NextSteps {
  readonly programs: Link;
  /** Programs that the score doesn't know. */
  readonly lpn: Link;
  /** Another program type or another entry to look at; null where none suggests itself. */
  readonly other: (Link & { readonly finding: string }) | null;
}

/** The program type that many weigh against another one. */
const alternatives: Partial<Record<ProgramType, ProgramType>> = { ADN: 'BSN', BSN: 'ADN', ABSN: 'ADN' };

function otherProgram(inputs: AdmissionReadinessInputs): ProgramType | undefined {
  return bridgeFits(inputs) && inputs.experience === 'rn' ? 'RN_TO_BSN' : alternatives[inputs.program_type];
}

/** The same applicant's answer for another program type. */
function alternative(
  inputs: AdmissionReadinessInputs,
  program: ProgramType,
  status: ExamStatus,
  data: Data,
): NextSteps['other'] {
  const { href, score } = answerFor(inputs, program, status, data);
  const name = withArticle(credentialFacts[program].name);
  return {
    label: `Compare with ${name}`,
    href,
    finding: `With the same answers you score ${score} of 100 for ${name} program.`,
  };
}

/** The same applicant's answer after college courses, with grades as good as those from high school. */
function afterCollegeCourses(inputs: AdmissionReadinessInputs, data: Data): NextSteps['other'] {
  const transfer: AdmissionReadinessInputs = {
    ...inputs,
    entry_type: 'transfer',
    science_prereqs_complete: true,
  };
  const { href, score } = answerFor(transfer, inputs.program_type, NOT_TAKEN, data);
  return {
    label: 'See your score after college courses',
    href,
    finding: `With the same GPA in college prerequisites you score ${score} of 100, by your exam.`,
  };
}

/** An applicant, and where to look for programs. */
interface Applicant {
  readonly inputs: AdmissionReadinessInputs;
  readonly status: ExamStatus;
  readonly near: NearPlace | null;
}

/** Returns the next steps: programs to apply to, and another program type with the same applicant's score. */
export function nextLinks({ inputs, status, near }: Applicant, data: Data): NextSteps {
  const query = new URLSearchParams({
    ...(near === null ? {} : { near: near.asked }),
    credential: inputs.program_type,
  });
  const other = otherProgram(inputs);
  const another = () => (other === undefined ? null : alternative(inputs, other, status, data));
  return {
    lpn: { label: 'Find LPN programs', href: withQuery(paths.programs, 'credential=LPN') },
    programs: {
      label: `Find ${programName(inputs)} programs near ${near?.understood ?? 'you'}`,
      href: withQuery(paths.programs, query.toString()),
    },
    other: needsAnotherWay(inputs, rubricFor(inputs, data)) ? afterCollegeCourses(inputs, data) : another(),
  };
}
