import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { codeGiven } from './code-given';

function coded(text: string, typed: readonly string[]) {
  const paragraph = h('p', text);
  codeGiven(typed)()({ type: 'root', children: [paragraph] });
  return paragraph.children.map((child) =>
    child.type === 'element' ? `<${child.tagName}>` : 'value' in child ? child.value : '',
  );
}

it('writes what was typed as code where it is repeated in quotation marks', () => {
  expect(coded('For “http://evil.example” and “http://evil.example”.', ['http://evil.example'])).toEqual([
    'For ',
    '<code>',
    ' and ',
    '<code>',
    '.',
  ]);
});

it('knows it again where it was shortened, or quoted otherwise', () => {
  expect(coded('No program is called "http://evil.exam…".', ['HTTP://evil.example'])).toEqual([
    'No program is called ',
    '<code>',
    '.',
  ]);
});

it('leaves all other words, quoted or not', () => {
  expect(coded('The school “Ohio” in Ohio', ['texas', ''])).toEqual(['The school “Ohio” in Ohio']);
});
