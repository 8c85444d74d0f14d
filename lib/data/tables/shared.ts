import { column } from '../columns';

/** Columns that say where a row came from. */
export const provenance = {
  source_name: column.text('Publisher and publication'),
  source_url: column.text("Address of the publisher's document"),
  obtained_from: column.text('Copy that was actually read'),
};

/** How sure a constant is: `defined` by what it is, `measured` by someone, `judged` by us from evidence, or `assumed`. */
export const constantKinds = ['defined', 'measured', 'judged', 'assumed'] as const;
export type ConstantKind = (typeof constantKinds)[number];

/** Columns that every constant of `content/parameters` carries. */
export const constantProvenance = {
  as_of: column.text('Year or month that the value holds for', { pattern: '^\\d{4}(-\\d{2})?$' }),
  kind: column.oneOf(constantKinds, 'How sure it is: defined, measured, judged or assumed'),
  basis: column.text('What the value rests on'),
};
