import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { get } from '../support/both-forms';
import { type RunningProxy, startProxy } from '../support/proxy';
import { rawRequest } from '../support/raw-http';

/** Values that no path, time or identity holds by chance. */
const zip = '45402';
const income = '41237';
const word = 'zyzzyva';

const roi = `state=ohio&degree=BSN&current_income=${income}`;
const search = `near=${zip}&family_income=${income}&query=${word}`;

const targets = [
  `/programs?${search}`,
  `/programs.md?${search}`,
  `/programs?near=${zip}&limit=${word}`,
  `/options?now=none&near=${zip}`,
  `/options?now=${word}&near=${zip}`,
  `/programs/compare?schools=${word}`,
  `/programs/compare?program=${word}`,
  `/calculators/nursing-roi?${roi}`,
  `/calculators/nursing-roi.md?${roi}`,
  `/api/agent/v1/programs?${search}`,
  `/api/agent/v1/programs?limit=${word}`,
  `/api/agent/v1/programs/204796?${search}`,
  `/api/agent/v1/calculators/nursing-roi?${roi}`,
  `/api/agent/v1/calculators/${word}?income=${income}`,
  `/states/NY?near=${zip}`,
  `/no-such-page?near=${zip}&query=${word}`,
  `/programs?query=${word.repeat(2_000)}`,
];

describe('what the server writes', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'privacy-'));
  const file = path.join(folder, 'log');
  const log = openSync(file, 'w');
  let proxy: RunningProxy;

  beforeAll(async () => {
    proxy = await startProxy({ LOG_LEVEL: 'debug' }, log);
    for (const target of targets) {
      for (const method of ['GET', 'GET', 'HEAD', 'POST', 'OPTIONS']) {
        await rawRequest(proxy.origin, method, target, {
          Accept: 'text/html',
          Referer: `${proxy.origin}${target}`,
        });
      }
    }
  }, 120_000);

  afterAll(async () => {
    await proxy.stop();
    closeSync(log);
    rmSync(folder, { recursive: true });
  });

  it('has a line for requests, and no query in any', () => {
    const lines = readFileSync(file, 'utf8');
    for (const kind of ['/programs', '/calculators/nursing-roi', '/api/agent/v1/programs']) {
      expect(lines).toContain(`"path":"${kind}"`);
    }
    expect(lines).not.toContain('?');
    for (const secret of [zip, income, `query=${word}`]) expect(lines).not.toContain(secret);
  });

  it('counts requests without a query', async () => {
    const metrics = await (await fetch(`${proxy.metricsOrigin}/metrics`)).text();
    expect(metrics).toContain('door_requests_total');
    // Seconds and bytes may have the digits of an income by chance; names and labels may not.
    const labels = metrics.replace(/ \S+$/gm, '');
    for (const secret of ['?', zip, income, word]) expect(labels).not.toContain(secret);
  });
});

describe('a page whose address tells a ZIP code or an income', () => {
  it.each([
    `/programs?near=${zip}`,
    `/programs?state=ohio&family_income=${income}`,
    `/calculators/nursing-roi?${roi}`,
  ])('is not for search engines: %s', async (address) => {
    for (const Accept of ['text/html', 'text/markdown']) {
      const { headers } = await get(address, { Accept });
      expect([Accept, headers.get('x-robots-tag')]).toEqual([Accept, 'noindex']);
    }
  });

  it('is not named to other sites', async () => {
    for (const address of [`/programs?near=${zip}`, `/calculators/nursing-roi?${roi}`, '/no-such-page']) {
      const { headers } = await rawRequest(inject('baseUrl'), 'GET', address);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    }
  });
});
