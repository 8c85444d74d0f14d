import { expect, it } from 'vitest';
import { parameters as readinessParameters } from '@/lib/calculators/admission-readiness/parameters';
import { startingPoints } from '@/lib/calculators/lpn-pathway/page/starting-points';
import { answeredTypes } from '@/lib/calculators/nursing-roi/program-types';
import { calculatorPage } from '@/lib/calculators/page/registry';
import type { FieldView } from '@/lib/parameters/form';
import { programCredentials } from '@/lib/programs/credentials';
import { finderParameters } from '@/lib/programs/finder/parameters';
import { shortTypes } from '@/lib/programs/page/finder-fields';
import { exampleData } from '@/tests/support/data';
import { emptyFields } from './options/parameters';

const data = exampleData();

/** What a select offers, by value. */
function choicesOf(fields: readonly FieldView[], name: string): Record<string, string> {
  const control = fields.find((field) => field.name === name)?.control;
  if (control?.kind !== 'select') throw new Error(`${name} is no select`);
  return Object.fromEntries(control.choices.map(({ value, label }) => [value, label]));
}

const formOf = (id: string) => calculatorPage(id).read(new URLSearchParams(), data).form.fields;

it('home and routes ask for the starting point by one list', () => {
  expect(choicesOf(emptyFields, 'now')).toEqual(startingPoints);
  expect(choicesOf(formOf('lpn-pathway'), 'starting_point')).toEqual(startingPoints);
});

it('finder and calculators know program types of one list, by the same words', () => {
  const types = Object.keys(programCredentials);
  const { groups = {} } = finderParameters.credential.several ?? {};
  expect(Object.keys(shortTypes).toSorted()).toEqual([...types, ...Object.keys(groups)].toSorted());
  expect(choicesOf(formOf('nursing-roi'), 'degree')).toEqual(
    Object.fromEntries(answeredTypes.map((type) => [type, shortTypes[type]])),
  );
  expect(types).toEqual(expect.arrayContaining([...readinessParameters.program_type.allowedValues]));
});
