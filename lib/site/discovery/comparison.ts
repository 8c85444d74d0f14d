import { markdownUrl } from '../markdown-url';
import { pageQuery } from '../pages/queries';
import { paths, withQuery } from '../urls';

/** Returns the path and query of a comparison in Markdown, as an example of how to ask for one. */
export const comparisonExample = () =>
  withQuery(markdownUrl(paths.programComparison), pageQuery(paths.programComparison)?.example ?? '');
