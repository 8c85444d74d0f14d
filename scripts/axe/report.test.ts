import { expect, it } from 'vitest';
import { renderReport } from './report';
import type { Findings } from './run';

const where = { date: '2026-11-28', node: 'v20.20.2', cores: 2, loadBefore: 1.25, loadAfter: 2 };
const clean: Findings = { version: '4.11.4', passed: ['label', 'list'], violations: [], undecided: [] };
const contrast = (element: string, message = 'Low contrast') => ({
  rule: 'color-contrast',
  element,
  message,
});

it('the table has a row for each kind of page and one for all, an element counted once however often it is seen', () => {
  const wrong = { ...clean, passed: ['label'], violations: [contrast('<a>')] };
  const text = renderReport(
    [
      { name: 'home', states: [], checks: [clean, clean] },
      {
        name: 'state',
        states: ['Ohio', 'Alaska'],
        checks: [wrong, { ...wrong, passed: ['color-contrast'] }],
      },
    ],
    where,
  );
  expect(text).toContain('load average 1.3 before and 2.0 after; axe-core 4.11.4.');
  expect(text).toContain('| home |  | 2 | 2 | 0 | 0 |');
  expect(text).toContain('| state | Ohio; Alaska | 2 | 1 | 1 | 0 |');
  expect(text).toContain('| all |  | 4 | 2 | 1 | 0 |');
  expect(text).not.toContain('cannot decide');
});

it('lists what axe cannot decide with its reason, the most frequent first', () => {
  const undecided = [
    contrast('<p>', 'Overlapped'),
    contrast('<b>', 'On an image'),
    contrast('<i>', 'On an image'),
  ];
  const text = renderReport([{ name: 'home', states: [], checks: [{ ...clean, undecided }] }], where);
  expect(text).toContain('| home |  | 1 | 2 | 0 | 3 |');
  expect(text.split('\n').slice(-2)).toEqual([
    '- `color-contrast`: On an image (2 elements)',
    '- `color-contrast`: Overlapped (1 element)',
  ]);
});
