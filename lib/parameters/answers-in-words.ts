import { formatCount, formatDollarsAsGiven } from '@/lib/numbers/format';
import { repeated } from '@/lib/text/quoted';
import type { FieldView } from './form';

/** A number as people write it, with its signs: "$8,000", "12 months", "3.4". */
function numberInWords(
  value: string,
  { prefix, suffix }: { prefix?: string | undefined; suffix?: string | undefined },
) {
  const number = Number(value);
  if (prefix === '$') return formatDollarsAsGiven(number);
  const text = Number.isInteger(number) ? formatCount(number) : value;
  return suffix === undefined ? text : `${text} ${suffix}`;
}

/** The value of a field for a reader; undefined where it has none. */
function valueInWords({ value, chosen, control, inWords }: FieldView): string | undefined {
  if (inWords !== undefined) return inWords ?? undefined;
  if (chosen.length > 0) return chosen.map(({ label }) => label).join(', ');
  if (value === '' || control.kind === 'hidden') return undefined;
  if (control.kind === 'number') return numberInWords(value, control);
  if (control.kind === 'text') return repeated(value);
  const choices = [...control.choices, ...control.groups.flatMap((group) => group.choices)];
  return choices.find((choice) => choice.value === value)?.label;
}

/** Everything that a form was answered with, each answer with its label: "State: Ohio; Program type: BSN". */
export const answersInWords = (fields: readonly FieldView[]): string =>
  fields
    .flatMap((field) => {
      const said = valueInWords(field);
      return said === undefined ? [] : [`${field.label.replace(/\?$/, '')}: ${said}`];
    })
    .join('; ');
