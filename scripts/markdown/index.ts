/**
 * `npm run markdown`: pages in both forms on the built site, into docs/markdown.md: what ten of them weigh, what a crawl
 * of the whole sitemap found, and what afdocs says. It fails where a page has a problem or a check does not pass.
 */
import { paths } from '@/lib/site/urls';
import { reportOnSite } from '../quality';
import { agentDocsChecks } from './agent-docs';
import { crawl, pathsIn } from './crawl';
import { renderReport } from './report';
import { sizesOf } from './sizes';

/** A page of each kind that readers come to most. */
const weighed = [
  '/',
  '/calculators/nursing-roi?state=ohio&degree=BSN',
  '/calculators/lpn-pathway?starting_point=none&end_goal=become_rn&priority=pay&timeline=open&budget=moderate',
  '/calculators/admission-readiness?gpa=3.4&entrance_exam_score=78&program_type=ADN&experience=cna',
  '/states/ohio',
  '/salaries/registered-nurses',
  paths.statePassRates('georgia'),
  `${paths.programs}?state=ohio&credential=BSN`,
  paths.institution('ohio-state-university-main-campus-204796'),
  paths.methodology('nursing-roi'),
];

await reportOnSite(
  'markdown',
  async (origin) => ({
    sizes: await sizesOf(origin, weighed),
    crawled: await crawl(origin, await pathsIn(origin)),
    checks: await agentDocsChecks(origin),
  }),
  (measured, where) => {
    const { crawled, checks } = measured;
    const failing = checks.filter(({ status }) => status !== 'pass' && status !== 'skip');
    if (failing.length > 0 || Object.keys(crawled.wrong).length > 0) {
      console.error(crawled.wrong, failing);
      process.exitCode = 1;
    }
    return renderReport(measured, where);
  },
  'docs/markdown.md',
);
