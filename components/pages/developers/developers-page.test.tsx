import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { developerView } from '@/lib/openapi/reference';
import { paths } from '@/lib/site/urls';
import { exampleData } from '@/tests/support/data';
import { attributes, textOf } from '@/tests/support/markup';
import { BodiesPage } from './bodies-page';
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

  it('has every error code and every header', () => {
    for (const { code, message } of view.errors) {
      expect(markup).toContain(`<code>${code}</code>`);
      expect(text).toContain(message);
    }
    for (const { name } of view.headers) expect(markup).toContain(`<code>${name}</code>`);
  });

  it('has an anchor for every link within the page, and no anchor twice', () => {
    const links = attributes(markup, 'href').filter((href) => href.startsWith('#'));
    expect(links.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
    expect(attributes(markup, 'id')).toHaveLength(ids.size);
  });
});

describe('the page of the bodies', () => {
  const bodies = renderToStaticMarkup(<BodiesPage bodies={view.bodies} />);
  const anchors = new Set(attributes(bodies, 'id'));

  it('has every body, and an anchor for every link to one, on either page', () => {
    for (const { name } of view.bodies) expect(anchors).toContain(`body-${name}`);
    const links = attributes(markup + bodies, 'href').filter((href) =>
      href.startsWith(`${paths.apiBodies}#`),
    );
    expect(links.length).toBeGreaterThan(view.bodies.length);
    expect(links.filter((href) => !anchors.has(href.split('#')[1] ?? ''))).toEqual([]);
  });
});
