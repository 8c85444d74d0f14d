import { pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { pageKindOf } from '@/lib/site/pages/kinds';
import { paths } from '@/lib/site/urls';
import { pathOf } from '../negotiation/request-target';

/** Tests whether a target is a page that is rendered on request and sent without Next's scripts. */
export function isScriptFreeOnRequest(target: string): boolean {
  const kind = pageKindOf(pathOf(target));
  return kind?.rendered === 'request' && !kind.runsScripts;
}

/** Tests whether a target is a page that runs scripts. */
export const isInteractive = (target: string) => pageKindOf(pathOf(target))?.runsScripts === true;

/** Tests whether the answer at a path depends on its query: that of some pages, and of one file. */
export const readsQuery = (path: string) =>
  path === paths.schoolIndex || pageKindOf(pageOfMarkdownUrl(path) ?? path)?.readsQuery === true;
