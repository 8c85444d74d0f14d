import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

/** Modules that the others import, as they lie in the repository. */
const imported = [
  'lib/data/data.ts',
  'lib/data/read.ts',
  'lib/data/tables/wages.ts',
  'lib/site/urls.ts',
  'lib/programs/page/words.ts',
  'lib/places/states.ts',
  'lib/http/responses/json.ts',
  'lib/openapi/document.ts',
  'app/x.test.ts',
];

/** A file, what it imports, and the rule that this breaks. */
const violations = [
  [
    'lib/calculators/disk.ts',
    "import { readFileSync as value } from 'node:fs'",
    'rules-do-no-input-or-output',
  ],
  ['lib/programs/process.ts', "import value from 'node:process'", 'rules-do-no-input-or-output'],
  ['lib/calculators/next.ts', "import { cookies as value } from 'next/headers'", 'rules-use-no-framework'],
  ['lib/pass-rates/react.ts', "import { useState as value } from 'react'", 'rules-use-no-framework'],
  ['lib/calculators/loads.ts', "import { value } from '@/lib/data/data'", 'rules-are-handed-their-data'],
  ['lib/calculators/urls.ts', "import { value } from '@/lib/site/urls'", 'rules-know-no-one-above'],
  ['lib/data/urls.ts', "import { value } from '@/lib/site/urls'", 'data-knows-no-one-above'],
  ['lib/site/sends.ts', "import { value } from '../http/responses/json'", 'pages-and-site-are-below-http'],
  [
    'lib/programs/page/sends.ts',
    "import { value } from '@/lib/http/responses/json'",
    'pages-and-site-are-below-http',
  ],
  ['lib/programs/score.ts', "import { value } from './page/words'", 'rules-know-no-one-above'],
  ['lib/numbers/urls.ts', "import { value } from '@/lib/data/data'", 'kernel-imports-nothing-of-ours'],
  ['lib/http/documents.ts', "import { value } from '@/lib/openapi/document'", 'http-is-below-the-documents'],
  ['lib/telemetry/page.ts', "import { value } from '@/app/page'", 'lib-knows-no-page'],
  ['components/reads.tsx', "import { value } from '@/lib/data/read'", 'components-only-show'],
  ['app/tables.ts', "import { value } from '@/lib/data/tables/wages'", 'app-sees-no-tables'],
  ['app/tested.ts', "import { value } from './x.test'", 'nothing-needs-the-tests'],
  ['server/reads.ts', "import { value } from '@/lib/openapi/document'", 'proxy-knows-http-alone'],
  ['server/routes.ts', "import { value } from '@/lib/http/routes/carries'", 'proxy-knows-http-alone'],
  ['server/main.ts', "import { value } from '@/lib/http/responses/carries'", 'proxy-carries-no-subject'],
  ['browser/formats.ts', "import { value } from '@/lib/site/urls'", 'browser-is-alone'],
  ['lib/site/development.ts', "import value from 'ajv'", 'what-is-shipped-is-a-dependency'],
  ['lib/site/lost.ts', "import { value } from './nowhere'", 'resolvable'],
  ['lib/site/cycle-too.ts', "import { value } from './cycle'", 'no-cycles'],
] as const;

const allowed = [
  ['lib/http/responses/carries.ts', "import { value } from '@/lib/data/tables/wages'"],
  ['lib/http/routes/carries.ts', "import { value } from '@/lib/site/urls'"],
  ['server/errors.ts', "import { value } from '@/lib/http/responses/json'"],
  // The other end of the cycle, which is reported once.
  ['lib/site/cycle.ts', "import { value } from './cycle-too'"],
  ['lib/calculators/pure.ts', "import { value } from '@/lib/data/tables/wages'"],
  ['lib/calculators/types.ts', "import type { Shape as value } from '@/lib/data/data'"],
  ['lib/data/states.ts', "import { value } from '@/lib/places/states'"],
  ['lib/programs/page/urls.ts', "import { value } from '@/lib/site/urls'"],
  ['lib/http/links.ts', "import { value } from '@/lib/site/urls'"],
  ['app/page.tsx', "import { value } from '@/lib/data/data'"],
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'layers-'));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

beforeAll(() => {
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { module: 'esnext', paths: { '@/*': ['./*'] } } }),
  );
  write('package.json', JSON.stringify({ dependencies: { next: '*', react: '*' } }));
  for (const file of imported) write(file, 'export const value = 1;\nexport type Shape = 1;\n');
  for (const [file, statement] of [...violations, ...allowed])
    write(file, `${statement};\nexport { value };\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

const report = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })),
  }),
});

it('the layer rules catch each import that points up or out, and no other', { timeout: 60_000 }, () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...[
        '--config',
        path.resolve('.dependency-cruiser.cjs'),
        '--output-type',
        'json',
        'app',
        'browser',
        'components',
        'lib',
        'server',
      ],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const found = report.parse(JSON.parse(stdout)).summary.violations;
  const asLines = (list: readonly (readonly [string, string])[]) =>
    list.map((pair) => pair.join(': ')).sort();
  expect(asLines(found.map(({ from, rule }) => [from, rule.name]))).toEqual(
    asLines(violations.map(([file, , rule]) => [file, rule])),
  );
});
