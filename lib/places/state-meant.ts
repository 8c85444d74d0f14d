import { type State, states } from './states';

const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const byName: ReadonlyMap<string, State> = new Map(
  states.flatMap((state) => [state.slug, state.code, state.name].map((name) => [bare(name), state] as const)),
);

/**
 * Returns the state that a text names by its slug, name or postal code, whatever its case and punctuation; undefined for
 * anything else. For the part of an address that can only be a state: in a sentence "me" is no state.
 *
 * @example stateMeantBy('new_york')?.slug // 'new-york'
 */
export const stateMeantBy = (text: string): State | undefined => byName.get(bare(text));
