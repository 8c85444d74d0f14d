import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { enumeration, freeText, optional, wholeNumber } from '@/lib/parameters/declare';
import { fieldOf } from '@/lib/parameters/form';
import { several } from '@/lib/parameters/several';
import { attributes } from '@/tests/support/markup';
import { DeclaredFields } from './declared-field';

const given = (value: string | readonly string[], error?: string) => ({ value, error });
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

  it('with parts has their list in its row, other parts below and hidden ones in the form', () => {
    const number = wholeNumber({ description: '', example: 1, minimum: 0, maximum: 9 });
    const unit = enumeration({ year: 'a year', hour: 'an hour' }, { description: '', example: 'year' });
    const hidden = { ...fieldOf('sure', number, words, given('3')), control: { kind: 'hidden' } as const };
    const parts = [
      fieldOf('per', unit, { ...words, label: 'Pay for' }, given('hour')),
      fieldOf('hours', number, words, given('8')),
      hidden,
    ];
    const markup = show({ ...fieldOf('pay', number, words, given('')), placeholder: '36,820', parts });
    const [row = ''] = /<div class="control-affixed">.*?<\/div>/.exec(markup) ?? [];
    expect(attributes(row, 'name')).toEqual(['pay', 'per']);
    expect(row).toContain('placeholder="36,820"');
    expect(row).toContain('<label class="visually-hidden" for="per">Pay for</label>');
    expect(row).toContain('<option value="hour" selected="">An hour</option>');
    expect(attributes(markup, 'name')).toEqual(['pay', 'per', 'hours', 'sure']);
    expect(markup).toContain('<input type="hidden" id="sure" name="sure" value="3"/>');
  });

  it('of free text is a text field', () => {
    const text = optional(freeText({ description: '', example: 'x', maximumLength: 9 }));
    const markup = show(fieldOf('query', text, words, given('cleveland')));
    expect(markup).toContain('type="text"');
    expect(attributes(markup, 'value')).toEqual(['cleveland']);
  });

  it('that has several values lists them as checked boxes, and the control adds another', () => {
    const letters = optional(
      several(enumeration({ a: 'one', b: 'two', c: 'three' }, { description: '', example: 'a' }), {
        most: 3,
      }),
    );
    const markup = show(fieldOf('letter', letters, { ...words, any: 'Any' }, given(['a', 'b'])));
    expect(markup.match(/<input type="checkbox"[^>]* checked=""/g)).toHaveLength(2);
    expect(markup).toContain('<option value="" selected="">Add another</option>');
    expect(attributes(markup, 'name')).toEqual(['letter', 'letter', 'letter']);
  });
});
