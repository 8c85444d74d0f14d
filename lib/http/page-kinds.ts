import { pageOfMarkdownUrl } from '@/lib/site/markdown-url';

/** Pages rendered on request that run none of our code: the finder and what is below it, a state's pass rates. */
const SCRIPT_FREE_ON_REQUEST = /^\/(?:programs|nclex-pass-rates\/[^/?]+)(?:[/?]|$)/;

/** Pages that run scripts: the calculators. */
const INTERACTIVE = /^\/calculators\/[^/?]+(?:\?|$)/;

/** Tests whether a page rendered on request is sent without the framework's scripts. @param target path, with or without its query. */
export const isScriptFreeOnRequest = (target: string) => SCRIPT_FREE_ON_REQUEST.test(target);

/** Tests whether a page runs scripts. @param target path, with or without its query. */
export const isInteractive = (target: string) => INTERACTIVE.test(target);

/** Tests whether the answer at a path is the same whatever its query. */
export function ignoresQuery(path: string): boolean {
  const page = pageOfMarkdownUrl(path) ?? path;
  return !(isScriptFreeOnRequest(page) || isInteractive(page));
}
