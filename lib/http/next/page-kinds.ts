import { pageOfMarkdownUrl } from '@/lib/site/markdown-url';
import { pageKindOf } from '@/lib/site/pages/kinds';
import { paths } from '@/lib/site/urls';
import { pathOf } from '../negotiation/request-target';

/** Tests whether a target is a page that is rendered on request. */
export const isRenderedOnRequest = (target: string) => pageKindOf(pathOf(target))?.rendered === 'request';

/** Tests whether the answer at a path depends on its query: that of some pages, and of one file. */
export const readsQuery = (path: string) =>
  path === paths.schoolIndex || pageKindOf(pageOfMarkdownUrl(path) ?? path)?.readsQuery === true;
