import { type Column, DataTable } from '@/components/parts/data-table/data-table';
import type { Comparison, ComparisonHeading } from '@/lib/calculators/page/view';

type Row = Comparison['rows'][number];

function Heading({ label, href }: ComparisonHeading) {
  return href ? <a href={href}>{label}</a> : label;
}

/** Answers side by side, each with a link to its own page. */
export function CalculatorComparison({
  id,
  comparison,
}: {
  readonly id: string;
  readonly comparison: Comparison;
}) {
  const { caption, corner, columns, rows } = comparison;
  const linked = columns.filter(({ href }) => href !== null);
  return (
    <div className="calculator-comparison stack">
      <DataTable
        id={id}
        caption={caption}
        columns={[
          { id: 'heading', header: corner, cell: (row: Row) => <Heading {...row} /> },
          ...columns.map(
            ({ id: columnId, label, detail = false }, index): Column<Row> => ({
              id: columnId,
              header: label,
              detail,
              cell: ({ cells }) => cells[index],
            }),
          ),
        ]}
        rows={rows}
        rowKey={(row) => row.id}
      />
      {linked.length > 0 && (
        <p className="cluster">
          {linked.map((column) => (
            <span key={column.id}>
              <Heading {...column} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
