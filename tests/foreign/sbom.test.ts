import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { shipped } from '../support/lockfile';

const component = z.object({
  group: z.string().optional(),
  name: z.string(),
  version: z.string(),
  get components() {
    return z.array(component).optional();
  },
});
type Component = z.output<typeof component>;

const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(component) });

const all = (components: readonly Component[]): Component[] =>
  components.flatMap((each) => [each, ...all(each.components ?? [])]);

it('the bill of materials names every package that is shipped, and no other', () => {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const named = all(bill.parse(JSON.parse(stdout)).components).map(
    ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  const locked = shipped.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
  expect(new Set(named)).toEqual(new Set(locked));
});
