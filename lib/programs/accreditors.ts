/** Whose list can be asked for. State agencies are one choice: each accredits in its own state only. */
export const accreditorNames = {
  CCNE: 'Commission on Collegiate Nursing Education',
  ACEN: 'Accreditation Commission for Education in Nursing',
  CNEA: 'NLN Commission for Nursing Education Accreditation',
  state: 'state agency recognized for nursing accreditation',
} as const;
export type Accreditor = keyof typeof accreditorNames;
