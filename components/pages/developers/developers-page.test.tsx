import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { developerView } from '@/lib/openapi/reference';
import { exampleData } from '@/tests/support/data';
import { attributes, textOf } from '@/tests/support/markup';
import { DevelopersPage } from './developers-page';

const view = developerView(exampleData());
const markup = renderToStaticMarkup(<DevelopersPage view={view} />);
const text = textOf(markup);
const ids = new Set(attributes(markup, 'id'));

describe('the page for developers', () => {
  it.each(view.operations.map((operation) => [operation.path, operation] as const))(
    'has %s with its parameters and examples',
    (path, { id, method, description, parameters, examples }) => {
      expect(ids).toContain(id);
      expect(text).toContain(`${method} ${path}`);
      expect(text).toContain(description);
      for (const parameter of parameters) {
        expect(text).toContain(parameter.name);
        for (const value of parameter.values) expect(markup).toContain(`<code>${value}</code>`);
      }
      for (const { code } of examples) expect(text).toContain(code.replace(/\s+/g, ' '));
    },
  );

  it('has every error code, every header and every body', () => {
    for (const { code, message } of view.errors) {
      expect(markup).toContain(`<code>${code}</code>`);
      expect(text).toContain(message);
    }
    for (const { name } of view.headers) expect(markup).toContain(`<code>${name}</code>`);
    for (const { name } of view.bodies) expect(ids).toContain(`body-${name}`);
  });

  it('has an anchor for every link within the page, and no anchor twice', () => {
    const links = attributes(markup, 'href').filter((href) => href.startsWith('#'));
    expect(links.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
    expect(attributes(markup, 'id')).toHaveLength(ids.size);
  });
});
