import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configurationAround, type RunningNginx, startNginx } from '../../scripts/nginx';
import { freePort } from '../../scripts/server-process';
import { type RunningProxy, startProxy } from '../support/proxy';

const HOST = 'localhost';

/** TLS before the proxy, at the ports that the Observatory asks and no other. */
const configuration = (folder: string, proxy: string, port: number) =>
  configurationAround(
    folder,
    `    server {
      listen ${port};
      return 204;
    }
    server {
      listen 80;
      return 301 https://$host$request_uri;
    }
    server {
      listen 443 ssl;
      ssl_certificate ${folder}/certificate.pem;
      ssl_certificate_key ${folder}/key.pem;
      location / {
        proxy_pass ${proxy};
        proxy_set_header Host $host;
      }
    }`,
  );

/** Makes a certificate that signs itself, for this machine alone. */
function certify(folder: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`],
      ...['-addext', `subjectAltName=DNS:${HOST}`, '-keyout', 'key.pem', '-out', 'certificate.pem'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
}

const report = z.object({
  scan: z.object({
    grade: z.string(),
    score: z.number(),
    testsFailed: z.number(),
    testsQuantity: z.number(),
  }),
  tests: z.record(z.string(), z.object({ pass: z.boolean(), result: z.string() })),
});

describe('the HTTP Observatory of MDN', () => {
  let proxy: RunningProxy;
  let nginx: RunningNginx;
  let certificate = '';

  beforeAll(async () => {
    proxy = await startProxy({ SITE_URL: `https://${HOST}` });
    const port = await freePort();
    nginx = await startNginx((folder) => {
      certify(folder);
      certificate = path.join(folder, 'certificate.pem');
      return configuration(folder, proxy.origin, port);
    }, `http://${HOST}:${port}/`);
  }, 120_000);
  afterAll(async () => {
    await nginx.stop();
    await proxy.stop();
  });

  it('gives its best grade, and no test of it fails', () => {
    // Its own command trusts a list of its own alone.
    const command = '.foreign/mcp/node_modules/@mdn/mdn-http-observatory/src/scan.js';
    const { stdout, stderr } = spawnSync(process.execPath, [command, HOST], {
      encoding: 'utf8',
      env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
    });
    const { scan, tests } = report.parse(JSON.parse(stdout), { error: () => stdout + stderr });
    console.log(scan);
    expect(Object.entries(tests).filter(([, { pass }]) => !pass)).toEqual([]);
    expect(scan).toMatchObject({ grade: 'A+', testsFailed: 0 });
  });
});
