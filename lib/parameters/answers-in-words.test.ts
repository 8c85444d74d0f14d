import { expect, it } from 'vitest';
import { answersInWords } from './answers-in-words';
import { decimal, enumeration, freeText } from './declare';
import { type FieldView, type FieldWords, fieldOf } from './form';

const described = { description: 'What it is.' };
const amount = decimal({ ...described, example: 8000, minimum: 0, maximum: 1e6, outside: 'refuse' });
const words = (label: string, more: Partial<FieldWords> = {}): FieldWords => ({
  label,
  error: 'Enter',
  ...more,
});
const grants = fieldOf('grants', amount, words('Grants', { prefix: '$' }), { value: '8000' });
const fields: readonly FieldView[] = [
  fieldOf(
    'degree',
    enumeration({ ADN: 'associate degree' }, { ...described, example: 'ADN' }),
    words('Degree'),
    {
      value: 'ADN',
    },
  ),
  grants,
  { ...grants, value: '17.5', label: 'Pay' },
  fieldOf('wait', amount, words('How long is the wait?', { suffix: 'months' }), { value: '12' }),
  fieldOf('near', freeText({ ...described, example: 'Dayton', maximumLength: 9 }), words('Near'), {
    value: 'Dayton',
  }),
];

it('says every answer behind its label, as people write it', () => {
  expect(answersInWords(fields)).toBe(
    'Degree: Associate degree; Grants: $8,000; Pay: $17.50; How long is the wait: 12 months; Near: Dayton',
  );
});

it('leaves out what is empty, hidden or does not count, and takes the words that a field has of its own', () => {
  const others: readonly FieldView[] = [
    { ...grants, value: '' },
    { ...grants, control: { kind: 'hidden' } },
    { ...grants, inWords: null },
    { ...grants, value: '', inWords: 'not known yet' },
  ];
  expect(answersInWords(others)).toBe('Grants: not known yet');
});
