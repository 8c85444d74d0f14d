import { expect, it } from 'vitest';
import { loadData } from '../data';
import { closures, firstDegreeBsn, nameAliases } from './catalogue-facts';

const data = loadData();

const isSaid = (notes: readonly string[] | undefined, words: string) =>
  expect((notes ?? []).join(' ')).toContain(words);

it('the notes of a table count its rows as they are', () => {
  const degrees = data.rows('first_degree_bsn');
  const withEvidence = (evidence: 'yes' | 'inferred') =>
    degrees.filter(({ rn_to_bsn_evidence }) => rn_to_bsn_evidence === evidence).length;
  const presumed = degrees.filter(({ confidence }) => confidence === 'low').length;
  isSaid(firstDegreeBsn.notes, `Confidence low (${presumed} rows)`);
  isSaid(
    firstDegreeBsn.notes,
    `proved at ${withEvidence('yes')} institutions and inferred at ${withEvidence('inferred')}`,
  );

  const closed = data.rows('closures').filter(({ status }) => status === 'closed');
  const inIpeds = closed.filter(({ unitid }) => data.institution(unitid)?.in_latest_ipeds);
  const unsure = data.rows('closures').filter(({ confidence }) => confidence !== 'high');
  isSaid(closures.notes, `${inIpeds.length} of the ${closed.length} closed ones are in IPEDS 2024`);
  isSaid(closures.notes, `medium or low (${unsure.length} rows)`);

  const shared = data.rows('name_aliases').filter(({ units_with_alias: units }) => units > 1);
  isSaid(nameAliases.notes, `(${shared.length.toLocaleString('en-US')} rows)`);
});
