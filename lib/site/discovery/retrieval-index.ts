import { comparisonPage } from '@/lib/programs/page/metadata';
import { guidance } from '../guidance';
import { identity } from '../identity';
import { markdownUrl } from '../markdown-url';
import { absoluteUrl, paths } from '../urls';
import { comparisonExample } from './comparison';
import { type PageGroup, pageGroups } from './groups';
import { bullets, document, link } from './lists';

/** In a longer group pages are alike: its first page says what they answer. */
const MOST_WITH_NOTES = 20;

/** Lists of their own, where a group has more pages than the registry. */
const further: Readonly<Partial<Record<PageGroup['sitemap'], () => readonly string[]>>> = {
  programs: () => [
    link(comparisonPage.title, absoluteUrl(comparisonExample()), comparisonPage.description),
    link(
      'Every school, by state',
      absoluteUrl(paths.schoolIndex),
      'the page of each school with a nursing program, state by state',
    ),
  ],
};

function group({ title, sitemap, pages }: PageGroup): string {
  const [first] = pages;
  const items = pages.map((page) => {
    const noted = page === first || pages.length <= MOST_WITH_NOTES;
    const name = noted ? page.title : page.label;
    return link(name, absoluteUrl(markdownUrl(page.path)), noted ? page.description : undefined);
  });
  return document(`## ${title}`, bullets([...items, ...(further[sitemap]?.() ?? [])])).trimEnd();
}

/** What the site answers, with links: the retrieval index at /llms.txt, after version 2 of that proposal. */
export function retrievalIndex(): string {
  const { name, description } = identity();
  const { markdownNegotiation, citationRules } = guidance();
  const instructions = link('Instructions for assistants', absoluteUrl(paths.agentInstructions));
  return document(
    `# ${name}`,
    `> ${description}`,
    markdownNegotiation,
    // As code: some readers take a link to a text for one to a further index.
    `${instructions} say what to ask, over HTTP and over MCP. \`${absoluteUrl(paths.retrievalCorpus)}\` has every page that is the same whatever is asked, in one file.`,
    'What to cite with a figure:',
    bullets(citationRules),
    ...pageGroups.map(group),
  );
}
