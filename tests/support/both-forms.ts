import { inject } from 'vitest';
import { ask, type Sent } from '../../scripts/markdown/both-forms';

/** Asks the built site for an address. */
export const get = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<Sent> =>
  ask(new URL(address, inject('baseUrl')), headers);

export const htmlOf = (address: string) => get(address, { Accept: 'text/html' });
export const markdownOf = (address: string) => get(address, { Accept: 'text/markdown' });
