import type { PositionsView, PositionView } from '@/lib/programs/page/school/positions';
import { percent } from '../../charts/scales';
import { Section } from '../../parts/section/section';

const HEIGHT = 20;
const MIDDLE = HEIGHT / 2;
/** The track ends where the marks of both ends are still whole. */
const MARGIN_PERCENT = 2;

const place = (share: number) => percent(MARGIN_PERCENT + (100 - 2 * MARGIN_PERCENT) * share);

function Line({ row: { at, middleAt } }: { readonly row: PositionView }) {
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      <line className="position-track" x1={place(0)} x2={place(1)} y1={MIDDLE} y2={MIDDLE} />
      <line className="position-middle" x1={place(middleAt)} x2={place(middleAt)} y1="1" y2={HEIGHT - 1} />
      <circle className="position-own" cx={place(at)} cy={MIDDLE} r="7" />
    </svg>
  );
}

function Position({ row }: { readonly row: PositionView }) {
  const { label, value, beside, lowest, highest, programs, text } = row;
  return (
    <li>
      <p className="position-label">
        <span>{label}</span>{' '}
        <span className="position-value" aria-hidden="true" data-markdown-ignore>
          <b>{value}</b>, {beside}
        </span>
        <span className="visually-hidden">{text}</span>
      </p>
      <Line row={row} />
      <p className="position-ends" aria-hidden="true" data-markdown-ignore>
        <span>{lowest}</span>
        <span>{programs}</span>
        <span>{highest}</span>
      </p>
    </li>
  );
}

/** Where the program is among the others of its type in the state; nothing where too little is known to compare. */
export function Positions({ heading, rows }: PositionsView) {
  if (rows.length === 0) return null;
  return (
    <Section id="position" heading={heading}>
      <ul className="positions plain-list">
        {rows.map((row) => (
          <Position key={row.id} row={row} />
        ))}
      </ul>
      <p className="position-key" aria-hidden="true" data-markdown-ignore>
        <svg width="14" height="14" aria-hidden="true">
          <circle className="position-own" cx="7" cy="7" r="6" />
        </svg>{' '}
        this school{' '}
        <svg width="6" height="16" aria-hidden="true">
          <line className="position-middle" x1="3" x2="3" y1="0" y2="16" />
        </svg>{' '}
        the middle, programs that no accreditor lists too
      </p>
    </Section>
  );
}
