import { sum } from 'd3-array';
import { roundTo } from '@/lib/numbers/rounding';
import type { CsvRecord } from '../../../csv';
import { type AwardDetail, bothYears } from './detail';
import { anesthesia, isPractical, midwifery, nursingAssistants } from './fields';
import { longCertificates, shortCertificates } from './levels';

type Fields = ReadonlySet<string>;

const anesthesiaFields: Fields = new Set([anesthesia]);
const midwiferyFields: Fields = new Set([midwifery]);
const practitionerFields: Fields = new Set([
  '51.3803',
  '51.3805',
  '51.3806',
  '51.3809',
  '51.3810',
  '51.3814',
  '51.3821',
  '51.3822',
]);
/** Administration, education and others that are no trade of their own; general nursing is not among them. */
const otherFields: Fields = new Set([
  '51.3203',
  '51.3802',
  '51.3808',
  '51.3811',
  '51.3813',
  '51.3818',
  '51.3899',
]);

/** Shares of a unit's awards from which a field makes the kind of all of them. */
const HALF = 0.5;
const MOST = 0.6;

const SHARE_DECIMALS = 2;
const AIDE_SHARE_DECIMALS = 3;

const shareText = (share: number, decimals: number) => roundTo(share, decimals).toFixed(decimals);

type Counted = Pick<AwardDetail, 'cip' | 'level' | 'older' | 'newer'>;

/** Share of the awards of both years that are counted in; undefined where there are none. */
function shareOf<Row extends Counted>(rows: readonly Row[], isCounted: (row: Row) => boolean) {
  const all = sum(rows, bothYears);
  return all === 0 ? undefined : sum(rows.filter(isCounted), bothYears) / all;
}

interface Kind {
  readonly msn_kind: string;
  readonly kind_basis: string;
}

/** Kinds of an MSN by fields, the first that applies; a DNP has the first and the third. */
const kindsByField: readonly {
  readonly kind: Kind;
  readonly fields: Fields;
  readonly from: number;
  readonly isOfDnp: boolean;
}[] = [
  {
    kind: { msn_kind: 'anesthesia', kind_basis: '51.3804 is half or more of the awards' },
    fields: anesthesiaFields,
    from: HALF,
    isOfDnp: true,
  },
  {
    kind: { msn_kind: 'midwifery', kind_basis: '51.3807 is half or more of the awards' },
    fields: midwiferyFields,
    from: HALF,
    isOfDnp: false,
  },
  {
    kind: { msn_kind: 'nurse practitioner', kind_basis: 'NP fields are 60 % or more of the awards' },
    fields: practitionerFields,
    from: MOST,
    isOfDnp: true,
  },
  {
    kind: {
      msn_kind: 'other',
      kind_basis: 'administration, education and other fields are 60 % or more of the awards',
    },
    fields: otherFields,
    from: MOST,
    isOfDnp: false,
  },
];

const mixedMsn = 'no field has 60 % of the awards, or the field is general nursing';
const fieldBases: ReadonlySet<string> = new Set([
  '',
  mixedMsn,
  ...kindsByField.map(({ kind }) => kind.kind_basis),
]);

function kindByField(rows: readonly Counted[], isDnp: boolean): Kind {
  const found = kindsByField.find(
    ({ fields, from, isOfDnp }) =>
      (isOfDnp || !isDnp) && (shareOf(rows, ({ cip }) => fields.has(cip)) ?? 0) >= from,
  );
  if (found) return found.kind;
  if (sum(rows, bothYears) === 0) return { msn_kind: '', kind_basis: '' };
  return { msn_kind: 'mixed', kind_basis: isDnp ? '' : mixedMsn };
}

/**
 * Kind of an MSN or DNP, and the shares of the trades among its awards. A kind that rests on pay, on examinations or
 * on the program's name is kept.
 */
export function kindColumns(rows: readonly Counted[], isDnp: boolean, held: CsvRecord | undefined) {
  const { msn_kind = '', kind_basis = '' } = held ?? {};
  const kind = fieldBases.has(kind_basis) ? kindByField(rows, isDnp) : { msn_kind, kind_basis };
  const share = (fields: Fields) => {
    const counted = shareOf(rows, ({ cip }) => fields.has(cip));
    return counted === undefined ? '' : shareText(counted, SHARE_DECIMALS);
  };
  return {
    ...kind,
    share_anesthesia: share(anesthesiaFields),
    share_np: share(practitionerFields),
    share_midwifery: share(midwiferyFields),
  };
}

const certificates: ReadonlySet<string> = new Set([...longCertificates, ...shortCertificates]);
const aides: ReadonlySet<string> = new Set(shortCertificates);

/** Share of a unit's certificates of practical nursing that are for nursing assistants; "" where it has none. */
export function aideShare(rowsOfUnit: readonly Counted[]): string {
  const share = shareOf(
    rowsOfUnit.filter(({ cip, level }) => isPractical(cip) && certificates.has(level)),
    ({ cip, level }) => cip === nursingAssistants || aides.has(level),
  );
  return share === undefined ? '' : shareText(share, AIDE_SHARE_DECIMALS);
}
