import { formatPercent } from '@/lib/numbers/format';
import { lacksAccreditation } from '../facts/accreditation';
import { doubtInWords, doubtsAbout, isOpenForSure, warningAbout } from '../facts/doubts';
import { kindInWords } from '../facts/msn-kind';
import { finderParameters } from '../finder/parameters';
import type { ProgramFacts } from '../program-schema';
import { closureMark, marks, NO_GRADUATES } from './program-view';

const NO_ACCREDITATION = 'No national accreditation found';

/** No agency accredits a PhD program. */
const isUnlisted = ({ accreditation_reason: reason, credential }: ProgramFacts) =>
  reason !== null && credential !== 'PHD';

/** Says that a program has no graduates, and so nothing that could be measured; undefined where it has some. */
export function withoutGraduates({ program_status: status }: ProgramFacts): string | undefined {
  if (status === 'no graduates two years') return NO_GRADUATES;
  return status === 'accredited, no awards yet' ? 'no graduates yet' : undefined;
}

/** Says that most of what an LPN program awards is for nursing assistants; undefined where it is not. */
function mostlyAides({ aide_share_percent: share }: ProgramFacts): string | undefined {
  return share !== null && 2 * share > 100
    ? `${formatPercent(share, 0)} of its certificates are for nursing aides`
    : undefined;
}

/** Returns what kind a program is and how it is taught. */
export function traitsOf(program: ProgramFacts): string[] {
  const { delivery } = program;
  const own = [kindInWords(program), delivery && finderParameters.delivery.labels?.[delivery]];
  return marks(program).filter((mark) => own.includes(mark));
}

/** What decides whether a program is one to choose at all: before what is only to be asked. */
const decisive = (program: ProgramFacts) =>
  closureMark(program)[0] ??
  withoutGraduates(program) ??
  (isOpenForSure(program) ? undefined : warningAbout(program)) ??
  (lacksAccreditation(program) ? NO_ACCREDITATION : undefined) ??
  mostlyAides(program);

/** Returns the one thing that a reader must not miss: "few graduates"; null where there is nothing. */
export function flagOf(program: ProgramFacts): string | null {
  const traits = traitsOf(program);
  const doubts = doubtsAbout(program).map(doubtInWords);
  const others = marks(program).filter((mark) => !traits.includes(mark) && !doubts.includes(mark));
  return (
    decisive(program) ?? warningAbout(program) ?? others[0] ?? (isUnlisted(program) ? NO_ACCREDITATION : null)
  );
}
