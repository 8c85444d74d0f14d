import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { developerView, endpointView } from '@/lib/openapi/reference';
import { paths } from '@/lib/site/urls';
import { exampleData } from '@/tests/support/data';
import { attributes, textOf } from '@/tests/support/markup';
import { DevelopersPage } from './developers-page';
import { EndpointPage } from './endpoint-page';

const view = developerView(exampleData());

/** Expects an anchor for every link within a page, and no anchor twice. */
function expectAnchors(markup: string) {
  const ids = attributes(markup, 'id');
  const links = attributes(markup, 'href').filter((href) => href.startsWith('#'));
  expect(links.filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
}

describe('the page for developers', () => {
  const markup = renderToStaticMarkup(<DevelopersPage view={view} />);
  const text = textOf(markup);

  it('leads to every endpoint, and keeps its anchor', () => {
    expectAnchors(markup);
    for (const { id, method, path, description } of view.operations) {
      expect(attributes(markup, 'href')).toContain(paths.apiEndpoint(id));
      expect(attributes(markup, 'id')).toContain(id);
      expect(text).toContain(`${method} ${path}`);
      expect(text).toContain(description);
    }
  });

  it('has every error code and every header', () => {
    for (const { code, message } of view.errors) {
      expect(markup).toContain(`<code>${code}</code>`);
      expect(text).toContain(message);
    }
    for (const { name } of view.headers) expect(markup).toContain(`<code>${name}</code>`);
  });
});

describe('the page of an endpoint', () => {
  const views = view.operations.map(({ id }) => {
    const found = endpointView(id);
    if (!found) throw new Error(`No operation is called ${id}`);
    return found;
  });

  it.each(views.map((shown) => [shown.operation.path, shown] as const))(
    'has %s with its parameters, examples and bodies',
    (path, { operation, bodies }) => {
      const markup = renderToStaticMarkup(<EndpointPage view={{ operation, bodies }} />);
      const text = textOf(markup);
      expectAnchors(markup);
      expect(text).toContain(`${operation.method} ${path}`);
      for (const parameter of operation.parameters) {
        expect(text).toContain(parameter.name);
        for (const value of parameter.values) expect(markup).toContain(`<code>${value}</code>`);
      }
      for (const { code } of operation.examples) expect(text).toContain(code.replace(/\s+/g, ' '));
      for (const name of operation.responses.flatMap((response) => response.bodies)) {
        expect(attributes(markup, 'id')).toContain(`body-${name}`);
      }
    },
  );

  it('leaves out no body of the document', () => {
    const shown = new Set(views.flatMap(({ bodies }) => bodies.map(({ name }) => name)));
    expect(view.bodies.filter(({ name }) => !shown.has(name))).toEqual([]);
  });

  it('is of no name that no operation has', () => {
    expect(endpointView('getNothing')).toBeUndefined();
  });
});
