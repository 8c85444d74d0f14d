/** Pages of the site as Markdown (docs/markdown.md): conversion, the files of the build, and responses. */
export { saveMarkdown } from './built';
export { corpus } from './corpus';
export { markdownOfPage } from './document';
export { markupOf } from './markup-of';
export type { PageMarkup } from './pages';
export { respondInMarkdown } from './respond';
