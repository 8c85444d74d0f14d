/** Pages of the site as Markdown (docs/markdown.md): conversion, the files of the build, and responses. */
export { saveMarkdown } from './built';
export { corpus } from './corpus';
export { markdownOfDocument } from './document';
export { respondInMarkdown } from './respond';
