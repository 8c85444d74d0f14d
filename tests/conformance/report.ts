import { notPassed, type Outcome, revisions } from './suite';

/** File with the table of results. */
export const DOCUMENT = 'docs/mcp.md';

const START = '<!-- conformance:start -->';
const END = '<!-- conformance:end -->';

const FIXTURE = 'looks for a tool, prompt or resource of the suite';

type Runs = ReadonlyMap<string, { service: readonly Outcome[]; fixtures: readonly Outcome[] }>;

/** "14 of 14", "21 of 25", "–" where nothing was checked. */
function checked(outcome: Outcome | undefined): string {
  if (!outcome) return '–';
  const { passed, failures } = outcome;
  const all = passed + failures.length;
  return all === 0 ? 'nothing to check' : `${passed} of ${all}`;
}

/** Every scenario of both revisions with the checks that passed, on the service and with the suite's own tools. */
export function conformanceTable(runs: Runs): string {
  const rows = revisions.flatMap((revision) => {
    const { service = [], fixtures = [] } = runs.get(revision) ?? {};
    return fixtures.map((outcome) => {
      const { scenario } = outcome;
      const own = service.find((one) => one.scenario === scenario);
      const wantsFixture = own !== undefined && own.failures.length > outcome.failures.length;
      const remark = notPassed[revision][scenario] ?? (wantsFixture ? FIXTURE : '');
      return [scenario, revision, checked(own), checked(outcome), remark];
    });
  });
  return [
    ['Scenario', 'Revision', 'Service', 'With fixtures', 'Remark'],
    ['---', '---', '---:', '---:', '---'],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}\|/g, ' |'))
    .join('\n');
}

/** The document with another table. @throws Error where it has no place for one. */
export function replaceTable(document: string, table: string): string {
  const [before, rest] = document.split(START);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`${DOCUMENT} has no place for the table`);
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
