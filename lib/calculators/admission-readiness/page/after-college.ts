import type { Data } from '@/lib/data/data';
import { studentsFall } from '@/lib/data/year-words';
import { formatCount } from '@/lib/numbers/format';
import { type AdmissionReadinessInputs, isFirstYear } from '../parameters';
import type { Rubric } from '../rubric';
import { examMeasure } from '../sentences';
import { rubricFor } from './exam-outcomes';

/** Whether high-school grades are all that counts and admitted students have better ones: they can't be taken again. */
export const needsAnotherWay = (inputs: AdmissionReadinessInputs, { gpa }: Pick<Rubric, 'gpa'>): boolean =>
  isFirstYear(inputs) && inputs.gpa < gpa.competitive;

/** What can still be done by someone whose high-school grades are below those of admitted students, in sentences. */
export function afterCollege(inputs: AdmissionReadinessInputs, data: Data): string[] {
  const transfer: AdmissionReadinessInputs = { ...inputs, entry_type: 'transfer' };
  const { exam } = rubricFor(transfer, data);
  return [
    'You can’t take high school again, but you can take the science prerequisites at a college. Programs then mostly rank on those grades.',
    ...(exam
      ? [
          `They also ask for an entrance exam: ${examMeasure.text(exam.floor)} is the usual minimum, ${examMeasure.text(exam.competitive)} what admitted students usually have.`,
        ]
      : []),
    ...(inputs.program_type === 'ADN' ? [openSchools(data)] : []),
  ];
}

/** How many public schools with an ADN take everyone. */
function openSchools(data: Data): string {
  const schools = data
    .rows('prices')
    .filter(({ credential, control }) => credential === 'ADN' && control === 'public');
  const open = schools.filter(({ unitid }) => data.institutionProfile(unitid)?.open_admission === true);
  return `${formatCount(open.length)} of ${formatCount(schools.length)} public schools with an ADN take everyone with a high school diploma (IPEDS, ${studentsFall}). Their nursing programs may not.`;
}
