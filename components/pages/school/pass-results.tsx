import type { PassHistory } from '@/lib/programs/page/pass-history';
import { RateChart } from '../../charts/rate-chart';
import { SourceNote } from '../../parts/source-note/source-note';

export interface PassResultsProps {
  /** Whose results they are: "BSN". */
  readonly of: string;
  readonly history: PassHistory;
}

/** Results on the licensing exam, year by year; years that are not alike are drawn apart. */
export function PassResults({ of, history: { id, exam, who, series, others, sources } }: PassResultsProps) {
  return (
    <div className="stack">
      {series.map((rows, index) => (
        <RateChart
          key={rows[0]?.label}
          id={index === 0 ? id : `${id}-${index + 1}`}
          subtitle={`${of}: ${who} who passed the ${exam}, in percent, with the range that is likely${index === 0 ? '' : '; years of another kind, not to be compared'}`}
          rows={rows}
        />
      ))}
      {others.length > 0 && (
        <>
          <p>Not drawn, because they cannot be compared with a year:</p>
          <div className="prose">
            <ul>
              {others.map((other) => (
                <li key={other}>{other}</li>
              ))}
            </ul>
          </div>
        </>
      )}
      <SourceNote sources={sources} />
    </div>
  );
}
