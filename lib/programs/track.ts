import type { ProgramFacts } from './program-schema';

/** Track values of unconfirmed programs, most likely first. */
export const unconfirmedTracks: readonly ProgramFacts['track'][] = ['likely', 'not told'];

/** Whether it is not confirmed that the school has this RN-to-BSN program. */
export const isUnconfirmed = ({ track }: Pick<ProgramFacts, 'track'>) => unconfirmedTracks.includes(track);
