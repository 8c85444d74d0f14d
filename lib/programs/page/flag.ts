import { doubtInWords, doubtsAbout, warningAbout } from '../facts/doubts';
import { kindInWords } from '../facts/msn-kind';
import { finderParameters } from '../finder/parameters';
import type { ProgramFacts } from '../program-schema';
import { closureMark, marks } from './program-view';

const NO_ACCREDITATION = 'No national accreditation found';

/** No agency accredits a PhD program. */
const isUnlisted = ({ accreditation_reason: reason, credential }: ProgramFacts) =>
  reason !== null && credential !== 'PHD';

/** Returns what kind a program is and how it is taught. */
export function traitsOf(program: ProgramFacts): string[] {
  const { delivery } = program;
  const own = [kindInWords(program), delivery && finderParameters.delivery.labels?.[delivery]];
  return marks(program).filter((mark) => own.includes(mark));
}

/** Returns the one thing that a reader must not miss: "few graduates"; null where there is nothing. */
export function flagOf(program: ProgramFacts): string | null {
  const traits = traitsOf(program);
  const doubts = doubtsAbout(program).map(doubtInWords);
  const others = marks(program).filter((mark) => !traits.includes(mark) && !doubts.includes(mark));
  const closing = closureMark(program)[0];
  return closing ?? warningAbout(program) ?? others[0] ?? (isUnlisted(program) ? NO_ACCREDITATION : null);
}
