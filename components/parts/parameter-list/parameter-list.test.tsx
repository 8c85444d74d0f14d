import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '@/tests/support/markup';
import { ParameterList } from './parameter-list';

it('gives value, kind, date and basis of each constant, its source named', () => {
  const markup = renderToStaticMarkup(
    <ParameterList
      parameters={[
        {
          id: 'months',
          name: 'Length of a BSN',
          value: '48 months',
          kind: 'measured',
          asOf: '2024',
          basis: 'Usual length.',
          sourceUrl: 'https://nces.ed.gov',
        },
      ]}
    />,
  );
  expect(textOf(markup)).toBe(
    'Length of a BSN48 months(measured, 2024) Usual length. Source of Length of a BSN',
  );
  expect(markup).toContain('id="months"');
});
