import { formatCount, formatPercentChange } from '@/lib/numbers/format';
import { type NationalPay, type Projection, projectionLines } from '@/lib/places/page/salaries';
import { areaName, nation } from '@/lib/places/states';
import { shortSources } from '@/lib/site/short-sources';
import { list, uncapitalized } from '@/lib/text/words';
import { Section } from '../../parts/section/section';
import { SourceNote } from '../../parts/source-note/source-note';

const NOT_PUBLISHED = 'Not published';

export interface OutlookProps {
  readonly occupations: readonly NationalPay[];
  /** Place that the page is about, in words. */
  readonly place: string;
}

interface Line {
  readonly name: string;
  readonly projection: Projection;
}

function OutlookTable({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <table className="pay-list">
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col" className="numeric">
            Growth
          </th>
          <th scope="col" className="numeric">
            Openings a year
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, projection }) => (
          <tr key={`${name} ${projection.period}`}>
            <th scope="row">{`${name}, ${projection.period}`}</th>
            <td className="numeric">{formatPercentChange(projection.growthPercent)}</td>
            <td className="numeric">
              {projection.annualOpenings === null ? NOT_PUBLISHED : formatCount(projection.annualOpenings)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "RNs, 2024-34: +5%, 189,100 openings a year." */
function OutlookLines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="plain-list stack">
      {lines.map(({ name, projection: { period, growthPercent, annualOpenings } }) => (
        <li key={`${name} ${period}`}>
          {name}, {period}: <b>{formatPercentChange(growthPercent)}</b>
          {annualOpenings === null
            ? '; openings not published.'
            : `, ${formatCount(annualOpenings)} openings a year.`}
        </li>
      ))}
    </ul>
  );
}

/** Projected growth of occupations, each with the years that it is for. */
export function Outlook({ occupations, place }: OutlookProps) {
  const us = areaName(nation.slug);
  const lines = projectionLines(occupations);
  const known = lines.flatMap(({ name, projection }) => (projection ? [{ name, projection }] : []));
  const without = lines.filter(({ projection }) => projection === null);
  return (
    <Section id="growth" heading="Job outlook, nationwide">
      {occupations.length > 1 ? <OutlookTable lines={known} /> : <OutlookLines lines={known} />}
      {without.length > 0 && (
        <p>We have no outlook for {list(without.map(({ name }) => uncapitalized(name)))}.</p>
      )}
      <p className="muted">
        {place !== us && `BLS publishes this for the whole country, not for ${place}. `}
        Openings count people who leave, too. Don’t compare projections of different years.
      </p>
      <SourceNote sources={shortSources('projections')} />
    </Section>
  );
}
