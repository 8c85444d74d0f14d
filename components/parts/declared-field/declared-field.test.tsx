import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { enumeration, freeText, optional, wholeNumber } from '@/lib/parameters/declare';
import { fieldOf } from '@/lib/parameters/form';
import { attributes } from '@/tests/support/markup';
import { DeclaredFields } from './declared-field';

const given = (value: string, error?: string) => ({ value, error });
const words = { label: 'Label', hint: null, error: 'Fix it' };
const show = (...fields: Parameters<typeof DeclaredFields>[0]['fields']) =>
  renderToStaticMarkup(<DeclaredFields fields={fields} />);

describe('the control of a parameter', () => {
  it('of a list is a select, whose first choice leaves everything in where it is a filter', () => {
    const filter = optional(enumeration({ a: 'one', b: 'two' }, { description: '', example: 'a' }));
    const markup = show(fieldOf('letter', filter, { ...words, any: 'Any' }, given('b')));
    expect(attributes(markup, 'value')).toEqual(['', 'a', 'b']);
    expect(markup).toContain('<option value="b" selected="">Two</option>');
    expect(markup).not.toContain('required');
  });

  it('of a number is a text field for digits, with its unit', () => {
    const number = wholeNumber({ description: '', example: 1, minimum: 0, maximum: 9 });
    const markup = show(fieldOf('count', number, { ...words, suffix: '%' }, given('x', words.error)));
    expect(markup).toContain('inputMode="decimal"');
    expect(attributes(markup, 'value')).toEqual(['x']);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('Fix it');
  });

  it('of free text is a text field', () => {
    const text = optional(freeText({ description: '', example: 'x', maximumLength: 9 }));
    const markup = show(fieldOf('query', text, words, given('cleveland')));
    expect(markup).toContain('type="text"');
    expect(attributes(markup, 'value')).toEqual(['cleveland']);
  });
});
