import type { ElementContent } from 'hast';
import { Fragment, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parsed } from '@/tests/support/markdown';
import { markupOf } from './markup-of';

/** What React renders, read as HTML, without positions and classes. */
function rendered(node: ReactNode): unknown {
  const plain = (of: ElementContent): unknown => {
    if (of.type !== 'element') return { type: of.type, value: 'value' in of ? of.value : undefined };
    const { className: _, style: __, ...properties } = of.properties;
    return { type: of.type, tagName: of.tagName, properties, children: of.children.map(plain) };
  };
  return parsed(renderToStaticMarkup(node)).map(plain);
}

const Term = ({ children, of }: { readonly children?: ReactNode; readonly of: number }) => (
  <p className="term" style={{ color: 'red' }}>
    {children}: {of}
    {of > 1 && ' years'}
    {null}
  </p>
);

const Waiting = async () => 'Ohio';

const Wrapper = ({ children }: { readonly children: ReactNode }) => <section>{children}</section>;

describe('markupOf', () => {
  it.each<readonly [string, ReactNode]>([
    [
      'texts, numbers, conditions and lists',
      <Term of={2} key="a">
        {['BSN', ' or ', 3]}
      </Term>,
    ],
    [
      'fragments',
      <Fragment key="b">
        <b>a</b>&amp; <i>{'<b>'}</i>
      </Fragment>,
    ],
    [
      'attributes',
      <form action="/programs" key="c" aria-label="Schools">
        <label htmlFor="state">State</label>
        <input id="state" name="state" aria-describedby="hint error" required disabled={false} />
        <p id="hint" hidden data-markdown-ignore="">
          Ohio
        </p>
        <a rel="next nofollow" href="/programs?page=2" tabIndex={-1}>
          Next<i aria-hidden={true}>→</i>
        </a>
        <table>
          <tbody>
            <tr>
              <th scope="col" colSpan={2}>
                Pay
              </th>
            </tr>
          </tbody>
        </table>
      </form>,
    ],
  ])('holds %s as React renders them', (_, node) => {
    expect(JSON.parse(JSON.stringify(markupOf(node), sorted))).toEqual(
      JSON.parse(JSON.stringify(rendered(node), sorted)),
    );
  });

  it('renders what a wrapper holds instead of the wrapper', () => {
    expect(markupOf(<Wrapper>Ohio</Wrapper>, Wrapper)).toEqual([{ type: 'text', value: 'Ohio' }]);
  });

  it('refuses what is no function of its props', () => {
    expect(() => markupOf(<Suspense>Ohio</Suspense>)).toThrow(/no element of type/);
    expect(() => markupOf(<Waiting />)).toThrow(/waits/);
  });
});

/** Numbers that React was handed are texts in HTML. */
function sorted(_: string, value: unknown) {
  return typeof value === 'number' ? String(value) : value;
}
