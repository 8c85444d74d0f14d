import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { paths } from '@/lib/site/urls';
import { startFixtureServer } from '../conformance/fixture-server';
import { conformanceTable, DOCUMENT, replaceTable } from '../conformance/report';
import { needsNoFixture, notPassed, type Outcome, revisions, runSuite } from '../conformance/suite';

let fixture: Awaited<ReturnType<typeof startFixtureServer>>;
beforeAll(async () => {
  fixture = await startFixtureServer();
});
afterAll(() => fixture.stop());

/** The suite takes seconds where nothing else runs. */
const MILLISECONDS = 300_000;

const runs = new Map<string, { service: readonly Outcome[]; fixtures: readonly Outcome[] }>();

describe.each(revisions)('the official conformance suite of %s', (revision) => {
  const excepted = notPassed[revision];

  beforeAll(async () => {
    const service = await runSuite(inject('baseUrl') + paths.mcp, revision);
    runs.set(revision, { service, fixtures: await runSuite(fixture.url, revision) });
  }, MILLISECONDS);

  it('passes on the service, all but what looks for tools of the suite', () => {
    const service = runs.get(revision)?.service ?? [];
    const concerned = service.filter(({ scenario }) => needsNoFixture(scenario) && !(scenario in excepted));
    expect(concerned.length).toBeGreaterThan(5);
    const failures = concerned.flatMap((one) => one.failures.map((text) => `${one.scenario}: ${text}`));
    expect(failures.filter((text) => !text.includes('Not testable'))).toEqual([]);
  });

  it('passes with the tools of the suite through the same endpoint, all but what is not offered', () => {
    const fixtures = runs.get(revision)?.fixtures ?? [];
    const failing = fixtures.filter(({ failures }) => failures.length > 0);
    expect(failing.filter(({ scenario }) => !(scenario in excepted))).toEqual([]);
    expect(failing.map(({ scenario }) => scenario).sort()).toEqual(Object.keys(excepted).sort());
  });
});

it('is what docs/mcp.md says', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  const current = replaceTable(document, conformanceTable(runs));
  if (process.env['UPDATE_CONFORMANCE']) writeFileSync(DOCUMENT, current);
  else expect(document).toBe(current);
});
