import { directoryYear, olderDirectoryYear } from '@/lib/data/year-words';
import { areaName } from '@/lib/places/states';
import type { Institution } from '../../program';

/** Says why a school has no program here. */
export function whyNone({ name, ipeds, state }: Institution): string {
  if (ipeds && !ipeds.in_latest_ipeds) {
    return `${name} was in the federal survey of colleges (IPEDS) in ${olderDirectoryYear} and is not in that of ${directoryYear}. It may have closed or merged, so none of its programs is listed here.`;
  }
  const awards = [...(ipeds?.credentials_awarded ?? []), ...(ipeds?.credentials_reported_no_awards ?? [])];
  if (awards.length > 0 && awards.every((award) => award === 'CNA')) {
    return `${name} reports programs for nursing assistants (CNA) alone. They do not lead to a nursing license, so they are not listed here. Programs that do are listed for ${areaName(state)}.`;
  }
  return `${name} reports awards in nursing that are none of the degrees listed here.`;
}
