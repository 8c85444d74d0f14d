import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elements } from '@/tests/support/markup';
import { JsonLd } from './json-ld';

it('cannot be closed by the data in it', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const [json = '', ...more] = elements(renderToStaticMarkup(<JsonLd data={data} />), 'script');
  expect(more).toEqual([]);
  expect(JSON.parse(json)).toEqual(data);
});
