import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { attributes, elements, textOf } from '@/tests/support/markup';
import { InlineSelect, NumberField, SelectField, TextField } from './field';

const options = [
  { value: 'none', label: 'None' },
  { value: 'cna', label: 'CNA', hint: 'Or medical assistant' },
];
const common = { name: 'field', label: 'A label', hint: 'A hint', error: 'Enter a number' };

const fields: [string, ReactElement][] = [
  ['a select', <SelectField {...common} options={options} key="select" />],
  ['a number', <NumberField {...common} key="number" />],
  ['a text', <TextField {...common} key="text" />],
];

describe.each(fields)('%s', (_, field) => {
  const markup = renderToStaticMarkup(field);

  it('is described by its hint and its error', () => {
    expect(attributes(markup, 'aria-describedby')[0]).toBe('field-hint field-error');
    expect(markup).toContain('id="field-hint"');
    expect(textOf(markup)).toContain('Error: Enter a number');
  });

  it('has a control with the id that the error summary links to', () => {
    expect(markup).toMatch(/<(?:input|select)[^>]* id="field"/);
  });

  it('has a label', () => {
    expect(textOf([...elements(markup, 'label'), ...elements(markup, 'legend')].join(' '))).toContain(
      'A label',
    );
  });
});

it('says what is wrong with a select in a row beside it', () => {
  const select = <InlineSelect name="per" label="Pay for" error="Choose a year" options={options} value="" />;
  const markup = renderToStaticMarkup(select);
  expect(attributes(markup, 'aria-describedby')).toEqual(['per-error']);
  expect(markup).toContain('id="per-error"');
  expect(textOf(markup)).toContain('Error: Choose a year');
});

describe('a field without hint or error', () => {
  it('is described by nothing', () => {
    const markup = renderToStaticMarkup(<NumberField name="gpa" label="GPA" />);
    expect(markup).not.toContain('aria-');
  });
});

describe('chosen values', () => {
  it('are selected', () => {
    const markup = renderToStaticMarkup(<SelectField name="x" label="X" options={options} value="cna" />);
    expect(markup).toContain('<option value="cna" selected="">');
  });

  it('keep a zero', () => {
    expect(renderToStaticMarkup(<NumberField name="x" label="X" value={0} />)).toContain('value="0"');
  });

  it('are none where a choice is still to be made', () => {
    const markup = renderToStaticMarkup(
      <SelectField name="x" label="X" options={options} placeholder="Choose one" />,
    );
    expect(markup).toContain('<option value="" selected="">Choose one</option>');
  });

  it('that were refused are shown again', () => {
    expect(renderToStaticMarkup(<NumberField name="x" label="X" value="3,4" />)).toContain('value="3,4"');
  });
});
