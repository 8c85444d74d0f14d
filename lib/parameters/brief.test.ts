import { expect, it } from 'vitest';
import { briefParameters } from './brief';
import { boolean, decimal, enumeration, freeText, optional } from './declare';

it('names the values of a short list, else an example, and says what is required', () => {
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`value-${index}`, 'label']));
  const described = briefParameters({
    degree: enumeration({ ADN: 'Associate', BSN: 'Bachelor' }, { description: 'Which.', example: 'BSN' }),
    state: optional(enumeration(many, { description: 'Where.', example: 'value-3' })),
    income: decimal({
      description: 'How much.',
      example: 30_000,
      default: 0,
      minimum: 0,
      maximum: 9,
      outside: 'refuse',
    }),
    done: boolean({ description: 'Whether.', example: true, default: false }),
    cursor: optional({ ...freeText({ description: 'Where to go on.', example: '', maximumLength: 9 }) }),
  });
  expect(described).toEqual([
    { text: 'degree=ADN|BSN', isRequired: true },
    { text: 'state=value-3', isRequired: false },
    { text: 'income=30000', isRequired: false },
    { text: 'done=true|false', isRequired: false },
    { text: 'cursor', isRequired: false },
  ]);
});
